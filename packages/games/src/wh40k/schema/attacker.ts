// The unit that attacks: what Hazardous can hurt, and what it costs.
import * as z from 'zod';
import { flag, integer } from '../../field.ts';
import { described, keywords, points, rollNeeded, text } from './field-meta.ts';
import { groupList } from './target.ts';

const pain = {
  fnp: described(rollNeeded(2, 6), { title: 'Feel No Pain', suffix: '+' }),
  fnpMortal: described(rollNeeded(2, 6), { title: 'Feel No Pain (mortal)', suffix: '+' }),
};

const bearerGroupSchema = z.strictObject({
  models: described(integer(1, 200).default(1), { title: 'Models' }),
  wounds: described(integer(1, 200).default(1), { title: 'W' }),
  fnp: pain.fnp.optional(),
  fnpMortal: pain.fnpMortal.optional(),
  character: described(flag().default(false), { title: 'Character' }),
  keywords: described(keywords.default([]), { title: 'Keywords' }),
  firstModelWounds: described(integer(1, 200).nullable().default(null), { title: 'Wounds left on a wounded model' }),
});

export const attackerSchema = z.strictObject({
  name: described(text.default(''), { title: 'Name' }),
  models: described(integer(1, 200).nullable().default(null), {
    title: 'Models with Hazardous weapons',
    start: 5,
    description: '11th edition: all models of the unit.',
  }),
  wounds: described(integer(1, 200).nullable().default(null), { title: 'W', start: 2 }),
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
