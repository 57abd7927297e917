// The view of a calculator that brings none of its own: every distribution, the first one's mean in large.
import { type Answer, titleOf } from '@oddsmith/games';
import type { CalculatorTitle } from '../engine/descriptions.ts';
import { formatMean } from '../format/number.ts';
import { games } from '../language/english/calculator/calculator.ts';
import type { CalculatorView, ChartView } from './view.ts';

export function genericView({ id, title }: CalculatorTitle): CalculatorView {
  return {
    id,
    tab: title,
    charts: [],
    bigNumber: (answer) => {
      const [name, distribution] = Object.entries(answer.distributions)[0] ?? ['', undefined];
      const mean = distribution === undefined ? '' : formatMean(distribution.mean);
      return { text: mean, unit: games.onAverage(titleOf(name).toLowerCase()), side: 'attacker' };
    },
  };
}

/** The charts a view names and the answer holds; all distributions where it names none. */
export function chartsOf(view: CalculatorView, answer: Answer): readonly ChartView[] {
  const named = view.charts.filter((chart) => answer.distributions[chart.distribution] !== undefined);
  if (named.length > 0) return named;
  return Object.keys(answer.distributions).map((name) => ({
    distribution: name,
    title: titleOf(name),
    axis: titleOf(name).toLowerCase(),
    side: 'attacker',
  }));
}
