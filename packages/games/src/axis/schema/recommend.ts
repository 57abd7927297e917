// What to send, what to leave: a battle whose one army is the stock to choose from.
import * as z from 'zod';
import { choice, type FieldMeta, integer } from '../../field.ts';
import { armySchema, battleFields, chance, orderOfLossSchema } from './battle.ts';

const MAX_TERRITORIES = 5;

const territorySchema = z.strictObject({
  name: z.string().max(40).default(''),
  attack: z.strictObject({ units: armySchema.prefault({}), orderOfLoss: orderOfLossSchema }).prefault({}),
});

export const recommendObject = z.strictObject({
  ...battleFields,
  side: choice(['attacker', 'defender'])
    .default('attacker')
    .meta({
      title: 'Recommend for',
      labels: { attacker: 'the attacker', defender: 'the defender' },
    } satisfies FieldMeta),
  goal: z
    .union([z.strictObject({ winChance: chance() }), z.literal('maxProfit')], {
      error: 'must be maxProfit or a win chance such as {"winChance": 0.9}',
    })
    .default({ winChance: 0.9 })
    .meta({ title: 'Goal' } satisfies FieldMeta),
  criterion: choice(['takes', 'clears', 'survives'])
    .nullable()
    .default(null)
    .meta({
      title: 'What counts as winning',
      description:
        'Left open: taking the territory on land, clearing the zone at sea. For a defender, keeping that from happening.',
      labels: {
        null: 'taking the territory, clearing the zone at sea',
        takes: 'the territory is yours in the end',
        clears: 'no defender is left, an attacker is',
        survives: 'a unit of your side is left, fled ones too',
      },
    } satisfies FieldMeta),
  minArmy: armySchema.prefault({}).meta({ title: 'At least these units', advanced: true } satisfies FieldMeta),
  territories: z
    .array(territorySchema)
    .max(MAX_TERRITORIES, { error: `must be at most ${MAX_TERRITORIES} territories` })
    .default([])
    .meta({
      title: 'Territories to hold with one stock of defenders',
      description: 'The defenders of the first wave are split over these attacks.',
      advanced: true,
    } satisfies FieldMeta),
  hold: integer(1, MAX_TERRITORIES)
    .default(1)
    .meta({ title: 'Territories that must be held', advanced: true } satisfies FieldMeta),
});

export type RecommendationRequest = z.output<typeof recommendObject>;
export type RecommendationInput = z.input<typeof recommendObject>;
