export { LANGUAGES, type Language, preferredLanguage } from '@oddsmith/words';
export {
  CAPABILITIES,
  type CalculatorEntry,
  type Capability,
  capableOf,
  type Game,
  games,
  gameTitle,
  isCapable,
  loadCalculator,
  loadWords,
  speaking,
} from './catalogue.ts';
export * from './contract/answer.ts';
export {
  checked,
  checkedLosses,
  type Fault,
  FaultyAnswer,
  faultyNumber,
  isChance,
  isNearlyChance,
} from './contract/answer-check.ts';
export { Budget, BudgetExceeded, type BudgetLimits, DEFAULT_STEPS } from './contract/budget.ts';
export { FifoCache, memoizeWeak } from './contract/cache.ts';
export * from './contract/calculate.ts';
export * from './contract/calculator.ts';
export { type Cause, type Change, differingFields, type Rewritten, rewrite, rewriteTraced } from './contract/causes.ts';
export { MAX_DEPTH, nestingOfText, nestingProblem } from './contract/depth-limit.ts';
export { fact } from './contract/fact.ts';
export type { Archetype, Firing, FiringUse, Losses, OfferedReroll } from './contract/firing.ts';
export { type Problem, problemFromZod, problemsFromZod, type Unspoken, unspokenFromZod } from './contract/problem.ts';
export { linesOf, type PlayedBattle, type PlayedLine, playBattle } from './contract/replay-log.ts';
export { SimulationRun } from './contract/simulation.ts';
export type { FieldMeta } from './form/field.ts';
export { describeForm } from './form/form.ts';
export type * from './form/form-field.ts';
export { complete, sameValue, titleOf, withoutDefaults } from './form/form-value.ts';
export { inputJsonSchema, type JsonSchema, schemaAsJson } from './form/json-schema.ts';
export * from './form/path.ts';
export { editionOf, ruleWords, summaryInEdition } from './form/rule-words.ts';
export * as z from './form/zod.ts';
export { bestNamed, nameRank } from './spelling/name-rank.ts';
export { nearestName } from './spelling/nearest.ts';
export { Speaker } from './words/door.ts';
export type { Words } from './words/words.ts';
