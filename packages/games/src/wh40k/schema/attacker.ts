// The unit that attacks: what Hazardous can hurt, and what it costs.

import { described, optional, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { keywords, points, rollNeeded, text } from './field-meta.ts';
import { groupList } from './target.ts';

const pain = {
  fnp: described(rollNeeded(2, 6), { title: 'Feel No Pain', suffix: '+' }),
  fnpMortal: described(rollNeeded(2, 6), { title: 'Feel No Pain (mortal)', suffix: '+' }),
};

const bearerGroupSchema = z.strictObject({
  models: whole(1, 200, 1, { title: 'Models' }),
  wounds: whole(1, 200, 1, { title: 'W' }),
  fnp: pain.fnp.optional(),
  fnpMortal: pain.fnpMortal.optional(),
  character: toggle({ title: 'Character' }),
  keywords: described(keywords.default([]), { title: 'Keywords' }),
  firstModelWounds: optional(1, 200, { title: 'Wounds left on a wounded model' }),
});

export const attackerSchema = z.strictObject({
  name: described(text.default(''), { title: 'Name' }),
  models: optional(1, 200, {
    title: 'Models with Hazardous weapons',
    start: 5,
    description: '11th edition: all models of the unit.',
  }),
  wounds: optional(1, 200, { title: 'W', start: 2 }),
  fnp: pain.fnp.default(null),
  fnpMortal: pain.fnpMortal.default(null),
  keywords: described(keywords.default([]), {
    title: 'Keywords',
    description: 'Hazardous of the 11th edition asks for Monster and Vehicle.',
  }),
  groups: groupList(bearerGroupSchema, {
    title: 'Groups',
    description: 'Different models of the unit, instead of models and W.',
    advanced: true,
  }),
  points: described(points, { title: 'Points', start: 100, description: 'What the attacking unit costs.' }),
});
export type Attacker = z.output<typeof attackerSchema>;
