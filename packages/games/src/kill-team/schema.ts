// What a Kill Team battle is: the only place where limits and defaults are written.
import * as z from 'zod';
import { choice, type FieldMeta, flag, integer } from '../field.ts';
import { abilitiesOf, EDITIONS, REROLLS, ruleOf, type Side } from './rules/index.ts';
import { STRATEGIES, strategies } from './strategies.ts';

const MAX_DICE = 20;
const MAX_WOUNDS = 99;
const MAX_ROUNDS = 20;

const rerollLabels = Object.fromEntries(REROLLS.map((id) => [id, ruleOf(id).name]));
const strategyLabels = Object.fromEntries(STRATEGIES.map((id) => [id, strategies[id].title]));

const name = z
  .string({ error: 'must be a text' })
  .max(80, { error: 'must be at most 80 characters' })
  .default('')
  .meta({ title: 'Name', description: 'Used in sentences.', advanced: true } satisfies FieldMeta);

const edition = choice(EDITIONS)
  .default('2024')
  .meta({
    title: 'Edition',
    description: 'In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing.',
    group: 'Situation',
  } satisfies FieldMeta);

function target(meta: FieldMeta, standard: number) {
  return integer(2, 6)
    .default(standard)
    .meta({ suffix: '+', ...meta } satisfies FieldMeta);
}

function optional(min: number, max: number, meta: FieldMeta) {
  return integer(min, max)
    .nullable()
    .default(null)
    .meta({ ...meta });
}

function count(meta: FieldMeta) {
  return integer(0, MAX_DICE)
    .default(0)
    .meta({ advanced: true, ...meta } satisfies FieldMeta);
}

function abilities(side: Side) {
  const ids = abilitiesOf(side);
  return z
    .array(choice(ids), { error: 'must be a list of abilities' })
    .max(ids.length, { error: `must hold at most ${ids.length} abilities` })
    .default([])
    .meta({
      title: 'Abilities',
      group: 'Rules',
      labels: Object.fromEntries(ids.map((id) => [id, ruleOf(id).name])),
    } satisfies FieldMeta);
}

const reroll = choice(REROLLS)
  .default('none')
  .meta({ title: 'Reroll', group: 'Rules', labels: rerollLabels } satisfies FieldMeta);

const promotions = {
  failsToNormals: count({ title: 'Fails to normals', group: 'Rules', rule: 'failsToNormals' }),
  normalsToCrits: count({ title: 'Normals to crits', group: 'Rules', rule: 'normalsToCrits' }),
};

const weapon = {
  name,
  attacks: integer(0, MAX_DICE)
    .default(4)
    .meta({ title: 'Attack dice', group: 'Weapon' } satisfies FieldMeta),
  hit: target({ title: 'Hit', group: 'Weapon' }, 3),
  normalDamage: integer(0, 20)
    .default(3)
    .meta({ title: 'Normal damage', group: 'Weapon' } satisfies FieldMeta),
  criticalDamage: integer(0, 20)
    .default(4)
    .meta({ title: 'Critical damage', group: 'Weapon' } satisfies FieldMeta),
  lethal: optional(2, 7, { title: 'Lethal', suffix: '+', group: 'Rules', rule: 'lethal' }),
  reroll,
  devastating: optional(0, 20, { title: 'Devastating', group: 'Rules', rule: 'devastating' }),
  autoNormals: count({ title: 'Accurate', group: 'Rules', rule: 'accurate' }),
  autoCrits: count({ title: 'Automatic crits', group: 'Rules', rule: 'autoCrits' }),
  ...promotions,
};

export const attackerSchema = z.strictObject({
  ...weapon,
  piercing: optional(0, MAX_DICE, { title: 'Piercing', group: 'Rules', rule: 'piercing' }),
  piercingCrits: optional(0, MAX_DICE, { title: 'Piercing Crits', group: 'Rules', rule: 'piercingCrits' }),
  abilities: abilities('attacker'),
});
export type Attacker = z.output<typeof attackerSchema>;

const wounds = integer(1, MAX_WOUNDS)
  .default(12)
  .meta({ title: 'Wounds', suffix: 'W', group: 'Profile' } satisfies FieldMeta);
const feelNoPain = optional(2, 6, {
  title: 'Feel No Pain',
  suffix: '+',
  group: 'Rules',
  advanced: true,
  rule: 'feelNoPain',
});

export const defenderSchema = z.strictObject({
  name,
  dice: integer(0, MAX_DICE)
    .default(3)
    .meta({ title: 'Defence dice', group: 'Profile' } satisfies FieldMeta),
  save: target({ title: 'Save', group: 'Profile' }, 3),
  wounds,
  coverNormals: integer(0, MAX_DICE)
    .default(0)
    .meta({ title: 'Cover saves', group: 'Profile', rule: 'cover' } satisfies FieldMeta),
  coverCrits: count({ title: 'Critical cover saves', group: 'Profile', rule: 'coverCrits' }),
  invulnerable: optional(2, 6, {
    title: 'Invulnerable save',
    suffix: '+',
    group: 'Rules',
    advanced: true,
    rule: 'invulnerable',
  }),
  feelNoPain,
  hardy: optional(2, 7, { title: 'Hardy', suffix: '+', group: 'Rules', advanced: true, rule: 'hardy' }),
  reroll,
  ...promotions,
  abilities: abilities('defender'),
});
export type Defender = z.output<typeof defenderSchema>;

