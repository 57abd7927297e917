// Below the charts: the sequence weapon by weapon, hints, and the row of typical defenders.
import type { ResultsProps } from '../view.ts';
import { DefenderBoard } from './defender-board.tsx';
import { Hints } from './hints.tsx';
import { WeaponTable } from './weapon-table.tsx';

export function AttackResults({ answer, input }: ResultsProps) {
  return (
    <div className="space-y-3">
      <WeaponTable answer={answer} />
      <Hints input={input} />
      <DefenderBoard input={input} />
    </div>
  );
}
