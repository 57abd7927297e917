// Grimdark Future (One Page Rules): one attack step, and duels of two units in nine scenarios.
import { exactFunction } from '../calculate.ts';
import type { AnyCalculator, Calculator } from '../calculator.ts';
import { adviseAttack, adviseDuel } from './advice.ts';
import { attackCost, duelCost } from './cost.ts';
import { exactAttack } from './exact/attack.ts';
import { exactDuel } from './exact/duel.ts';
import { explainAttack, explainDuel } from './explain.ts';
import type { AttackFindings, DuelFindings } from './findings.ts';
import { type AttackBattle, type DuelBattle, prepareAttack, prepareDuel } from './plan/battle.ts';
import { attackPresets, duelPresets } from './presets.ts';
import { rules } from './rules/catalogue.ts';
import { type AttackInput, attackSchema, type DuelInput, duelSchema } from './schema.ts';
import { type AttackOutcome, simulateAttack } from './simulate/attack.ts';
import { type DuelOutcome, simulateDuel } from './simulate/duel.ts';
import { attackTally, duelTally } from './tally.ts';

export const attackCalculator: Calculator<AttackInput, AttackBattle, AttackFindings, AttackOutcome> = {
  id: 'grimdark/attack',
  title: 'Attack',
  question: 'What does this unit do to that one in one attack?',
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
};

export const duelCalculator: Calculator<DuelInput, DuelBattle, DuelFindings, DuelOutcome> = {
  id: 'grimdark/duel',
  title: 'Duel',
  question: 'Which of two units wins, in nine scenarios?',
  input: duelSchema,
  rules,
  presets: duelPresets,
  prepare: prepareDuel,
  cost: duelCost,
  exact: exactDuel,
  simulate: simulateDuel,
  tally: duelTally,
  explain: explainDuel,
  advise: adviseDuel,
};

export const calculators: readonly AnyCalculator[] = [attackCalculator, duelCalculator];

export const attack = exactFunction(attackCalculator);
export const duel = exactFunction(duelCalculator);

export { COMMON_RULES, type Faction, factions } from './data/factions.ts';
export {
  type CombatFactor,
  combatFactors,
  type FactorVariant,
  factorVariants,
  rankFactors,
  variantInput,
} from './factors.ts';
export type * from './findings.ts';
export { type SampleArmy, sampleArmies } from './presets.ts';
export { type Replay, type ReplayEvent, replay, type Standing } from './replay.ts';
export {
  COVERAGES,
  type Coverage,
  type CoverageReport,
  type CoveredRule,
  coverageOf,
  coverUnit,
  coverUnits,
  effectsOf,
  rules,
  searchRules,
  supportOf,
  triggersOf,
} from './rules/catalogue.ts';
export { lookUp, type NamedRule } from './rules/lookup.ts';
export { CATEGORIES, type Category, type PackRule } from './rules/pack.ts';
export { type RuleSet, resolveUnit, ruleSetOf } from './rules/resolve.ts';
export { compileRuleText } from './rules/rule-text.ts';
export * from './schema.ts';
