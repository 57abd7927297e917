// A pool of threads for one question: runs of cells of about 50 ms, handed out as threads come free; cancelling ends the threads.

import type { ListedArmy, ListedUnit } from '@oddsmith/analysis';
import type { Refusal } from '@oddsmith/games';
import { Thread } from '../engine/thread.ts';
import { said } from '../language/in-language.ts';
import type { ArmyWorker, Opened, Run } from './worker-api.ts';

const MOST_THREADS = 8;
const RUN_MS = 50;
const MOST_IN_RUN = 500;

function newThread(): Thread<ArmyWorker> {
  return new Thread(
    () => new Worker(new URL('./armies.worker.ts', import.meta.url), { type: 'module', name: 'armies' }),
  );
}

/** For reading lists and single analyses. */
const reader = newThread();
let threads: readonly Thread<ArmyWorker>[] = [];
let keys = 0;

export interface MatrixRun {
  /** What is known so far: figures of a cell stand together. */
  readonly figures: Float64Array;
  readonly wounds: readonly number[];
  readonly done: number;
  readonly total: number;
  readonly problem: string | undefined;
}

export interface MatrixOrder {
  readonly question: object;
  readonly names: readonly string[];
  /** Told after every run of cells. */
  onRun(state: MatrixRun): void;
  onRefusal(message: string): void;
}

/** Ends by itself, or when the function returned is called. */
export function startMatrix({ question, names, onRun, onRefusal }: MatrixOrder): () => void {
  const key = ++keys;
  let ended = false;
  threads = threads.length > 0 ? threads : Array.from({ length: threadCount() }, newThread);
  const mine = threads;
  const run = async () => {
    const replies = await Promise.all(
      mine.map((thread) => thread.call<Opened | Refusal>((api) => api.open(key, question))),
    );
    const first = replies[0];
    if ('error' in first) {
      onRefusal(said(first.error.message));
      return;
    }
    const { total, wounds } = first;
    const figures = new Float64Array(total * names.length).fill(Number.NaN);
    let next = 0;
    let done = 0;
    let size = 4;
    let problem: string | undefined;
    const lane = async (thread: Thread<ArmyWorker>) => {
      while (next < total && !ended) {
        const from = next;
        const to = Math.min(total, from + size);
        next = to;
        const begun = performance.now();
        const got = await thread.call<Run>((api) => api.run(key, from, to, names));
        const each = (performance.now() - begun) / (to - from);
        size = Math.max(1, Math.min(MOST_IN_RUN, 2 * size, Math.floor(RUN_MS / each)));
        figures.set(got.figures, from * names.length);
        problem ??= got.problem;
        done += to - from;
        if (!ended) onRun({ figures, wounds, done, total, problem });
      }
    };
    await Promise.all(mine.map(lane));
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

export interface Asked<Result> {
  readonly reply: Promise<Result | Refusal>;
  end(): void;
}

/** One analysis on a thread of its own. */
export function ask<Result extends object>(question: object, onShare?: (share: number) => void): Asked<Result> {
  const thread = newThread();
  thread.onNumber = onShare;
  const reply = thread.call((api) => api.answer(question)) as Promise<Result | Refusal>;
  reply.finally(() => thread.kill()).catch(() => undefined);
  return { reply, end: () => thread.kill() };
}

/** A short analysis on the thread that reads lists: no start-up for each of many. */
export function analyse<Result extends object>(question: object): Promise<Result | Refusal> {
  return reader.call((api) => api.answer(question)) as Promise<Result | Refusal>;
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

export function teamsOf(calculator: string): Promise<readonly string[]> {
  return reader.call((api) => api.teams(calculator));
}
