// Warhammer 40,000: attacks on units, charges, Battle-shock, and the simplified skirmish rules.
import { exactFunction } from '../calculate.ts';
import type { Calculator } from '../calculator.ts';
import { adviseAttack } from './advice/index.ts';
import { type Battle, prepareAttack } from './battle.ts';
import { battleShockCalculator } from './battle-shock.ts';
import { chargeCalculator } from './charge.ts';
import { attackCost } from './exact/cost.ts';
import { exactAttack } from './exact/index.ts';
import { explainAttack } from './explain.ts';
import type { AttackFindings } from './findings.ts';
import { meleeCalculator } from './melee/index.ts';
import { attackPresets } from './presets/index.ts';
import { rules } from './rules/index.ts';
import { type AttackInput, attackSchema } from './schema/index.ts';
import { type AttackOutcome, simulateAttack } from './simulate/index.ts';
import { tallyAttacks } from './tally.ts';

export const attackCalculator = {
  id: 'wh40k/attack',
  title: 'Attack',
  question: 'What does this unit do to that one?',
  input: attackSchema,
  rules,
  presets: attackPresets,
  prepare: prepareAttack,
  cost: attackCost,
  exact: exactAttack,
  simulate: simulateAttack,
  tally: tallyAttacks,
  explain: explainAttack,
  advise: adviseAttack,
} satisfies Calculator<AttackInput, Battle, AttackFindings, AttackOutcome>;

export const calculators = [attackCalculator, chargeCalculator, battleShockCalculator, meleeCalculator] as const;

/** What weapons do to a unit: `attack({ weapon: { attacks: 2, strength: 4 }, count: 10, target: { models: 5 } })`. */
export const attack = exactFunction(attackCalculator);
/** Whether a charge arrives, and what follows. */
export const charge = exactFunction(chargeCalculator);
/** Whether a unit passes its test. */
export const battleShock = exactFunction(battleShockCalculator);

/** What two units do to each other. */
export const melee = exactFunction(meleeCalculator);

export type { BattleShockInput } from './battle-shock.ts';
export type { AttackFindings, BestOrder, WeaponFindings } from './findings.ts';
export type { MeleeFindings } from './melee/findings.ts';
export { currentUnits, sampleUnits, unitOfTemplate } from './presets/sample-units.ts';
export { standardKeywords } from './rules/index.ts';
export type { ChargeInput } from './schema/charge.ts';
export type { AttackInput } from './schema/index.ts';
export type { MeleeInput } from './schema/melee.ts';
export * from './skirmish-rules.ts';
export * from './units/index.ts';
