// What units, territory and the end of a wave are worth.
import { UNIT_COUNT, UNITS } from '../../units.ts';

/** Share of a conqueror's value that is lost in a deadzone: what its defence will not earn back. */
const DEADZONE_COST = UNITS.map((unit) => (unit.kind === 'land' ? 1 - unit.defense / (2 * unit.cost) : 0));
const IS_LAND = UNITS.map((unit) => unit.kind === 'land');

export function landUnits(counts: ArrayLike<number>, from: number): number {
  let land = 0;
  for (let t = 0; t < UNIT_COUNT; t++) if (IS_LAND[t]) land += counts[from + t];
  return land;
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

/** Who finds no place to land when the battle is over. */
export interface Landing {
  /** Aircraft that no deck takes are lost too; else they fly home. */
  readonly strandsAll: boolean;
}

/** Fighters beyond two for each carrier left are lost, in order of loss. */
export function crashed(
  counts: readonly number[],
  { strandsAll }: Landing,
  next: (counts: readonly number[], types: readonly boolean[]) => number,
): number[] {
  const left = counts.map((n, t) => (strandsAll && UNITS[t].kind === 'air' && !ON_DECK[t] ? 0 : n));
  let room = 0;
  let aircraft = 0;
  UNITS.forEach((unit, t) => {
    room += (unit.carries ?? 0) * left[t];
    if (ON_DECK[t]) aircraft += left[t];
  });
  for (; aircraft > room; aircraft--) left[next(left, ON_DECK)]--;
  return left;
}

const ON_DECK = UNITS.map((unit) => unit.landsOnCarriers === true);
