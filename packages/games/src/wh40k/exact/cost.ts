// How many steps an exact answer takes, estimated before it is asked for.
import { expressionMax } from '@oddsmith/kernel';
import { type Armament, type AttackingUnit, type Battle, toBattle } from '../battle.ts';
import type { AttackInput } from '../schema/index.ts';

export function attackCost(input: AttackInput): number {
  const battle = toBattle(input);
  const orders = input.findBestOrder ? ordersTried(battle.units[0].weapons.length) : 1;
  return battle.units.reduce((total, unit, index) => total + unitCost(battle, unit, index > 0), 0) * orders;
}

function ordersTried(weapons: number): number {
  let orders = 1;
  for (let n = 2; n <= Math.min(weapons, 6); n++) orders *= n;
  return weapons > 6 ? 5 * weapons * weapons : orders;
}

function unitCost(battle: Battle, unit: AttackingUnit, later: boolean): number {
  const { situation, weapons } = unit;
  const size = stateCount(battle, unit);
  const states = (situation.rerollOneHit ? 2 : 1) * (situation.rerollOneWound ? 2 : 1);
  const blocks = (situation.rerollOneDamage ? 2 : 1) * (battle.ignoreFirstFailedSave ? 2 : 1);
  const mixed = battle.groups.length > 1 || states > 1 || blocks > 1;
  const waits = mixed || weapons.length > 1 || battle.groups.some((group) => group.fnpMortal !== null);
  let rows = states;
  let total = 0;
  for (const weapon of weapons) {
    const attacks = mostAttacks(battle, weapon, unit);
    const wounds =
      attacks * (1 + (weapon.abilities.extraHits === null ? 0 : expressionMax(weapon.abilities.extraHits)));
    const kinds = weapon.abilities.devastating && waits ? likelyMost(wounds) : 1;
    const band = Math.min(expressionMax(weapon.damage) + 6, Math.max(...battle.groups.map((group) => group.wounds)));
    total += rows * wounds * size * blocks * (band + kinds) + 4 * wounds * wounds;
    // Saves rolled all at once: a family of states by dice left.
    if (battle.edition.saves === 'lowestFirst' && battle.groups.length > 1)
      total += 4 * wounds * wounds * size * blocks * kinds * states;
    if (weapon.abilities.criticalHitWounds && (mixed || waits)) total += attacks * attacks * wounds;
    rows *= battle.edition.devastating.after === 'unit' ? kinds : 1;
    total += rows * size * blocks * band;
  }
  return total * (later ? battle.groups.length + 4 : 1);
}

/** Numbers of devastating wounds that are not vanishingly unlikely. */
function likelyMost(wounds: number): number {
  return Math.min(wounds + 1, 0.4 * wounds + 10 * Math.sqrt(wounds));
}

function stateCount(battle: Battle, unit: AttackingUnit): number {
  const wounds = (character: boolean): number =>
    battle.groups.reduce((sum, group) => sum + (group.character === character ? group.models * group.wounds : 0), 0);
  const precise = unit.situation.precision && unit.weapons.some((weapon) => weapon.abilities.picksCharacters);
  return precise ? (wounds(true) + 1) * (wounds(false) + 1) : wounds(true) + wounds(false) + 1;
}

function mostAttacks(battle: Battle, weapon: Armament, unit: AttackingUnit): number {
  let attacks = expressionMax(weapon.attacks) + Math.max(0, unit.situation.attacksModifier);
  for (const { value, when } of weapon.abilities.extraAttacks)
    if (unit.situation.facts[when]) attacks += expressionMax(value);
  const models = battle.groups.reduce((total, group) => total + group.models, 0);
  attacks += (weapon.abilities.attacksPerModels * models) / battle.edition.blastPer;
  return attacks * weapon.count;
}
