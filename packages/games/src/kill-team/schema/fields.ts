// The fields that sides of a battle share, with their limits and defaults.
import { emitter } from '@oddsmith/words';
import { fact } from '../../contract/fact.ts';
import { choice, described, type FieldMeta, flag, oneOf, optional, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { DICE_KINDS, type DiceKind } from '../plan.ts';
import { abilitiesOf, REROLLS, ruleOf, type Side, WORDINGS } from '../rules/index.ts';
import type { checks, Limited } from '../words/en/checks.ts';

const say = emitter<typeof checks>();

export const MAX_DICE = 20;
export const MAX_WOUNDS = 99;

const rerollLabels = Object.fromEntries(REROLLS.map((id) => [id, ruleOf(id).name]));

export const name = described(
  z
    .string({ error: fact('text') })
    .max(80, { error: fact('at-most-of', { most: 80, of: 'characters' }) })
    .default(''),
  { title: 'Name', description: 'Used in sentences.', advanced: true },
);

export function target(meta: FieldMeta, standard: number) {
  return whole(2, 6, standard, { suffix: '+', ...meta });
}

export function count(meta: FieldMeta) {
  return whole(0, MAX_DICE, 0, { advanced: true, ...meta });
}

export function abilities<S extends Side>(side: S) {
  const ids = abilitiesOf(side);
  return described(
    z
      .array(choice(ids), { error: fact('list-of', { of: 'abilities' }) })
      .max(ids.length, { error: fact('holds-at-most', { most: ids.length, of: 'abilities' }) })
      .default([]),
    {
      title: 'Abilities',
      group: 'Rules',
      labels: Object.fromEntries(ids.map((id) => [id, ruleOf(id).name])),
    },
  );
}

export const reroll = oneOf(REROLLS, 'none', { title: 'Reroll', group: 'Rules', labels: rerollLabels });

const wording = (title: string, rule: string) =>
  oneOf(WORDINGS, 'retain', {
    title,
    description: 'In 2024 a die is retained once: a change also takes dice that were retained.',
    group: 'Rules',
    advanced: true,
    rule,
    labels: { retain: 'retained', change: 'changed' },
  });

export const promotions = {
  failsToNormals: count({ title: 'Fails to normals', group: 'Rules', rule: 'failsToNormals' }),
  failsToNormalsBy: wording('Fails to normals are', 'failsToNormals'),
  normalsToCrits: count({ title: 'Normals to crits', group: 'Rules', rule: 'normalsToCrits' }),
  normalsToCritsBy: wording('Normals to crits are', 'normalsToCrits'),
};

export const weapon = {
  name,
  attacks: whole(0, MAX_DICE, 4, { title: 'Attack dice', group: 'Weapon' }),
  hit: target({ title: 'Hit', group: 'Weapon' }, 3),
  normalDamage: whole(0, 20, 3, { title: 'Normal damage', group: 'Weapon' }),
  criticalDamage: whole(0, 20, 4, { title: 'Critical damage', group: 'Weapon' }),
  lethal: optional(2, 7, { title: 'Lethal', suffix: '+', group: 'Rules', rule: 'lethal' }),
  reroll,
  devastating: optional(0, 20, { title: 'Devastating', group: 'Rules', rule: 'devastating' }),
  autoNormals: count({ title: 'Accurate', group: 'Rules', rule: 'accurate' }),
  autoCrits: count({ title: 'Automatic crits', group: 'Rules', rule: 'autoCrits' }),
  ...promotions,
};

export const wounds = whole(1, MAX_WOUNDS, 12, { title: 'Wounds', suffix: 'W', group: 'Profile' });

export const feelNoPain = optional(2, 6, {
  title: 'Feel No Pain',
  suffix: '+',
  group: 'Rules',
  advanced: true,
  rule: 'feelNoPain',
});

const MOST_DAMAGE = 20;

const kinds = (standard: DiceKind) =>
  oneOf(DICE_KINDS, standard, {
    title: 'Dice',
    labels: { any: 'any die', normal: 'normal dice', critical: 'critical dice' },
  });

const onRoll = optional(2, 6, { title: 'On a roll of', suffix: '+' });

const guardMeta = (title: string, rule: string): FieldMeta => ({ title, group: 'Rules', advanced: true, rule });

export const damageReduction = described(
  z
    .strictObject({
      amount: whole(1, MOST_DAMAGE, 1, { title: 'Less damage' }),
      minDamage: whole(1, MOST_DAMAGE, 3, { title: 'From a damage of' }),
      on: onRoll,
      dice: kinds('any'),
      uses: optional(1, MAX_DICE, { title: 'Dice at most', description: 'Of one attack, or of one round of a fight.' }),
      devastating: described(flag().default(false), { title: 'Devastating too' }),
    })
    .nullable()
    .default(null),
  guardMeta('Damage reduction', 'damageReduction'),
);

const ignoreDice = described(
  z
    .strictObject({
      count: whole(1, MAX_DICE, 1, { title: 'Dice at most' }),
      dice: kinds('normal'),
      on: onRoll,
      rolls: whole(1, 3, 1, { title: 'Dice rolled', description: 'Any of them will do.' }),
      damage: whole(0, MOST_DAMAGE, 0, { title: 'Damage left', description: 'What an ignored die still inflicts.' }),
    })
    .nullable()
    .default(null),
  guardMeta('Ignored dice', 'ignoreDice'),
);

const halveDice = described(
  z
    .strictObject({
      count: whole(1, MAX_DICE, 1, { title: 'Dice at most' }),
      dice: kinds('any'),
      minimum: whole(0, MOST_DAMAGE, 2, { title: 'Damage at least' }),
    })
    .nullable()
    .default(null),
  guardMeta('Halved dice', 'halveDice'),
);

/** What protects an operative, shot at or in a fight. */
export const protection = {
  feelNoPain,
  critsDealNormal: toggle(guardMeta('Crits deal normal damage', 'critsDealNormal')),
  onlySixesCrit: toggle(guardMeta('Only sixes crit against it', 'onlySixesCrit')),
  damageReduction,
  ignoreDice,
  halveDice,
};

type Protection = z.output<z.ZodObject<typeof protection>>;

/** Which dice a limited rule works on is one choice, so there can be one such rule only. */
export function oneChoice(side: Protection, context: z.RefinementCtx): void {
  const given: Limited[] = [];
  if (side.ignoreDice !== null) given.push('ignoreDice');
  if (side.halveDice !== null) given.push('halveDice');
  if (side.damageReduction !== null && side.damageReduction.uses !== null) given.push('damageReduction');
  if (given.length > 1) refuse(context, [given[1]], 'one-choice', say('one-choice', { given }));
}
