// Axis & Allies 1942 Online: battles on land and at sea, strategic bombing, what to send.
import { exactFunction } from '../calculate.ts';
import { battle } from './battle.ts';
import { bombing } from './bombing.ts';
import { recommend } from './recommend/index.ts';

export const calculators = [battle, bombing, recommend];

export const solveBattle = exactFunction(battle);
export const solveBombing = exactFunction(bombing);
export const recommendArmy = exactFunction(recommend);

export type { BombingFindings } from './bombing.ts';
export { fromExternal, type MultiwaveInput, type MultiwaveOutput, multiwaveExternal } from './external.ts';
export type * from './findings.ts';
export { completeOrder } from './orders.ts';
export type { RecommendedArmy, RecommendFindings } from './recommend/index.ts';
export {
  type Battle,
  type BattleInput,
  type Bombing,
  canTakePart,
  type Recommendation,
  type RecommendationInput,
} from './schema/index.ts';
export { type Army, DICE_MODES, standardOrder, UNIT_IDS, UNITS, type Unit, type UnitId } from './units.ts';
