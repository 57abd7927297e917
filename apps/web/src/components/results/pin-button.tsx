// Pins the situation on screen, or lets the pinned one go.
import { Pin, PinOff } from 'lucide-react';
import { useBattle } from '../../battle/context.ts';
import { results } from '../../language/english/results/results.ts';

export function PinButton() {
  const pinned = useBattle((battle) => battle.pinned);
  const pin = useBattle((battle) => battle.pin);
  const unpin = useBattle((battle) => battle.unpin);
  if (pinned === undefined)
    return (
      <button type="button" className="button" onClick={pin}>
        <Pin aria-hidden className="size-4" />
        {results.pin}
      </button>
    );
  return (
    <button type="button" className="button text-pinned-ink" onClick={unpin}>
      <PinOff aria-hidden className="size-4" />
      {results.unpin}
    </button>
  );
}
