// Calculations on worker threads. A request that does not stop in time costs its thread, never the process.
import { availableParallelism } from 'node:os';
import type { Cell } from '@oddsmith/analysis';
import { type AnyCalculator, nestingProblem } from '@oddsmith/games';
import { failure } from '../execute.ts';
import {
  type CallOptions,
  type Chunk,
  type ListOptions,
  outOfTime,
  type Reply,
  type Runner,
  stopped,
} from '../runner.ts';
import { clock, TAKES_LONGER } from '../task-context.ts';
import { type Fault, type Refused, say } from '../words/index.ts';
import { BatchingWorker } from './batching-worker.ts';
import { finished, newControl, WAITING } from './control.ts';
import { loadCalculators, type Served } from './load-calculators.ts';
import { guardMemory } from './memory-guard.ts';
import type { SentTask, Task, WorkerSetup } from './task.ts';
import { watch } from './watch.ts';
import { Ended, WorkerPool } from './worker-pool.ts';

/** A round trip to a thread takes 110-140 µs: requests of a list travel together, few enough to share the threads out. */
export const LIST_SIZE = 32;

export interface ThreadOptions {
  /** Default: as many as the machine runs at once. */
  readonly threads?: number | undefined;
  /** Lists that may wait for a thread; further ones are answered with budget/busy. */
  readonly maxQueue?: number | undefined;
  /** A calculation whose objects need more is ended and answered with budget/exceeded. Default 512. */
  readonly memoryMb?: number | undefined;
  /** The whole process; above it the oldest calculation is ended. Left out: not looked at. */
  readonly processMb?: number | undefined;
  /** Address of a module that exports `services`. With it nobody may have all threads. */
  readonly services?: string | undefined;
  /** Whether services have a thread for what is quick; left out, they have. */
  readonly quick?: boolean | undefined;
  /** Address of a module that exports `calculators`; default: all games. */
  readonly calculators?: string | undefined;
  /** The id of the only calculator that will be asked for: no other is loaded. */
  readonly only?: string | undefined;
  /** The built worker file: threads cannot load TypeScript. */
  readonly task: URL;
}

export function threadRunner(options: ThreadOptions): Runner {
  return new ThreadRunner(options);
}

/** What is done in this time never waits behind what takes longer. */
const QUICK_MS = 25;
/** Calculations give way to the main thread and to the quick one. */
const SLOW_NICENESS = 10;

class ThreadRunner implements Runner {
  readonly parallelism: number;
  private readonly maxQueue: number;
  private readonly memoryMb: number;
  private readonly pool: WorkerPool<SentTask>;
  private readonly quick: BatchingWorker | undefined;
  private readonly served: Served;
  private readonly endGuard: () => void;

  constructor(options: ThreadOptions) {
    const { services, quick = true } = options;
    this.parallelism = options.threads ?? availableParallelism();
    this.maxQueue = options.maxQueue ?? 256;
    this.memoryMb = options.memoryMb ?? 512;
    this.served = { calculators: options.calculators ?? '@oddsmith/games/calculators', only: options.only };
    const niceness = services === undefined ? 0 : SLOW_NICENESS;
    const workerData: WorkerSetup = { ...this.served, services, niceness };
    this.pool = new WorkerPool<SentTask>({
      threads: this.parallelism,
      task: options.task,
      workerData,
      heapMb: this.memoryMb,
      fair: services !== undefined,
    });
    this.quick = services === undefined || !quick ? undefined : this.batchingWorker(options.task, services);
    this.endGuard = options.processMb === undefined ? () => {} : guardMemory(this.pool, options.processMb);
  }

  private batchingWorker(task: URL, services: string): BatchingWorker {
    return new BatchingWorker({
      task: new URL('./quick-task.js', task),
      calculators: this.served.calculators,
      services,
      quickMs: QUICK_MS,
      heapMb: this.memoryMb,
      problemOf: (thrown) => endOfThread(thrown, this.memoryMb),
    });
  }

  async call<Result extends object>(
    service: string,
    argument: unknown,
    options: CallOptions = {},
  ): Promise<Result | Refused> {
    const { timeMs, long } = options;
    const deadline = timeMs && clock() + timeMs;
    if (this.quick !== undefined && !long) {
      if (this.quick.queued >= this.maxQueue) return { error: BUSY };
      const reply = (await this.quick.run({ service, argument, timeMs, deadline }, options)) as Result | Refused;
      if (!('error' in reply) || (reply.error as Fault).code !== TAKES_LONGER) return reply;
    }
    const waitMs = deadline && Math.max(0, deadline - clock());
    const sent = await this.send<Result>({ service, argument, timeMs, deadline }, options, waitMs);
    if ('problem' in sent) return { error: sent.problem };
    return options.signal?.aborted ? { error: stopped(options.signal) } : sent.result;
  }

  async calculate(request: unknown, options: ListOptions = {}): Promise<Reply> {
    const [reply] = await this.answer([request], options);
    return reply;
  }

