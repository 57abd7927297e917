// Two inputs answered and compared, as an analysis like the others.
import { type AnyCalculator, type Findings, isRefusal, merge, type Problem, type Refusal } from '@oddsmith/games';
import { type Comparison, compare } from './compare.ts';
import { type AnalysisOptions, ask } from './question.ts';
import type { Cell, Work } from './work.ts';

interface Situation {
  readonly title?: string | undefined;
  readonly input?: unknown;
}

export interface CompareQuestion {
  readonly input?: unknown;
  readonly first: Situation;
  readonly second: Situation;
}

export interface ComparedSituations extends Comparison {
  readonly first: string;
  readonly second: string;
}

export function compareWork(
  calculator: AnyCalculator,
  { input = {}, first, second }: CompareQuestion,
  options: AnalysisOptions = {},
): Work<ComparedSituations> {
  return {
    total: 2,
    cell(index, limits): Cell {
      const reply = ask(calculator, merge(input, (index === 0 ? first : second).input), { ...options, ...limits });
      if (isRefusal(reply)) return { problem: reply.error };
      const { errorBound, summary, distributions } = reply;
      return { findings: { errorBound, summary, distributions } };
    },
    collect(cells): ComparedSituations | Refusal {
      for (const [i, { problem }] of cells.entries())
        if (problem !== undefined) return { error: within(problem as Problem, i === 0 ? 'first' : 'second') };
      const compared = compare(cells[0].findings as Findings, cells[1].findings as Findings);
      return { first: first.title ?? 'first', second: second.title ?? 'second', ...compared };
    },
  };
}

function within(problem: Problem, side: string): Problem {
  return { ...problem, path: problem.path === '' ? side : `${side}.input.${problem.path}` };
}
