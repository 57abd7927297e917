// Long work in the background, seen from the routes: on the threads of this process, or with workers elsewhere.
import type { CallOptions, ChunkStats, Fault, JobState, JobStatus, Refused } from '@oddsmith/compute';
import type { Written } from '../services/json-text.ts';

/** What a job does: calls back with how far it is, stops when the signal says so. */
export type JobWork = (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
) => Promise<Written | Refused>;

/** What a job is called, and how many calculations it has. */
export interface JobAbout {
  readonly kind: string;
  readonly calculator: string;
  readonly total: number;
  /** What it holds in memory while it waits: its question. */
  readonly bytes: number;
  /** The question as text, for workers elsewhere. */
  question(): string;
}

/** Who asks: a name the client chose, and where from. */
export interface Asker {
  readonly client: string | undefined;
  readonly address: string;
}

/** For whoever watches over the machines. */
export interface QueueFigures {
  readonly jobs: { readonly [state in JobState]?: number };
  readonly workers: number;
  readonly waiting: number;
  readonly stats: ChunkStats;
}

export interface QueueHealth {
  readonly redis: 'up' | 'down';
  /** Of the build of this server. */
  readonly workers: number;
  readonly waiting: number;
  /** Whether Redis takes what is written. */
  readonly writable: boolean;
  readonly workersByBuild: { readonly [build: string]: number };
  readonly oldestWaitingMs: number | null;
}

/** Where Redis is away, everything but `health` and what is known without it rejects with jobs/queue-away. */
export interface JobsBackend {
  /** The new job, or why the question is refused. */
  submit(body: Uint8Array, asker: Asker, options: CallOptions): Promise<JobStatus | Refused>;
  /** Any other work that takes longer than a request may: `run` where there are no workers elsewhere. */
  add(about: JobAbout, asker: Asker, run: JobWork): Promise<JobStatus | { error: Fault }>;
  status(id: string): Promise<JobStatus | undefined>;
  /** Newest first. */
  list(client: string | undefined): Promise<readonly JobStatus[]>;
  /** JSON, as it is printed by the command line. */
  result(id: string): Promise<string | undefined>;
  /** Stops and forgets; whoever watches is told. */
  remove(id: string): Promise<boolean>;
  /** Calls back with every change until the returned function is called; undefined when there is no such job. */
  /** `onClosing` where the job goes on without this server. */
  watch(id: string, onChange: (status: JobStatus) => void, onClosing: () => void): (() => void) | undefined;
  figures(): Promise<QueueFigures>;
  /** Null where there is no queue. */
  health(): Promise<QueueHealth | null>;
  close(): Promise<void>;
}
