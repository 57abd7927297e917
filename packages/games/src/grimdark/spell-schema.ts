// Spells cast before the first step: a rule that a unit then has, or hits on its enemy.
import * as z from 'zod';
import { integer } from '../field.ts';
import { meta, ruleName, ruleNames } from './unit-schema.ts';

/** Tokens that casters nearby may spend for or against a spell. */
const tokens = (title: string, description: string) => integer(0, 6).default(0).meta(meta({ title, description }));

export const castSchema = z.strictObject({
  rule: ruleName
    .default('AP(1)')
    .meta(meta({ title: 'Rule', description: 'What the unit then has; nothing, if the spell deals hits.' })),
  hits: integer(0, 60)
    .default(0)
    .meta(meta({ title: 'Hits', description: 'On the enemy, blocked as usual; 0 for a spell that gives a rule.' })),
  hitRules: ruleNames.default([]).meta(meta({ title: 'Hits have', description: 'AP(1), Deadly(3), Blast(3) ...' })),
  dice: integer(1, 12)
    .default(1)
    .meta(
      meta({ title: 'Dice', description: 'Rolled for hits, each success deals them: 3 for a Storm.', advanced: true }),
    ),
  cast: integer(2, 6)
    .default(4)
    .meta(meta({ title: 'Casting roll', suffix: '+' })),
  help: tokens('Help', 'Spell tokens spent for it.'),
  hinder: tokens('Hindrance', 'Spell tokens spent against it.'),
});
export type Cast = z.output<typeof castSchema>;

/** Spells of one side: every one that gives a rule doubles the battles to be worked out. */
export const MAX_CASTS = 4;

const spellList = z.array(castSchema).max(MAX_CASTS, { error: `must be at most ${MAX_CASTS} spells` });

export const spellsSchema = z.strictObject({
  attacker: spellList.default([]).meta(meta({ title: 'Attacker spells' })),
  defender: spellList.default([]).meta(meta({ title: 'Defender spells' })),
});
