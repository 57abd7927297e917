// What must hold of a field of an input. Each follows its name: "toHit must be 2 to 6, got 9".
import type { Catalogue, Writer } from '@oddsmith/words';

export type Things =
  | 'abilities'
  | 'actions'
  | 'army books'
  | 'attackers'
  | 'characters'
  | 'crews'
  | 'defenders'
  | 'dice'
  | 'effects'
  | 'entries'
  | 'further attacks'
  | 'further targets'
  | 'groups'
  | 'keywords'
  | 'letters'
  | 'loads'
  | 'models'
  | 'operatives'
  | 'places'
  | 'profiles'
  | 'rules'
  | 'scenarios'
  | 'spells'
  | 'territories'
  | 'units'
  | 'weapons';

export interface AtMost {
  readonly most: number;
  readonly of: Things;
}

export const facts = {
  range: ({ least, most }: { least: number; most: number }) => `must be ${least} to ${most}`,
  'range-of-cents': ({ least, most }: { least: number; most: number }) =>
    `must be ${least} to ${most} with at most two decimals`,
  'range-or': ({ least, most, or }: { least: number; most: number; or: readonly string[] }, w: Writer) =>
    or.length === 1 ? `must be ${least} to ${most} or ${or[0]}` : `must be ${least} to ${most}, ${w.list(or, 'or')}`,
  above: ({ least }: { least: number }) => `must be above ${least}`,
  'at-least': ({ least }: { least: number }) => `must be at least ${least}`,
  'at-most': ({ most }: { most: number }) => `must be at most ${most}`,
  'at-most-of': ({ most, of }: AtMost) => `must be at most ${most} ${of}`,
  'holds-at-most': ({ most, of }: AtMost) => `must hold at most ${most} ${of}`,
  'has-at-most': ({ most, of }: AtMost) => `must have at most ${most} ${of}`,
  'has-some': ({ of }: { of: 'group' | 'weapon' | 'model' }) => `must have at least one ${of}`,
  'has-waves': ({ most }: { most: number }) => `must have 1 to ${most} waves`,
  'at-most-dice-rolled': ({ most }: { most: number }) => `must be at most ${most}, the dice rolled`,
  'less-than-dice-rolled': ({ dice }: { dice: number }) => `must be less than ${dice}, the dice rolled`,
  'at-most-wounds': ({ most }: { most: number }) => `must be at most ${most}, the wounds of a model`,
  'at-most-at-start': ({ most }: { most: number }) => `must be at most ${most}, what there was at the start`,
  'attacks-in-all': ({ most, total }: { most: number; total: number }) =>
    `must be at most ${most} attacks in all, not ${total}; red fury counts double`,
  'below-wounds-of-unit': ({ wounds }: { wounds: number }) => `must be below ${wounds}, the wounds of the whole unit`,
  'rating-below': ({ below }: { below: number }) => `must have a rating below ${below}`,
  'one-of': ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}`,
  'some-scenario': () => 'must name at least one scenario',
  flag: () => 'must be true or false',
  'flag-or': ({ or }: { or: string }) => `must be true, false or ${or}`,
  'flag-or-submarines': () => 'must be true, false or a number of submarines',
  dice: () => 'must be a number or a dice expression such as 2D6+3',
  'dice-of': ({ dice }: { dice: readonly string[] }) => `must use ${dice.join(' or ')}`,
  is: ({ value }: { value: string }) => `must be ${value}`,
  points: () => 'must be 0, or 0.001 to 1,000,000',
  worth: () => 'must be -100,000 to 100,000',
  either: ({ values }: { values: readonly string[] }, w: Writer) => `must be ${w.list(values, 'or')}`,
  'list-as-text': () => 'must be the list as text',
  'army-book-as-text': () => 'must be an army book as text',
  'some-unit': () => 'must name at least one unit',
  number: () => 'must be a number',
  inches: () => 'must be a number of inches',
  whole: () => 'must be a whole number',
  text: () => 'must be a text',
  bonus: () => 'must be a text such as +1 or +D3',
  list: () => 'must be a list',
  'list-of': ({ of }: { of: Things }) => `must be a list of ${of}`,
  object: () => 'must be an object',
  'name-of-rule': () => 'must be the name of a rule',
  'name-of-weapon': () => 'must be the name of a weapon, or a weapon as an object',
  crews: () => 'must be a crew or a list of crews',
  'sums-to-one': () => 'must add up to 1',
  'not-empty': () => 'must not be empty',
  'unit-of-order': () => 'must be a unit such as inf, or an amount and a unit such as 2 inf',
  'order-of-loss': ({ modes }: { modes: readonly string[] }) =>
    `must be ${modes.join(', ')} or a list of units, first lost first`,
  'unit-values': ({ modes }: { modes: readonly string[] }) => `must be ${modes.join(', ')} or a table of unit values`,
  goal: () => 'must be maxProfit or a win chance such as {"winChance": 0.9}',
} satisfies Catalogue;
