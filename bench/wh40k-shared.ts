// Attacks of 40,000 keep what others may need: a row that times one attack begins without it.
import { hurtModels, rolledWounds, spentWounds } from '../packages/games/src/wh40k/exact/shared.ts';

export function forgetShared(): void {
  for (const kept of [hurtModels, rolledWounds, spentWounds]) kept.forget();
}
