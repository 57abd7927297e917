// Work on the present thread, one piece after the other: what the inline runner and the worker threads have in common.
import { type Analysis, analysisOf, type Cell, type Work } from '@oddsmith/analysis';
import { type AnyCalculator, FifoCache } from '@oddsmith/games';
import { builtResult } from './built-result.ts';
import { type ExecuteOptions, execute, failure, withinTime } from './execute.ts';
import type { Chunk, Reply } from './runner.ts';
import { newTaskContext, type Services, type TaskLimits } from './task-context.ts';
import type { Fault, Refused } from './words/index.ts';

/** One cell within its time; a stop from outside is the cell's problem. */
export function executeCell(work: Pick<Work, 'cell'>, index: number, options: ExecuteOptions): Cell {
  const { onShare, costAtMost } = options;
  const cell = withinTime<Cell>(options, (limits) => work.cell(index, { ...limits, onShare, costAtMost }));
  return 'error' in cell ? { problem: cell.error } : cell;
}

/** Told the index of each piece of work before it is begun; may take a while. */
type Before = (index: number) => Promise<void> | undefined;

/** Everything a thread can be asked for, one piece of work after the other. */
export class Executor {
  private readonly calculators: readonly AnyCalculator[];
  private readonly services: Services;
  /** Chunks of one question come one after the other. */
  private readonly analyses = new FifoCache<Analysis | Refused>(4);

  constructor(calculators: readonly AnyCalculator[], services: Services) {
    this.calculators = calculators;
    this.services = services;
  }

  answers(requests: readonly unknown[], options: ExecuteOptions, before: Before): Promise<Reply[]> {
    return inOrder(requests.length, (index) => execute(this.calculators, requests[index], options), before);
  }

  /** A stop ends the chunk; what it has so far is thrown away. */
  async cells({ key, question, from, to }: Chunk, options: ExecuteOptions, before: Before): Promise<Cell[] | Refused> {
    const analysis = this.analyses.get(key, () => analysisOf(this.calculators, question));
    if ('error' in analysis) return analysis;
    const cells = await inOrder(to - from, (index) => executeCell(analysis.work, from + index, options), before);
    const problems = cells.map(({ problem }) => problem as Fault | undefined);
    const stopped = problems.find((problem) => problem?.code === 'budget/cancelled');
    return stopped === undefined ? cells : { error: stopped };
  }

  async call(service: string, argument: unknown, limits: TaskLimits): Promise<object> {
    try {
      return await this.services[service](argument, newTaskContext(this.calculators, limits));
    } catch (thrown) {
      return { error: failure(thrown) };
    }
  }
}

async function inOrder<Item>(count: number, make: (index: number) => Item, before: Before): Promise<Item[]> {
  const items: Item[] = [];
  for (let index = 0; index < count; index++) {
    const pause = before(index);
    if (pause !== undefined) await pause;
    items.push(make(index));
  }
  return items;
}

/** All of an analysis on this thread: for one so small that handing it out is not worth it. */
export function executeQuestion(
  calculators: readonly AnyCalculator[],
  question: unknown,
  stop: () => Fault | undefined,
): object | Refused {
  const analysis = analysisOf(calculators, question);
  if ('error' in analysis) return analysis;
  const cells: Cell[] = [];
  for (let index = 0; index < analysis.work.total; index++) {
    const reason = stop();
    if (reason !== undefined) return { error: reason };
    cells.push(executeCell(analysis.work, index, { stop }));
  }
  const reason = stop();
  return reason === undefined ? builtResult(analysis, cells) : { error: reason };
}
