// Two answers side by side, or two inputs that are answered first: what differs, and whose dice come out ahead.
import { type AnyCalculator, type Findings, isRefusal, merge, type Problem, type Refusal } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { figureNames, figureOf } from './figure.ts';
import { type AnalysisOptions, ask } from './question.ts';
import type { Cell, Work } from './work.ts';

export interface FigureDifference {
  readonly name: string;
  readonly first: number;
  readonly second: number;
  /** second - first. */
  readonly difference: number;
}

/** One draw from each, independently. The three sum to 1. */
export interface Contest {
  readonly firstGreater: number;
  readonly equal: number;
  readonly secondGreater: number;
}

export interface Comparison {
  /** Every summary figure and mean that both answers have. */
  readonly figures: readonly FigureDifference[];
  /** For every distribution that both answers have. */
  readonly contests: { readonly [distribution: string]: Contest };
}

export function compare(first: Findings, second: Findings): Comparison {
  const figures: FigureDifference[] = [];
  for (const name of figureNames(first)) {
    const a = figureOf(first, name);
    const b = figureOf(second, name);
    if (a !== undefined && b !== undefined) figures.push({ name, first: a, second: b, difference: b - a });
  }
  const shared = Object.keys(first.distributions).filter((name) => Object.hasOwn(second.distributions, name));
  return {
    figures,
    contests: Object.fromEntries(
      shared.map((name) => [name, contest(first.distributions[name], second.distributions[name])]),
    ),
  };
}

export function contest(first: Distribution, second: Distribution): Contest {
  let firstGreater = 0;
  let equal = 0;
  let secondGreater = 0;
  for (let i = 0; i < first.probabilities.length; i++) {
    for (let j = 0; j < second.probabilities.length; j++) {
      const both = first.probabilities[i] * second.probabilities[j];
      const lead = first.min + i - (second.min + j);
      if (lead > 0) firstGreater += both;
      else if (lead < 0) secondGreater += both;
      else equal += both;
    }
  }
  // Products of many chances may be rounded past the whole.
  return {
    firstGreater: Math.min(1, firstGreater),
    equal: Math.min(1, equal),
    secondGreater: Math.min(1, secondGreater),
  };
}

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
