// Strikes that follow from two cards as profiles of plain dice: what fantasy/attack and fantasy/combat are asked.
import { type DiceExpression, expressionMax, formatDiceExpression } from '@oddsmith/kernel';
import type * as z from '../../form/zod.ts';
import { NEVER } from '../plan.ts';
import type { attackSchema } from '../schema/index.ts';
import type { StrikeGroup } from './strikes.ts';

/** As it is written, before defaults are filled in. */
export type PlainProfile = NonNullable<z.input<typeof attackSchema>['profiles']>[number];

/** `strikers` of a group, with every target number and what faces do. */
export function plainProfile({ kind, plan, mostAttacks }: StrikeGroup, strikers: number): PlainProfile {
  const poisonBonus = plan.woundBonusFrom < NEVER;
  return {
    numAttacks: written(plan.attacks, mostAttacks),
    models: strikers,
    strike: kind === 'impact' || kind === 'stomp' ? kind : 'normal',
    toHit: plan.toHit,
    rerollHits: plan.rerollHits,
    toWound: plan.toWound,
    rerollWounds: plan.rerollWounds,
    armorSave: plan.armorSave,
    armorPiercing: plan.armorPiercing,
    rerollArmorSaves: plan.rerollArmorSaves,
    ward: saveOf(plan.ward),
    regeneration: saveOf(plan.recovery === 'none' ? plan.regeneration : plan.recovery),
    poison: poisonBonus || plan.autoWoundFrom < NEVER,
    poisonMode: poisonBonus ? 'plus2' : 'auto',
    fury: plan.doubleHitFrom < NEVER,
    lethalStrike: plan.lethalFrom < NEVER && !plan.slays,
    killingBlow: plan.slays,
    multipleWounds: written(plan.wounds),
    armourBane: plan.pierceFrom < NEVER ? plan.pierceBonus : 0,
    targetMaxWounds: plan.woundCap,
  };
}

type Save = NonNullable<PlainProfile['ward']>;

function saveOf(value: Save | 'auto'): Save {
  return value === 'auto' ? 2 : value;
}

/** A number where no die is rolled, or where a striker makes at most so many attacks of his. */
function written(dice: DiceExpression, most = Number.POSITIVE_INFINITY): string | number {
  if (dice.count === 0 || expressionMax(dice) > most) return Math.min(most, expressionMax(dice));
  return formatDiceExpression(dice);
}
