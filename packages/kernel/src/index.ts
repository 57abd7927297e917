/** @internal for tests of games: every path of the dice. */
export { TooManyPaths, walkAllPaths } from './all-paths.ts';
export { binomialCoefficients } from './binomial.ts';
export type { Dice, DiceLog, Note } from './dice.ts';
export * from './dice-expression.ts';
export * from './dice-pool.ts';
export { DieByDie } from './die-by-die.ts';
export { Histogram } from './histogram.ts';
export * from './ledger.ts';
export * from './pmf.ts';
export { Random } from './random.ts';
/** @internal for tests of games: dice that fall as told. */
export { Scripted } from './scripted.ts';
export { chanceAtLeast, chanceAtMost, type Distribution, summarize } from './summary.ts';
export { times } from './times.ts';
