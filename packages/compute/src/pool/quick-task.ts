// What the quick thread does: a few calls in one message, answers in as few. One that takes long hands the rest back.
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyCalculator } from '@oddsmith/games';
import { Executor } from '../executor.ts';
import { clock, type Services } from '../task-context.ts';
import type { QuickAnswers, QuickCall, QuickSetup } from './batching-worker.ts';
import { setFinished } from './control.ts';

/** Calls are begun for so long; who comes after that may be overtaken by others meanwhile. */
const BATCH_MS = 2;
/** An answer waits no longer than this for its neighbours, as far as those look at the clock. */
const HELD_MS = 1;

const { calculators: source, services: module, quickMs, control } = workerData as QuickSetup;
const { calculators } = (await import(source)) as { readonly calculators: readonly AnyCalculator[] };
const { services } = (await import(module)) as { readonly services: Services };
const executor = new Executor(calculators, services);
const port = parentPort as NonNullable<typeof parentPort>;

let held: { replies: object[]; spent: number[] } = { replies: [], spent: [] };
let heldSince = 0;

function send(over: boolean): void {
  const answers: QuickAnswers = { ...held, over };
  held = { replies: [], spent: [] };
  port.postMessage(answers);
}

function sendOld(): undefined {
  if (held.replies.length > 0 && performance.now() - heldSince > HELD_MS) send(false);
}

function reply({ service, argument, timeMs, deadline }: QuickCall): Promise<object> {
  const leftMs = deadline && Math.max(0, deadline - clock());
  return executor.call(service, argument, { timeMs, leftMs, quickMs, cancelled: sendOld });
}

async function answer(calls: readonly QuickCall[]): Promise<void> {
  const begun = performance.now();
  for (let i = 0; i < calls.length; i++) {
    const from = performance.now();
    if (i > 0 && from - begun > BATCH_MS) break;
    setFinished(control, i);
    const got = await reply(calls[i]);
    const now = performance.now();
    if (held.replies.length === 0) heldSince = now;
    held.replies.push(got);
    held.spent.push(now - from);
  }
  send(true);
}

port.on('message', (calls: readonly QuickCall[]) => void answer(calls));
// An empty answer: the thread is ready.
send(true);
