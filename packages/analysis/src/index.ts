export { type Comparison, type Contest, compare, contest, type FigureDifference } from './compare.ts';
export { atLeast, atMost, figureNames, figureOf, headlineName, STATISTICS, type Statistic } from './figure.ts';
export { type Attempt, type Goal, goalSeek, type Sought } from './goal-seek.ts';
export {
  collectMatrix,
  type Matrix,
  type MatrixCell,
  type MatrixEntry,
  type MatrixQuestion,
  matrix,
  matrixRequests,
} from './matrix.ts';
export { type Plan, type PlanMove, plan } from './plan/index.ts';
export type { PlanShot, PolicyBranch, PolicyNode } from './plan/policy.ts';
export type { PlanQuestion } from './plan/question.ts';
export type { AnalysisOptions } from './question.ts';
export { csv, csvReport, matrixCsv, sweepCsv, textReport } from './report.ts';
export {
  type Change,
  type Sensitivity,
  type SensitivityQuestion,
  sensitivity,
  type Unanswered,
} from './sensitivity.ts';
export { type DecodedLink, decodeLink, encodeLink, LINK_LIMIT_BYTES } from './share-link.ts';
export { type Axis, type Sweep, type SweepPoint, type SweepQuestion, sweep } from './sweep.ts';
