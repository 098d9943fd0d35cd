import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createStore, get, set } from 'idb-keyval';
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

const store = () => createStore('trench-club-settings', 'settings');

/** Reads what was kept; anything odd in the storage counts as never set. */
export async function loadSettings(system: SystemWishes): Promise<Settings> {
  const kept = store();
  const choice = async <K extends keyof Choices>(
    key: K,
    values: readonly Choices[K][],
    usual: Choices[K],
  ): Promise<Signal<Choices[K]>> => {
    const found: unknown = await get<unknown>(key, kept).catch(() => undefined);
    const one = signal<Choices[K]>(values.find((value) => value === found) ?? usual);
    effect(() => {
      set(key, one.value, kept).catch(() => undefined);
    });
    return one;
  };
  const light = await choice('light', LIGHTS, 'system');
  const motion = await choice('motion', MOTIONS, 'system');
  return {
    pace: await choice('pace', PACES, 'normal'),
    hexNames: await choice('hexNames', HEX_NAMES, 'off'),
    hand: await choice('hand', HANDS, 'right'),
    textSize: await choice('textSize', TEXT_SIZES, 'normal'),
    motion,
    colours: await choice('colours', COLOURS, 'standard'),
    light,
    awake: await choice('awake', [true, false], true),
    handOver: await choice('handOver', [true, false], true),
    shortcuts: await choice('shortcuts', [true, false], true),
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
