import { type Board, terrainAt } from '../../rules/board.ts';
import { centre, n, type XY } from './geometry.ts';
import { seeded } from './seed.ts';

interface Plains {
  readonly fields: string;
  readonly tufts: string;
  readonly furrows: string;
  readonly craters: string;
  readonly hedges: string;
}

/** Next to nothing, here and there. */
export function drawPlains(board: Board): Plains {
  const drawn = { fields: '', tufts: '', furrows: '', craters: '', hedges: '' };
  const starts = new Set(Object.values(board.map.starts));
  board.ids.forEach((id, hex) => {
    if (terrainAt(board, hex) !== 'plain' || starts.has(id)) return;
    const random = seeded(hex, 31);
    const kind = random();
    const [x, y] = centre(board, hex);
    const spot = (spread: number): XY => [x + (random() - 0.5) * spread, y + (random() - 0.5) * spread];
    if (kind < 0.3) for (let i = 0; i < 3; i++) drawn.tufts += tuft(spot(56), random);
    else if (kind < 0.5) {
      const { ground, lines } = field(spot(10), random);
      drawn.fields += ground;
      drawn.furrows += lines;
    } else if (kind < 0.6) drawn.craters += crater(spot(40), 5 + random() * 5) + crater(spot(56), 3 + random() * 3);
    else if (kind < 0.7) drawn.hedges += hedge(spot(24), random);
    else if (kind < 0.85) drawn.tufts += tuft(spot(60), random);
  });
  return drawn;
}

function tuft([x, y]: XY, random: () => number): string {
  const size = 4 + random() * 3;
  return `M${n(x - 4)} ${n(y)}q1 ${n(-size * 0.6)} -1.4 ${n(-size)}M${n(x)} ${n(y)}v${n(-size * 1.3)}M${n(x + 4)} ${n(y)}q-1 ${n(-size * 0.6)} 1.4 ${n(-size)}`;
}

/** Ploughed land: a patch of soil under a few lines, bent a little, each a bit different in length. */
function field([x, y]: XY, random: () => number): { ground: string; lines: string } {
  const slope = random() < 0.5 ? -0.45 : 0.35;
  const bend = (random() - 0.5) * 10;
  const wide = 23 + random() * 4;
  const row = (half: number, line: number) =>
    `${n(x - half)} ${n(line - half * slope)}q${n(half)} ${n(half * slope + bend)} ${n(2 * half)} ${n(2 * half * slope)}`;
  const lines = Array.from({ length: 6 }, (_, i) => `M${row(wide - 2 - random() * 6, y + (i - 2.5) * 7)}`).join('');
  const back = `l-4 44q${n(-wide)} ${n(bend - wide * slope)} ${n(-2 * wide)} ${n(-2 * wide * slope)}z`;
  return { ground: `M${row(wide, y - 22)}${back}`, lines };
}

function crater([x, y]: XY, r: number): string {
  const h = r * 0.55;
  return (
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(h)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(h)} 0 1 1 ${n(-2 * r)} 0` +
    `M${n(x - r * 0.6)} ${n(y - h * 0.1)}q${n(r * 0.6)} ${n(-h)} ${n(r * 1.2)} 0`
  );
}

/** A row of bushes. */
function hedge([x, y]: XY, random: () => number): string {
  const angle = random() * Math.PI;
  return Array.from({ length: 6 }, (_, i) => {
    const along = (i - 2.5) * 7;
    const r = 2 + random() * 1.4;
    const px = x + Math.cos(angle) * along;
    const py = y + Math.sin(angle) * along * 0.7;
    return `M${n(px - r)} ${n(py)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
  }).join('');
}
