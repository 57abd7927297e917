// Questions as services: cells part by part, as text, and the cells put together. For jobs, whose parts cross processes.
import { analysisOf, type Cell, type Work } from '@oddsmith/analysis';
import { FifoCache } from '@oddsmith/games';
import { CELL_MS } from './analyse.ts';
import { builtResult } from './built-result.ts';
import { executeCell } from './executor.ts';
import type { Part, PartRange } from './parts.ts';
import { TAKES_LONGER, type TaskContext } from './task-context.ts';
import type { Fault, Refused } from './words/index.ts';

export interface CellsArgument extends PartRange {
  /** The same for all parts of a question, and for no other. */
  readonly key: string;
  readonly question: string;
}

export interface CollectArgument {
  readonly question: string;
  /** Cells in order, as JSON, some of them in one text. */
  readonly cells: readonly string[];
}

/** A result as JSON. */
export interface Collected {
  readonly json: string;
}

/** Questions that are no analyses and take the same road: one cell that cannot be had refuses the whole. */
export type OtherKinds = { readonly [kind: string]: (question: never) => Work<Collected> };

interface OpenQuestion {
  readonly work: Work<unknown>;
  readonly refusedByOne: boolean;
  collect(cells: readonly Cell[]): Collected | Refused;
}

export function analysisServices(others: OtherKinds = {}) {
  const known = new FifoCache<OpenQuestion | Refused>(4);

  function opened(question: string, { calculators }: TaskContext): OpenQuestion | Refused {
    const asked = JSON.parse(question);
    if (Object.hasOwn(others, asked.kind)) {
      const work = others[asked.kind](asked as never);
      return { work, refusedByOne: true, collect: (cells) => work.collect(cells) };
    }
    const analysis = analysisOf(calculators, asked);
    if ('error' in analysis) return analysis;
    const { work } = analysis;
    return { work, refusedByOne: false, collect: (cells) => written(builtResult(analysis, cells)) };
  }

  function cells({ key, question, from, to, refuse }: CellsArgument, desk: TaskContext): Part | Refused {
    const open = known.get(key, () => opened(question, desk));
    if ('error' in open) return open;
    const { work, refusedByOne } = open;
    const items: string[] = [];
    const end = Math.min(to, work.total);
    for (let index = from; index < end; index++) {
      if (items.length > 0 && desk.enough()) break;
      const cell: Cell =
        refuse === undefined
          ? executeCell(work, index, {
              timeMs: CELL_MS,
              stop: desk.stop,
              onShare: desk.share,
              costAtMost: desk.costAtMost,
            })
          : { problem: refuse };
      const problem = cell.problem as Fault | undefined;
      if (problem?.code === TAKES_LONGER && items.length > 0) break;
      if (problem !== undefined && (refusedByOne || STOPS.has(problem.code))) return { error: problem };
      items.push(JSON.stringify(cell));
    }
    return { total: work.total, items };
  }

  /** A result as the command line prints it. Kept for a day and fetched in pages, it may be larger than an answer. */
  function collect({ question, cells: texts }: CollectArgument, desk: TaskContext): Collected | Refused {
    const open = opened(question, desk);
    return 'error' in open ? open : open.collect(JSON.parse(`[${texts.join(',')}]`) as Cell[]);
  }

  return { cells, collect };
}

const STOPS: ReadonlySet<string> = new Set([TAKES_LONGER, 'budget/cancelled']);

function written(result: object | Refused): Collected | Refused {
  return 'error' in result ? (result as Refused) : { json: JSON.stringify(result) };
}
