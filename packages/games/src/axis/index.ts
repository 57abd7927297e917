// Axis & Allies 1942 Online: battles on land and at sea, strategic bombing, what to send.
import { type ExactFunction, exactFunction } from '../contract/calculate.ts';
import type { AmphibiousFindings } from './amphibious/findings.ts';
import { amphibiousCalculator } from './calculators/amphibious.ts';
import { battleCalculator } from './calculators/battle.ts';
import { type BombingFindings, bombingCalculator } from './calculators/bombing.ts';
import { recommendCalculator } from './calculators/recommend.ts';
import type { BattleFindings } from './findings.ts';
import type { AmphibiousInput, BattleInput, BombingInput, RecommendationInput } from './input.generated.ts';
import type { RecommendFindings } from './recommend/findings.ts';
import type { MultiwaveInput } from './schema/index.ts';

export const calculators = [battleCalculator, amphibiousCalculator, bombingCalculator, recommendCalculator];

/** Waves of attackers against a territory or a fleet: `battle({ waves: [{ attack: { units: { inf: 3 } }, defense: { units: { inf: 2 } } }] })`. */
export const battle: ExactFunction<BattleInput | MultiwaveInput, BattleFindings> =
  /* @__PURE__ */ exactFunction(battleCalculator);
/** A landing: the battle at sea, and the one on land of those who come through. */
export const amphibious: ExactFunction<AmphibiousInput, AmphibiousFindings> =
  /* @__PURE__ */ exactFunction(amphibiousCalculator);
/** A raid on an industrial complex: `bombing({ bombers: 3, capacity: 20 })`. */
export const bombing: ExactFunction<BombingInput, BombingFindings> = /* @__PURE__ */ exactFunction(bombingCalculator);
/** What to send, or to keep. */
export const recommend: ExactFunction<RecommendationInput, RecommendFindings> =
  /* @__PURE__ */ exactFunction(recommendCalculator);

export type { AmphibiousFindings } from './amphibious/findings.ts';
export { ashore, type BoardSide, isAirAlone, onBoard, piecesFor, sentBy, totalsOf } from './board.ts';
export type { BombingFindings } from './calculators/bombing.ts';
export { type MultiwaveOutput, multiwaveExternal } from './external.ts';
export type * from './findings.ts';
export type * from './input.generated.ts';
export { completeOrder } from './plan.ts';
export type { RecommendedArmy, RecommendFindings } from './recommend/findings.ts';
export {
  type BattleReview,
  type Measure,
  type ReviewedChoice,
  type ReviewedThrow,
  type ReviewProblem,
  reviewBattle,
} from './review/index.ts';
export { readExternal } from './schema/external.ts';
export {
  type AmphibiousRequest as Amphibious,
  type BattleRequest as Battle,
  type Bombing,
  fromExternal,
  type MultiwaveInput,
  type RecommendationRequest as Recommendation,
} from './schema/index.ts';
export { type Army, canTakePart, DICE_MODES, standardOrder, UNIT_IDS, UNITS, type Unit, type UnitId } from './units.ts';
