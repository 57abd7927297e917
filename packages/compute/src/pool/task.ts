// What a worker thread does: answers a list of requests, one after the other.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Executor } from '../executor.ts';
import type { Chunk } from '../runner.ts';
import { clock, type Services } from '../task-context.ts';
import { type Control, setFinished, setShare, stopAsked } from './control.ts';
import { loadCalculators, type Served } from './load-calculators.ts';
import type { Outcome } from './thread.ts';

interface RequestsTask {
  readonly requests: readonly unknown[];
  readonly timeMs: number | undefined;
  /** Somebody wants to know how far it is. */
  readonly shared: boolean;
}

/** Cells of an analysis in place of requests. */
interface CellsTask {
  readonly chunk: Chunk;
  readonly timeMs: number | undefined;
}

/** A service in place of requests. */
interface CallTask {
  readonly service: string;
  readonly argument: unknown;
  readonly timeMs: number | undefined;
  /** By the clock, because waiting counts. */
  readonly deadline: number | undefined;
}

export type Task = RequestsTask | CellsTask | CallTask;
export type SentTask = Task & { readonly control: Control };

export interface WorkerSetup extends Served {
  /** Address of the module whose `services` it serves. */
  readonly services: string | undefined;
  /** How much the thread gives way to others, 0 to 19; kept where the system knows such a thing for threads. */
  readonly niceness: number;
}

const setup = workerData as WorkerSetup;

const calculators = await loadCalculators(setup);
const services: Services = setup.services === undefined ? {} : (await import(setup.services)).services;
giveWay(setup.niceness);

const executor = new Executor(calculators, services);

function work(task: SentTask): Promise<object> {
  const { timeMs, control } = task;
  const stop = () => stopAsked(control);
  const onShare = (share: number) => setShare(control, share);
  const before = (index: number) => setFinished(control, index);
  if ('requests' in task)
    return executor.answers(task.requests, { timeMs, stop, onShare: task.shared ? onShare : undefined }, before);
  if ('chunk' in task) return executor.cells(task.chunk, { timeMs, stop, onShare }, before);
  before(0);
  const { service, argument, deadline } = task;
  const leftMs = deadline && Math.max(0, deadline - clock());
  return executor.call(service, argument, { timeMs, leftMs, cancelled: stop, onShare });
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

const port = parentPort as NonNullable<typeof parentPort>;

async function tell(task: SentTask): Promise<void> {
  try {
    port.postMessage({ result: await work(task) } satisfies Outcome);
  } catch (thrown) {
    port.postMessage({ thrown } satisfies Outcome);
  }
}

port.on('message', (task: SentTask) => void tell(task));
// Nothing: the thread is ready.
port.postMessage(undefined satisfies Outcome);
