// The result of an analysis with the build that made it.
import { type Analysis, type Cell, resultOf } from '@oddsmith/analysis';
import type { Language } from '@oddsmith/words';
import { build } from './build.ts';
import { type Fault, problemIn, type Refused } from './words/index.ts';

export function builtResult(analysis: Analysis, cells: readonly Cell[]): object | Refused {
  const result = resultOf(analysis, analysis.work.collect(cells.map((cell) => inWords(cell, analysis.language))));
  return 'error' in result ? result : { ...result, build: build() };
}

/** What stopped a cell is said by those who run it. */
function inWords(cell: Cell, language: Language | undefined): Cell {
  return cell.problem === undefined ? cell : { ...cell, problem: problemIn(cell.problem as Fault, language) };
}
