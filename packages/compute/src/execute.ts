// One request on the present thread, within its time. Apart from the analyses, which a single calculation need not load.
import {
  type Answer,
  type AnyCalculator,
  calculateWith,
  isRefusal,
  type Language,
  type Refusal,
} from '@oddsmith/games';
import { build } from './build.ts';
import { outOfTime } from './runner.ts';
import { TAKES_LONGER } from './task-context.ts';
import { type Fault, languageOf, type Refused, refusalIn, say } from './words/index.ts';

export interface ExecuteOptions {
  readonly timeMs?: number | undefined;
  /** What is left now, where somebody else looks at the clock. */
  readonly leftMs?: (() => number | undefined) | undefined;
  /** How far a calculation that takes long by itself is, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
  /** Asked now and then; a problem stops the calculation and becomes its answer. */
  readonly stop?: (() => Fault | undefined) | undefined;
  /** What is estimated to take more steps is left to somebody else: it stops with TAKES_LONGER. */
  readonly costAtMost?: number | undefined;
  /** Where the request names no language. */
  readonly language?: Language | undefined;
}

/** In words, also where it was stopped. */
export function execute(
  calculators: readonly AnyCalculator[],
  request: unknown,
  options: ExecuteOptions,
): Answer | Refusal {
  const { onShare, costAtMost, language } = options;
  const onProgress = onShare && ((done: number, total: number) => onShare(done / total));
  const reply = withinTime<Answer | Refused>(options, (limits) => {
    const reply = calculateWith(calculators, request, { ...limits, onProgress, costAtMost, language });
    const notBegun = costAtMost !== undefined && isRefusal(reply) && reply.error.code === 'budget/cancelled';
    if (notBegun) return { error: { code: TAKES_LONGER, path: '', message: say('takes-longer') } };
    return isRefusal(reply) ? reply : { ...reply, build: build() };
  });
  return 'error' in reply ? refusalIn(reply as Refused, languageOf(request) ?? language) : (reply as Answer);
}

interface TimeLimits {
  readonly expired: () => boolean;
  readonly timeGone: (() => number) | undefined;
}

/** What came of the work. Where that is a problem, and the work was stopped, the reason of the stop. */
export function withinTime<Result extends object>(
  { timeMs, leftMs = () => timeMs, stop }: ExecuteOptions,
  work: (limits: TimeLimits) => Result,
): Result | Refused {
  const start = performance.now();
  const deadline = start + (timeMs ?? Number.POSITIVE_INFINITY);
  const left = leftMs();
  const timeGone = left === undefined ? undefined : () => (performance.now() - start) / left;
  let reason = stop?.();
  if (reason !== undefined) return { error: reason };
  const expired = (): boolean => {
    reason = stop?.() ?? (performance.now() > deadline ? outOfTime(timeMs) : undefined);
    return reason !== undefined;
  };
  try {
    const result = work({ expired, timeGone });
    return reason !== undefined && ('error' in result || 'problem' in result) ? { error: reason } : result;
  } catch (thrown) {
    return { error: failure(thrown) };
  }
}

/** Our own bug, as data, so that one request cannot take its neighbours with it. */
export function failure(thrown: unknown): Fault {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'internal/failure', path: '', message: say('failed', { detail }) };
}
