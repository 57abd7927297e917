// The dice have fallen: enter what they gave, see how lucky it was in words and on the chart, keep it in the history.
import { type ReactNode, useState } from 'react';
import { Gauge } from '../../charts/gauge.tsx';
import { trueMinus } from '../../format/number.ts';
import type { BigNumber, ChartView, ResultsProps, Share } from '../../games/view.ts';
import { happened as words } from '../../language/english/results/happened.ts';
import { sayKept } from '../../shell/say-kept.ts';
import { type Happened, rememberBattle } from '../../store/battles.ts';
import { Segmented } from '../form/controls/segmented.tsx';
import { Stepper } from '../form/controls/stepper.tsx';
import { Button } from '../ui/button.tsx';
import { luckOf, shareLuck } from './luck.ts';

/** What the dice gave, for the charts. */
export interface Given {
  readonly distribution: string;
  readonly outcome: number;
}

interface HappenedPanelProps extends ResultsProps {
  readonly chart: ChartView;
  onGive(given: Given): void;
}

const FIELD = 'happened-outcome';

export function HappenedPanel({ answer, input, chart, onGive }: HappenedPanelProps) {
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
  const rarer = orLess < orMore ? { chance: orLess, label: words.orLess } : { chance: orMore, label: words.orMore };
  return (
    <div className="mt-2 space-y-2">
      <Luck
        answer={answer}
        input={input}
        happened={{ distribution: chart.distribution, outcome, sentence }}
        share={{ ...rarer, side: chart.side }}
      >
        <label htmlFor={FIELD} className="text-s">
          {words.gave(chart.axis)}
        </label>
        <Stepper
          id={FIELD}
          name={words.gaveName(chart.axis)}
          text={draft ?? trueMinus(outcome)}
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
      </Luck>
    </div>
  );
}

interface HappenedShareProps extends ResultsProps {
  readonly big: BigNumber;
}

/** Where an answer has chances but counts nothing: choose how it went, see how often it goes so. */
export function HappenedShare({ answer, input, big }: HappenedShareProps) {
  const shares = sharesOf(big);
  const [outcome, setOutcome] = useState(0);
  const share = shares[outcome] ?? shares[0];
  if (share === undefined) return null;
  const sentence = shareLuck(share.label, share.chance);
  return (
    <div className="mt-2 space-y-2">
      <Luck
        answer={answer}
        input={input}
        happened={{ distribution: '', outcome, sentence }}
        share={{ side: big.side, ...share }}
      >
        <Segmented
          label={words.went}
          options={shares.map(({ label }, value) => ({ value, label }))}
          value={outcome}
          onChoose={(value) => setOutcome(Number(value))}
        />
      </Luck>
    </div>
  );
}

/** All that can happen: as the answer divides it, or that it came true or did not. */
function sharesOf({ shares, chance, side }: BigNumber): readonly Share[] {
  if (shares !== undefined || chance === undefined) return shares ?? [];
  return [
    { label: words.did, chance, side },
    { label: words.not, chance: 1 - chance },
  ];
}

/** Where a battle of theirs can be looked back on roll by roll: by its log, or by the dice of the fight that stands here. */
const REVIEWS: { readonly [calculator: string]: (input: unknown) => Promise<string> } = {
  'axis/battle': async () => '#/review/axis',
  'killteam/fight': (input) => addressWith('killteam', input),
  'killteam/shoot': (input) => addressWith('killteam-shots', input),
};

async function addressWith(place: string, input: unknown): Promise<string> {
  const { encodeLink } = await import('../../battle/codec.ts');
  return `#/review/${place}/${await encodeLink(input as object)}`;
}

function ReviewButton({ calculator, input }: { readonly calculator: string; readonly input: unknown }) {
  const addressOf = REVIEWS[calculator];
  if (addressOf === undefined) return null;
  const go = async () => {
    location.hash = await addressOf(input);
  };
  return <Button label={words.review} look="button-quiet" onClick={() => void go()} />;
}

interface LuckProps extends ResultsProps {
  readonly happened: Happened;
  /** How often it goes so. */
  readonly share: Required<Share>;
  /** What is told of it. */
  readonly children: ReactNode;
}

/** How lucky it was, and a button that keeps it with its battle. */
function Luck({ answer, input, happened, share, children }: LuckProps) {
  const keep = () =>
    sayKept(rememberBattle(answer.sentence, { calculator: answer.calculator, input, happened }), words.kept);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Button label={words.keep} onClick={() => void keep()} />
        <ReviewButton calculator={answer.calculator} input={input} />
      </div>
      <p className="text-s" aria-live="polite" data-testid="luck-words">
        {happened.sentence}
      </p>
      <Gauge {...share} />
    </>
  );
}
