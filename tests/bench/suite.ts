import { benchAutoma } from './automa.ts';
import type { Report } from './measure.ts';
import { benchPath } from './path.ts';
import { benchPlay } from './play.ts';
import { summaryOf, tableOf } from './print.ts';
import { benchReach } from './reach.ts';

const BENCHMARKS: Readonly<Record<string, () => Report>> = {
  reach: benchReach,
  path: benchPath,
  play: benchPlay,
  automa: benchAutoma,
};

const [wanted = ''] = process.argv.slice(2);
const chosen = Object.keys(BENCHMARKS).filter((name) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(`no benchmark named "${wanted}"; there are: ${[...Object.keys(BENCHMARKS), 'browser'].join(', ')}`);
  process.exit(2);
}
const reports = chosen.map((name) => BENCHMARKS[name]?.() as Report);
console.log(tableOf(reports));
console.log(`\n${summaryOf(reports)}`);
// Figures are for reading; only results that differ are a failure.
process.exitCode = reports.some(({ differences }) => differences.length > 0) ? 1 : 0;
