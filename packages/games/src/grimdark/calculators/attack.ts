// grimdark/attack: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseAttack } from '../advice.ts';
import { attackCost } from '../attack-cost.ts';
import { exactAttack } from '../exact/attack.ts';
import { explainAttack } from '../explain.ts';
import type { AttackFindings } from '../findings.ts';
import { attackFiring } from '../firing.ts';
import { type AttackBattle, prepareAttack } from '../plan/battle.ts';
import { attackPresets } from '../presets.ts';
import { rules } from '../rules/catalogue.ts';
import { type AttackInput, attackSchema } from '../schema.ts';
import { type AttackOutcome, simulateAttack } from '../simulate/attack.ts';
import { attackTally } from '../tally.ts';
import { words } from '../words/en.ts';

export const attackCalculator: Calculator<AttackInput, AttackBattle, AttackFindings, AttackOutcome> = {
  id: 'grimdark/attack',
  title: 'Attack',
  question: 'What does this unit do to that one in one attack?',
  input: attackSchema,
  words,
  rules,
  presets: attackPresets,
  prepare: prepareAttack,
  cost: attackCost,
  exact: exactAttack,
  firing: attackFiring,
  archetypes: async () => (await import('../archetypes.ts')).archetypes,
  simulate: simulateAttack,
  tally: attackTally,
  explain: explainAttack,
  advise: adviseAttack,
};
