// What a worker thread does: answers a list of requests, one after the other. Piscina calls the default export.
import type { MessagePort } from 'node:worker_threads';
import type { Cell } from '@oddsmith/analysis';
import type { AnyCalculator, Refusal } from '@oddsmith/games';
import { workerData } from 'piscina';
import { type Control, setFinished, stopAsked } from './control.ts';
import { execute, executeCell, OpenAnalyses, stopOf } from './execute.ts';
import type { Chunk, Reply } from './runner.ts';

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

export interface WorkerSetup {
  /** Address of the module whose `calculators` the thread serves. */
  readonly calculators: string;
}

const module: { readonly calculators: readonly AnyCalculator[] } = await import(
  (workerData as WorkerSetup).calculators
);

const analyses = new OpenAnalyses(module.calculators);

export default function work(task: Task | CellTask): Reply[] | Cell[] | Refusal {
  return 'chunk' in task ? cellsOf(task) : answer(task);
}

function cellsOf({ chunk, timeMs, control }: CellTask): Cell[] | Refusal {
  const analysis = analyses.get(chunk);
  if ('error' in analysis) return analysis;
  const cells: Cell[] = [];
  const stop = () => stopAsked(control);
  for (let index = chunk.from; index < chunk.to; index++) {
    setFinished(control, cells.length);
    const cell = executeCell(analysis, index, { timeMs, stop });
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
    replies.push(execute(module.calculators, request, { timeMs, onProgress, stop }));
  }
  port?.close();
  return replies;
}
