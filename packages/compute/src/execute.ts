// One request on the present thread, within its time: what the inline runner and the worker threads have in common.
import { type Analysis, analysisOf, type Cell, resultOf } from '@oddsmith/analysis';
import { type AnyCalculator, calculateWith, isRefusal, type Problem, type Refusal } from '@oddsmith/games';
import { type Chunk, outOfTime, type Reply } from './runner.ts';
import { TAKES_LONGER } from './service.ts';

export interface ExecuteOptions {
  readonly timeMs?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** How far one cell that takes long by itself is, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
  /** Asked now and then; a problem stops the calculation and becomes its answer. */
  readonly stop?: (() => Problem | undefined) | undefined;
  /** What is estimated to take more steps is left to somebody else: it stops with TAKES_LONGER. */
  readonly costAtMost?: number | undefined;
}

export function execute(calculators: readonly AnyCalculator[], request: unknown, options: ExecuteOptions): Reply {
  const { timeMs, onProgress, stop, costAtMost } = options;
  const deadline = timeMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeMs;
  let reason = stop?.();
  if (reason !== undefined) return { error: reason };
  const expired = (): boolean => {
    reason = stop?.() ?? (performance.now() > deadline ? outOfTime(timeMs) : undefined);
    return reason !== undefined;
  };
  try {
    const reply = calculateWith(calculators, request, {
      expired,
      ...(onProgress === undefined ? {} : { onProgress }),
      ...(costAtMost === undefined ? {} : { costAtMost }),
    });
    if (reason !== undefined && isRefusal(reply)) return { error: reason };
    const notBegun = costAtMost !== undefined && isRefusal(reply) && reply.error.code === 'budget/cancelled';
    return notBegun ? { error: { code: TAKES_LONGER, path: '', message: '' } } : reply;
  } catch (thrown) {
    return { error: failure(thrown) };
  }
}

/** Our own bug, as data, so that one request cannot take its neighbours with it. */
export function failure(thrown: unknown): Problem {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'internal/failure', path: '', message: `the calculation failed: ${detail}` };
}

/** Analyses being worked on, the last ones asked for: chunks of one question come one after the other. */
const KEPT = 4;

export class OpenAnalyses {
  private readonly calculators: readonly AnyCalculator[];
  private readonly open = new Map<string, Analysis | Refusal>();

  constructor(calculators: readonly AnyCalculator[]) {
    this.calculators = calculators;
  }

  get({ key, question }: Chunk): Analysis | Refusal {
    const known = this.open.get(key);
    if (known !== undefined) return known;
    if (this.open.size >= KEPT) this.open.delete(this.open.keys().next().value as string);
    const analysis = analysisOf(this.calculators, question);
    this.open.set(key, analysis);
    return analysis;
  }
}

/** One cell within its time; a stop from outside is the cell's problem. */
export function executeCell({ work }: Analysis, index: number, options: ExecuteOptions): Cell {
  const { timeMs, stop, onShare } = options;
  const deadline = timeMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeMs;
  let reason = stop?.();
  if (reason !== undefined) return { problem: reason };
  const expired = (): boolean => {
    reason = stop?.() ?? (performance.now() > deadline ? outOfTime(timeMs) : undefined);
    return reason !== undefined;
  };
  try {
    const cell = work.cell(index, { expired, onShare });
    return reason !== undefined && cell.problem !== undefined ? { problem: reason } : cell;
  } catch (thrown) {
    return { problem: failure(thrown) };
  }
}

/** All of an analysis on this thread: for one so small that handing it out is not worth it. */
export function executeQuestion(
  calculators: readonly AnyCalculator[],
  question: unknown,
  stop: () => Problem | undefined,
): object | Refusal {
  const analysis = analysisOf(calculators, question);
  if ('error' in analysis) return analysis;
  const cells: Cell[] = [];
  for (let index = 0; index < analysis.work.total; index++) {
    const reason = stop();
    if (reason !== undefined) return { error: reason };
    cells.push(executeCell(analysis, index, { stop }));
  }
  const reason = stop();
  return reason === undefined ? resultOf(analysis, analysis.work.collect(cells)) : { error: reason };
}

/** A stop ends the chunk; what it has so far is thrown away by whoever asked. */
export function stopOf(cell: Cell): Problem | undefined {
  const problem = cell.problem as Problem | undefined;
  return problem?.code === 'budget/cancelled' ? problem : undefined;
}
