import { battleObject } from './battle.ts';
import { checkBattle } from './checks.ts';

export * from './battle.ts';
export { type Bombing, bombingSchema } from './bombing.ts';
export { canTakePart } from './checks.ts';

export const battleSchema = battleObject.superRefine(checkBattle);
