// What units, territory and the end of a wave are worth.
import type { Battle } from '../schema/index.ts';
import { UNIT_COUNT, UNITS } from '../units.ts';
import { unitValue } from '../values.ts';

/** Value of each unit to the player who owns it. */
export function unitValues(battle: Battle, side: 'attack' | 'defense'): number[] {
  return UNITS.map((unit) => unitValue(battle, unit, side));
}

/** Share of a conqueror's value that is lost in a deadzone: what its defence will not earn back. */
const DEADZONE_COST = UNITS.map((unit) => (unit.kind === 'land' ? 1 - unit.defense / (2 * unit.cost) : 0));
const IS_LAND = UNITS.map((unit) => unit.kind === 'land');

export function landUnits(counts: ArrayLike<number>, from: number): number {
  let land = 0;
  for (let t = 0; t < UNIT_COUNT; t++) if (IS_LAND[t]) land += counts[from + t];
  return land;
}

export function totalValue(values: readonly number[], counts: ArrayLike<number>, from: number): number {
  let total = 0;
  for (let t = 0; t < UNIT_COUNT; t++) total += values[t] * counts[from + t];
  return total;
}

/** Gain of taking the territory with these units: its value, less what the deadzone will cost. */
export function captureGain(
  values: readonly number[],
  counts: ArrayLike<number>,
  from: number,
  territoryValue: number,
  deadzone: boolean,
): number {
  if (landUnits(counts, from) === 0) return 0;
  let gain = territoryValue;
  if (deadzone) for (let t = 0; t < UNIT_COUNT; t++) gain -= values[t] * DEADZONE_COST[t] * counts[from + t];
  return gain;
}

/** Aircraft beyond the room on carriers, taken in order of loss. */
export function crashed(counts: readonly number[], nextAircraft: (counts: readonly number[]) => number): number[] {
  const left = [...counts];
  let room = 0;
  let aircraft = 0;
  UNITS.forEach((unit, t) => {
    room += (unit.carries ?? 0) * left[t];
    if (unit.kind === 'air') aircraft += left[t];
  });
  for (; aircraft > room; aircraft--) left[nextAircraft(left)]--;
  return left;
}
