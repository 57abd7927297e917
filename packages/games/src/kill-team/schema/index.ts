// What a Kill Team battle is: schemas are the only place where limits and defaults are written.
import { emitter } from '@oddsmith/words';
import { fact } from '../../contract/fact.ts';
import { choice, described, type FieldMeta, oneOf, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { AIMS } from '../plan.ts';
import { EDITIONS, isOldConversion, ruleOf } from '../rules/index.ts';
import type { checks } from '../words/en/checks.ts';
import { attackerSchema, bystanderSchema, defenderSchema, fighterSchema, openFighterSchema } from './sides.ts';

const say = emitter<typeof checks>();

export {
  type Attacker,
  attackerSchema,
  type Defender,
  defenderSchema,
  type Fighter,
  fighterSchema,
  type OpenFighter,
} from './sides.ts';

const edition = oneOf(EDITIONS, '2024', {
  title: 'Edition',
  description: 'In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing.',
  group: 'Situation',
});

const MAX_ROUNDS = 20;
/** Secondary targets, and operatives in reach. */
const MAX_OTHERS = 12;

function rounds(meta: FieldMeta) {
  return whole(1, MAX_ROUNDS, 1, { group: 'Situation', ...meta });
}

export const OPTIONAL_RULES = ['always', 'best'] as const;
const aimLabels = { damage: 'damage', kill: 'a kill' };

const shotFields = z.strictObject({
  edition,
  attacker: described(attackerSchema.prefault({}), { title: 'Attacker' }),
  defender: described(defenderSchema.prefault({}), { title: 'Defender' }),
  rounds: rounds({ title: 'Times fired', description: 'The same attack, so many times on the same target.' }),
  fireTeam: toggle({
    title: 'Fire team saves',
    group: 'Situation',
    advanced: true,
    rule: 'fireTeam',
  }),
  volleys: described(
    z
      .array(attackerSchema, { error: fact('list-of', { of: 'attackers' }) })
      .max(12, { error: fact('holds-at-most', { most: 12, of: 'further attacks' }) })
      .default([]),
    {
      title: 'Further attacks',
      description: 'Profiles fired at the same defender afterwards, once each, in this order.',
      advanced: true,
    },
  ),
  rerollFor: described(choice(AIMS).nullable().default(null), {
    title: 'Rerolls of choice aim at',
    description: 'Left out, at damage, or at what optional rules aim at.',
    group: 'Situation',
    advanced: true,
    labels: aimLabels,
  }),
  optionalRules: oneOf(OPTIONAL_RULES, 'always', {
    title: 'Optional rules',
    group: 'Situation',
    rule: 'optionalRules',
    labels: { always: 'always used', best: 'used where it pays' },
  }),
  optionalGoal: oneOf(AIMS, 'damage', {
    title: 'Optional rules aim at',
    group: 'Situation',
    advanced: true,
    labels: aimLabels,
  }),
  secondaries: described(
    z
      .array(defenderSchema, { error: fact('list-of', { of: 'defenders' }) })
      .max(MAX_OTHERS, { error: fact('holds-at-most', { most: MAX_OTHERS, of: 'further targets' }) })
      .default([]),
    {
      title: 'Secondary targets',
      description: 'Further targets of Blast or Torrent.',
      advanced: true,
      rule: 'secondaries',
    },
  ),
  bystanders: described(
    z
      .array(bystanderSchema, { error: fact('list-of', { of: 'operatives' }) })
      .max(MAX_OTHERS, { error: fact('holds-at-most', { most: MAX_OTHERS, of: 'operatives' }) })
      .default([]),
    { title: 'In reach of Devastating', advanced: true, rule: 'bystanders' },
  ),
});

export const shootSchema = shotFields.superRefine((input, context) => {
  const best = input.optionalRules === 'best';
  const series = input.rounds > 1 || input.volleys.length > 0;
  if (series && input.rerollFor === 'kill')
    refuse(context, ['rerollFor'], 'kill-one-attack', say('kill-one-attack', { what: 'rerolls' }));
  if (!best) return;
  if (series && input.optionalGoal === 'kill')
    refuse(context, ['optionalGoal'], 'kill-one-attack', say('kill-one-attack', { what: 'optional rules' }));
  if (input.rerollFor !== null && input.rerollFor !== input.optionalGoal)
    refuse(context, ['rerollFor'], 'one-goal', say('one-goal'));
  if (input.edition === '2021') refuse(context, ['optionalRules'], 'optional-edition', say('optional-edition'));
  for (const [path, { abilities }] of sidesOf(input)) {
    const old = abilities.find((id) => isOldConversion(ruleOf(id)));
    if (old !== undefined)
      refuse(context, [...path, 'abilities'], 'optional-old-ability', say('optional-old-ability', { rule: old }));
  }
});

function sidesOf({ attacker, defender, volleys, secondaries }: z.output<typeof shotFields>) {
  return [
    [['attacker'], attacker],
    [['defender'], defender],
    ...volleys.map((side, index) => [['volleys', index], side] as const),
    ...secondaries.map((side, index) => [['secondaries', index], side] as const),
  ] as const;
}

export type Shoot = z.output<typeof shootSchema>;

const injured = toggle({
  title: 'Injured',
  description: 'Below half of its starting wounds at the start of a round, a fighter hits on a roll one higher.',
  group: 'Situation',
  advanced: true,
  rule: 'injured',
});
const swapFirst = toggle({
  title: 'Take turns to go first',
  group: 'Situation',
  advanced: true,
  rule: 'swapFirst',
});

export const fightSchema = z.strictObject({
  edition,
  first: described(fighterSchema.prefault({}), { title: 'Acts first' }),
  second: described(fighterSchema.prefault({}), { title: 'Acts second' }),
  rounds: rounds({ title: 'Rounds', description: 'Fight actions, one after the other, until someone dies.' }),
  injured,
  swapFirst,
});
export type Fight = z.output<typeof fightSchema>;

export const choiceSchema = z
  .strictObject({
    edition,
    first: described(openFighterSchema.prefault({}), { title: 'Acts first in a round' }),
    second: described(openFighterSchema.prefault({}), { title: 'Acts second in a round' }),
    turn: oneOf(['first', 'second'], 'first', { title: 'Whose turn', group: 'Situation' }),
    rounds: rounds({
      title: 'Rounds left',
      description: 'Fight actions, the present one included. In each both roll once and use up their dice.',
    }),
  })
  .superRefine(({ turn, ...fighters }, context) => {
    const { crits, normals } = fighters[turn];
    if (crits + normals === 0) refuse(context, [turn, 'crits'], 'no-dice-left', say('no-dice-left', { turn }));
  });
export type Choice = z.output<typeof choiceSchema>;

/** Inputs as they are written: every field may be left out. */
export type ShootInput = z.input<typeof shootSchema>;
export type FightInput = z.input<typeof fightSchema>;
export type ChoiceInput = z.input<typeof choiceSchema>;
export type AttackerInput = z.input<typeof attackerSchema>;
export type DefenderInput = z.input<typeof defenderSchema>;
export type FighterInput = z.input<typeof fighterSchema>;
