// The answer as a table for a spreadsheet: every number with its chances, then the figures, all under the names pages use.
import { csv, figureNames, figureOf } from '@oddsmith/analysis';
import type { Answer } from '@oddsmith/games';
import { figureTitle } from '../format/figure-title.ts';
import type { ChartView } from '../games/view.ts';
import { share } from '../language/english/calculator/share.ts';

export function toTable(answer: Answer, charts: readonly ChartView[]): string {
  const rows: unknown[][] = [[...share.columns]];
  for (const [name, { min, probabilities, atLeast, atMost }] of Object.entries(answer.distributions)) {
    const counted = charts.find((chart) => chart.distribution === name)?.axis ?? figureTitle(name);
    probabilities.forEach((chance, i) => {
      rows.push([counted, min + i, chance, atLeast[i], atMost[i]]);
    });
  }
  rows.push([], [...share.figures]);
  for (const figure of figureNames(answer)) rows.push([figureTitle(figure), figureOf(answer, figure)]);
  return csv(rows);
}
