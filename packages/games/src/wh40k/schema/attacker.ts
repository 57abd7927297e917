// The unit that attacks: what Hazardous can hurt, and what it costs.
import * as z from 'zod';
import { flag, integer } from '../../field.ts';
import { keywords, meta, points, rollNeeded, text } from './field-meta.ts';

const pain = {
  fnp: rollNeeded(2, 6).meta(meta({ title: 'Feel No Pain', suffix: '+' })),
  fnpMortal: rollNeeded(2, 6).meta(meta({ title: 'Feel No Pain (mortal)', suffix: '+' })),
};

const bearerGroupSchema = z.strictObject({
  models: integer(1, 200)
    .default(1)
    .meta(meta({ title: 'Models' })),
  wounds: integer(1, 200)
    .default(1)
    .meta(meta({ title: 'W' })),
  fnp: pain.fnp.optional(),
  fnpMortal: pain.fnpMortal.optional(),
  character: flag()
    .default(false)
    .meta(meta({ title: 'Character' })),
  keywords: keywords.default([]).meta(meta({ title: 'Keywords' })),
  firstModelWounds: integer(1, 200)
    .nullable()
    .default(null)
    .meta(meta({ title: 'Wounds left on a wounded model' })),
});

export const attackerSchema = z.strictObject({
  name: text.default('').meta(meta({ title: 'Name' })),
  models: integer(1, 200)
    .nullable()
    .default(null)
    .meta(
      meta({ title: 'Models with Hazardous weapons', start: 5, description: '11th edition: all models of the unit.' }),
    ),
  wounds: integer(1, 200)
    .nullable()
    .default(null)
    .meta(meta({ title: 'W', start: 2 })),
  fnp: pain.fnp.default(null),
  fnpMortal: pain.fnpMortal.default(null),
  keywords: keywords
    .default([])
    .meta(meta({ title: 'Keywords', description: 'Hazardous of the 11th edition asks for Monster and Vehicle.' })),
  groups: z
    .array(bearerGroupSchema)
    .min(1, { error: 'must have at least one group' })
    .max(20, { error: 'must have at most 20 groups' })
    .nullable()
    .default(null)
    .meta(
      meta({ title: 'Groups', description: 'Different models of the unit, instead of models and W.', advanced: true }),
    ),
  points: points.meta(meta({ title: 'Points', start: 100, description: 'What the attacking unit costs.' })),
});
export type Attacker = z.output<typeof attackerSchema>;
