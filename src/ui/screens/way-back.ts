import { hashOf, openedFrom } from '../../app/route.ts';
import { screens } from '../../i18n/en/screens.ts';

/** Back to where a page like the rule book was opened from. */
export function wayBack(): { readonly href: string; readonly words: string } {
  const from = openedFrom.value ?? { page: 'home' };
  const words = from.page === 'game' ? screens.backToGame : from.page === 'home' ? screens.back : screens.backThere;
  return { href: hashOf(from), words };
}
