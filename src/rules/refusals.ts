import type { Values } from './reading.ts';
import type { RuleId } from './types.ts';

/** Every reason to say no to an action; the words are in i18n. */
export const REFUSALS = [
  'gameOver',
  'notThisPhase',
  'notYourTurn',
  'automaOnly',
  'humanOnly',
  'unknownUnit',
  'unknownHex',
  'unknownFort',
  'notYourUnit',
  'alreadyMoved',
  'alreadyAttacked',
  'armyRests',
  'chooseArmiesFirst',
  'armiesAlreadyChosen',
  'wrongNumberOfArmies',
  'unknownArmy',
  'alreadySplit',
  'unitNotYours',
  'unitTwice',
  'unitLeftOut',
  'unknownToken',
  'tokenTakesOneNation',
  'tokenAlreadyRevealed',
  'placeArmyFirst',
  'notInThisArmy',
  'ringFirst',
  'noStartOnWater',
  'occupied',
  'fortHex',
  'tooFar',
  'noWater',
  'waterTakesWholeMove',
  'stoppedByContact',
  'enemyInTheWay',
  'staysPut',
  'onlyFootConquer',
  'gunnersCannotConquer',
  'startNextToEntrance',
  'alliedFort',
  'notNextToEntrance',
  'alreadyInThisFort',
  'notATruck',
  'cannotRide',
  'otherNationsTruck',
  'truckHasMoved',
  'truckFull',
  'truckOutOfReach',
  'noRoomToUnload',
  'unloadFirst',
  'nobodyAboard',
  'unloadNextToTruck',
  'noUnloadOnWater',
  'stillAboard',
  'ownSide',
  'targetOffBoard',
  'attackerOffBoard',
  'unarmed',
  'cannotHitAir',
  'outOfRange',
  'wading',
  'alreadyDeclared',
  'notDeclared',
  'badPosition',
  'diceAtTableOnly',
  'diceOutOfRange',
  'notDamaged',
  'notInFortSinceStart',
  'tooFewCoins',
  'notOnMat',
  'unitLimit',
  'ownFortOnly',
  'notAnAlly',
  'giftTooSmall',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Why an action is not allowed. */
export interface Rejection {
  readonly rule: RuleId;
  readonly code: RefusalCode;
  readonly values: Values;
}

export function refuse(rule: RuleId, code: RefusalCode, values: Values = {}): Rejection {
  return { rule, code, values };
}
