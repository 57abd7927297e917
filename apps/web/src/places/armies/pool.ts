// A pool of threads for one question: runs of cells of about 50 ms, handed out as threads come free; cancelling ends the threads.

import type { ListedArmy, ListedUnit } from '@oddsmith/analysis';
import type { Refusal } from '@oddsmith/games';
import type { Remote, Thread } from '../../engine/thread.ts';
import { threadOf } from '../../workers/start.ts';
import type { ArmyWorker, AskedMatrix, RunOrder } from './worker-api.ts';

const MOST_THREADS = 8;
const RUN_MS = 50;
const MOST_IN_RUN = 500;

function newThread(): Thread<ArmyWorker> {
  return threadOf('armies');
}

/** For reading lists and single analyses. */
const reader = newThread();
let threads: readonly Thread<ArmyWorker>[] = [];
let keys = 0;

export interface MatrixRun {
  /** What is known so far: figures of a cell stand together. */
  readonly figures: Float64Array;
  /** 1 for a cell that was rolled. */
  readonly rolled: Uint8Array;
  readonly wounds: readonly number[];
  readonly done: number;
  /** What is done of the cells under way, together. */
  readonly part: number;
  readonly total: number;
  readonly problem: string | undefined;
}

export interface MatrixOrder extends RunOrder {
  readonly question: AskedMatrix;
  /** Those to compute; all of them where none are named. */
  readonly cells?: readonly number[];
  /** Told after every run of cells. */
  onRun(state: MatrixRun): void;
  onRefusal(message: string): void;
}

/** Ends by itself, or when the function returned is called. */
export function startMatrix({ question, names, steps, cells, onRun, onRefusal }: MatrixOrder): () => void {
  const key = ++keys;
  let ended = false;
  threads = threads.length > 0 ? threads : Array.from({ length: threadCount() }, newThread);
  const mine = threads;
  const run = async () => {
    const [first] = await Promise.all(mine.map((thread) => thread.call((api) => api.open(key, question))));
    const { wounds } = first;
    const wanted = cells ?? Array.from({ length: first.total }, (_, index) => index);
    const total = wanted.length;
    const figures = new Float64Array(first.total * names.length).fill(Number.NaN);
    const rolled = new Uint8Array(first.total);
    const parts = mine.map(() => 0);
    let next = 0;
    let done = 0;
    let size = 4;
    let problem: string | undefined;
    const tell = (place: number, part: number) => {
      parts[place] = part;
      const underWay = parts.reduce((sum, one) => sum + one);
      if (!ended) onRun({ figures, rolled, wounds, done, part: underWay, total, problem });
    };
    const lane = async (thread: Thread<ArmyWorker>, place: number) => {
      thread.onNumber = (part) => tell(place, part);
      while (next < total && !ended) {
        const some = wanted.slice(next, next + size);
        next += some.length;
        const begun = performance.now();
        const got = await thread.call((api) => api.run(key, some, { names, steps }));
        const each = (performance.now() - begun) / some.length;
        size = Math.max(1, Math.min(MOST_IN_RUN, 2 * size, Math.floor(RUN_MS / each)));
        some.forEach((cell, i) => {
          figures.set(got.figures.subarray(i * names.length, (i + 1) * names.length), cell * names.length);
          rolled[cell] = got.rolled[i];
        });
        problem ??= got.problem;
        done += some.length;
        tell(place, 0);
      }
    };
    await Promise.all(mine.map(lane));
    // Threads that are done stay for the next matrix.
    ended = true;
  };
  run().catch((reason: unknown) => {
    if (!ended) onRefusal(reason instanceof Error ? reason.message : String(reason));
  });
  return () => {
    if (ended) return;
    ended = true;
    for (const thread of mine) thread.kill();
    if (threads === mine) threads = [];
  };
}

function threadCount(): number {
  return Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency || 2));
}

export interface UnderWay<Result> {
  readonly reply: Promise<Result | Refusal>;
  end(): void;
}

/** What is asked of a thread. */
export type Act<Result> = (api: Remote<ArmyWorker>) => Promise<Result | Refusal>;

/** One analysis on a thread of its own. */
export function ask<Result>(act: Act<Result>, onShare?: (share: number) => void): UnderWay<Result> {
  const thread = newThread();
  thread.onNumber = onShare;
  const reply = thread.call(act);
  reply.finally(() => thread.kill()).catch(() => undefined);
  return { reply, end: () => thread.kill() };
}

/** A short analysis on the thread that reads lists: no start-up for each of many. */
export function analyse<Result>(act: Act<Result>): Promise<Result | Refusal> {
  return reader.call(act);
}

export function readList(
  calculator: string,
  list: string | Uint8Array,
  phase: 'shooting' | 'melee',
): Promise<ListedArmy | Refusal> {
  return reader.call((api) => api.army(calculator, list, phase));
}

export function typicalTargets(calculator: string): Promise<readonly ListedUnit[]> {
  return reader.call((api) => api.archetypes(calculator));
}
