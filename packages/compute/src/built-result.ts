// The result of an analysis with the build that made it.
import { type Analysis, type Cell, resultOf } from '@oddsmith/analysis';
import type { Refusal } from '@oddsmith/games';
import { build } from './build.ts';

export function builtResult(analysis: Analysis, cells: readonly Cell[]): object | Refusal {
  const result = resultOf(analysis, analysis.work.collect(cells));
  return 'error' in result ? result : { ...result, build: build() };
}
