// The fantasy game: attacks on a target, and unit against unit.
import { exactFunction } from '../calculate.ts';
import type { Calculator } from '../calculator.ts';
import { adviseAttack, adviseCombat } from './advice/index.ts';
import { type AttackBattle, type CombatBattle, prepareAttack, prepareCombat } from './battle.ts';
import { attackCost, exactAttack } from './exact/attack.ts';
import { exactCombat } from './exact/combat.ts';
import { combatCost } from './exact/combat-cost.ts';
import { explainAttack, explainCombat } from './explain.ts';
import type { AttackFindings, CombatFindings } from './findings.ts';
import { attackPresets, combatPresets } from './presets.ts';
import { rules } from './rules.ts';
import { type AttackInput, attackSchema, type CombatInput, combatSchema } from './schema/index.ts';
import { simulateAttack } from './simulate/attack.ts';
import { simulateCombat } from './simulate/combat.ts';
import { attackTally, combatTally } from './tally.ts';

export const attackCalculator = {
  id: 'fantasy/attack',
  title: 'Attack',
  question: 'How many wounds do these attacks cause, and how many models fall?',
  input: attackSchema,
  rules,
  presets: attackPresets,
  prepare: prepareAttack,
  cost: attackCost,
  exact: exactAttack,
  simulate: simulateAttack,
  tally: attackTally,
  explain: explainAttack,
  advise: adviseAttack,
} satisfies Calculator<AttackInput, AttackBattle, AttackFindings, number>;

export const combatCalculator = {
  id: 'fantasy/combat',
  title: 'Combat',
  question: 'Two units fight: who loses how much?',
  input: combatSchema,
  rules,
  presets: combatPresets,
  prepare: prepareCombat,
  cost: combatCost,
  exact: exactCombat,
  simulate: simulateCombat,
  tally: combatTally,
  explain: explainCombat,
  advise: adviseCombat,
} satisfies Calculator<CombatInput, CombatBattle, CombatFindings, number>;

export const calculators = [attackCalculator, combatCalculator] as const;

/** Wounds of an attack sequence: `attack({ numAttacks: 10, toHit: 3 })`. */
export const attack = exactFunction(attackCalculator);
/** Losses of two units: `combat({ first: { models: 10 }, second: { models: 8 }, rounds: 2 })`. */
export const combat = exactFunction(combatCalculator);

export type { AttackFindings, CombatFindings } from './findings.ts';
export type { AttackInput, AttackProfile, CombatInput, CombatProfile, CombatUnit } from './schema/index.ts';
