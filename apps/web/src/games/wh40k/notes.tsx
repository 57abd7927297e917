// What both units bring: what is counted and can be switched, and what is not counted.
import type { Path } from '@oddsmith/games';
import type { FormOf } from '../view.ts';
import { PlaceContext } from './place.ts';
import { UnitAbilities } from './unit-abilities.tsx';

const WHOLE_INPUT: Path = [];
const FIGHT: Path = ['fight'];

export function AttackNotes({ input }: FormOf<'wh40k/attack'>) {
  return (
    <PlaceContext value={{ path: WHOLE_INPUT, request: input }}>
      <BothUnits />
    </PlaceContext>
  );
}

export function ChargeNotes({ input: { fight } }: FormOf<'wh40k/charge'>) {
  if (fight === null) return null;
  return (
    <PlaceContext value={{ path: FIGHT, phase: 'fight', request: fight }}>
      <BothUnits />
    </PlaceContext>
  );
}

function BothUnits() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <UnitAbilities side="attacker" />
      <UnitAbilities side="defender" />
    </div>
  );
}
