// What wh40k/charge is asked: a distance, the dice that are rolled for it, and the fight that may follow.

import { fact } from '../../contract/fact.ts';
import { choice, described, flag, integer, optional, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { EDITIONS } from '../editions.ts';
import { inches } from './field-meta.ts';
import { attackSchema } from './index.ts';

const MOST_DICE = 4;

export const chargeSchema = z
  .strictObject({
    edition: described(choice(EDITIONS).nullable().default(null), {
      title: 'Edition',
      description: 'That of the fight, or the 10th, unless given.',
      labels: { '10': '10th', '11': '11th' },
      advanced: true,
    }),
    distance: described(inches(24).default(9), {
      title: 'Distance',
      description:
        'Between the bases of the farthest target, in inches; in the 10th edition Engagement Range takes off 1".',
      suffix: '"',
    }),
    modifier: whole(-6, 6, 0, { title: 'Modifier', description: 'Added to the charge roll.' }),
    dice: whole(2, MOST_DICE, 2, {
      title: 'Dice',
      description: 'Some units roll three.',
      advanced: true,
    }),
    dropLowest: whole(0, MOST_DICE - 1, 0, {
      title: 'Lowest dropped',
      description: 'So many dice do not count.',
      advanced: true,
    }),
    reroll: described(z.union([flag(), choice(['one'])], { error: fact('flag-or', { or: 'one' }) }).default(false), {
      title: 'Reroll',
      description: 'A failed charge roll is rolled again: all dice, or the one that helps most.',
      labels: { false: 'none', true: 'the whole roll', one: 'one die' },
    }),
    fixedDice: described(
      z
        .array(integer(1, 6))
        .max(MOST_DICE, { error: fact('at-most-of', { most: MOST_DICE, of: 'dice' }) })
        .default([]),
      { title: 'Fixed dice', description: 'Not rolled but show this; never rerolled.', advanced: true },
    ),
    takesToTheSkies: toggle({
      title: 'Takes to the skies',
      description: '11th edition: 2" less.',
      advanced: true,
    }),
    rollAtMost: optional(2, 12, {
      title: 'Roll counts as at most',
      start: 6,
      description: 'Into the Fray of the 11th edition: 6.',
      advanced: true,
    }),
    fight: described(attackSchema.nullable().default(null), {
      title: 'Then fight',
      description: 'The attack that follows when the charge arrives.',
    }),
  })
  .superRefine(({ dice, dropLowest, fixedDice }, context) => {
    if (dropLowest >= dice)
      refuse(context, ['dropLowest'], 'drop-lowest-out-of-range', fact('less-than-dice-rolled', { dice }));
    if (fixedDice.length > dice)
      refuse(context, ['fixedDice'], 'fixed-dice-out-of-range', fact('at-most-dice-rolled', { most: dice }));
  });
export type ChargeInput = z.output<typeof chargeSchema>;
