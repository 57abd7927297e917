// What a worker thread does: answers a list of requests, one after the other. Piscina calls the default export.
import type { MessagePort } from 'node:worker_threads';
import type { AnyCalculator } from '@oddsmith/games';
import { workerData } from 'piscina';
import { type Control, setFinished, stopAsked } from './control.ts';
import { execute } from './execute.ts';
import type { Reply } from './runner.ts';

export interface Task {
  readonly requests: readonly unknown[];
  readonly timeMs: number | undefined;
  readonly control: Control;
  /** Progress goes here, when someone listens. */
  readonly port: MessagePort | undefined;
}

export interface WorkerSetup {
  /** Address of the module whose `calculators` the thread serves. */
  readonly calculators: string;
}

const module: { readonly calculators: readonly AnyCalculator[] } = await import(
  (workerData as WorkerSetup).calculators
);

export default function answer({ requests, timeMs, control, port }: Task): Reply[] {
  const onProgress = port && ((done: number, total: number) => port.postMessage({ done, total }));
  const stop = () => stopAsked(control);
  const replies: Reply[] = [];
  for (const request of requests) {
    setFinished(control, replies.length);
    replies.push(execute(module.calculators, request, { timeMs, onProgress, stop }));
  }
  port?.close();
  return replies;
}
