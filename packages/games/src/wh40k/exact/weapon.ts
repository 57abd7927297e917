// One weapon against one target, ready to be fired: its dice, and what one wound of it does in every state.
import { constant, expressionPmf } from '@oddsmith/kernel';
import type { Armament, Battle, Group, Situation } from '../battle.ts';
import type { Edition } from '../editions.ts';
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
import type { Pool, PoolClass } from './pool.ts';
import { failedSaveChance, hitOdds, saveFaces, saveRollNeeded, woundOdds } from './rolls.ts';
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
  /** All saves of the weapon at once, where the edition rolls them so and the models save differently. */
  readonly pool: (() => Pool) | undefined;
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
    lethal: abilities.criticalHitWounds && !(situation.declineLethalHits && edition.lethalHitsOptional),
    devastating: abilities.devastating,
  };
  const allocation = situation.precision && abilities.picksCharacters ? formation.precise : formation.listed;
  const failed = groups.map((group) => failedSaveChance(weapon, situation, group, edition));
  const losses = groups.map((group) => groupLoss(battle, weapon, situation, group, false));
  const damage = damageStep(formation, allocation, losses, flags);
  const failedSave = failed.every((chance) => chance === failed[0]) ? failed[0] : undefined;
  const pooled = edition.saves === 'lowestFirst' && failedSave === undefined;
  return {
    odds,
    failedSave,
    pool: pooled
      ? once(() => buildPool(battle, weapon, situation, formation, { allocation, losses, flags }))
      : undefined,
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

/** Faces in classes that the same groups fail on. */
function buildPool(
  { groups, edition }: Battle,
  weapon: Armament,
  situation: Situation,
  formation: Formation,
  { allocation, losses, flags }: { allocation: Allocation; losses: readonly GroupLoss[]; flags: Flags },
): Pool {
  const needed = groups.map((group) => saveRollNeeded(weapon, situation, group, edition));
  const faces = groups.map((group) => saveFaces(weapon, situation, group, edition));
  const current = Int16Array.from({ length: blockCount(flags) * formation.size }, (_, i) => {
    const group = allocation.group[i % formation.size];
    return group < 0 ? groups.length - 1 : group;
  });
  const classes: PoolClass[] = [];
  const chances: number[][] = groups.map(() => []);
  for (let face = 1; face <= 6; face++) {
    const saved = needed.map((roll) => Number(face >= roll));
    if (saved.every((chance) => chance === 1)) break;
    const same = face > 1 && needed.every((roll) => face >= roll === face - 1 >= roll);
    if (!same) {
      const failed = saved.map((chance) => 1 - chance);
      classes.push({
        step: saveStep(formation, allocation, losses, saved, flags),
        saved: Float64Array.from(current, (group) => saved[group]),
        failed: failStep(formation, allocation, losses, failed, flags),
      });
      for (const own of chances) own.push(0);
    }
    chances.forEach((own, g) => {
      own[own.length - 1] += faces[g][face - 1];
    });
  }
  return { classes, chances, current };
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
 * steps of this and all weapons they wait for commute because they are the same.
 */
export function mergesDevastation(weapons: readonly PreparedWeapon[], index: number, edition: Edition): boolean {
  const weapon = weapons[index];
  if (!weapon.odds.devastating) return true;
  return weapons
    .slice(index, edition.devastating.after === 'weapon' ? index + 1 : undefined)
    .every(
      (later) =>
        later.failedSave !== undefined &&
        later.devastation === later.damage &&
        (later === weapon || sameOperator(later.damage, weapon.damage)),
    );
}
