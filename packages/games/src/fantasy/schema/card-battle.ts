// Input of fantasy/battle: two unit cards of one system, and for how many rounds they fight.

import { fact } from '../../contract/fact.ts';
import { described, oneOf, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { WEAPONS, weaponStrength } from '../card/weapons.table.ts';
import { CARD_SYSTEMS, type Card, type CardSystem, cardSchema, rollsForCharge } from './card.ts';
import type { WeaponChoice } from './card-parts.ts';

export const MAX_ROUNDS = 6;

export const PRESS_AFTER_PURSUIT = toggle({
  title: 'Press of Battle after a pursuit',
  description: 'The Old World: the FAQ denies it to real charges; of a pursuit into a new combat nobody says so.',
  group: 'Readings',
  advanced: true,
});

const card = cardSchema.default(cardSchema.parse({}));

export const cardBattleSchema = z
  .strictObject({
    system: oneOf(CARD_SYSTEMS, 'oldWorld', {
      title: 'Rules of',
      labels: { oldWorld: 'The Old World', ninthAge: 'The 9th Age' },
    }),
    first: described(card, { title: 'First unit' }),
    second: described(card, { title: 'Second unit' }),
    rounds: whole(1, MAX_ROUNDS, 1, {
      title: 'Rounds',
      description: 'The fight ends before when a unit is destroyed, breaks or falls back.',
    }),
    pursuit: toggle({
      title: 'Flight and pursuit',
      description: 'The winner pursues what breaks or falls back: it is caught or gets away.',
    }),
    refusesFromOneRank: toggle({
      title: 'Challenges refused from a single rank',
      description: 'The Old World: the community FAQ alone forbids it, as there is nowhere to retire to.',
      group: 'Readings',
      advanced: true,
    }),
    pressAfterPursuit: PRESS_AFTER_PURSUIT,
  })
  .superRefine(({ system, first, second }, context) => {
    if (rollsForCharge(first) && rollsForCharge(second))
      refuse(context, ['second', 'charging'], 'two-charges', fact('is', { value: 'false' }));
    refuseWeapons(context, system, { first, second });
  });
export type CardBattleInput = z.output<typeof cardBattleSchema>;

/** Weapons that the system does not have, or whose strength nobody can read. */
export function refuseWeapons(
  context: z.RefinementCtx,
  system: CardSystem,
  units: { readonly [name: string]: Card },
): void {
  const known = Object.keys(WEAPONS[system]);
  const check = (path: PropertyKey[], given: WeaponChoice | null | undefined): void => {
    if (typeof given === 'string' && !known.includes(given))
      refuse(context, [...path, 'weapon'], 'unknown-weapon', fact('one-of', { values: known }));
    if (typeof given === 'object' && given !== null && weaponStrength(given.strength) === undefined)
      refuse(
        context,
        [...path, 'weapon', 'strength'],
        'unknown-weapon',
        fact('range-or', { least: 1, most: 10, or: ['S', 'S+1'] }),
      );
  };
  for (const [side, unit] of Object.entries(units)) {
    check([side], unit.weapon);
    check([side, 'champion'], unit.champion?.weapon);
    check([side, 'mount'], unit.mount?.weapon);
    check([side, 'character'], unit.character?.weapon);
    check([side, 'character', 'mount'], unit.character?.mount?.weapon);
    for (const [index, { weapon: ofCrew }] of unit.crew.entries()) check([side, 'crew', index], ofCrew);
  }
}
