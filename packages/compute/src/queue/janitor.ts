// Puts right what was left half done: a job whose server died before its first chunk was in the queue, or whose chunks Redis lost.

import { say } from '../words/index.ts';
import type { ChunkQueue } from './chunk-queue.ts';
import type { JobStore } from './job-store.ts';

/** One of all workers looks in this time. */
const TURN_MS = 2_000;

interface Worker {
  readonly name: string;
  readonly build: string;
}

export class Janitor {
  private readonly store: JobStore;
  private readonly chunks: ChunkQueue;
  private readonly worker: Worker;
  /** Jobs that had no task when it last looked: one that is between two tasks has one by now. */
  private idle: ReadonlySet<string> = new Set();

  constructor(store: JobStore, chunks: ChunkQueue, worker: Worker) {
    this.store = store;
    this.chunks = chunks;
    this.worker = worker;
  }

  async look(): Promise<void> {
    const { name, build } = this.worker;
    if (!(await this.store.isMyTurn(`${build}/${name}`, TURN_MS))) return;
    const open = (await this.store.open()).filter((job) => job.build === build);
    if (open.length === 0) return;
    const tasks = await this.chunks.jobsWithTasks();
    if (tasks === undefined) return;
    const idle = open.filter(({ id }) => !tasks.has(id)).map(({ id }) => id);
    for (const id of idle) if (this.idle.has(id)) await this.mend(id);
    this.idle = new Set(idle);
  }

  private async mend(job: string): Promise<void> {
    const missing = await this.store.missing(job);
    if (missing === undefined) {
      await this.store.finish(job, { error: { code: 'jobs/chunk-lost', path: '', message: say('question-lost') } });
    } else if (missing.length > 0) await this.chunks.add(missing.map((range) => ({ job, ...range })));
    else await this.chunks.add([{ job, collect: true }]);
  }
}
