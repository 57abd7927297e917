// The unit cards of both systems as units: with the weapon a card strikes with, the others beside it.

import type { CountedRule, UncountedRule, UnitRules, UnitWeapon } from '../units/library-unit.ts';
import type { UnitSource } from '../units/unit-source.ts';
import { type CardInput, weaponCalled } from './data/fill.ts';
import { type LibraryUnit, loadUnits } from './data/library.ts';
import { readRule } from './rules/card.ts';
import { CARD_SYSTEMS, type CardSystem } from './schema/card.ts';

interface Unit {
  readonly system: CardSystem;
  readonly row: LibraryUnit;
}

/** What of a model has rules of its own. */
function partsOf(card: CardInput): readonly { readonly part: string; readonly rules: readonly string[] }[] {
  return [
    { part: 'first', rules: card.rules ?? [] },
    { part: 'first.mount', rules: card.mount?.rules ?? [] },
    ...crewsOf(card).map(({ rules = [] }, i) => ({ part: `first.crew[${i}]`, rules })),
  ];
}

/** One crew may stand without its list. */
function crewsOf({ crew }: CardInput) {
  return crew == null ? [] : Array.isArray(crew) ? crew : [crew];
}

function rulesOf({ system, row: { card } }: Unit): UnitRules {
  const counted: CountedRule[] = [];
  const notCounted: UncountedRule[] = [];
  for (const { part, rules } of partsOf(card))
    for (const name of new Set(rules)) {
      const { rule, silent } = readRule(name, system);
      if (rule !== undefined) counted.push({ name, part });
      else notCounted.push({ name, part, changesDice: silent ? false : null });
    }
  return { counted, switches: [], notCounted };
}

/** Weapons that some part of the card strikes with, by their names. */
function heldBy(card: CardInput): readonly (string | undefined)[] {
  const held = [card.weapon, card.mount?.weapon, card.champion?.weapon, ...crewsOf(card).map(({ weapon }) => weapon)];
  return held.map((weapon) => (typeof weapon === 'object' ? weapon?.name : weapon));
}

function weaponsOf({ system, row: { weapons, card } }: Unit): readonly UnitWeapon[] {
  return [...new Set(weapons)].map((name) => {
    const weapon = weaponCalled(system, name);
    if (heldBy(card).some((held) => held === name || (held !== undefined && held === weapon)))
      return { name, part: 'first' };
    return weapon === undefined ? { name } : { name, part: 'loadouts' };
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
  loadouts({ system, row: { weapons, card } }) {
    return [...new Set(weapons)].flatMap((name) => {
      const weapon = weaponCalled(system, name);
      const isSpare = weapon !== undefined && !heldBy(card).some((held) => held === weapon || held === name);
      return isSpare ? [{ name, parts: { first: { ...card, weapon } } }] : [];
    });
  },
  battle(_calculator, one, other) {
    return {
      input: { system: one.system, first: one.row.card, second: other.row.card },
      rules: { attacker: rulesOf(one), defender: rulesOf(other) },
    };
  },
};
