import { type Board, terrainAt } from '../../rules/board.ts';
import { mid, type XY, xy } from './geometry.ts';
import { type RoadNet, throughPairs } from './roads.ts';

/** The deck of every bridge, as path data along the road that crosses it. */
export function bridgeDecks(board: Board, net: RoadNet): string {
  const decks: string[] = [];
  for (const [key, here] of net.places) {
    if (key < 0 || key >= board.size || terrainAt(board, key) !== 'bridge') continue;
    const ends = [...(net.links.get(key) ?? [])];
    const half = (other: number) => mid(net.places.get(other) as XY, here);
    const pair = throughPairs(net, key)[0];
    const [p, q] = pair ?? ends;
    const from = p === undefined ? ([here[0] - 40, here[1]] as const) : half(p);
    const to = q === undefined ? ([2 * here[0] - from[0], 2 * here[1] - from[1]] as const) : half(q);
    decks.push(`M${xy(from)}Q${xy(here)} ${xy(to)}`);
    for (const other of ends) if (other !== p && other !== q) decks.push(`M${xy(here)}L${xy(half(other))}`);
  }
  return decks.join('');
}
