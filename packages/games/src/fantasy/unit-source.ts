// The unit cards of both systems as units: with the weapon a card strikes with, the others beside it.

import { say } from '../lists/words/index.ts';
import type { CountedRule, UncountedRule, UnitRules, UnitWeapon } from '../units/library-unit.ts';
import type { UnitSource } from '../units/unit-source.ts';
import { prepareCardBattle } from './card/battle.ts';
import { strikesOf } from './card/ledger.ts';
import { rulesOn } from './data/fill.ts';
import { type LibraryUnit, loadUnits } from './data/library.ts';
import { pairOfCards, plainAttack, plainCombat } from './data/plain-pair.ts';
import { changesDice, readRule } from './rules/card.ts';
import { CARD_SYSTEMS, type CardSystem } from './schema/card.ts';
import { attackSchema, cardBattleSchema, combatSchema } from './schema/index.ts';

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

/** What the pages of plain dice open with. */
const STANDARD = {
  attack: attackSchema.parse({}),
  combat: combatSchema.parse({}),
};

export const unitSource: UnitSource<Unit> = {
  field: 'system',
  libraries: CARD_SYSTEMS,
  calculators: ['fantasy/battle', 'fantasy/combat', 'fantasy/attack'],
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
  battle(calculator, one, other) {
    const cards = { system: one.system, first: one.row.card, second: other.row.card };
    const rules = { attacker: rulesOf(one), defender: rulesOf(other) };
    if (calculator === 'fantasy/battle') return { input: cards, rules };
    // The plain dice are asked for the strikes of the first round, as the page hands them over.
    const pair = pairOfCards(cards, strikesOf(prepareCardBattle(cardBattleSchema.parse(cards))));
    const input =
      calculator === 'fantasy/combat' ? plainCombat(pair, STANDARD.combat) : plainAttack(pair, STANDARD.attack);
    if (input !== undefined) return { input, rules };
    const message = say('nothing-to-strike-with', { unit: one.row.name });
    return { error: { code: 'units/unarmed', path: 'unit', message } };
  },
};
