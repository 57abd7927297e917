// The fantasy game: attacks on a target, unit against unit.
import { exactFunction } from '../calculate.ts';
import type { Calculator } from '../calculator.ts';
import { adviseAttack } from './advice.ts';
import { exactAttack } from './exact/attack.ts';
import { explainAttack } from './explain.ts';
import type { AttackFindings } from './findings.ts';
import { attackPresets } from './presets.ts';
import { rules } from './rules.ts';
import { type AttackInput, attackSchema } from './schema/index.ts';
import { simulateAttack } from './simulate/attack.ts';
import { attackTally } from './tally.ts';

const attackCalculator = {
  id: 'fantasy/attack',
  title: 'Attack',
  question: 'How many wounds do these attacks cause, and how many models fall?',
  input: attackSchema,
  rules,
  presets: attackPresets,
  cost: () => 1,
  exact: exactAttack,
  simulate: simulateAttack,
  tally: attackTally,
  explain: explainAttack,
  advise: adviseAttack,
} satisfies Calculator<AttackInput, AttackFindings, number>;

export const calculators = [attackCalculator];

/** Wounds of an attack sequence: `attack({ numAttacks: 10, toHit: 3 })`. */
export const attack = exactFunction(attackCalculator);

export type { AttackFindings } from './findings.ts';
export type { AttackInput, AttackProfile } from './schema/index.ts';
