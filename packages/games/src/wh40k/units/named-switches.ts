// Switches of datasheets by their names, for whoever looks for "Oath of Moment" or "Firing Deck" before choosing a unit that has it.
import { memoizeWeak } from '../../contract/cache.ts';
import { armyWide } from '../data/army-wide.table.ts';
import type { Datasheet } from '../data/datasheet.ts';
import { nameKey } from '../data/name.ts';
import { chipsOf } from './abilities.ts';

export interface NamedSwitch {
  readonly name: string;
  /** As the chip of a unit is called. */
  readonly label: string;
  readonly kind: 'army' | 'ability' | 'firingDeck';
  /** Names of the units that have it, and their factions. */
  readonly units: readonly string[];
  readonly factions: readonly string[];
}

const FIRING_DECK = 'Firing Deck';

/** Reading all abilities of a catalogue takes a twentieth of a second. */
const switchesOf = memoizeWeak((datasheets: readonly Datasheet[]): readonly NamedSwitch[] => {
  const found = new Map<string, { name: string; units: Set<string>; factions: Set<string> }>();
  const add = (label: string, name: string, sheet: Datasheet): void => {
    const same = found.get(label) ?? { name, units: new Set(), factions: new Set() };
    same.units.add(sheet.name);
    same.factions.add(sheet.faction);
    found.set(label, same);
  };
  for (const sheet of datasheets)
    for (const ability of sheet.abilities ?? []) {
      if (ability.effects.some(({ effect }) => effect === 'firingDeck')) add(FIRING_DECK, FIRING_DECK, sheet);
      for (const chip of chipsOf(ability))
        if (!chip.on && !chip.effects.every(({ effect }) => effect === 'damaged'))
          add(chipLabel(chip), ability.name, sheet);
    }
  const made = [...found].map(([label, { name, units, factions }]): NamedSwitch => {
    const kind = name === FIRING_DECK ? 'firingDeck' : armyWide.has(name) ? 'army' : 'ability';
    return { name, label, kind, units: [...units], factions: [...factions] };
  });
  return made;
});

/** "Dark Pacts, Lethal Hits chosen". */
export function chipLabel({ name, when }: { readonly name: string; readonly when: string }): string {
  return when === '' ? name : `${name}, ${when}`;
}

/** Those whose names hold the words. */
export function switchesNamed(datasheets: readonly Datasheet[], words: string): readonly NamedSwitch[] {
  const key = nameKey(words);
  return key === '' ? [] : switchesOf(datasheets).filter(({ label }) => nameKey(label).includes(key));
}
