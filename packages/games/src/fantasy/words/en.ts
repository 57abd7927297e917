// What the calculators of fantasy battles say. Each sentence is made of the values that engines and remarks hand over.
import type { Catalogue, Writer } from '@oddsmith/words';
import type { GameWords } from '../../calculator.ts';
import type { BearerlessWeapon, IdleField, PrintedRule, StandingSave } from './values.ts';

const SYSTEM_NAMES = { oldWorld: 'The Old World', ninthAge: 'The 9th Age' } as const;

export const en = {
  'charge-weapon-standing': ({ weapon }: BearerlessWeapon) =>
    `the ${weapon.toLowerCase()} does more when the unit charges`,
  'first-charge-standing': () => 'First Charge does nothing: the unit does not charge',
  'shield-two-hands': ({ weapon }: BearerlessWeapon) =>
    `the shield does nothing: the ${weapon.toLowerCase()} takes two hands`,
  'frontage-beyond-models': ({ models }: { readonly models: number }, w: Writer) =>
    `only ${w.plural(models, 'model')} can stand in front`,
  'marching-column': () => 'more ranks than models in a rank are a marching column: no rank bonus',
  'slayer-without-prey': () => 'a natural 6 to wound does nothing special against this kind of troops',
  'weapon-not-for-troop-type': ({ weapon }: BearerlessWeapon) =>
    `these troops carry no ${weapon.toLowerCase()} in the book; it is counted as the card says`,
  'arc-against-skirmishers': () => 'skirmishers have neither flank nor rear: this counts as their front',
  'other-system': ({ field, system }: IdleField) => `${field} does nothing in ${SYSTEM_NAMES[system]}`,
  'standard-without-effect': () => 'these troops do not reroll break tests near a battle standard',
  'save-of-card-stands': ({ save, value }: StandingSave) =>
    `the ${save} of ${value}+ entered on the card stands, that of a special rule is not used`,
  'distance-unused': () => 'the charge distance does nothing without a charge',
  'rule-not-counted': ({ rule }: PrintedRule) => `"${rule}" is not counted`,
  'enemies-not-asked': ({ rule }: PrintedRule) => `"${rule}" is counted, whoever the enemy is`,
} satisfies Catalogue;

export const words: GameWords = { messages: en };
