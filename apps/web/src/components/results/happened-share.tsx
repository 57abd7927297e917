// What happened, where an answer has chances but counts nothing: choose how it went, see how often it goes so.
import { useState } from 'react';
import { Gauge } from '../../charts/gauge.tsx';
import type { BigNumber, ResultsProps, Share } from '../../games/view.ts';
import { happened as words } from '../../language/english/results/happened.ts';
import { Segmented } from '../form/controls/segmented.tsx';
import { KeepButton } from './keep-button.tsx';
import { shareLuck } from './luck.ts';

interface HappenedShareProps extends ResultsProps {
  readonly big: BigNumber;
}

export function HappenedShare({ answer, input, big }: HappenedShareProps) {
  const shares = sharesOf(big);
  const [outcome, setOutcome] = useState(0);
  const share = shares[outcome] ?? shares[0];
  if (share === undefined) return null;
  const sentence = shareLuck(share.label, share.chance);
  return (
    <div className="mt-2 space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={words.went}
          options={shares.map(({ label }, value) => ({ value, label }))}
          value={outcome}
          onChoose={(value) => setOutcome(Number(value))}
        />
        <KeepButton answer={answer} input={input} happened={{ distribution: '', outcome, sentence }} />
      </div>
      <p className="text-s" aria-live="polite" data-testid="luck-words">
        {sentence}
      </p>
      <Gauge chance={share.chance} label={share.label} side={share.side ?? big.side} />
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
