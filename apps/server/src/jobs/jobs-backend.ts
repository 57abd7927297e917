// Long work in the background, seen from the routes: on the threads of this process, or with workers elsewhere.
import type { CallOptions, ChunkStats, Fault, JobState, JobStatus, Refused } from '@oddsmith/compute';
import type { ReadQuestion } from '../services/jobs.ts';

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
  /** A question that was read. */
  take(question: ReadQuestion, asker: Asker): Promise<JobStatus | { error: Fault }>;
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
