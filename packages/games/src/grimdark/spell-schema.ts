// Spells cast before the first step: a rule that a unit then has, or hits on its enemy.

import { fact } from '../contract/fact.ts';
import { described, whole } from '../form/field.ts';
import * as z from '../form/zod.ts';
import { ruleName, ruleNames } from './unit-schema.ts';

/** Tokens that casters nearby may spend for or against a spell. */
const tokens = (title: string, description: string) => whole(0, 6, 0, { title, description });

export const castSchema = z.strictObject({
  rule: described(ruleName.default('AP(1)'), {
    title: 'Rule',
    description: 'What the unit then has; nothing, if the spell deals hits.',
  }),
  hits: whole(0, 60, 0, {
    title: 'Hits',
    description: 'On the enemy, blocked as usual; 0 for a spell that gives a rule.',
  }),
  hitRules: described(ruleNames.default([]), { title: 'Hits have', description: 'AP(1), Deadly(3), Blast(3) ...' }),
  dice: whole(1, 12, 1, {
    title: 'Dice',
    description: 'Rolled for hits, each success deals them: 3 for a Storm.',
    advanced: true,
  }),
  cast: whole(2, 6, 4, { title: 'Casting roll', suffix: '+' }),
  help: tokens('Help', 'Spell tokens spent for it.'),
  hinder: tokens('Hindrance', 'Spell tokens spent against it.'),
});
export type Cast = z.output<typeof castSchema>;

/** Spells of one side: every one that gives a rule doubles the battles to be worked out. */
export const MAX_CASTS = 4;

const spellList = z.array(castSchema).max(MAX_CASTS, { error: fact('at-most-of', { most: MAX_CASTS, of: 'spells' }) });

export const spellsSchema = z.strictObject({
  attacker: described(spellList.default([]), { title: 'Attacker spells' }),
  defender: described(spellList.default([]), { title: 'Defender spells' }),
});
