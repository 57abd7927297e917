export { isChance } from '@oddsmith/games';
export {
  type Analysis,
  type AnalysisLimits,
  analysisOf,
  KINDS,
  type Kind,
  MOST_CELLS,
  questionShapes,
  resultOf,
} from './analysis.ts';
export { type ArmyPhase, type ListedArmy, type ListedUnit, readArmy } from './army.ts';
export { figureWord } from './column-titles.ts';
export { type Comparison, type Contest, compare, contest, type FigureDifference } from './compare.ts';
export {
  type Efficiency,
  type EfficiencyCell,
  type EfficiencyQuestion,
  type EfficiencyUnit,
  efficiencyWork,
} from './efficiency.ts';
export { shootersOf, withEntries } from './entries.ts';
export { figureNames, figureOf, headlineName, STATISTICS, type Statistic } from './figure.ts';
export { woundsOf } from './firing.ts';
export {
  type Attempt,
  type AttemptTogether,
  type Goal,
  type Sought,
  type SoughtTogether,
  seekWork,
} from './goal-seek.ts';
export { hash32 } from './hash.ts';
export { layered, ownFields } from './layered.ts';
export { type ArmyList, type Lists, type ListsQuestion, listsWork } from './lists.ts';
export {
  type Matrix,
  type MatrixCell,
  type MatrixEntry,
  MatrixPairs,
  type MatrixQuestion,
  matrix,
  matrixWork,
  pairSeed,
} from './matrix.ts';
export { type Equilibrium, equilibriumOf } from './matrix-game.ts';
export {
  type Choice as PairingChoice,
  type Pairing,
  type PairingLimits,
  pairing,
} from './pairing/index.ts';
export { readSheet, readSheetCell, type Sheet } from './pairing/sheet.ts';
export { type Plan, type PlanMove, plan } from './plan/index.ts';
export type { PlanQuestion } from './plan/question.ts';
export type { PlanShot, PolicyBranch, PolicyNode } from './plan/tree.ts';
export type { AnalysisOptions } from './question.ts';
export { csv, markdownReport } from './report.ts';
export { resultCsv, resultMarkdown, resultText } from './result-rows.ts';
export {
  type Change,
  type Sensitivity,
  type SensitivityQuestion,
  sensitivity,
  type Unanswered,
} from './sensitivity.ts';
export { type DecodedLink, decodeLink, encodeLink, LINK_LIMIT_BYTES } from './share-link.ts';
export { type Axis, type Sweep, type SweepPoint, type SweepQuestion, sweepWork } from './sweep.ts';
export { type Cell, type FigureCell, runWork, type Work } from './work.ts';
