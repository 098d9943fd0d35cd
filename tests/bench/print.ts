import type { Figure, Report } from './measure.ts';

const HEADINGS = ['figure', 'per second', 'one takes', 'ratio', 'aim'] as const;

function grouped(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);
}

function duration(seconds: number): string {
  if (seconds < 1e-6) return `${(seconds * 1e9).toPrecision(3)} ns`;
  if (seconds < 1e-4) return `${(seconds * 1e6).toPrecision(3)} µs`;
  return `${(seconds * 1e3).toPrecision(3)} ms`;
}

function cellsOf({ name, seconds, counted, ratio, aim }: Figure): string[] {
  return [
    name,
    `${grouped(1 / seconds)} ${counted}`,
    duration(seconds),
    ratio ? `${ratio.value.toPrecision(3)} × ${ratio.of}` : '',
    aim ? `${aim.text}: ${aim.met ? 'yes' : 'NO'}` : '',
  ];
}

/** All reports as one aligned plain text table. */
export function tableOf(reports: readonly Report[]): string {
  const rows = reports.map(({ figures }) => figures.map(cellsOf));
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.flat().map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  const parts = reports.flatMap(({ title, notes, differences }, r) => [
    '',
    title,
    ...notes.map((note) => `  ${note}`),
    rule,
    ...(rows[r] ?? []).map(line),
    ...differences.slice(0, 10).map((difference) => `DIFFERS: ${difference}`),
  ]);
  return [line(HEADINGS), ...parts].join('\n');
}

export function summaryOf(reports: readonly Report[]): string {
  const aims = reports.flatMap(({ figures }) => figures.flatMap(({ name, aim }) => (aim ? [{ name, ...aim }] : [])));
  const missed = aims.filter(({ met }) => !met).map(({ name, text }) => `${name} (${text})`);
  const differences = reports.reduce((sum, report) => sum + report.differences.length, 0);
  const reached = `${aims.length - missed.length} of ${aims.length} aims reached`;
  const agree = differences === 0 ? 'all compared results agree' : `${differences} compared results DIFFER`;
  return `${reached}${missed.length > 0 ? `, missed: ${missed.join(', ')}` : ''}; ${agree}.`;
}
