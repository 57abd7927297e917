export { TooManyPaths, walkAllPaths } from './all-paths.ts';
export type { Dice, DiceLog } from './dice.ts';
export * from './dice-expression.ts';
export * from './pmf.ts';
export { Random } from './random.ts';
export { Scripted } from './scripted.ts';
export { type Distribution, percentile, summarize } from './summary.ts';
