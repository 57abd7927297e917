// Any analysis on any runner: the question is checked, its calculations are handed out in chunks, and the cells put together.
import { randomUUID } from 'node:crypto';
import { type Analysis, type AnalysisLimits, analysisOf, type Cell } from '@oddsmith/analysis';
import { builtResult } from './built-result.ts';
import { nextSize } from './parts.ts';
import { type Runner, stopped } from './runner.ts';
import type { Refused } from './words/index.ts';

export interface ChunkOfCells {
  readonly from: number;
  readonly cells: readonly Cell[];
}

export interface AnalyseOptions {
  readonly signal?: AbortSignal | undefined;
  /** Calculations finished; never falls, and reaches the total once. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Chunks that are done already: from a checkpoint. */
  readonly done?: readonly ChunkOfCells[] | undefined;
  /** Told of every chunk as it is finished, before the progress that counts it. */
  readonly onChunk?: ((chunk: ChunkOfCells) => void) | undefined;
  readonly limits?: AnalysisLimits | undefined;
}

/** One calculation may take this long, then it is a problem of its cell. */
export const CELL_MS = 60_000;

/** The result, the same to the bit on every runner, or why there is none. Never rejects because of the question. */
export async function analyse(
  question: unknown,
  runner: Runner,
  options: AnalyseOptions = {},
): Promise<object | Refused> {
  const analysis = analysisOf(await runner.calculators(), question, options.limits);
  if ('error' in analysis) return analysis;
  const cells = await allCells(question, analysis.work, runner, options);
  return 'error' in cells ? cells : builtResult(analysis, cells);
}

async function allCells(
  question: unknown,
  { total, parts }: Analysis['work'],
  runner: Runner,
  { signal, onProgress, done, onChunk }: AnalyseOptions,
): Promise<Cell[] | Refused> {
  const cells: (Cell | undefined)[] = new Array(total).fill(undefined);
  for (const chunk of done ?? []) for (const [i, cell] of chunk.cells.entries()) cells[chunk.from + i] = cell;
  let finished = cells.reduce((count, cell) => count + Number(cell !== undefined), 0);
  let size = 1;
  let next = 0;
  let refusal: Refused | undefined;
  const key = randomUUID();
  const progress = progressOf(total, parts, onProgress);
  /** The next run of cells that nobody has done. */
  const take = (): { readonly from: number; readonly to: number } | undefined => {
    while (next < total && cells[next] !== undefined) next++;
    const from = next;
    while (next < total && next - from < size && cells[next] === undefined) next++;
    return from === next ? undefined : { from, to: next };
  };
  const lane = async (): Promise<void> => {
    for (let range = take(); range !== undefined && refusal === undefined; range = take()) {
      const begun = performance.now();
      // Of the work alone where the runner knows it: many wait for few workers.
      let spent: number | undefined;
      const onSpent = (ms: number) => {
        spent = ms;
      };
      const got = signal?.aborted
        ? { error: stopped(signal) }
        : await runner.cells(
            { key, question, ...range },
            { signal, timeMs: CELL_MS, onSpent, onShare: progress.share },
          );
      if ('error' in got) {
        refusal ??= got;
        return;
      }
      size = nextSize(size, (spent ?? performance.now() - begun) / got.length);
      for (const [i, cell] of got.entries()) cells[range.from + i] = cell;
      finished += got.length;
      onChunk?.({ from: range.from, cells: got });
      progress.finished(finished);
    }
  };
  await Promise.all(Array.from({ length: runner.parallelism }, lane));
  return refusal ?? (cells as Cell[]);
}

/** What is one calculation, as a plan is, is told in parts of it. */
const PARTS = 1_000;
/** A share of whole parts is a whole number of them but for this. */
const ROUNDING = 1e-6;

function progressOf(total: number, parts = PARTS, onProgress: AnalyseOptions['onProgress']) {
  if (total !== 1) return { finished: (done: number) => onProgress?.(done, total), share: undefined };
  let told = 0;
  return {
    finished: () => {
      // What is told late, by a worker elsewhere, is over.
      told = parts;
      onProgress?.(parts, parts);
    },
    share: (share: number) => {
      const done = Math.min(parts - 1, Math.floor(share * parts + ROUNDING));
      if (done <= told) return;
      told = done;
      onProgress?.(done, parts);
    },
  };
}
