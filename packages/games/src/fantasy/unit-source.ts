// The unit cards of both systems as units: with the weapon a card strikes with, the others beside it.

import type { CountedRule, UncountedRule, UnitRules, UnitWeapon } from '../units/library-unit.ts';
import type { UnitSource } from '../units/unit-source.ts';
import { rulesOn } from './data/fill.ts';
import { type LibraryUnit, loadUnits } from './data/library.ts';
import { changesDice, readRule } from './rules/card.ts';
import { CARD_SYSTEMS, type CardSystem } from './schema/card.ts';

interface Unit {
  readonly system: CardSystem;
  readonly row: LibraryUnit;
}

function rulesOf({ system, row: { card } }: Unit): UnitRules {
  const counted: CountedRule[] = [];
  const notCounted: UncountedRule[] = [];
  const seen = new Set<string>();
  for (const { part, name } of rulesOn(card)) {
    if (seen.has(`${part} ${name}`)) continue;
    seen.add(`${part} ${name}`);
    if (readRule(name, system).rule !== undefined) counted.push({ name, part });
    else notCounted.push({ name, part, changesDice: changesDice(name, system) });
  }
  return { counted, switches: [], notCounted };
}

function weaponsOf({ row: { weapons, choices, weaponsLeftOut } }: Unit): readonly UnitWeapon[] {
  return [...new Set(weapons)].map((name) => {
    if (weaponsLeftOut.includes(name)) return { name };
    return { name, part: choices.some((choice) => choice.name === name) ? 'loadouts' : 'first' };
  });
}

export const unitSource: UnitSource<Unit> = {
  field: 'system',
  libraries: CARD_SYSTEMS,
  calculators: ['fantasy/battle'],
  async open(library) {
    const system = CARD_SYSTEMS.find((one) => one === library) ?? CARD_SYSTEMS[0];
    const { units } = await loadUnits(system);
    return units.map((row) => ({ name: row.name, group: row.army, unit: { system, row } }));
  },
  describe(unit) {
    const { size = [], card } = unit.row;
    const [least, most = null] = size;
    const models = least == null ? {} : { size: [least, most] as const };
    return { ...models, parts: { first: card }, rules: rulesOf(unit), weapons: weaponsOf(unit) };
  },
  loadouts: ({ row: { choices } }) => choices.map(({ name, card }) => ({ name, parts: { first: card } })),
  battle(_calculator, one, other) {
    return {
      input: { system: one.system, first: one.row.card, second: other.row.card },
      rules: { attacker: rulesOf(one), defender: rulesOf(other) },
    };
  },
};
