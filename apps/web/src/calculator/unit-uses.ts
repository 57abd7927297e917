// What can be done with a saved unit: which calculator it can stand in, and on which side.
import { type Path, valueAt, withValue } from '@oddsmith/games';
import { describeCalculator } from '../engine/descriptions.ts';
import type { SavedRecord } from '../store/record.ts';
import { stateLeft } from './address.ts';

export interface UnitUse {
  readonly side: 'attacker' | 'defender';
  readonly calculator: string;
  readonly path: Path;
  readonly fields: object;
}

/** Parts of an operative's data, and where each can stand. */
const OPERATIVE_PLACES: {
  readonly [part: string]: readonly (readonly [UnitUse['side'], calculator: string, key: string])[];
} = {
  attacker: [['attacker', 'killteam/shoot', 'attacker']],
  defender: [['defender', 'killteam/shoot', 'defender']],
  fighter: [
    ['attacker', 'killteam/fight', 'first'],
    ['defender', 'killteam/fight', 'second'],
  ],
};

/** Empty for what no calculator understands. */
export function usesOf({ kind, game, data }: SavedRecord): readonly UnitUse[] {
  if (kind !== 'unit') return [];
  if (game === 'killteam') {
    const fields = valueAt(data, ['fields']);
    const places = OPERATIVE_PLACES[String(valueAt(data, ['side']))] ?? [];
    return isObject(fields) ? places.map(([side, calculator, key]) => ({ side, calculator, path: [key], fields })) : [];
  }
  const card = valueAt(data, ['card']);
  if (game !== 'fantasy' || !isObject(card)) return [];
  const calculator = 'fantasy/battle';
  return [
    { side: 'attacker', calculator, path: ['first'], fields: card },
    { side: 'defender', calculator, path: ['second'], fields: card },
  ];
}

/** The battle of this visit, or the standard one, with the unit on its side. */
export async function battleWith({ calculator, path, fields }: UnitUse, name: string): Promise<unknown> {
  const before = stateLeft(calculator)?.input ?? (await describeCalculator(calculator))?.standard ?? {};
  return withValue(before, path, { ...fields, name });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
