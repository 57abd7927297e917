// Below the charts: who is lost, the sequence weapon by weapon, hints, and the row of typical defenders.
import { targetModels } from '@oddsmith/games/wh40k';
import { formatMean } from '../../format/number.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { ResultsOf } from '../view.ts';
import { DefenderBoard } from './defender-board.tsx';
import { GroupTable } from './group-table.tsx';
import { Hints } from './hints.tsx';
import { WeaponTable } from './weapon-table.tsx';

export function AttackResults({ answer, input }: ResultsOf<'wh40k/attack'>) {
  return (
    <div className="space-y-3">
      <SlainRemark answer={answer} input={input} />
      <GroupTable answer={answer} request={input} />
      <WeaponTable answer={answer} />
      <Hints input={input} />
      <DefenderBoard input={input} />
    </div>
  );
}

/** Beside the models slain: why they are not what a division would give. */
function SlainRemark({ answer, input }: ResultsOf<'wh40k/attack'>) {
  const { meanDamage, meanSlain, meanWasted } = answer.summary;
  if (targetModels(input.target) === 1) return null;
  return (
    <details className="card px-3 text-s">
      <summary className="min-h-(--target) content-center">{wh40k.slain.why}</summary>
      <p className="pb-3 text-muted">
        {wh40k.slain.because(formatMean(meanSlain), formatMean(meanDamage), formatMean(meanWasted))}
      </p>
    </details>
  );
}
