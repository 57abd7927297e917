// Armies in words.
import { type Army, UNITS } from '@oddsmith/games/axis/units';

export function nameOf(id: string): string {
  return UNITS.find((unit) => unit.id === id)?.name ?? id;
}

const NOBODY = '–';

/** "2 infantry, 1 fighter"; a dash for nobody. */
export function armyText(units: Army): string {
  const parts = UNITS.filter((unit) => (units[unit.id] ?? 0) > 0).map((unit) => {
    const n = units[unit.id] ?? 0;
    return `${n} ${n === 1 ? unit.name : unit.plural}`;
  });
  return parts.length === 0 ? NOBODY : parts.join(', ');
}

/** "2 infantry; retreated: 1 fighter"; `none` says that there is nobody at all. */
export function leftText(left: Army, retreated: Army, none = 'nobody'): string {
  const here = armyText(left);
  const away = armyText(retreated);
  if (away === NOBODY) return here === NOBODY ? none : here;
  return here === NOBODY ? `retreated: ${away}` : `${here}; retreated: ${away}`;
}