export const fighterSchema = z.strictObject({
  ...weapon,
  wounds,
  feelNoPain,
  abilities: abilities('fighter'),
  strategy: choice(STRATEGIES)
    .default('maxDamage')
    .meta({ title: 'Strategy', group: 'Strategy', labels: strategyLabels } satisfies FieldMeta),
});
export type Fighter = z.output<typeof fighterSchema>;

function rounds(meta: FieldMeta) {
  return integer(1, MAX_ROUNDS)
    .default(1)
    .meta({ group: 'Situation', ...meta } satisfies FieldMeta);
}

export const shootSchema = z.strictObject({
  edition,
  attacker: attackerSchema.prefault({}).meta({ title: 'Attacker' } satisfies FieldMeta),
  defender: defenderSchema.prefault({}).meta({ title: 'Defender' } satisfies FieldMeta),
  rounds: rounds({ title: 'Times fired', description: 'The same attack, so many times on the same target.' }),
  fireTeam: flag()
    .default(false)
    .meta({
      title: 'Fire team saves',
      group: 'Situation',
      advanced: true,
      rule: 'fireTeam',
    } satisfies FieldMeta),
  volleys: z
    .array(attackerSchema, { error: 'must be a list of attackers' })
    .max(12, { error: 'must hold at most 12 further attacks' })
    .default([])
    .meta({
      title: 'Further attacks',
      description: 'Profiles fired at the same defender afterwards, once each, in this order.',
      advanced: true,
    } satisfies FieldMeta),
});
export type Shoot = z.output<typeof shootSchema>;

const injured = flag()
  .default(false)
  .meta({
    title: 'Injured',
    description: 'Below half of the starting wounds, a later round hits on a roll one higher.',
    group: 'Situation',
    advanced: true,
    rule: 'injured',
  } satisfies FieldMeta);
const swapFirst = flag()
  .default(false)
  .meta({
    title: 'Take turns to go first',
    group: 'Situation',
    advanced: true,
    rule: 'swapFirst',
  } satisfies FieldMeta);

export const fightSchema = z.strictObject({
  edition,
  first: fighterSchema.prefault({}).meta({ title: 'Acts first' } satisfies FieldMeta),
  second: fighterSchema.prefault({}).meta({ title: 'Acts second' } satisfies FieldMeta),
  rounds: rounds({ title: 'Rounds', description: 'Fight actions, one after the other, until someone dies.' }),
  injured,
  swapFirst,
});
export type Fight = z.output<typeof fightSchema>;

/** A fighter in the middle of a round: `wounds` are those left now. */
const openFighterSchema = z.strictObject({
  ...fighterSchema.shape,
  // Fewer than a fresh fighter has, so that the standard position has something at stake.
  wounds: integer(1, MAX_WOUNDS)
    .default(7)
    .meta({ title: 'Wounds left', suffix: 'W', group: 'Profile' } satisfies FieldMeta),
  strategy: choice(STRATEGIES)
    .default('optimalKill')
    .meta({
      title: 'Strategy',
      description: 'How this fighter plays when the choice is the other one’s.',
      group: 'Strategy',
      labels: strategyLabels,
    } satisfies FieldMeta),
  crits: integer(0, MAX_DICE)
    .default(1)
    .meta({ title: 'Crits left', group: 'Open dice' } satisfies FieldMeta),
  normals: integer(0, MAX_DICE)
    .default(2)
    .meta({ title: 'Normals left', group: 'Open dice' } satisfies FieldMeta),
  hasStruck: flag()
    .default(false)
    .meta({ title: 'Has struck this round', group: 'Open dice', advanced: true } satisfies FieldMeta),
  hasCritStruck: flag()
    .default(false)
    .meta({ title: 'Has struck with a crit this round', group: 'Open dice', advanced: true } satisfies FieldMeta),
  roundStartWounds: optional(1, MAX_WOUNDS, {
    title: 'Wounds when the round began',
    description: 'Only the four heuristic strategies look at this; left out, the wounds of now.',
    suffix: 'W',
    group: 'Open dice',
    advanced: true,
  }),
});
export type OpenFighter = z.output<typeof openFighterSchema>;

export const choiceSchema = z
  .strictObject({
    edition,
    first: openFighterSchema.prefault({}).meta({ title: 'Acts first in a round' } satisfies FieldMeta),
    second: openFighterSchema.prefault({}).meta({ title: 'Acts second in a round' } satisfies FieldMeta),
    turn: choice(['first', 'second'])
      .default('first')
      .meta({ title: 'Whose turn', group: 'Situation' } satisfies FieldMeta),
    rounds: rounds({ title: 'Rounds left', description: 'This one included.' }),
  })
  .superRefine((input, context) => {
    const actor = input[input.turn];
    if (actor.crits + actor.normals === 0)
      context.addIssue({
        code: 'custom',
        path: [input.turn, 'crits'],
        message: `the ${input.turn} fighter has the turn but no dice left`,
        params: { code: 'no-dice-left' },
        input,
      });
  });
export type Choice = z.output<typeof choiceSchema>;

/** Inputs as they are written: every field may be left out. */
export type ShootInput = z.input<typeof shootSchema>;
export type FightInput = z.input<typeof fightSchema>;
export type ChoiceInput = z.input<typeof choiceSchema>;
export type AttackerInput = z.input<typeof attackerSchema>;
export type DefenderInput = z.input<typeof defenderSchema>;
export type FighterInput = z.input<typeof fighterSchema>;
