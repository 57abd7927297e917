// The answer as a few lines for a chat: who against whom, the sentence, the main chances, the line that decides, the link.
import type { Answer } from '@oddsmith/games';
import { chanceOf, rangeInSight } from '../charts/series.ts';
import { formatChance, formatMean, trueMinus } from '../format/number.ts';
import type { ChartLine, ChartView } from '../games/view.ts';
import { answerText } from '../language/english/results/export.ts';

const MAX_LINES = 10;

interface Told {
  readonly title: string;
  readonly chart: ChartView;
  readonly line?: ChartLine | undefined;
  readonly link: string;
}

export function toText(answer: Answer, { title, chart, line, link }: Told): string {
  const distribution = answer.distributions[chart.distribution];
  const { low, high } = rangeInSight([distribution]);
  const every = Math.max(1, Math.ceil((high - low) / MAX_LINES));
  const lines = [
    title,
    answer.sentence,
    answerText.averages(chart.title, formatMean(distribution.mean), trueMinus(distribution.median)),
  ];
  for (let outcome = Math.max(low, 1); outcome <= high; outcome += every)
    lines.push(
      `${trueMinus(outcome).padStart(4)}+  ${formatChance(chanceOf(distribution, outcome, 'atLeast')).padStart(6)}`,
    );
  if (line !== undefined)
    lines.push(answerText.reach(line.label, formatChance(chanceOf(distribution, line.at, 'atLeast'))));
  return `${lines.join('\n')}\n${link}`;
}
