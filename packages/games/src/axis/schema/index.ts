import * as z from '../../form/zod.ts';
import { type AmphibiousRequest, amphibiousObject } from './amphibious.ts';
import { type BattleRequest, battleObject } from './battle.ts';
import { checkBattle, checkLanding, checkTerritories } from './checks.ts';
import { readExternal } from './external.ts';
import { type RecommendationRequest, recommendObject } from './recommend.ts';

export type { AmphibiousInput, AmphibiousRequest } from './amphibious.ts';
export * from './battle.ts';
export { type Bombing, bombingSchema, MOST_BOMBERS } from './bombing.ts';
export { fromExternal, type MultiwaveInput } from './external.ts';
export type { RecommendationInput, RecommendationRequest } from './recommend.ts';

/** Takes the public calculator's JSON as well. */
export const battleSchema = z
  .preprocess(readExternal, battleObject)
  .superRefine((battle: BattleRequest, context: z.RefinementCtx) => checkBattle(battle, context));

export const recommendSchema = recommendObject.superRefine((given: RecommendationRequest, context: z.RefinementCtx) => {
  checkBattle(given, context);
  checkTerritories(given, context);
});

export const amphibiousSchema = amphibiousObject.superRefine((given: AmphibiousRequest, context: z.RefinementCtx) =>
  checkLanding(given, context),
);
