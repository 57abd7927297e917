// Below the charts: who is lost, the sequence weapon by weapon, hints, and the row of typical defenders.
import type { AttackInput } from '@oddsmith/games/wh40k';
import type { ResultsProps } from '../view.ts';
import { DefenderBoard } from './defender-board.tsx';
import { GroupTable } from './group-table.tsx';
import { Hints } from './hints.tsx';
import { WeaponTable } from './weapon-table.tsx';

export function AttackResults({ answer, input }: ResultsProps) {
  return (
    <div className="space-y-3">
      <GroupTable answer={answer} request={input as AttackInput} />
      <WeaponTable answer={answer} />
      <Hints input={input} />
      <DefenderBoard input={input} />
    </div>
  );
}
