// Armies as the form holds them, and what they add up to.
import { type Army, UNITS, type Unit, type UnitId } from '@oddsmith/games/axis/units';

export type SideName = 'attack' | 'defense';
export type Units = Army;

/** Pieces a side may have, in the order of the picker. */
export function choicesFor(side: SideName, naval: boolean, landing: boolean): readonly Unit[] {
  return UNITS.filter((unit) => {
    if (naval) return unit.kind !== 'land';
    if (unit.landed) return side === 'attack' && landing;
    if (side === 'attack')
      return (
        unit.antiAirShots === undefined &&
        (unit.kind !== 'sea' || unit.id !== 'dbat') &&
        (unit.kind !== 'sea' || unit.bombards === true)
      );
    return unit.kind !== 'sea';
  });
}

export interface Totals {
  readonly count: number;
  readonly cost: number;
  /** Sum of dice values of the first volley, artillery support included. */
  readonly power: number;
  readonly hits: number;
}

export function totalsOf(units: Units, side: SideName, naval: boolean): Totals {
  let count = 0;
  let cost = 0;
  let power = 0;
  let hits = 0;
  let support = 0;
  let infantry = 0;
  for (const unit of UNITS) {
    const n = units[unit.id] ?? 0;
    const ashore = naval || unit.kind !== 'sea';
    count += n;
    power += n * unit[side];
    if (ashore) {
      cost += n * unit.cost;
      hits += n * (1 + (naval ? (unit.spareHits ?? 0) : 0));
    }
    if (unit.supports) support += n;
    if (unit.supported) infantry += n;
  }
  if (side === 'attack') power += Math.min(support, infantry);
  return { count, cost, power, hits };
}

export function nameOf(id: string): string {
  return UNITS.find((unit) => unit.id === id)?.name ?? id;
}

const NOBODY = '–';

/** "2 infantry, 1 fighter"; a dash for nobody. */
export function armyText(units: Units): string {
  const parts = UNITS.filter((unit) => (units[unit.id] ?? 0) > 0).map((unit) => {
    const n = units[unit.id] ?? 0;
    return `${n} ${n === 1 ? unit.name : unit.plural}`;
  });
  return parts.length === 0 ? NOBODY : parts.join(', ');
}

export function isUnitId(id: string): id is UnitId {
  return UNITS.some((unit) => unit.id === id);
}

/** "2 infantry; retreated: 1 fighter"; `none` says that there is nobody at all. */
export function leftText(left: Units, retreated: Units, none = 'nobody'): string {
  const here = armyText(left);
  const away = armyText(retreated);
  if (away === NOBODY) return here === NOBODY ? none : here;
  return here === NOBODY ? `retreated: ${away}` : `${here}; retreated: ${away}`;
}
