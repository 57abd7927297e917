// Armies in words.
import { type Army, UNITS } from '@oddsmith/games/axis';
import { axis } from '../../language/english/axis/axis.ts';
import { engineWord } from '../../language/in-language.ts';

export function nameOf(id: string): string {
  return engineWord(UNITS.find((unit) => unit.id === id)?.name ?? id);
}

const NOBODY = '–';

/** "2 infantry, 1 fighter"; a dash for nobody. */
export function armyText(units: Army): string {
  const parts = UNITS.filter((unit) => (units[unit.id] ?? 0) > 0).map((unit) => {
    const n = units[unit.id] ?? 0;
    return `${n} ${engineWord(n === 1 ? unit.name : unit.plural)}`;
  });
  return parts.length === 0 ? NOBODY : parts.join(', ');
}

/** "2 infantry; retreated: 1 fighter"; `none` says that there is nobody at all. */
export function leftText(left: Army, retreated: Army, none = axis.army.nobody): string {
  const here = armyText(left);
  const away = armyText(retreated);
  if (away === NOBODY) return here === NOBODY ? none : here;
  return here === NOBODY ? axis.army.retreated(away) : axis.army.leftAndRetreated(here, away);
}
