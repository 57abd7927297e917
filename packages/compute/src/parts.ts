// A long list of results that a service makes in parts: who asks knows neither how many there are nor how long one takes.
import type { Fault, Refused } from './words/index.ts';

export interface PartRange {
  readonly from: number;
  readonly to: number;
  /** Not to be worked out: this is the answer to each. */
  readonly refuse?: Fault;
}

/** As many results as could be made in a turn: at least one. */
export interface Part {
  /** Of the whole list. */
  readonly total: number;
  /** JSON, one text a result. */
  readonly items: readonly string[];
}

export type AskPart<P extends Part> = (range: PartRange) => Promise<P | Refused>;

export interface PartsOptions {
  readonly parallelism: number;
  readonly signal?: AbortSignal | undefined;
  /** A result that is out of time is refused in its place; otherwise the whole is. */
  readonly refuseAlone: boolean;
}

/** Who is first asked for all gives what fits into a turn. */
const ALL = 2 ** 30;
const MOST_IN_PART = 2_000;
/** A part should take this long: long beside a round trip to a thread (0.1 ms), short enough to stop and to report. */
const PART_MS = 100;

/** Calls back with every part, in any order but the first; the refusal that ended it, or how many results there are. */
export async function runParts<P extends Part>(
  ask: AskPart<P>,
  { parallelism, signal, refuseAlone }: PartsOptions,
  onPart: (from: number, part: P) => void,
): Promise<{ readonly total: number } | Refused> {
  let size = 1;
  let refusal: Refused | undefined;
  const take = (from: number, to: number) => (refuseAlone ? takePart(ask, { from, to }, signal) : ask({ from, to }));
  const first = await take(0, ALL);
  if ('error' in first) return first;
  onPart(0, first);
  const { total } = first;
  let next = first.items.length;
  size = Math.max(1, next);
  const lane = async (): Promise<void> => {
    while (next < total && refusal === undefined) {
      let at = next;
      const to = Math.min(total, at + size);
      next = to;
      while (at < to && refusal === undefined) {
        const begun = performance.now();
        const part = await take(at, to);
        if ('error' in part) {
          refusal ??= part;
          return;
        }
        size = nextSize(size, (performance.now() - begun) / part.items.length);
        onPart(at, part);
        at += part.items.length;
      }
    }
  };
  await Promise.all(Array.from({ length: parallelism }, lane));
  return refusal ?? { total };
}

/** How many to ask for where each took so long: at most twice as many as before. */
export function nextSize(size: number, eachMs: number): number {
  return Math.max(1, Math.min(MOST_IN_PART, 2 * size, Math.floor(PART_MS / eachMs)));
}

/** One part from here on, whatever it takes: a result that cannot be had is refused in its place. */
export async function takePart<P extends Part>(
  ask: AskPart<P>,
  { from, to }: PartRange,
  signal?: AbortSignal,
): Promise<P | Refused> {
  const part = await ask({ from, to });
  if (!('error' in part) || !isOfOne(part.error, from)) return part;
  // The thread is lost with all it had: the first alone, then the rest again.
  if (to - from > 1 && !signal?.aborted) return takePart(ask, { from, to: from + 1 }, signal);
  return ask({ from, to: signal?.aborted ? to : from + 1, refuse: part.error });
}

/** Whether it is the fault of one result. Of the first it is also said when nothing is done at all, in the name of the whole. */
function isOfOne({ code }: Fault, from: number): boolean {
  if (code === 'budget/exceeded' || code === 'budget/cancelled') return true;
  return from > 0 && (code === 'budget/busy' || code === 'internal/failure');
}
