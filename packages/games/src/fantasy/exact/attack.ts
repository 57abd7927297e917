// fantasy/attack exactly.
import type { Budget } from '../../budget.ts';
import { type AttackFindings, attackFindings } from '../findings.ts';
import type { AttackInput } from '../schema/index.ts';
import { volleysOf } from '../volley.ts';
import { woundsOfVolleys } from './sequence.ts';

export function exactAttack(input: AttackInput, _budget: Budget): AttackFindings {
  return attackFindings(input, woundsOfVolleys(volleysOf(input)));
}
