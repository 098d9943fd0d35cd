import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createStore, getMany, set } from 'idb-keyval';
import { PACES, type Pace } from './runner.ts';

export const HEX_NAMES = ['off', 'small', 'large'] as const;
export const HANDS = ['right', 'left'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const COLOURS = ['standard', 'distinct'] as const;
export const LIGHTS = ['system', 'day', 'night'] as const;

interface Choices {
  readonly pace: Pace;
  readonly hexNames: (typeof HEX_NAMES)[number];
  /** Where the panel with the buttons lies on a wide screen. */
  readonly hand: (typeof HANDS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** `distinct`: colours that colour-blind eyes tell apart. */
  readonly colours: (typeof COLOURS)[number];
  readonly light: (typeof LIGHTS)[number];
  /** The screen stays on during a game. */
  readonly awake: boolean;
  /** Two against each other: the board is covered between turns. */
  readonly handOver: boolean;
  /** Single letters act in a game. */
  readonly shortcuts: boolean;
}

/** What a player likes; kept from visit to visit. */
export type Settings = { readonly [K in keyof Choices]: Signal<Choices[K]> } & {
  /** Dark, by choice or by the system's wish. */
  readonly night: ReadonlySignal<boolean>;
  /** Nothing glides or falls, by choice or by the system's wish. */
  readonly still: ReadonlySignal<boolean>;
};

/** The wishes set in the system, as far as the browser tells them. */
export interface SystemWishes {
  readonly dark: ReadonlySignal<boolean>;
  readonly still: ReadonlySignal<boolean>;
}

const CHOICES: { readonly [K in keyof Choices]: readonly [usual: Choices[K], ...others: Choices[K][]] } = {
  pace: ['normal', ...PACES],
  hexNames: HEX_NAMES,
  hand: HANDS,
  textSize: TEXT_SIZES,
  motion: MOTIONS,
  colours: COLOURS,
  light: LIGHTS,
  awake: [true, false],
  handOver: [true, false],
  shortcuts: [true, false],
};
const KEYS = Object.keys(CHOICES) as (keyof Choices)[];

/** Reads what was kept; anything odd in the storage counts as never set. */
export async function loadSettings(system: SystemWishes): Promise<Settings> {
  const kept = createStore('trench-club-settings', 'settings');
  // Storage that is switched off throws at once in some browsers, and later in others.
  const trying = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await act();
    } catch {
      return otherwise;
    }
  };
  const found = await trying<readonly unknown[]>(() => getMany<unknown>(KEYS, kept), []);
  const choice = <K extends keyof Choices>(key: K): Signal<Choices[K]> => {
    const before = found[KEYS.indexOf(key)];
    const one = signal<Choices[K]>(CHOICES[key].find((value) => value === before) ?? CHOICES[key][0]);
    let last: unknown = one.value;
    effect(() => {
      if (one.value === last) return;
      last = one.value;
      trying(() => set(key, last, kept), undefined);
    });
    return one;
  };
  const light = choice('light');
  const motion = choice('motion');
  return {
    pace: choice('pace'),
    hexNames: choice('hexNames'),
    hand: choice('hand'),
    textSize: choice('textSize'),
    motion,
    colours: choice('colours'),
    light,
    awake: choice('awake'),
    handOver: choice('handOver'),
    shortcuts: choice('shortcuts'),
    night: computed(() => (light.value === 'system' ? system.dark.value : light.value === 'night')),
    still: computed(() => (motion.value === 'system' ? system.still.value : motion.value === 'less')),
  };
}

/** Follows the wishes the browser reports. */
export function systemWishes(media: (query: string) => MediaQueryList): SystemWishes {
  const follow = (query: string) => {
    const list = media(query);
    const wish = signal(list.matches);
    list.addEventListener('change', () => {
      wish.value = list.matches;
    });
    return wish;
  };
  return { dark: follow('(prefers-color-scheme: dark)'), still: follow('(prefers-reduced-motion: reduce)') };
}
