import { describe, expect, it } from 'vitest';
import {
  type Challenge,
  CODE_REFUSALS,
  challengeOf,
  makeCode,
  opponentsOf,
  readCode,
  setupOf,
} from '../../src/app/challenge.ts';
import { screens } from '../../src/i18n/en/screens.ts';
import { MAPS } from '../../src/rules/maps.ts';
import { SLOTS } from '../../src/rules/seats.ts';
import { newGame } from '../../src/rules/setup.ts';
import { DIFFICULTIES, type MatFile, NATIONS, type Nation } from '../../src/rules/types.ts';
import { problemsOf } from '../support/setup.ts';

const PLAIN: Challenge = {
  map: 'marne',
  nation: 'FR',
  automa: 'DE',
  difficulty: 'easy',
  shortGame: false,
  unitLimit: 2,
  seed: 123456789,
};
const MAT: MatFile = {
  format: 'trench-club-mat/1',
  id: 'my-mat',
  name: 'Ours – günstig',
  units: { tank: { price: 6, attack: 7 } },
};
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const why = (text: string) => {
  const read = readCode(text);
  return read.ok ? 'fine' : read.why;
};

describe('a challenge code', () => {
  it('is twelve characters in three groups', () => {
    expect(makeCode(PLAIN)).toMatch(/^1[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  });

  it('stays what it is from version to version', () => {
    expect(makeCode(PLAIN)).toBe('1100-G3NQ-K8NG');
  });

  it('comes back whole, for every map, nation, difficulty and option', () => {
    for (const map of Object.keys(MAPS)) {
      for (const nation of NATIONS) {
        for (const automa of opponentsOf(nation)) {
          for (const difficulty of DIFFICULTIES) {
            for (const [shortGame, unitLimit, seed] of [
              [true, 0, 0],
              [false, 99, 2 ** 32 - 1],
            ] as const) {
              const challenge = { map, nation, automa, difficulty, shortGame, unitLimit, seed };
              expect(readCode(makeCode(challenge))).toEqual({ ok: true, challenge });
              expect(problemsOf(setupOf(challenge))).toEqual([]);
              expect(challengeOf(setupOf(challenge))).toEqual(challenge);
            }
          }
        }
      }
    }
  });

  it('gives two people the same game', () => {
    const read = readCode(makeCode(PLAIN));
    expect(read.ok && newGame(setupOf(read.challenge))).toEqual(newGame(setupOf(PLAIN)));
  });

  it('is read as people type it', () => {
    const code = makeCode({ ...PLAIN, seed: 0 });
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(readCode(typed)).toEqual(readCode(code));
    expect(readCode(code.replaceAll('-', ''))).toEqual(readCode(code));
  });

  it('notices every single wrong character', () => {
    const code = makeCode(PLAIN).replaceAll('-', '');
    for (let i = 1; i < code.length; i++) {
      for (const other of ALPHABET) {
        if (other === code[i]) continue;
        expect(why(code.slice(0, i) + other + code.slice(i + 1))).toBe('check');
      }
    }
  });

  it('notices any two characters that changed places', () => {
    const code = makeCode(PLAIN).replaceAll('-', '');
    for (let i = 1; i < code.length; i++) {
      for (let j = i + 1; j < code.length; j++) {
        if (code[i] === code[j]) continue;
        const swapped = [...code];
        [swapped[i], swapped[j]] = [swapped[j] as string, swapped[i] as string];
        expect(why(swapped.join(''))).toBe('check');
      }
    }
  });

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['1ABC-DEFG-HJKU', 'character'],
    ['1ABC-DEFG-HJK*', 'character'],
    ['3ABC-DEFG-HJKM', 'version'],
    ['2ABC-DEFG-HJKM', 'length'],
    ['2ABC-DEFG-HJKM-NPQ', 'length'],
    ['1ABC-DEFG', 'length'],
    ['1ABC-DEFG-HJKM-N', 'length'],
  ])('"%s" is refused: %s', (text, expected) => {
    expect(why(text)).toBe(expected);
  });

  it('has a sentence for every refusal', () => {
    expect(Object.keys(screens.codeRefusals).sort()).toEqual([...CODE_REFUSALS].sort());
  });
});

