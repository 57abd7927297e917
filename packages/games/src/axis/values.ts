// What a lost unit counts: its price, one, its dice, or a table of your own.
import type { BattleRequest } from './schema/index.ts';
import { type Army, UNIT_COUNT, UNITS } from './units.ts';

/** By index of UNIT_IDS. */
export function unitValues(values: BattleRequest['values'], side: 'attack' | 'defense'): number[] {
  return UNITS.map((unit) => {
    if (values === 'ipc') return unit.cost;
    if (values === 'count') return 1;
    if (values === 'power') return unit[side];
    return values[unit.id] ?? unit.cost;
  });
}

/** Of UNIT_COUNT numbers of units from a place on. */
export function valueOfCounts(values: readonly number[], counts: ArrayLike<number>, from = 0): number {
  let total = 0;
  for (let t = 0; t < UNIT_COUNT; t++) total += values[t] * counts[from + t];
  return total;
}

export function valueOfArmy(values: readonly number[], army: Army): number {
  return UNITS.reduce((sum, unit, t) => sum + values[t] * (army[unit.id] ?? 0), 0);
}
