// Calculations on worker threads. A request that does not stop in time costs its thread, never the process.
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { Cell } from '@oddsmith/analysis';
import { type AnyCalculator, nestingProblem, type Problem, type Refusal } from '@oddsmith/games';
import { finished, newControl, WAITING } from './control.ts';
import { failure } from './execute.ts';
import { Ended, Lane } from './lane.ts';
import { guardMemory } from './memory-guard.ts';
import { QuickLane } from './quick-lane.ts';
import {
  type CallOptions,
  type Chunk,
  type ListOptions,
  outOfTime,
  type Reply,
  type Runner,
  type RunOptions,
  stopped,
} from './runner.ts';
import { type Served, servedCalculators } from './served.ts';
import { clock, TAKES_LONGER } from './service.ts';
import type { CallTask, CellTask, Task, WorkerSetup } from './task.ts';
import { watch } from './watch.ts';

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
  /** Address of a module that exports `services`. With it there is a quick thread, and nobody may have all threads. */
  readonly services?: string | undefined;
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
  private readonly lane: Lane<Task | CellTask | CallTask>;
  private readonly quick: QuickLane | undefined;
  private readonly served: Served;
  private readonly endGuard: () => void;

  constructor(options: ThreadOptions) {
    const { services } = options;
    this.parallelism = options.threads ?? availableParallelism();
    this.maxQueue = options.maxQueue ?? 256;
    this.memoryMb = options.memoryMb ?? 512;
    this.served = { calculators: options.calculators ?? '@oddsmith/games/calculators', only: options.only };
    const niceness = services === undefined ? 0 : SLOW_NICENESS;
    const workerData: WorkerSetup = { ...this.served, services, niceness };
    this.lane = new Lane<Task | CellTask | CallTask>({
      threads: this.parallelism,
      task: options.task,
      workerData,
      heapMb: this.memoryMb,
      fair: services !== undefined,
    });
    this.quick = services === undefined ? undefined : this.quickLane(options.task, services);
    this.endGuard = options.processMb === undefined ? () => {} : guardMemory(this.lane, options.processMb);
  }

  private quickLane(task: URL, services: string): QuickLane {
    return new QuickLane({
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
  ): Promise<Result | Refusal> {
    const { timeMs, long } = options;
    const deadline = timeMs && clock() + timeMs;
    if (this.quick !== undefined && !long) {
      if (this.quick.queued >= this.maxQueue) return { error: BUSY };
      const reply = (await this.quick.run({ service, argument, timeMs, deadline }, options)) as Result | Refusal;
      if (!('error' in reply) || (reply.error as Problem).code !== TAKES_LONGER) return reply;
    }
    return this.callOn({ service, argument, timeMs, deadline }, options);
  }

  private async callOn<Result extends object>(
    task: Omit<CallTask, 'control'>,
    { signal, timeMs, owner, onSpent, transfer, onShare }: CallOptions,
  ): Promise<Result | Refusal> {
    if (this.lane.queued >= this.maxQueue) return { error: BUSY };
    const control = newControl();
    const waitMs = task.deadline && Math.max(0, task.deadline - clock());
    const watching = watch(control, { signal, timeMs: waitMs, onShare });
    try {
      const run = { kill: watching.kill, owner, onSpent, ...(transfer && { transfer }) };
      const reply = await this.lane.run({ ...task, control }, run);
      return signal?.aborted ? { error: stopped(signal) } : (reply as Result | Refusal);
    } catch (thrown) {
      if (signal?.aborted) return { error: stopped(signal) };
      return { error: watching.kill.aborted ? outOfTime(timeMs) : endOfThread(thrown, this.memoryMb) };
    } finally {
      watching.end();
    }
  }

  async calculate(request: unknown, options: RunOptions = {}): Promise<Reply> {
    const [reply] = await this.answer([request], options, options.onProgress);
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

  async cells(chunk: Chunk, options: ListOptions = {}): Promise<Cell[] | Refusal> {
    const { signal, timeMs, owner, onSpent } = options;
    if (this.lane.queued >= this.maxQueue) return { error: BUSY };
    const control = newControl();
    const watching = watch(control, options);
    try {
      const run = { kill: watching.kill, owner, onSpent };
      const cells = (await this.lane.run({ chunk, timeMs, control }, run)) as Cell[] | Refusal;
      return signal?.aborted ? { error: stopped(signal) } : cells;
    } catch (thrown) {
      if (signal?.aborted) return { error: stopped(signal) };
      const problem = watching.kill.aborted ? outOfTime(timeMs) : endOfThread(thrown, this.memoryMb);
      const stuck = finished(control);
      if (stuck === WAITING) return { error: problem };
      return this.cellsAround(chunk, chunk.from + stuck, problem, options);
    } finally {
      watching.end();
    }
  }

  calculators(): Promise<readonly AnyCalculator[]> {
    return servedCalculators(this.served);
  }

  /** Cells of a thread that was ended are lost with it: all but the guilty one are calculated again. */
  private async cellsAround(
    chunk: Chunk,
    guilty: number,
    problem: Problem,
    options: ListOptions,
  ): Promise<Cell[] | Refusal> {
    const before = guilty === chunk.from ? [] : await this.cells({ ...chunk, to: guilty }, options);
    if ('error' in before) return before;
    const after = guilty + 1 === chunk.to ? [] : await this.cells({ ...chunk, from: guilty + 1 }, options);
    return 'error' in after ? after : [...before, { problem }, ...after];
  }

  async ready(): Promise<void> {
    await Promise.all([this.lane.ready(), this.quick?.ready()]);
  }

  async close(): Promise<void> {
    this.endGuard();
    await Promise.all([this.lane.close(), this.quick?.close()]);
  }

  /** Puts aside what cannot even be sent to a thread. */
  private async answer(
    requests: readonly unknown[],
    options: ListOptions,
    onProgress?: RunOptions['onProgress'],
  ): Promise<Reply[]> {
    const replies: (Reply | undefined)[] = requests.map(refuseNesting);
    const sent = requests.filter((_, i) => replies[i] === undefined);
    const answered = sent.length === 0 ? [] : await this.run(sent, options, onProgress);
    let next = 0;
    return replies.map((reply) => reply ?? answered[next++]);
  }

  private async run(
    requests: readonly unknown[],
    options: ListOptions,
    onProgress: RunOptions['onProgress'],
  ): Promise<Reply[]> {
    const { signal, timeMs, owner, onSpent } = options;
    if (this.lane.queued >= this.maxQueue) return refuseAll(requests, BUSY);
    const control = newControl();
    const progress = onProgress && listen(onProgress);
    const watching = watch(control, options);
    try {
      const task: Task = { requests, timeMs, control, port: progress?.port };
      const replies = (await this.lane.run(task, {
        kill: watching.kill,
        owner,
        onSpent,
        transfer: progress ? [progress.port] : [],
      })) as Reply[];
      return signal?.aborted ? replies.map((reply) => withReason(reply, stopped(signal))) : replies;
    } catch (thrown) {
      if (signal?.aborted) return refuseAll(requests, stopped(signal));
      const problem = watching.kill.aborted ? outOfTime(timeMs) : endOfThread(thrown, this.memoryMb);
      const stuck = finished(control);
      if (stuck === WAITING) return refuseAll(requests, problem);
      return this.around(requests, stuck, problem, options);
    } finally {
      watching.end();
      progress?.end();
    }
  }

  /** Answers of a thread that was ended are lost with it: all but the guilty request are calculated again. */
  private async around(
    requests: readonly unknown[],
    guilty: number,
    problem: Problem,
    options: ListOptions,
  ): Promise<Reply[]> {
    const before = guilty === 0 ? [] : await this.run(requests.slice(0, guilty), options, undefined);
    const rest = requests.slice(guilty + 1);
    const after = rest.length === 0 ? [] : await this.run(rest, options, undefined);
    return [...before, { error: problem }, ...after];
  }
}

const BUSY: Problem = {
  code: 'budget/busy',
  path: '',
  message: 'too many calculations are waiting; try again shortly',
};

interface Progress {
  readonly done: number;
  readonly total: number;
}

function listen(onProgress: (done: number, total: number) => void): { readonly port: MessagePort; end(): void } {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', ({ done, total }: Progress) => onProgress(done, total));
  return {
    port: port2,
    end() {
      // The answer overtakes the last reports.
      for (let last = receiveMessageOnPort(port1); last !== undefined; last = receiveMessageOnPort(port1))
        onProgress((last.message as Progress).done, (last.message as Progress).total);
      port1.close();
    },
  };
}

function refuseNesting(request: unknown): Refusal | undefined {
  const problem = nestingProblem(request);
  return problem && { error: problem };
}

function refuseAll(requests: readonly unknown[], problem: Problem): Reply[] {
  return requests.map(() => ({ error: problem }));
}

/** The thread only knows that it was asked to stop. */
function withReason(reply: Reply, reason: Problem): Reply {
  return 'error' in reply && (reply as Refusal).error.code === 'budget/cancelled' ? { error: reason } : reply;
}

function endOfThread(thrown: unknown, memoryMb: number): Problem {
  if (thrown instanceof Ended) return thrown.problem;
  if ((thrown as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
    return { code: 'budget/exceeded', path: '', message: `the calculation needs more than ${memoryMb} MB` };
  return failure(thrown);
}
