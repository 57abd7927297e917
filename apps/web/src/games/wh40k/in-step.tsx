// Keeps a battle of 40,000 in step with what was chosen elsewhere: the edition played last, where the units come from, and weapons written
// out as a volley.
import type { Path } from '@oddsmith/games';
import type { FormOf } from '../view.ts';
import { useRememberedEdition } from './edition-memory.ts';
import { useKeptUnit } from './kept-units.ts';
import { PlaceContext, useVolley } from './place.ts';

const WHOLE_INPUT: Path = [];
const FIGHT: Path = ['fight'];

export function AttackInStep({ input }: FormOf<'wh40k/attack'>) {
  useRememberedEdition();
  useKeptUnit('attacker', input.attacker?.name);
  useKeptUnit('defender', input.target.name);
  return (
    <PlaceContext value={{ path: WHOLE_INPUT, request: input }}>
      <Volley />
    </PlaceContext>
  );
}

export function ChargeInStep({ input: { fight } }: FormOf<'wh40k/charge'>) {
  useRememberedEdition();
  useKeptUnit('attacker', fight?.attacker?.name);
  useKeptUnit('defender', fight?.target.name);
  if (fight === null) return null;
  return (
    <PlaceContext value={{ path: FIGHT, phase: 'fight', request: fight }}>
      <Volley />
    </PlaceContext>
  );
}

export function EditionInStep() {
  useRememberedEdition();
  return null;
}

function Volley() {
  useVolley();
  return null;
}
