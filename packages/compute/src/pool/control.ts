// Three numbers that the pool and a worker thread share while a list of requests is calculated.
import { type Fault, say } from '../words/index.ts';

const STOP = 0;
const FINISHED = 1;
const SHARE = 2;
/** Shares are told in so many parts. */
const PARTS = 10_000;
/** The list still waits for a thread. */
export const WAITING = -1;

/** Memory both sides see: a message would not be read before the calculation is over. */
export type Control = Int32Array<SharedArrayBuffer>;

export function newControl(): Control {
  const control = new Int32Array(new SharedArrayBuffer(12));
  control[FINISHED] = WAITING;
  return control;
}

export function askToStop(control: Control): void {
  Atomics.store(control, STOP, 1);
}

/** The pool knows the real reason and puts it in the place of this one. */
export function stopAsked(control: Control): Fault | undefined {
  if (Atomics.load(control, STOP) === 0) return undefined;
  return { code: 'budget/cancelled', path: '', message: say('work-stopped') };
}

export function setFinished(control: Control, requests: number): undefined {
  Atomics.store(control, FINISHED, requests);
}

/** Requests finished, which is also the index of the one under way; WAITING before the first has begun. */
export function finished(control: Control): number {
  return Atomics.load(control, FINISHED);
}

/** How far the one request under way is, 0 to 1. */
export function setShare(control: Control, share: number): void {
  Atomics.store(control, SHARE, Math.floor(share * PARTS));
}

export function shareOf(control: Control): number {
  return Atomics.load(control, SHARE) / PARTS;
}
