import type * as z from 'zod';
import { type BattleRequest, battleObject } from './battle.ts';
import { checkBattle, checkTerritories } from './checks.ts';
import { type RecommendationRequest, recommendObject } from './recommend.ts';

export * from './battle.ts';
export { type Bombing, bombingSchema } from './bombing.ts';
export { canTakePart } from './checks.ts';
export type { RecommendationInput, RecommendationRequest } from './recommend.ts';

export const battleSchema = battleObject.superRefine((battle: BattleRequest, context: z.RefinementCtx) =>
  checkBattle(battle, context),
);

export const recommendSchema = recommendObject.superRefine((given: RecommendationRequest, context: z.RefinementCtx) => {
  checkBattle(given, context);
  checkTerritories(given, context);
});
