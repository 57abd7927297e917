// What a lost unit counts: its price, one, its dice, or a table of your own.
import type { Battle } from './schema/index.ts';
import { type Army, UNITS, type Unit } from './units.ts';

export function unitValue(battle: Battle, unit: Unit, side: 'attack' | 'defense'): number {
  const { values } = battle;
  if (values === 'ipc') return unit.cost;
  if (values === 'count') return 1;
  if (values === 'power') return unit[side];
  return values[unit.id] ?? unit.cost;
}

export function valueOfArmy(battle: Battle, army: Army, side: 'attack' | 'defense'): number {
  return UNITS.reduce((sum, unit) => sum + unitValue(battle, unit, side) * (army[unit.id] ?? 0), 0);
}
