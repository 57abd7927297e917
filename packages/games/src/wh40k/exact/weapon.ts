// One pool of attacks against one target, ready to be rolled: its dice, and what one wound of it does in every state.
import { constant, expressionPmf, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Group, OnceOnly } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { devastated, painIgnoredOn, saveNeeds } from '../rolls.ts';
import { attackCounts, attackPmf, type Copies } from './attacks.ts';
import { type Reserve, type WeaponOdds, type WoundCounts, woundCounts } from './counts.ts';
import { damageOdds, fixedDamage, lossTable } from './damage.ts';
import { fixedHitOdds, fixedWoundOdds, hitOdds, type SaveOdds, saveFaces, saveOdds, woundOdds } from './die.ts';
import type { Allocation, Formation } from './formation.ts';
import {
  blockAfterSave,
  blockCount,
  damageStep,
  type Flags,
  type GroupLoss,
  type Operator,
  type StepParts,
  sameOperator,
  saveStep,
} from './operator.ts';
import type { Pool, PoolClass } from './pool.ts';
import type { SaveDice } from './save-dice.ts';
import { hurtOnce, poolKey, spentOnce, unsavedOnce } from './shared.ts';
import { unsavedCounts } from './steps.ts';
import { type SavedOrFailed, savedOrFailed } from './unsaved.ts';

export interface PreparedWeapon {
  readonly odds: WeaponOdds;
  /** One save chance for every group, undefined where they differ. */
  readonly failedSave: number | undefined;
  /** One failed save may be rolled again, so that saves are not alike after all. */
  readonly rerollsSave: boolean;
  /** Unsaved wounds of all attacks where every save is alike and nothing may be spent. */
  readonly unsaved: () => Pmf;
  /** Wounds with so many dice to spend. */
  readonly wounds: (available: Reserve) => readonly WoundCounts[];
  /** One wound that may be saved. */
  readonly save: () => Operator;
  /** The same wound, taken apart. */
  readonly savedOrFailed: () => SavedOrFailed;
  /** All saves of the pool at once, where the edition rolls them so and the models save differently. */
  readonly pool: (() => Pool) | undefined;
  readonly damage: Operator;
  readonly devastation: Operator;
}

/** What a pool meets. */
export interface Meeting {
  readonly formation: Formation;
  readonly allocation: Allocation;
  /** Of devastating wounds. */
  readonly afterwards: Allocation;
  readonly flags: Flags;
  readonly once: OnceOnly;
  readonly budget: Budget;
}

/** Identical attacks: the first plan speaks for all but their number. */
export function prepareWeapon(copies: readonly Copies[], meeting: Meeting): PreparedWeapon {
  const { plan } = copies[0];
  const { formation, allocation, flags, budget } = meeting;
  const { groups } = formation;
  const saves = groups.map((group) => saveOdds(plan, group));
  const failed = saves.map((odds) => odds.failed + odds.rerollable);
  const losses = groups.map((group) => groupLoss(plan, group, meeting, false));
  const parts: StepParts = { formation, allocation, losses, flags, budget };
  const damage = hurtOnce(parts, hurtBy(plan, groups[0]), () => damageStep(parts));
  const failedSave = failed.every((chance) => chance === failed[0]) ? failed[0] : undefined;
  const pooled = plan.edition.saves === 'lowestFirst' && failedSave === undefined;
  const odds = weaponOdds(copies, meeting);
  const key = once(() => poolKey(copies, odds));
  return {
    odds,
    failedSave,
    unsaved: once(() => unsavedOnce(key(), failed[0], budget, () => unsavedCounts(odds, failed[0], budget))),
    wounds: onceFor((available: Reserve) =>
      spentOnce(key(), odds, available, budget, () => woundCounts(odds, available, budget)),
    ),
    rerollsSave: flags.saveReroll,
    pool: pooled ? once(() => buildPool(plan, groups, parts)) : undefined,
    save: once(() => saveStep(parts, saves)),
    savedOrFailed: () => savedOrFailed(parts, saves),
    damage,
    devastation: plan.devastating ? devastation(plan, meeting, damage) : damage,
  };
}

function weaponOdds(copies: readonly Copies[], { once, budget }: Meeting): WeaponOdds {
  const { plan } = copies[0];
  const { attackRerolls, fixedHit, fixedWound } = once;
  return {
    attacks: attackPmf(copies, budget),
    attackRerolls: attackRerolls > 0 ? attackCounts(copies, budget) : undefined,
    hit: hitOdds(plan),
    wound: woundOdds(plan),
    fixedHit: fixedHit === null ? undefined : fixedHitOdds(plan, fixedHit),
    fixedWound: fixedWound === null ? undefined : fixedWoundOdds(plan, fixedWound),
    extraHits: expressionPmf(plan.extraHits),
    lethal: plan.criticalHitWounds,
    devastating: plan.devastating,
  };
}

