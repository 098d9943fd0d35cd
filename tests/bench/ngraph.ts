/** The same movement as a graph for ngraph.path. */

import createGraph, { type Graph, type NodeId } from 'ngraph.graph';
import { aStar, nba, type PathFinder } from 'ngraph.path';
import { type Board, CLOSED } from '../../src/rules/board.ts';
import { contactFor, type Field, fortOfPlace, isAir } from '../../src/rules/field.ts';
import type { Reach } from '../../src/rules/movement.ts';
import type { Unit } from '../../src/rules/types.ts';

/** Nodes carry their hex, -1 for the inside of a fort; links the half points of the step. */
export type Steps = Graph<number, number>;

/** A hex is two nodes: arrived free to go on (its index), and stopped by contact (M9); then come the forts' insides. */
const stoppedNode = ({ size }: Board, hex: number): number => size + hex;

export function startNode(field: Field, u: number): number {
  const fort = fortOfPlace((field.units[u] as Unit).at);
  if (fort === null) return field.hex[u] as number;
  return field.board.size * 2 + (field.board.fortIndex.get(fort) as number);
}

/** The node of the cheapest arrival of this reach. */
export function stopNode({ field, searcher }: Reach, hex: number): number {
  return (searcher.free[hex] as number) <= (searcher.ended[hex] as number) ? hex : stoppedNode(field.board, hex);
}

/** All steps for movers like this one in this position: enemies block, friends only where it has to stop. */
export function stepsFor(field: Field, u: number): Steps {
  const { board, occupant } = field;
  const side = field.side[u] as number;
  const air = isAir(field.units[u] as Unit);
  const contact = contactFor(field, side, air);
  const costs = air ? board.costs.air : board.costs.ground;
  const graph = emptyGraph(board);
  const link = (from: number, next: number, stops: boolean) => {
    const other = occupant[next] as number;
    if (costs[next] === CLOSED || (other >= 0 && field.side[other] !== side)) return;
    if (stops && other >= 0) return;
    graph.addLink(from, stops ? stoppedNode(board, next) : next, costs[next] as number);
  };
  for (let hex = 0; hex < board.size; hex++) {
    if (costs[hex] === CLOSED) continue;
    for (let d = 0; d < 6; d++) {
      const next = board.neighbors[hex * 6 + d] as number;
      if (next >= 0) link(hex, next, contact[hex] === 1 && contact[next] === 1);
    }
  }
  board.forts.forEach(({ gates }, fort) => {
    for (const gate of gates) link(board.size * 2 + fort, gate, false);
  });
  return graph;
}

/** AU9's steps of ground movers: units and contact ignored. */
export function bareSteps(board: Board): Steps {
  const costs = board.costs.ground;
  const graph = emptyGraph(board);
  for (let hex = 0; hex < board.size; hex++) {
    for (let d = 0; d < 6; d++) {
      const next = board.neighbors[hex * 6 + d] as number;
      if (next >= 0 && costs[next] !== CLOSED) graph.addLink(hex, next, costs[next] as number);
    }
  }
  return graph;
}

function emptyGraph(board: Board): Steps {
  const graph: Steps = createGraph<number, number>();
  for (let hex = 0; hex < board.size; hex++) {
    graph.addNode(hex, hex);
    graph.addNode(stoppedNode(board, hex), hex);
  }
  board.forts.forEach((_, fort) => {
    graph.addNode(board.size * 2 + fort, -1);
  });
  return graph;
}

const FINDERS = { aStar, nba };

/** With the best estimate there is: the hexes to go, at the cheapest step (a road; in the air any hex). */
export function finderFor(graph: Steps, board: Board, air: boolean, which: keyof typeof FINDERS): PathFinder<number> {
  const cheapest = air ? 2 : 1;
  return FINDERS[which](graph, {
    oriented: true,
    distance: (_, __, link) => link.data,
    heuristic: (from, to) => (from.data < 0 || to.data < 0 ? 0 : board.distance(from.data, to.data) * cheapest),
  });
}

/** The half points of a found way, whichever end it is told from; NaN where there is none. */
export function costOf(graph: Steps, path: readonly { readonly id: NodeId }[], from: NodeId): number {
  if (path.length === 0) return Number.NaN;
  const ids = path.map(({ id }) => id);
  if (ids[0] !== from) ids.reverse();
  return ids
    .slice(1)
    .reduce<number>((sum, id, i) => sum + (graph.getLink(ids[i] as NodeId, id)?.data ?? Number.NaN), 0);
}
