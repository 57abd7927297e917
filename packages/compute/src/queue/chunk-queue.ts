// The chunks that wait for a worker, in BullMQ. One queue a version of the product: a worker of another leaves them alone.
import { type JobsOptions, Queue } from 'bullmq';
import { redisPlace } from './connection.ts';

/** Cells of a job from an index on: what can be done in a turn, or all up to the end where somebody waits for just those. */
export interface ChunkTask {
  readonly job: string;
  readonly from: number;
  readonly to: number;
  readonly whole?: boolean;
  /** Who waits wants to know how far it is. */
  readonly shared?: boolean;
}

/** All cells of a job are there: put them together. */
export interface CollectTask {
  readonly job: string;
  readonly collect: true;
}

export type QueuedTask = ChunkTask | CollectTask;

export const PREFIX = 'oddsmith';

/** A chunk that fails so often fails its job. */
export const ATTEMPTS = 3;

const OPTIONS: JobsOptions = {
  attempts: ATTEMPTS,
  backoff: { type: 'fixed', delay: 200 },
  removeOnComplete: true,
  removeOnFail: false,
};

/** A janitor looks through no more. */
const MOST_TASKS = 5_000;

export function queueName(version: string): string {
  return `chunks-${version}`;
}

/** "0.1.0+3f2a9c01b7de" is build 3f2a9c01b7de. */
export function buildOf(version: string): string {
  return version.slice(version.indexOf('+') + 1);
}

export class ChunkQueue {
  readonly queue: Queue<QueuedTask>;

  constructor(url: string, version: string) {
    this.queue = new Queue<QueuedTask>(queueName(version), { connection: redisPlace(url), prefix: PREFIX });
    this.queue.on('error', () => {});
  }

  /** A task that is there already is not added again. */
  async add(tasks: readonly QueuedTask[]): Promise<void> {
    const jobs = tasks.map((data) => ({ name: 'chunk', data, opts: { ...OPTIONS, jobId: taskId(data) } }));
    await this.queue.addBulk(jobs);
  }

  /** Whether it waits, is worked on or has failed; undefined where the queue knows nothing of it. */
  async stateOf(id: string): Promise<'open' | 'failed' | undefined> {
    const known = await this.queue.getJob(id);
    if (known === undefined) return undefined;
    return (await known.isFailed()) ? 'failed' : 'open';
  }

  /** Jobs that have a task here; undefined where there are too many tasks to look through. */
  async jobsWithTasks(): Promise<ReadonlySet<string> | undefined> {
    const tasks = await this.queue.getJobs(['waiting', 'active', 'delayed', 'prioritized', 'failed'], 0, MOST_TASKS);
    return tasks.length > MOST_TASKS ? undefined : new Set(tasks.flatMap((task) => task?.data.job ?? []));
  }

  /** How many wait for a worker. */
  async waiting(): Promise<number> {
    return this.queue.getWaitingCount();
  }

  async close(): Promise<void> {
    await this.queue.close();
  }
}

export function taskId(task: QueuedTask): string {
  return 'collect' in task ? `${task.job}.collect` : `${task.job}.${task.from}`;
}
