// The answer as a table for a spreadsheet: every number with its chances, then the figures, all under the names pages use.
import { csv, figureNames, figureOf } from '@oddsmith/analysis';
import { type Answer, titleOf } from '@oddsmith/games';
import type { ChartView } from '../games/view.ts';
import { compare } from '../language/english/compare.ts';
import { share } from '../language/english/share.ts';
import { engineWord } from '../language/in-language.ts';

export function toTable(answer: Answer, charts: readonly ChartView[]): string {
  const rows: unknown[][] = [[...share.columns]];
  for (const [name, { min, probabilities, atLeast, atMost }] of Object.entries(answer.distributions)) {
    const counted = charts.find((chart) => chart.distribution === name)?.axis ?? engineWord(titleOf(name));
    probabilities.forEach((chance, i) => {
      rows.push([counted, min + i, chance, atLeast[i], atMost[i]]);
    });
  }
  rows.push([], [...share.figures]);
  for (const figure of figureNames(answer)) rows.push([figureTitle(figure), figureOf(answer, figure)]);
  return csv(rows);
}

/** "Wounds, mean" for what answers call wounds.mean. */
export function figureTitle(figure: string): string {
  return figure.endsWith('.mean')
    ? compare.meanOf(engineWord(titleOf(figure.slice(0, -'.mean'.length))))
    : engineWord(titleOf(figure));
}
