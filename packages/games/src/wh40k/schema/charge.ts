// What wh40k/charge is asked: a distance, the dice that are rolled for it, and the fight that may follow.
import * as z from 'zod';
import { choice, flag, integer } from '../../field.ts';
import { EDITIONS } from '../editions.ts';
import { meta } from './field-meta.ts';
import { attackSchema } from './index.ts';

const MOST_DICE = 4;

export const chargeSchema = z
  .strictObject({
    edition: choice(EDITIONS)
      .nullable()
      .default(null)
      .meta(
        meta({
          title: 'Edition',
          description: 'That of the fight, or the 10th, unless given.',
          labels: { '10': '10th', '11': '11th' },
          advanced: true,
        }),
      ),
    distance: z
      .number({ error: 'must be a number of inches' })
      .min(0, { error: 'must be 0 to 24' })
      .max(24, { error: 'must be 0 to 24' })
      .default(9)
      .meta(
        meta({
          title: 'Distance',
          description:
            'Between the bases of the farthest target, in inches; in the 10th edition Engagement Range takes off 1".',
          suffix: '"',
        }),
      ),
    modifier: integer(-6, 6)
      .default(0)
      .meta(meta({ title: 'Modifier', description: 'Added to the charge roll.' })),
    dice: integer(2, MOST_DICE)
      .default(2)
      .meta(meta({ title: 'Dice', description: 'Some units roll three.', advanced: true })),
    dropLowest: integer(0, MOST_DICE - 1)
      .default(0)
      .meta(meta({ title: 'Lowest dropped', description: 'So many dice do not count.', advanced: true })),
    reroll: z
      .union([flag(), choice(['one'])], { error: 'must be true, false or one' })
      .default(false)
      .meta(
        meta({
          title: 'Reroll',
          description: 'A failed charge roll is rolled again: all dice, or the one that helps most.',
          labels: { false: 'none', true: 'the whole roll', one: 'one die' },
        }),
      ),
    fixedDice: z
      .array(integer(1, 6))
      .max(MOST_DICE, { error: `must be at most ${MOST_DICE} dice` })
      .default([])
      .meta(meta({ title: 'Fixed dice', description: 'Not rolled but show this; never rerolled.', advanced: true })),
    takesToTheSkies: flag()
      .default(false)
      .meta(meta({ title: 'Takes to the skies', description: '11th edition: 2" less.', advanced: true })),
    rollAtMost: integer(2, 12)
      .nullable()
      .default(null)
      .meta(
        meta({
          title: 'Roll counts as at most',
          start: 6,
          description: 'Into the Fray of the 11th edition: 6.',
          advanced: true,
        }),
      ),
    fight: attackSchema
      .nullable()
      .default(null)
      .meta(meta({ title: 'Then fight', description: 'The attack that follows when the charge arrives.' })),
  })
  .superRefine((value, context) => {
    if (value.dropLowest >= value.dice)
      context.addIssue({
        code: 'custom',
        path: ['dropLowest'],
        message: `must be less than ${value.dice}, the dice rolled`,
        params: { code: 'drop-lowest-out-of-range' },
        input: value.dropLowest,
      });
    if (value.fixedDice.length > value.dice)
      context.addIssue({
        code: 'custom',
        path: ['fixedDice'],
        message: `must be at most ${value.dice}, the dice rolled`,
        params: { code: 'fixed-dice-out-of-range' },
        input: value.fixedDice.length,
      });
  });
export type ChargeInput = z.output<typeof chargeSchema>;
