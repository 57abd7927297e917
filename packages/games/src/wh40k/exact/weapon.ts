// One weapon against one target, ready to be fired: its dice, and what one wound of it does in every state.
import { constant, expressionPmf } from '@oddsmith/kernel';
import type { Armament, Battle, Group, Situation } from '../battle.ts';
import { attackPmf, type WeaponOdds } from './counts.ts';
import { damageOdds, lossTable, painChance } from './damage.ts';
import type { Allocation, Formation } from './formation.ts';
import {
  blockCount,
  damageStep,
  type Flags,
  failStep,
  type GroupLoss,
  type Operator,
  sameOperator,
  saveStep,
} from './operator.ts';
import { failedSaveChance, hitOdds, woundOdds } from './rolls.ts';
import type { TargetFacts } from './target-facts.ts';

/** A wound that may be saved as two halves, so that failed saves can be counted. */
export interface SavedOrFailed {
  /** Chance of a save by block and state. */
  readonly saved: Float64Array;
  readonly failed: Operator;
}

export interface PreparedWeapon {
  readonly odds: WeaponOdds;
  /** One save chance for every group, undefined where they differ. */
  readonly failedSave: number | undefined;
  /** One wound that may be saved. */
  readonly save: () => Operator;
  /** The same wound, taken apart. */
  readonly savedOrFailed: () => SavedOrFailed;
  readonly damage: Operator;
  readonly devastation: Operator;
}

export function prepareWeapon(
  battle: Battle,
  weapon: Armament,
  situation: Situation,
  formation: Formation,
  facts: TargetFacts,
  flags: Flags,
): PreparedWeapon {
  const { edition, groups } = battle;
  const { abilities } = weapon;
  const odds: WeaponOdds = {
    attacks: attackPmf(weapon, situation, facts.models, edition),
    hit: hitOdds(weapon, situation, battle.stealth, edition),
    wound: woundOdds(weapon, situation, facts.toughness, facts.keywords, edition),
    extraHits: abilities.extraHits === null ? constant(0) : expressionPmf(abilities.extraHits),
    lethal: abilities.criticalHitWounds,
    devastating: abilities.devastating,
  };
  const allocation = situation.precision && abilities.picksCharacters ? formation.precise : formation.listed;
  const failed = groups.map((group) => failedSaveChance(weapon, situation, group, edition));
  const losses = groups.map((group) => groupLoss(battle, weapon, situation, group, false));
  const damage = damageStep(formation, allocation, losses, flags);
  return {
    odds,
    failedSave: failed.every((chance) => chance === failed[0]) ? failed[0] : undefined,
    save: once(() =>
      saveStep(
        formation,
        allocation,
        losses,
        failed.map((chance) => 1 - chance),
        flags,
      ),
    ),
    savedOrFailed: () => ({
      saved: Float64Array.from(
        { length: blockCount(flags) * formation.size },
        (_, i) => 1 - failed.at(allocation.group[i % formation.size])!,
      ),
      failed: failStep(formation, allocation, losses, failed, flags),
    }),
    damage,
    devastation: abilities.devastating
      ? devastation(battle, weapon, situation, formation, allocation, flags, damage)
      : damage,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Without a Feel No Pain of its own against mortal wounds it is the very same step. */
function devastation(
  battle: Battle,
  weapon: Armament,
  situation: Situation,
  formation: Formation,
  allocation: Allocation,
  flags: Flags,
  damage: Operator,
): Operator {
  const { psychic } = weapon.abilities;
  const same = battle.groups.every(
    (group) => painChance(group, { mortal: true, psychic }) === painChance(group, { mortal: false, psychic }),
  );
  if (same) return damage;
  const losses = battle.groups.map((group) => groupLoss(battle, weapon, situation, group, true));
  return damageStep(formation, allocation, losses, flags);
}

function groupLoss(battle: Battle, weapon: Armament, situation: Situation, group: Group, mortal: boolean): GroupLoss {
  const odds = damageOdds(weapon, situation, group, battle.edition);
  const pain = painChance(group, { mortal, psychic: weapon.abilities.psychic });
  const all = lossTable(odds.all, pain, group.wounds);
  if (!situation.rerollOneDamage || odds.redoneChance === 0) return { all, kept: all, redone: undefined };
  return { all, kept: lossTable(odds.kept, pain, group.wounds), redone: lossTable(odds.redone, pain, group.wounds) };
}

/**
 * Devastating wounds may be counted with the other unsaved ones when their order cannot matter: every save alike, and the
 * steps of this and all later weapons commute because they are the same.
 */
export function mergesDevastation(weapons: readonly PreparedWeapon[], index: number): boolean {
  const weapon = weapons[index];
  if (!weapon.odds.devastating) return true;
  return weapons
    .slice(index)
    .every(
      (later) =>
        later.failedSave !== undefined &&
        later.devastation === later.damage &&
        (later === weapon || sameOperator(later.damage, weapon.damage)),
    );
}
