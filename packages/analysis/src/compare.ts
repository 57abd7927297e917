// Two answers side by side: what differs, and whose dice come out ahead.
import type { Findings } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { figureNames, figureOf } from './figure.ts';

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
  return { firstGreater, equal, secondGreater };
}
