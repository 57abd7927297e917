// What is told of a job, wherever it runs.
import { clock } from './task-context.ts';
import { type Fault, type Sentence, say } from './words/index.ts';

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobStatus {
  readonly id: string;
  readonly kind: string;
  /** Absent where the question is of none. */
  readonly calculator?: string;
  readonly state: JobState;
  readonly progress: { readonly done: number; readonly total: number };
  readonly created: string;
  readonly started?: string;
  readonly finished?: string;
  readonly expires: string;
  readonly timeLeftMs?: number;
  readonly error?: Fault;
  /** Which code and data calculate it. */
  readonly build?: string;
  /** Why nothing happens. */
  readonly note?: string | Sentence;
}

/** Times in milliseconds, as they are kept. */
export interface JobRecord {
  readonly id: string;
  readonly kind: string;
  /** Empty where the question is of none. */
  readonly calculator: string;
  readonly state: JobState;
  readonly done: number;
  readonly total: number;
  /** How far a job of one calculation is, 0 to 1. */
  readonly share?: number | undefined;
  readonly created: number;
  readonly started?: number | undefined;
  readonly finished?: number | undefined;
  readonly error?: Fault | undefined;
  readonly build?: string | undefined;
  readonly note?: string | Sentence | undefined;
}

const MB = 1024 * 1024;

/** Results are kept for a day, or until those of all together are too much for one process: then the oldest go, which their jobs say. */
export const JOB_LIMITS = {
  cells: 250_000,
  ofClient: 10,
  ofAll: 1_000,
  keptMs: 24 * 3_600_000,
  waitingBytes: 128 * MB,
  resultBytes: 64 * MB,
  keptBytes: 200 * MB,
  known: 10_000,
};

export function isOpen({ state }: Pick<JobRecord, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

export function statusOf(job: JobRecord): JobStatus {
  const { id, kind, calculator, state, created, started, finished, error, build, note } = job;
  const { done, total } = progressOf(job);
  const now = Math.floor(clock());
  const iso = (time: number) => new Date(time).toISOString();
  const runs = state === 'running' && started !== undefined && done > 0;
  return {
    id,
    kind,
    ...(calculator !== '' && { calculator }),
    state,
    progress: { done, total },
    created: iso(created),
    ...(started === undefined ? {} : { started: iso(started) }),
    ...(finished === undefined ? {} : { finished: iso(finished) }),
    expires: iso((finished ?? now) + JOB_LIMITS.keptMs),
    ...(runs ? { timeLeftMs: Math.round(((now - started) / done) * (total - done)) } : {}),
    ...(error === undefined ? {} : { error }),
    ...(build === undefined ? {} : { build }),
    ...(note === undefined ? {} : { note }),
  };
}

/** What is one calculation is told in parts of it. */
const PARTS = 1_000;

function progressOf({ done, total, share = 0 }: JobRecord): JobStatus['progress'] {
  if (total !== 1) return { done, total };
  return { done: done === 1 ? PARTS : Math.min(PARTS - 1, Math.floor(PARTS * share)), total: PARTS };
}

export const BUSY_JOBS: Fault = {
  code: 'budget/busy',
  path: '',
  message: say('too-many-jobs'),
};

export const TOO_MANY_JOBS: Fault = {
  code: 'jobs/too-many',
  path: '',
  message: say('too-many-jobs-of-client', { most: JOB_LIMITS.ofClient }),
};

export const RESULT_FORGOTTEN: Fault = {
  code: 'jobs/result-forgotten',
  path: 'id',
  message: say('result-forgotten'),
};

export function resultTooLarge(most: number): Fault {
  return {
    code: 'jobs/result-too-large',
    path: '',
    message: say('result-too-large', { most: Math.round(most / 1024 / 1024) }),
  };
}