  async calculateAll(requests: readonly unknown[], options: ListOptions = {}): Promise<Reply[]> {
    const replies: Reply[] = new Array(requests.length);
    const size = Math.min(LIST_SIZE, Math.ceil(requests.length / this.parallelism));
    let next = 0;
    const lane = async () => {
      while (next < requests.length) {
        const from = next;
        next = Math.min(requests.length, from + size);
        const part = await this.answer(requests.slice(from, next), options);
        for (let i = 0; i < part.length; i++) replies[from + i] = part[i];
      }
    };
    // One lane a thread: a long list leaves room in the queue for others.
    await Promise.all(Array.from({ length: this.parallelism }, lane));
    return replies;
  }

  async cells(chunk: Chunk, options: ListOptions = {}): Promise<Cell[] | Refused> {
    const { signal, timeMs } = options;
    const { from, to } = chunk;
    const cells = await this.pieces<Cell>(to - from, {
      task: (first, end) => ({ chunk: { ...chunk, from: from + first, to: from + end }, timeMs }),
      refuse: (problem) => ({ problem }),
      options,
    });
    return signal?.aborted ? { error: stopped(signal) } : cells;
  }

  calculators(): Promise<readonly AnyCalculator[]> {
    return loadCalculators(this.served);
  }

  async ready(): Promise<void> {
    await Promise.all([this.pool.ready(), this.quick?.ready()]);
  }

  async close(): Promise<void> {
    this.endGuard();
    await Promise.all([this.pool.close(), this.quick?.close()]);
  }

  /** Puts aside what cannot even be sent to a thread. */
  private async answer(requests: readonly unknown[], options: ListOptions): Promise<Reply[]> {
    const { signal, timeMs, onShare } = options;
    const tooDeep = requests.map(nestingProblem);
    const good = requests.filter((_, i) => tooDeep[i] === undefined);
    const answered = await this.pieces<Reply>(good.length, {
      task: (from, to) => ({ requests: good.slice(from, to), timeMs, shared: onShare !== undefined }),
      refuse: (problem) => ({ error: problem }),
      options,
    });
    const replies = 'error' in answered ? good.map(() => answered) : answered;
    let next = 0;
    const all = tooDeep.map((problem) => (problem === undefined ? replies[next++] : { error: problem }));
    return signal?.aborted ? all.map((reply) => withReason(reply, stopped(signal))) : all;
  }

  /** What is made on a thread that has to be ended is lost with it: all but the guilty piece is made again. */
  private async pieces<Item>(count: number, list: PieceList<Item>, from = 0): Promise<Item[] | Refused> {
    if (count === 0) return [];
    const sent = await this.send<Item[] | Refused>(list.task(from, from + count), list.options);
    if ('result' in sent) return sent.result;
    const { problem, at } = sent;
    if (at === WAITING) return { error: problem };
    const before = await this.pieces(at, list, from);
    if ('error' in before) return before;
    const after = await this.pieces(count - at - 1, list, from + at + 1);
    return 'error' in after ? after : [...before, list.refuse(problem), ...after];
  }

  /** A task on a thread: its result, or why there is none, and which piece of it was to blame. */
  private async send<Result>(
    task: Task,
    { signal, timeMs, owner, onSpent, onShare, transfer = [] }: CallOptions,
    waitMs = timeMs,
  ): Promise<{ readonly result: Result } | { readonly problem: Fault; readonly at: number }> {
    if (this.pool.queued >= this.maxQueue) return { problem: BUSY, at: WAITING };
    const control = newControl();
    const watching = watch(control, { signal, timeMs: waitMs, onShare });
    try {
      const run = { kill: watching.kill, owner, onSpent, transfer };
      return { result: (await this.pool.run({ ...task, control }, run)) as Result };
    } catch (thrown) {
      if (signal?.aborted) return { problem: stopped(signal), at: WAITING };
      const problem = watching.kill.aborted ? outOfTime(timeMs) : endOfThread(thrown, this.memoryMb);
      return { problem, at: finished(control) };
    } finally {
      watching.end();
    }
  }
}

/** Many pieces of work that travel together, few enough to be made again. */
interface PieceList<Item> {
  readonly options: ListOptions;
  /** The task that makes the pieces from an index up to another. */
  task(from: number, to: number): Task;
  /** What stands in the place of the piece that ended its thread. */
  refuse(problem: Fault): Item;
}

const BUSY: Fault = {
  code: 'budget/busy',
  path: '',
  message: say('too-many-waiting'),
};

/** The thread only knows that it was asked to stop. */
function withReason(reply: Reply, reason: Fault): Reply {
  return 'error' in reply && (reply as Refused).error.code === 'budget/cancelled' ? { error: reason } : reply;
}

function endOfThread(thrown: unknown, memoryMb: number): Fault {
  if (thrown instanceof Ended) return thrown.problem;
  if ((thrown as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
    return { code: 'budget/exceeded', path: '', message: say('thread-memory', { memoryMb }) };
  return failure(thrown);
}
