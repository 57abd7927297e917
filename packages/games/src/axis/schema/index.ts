import type * as z from 'zod';
import { type Battle, battleObject } from './battle.ts';
import { checkBattle, checkTerritories } from './checks.ts';
import { type Recommendation, recommendObject } from './recommend.ts';

export * from './battle.ts';
export { type Bombing, bombingSchema } from './bombing.ts';
export { canTakePart } from './checks.ts';
export type { Recommendation, RecommendationInput } from './recommend.ts';

export const battleSchema = battleObject.superRefine((battle: Battle, context: z.RefinementCtx) =>
  checkBattle(battle, context),
);

export const recommendSchema = recommendObject.superRefine((given: Recommendation, context: z.RefinementCtx) => {
  checkBattle(given, context);
  checkTerritories(given, context);
});
