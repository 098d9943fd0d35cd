import { signal } from '@preact/signals';
import { en, type Words } from '../i18n/en.ts';

/** The language in use. */
export const words = signal<Words>(en);
