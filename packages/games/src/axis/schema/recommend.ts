// What to send, what to leave: a battle whose one army is the stock to choose from.

import { fact } from '../../contract/fact.ts';
import { choice, described, oneOf, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { armySchema, battleFields, chance, orderOfLossSchema } from './battle.ts';

const MAX_TERRITORIES = 5;

const territorySchema = z.strictObject({
  name: z.string().max(40).default(''),
  attack: z.strictObject({ units: armySchema.prefault({}), orderOfLoss: orderOfLossSchema }).prefault({}),
});

export const recommendObject = z.strictObject({
  ...battleFields,
  side: oneOf(['attacker', 'defender'], 'attacker', {
    title: 'Recommend for',
    labels: { attacker: 'the attacker', defender: 'the defender' },
  }),
  goal: described(
    z
      .union([z.strictObject({ winChance: chance() }), z.literal('maxProfit')], {
        error: fact('goal'),
      })
      .default({ winChance: 0.9 }),
    { title: 'Goal' },
  ),
  criterion: described(choice(['takes', 'clears', 'survives']).nullable().default(null), {
    title: 'What counts as winning',
    description:
      'Left open: taking the territory on land, clearing the zone at sea. For a defender, keeping that from happening.',
    labels: {
      null: 'taking the territory, clearing the zone at sea',
      takes: 'the territory is yours in the end',
      clears: 'no defender is left, an attacker is',
      survives: 'a unit of your side is left, fled ones too',
    },
  }),
  minArmy: described(armySchema.prefault({}), { title: 'At least these units', advanced: true }),
  territories: described(
    z
      .array(territorySchema)
      .max(MAX_TERRITORIES, { error: fact('at-most-of', { most: MAX_TERRITORIES, of: 'territories' }) })
      .default([]),
    {
      title: 'Territories to hold with one stock of defenders',
      description: 'The defenders of the first wave are split over these attacks.',
      advanced: true,
    },
  ),
  hold: whole(1, MAX_TERRITORIES, 1, { title: 'Territories that must be held', advanced: true }),
});

export type RecommendationRequest = z.output<typeof recommendObject>;
export type RecommendationInput = z.input<typeof recommendObject>;
