export { Budget, BudgetExceeded, type BudgetLimits, DEFAULT_STEPS } from './budget.ts';
export * from './calculate.ts';
export type * from './calculator.ts';
export { type Game, games } from './catalog.ts';
export type { FieldMeta } from './field.ts';
export { describeForm, titleOf } from './form.ts';
export type * from './form-field.ts';
export { complete, sameValue, withoutDefaults } from './form-value.ts';
export { formatPath, type Problem, problemFromZod } from './problem.ts';
