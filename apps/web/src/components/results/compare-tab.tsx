// The pinned situation beside the present one: figures, differences, and both together where that makes sense.
import type { Answer } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { ArrowLeftRight, Pin } from 'lucide-react';
import { useBattle } from '../../battle/context.ts';
import { chanceOf, rangeInSight } from '../../charts/series.ts';
import { sumOf } from '../../charts/sum.ts';
import { formatChance, formatChange, formatDifference, formatMean, trueMinus } from '../../format/number.ts';
import type { ChartView } from '../../games/view.ts';
import { compare as words } from '../../language/english/results/compare.ts';
import { results } from '../../language/english/results/results.ts';
import { Button } from '../ui/button.tsx';
import { FiguresTable } from '../ui/figures-table.tsx';
import { Prose } from '../ui/prose.tsx';
import { Tray } from './tray.tsx';

interface CompareTabProps {
  readonly answer: Answer;
  /** What the answer belongs to. */
  readonly input: unknown;
  readonly charts: readonly ChartView[];
  readonly pinnedAnswer: Answer | undefined;
}

export function CompareTab({ answer, input, charts, pinnedAnswer }: CompareTabProps) {
  return (
    <div className="space-y-6">
      <Pinned answer={answer} charts={charts} pinnedAnswer={pinnedAnswer} />
      <div className="space-y-2">
        <h3 className="text-m font-semibold">{results.tray}</h3>
        <Tray answer={answer} input={input} charts={charts} />
      </div>
    </div>
  );
}

function Pinned({ answer, charts, pinnedAnswer }: Omit<CompareTabProps, 'input'>) {
  const pin = useBattle((battle) => battle.pin);
  const swap = useBattle((battle) => battle.swap);
  const pinned = useBattle((battle) => battle.pinned);
  if (pinned === undefined)
    return (
      <div className="space-y-2 text-s text-muted">
        <p>{words.pinHint}</p>
        <Button icon={Pin} label={words.pin} onClick={pin} />
      </div>
    );
  if (pinnedAnswer === undefined) return <p className="text-s text-muted">{words.calculating}</p>;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-2 text-s">
        <p className="min-w-0 flex-1 basis-60">
          <strong className="text-pinned-ink">{words.pinnedIs}</strong> <Prose text={pinnedAnswer.sentence} />
        </p>
        <Button icon={ArrowLeftRight} label={words.swap} onClick={swap} />
      </div>
      {charts.map((chart) => {
        const before = pinnedAnswer.distributions[chart.distribution];
        const now = answer.distributions[chart.distribution];
        if (before === undefined || now === undefined) return null;
        return <ComparedChart key={chart.distribution} chart={chart} before={before} now={now} />;
      })}
    </div>
  );
}

interface ComparedProps {
  readonly chart: ChartView;
  readonly before: Distribution;
  readonly now: Distribution;
}

const ROWS = 12;

function ComparedChart({ chart, before, now }: ComparedProps) {
  const both = chart.additive ? sumOf(before, now) : undefined;
  const { low, high } = rangeInSight([before, now]);
  const every = Math.max(1, Math.ceil((high - low) / ROWS));
  const outcomes: number[] = [];
  for (let outcome = Math.max(1, low); outcome <= high; outcome += every) outcomes.push(outcome);
  const heads = [
    words.figure,
    { key: 'pinned', content: <span className="text-pinned-ink">{words.pinned}</span> },
    words.now,
    words.difference,
  ];
  const together = (text: string | undefined) => (text === undefined ? [] : [text]);
  return (
    <FiguresTable
      title={words.both(chart.title)}
      caption={chart.title}
      heads={[...heads, ...together(both && words.together)]}
      rows={[
        {
          key: 'mean',
          cells: [
            words.mean,
            formatMean(before.mean),
            formatMean(now.mean),
            formatDifference(now.mean - before.mean),
            ...together(both && formatMean(both.mean)),
          ],
        },
        {
          key: 'median',
          cells: [
            words.median,
            trueMinus(before.median),
            trueMinus(now.median),
            formatDifference(now.median - before.median, 0),
            ...together(both && trueMinus(both.median)),
          ],
        },
        ...outcomes.map((outcome) => {
          const [a, b] = [chanceOf(before, outcome, 'atLeast'), chanceOf(now, outcome, 'atLeast')];
          const sum = both && formatChance(chanceOf(both, outcome, 'atLeast'));
          const cells = [words.atLeast(trueMinus(outcome)), formatChance(a), formatChance(b), formatChange(b - a)];
          return { key: String(outcome), cells: [...cells, ...together(sum)] };
        }),
      ]}
    />
  );
}
