// The fields that sides of a battle share, with their limits and defaults.
import * as z from 'zod';
import { choice, type FieldMeta, flag, integer } from '../../field.ts';
import { DICE_KINDS } from '../plan.ts';
import { abilitiesOf, REROLLS, ruleOf, type Side } from '../rules/index.ts';

export const MAX_DICE = 20;
export const MAX_WOUNDS = 99;

const rerollLabels = Object.fromEntries(REROLLS.map((id) => [id, ruleOf(id).name]));

export const name = z
  .string({ error: 'must be a text' })
  .max(80, { error: 'must be at most 80 characters' })
  .default('')
  .meta({ title: 'Name', description: 'Used in sentences.', advanced: true } satisfies FieldMeta);

export function target(meta: FieldMeta, standard: number) {
  return integer(2, 6)
    .default(standard)
    .meta({ suffix: '+', ...meta } satisfies FieldMeta);
}

export function optional(min: number, max: number, meta: FieldMeta) {
  return integer(min, max)
    .nullable()
    .default(null)
    .meta({ ...meta });
}

export function count(meta: FieldMeta) {
  return integer(0, MAX_DICE)
    .default(0)
    .meta({ advanced: true, ...meta } satisfies FieldMeta);
}

export function abilities(side: Side) {
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

export const reroll = choice(REROLLS)
  .default('none')
  .meta({ title: 'Reroll', group: 'Rules', labels: rerollLabels } satisfies FieldMeta);

export const promotions = {
  failsToNormals: count({ title: 'Fails to normals', group: 'Rules', rule: 'failsToNormals' }),
  normalsToCrits: count({ title: 'Normals to crits', group: 'Rules', rule: 'normalsToCrits' }),
};

export const weapon = {
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

export const wounds = integer(1, MAX_WOUNDS)
  .default(12)
  .meta({ title: 'Wounds', suffix: 'W', group: 'Profile' } satisfies FieldMeta);

export const feelNoPain = optional(2, 6, {
  title: 'Feel No Pain',
  suffix: '+',
  group: 'Rules',
  advanced: true,
  rule: 'feelNoPain',
});

const MOST_DAMAGE = 20;

const kinds = (standard: (typeof DICE_KINDS)[number]) =>
  choice(DICE_KINDS)
    .default(standard)
    .meta({
      title: 'Dice',
      labels: { any: 'any die', normal: 'normal dice', critical: 'critical dice' },
    } satisfies FieldMeta);

const onRoll = optional(2, 6, { title: 'On a roll of', suffix: '+' });

const guardMeta = (title: string, rule: string) =>
  ({ title, group: 'Rules', advanced: true, rule }) satisfies FieldMeta;

export const damageReduction = z
  .strictObject({
    amount: integer(1, MOST_DAMAGE)
      .default(1)
      .meta({ title: 'Less damage' } satisfies FieldMeta),
    minDamage: integer(1, MOST_DAMAGE)
      .default(3)
      .meta({ title: 'From a damage of' } satisfies FieldMeta),
    on: onRoll,
    dice: kinds('any'),
    uses: optional(1, MAX_DICE, { title: 'Dice at most', description: 'Of one attack, or of one round of a fight.' }),
    devastating: flag()
      .default(true)
      .meta({ title: 'Devastating too' } satisfies FieldMeta),
  })
  .nullable()
  .default(null)
  .meta(guardMeta('Damage reduction', 'damageReduction'));

const ignoreDice = z
  .strictObject({
    count: integer(1, MAX_DICE)
      .default(1)
      .meta({ title: 'Dice at most' } satisfies FieldMeta),
    dice: kinds('normal'),
    on: onRoll,
    rolls: integer(1, 3)
      .default(1)
      .meta({ title: 'Dice rolled', description: 'Any of them will do.' } satisfies FieldMeta),
    damage: integer(0, MOST_DAMAGE)
      .default(0)
      .meta({ title: 'Damage left', description: 'What an ignored die still inflicts.' } satisfies FieldMeta),
  })
  .nullable()
  .default(null)
  .meta(guardMeta('Ignored dice', 'ignoreDice'));

const halveDice = z
  .strictObject({
    count: integer(1, MAX_DICE)
      .default(1)
      .meta({ title: 'Dice at most' } satisfies FieldMeta),
    dice: kinds('any'),
    minimum: integer(0, MOST_DAMAGE)
      .default(2)
      .meta({ title: 'Damage at least' } satisfies FieldMeta),
  })
  .nullable()
  .default(null)
  .meta(guardMeta('Halved dice', 'halveDice'));

function guardFlag(title: string, rule: string) {
  return flag().default(false).meta(guardMeta(title, rule));
}

/** What protects an operative, shot at or in a fight. */
export const protection = {
  feelNoPain,
  critsDealNormal: guardFlag('Crits deal normal damage', 'critsDealNormal'),
  onlySixesCrit: guardFlag('Only sixes crit against it', 'onlySixesCrit'),
  damageReduction,
  ignoreDice,
  halveDice,
};

type Protection = z.output<z.ZodObject<typeof protection>>;

/** Which dice a limited rule works on is one choice, so there can be one such rule only. */
export function oneChoice(side: Protection, context: z.RefinementCtx<Protection>): void {
  const given = [
    ...(side.ignoreDice === null ? [] : ['ignoreDice']),
    ...(side.halveDice === null ? [] : ['halveDice']),
    ...(side.damageReduction === null || side.damageReduction.uses === null ? [] : ['damageReduction']),
  ];
  if (given.length > 1)
    context.addIssue({
      code: 'custom',
      path: [given[1]],
      message: `only one of ignoreDice, halveDice and damageReduction with uses can be given, got ${given.join(' and ')}`,
      params: { code: 'one-choice' },
      input: side,
    });
}
