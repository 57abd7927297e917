// The dice have fallen: enter what they gave, see how lucky it was, keep it in the history.
import { useState } from 'react';
import { Gauge } from '../../charts/gauge.tsx';
import type { ChartView, ResultsProps } from '../../games/view.ts';
import { happened as words } from '../../language/english/happened.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { rememberBattle } from '../../store/battles.ts';
import { Stepper } from '../form/controls/stepper.tsx';
import { luckOf } from './luck.ts';

interface HappenedPanelProps extends ResultsProps {
  readonly chart: ChartView;
}

const FIELD = 'happened-outcome';

export function HappenedPanel({ answer, input, chart }: HappenedPanelProps) {
  const say = useCommandStore((store) => store.say);
  const distribution = answer.distributions[chart.distribution];
  const [outcome, setOutcome] = useState(() => Math.round(distribution.mean));
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const { orLess, orMore, sentence } = luckOf(distribution, outcome, chart.axis);
  const keep = async () => {
    const happened = { distribution: chart.distribution, outcome, sentence };
    await rememberBattle(answer.sentence, { calculator: answer.calculator, input, happened });
    say(words.kept);
  };
  const type = (text: string) => {
    setDraft(text);
    if (/^\s*-?\d{1,6}\s*$/.test(text)) setOutcome(Number(text));
  };
  return (
    <div className="mt-2 space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={FIELD} className="text-s">
          {words.gave(chart.axis)}
        </label>
        <Stepper
          id={FIELD}
          name={words.gaveName(chart.axis)}
          text={draft ?? String(outcome)}
          invalid={false}
          describedBy={undefined}
          canDecrease={outcome > distribution.min}
          canIncrease={outcome < distribution.max}
          range={{ min: distribution.min, max: distribution.max, now: outcome }}
          widthClass="w-14"
          onType={type}
          onStep={(by) => {
            setDraft(undefined);
            setOutcome(outcome + by);
          }}
          onBlur={() => setDraft(undefined)}
        />
        <button type="button" className="button" onClick={() => void keep()}>
          {words.keep}
        </button>
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
