// Work that is more than one calculation, done on a thread: a function by its name, what it is given, and what it may use.
import type { AnyCalculator } from '@oddsmith/games';
import { outOfTime } from './runner.ts';
import { type Fault, say } from './words/index.ts';

/** What a service finds on the thread it runs on. */
export interface TaskContext {
  readonly calculators: readonly AnyCalculator[];
  /** Steps that a calculation may be estimated to take here; undefined is any number. */
  readonly costAtMost: number | undefined;
  /** How long the work may still take; undefined on the quick thread, which leaves what takes long to others. */
  leftMs(): number | undefined;
  /** Why the work must end: asked at least every 10 ms; undefined as long as it may go on. */
  stop(): Fault | undefined;
  /** Tells how far work that takes long in one piece is, 0 to 1. */
  share(part: number): void;
  /** Whether what is done should be handed in, where the rest can be asked for again. */
  enough(): boolean;
}

/** Plain data in, plain data out. Whatever may be large goes as text: it crosses threads by copying bytes. */
// biome-ignore lint/suspicious/noExplicitAny: services take different arguments; who calls one by name knows its own.
export type Service = (argument: any, desk: TaskContext) => object | Promise<object>;

export type Services = { readonly [name: string]: Service };

/** Why work leaves the quick thread: never shown to anybody. */
export const TAKES_LONGER = 'lane/takes-longer';

/** A time that all threads of the process agree on. */
export function clock(): number {
  return performance.timeOrigin + performance.now();
}

/** Of exact work, as estimated. */
const STEPS_A_MS = 200_000;

/** Parts are handed in after this long, so that others get their turn. */
const PART_MS = 200;

export interface TaskLimits {
  readonly timeMs: number | undefined;
  /** What is left of it. */
  readonly leftMs?: number | undefined;
  /** Set on the quick thread: what takes longer is somebody else's. */
  readonly quickMs?: number | undefined;
  readonly cancelled: () => Fault | undefined;
  readonly onShare?: ((share: number) => void) | undefined;
}

export function newTaskContext(calculators: readonly AnyCalculator[], limits: TaskLimits): TaskContext {
  const { timeMs, leftMs = timeMs, quickMs, cancelled, onShare } = limits;
  const begun = performance.now();
  return {
    calculators,
    costAtMost: quickMs === undefined ? undefined : quickMs * STEPS_A_MS,
    leftMs: () =>
      quickMs !== undefined || leftMs === undefined ? undefined : Math.max(0, leftMs - (performance.now() - begun)),
    stop() {
      const spent = performance.now() - begun;
      if (quickMs !== undefined && spent > quickMs)
        return { code: TAKES_LONGER, path: '', message: say('takes-longer') };
      return cancelled() ?? (leftMs !== undefined && spent > leftMs ? outOfTime(timeMs) : undefined);
    },
    share: (part) => onShare?.(part),
    enough: () => performance.now() - begun > (quickMs === undefined ? PART_MS : quickMs / 2),
  };
}
