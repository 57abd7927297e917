// From a fight to its open dice: the same two fighters on the strike-or-parry page.
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { openBattle } from '../../calculator/open-battle.ts';
import type { FormOf } from '../view.ts';

export function OpenDiceLink({ input }: FormOf<'killteam/fight'>) {
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    const { edition, first, second, rounds } = input;
    await openBattle('killteam/choice', { edition, first, second, rounds });
    setBusy(false);
  };
  return (
    <div className="card flex flex-wrap items-center justify-between gap-2 p-3">
      <p className="min-w-0 flex-1 basis-60 text-s">
        Dice on the table? See what every strike and parry is worth, one action after the other.
      </p>
      <button type="button" className="button" disabled={busy} onClick={go}>
        <Dices aria-hidden className="size-4" />
        Strike or parry with these two
      </button>
    </div>
  );
}
