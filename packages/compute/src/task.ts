// What a worker thread does: answers a list of requests, one after the other.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Cell } from '@oddsmith/analysis';
import type { Refusal } from '@oddsmith/games';
import { type Control, setFinished, setShare, stopAsked } from './control.ts';
import { execute, executeCell, failure, OpenAnalyses, stopOf } from './execute.ts';
import type { Chunk, Reply } from './runner.ts';
import { type Served, servedCalculators } from './served.ts';
import { clock, newDesk, type Services } from './service.ts';
import type { Outcome } from './thread.ts';

/** Cells of an analysis in place of requests. */
export interface CellTask {
  readonly chunk: Chunk;
  readonly timeMs: number | undefined;
  readonly control: Control;
}

export interface Task {
  readonly requests: readonly unknown[];
  readonly timeMs: number | undefined;
  readonly control: Control;
  /** Progress goes here, when someone listens. */
  readonly port: MessagePort | undefined;
}

/** A service in place of requests. */
export interface CallTask {
  readonly service: string;
  readonly argument: unknown;
  readonly timeMs: number | undefined;
  /** By the clock, because waiting counts. */
  readonly deadline: number | undefined;
  readonly control: Control;
}

export interface WorkerSetup extends Served {
  /** Address of the module whose `services` it serves. */
  readonly services: string | undefined;
  /** How much the thread gives way to others, 0 to 19; kept where the system knows such a thing for threads. */
  readonly niceness: number;
}

const setup = workerData as WorkerSetup;

const calculators = await servedCalculators(setup);
const services: Services = setup.services === undefined ? {} : (await import(setup.services)).services;
giveWay(setup.niceness);

const analyses = new OpenAnalyses(calculators);

function work(task: Task | CellTask | CallTask): Reply[] | Cell[] | Refusal | Promise<object> {
  if ('service' in task) return call(task);
  return 'chunk' in task ? cellsOf(task) : answer(task);
}

async function call({ service, argument, timeMs, deadline, control }: CallTask): Promise<object> {
  setFinished(control, 0);
  const leftMs = deadline && Math.max(0, deadline - clock());
  const onShare = (share: number) => setShare(control, share);
  const desk = newDesk(calculators, { timeMs, leftMs, cancelled: () => stopAsked(control), onShare });
  try {
    return await services[service](argument, desk);
  } catch (thrown) {
    return { error: failure(thrown) };
  }
}

/** On Linux a thread has a priority of its own, under the number that this link ends in. */
function giveWay(niceness: number): void {
  if (niceness === 0) return;
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // Elsewhere all threads are alike.
  }
}

function cellsOf({ chunk, timeMs, control }: CellTask): Cell[] | Refusal {
  const analysis = analyses.get(chunk);
  if ('error' in analysis) return analysis;
  const cells: Cell[] = [];
  const stop = () => stopAsked(control);
  const onShare = (share: number) => setShare(control, share);
  for (let index = chunk.from; index < chunk.to; index++) {
    setFinished(control, cells.length);
    const cell = executeCell(analysis, index, { timeMs, stop, onShare });
    const problem = stopOf(cell);
    if (problem !== undefined) return { error: problem };
    cells.push(cell);
  }
  return cells;
}

function answer({ requests, timeMs, control, port }: Task): Reply[] {
  const onProgress = port && ((done: number, total: number) => port.postMessage({ done, total }));
  const stop = () => stopAsked(control);
  const replies: Reply[] = [];
  for (const request of requests) {
    setFinished(control, replies.length);
    replies.push(execute(calculators, request, { timeMs, onProgress, stop }));
  }
  port?.close();
  return replies;
}

const port = parentPort as NonNullable<typeof parentPort>;

async function tell(task: Task | CellTask | CallTask): Promise<void> {
  try {
    port.postMessage({ result: await work(task) } satisfies Outcome);
  } catch (thrown) {
    port.postMessage({ thrown } satisfies Outcome);
  }
}

port.on('message', (task: Task | CellTask | CallTask) => void tell(task));
// Nothing: the thread is ready.
port.postMessage(undefined satisfies Outcome);
