// Axis & Allies 1942 Online: battles on land and at sea, strategic bombing, what to send.
import { exactFunction } from '../calculate.ts';
import { amphibiousCalculator } from './amphibious/index.ts';
import { battleCalculator } from './battle.ts';
import { bombingCalculator } from './bombing.ts';
import { recommendCalculator } from './recommend/index.ts';

export const calculators = [battleCalculator, amphibiousCalculator, bombingCalculator, recommendCalculator];

export const solveBattle = exactFunction(battleCalculator);
export const solveLanding = exactFunction(amphibiousCalculator);
export const solveBombing = exactFunction(bombingCalculator);
export const recommendArmy = exactFunction(recommendCalculator);

export type { AmphibiousFindings } from './amphibious/findings.ts';
export type { BombingFindings } from './bombing.ts';
export { type MultiwaveOutput, multiwaveExternal } from './external.ts';
export type * from './findings.ts';
export { completeOrder } from './plan.ts';
export type { RecommendedArmy, RecommendFindings } from './recommend/findings.ts';
export {
  type AmphibiousInput,
  type AmphibiousRequest as Amphibious,
  type BattleInput,
  type BattleRequest as Battle,
  type Bombing,
  canTakePart,
  fromExternal,
  type MultiwaveInput,
  type RecommendationInput,
  type RecommendationRequest as Recommendation,
} from './schema/index.ts';
export { type Army, DICE_MODES, standardOrder, UNIT_IDS, UNITS, type Unit, type UnitId } from './units.ts';
