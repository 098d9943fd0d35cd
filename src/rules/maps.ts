import marne from '../../maps/marne.json' with { type: 'json' };
import vosges from '../../maps/vosges.json' with { type: 'json' };
import type { MapFile } from './types.ts';

/** The maps that come with the game; a test parses each of them. */
export const MAPS: Readonly<Record<string, MapFile>> = { marne: marne as MapFile, vosges: vosges as MapFile };

export function mapOf(map: string | MapFile): MapFile {
  if (typeof map !== 'string') return map;
  const found = MAPS[map];
  if (!found) throw new Error(`unknown map ${map}`);
  return found;
}
