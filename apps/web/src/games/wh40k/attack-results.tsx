// Below the charts: who is lost, the sequence weapon by weapon, hints, and the row of typical defenders.
import type { ResultsOf } from '../view.ts';
import { DefenderBoard } from './defender-board.tsx';
import { GroupTable } from './group-table.tsx';
import { Hints } from './hints.tsx';
import { WeaponTable } from './weapon-table.tsx';

export function AttackResults({ answer, input }: ResultsOf<'wh40k/attack'>) {
  return (
    <div className="space-y-3">
      <GroupTable answer={answer} request={input} />
      <WeaponTable answer={answer} />
      <Hints input={input} />
      <DefenderBoard input={input} />
    </div>
  );
}
