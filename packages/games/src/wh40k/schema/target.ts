// The unit that is attacked: one kind of model, or groups in the order in which models are lost.
import * as z from 'zod';
import { choice, flag, integer } from '../../field.ts';
import { keywords, meta, rollNeeded, text } from './field-meta.ts';

export const SAVE_REROLLS = ['none', 'ones', 'fails'] as const;
export type SaveReroll = (typeof SAVE_REROLLS)[number];

const REROLL_LABELS = { none: 'none', ones: 'rolls of 1', fails: 'failed rolls' } as const;

const models = integer(1, 200)
  .default(5)
  .meta(meta({ title: 'Models' }));
const wounds = integer(1, 200)
  .default(2)
  .meta(meta({ title: 'W', description: 'Wounds of one model.' }));
const toughness = integer(1, 99)
  .default(4)
  .meta(meta({ title: 'T', description: 'Toughness.' }));
const save = integer(2, 7)
  .default(3)
  .meta(meta({ title: 'Sv', description: 'Armour save; 7 is none.', suffix: '+' }));

/** What a group may set for itself or take from the unit. */
const defences = {
  invuln: rollNeeded(2, 6).meta(meta({ title: 'Invulnerable', suffix: '+', rule: 'invulnerable' })),
  fnp: rollNeeded(2, 6).meta(meta({ title: 'Feel No Pain', suffix: '+', rule: 'feelNoPain' })),
  fnpMortal: rollNeeded(2, 6).meta(
    meta({
      title: 'Feel No Pain (mortal)',
      description: 'Works against mortal wounds and Devastating Wounds only.',
      suffix: '+',
      advanced: true,
    }),
  ),
  fnpPsychic: rollNeeded(2, 6).meta(
    meta({
      title: 'Feel No Pain (Psychic)',
      description: 'Works against Psychic weapons only.',
      suffix: '+',
      advanced: true,
    }),
  ),
  damageReduction: integer(0, 20)
    .nullable()
    .meta(
      meta({
        title: 'Damage reduction',
        description: 'Subtracted from the Damage of each attack.',
        rule: 'damageReduction',
      }),
    ),
  halveDamage: flag()
    .nullable()
    .meta(meta({ title: 'Halve damage', rule: 'halveDamage', advanced: true })),
  apReduction: integer(0, 6)
    .nullable()
    .meta(meta({ title: 'AP reduction', description: 'Worsens the AP of each attack, not past 0.', advanced: true })),
  rerollSaves: choice(SAVE_REROLLS)
    .nullable()
    .meta(meta({ title: 'Reroll saves', labels: REROLL_LABELS, advanced: true })),
  stealth: flag()
    .nullable()
    .meta(meta({ title: 'Stealth', rule: 'stealth', advanced: true })),
};

const firstModelWounds = integer(1, 200)
  .nullable()
  .default(null)
  .meta(
    meta({
      title: 'Wounds left on a wounded model',
      description: 'One model has been wounded before.',
      advanced: true,
    }),
  );

const points = integer(0, 10_000)
  .nullable()
  .default(null)
  .meta(meta({ title: 'Points', description: 'What all these models cost together.', advanced: true }));

const groupSchema = z
  .strictObject({
    name: text.default('').meta(meta({ title: 'Name' })),
    models,
    wounds,
    toughness,
    save,
    character: flag()
      .default(false)
      .meta(
        meta({ title: 'Character', description: 'An attached leader: loses its models last, Precision picks it out.' }),
      ),
    keywords: keywords.default([]).meta(meta({ title: 'Keywords' })),
    firstModelWounds,
    points,
    invuln: defences.invuln.optional(),
    fnp: defences.fnp.optional(),
    fnpMortal: defences.fnpMortal.optional(),
    fnpPsychic: defences.fnpPsychic.optional(),
    damageReduction: defences.damageReduction.optional(),
    halveDamage: defences.halveDamage.optional(),
    apReduction: defences.apReduction.optional(),
    rerollSaves: defences.rerollSaves.optional(),
  })
  .superRefine(woundedWithinWounds);

export const targetSchema = z
  .strictObject({
    name: text.default('').meta(meta({ title: 'Name' })),
    models,
    wounds,
    toughness,
    save,
    keywords: keywords
      .default([])
      .meta(meta({ title: 'Keywords', description: 'Infantry, Vehicle, Fly ...: what Anti looks at.' })),
    firstModelWounds,
    points,
    invuln: defences.invuln.default(null),
    fnp: defences.fnp.default(null),
    fnpMortal: defences.fnpMortal.default(null),
    fnpPsychic: defences.fnpPsychic.default(null),
    damageReduction: defences.damageReduction.default(null),
    halveDamage: defences.halveDamage.default(null),
    apReduction: defences.apReduction.default(null),
    rerollSaves: defences.rerollSaves.default(null),
    stealth: defences.stealth.default(null),
    ignoreFirstFailedSave: flag()
      .nullable()
      .default(null)
      .meta(
        meta({
          title: 'Ignore the first failed save',
          description: 'Once in the request, the first attack whose save fails does nothing.',
          advanced: true,
        }),
      ),
    leadership: rollNeeded(4, 9)
      .default(null)
      .meta(
        meta({ title: 'Ld', description: 'For the chance of Battle-shock afterwards.', suffix: '+', advanced: true }),
      ),
    groups: z
      .array(groupSchema)
      .min(1, { error: 'must have at least one group' })
      .max(20, { error: 'must have at most 20 groups' })
      .nullable()
      .default(null)
      .meta(
        meta({
          title: 'Groups',
          description: 'Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models.',
        }),
      ),
  })
  .superRefine(woundedWithinWounds);

function woundedWithinWounds(
  value: { readonly firstModelWounds: number | null; readonly wounds: number },
  context: z.RefinementCtx,
): void {
  if (value.firstModelWounds === null || value.firstModelWounds <= value.wounds) return;
  context.addIssue({
    code: 'custom',
    path: ['firstModelWounds'],
    message: `must be at most ${value.wounds}, the wounds of a model`,
    params: { code: 'first-model-wounds-out-of-range' },
    input: value.firstModelWounds,
  });
}
