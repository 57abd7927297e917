// Analyses as services: cells part by part, as text, and the cells put together. For jobs, whose parts cross processes.
import { type Analysis, analysisOf, type Cell } from '@oddsmith/analysis';
import { Kept } from '@oddsmith/games';
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

const open = new Kept<Analysis | Refused>(4);

function cells({ key, question, from, to, refuse }: CellsArgument, desk: TaskContext): Part | Refused {
  const analysis = open.get(key, () => analysisOf(desk.calculators, JSON.parse(question)));
  if ('error' in analysis) return analysis;
  const items: string[] = [];
  const end = Math.min(to, analysis.work.total);
  for (let index = from; index < end; index++) {
    if (items.length > 0 && desk.enough()) break;
    const cell: Cell =
      refuse === undefined
        ? executeCell(analysis, index, { timeMs: CELL_MS, stop: desk.stop, onShare: desk.share })
        : { problem: refuse };
    const problem = cell.problem as Fault | undefined;
    if (problem?.code === TAKES_LONGER && items.length > 0) break;
    if (problem?.code === TAKES_LONGER || problem?.code === 'budget/cancelled') return { error: problem };
    items.push(JSON.stringify(cell));
  }
  return { total: analysis.work.total, items };
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

/** A result as the command line prints it. Kept for a day and fetched in pages, it may be larger than an answer. */
function collect({ question, cells: texts }: CollectArgument, { calculators }: TaskContext): Collected | Refused {
  const analysis = analysisOf(calculators, JSON.parse(question));
  if ('error' in analysis) return analysis;
  const all = JSON.parse(`[${texts.join(',')}]`) as Cell[];
  const result = builtResult(analysis, all);
  return 'error' in result ? (result as Refused) : { json: JSON.stringify(result) };
}

export const analysisServices = { cells, collect };
