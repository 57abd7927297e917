export { LANGUAGES, type Language, preferredLanguage } from '@oddsmith/words';
export * from './answer.ts';
export {
  checked,
  checkedLosses,
  type Fault,
  FaultyAnswer,
  faultyNumber,
  isChance,
  isNearlyChance,
} from './answer-check.ts';
export { Budget, BudgetExceeded, type BudgetLimits, DEFAULT_STEPS } from './budget.ts';
export * from './calculate.ts';
export * from './calculator.ts';
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
export { type Cause, type Change, differingFields, type Rewritten, rewrite, rewriteTraced } from './causes.ts';
export type { Archetype, Firing, FiringUse, Losses, OfferedReroll } from './contract/firing.ts';
export { fact } from './fact.ts';
export type { FieldMeta } from './field.ts';
export { describeForm } from './form.ts';
export type * from './form-field.ts';
export { complete, sameValue, titleOf, withoutDefaults } from './form-value.ts';
export { inputJsonSchema, type JsonSchema, schemaAsJson } from './json-schema.ts';
export { Kept } from './kept.ts';
export { MAX_DEPTH, nestingOfText, nestingProblem } from './nesting.ts';
export * from './path.ts';
export { linesOf, type PlayedBattle, type PlayedLine, playBattle } from './play.ts';
export { type Problem, problemFromZod, unspokenFromZod } from './problem.ts';
export { editionOf, ruleWords, summaryInEdition } from './rule-words.ts';
export { SimulationRun } from './simulation.ts';
export { nearestName } from './spelling/nearest.ts';
export { Speaker } from './words/door.ts';
export type { Words } from './words/words.ts';