/** Faces in classes that the same groups fail on. */
function buildPool(plan: Plan, groups: readonly Group[], parts: StepParts): Pool {
  const needed = groups.map((group) => saveNeeds(plan, group));
  const faces = groups.map((group) => saveFaces(plan, group));
  const classes: PoolClass[] = [];
  const fresh: number[] = [];
  const odds = groups.map(() => ({ chances: [] as number[], rerollable: [] as number[] }));
  for (let face = 1; face <= 6; face++) {
    if (needed.every((roll) => face >= roll)) break;
    const same = face > 1 && needed.every((roll) => face >= roll === face - 1 >= roll);
    if (!same) {
      const sharp = needed.map((roll) => certain(face >= roll));
      classes.push({ step: saveStep(parts, sharp), ...savedOrFailed(parts, sharp) });
      fresh.push(0);
      for (const { chances, rerollable } of odds) for (const numbers of [chances, rerollable]) numbers.push(0);
    }
    const index = classes.length - 1;
    fresh[index] += 1 / 6;
    odds.forEach(({ chances, rerollable }, g) => {
      chances[index] += faces[g].chances[face - 1];
      rerollable[index] += faces[g].rerollable[face - 1];
    });
  }
  return { classes, dice: { odds, fresh, ...cellsOf(parts) } };
}

function cellsOf({ formation, allocation, flags }: StepParts): Pick<SaveDice, 'current' | 'spent'> {
  const { size, groups } = formation;
  const length = blockCount(flags) * size;
  const current = new Int16Array(length);
  const spent = new Int32Array(length);
  for (let cell = 0; cell < length; cell++) {
    const group = allocation.group[cell % size];
    current[cell] = group < 0 ? groups.length - 1 : group;
    spent[cell] = group < 0 ? cell : size * blockAfterSave(flags, Math.floor(cell / size)) + (cell % size);
  }
  return { current, spent };
}

/** A die that has been rolled. */
function certain(saved: boolean): SaveOdds {
  return { saved: Number(saved), failed: Number(!saved), rerollable: 0, fresh: 0 };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Where nothing is different about devastating wounds it is the very same step. */
function devastation(plan: Plan, meeting: Meeting, damage: Operator): Operator {
  const { formation, allocation, afterwards, flags, budget } = meeting;
  const { psychic } = plan;
  const groups = formation.groups.map((group) => devastated(plan, group));
  const same = formation.groups.every(
    (group, g) =>
      groups[g] === group &&
      painIgnoredOn(group, { mortal: true, psychic }) === painIgnoredOn(group, { mortal: false, psychic }),
  );
  if (same && allocation === afterwards) return damage;
  const losses = groups.map((group) => groupLoss(plan, group, meeting, true));
  return damageStep({ formation, allocation: afterwards, losses, flags, budget });
}

/** Chance that a point of damage is not ignored. */
function painChance(group: Group, mortal: boolean, psychic: boolean): number {
  return (painIgnoredOn(group, { mortal, psychic }) - 1) / 6;
}

/** One attack on a model where nothing is spent on it. */
function hurtBy(plan: Plan, group: Group): { readonly all: Pmf; readonly pain: number } {
  return { all: damageOdds(plan, group, false).all, pain: painChance(group, false, plan.psychic) };
}

function groupLoss(plan: Plan, group: Group, { flags, once, budget }: Meeting, mortal: boolean): GroupLoss {
  const pain = painChance(group, mortal, plan.psychic);
  const tableOf = (damage: Pmf) => lossTable(damage, pain, group.wounds, budget);
  const odds = damageOdds(plan, group, flags.damageReroll);
  const all = tableOf(odds.all);
  const given = flags.fixedDamage ? fixedDamage(plan, group, once.fixedDamage) : undefined;
  const fixed = given && tableOf(given);
  if (odds.reroll === undefined) return { all, kept: all, redone: undefined, fixed };
  return { all, kept: tableOf(odds.reroll.kept), redone: tableOf(odds.reroll.redone), fixed };
}

/** One mortal wound without a weapon behind it (rule 36). */
export function mortalLoss(group: Group, budget: Budget): GroupLoss {
  const all = lossTable(constant(1), painChance(group, true, false), group.wounds, budget);
  return { all, kept: all, redone: undefined, fixed: undefined };
}

/**
 * Devastating wounds may be counted with the other unsaved ones when their order cannot matter: every save alike, and the
 * steps of this and all weapons they wait for commute because they are the same.
 */
export function mergesDevastation(weapon: PreparedWeapon, waitsFor: readonly PreparedWeapon[]): boolean {
  if (!weapon.odds.devastating) return true;
  return [weapon, ...waitsFor].every(
    (later) =>
      later.failedSave !== undefined &&
      later.devastation === later.damage &&
      (later === weapon || sameOperator(later.damage, weapon.damage)),
  );
}
