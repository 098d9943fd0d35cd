/** `npm run balance`: plays the games behind the balance card and writes it as data and as a table. */
import { writeFileSync } from 'node:fs';
import { names } from '../i18n/en/names.ts';
import { MAPS } from '../rules/maps.ts';
import { DIFFICULTIES, type Difficulty, NATIONS } from '../rules/types.ts';
import { fixturesOf, type Outcome, playAll, type Report, report } from './sim.ts';

const GAMES_PER_MAP = 1200;
const SEED = 1;

const STALLED_ROUNDS = 40;
const MOST_STALLED = 0.05;
const MOST_APART = 0.1;

const maps = Object.keys(MAPS);
const began = performance.now();
const outcomes = await playAll(
  fixturesOf({ games: GAMES_PER_MAP * maps.length, difficulties: DIFFICULTIES, maps, seed: SEED }),
);

const of = (fits: (outcome: Outcome) => boolean): Report => report(outcomes.filter(fits));
const byDifficulty = <T>(make: (difficulty: Difficulty) => T): Record<Difficulty, T> =>
  Object.fromEntries(DIFFICULTIES.map((difficulty) => [difficulty, make(difficulty)])) as Record<Difficulty, T>;

const overall = byDifficulty((difficulty) => of(({ fixture }) => fixture.difficulty === difficulty));
const byMap = Object.fromEntries(
  maps.map((map) => [
    map,
    byDifficulty((difficulty) => of(({ fixture }) => fixture.map === map && fixture.difficulty === difficulty)),
  ]),
);
const byNation = (seat: 'automa' | 'human') =>
  Object.fromEntries(
    NATIONS.map((nation) => [
      nation,
      byDifficulty((difficulty) => of(({ fixture }) => fixture[seat] === nation && fixture.difficulty === difficulty)),
    ]),
  );
const byAutoma = byNation('automa');
const byHuman = byNation('human');

const stalled = (difficulty: Difficulty) => {
  const games = outcomes.filter(({ fixture }) => fixture.difficulty === difficulty);
  return games.filter(({ rounds }) => rounds > STALLED_ROUNDS).length / games.length;
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const cell = ({ automaWinShare, interval }: Report) =>
  `${percent(automaWinShare)} (${percent(interval[0])} – ${percent(interval[1])})`;

function findings(): string[] {
  const found: string[] = [];
  for (const difficulty of DIFFICULTIES) {
    const share = stalled(difficulty);
    if (share > MOST_STALLED)
      found.push(`Games stall at ${difficulty}: ${percent(share)} last more than ${STALLED_ROUNDS} rounds.`);
  }
  const groups: readonly (readonly [string, Record<Difficulty, Report>])[] = [
    ['overall', overall],
    ...Object.entries(byMap),
  ];
  for (const [where, reports] of groups) {
    DIFFICULTIES.slice(1).forEach((harder, i) => {
      const easier = DIFFICULTIES[i] as Difficulty;
      const [above, below] = [reports[harder], reports[easier]];
      if (above.automaWinShare <= below.automaWinShare) {
        found.push(`${harder} is not harder than ${easier} (${where}): ${cell(above)} against ${cell(below)}.`);
      }
    });
  }
  for (const [seat, nations] of [
    ['as the Automa', byAutoma],
    ['as the player', byHuman],
  ] as const) {
    for (const difficulty of DIFFICULTIES) {
      for (const [nation, reports] of Object.entries(nations)) {
        const apart = (reports[difficulty]?.automaWinShare ?? 0) - overall[difficulty].automaWinShare;
        if (Math.abs(apart) > MOST_APART) {
          found.push(
            `${names.nations[nation as keyof typeof names.nations]} ${seat} stands out at ${difficulty}: the Automa wins ${cell(reports[difficulty] as Report)}, ${percent(overall[difficulty].automaWinShare)} on average.`,
          );
        }
      }
    }
  }
  return found;
}

const seconds = (performance.now() - began) / 1000;
const notes = findings();
writeFileSync(
  'automa/balance.json',
  `${JSON.stringify({ gamesPerMapAndDifficulty: GAMES_PER_MAP, seed: SEED, overall, byMap, byAutoma, byHuman, findings: notes }, null, 2)}\n`,
);
writeFileSync(
  'docs/balance.md',
  `# Balance: how often the Automa wins

Measured by \`npm run balance\`: ${GAMES_PER_MAP.toLocaleString('en')} seeded games per map and difficulty (${outcomes.length.toLocaleString('en')} in all, seeds from ${SEED}), every pairing of
nations equally often. The other side is the practice player: it moves by the Automa's own tables, rolls dice, uses
flank and encircle, repairs and buys, and plans nothing ahead. Shares are the Automa's wins, with
95 % intervals; a game unfinished after 60 rounds counts as no win for the Automa.

## By difficulty

${table(
  [
    'difficulty',
    'Automa wins',
    'rounds (mean, median, longest)',
    'over 40 rounds',
    'ended by forts',
    'elimination',
    'round limit',
  ],
  DIFFICULTIES.map((difficulty) => {
    const { rounds, endings } = overall[difficulty];
    return [
      difficulty,
      cell(overall[difficulty]),
      `${rounds.mean.toFixed(1)}, ${rounds.median}, ${rounds.max}`,
      percent(stalled(difficulty)),
      endings.forts,
      endings.elimination,
      endings.limit,
    ];
  }),
)}

## By map

${table(
  ['map', ...DIFFICULTIES],
  maps.map((map) => [
    MAPS[map]?.name ?? map,
    ...DIFFICULTIES.map((difficulty) => cell(byMap[map]?.[difficulty] as Report)),
  ]),
)}

## By the Automa's nation

${table(
  ['nation', ...DIFFICULTIES],
  NATIONS.map((nation) => [
    names.nations[nation],
    ...DIFFICULTIES.map((difficulty) => cell(byAutoma[nation]?.[difficulty] as Report)),
  ]),
)}

## By the player's nation

${table(
  ['nation', ...DIFFICULTIES],
  NATIONS.map((nation) => [
    names.nations[nation],
    ...DIFFICULTIES.map((difficulty) => cell(byHuman[nation]?.[difficulty] as Report)),
  ]),
)}

## What stands out

${notes.length === 0 ? 'Nothing: no stalling, every difficulty is harder than the one below, no nation is more than 10 points from the average.' : notes.map((note) => `- ${note}`).join('\n')}

Rules and mat are as printed or ruled; nothing was tuned to these figures.
`,
);
process.stderr.write(`${outcomes.length} games in ${seconds.toFixed(0)} s\n`);
