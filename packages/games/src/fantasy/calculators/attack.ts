// fantasy/attack: the calculator.
import type { Calculator } from '../../contract/calculator.ts';
import { adviseAttack } from '../advice/index.ts';
import { type AttackBattle, prepareAttack } from '../battle.ts';
import { attackCost, exactAttack } from '../exact/attack.ts';
import { explainAttack } from '../explain.ts';
import type { AttackFindings } from '../findings.ts';
import { attackFiring } from '../firing.ts';
import { attackPresets } from '../presets/attack.ts';
import { rules } from '../rules/attack.ts';
import { type AttackInput, attackSchema } from '../schema/index.ts';
import { type AttackOutcome, simulateAttack } from '../simulate/attack.ts';
import { attackTally } from '../tally.ts';
import { words } from '../words/en.ts';

export const attackCalculator = {
  id: 'fantasy/attack',
  title: 'Attack',
  question: 'How many wounds do these attacks cause, and how many models fall?',
  input: attackSchema,
  words,
  rules,
  presets: attackPresets,
  prepare: prepareAttack,
  cost: attackCost,
  exact: exactAttack,
  firing: attackFiring,
  simulate: simulateAttack,
  tally: attackTally,
  explain: explainAttack,
  advise: adviseAttack,
} satisfies Calculator<AttackInput, AttackBattle, AttackFindings, AttackOutcome>;
