// Input of fantasy/combat: two units that strike each other in initiative order for some rounds.
import { emitter } from '@oddsmith/words';
import { fact } from '../../contract/fact.ts';
import { described, optional, refuse, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import type { checks } from '../words/en/checks.ts';
import { allocation, attacks, chargeFields, checkAttacks, countedAttacks, profileFields } from './profile.ts';

const say = emitter<typeof checks>();

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
  models: optional(1, MAX_UNIT_MODELS, {
    title: 'Models',
    start: 5,
    description: 'At most so many models strike with this: a front rank, a champion. Left empty: every model left.',
    group: 'Attack',
    advanced: true,
  }),
  initiative: optional(0, MAX_INITIATIVE, {
    title: 'Initiative',
    start: 3,
    description: "When these attacks strike. Left empty: at the unit's initiative.",
    group: 'Attack',
    advanced: true,
  }),
  ...profileFields,
});
export type CombatProfile = z.output<typeof combatProfileSchema>;

const combatUnitSchema = z
  .strictObject({
    models: whole(1, MAX_UNIT_MODELS, 10, { title: 'Models', group: 'Unit' }),
    wounds: whole(1, MAX_MODEL_WOUNDS, 1, { title: 'Wounds each', description: 'Wounds of one model.', group: 'Unit' }),
    initiative: whole(0, MAX_INITIATIVE, 3, {
      title: 'Initiative',
      description: 'Higher strikes first, equal strikes together.',
      group: 'Unit',
    }),
    allocation: allocation(),
    ...chargeFields,
    profiles: described(
      z
        .array(combatProfileSchema)
        .max(MAX_COMBAT_PROFILES, { error: fact('holds-at-most', { most: MAX_COMBAT_PROFILES, of: 'profiles' }) })
        .default([combatProfileSchema.parse({})]),
      {
        title: 'Attacks',
        description: 'What the unit strikes with; saves are those of the enemy.',
        group: 'Attack',
      },
    ),
  })
  .superRefine((unit, context) => {
    const total = unit.profiles.reduce(
      (sum, profile) => sum + Math.min(unit.models, profile.models ?? unit.models) * countedAttacks(profile),
      0,
    );
    checkAttacks(context, 'profiles', total, MAX_ATTACKS);
  });
export type CombatUnit = z.output<typeof combatUnitSchema>;

const unit = combatUnitSchema.default(combatUnitSchema.parse({}));

export const combatSchema = z
  .strictObject({
    first: described(unit, { title: 'First unit' }),
    second: described(unit, { title: 'Second unit' }),
    rounds: whole(1, MAX_ROUNDS, 1, {
      title: 'Rounds',
      description: 'Rounds of combat; impact hits happen in the first.',
    }),
  })
  .superRefine(({ first, second }, context) => {
    const firstWounds = first.models * first.wounds;
    const secondWounds = second.models * second.wounds;
    if (firstWounds * secondWounds <= MAX_LOSS_PAIRS) return;
    const message = say('units-too-large', { first: firstWounds, second: secondWounds, most: MAX_LOSS_PAIRS });
    refuse(context, [firstWounds > secondWounds ? 'first' : 'second', 'models'], 'units-too-large', message);
  });
export type CombatInput = z.output<typeof combatSchema>;
