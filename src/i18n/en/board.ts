import type { Nation } from '../../rules/types.ts';

const nations: Readonly<Record<Nation, string>> = {
  DE: 'German',
  AH: 'Austro-Hungarian',
  FR: 'French',
  GB: 'British',
};

/** What the board says, aloud or on its buttons. */
export const board = {
  label: (map: string) => `Map of the ${map}`,
  help: 'Arrow keys go from hex to hex, Enter takes what is there, plus and minus zoom, 0 shows the whole map.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  nations,
  unit: (nation: string, unit: string) => `${nation} ${unit}`,
  damage: (damage: number) => `${damage} damage`,
  experience: (xp: number) => `${xp} experience`,
  selected: 'selected',
  ready: 'can act',
  done: 'done',
  carries: (units: string) => `carries ${units}`,
  entrance: 'entrance',
  wall: 'wall',
  neutral: 'neutral',
  inside: (units: string) => `inside: ${units}`,
  cost: (cost: string) => `${cost} MP`,
  last: 'the move ends here',
  enter: 'may enter',
  conquer: 'may conquer',
  place: 'free to choose',
  target: (chance: string) => `target, ${chance} to destroy`,
  board: (cost: string) => `may board, ${cost} MP`,
  attack: (number: number) => `attack ${number}`,
  attacked: (number: number) => `target of attack ${number}`,
  threats: (count: number) => (count === 1 ? 'one enemy can hit here' : `${count} enemies can hit here`),
  lit: 'to do on your board',
  way: { open: 'way', dropped: 'dropped way', taken: 'way taken' },
  wayNumber: (way: string, number: number) => `${way} ${number}`,
  percent: (chance: number) => `${Math.round(chance * 100)}\u202f%`,
};
