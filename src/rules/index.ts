/** The door to the rules: everything else under rules/ is behind it. */
export { type Applied, apply } from './apply.ts';
export { targetsOf } from './attack.ts';
export { check } from './check.ts';
export { type Forecast, forecast } from './forecast.ts';
export { destinationsOf, legal } from './legal.ts';
export { newGame } from './setup.ts';
