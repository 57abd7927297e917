// What a lost unit counts: its price, one, its dice, or a table of your own.
import type { BattleRequest } from './schema/index.ts';
import { type Army, type Counts, UNITS } from './units.ts';

/** By index of UNIT_IDS. */
export function unitValues(values: BattleRequest['values'], side: 'attack' | 'defense'): number[] {
  return UNITS.map((unit) => {
    if (values === 'ipc') return unit.cost;
    if (values === 'count') return 1;
    if (values === 'power') return unit[side];
    return values[unit.id] ?? unit.cost;
  });
}

export function valueOfCounts(values: readonly number[], counts: Counts): number {
  return counts.reduce((sum, n, t) => sum + values[t] * n, 0);
}

export function valueOfArmy(values: readonly number[], army: Army): number {
  return UNITS.reduce((sum, unit, t) => sum + values[t] * (army[unit.id] ?? 0), 0);
}
