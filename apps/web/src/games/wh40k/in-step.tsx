// Keeps a battle of 40,000 in step with what was chosen elsewhere: the edition played last, and weapons written out as a volley.
import type { Path } from '@oddsmith/games';
import type { FormOf } from '../view.ts';
import { useRememberedEdition } from './edition-memory.ts';
import { PlaceContext, useVolley } from './place.ts';

const WHOLE_INPUT: Path = [];
const FIGHT: Path = ['fight'];

export function AttackInStep({ input }: FormOf<'wh40k/attack'>) {
  useRememberedEdition();
  return (
    <PlaceContext value={{ path: WHOLE_INPUT, request: input }}>
      <Volley />
    </PlaceContext>
  );
}

export function ChargeInStep({ input: { fight } }: FormOf<'wh40k/charge'>) {
  useRememberedEdition();
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
