// One request on the present thread, within its time: what the inline runner and the worker threads have in common.
import { type AnyCalculator, calculateWith, isRefusal, type Problem } from '@oddsmith/games';
import { outOfTime, type Reply } from './runner.ts';

export interface ExecuteOptions {
  readonly timeMs?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Asked now and then; a problem stops the calculation and becomes its answer. */
  readonly stop?: (() => Problem | undefined) | undefined;
}

export function execute(calculators: readonly AnyCalculator[], request: unknown, options: ExecuteOptions): Reply {
  const { timeMs, onProgress, stop } = options;
  const deadline = timeMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeMs;
  let reason = stop?.();
  if (reason !== undefined) return { error: reason };
  const expired = (): boolean => {
    reason = stop?.() ?? (performance.now() > deadline ? outOfTime(timeMs) : undefined);
    return reason !== undefined;
  };
  try {
    const reply = calculateWith(calculators, request, onProgress === undefined ? { expired } : { expired, onProgress });
    return reason !== undefined && isRefusal(reply) ? { error: reason } : reply;
  } catch (thrown) {
    return { error: failure(thrown) };
  }
}

/** Our own bug, as data, so that one request cannot take its neighbours with it. */
export function failure(thrown: unknown): Problem {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'internal/failure', path: '', message: `the calculation failed: ${detail}` };
}
