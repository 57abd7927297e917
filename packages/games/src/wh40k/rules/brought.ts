// Which abilities of both sides count for a weapon, as conditions say.
import type { SheetEffect } from '../data/datasheet.ts';
import type { Abilities, Ability } from '../schema/ability.ts';
import {
  ATTACKED,
  ATTACKING,
  type Brought,
  type Change,
  changeOf,
  DECIDED,
  DECIDED_FOR,
  isDecided,
  WITHIN,
  wordsOf,
} from './ability.ts';
import { type Condition, holds, plainKeyword, type World } from './condition.ts';

const KINDS: { readonly [kind: string]: Condition } = {
  ranged: { fact: 'ranged' },
  melee: { not: { fact: 'ranged' } },
  psychic: { fact: 'psychic' },
};

type Side = keyof typeof DECIDED_FOR;

const conditionsOf = {
  attacker: new WeakMap<SheetEffect, Condition>(),
  defender: new WeakMap<SheetEffect, Condition>(),
};

function conditionOf(effect: SheetEffect, side: Side): Condition {
  let condition = conditionsOf[side].get(effect);
  if (condition === undefined) {
    condition = { all: partsOf(effect, side) };
    conditionsOf[side].set(effect, condition);
  }
  return condition;
}

function partsOf(
  { effect, attack, vs, vsNot, weapon, if: condition, inches = 0 }: SheetEffect,
  side: Side,
): readonly Condition[] {
  const parts: Condition[] = [];
  if (attack !== undefined && Object.hasOwn(KINDS, attack)) parts.push(KINDS[attack]);
  // What Anti is against stands in its own keyword.
  if (vs !== undefined && effect !== 'anti') parts.push({ keywords: wordsOf(vs).map(plainKeyword) });
  if (weapon !== undefined) parts.push({ weapons: wordsOf(weapon).map(plainKeyword) });
  if (vsNot !== undefined) parts.push({ not: { keywords: wordsOf(vsNot).map(plainKeyword) } });
  if (condition === WITHIN) parts.push({ within: inches });
  else if (condition !== undefined && isDecided(condition))
    parts.push(DECIDED_FOR[side][condition] ?? DECIDED[condition]);
  return parts;
}

const NOTHING: readonly Brought[] = [];

/** What both sides bring to the attack of one weapon, by its place; the world is looked at where there is anything to ask. */
export function broughtTo({ attacker, defender }: Abilities, place: number, look: () => World): readonly Brought[] {
  if (attacker.length === 0 && defender.length === 0) return NOTHING;
  const world = look();
  return [...counted(attacker, ATTACKING, place, world), ...counted(defender, ATTACKED, undefined, world)];
}

function counted(
  abilities: readonly Ability[],
  changes: { readonly [effect: string]: Change },
  place: number | undefined,
  world: World,
): readonly Brought[] {
  const found: Brought[] = [];
  const side = changes === ATTACKING ? 'attacker' : 'defender';
  for (const { name, effects, only } of abilities) {
    if (place !== undefined && only !== undefined && !only.includes(place)) continue;
    for (const effect of effects) {
      const change = changeOf(changes, effect);
      if (change !== undefined && holds(conditionOf(effect, side), world, NO_NUMBER))
        found.push({ name, effect, change });
    }
  }
  return found;
}

const NO_NUMBER = { count: 0, sides: 6, plus: 0 };
