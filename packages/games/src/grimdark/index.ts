// Grimdark Future (One Page Rules): one attack step, and duels of two units in nine scenarios.
import { type ExactFunction, exactFunction } from '../contract/calculate.ts';
import type { AnyCalculator } from '../contract/calculator.ts';
import { attackCalculator } from './calculators/attack.ts';
import { duelCalculator } from './calculators/duel.ts';
import type { AttackFindings, DuelFindings } from './findings.ts';
import type { AttackInput, DuelInput } from './input.generated.ts';

export { attackCalculator, duelCalculator };

export const calculators: readonly AnyCalculator[] = [attackCalculator, duelCalculator];

/** One attack step: `attack({ attacker: {...}, defender: {...} })`. */
export const attack: ExactFunction<AttackInput, AttackFindings> = /* @__PURE__ */ exactFunction(attackCalculator);
/** A duel of two units in a scenario. */
export const duel: ExactFunction<DuelInput, DuelFindings> = /* @__PURE__ */ exactFunction(duelCalculator);

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
export type { Diagnostic, ImportedUnit } from './import/index.ts';
export type * from './input.generated.ts';
export type { AttackInput, DuelInput } from './input.generated.ts';
export { type SampleArmy, sampleArmies } from './presets.ts';
export { type Replay, type ReplayEvent, replay, type Standing } from './replay.ts';
export {
  COVERAGES,
  type Coverage,
  type CoverageReport,
  type CoveredRule,
  circumstancesOf,
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
export { unitRules } from './rules/unit-rules.ts';
export type { AttackInput as Attack, DuelInput as Duel } from './schema.ts';
export * from './schema.ts';
