// The dice have fallen: enter what they gave, see how lucky it was in words and on the chart, keep it in the history.
import { type ReactNode, useState } from 'react';
import { Gauge } from '../../charts/gauge.tsx';
import { trueMinus } from '../../format/number.ts';
import type { ChartView, ResultsProps } from '../../games/view.ts';
import { happened as words } from '../../language/english/results/happened.ts';
import { Stepper } from '../form/controls/stepper.tsx';
import { KeepButton } from './keep-button.tsx';
import { luckOf } from './luck.ts';

/** What the dice gave, for the charts. */
export interface Given {
  readonly distribution: string;
  readonly outcome: number;
}

interface HappenedPanelProps extends ResultsProps {
  readonly chart: ChartView;
  /** Chooses what was counted, where the charts above show everything. */
  readonly chooser: ReactNode;
  onGive(given: Given): void;
}

const FIELD = 'happened-outcome';

export function HappenedPanel({ answer, input, chart, chooser, onGive }: HappenedPanelProps) {
  const distribution = answer.distributions[chart.distribution];
  const [outcome, setOutcome] = useState(() => Math.round(distribution.mean));
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const { orLess, orMore, sentence } = luckOf(distribution, outcome, chart.axis);
  const give = (given: number) => {
    setOutcome(given);
    onGive({ distribution: chart.distribution, outcome: given });
  };
  const type = (text: string) => {
    setDraft(text);
    const plain = text.replace('−', '-');
    if (/^\s*-?\d{1,6}\s*$/.test(plain)) give(Number(plain));
  };
  return (
    <div className="mt-2 space-y-2">
      {chooser}
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={FIELD} className="text-s">
          {words.gave(chart.axis)}
        </label>
        <Stepper
          id={FIELD}
          name={words.gaveName(chart.axis)}
          text={draft ?? trueMinus(outcome)}
          invalid={false}
          describedBy={undefined}
          canDecrease={outcome > distribution.min}
          canIncrease={outcome < distribution.max}
          range={{ min: distribution.min, max: distribution.max, now: outcome }}
          widthClass="w-14"
          onType={type}
          onStep={(by) => {
            setDraft(undefined);
            give(outcome + by);
          }}
          onBlur={() => setDraft(undefined)}
        />
        <KeepButton answer={answer} input={input} happened={{ distribution: chart.distribution, outcome, sentence }} />
      </div>
      <p className="text-s" aria-live="polite" data-testid="luck-words">
        {sentence}
      </p>
      <Gauge
        chance={orLess < orMore ? orLess : orMore}
        label={orLess < orMore ? words.orLess : words.orMore}
        side={chart.side}
      />
    </div>
  );
}
