// Input of fantasy/combat: two units that strike each other in initiative order for some rounds.
import * as z from 'zod';
import { type FieldMeta, integer } from '../../field.ts';
import { allocation, attacks, chargeFields, countedAttacks, profileFields } from './profile.ts';

const MAX_UNIT_MODELS = 60;
const MAX_MODEL_WOUNDS = 10;
/** Of one unit. */
const MAX_ATTACKS = 150;
/** Wounds of the two units multiplied: the pairs of losses to follow. Keeps the slowest combat a form can hold under 100 ms. */
const MAX_LOSS_PAIRS = 1600;
const MAX_COMBAT_PROFILES = 4;
const MAX_ROUNDS = 6;
const MAX_ATTACKS_EACH = 20;
const MAX_INITIATIVE = 10;

const combatProfileSchema = z.strictObject({
  numAttacks: attacks(1, MAX_ATTACKS_EACH, 'Attacks of each model: a number or dice, rolled for every model.'),
  models: integer(1, MAX_UNIT_MODELS)
    .nullable()
    .default(null)
    .meta({
      title: 'Models',
      start: 5,
      description: 'At most so many models strike with this: a front rank, a champion. Left empty: every model left.',
      group: 'Attack',
      advanced: true,
    } satisfies FieldMeta),
  initiative: integer(0, MAX_INITIATIVE)
    .nullable()
    .default(null)
    .meta({
      title: 'Initiative',
      start: 3,
      description: "When these attacks strike. Left empty: at the unit's initiative.",
      group: 'Attack',
      advanced: true,
    } satisfies FieldMeta),
  ...profileFields,
});
export type CombatProfile = z.output<typeof combatProfileSchema>;

const combatUnitSchema = z
  .strictObject({
    models: integer(1, MAX_UNIT_MODELS)
      .default(10)
      .meta({ title: 'Models', group: 'Unit' } satisfies FieldMeta),
    wounds: integer(1, MAX_MODEL_WOUNDS)
      .default(1)
      .meta({ title: 'Wounds each', description: 'Wounds of one model.', group: 'Unit' } satisfies FieldMeta),
    initiative: integer(0, MAX_INITIATIVE)
      .default(3)
      .meta({
        title: 'Initiative',
        description: 'Higher strikes first, equal strikes together.',
        group: 'Unit',
      } satisfies FieldMeta),
    allocation: allocation(),
    ...chargeFields,
    profiles: z
      .array(combatProfileSchema)
      .max(MAX_COMBAT_PROFILES, { error: `must hold at most ${MAX_COMBAT_PROFILES} profiles` })
      .default([combatProfileSchema.parse({})])
      .meta({
        title: 'Attacks',
        description: 'What the unit strikes with; saves are those of the enemy.',
        group: 'Attack',
      } satisfies FieldMeta),
  })
  .superRefine((unit, context) => {
    const total = unit.profiles.reduce(
      (sum, profile) => sum + Math.min(unit.models, profile.models ?? unit.models) * countedAttacks(profile),
      0,
    );
    if (total > MAX_ATTACKS)
      context.addIssue({
        code: 'custom',
        path: ['profiles'],
        message: `must be at most ${MAX_ATTACKS} attacks in all, not ${total}; red fury counts double`,
        params: { code: 'too-many-attacks' },
      });
  });
export type CombatUnit = z.output<typeof combatUnitSchema>;

const unit = combatUnitSchema.default(combatUnitSchema.parse({}));

export const combatSchema = z
  .strictObject({
    first: unit.meta({ title: 'First unit' } satisfies FieldMeta),
    second: unit.meta({ title: 'Second unit' } satisfies FieldMeta),
    rounds: integer(1, MAX_ROUNDS)
      .default(1)
      .meta({ title: 'Rounds', description: 'Rounds of combat; impact hits happen in the first.' } satisfies FieldMeta),
  })
  .superRefine(({ first, second }, context) => {
    const firstWounds = first.models * first.wounds;
    const secondWounds = second.models * second.wounds;
    if (firstWounds * secondWounds > MAX_LOSS_PAIRS)
      context.addIssue({
        code: 'custom',
        path: [firstWounds > secondWounds ? 'first' : 'second', 'models'],
        message: `the units have ${firstWounds} and ${secondWounds} wounds: multiplied at most ${MAX_LOSS_PAIRS}`,
        params: { code: 'units-too-large' },
      });
  });
export type CombatInput = z.output<typeof combatSchema>;