describe('a challenge for a team', () => {
  const TEAM: Challenge = { ...PLAIN, toAlly: ['infantry', 'tank', 'countryUnit'] };

  it('is sixteen characters in four groups', () => {
    expect(makeCode(TEAM)).toMatch(/^2[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  it('[CO1] both nations of the side, each slot with its player', () => {
    const [you] = setupOf(TEAM).seats;
    expect(you?.nations).toEqual(['FR', 'GB']);
    expect(you?.slots).toMatchObject({ infantry: 'GB', tank: 'GB', countryUnit: 'GB', fighter: 'FR', transport: 'FR' });
  });

  it('comes back whole, whoever is first and however the slots are shared', () => {
    for (const nation of NATIONS) {
      for (let k = 0; k < 2 ** SLOTS.length; k += 89) {
        const toAlly = SLOTS.filter((_, s) => (k >> s) & 1);
        const automa = opponentsOf(nation)[k % 2] as Nation;
        const challenge: Challenge = { ...TEAM, nation, automa, toAlly, seed: k * 2_000_000 };
        expect(readCode(makeCode(challenge))).toEqual({ ok: true, challenge });
        expect(problemsOf(setupOf(challenge))).toEqual([]);
        expect(challengeOf(setupOf(challenge))).toEqual(challenge);
      }
    }
  });

  it('none or all for the ally is a team still', () => {
    for (const toAlly of [[], SLOTS]) {
      expect(readCode(makeCode({ ...TEAM, toAlly }))).toEqual({ ok: true, challenge: { ...TEAM, toAlly } });
    }
  });

  it('gives two tables the same game', () => {
    const read = readCode(makeCode(TEAM));
    expect(read.ok && newGame(setupOf(read.challenge))).toEqual(newGame(setupOf(TEAM)));
  });

  it('carries a mat', () => {
    const challenge: Challenge = { ...TEAM, mat: MAT };
    expect(readCode(makeCode(challenge))).toEqual({ ok: true, challenge });
  });

  it('notices every single wrong character', () => {
    const code = makeCode(TEAM).replaceAll('-', '');
    for (let i = 1; i < code.length; i++) {
      for (const other of ALPHABET) {
        if (other !== code[i]) expect(why(code.slice(0, i) + other + code.slice(i + 1))).toBe('check');
      }
    }
  });
});

describe('a challenge with a mat of its own', () => {
  const challenge: Challenge = { ...PLAIN, mat: MAT };
  const code = makeCode(challenge);

  it('carries the mat', () => {
    expect(readCode(code)).toEqual({ ok: true, challenge });
  });

  it.each([
    ['without the mat', code.split('.')[0]],
    ['with half of the mat', code.slice(0, -10)],
    [
      'with another mat',
      `${code.split('.').slice(0, 2).join('.')}.${makeCode({ ...challenge, mat: { ...MAT, name: 'x' } }).split('.')[2]}`,
    ],
    ['with something else', `${code.split('.').slice(0, 2).join('.')}.*`],
  ])('is refused %s', (_, broken = '') => {
    expect(why(broken)).toBe('mat');
  });
});

describe('a set-up no code can tell', () => {
  const setup = setupOf(PLAIN);
  const [you, automa] = setup.seats as [(typeof setup.seats)[number], (typeof setup.seats)[number]];
  it.each([
    ['two players', { ...setup, seats: [you, { ...automa, control: 'human' as const }] }],
    ['a team without slots', { ...setup, seats: [{ ...you, nations: ['FR', 'GB'] as const }, automa] }],
    ['a map from a file', { ...setup, map: MAPS.marne as NonNullable<(typeof MAPS)[string]> }],
    ['a seed too large', { ...setup, seed: 2 ** 40 }],
  ])('%s', (_, other) => {
    expect(challengeOf(other)).toBeNull();
  });
});
