// The two who fight a challenge: what they strike with, and what the other one strikes at.
import { expressionMax } from '@oddsmith/kernel';
import { readRule } from '../rules/card.ts';
import type { Card } from '../schema/index.ts';
import { groupsOf, type Temper } from './battle.ts';
import { duellistOf, type Leader } from './posts.ts';
import { type Fighter, type Side, traitsOf } from './side.ts';
import type { StrikeGroup, StrikeKind } from './strikes.ts';
import { heldWeapon } from './weapon.ts';

/** The most points for wounds beyond the last one of who is slain. */
export const MOST_OVERKILL = { oldWorld: 5, ninthAge: 3 } as const;

/** Mounts and crews strike too; impact hits and stomps are those of the unit. */
const STRIKES: { readonly [L in Leader]: readonly StrikeKind[] } = {
  champion: ['champion', 'crew', 'mount'],
  character: ['character', 'characterMount'],
};

export function duelGroups(own: Fighter, enemy: Fighter, temper: Temper, enemyTemper: Temper): readonly StrikeGroup[] {
  const leader = duellistOf(own.side.card);
  if (leader === null) return [];
  return groupsOf(own, duelTarget(enemy), temper, enemyTemper, 0)
    .filter(({ kind }) => STRIKES[leader].includes(kind))
    .map((group) => (own.side.system === 'oldWorld' ? inFull(group) : group));
}

/** The Old World: multiplied wounds count in full, whatever the victim has left. */
function inFull(group: StrikeGroup): StrikeGroup {
  const { plan } = group;
  return { ...group, plan: { ...plan, woundCap: Math.max(plan.woundCap, expressionMax(plan.wounds)) } };
}

/** The duellist of a unit as the other one finds it. */
export function duelTarget(own: Fighter): Fighter {
  const { side, moment } = own;
  const target = duellistOf(side.card) === 'character' ? characterSide(side) : championSide(side);
  return { ...own, side: target, traits: traitsOf(target, moment), furious: null };
}

function championSide(side: Side): Side {
  const { card, system } = side;
  const { champion } = card;
  if (champion === null) return side;
  return armed(side, {
    ...card,
    weapon: champion.weapon ?? card.weapon,
    weaponSkill: system === 'oldWorld' ? (champion.weaponSkill ?? card.weaponSkill) : card.weaponSkill,
  });
}

function characterSide(side: Side): Side {
  const { card, system } = side;
  const { character } = card;
  if (character === null) return side;
  const { weaponSkill, defensiveSkill, toughness, armourSave, shield, ward, regeneration, wounds } = character;
  const { weapon, mount, rules } = character;
  const body = { weaponSkill, defensiveSkill, toughness, armourSave, shield, ward, regeneration, wounds };
  const target = armed(side, { ...card, ...body, weapon, mount, rules });
  return { ...target, rules: rules.map((text) => readRule(text, system, card.armyRules)) };
}

function armed(side: Side, card: Card): Side {
  return { ...side, card, weapon: heldWeapon(card.weapon, side.system, card.armyRules).weapon };
}
