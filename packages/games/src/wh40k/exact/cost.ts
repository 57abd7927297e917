// How many steps an exact answer takes, estimated before it is asked for.
import { expressionMax } from '@oddsmith/kernel';
import type { AttackingUnit, Battle, Group, OnceOnly } from '../battle.ts';
import type { Edition } from '../editions.ts';
import type { Plan } from '../plan.ts';
import { mostAttacks, saveNeeds, strengthOf, woundsFrom } from '../rolls.ts';
import { statesOf } from './formation.ts';
import { rowsOf } from './fronts.ts';

/** What each weapon did is told apart for at most so many steps: about a fifth of a second. */
export const MOST_STEPS = 200_000_000;

export function attackCost(battle: Battle): number {
  const orders = battle.findBestOrder ? ordersTried(battle.units[0].entries.length) : 1;
  return battle.units.reduce((total, unit, index) => total + unitCost(battle, unit, index > 0), 0) * orders;
}

function ordersTried(weapons: number): number {
  let orders = 1;
  for (let n = 2; n <= Math.min(weapons, 6); n++) orders *= n;
  return weapons > 6 ? 5 * weapons * weapons : orders;
}

/** The attack of one unit where nobody asks what each weapon did. */
export function strikeCost(battle: Battle): number {
  return OVERHEAD * work(battle, battle.units[0]).total;
}

/** What belongs to the steps of a walk: tables, sums and looks at every state. */
const OVERHEAD = 1.4;

function unitCost(battle: Battle, unit: AttackingUnit, later: boolean): number {
  const { total, tracked } = work(battle, unit);
  return OVERHEAD * (total + tracked) * (later ? battle.target.groups.length + 4 : 1);
}

/** Steps of the attack itself, and of telling what each weapon did. */
function work({ target, edition }: Battle, unit: AttackingUnit): { readonly total: number; readonly tracked: number } {
  const { once, plans, entries } = unit;
  const { groups } = target;
  const blocks =
    (once.damageReroll ? 2 : 1) *
    (once.fixedDamage === null ? 1 : 2) *
    (target.ignoreFirstFailedSave ? 2 : 1) *
    (target.rerollOneSave ? 2 : 1);
  const precision = plans.some((plan) => plan.picksCharacter);
  const cells = statesOf(groups, precision, edition) * blocks;
  const [[{ group: hitFirst }]] = rowsOf(groups, precision, edition);
  const orders = ordersOf(groups, precision, edition);
  const states = reserveCount(once, plans);
  const mixed = groups.length > 1 || states > 1 || blocks > 1;
  const waits = mixed || plans.length > 1 || groups.some((group) => group.fnpMortal !== null);
  const allWounds = groups.reduce((sum, group) => sum + group.models * group.wounds, 1);
  let rows = states;
  let total = 0;
  let unsaved = 0;
  let tracked = 0;
  let mostTracked = 0;
  plans.forEach((plan, index) => {
    const attacks = entries[index].count * mostAttacks(plan);
    const wounds = attacks * (1 + expressionMax(plan.extraHits));
    const kinds = plan.devastating && waits ? likelyMost(wounds) : 1;
    const classes = edition.saves === 'lowestFirst' && allowsSaves(plan) ? saveClasses(plan, groups) : 0;
    // A pool that picks characters, or asks anew who is hit first, sees the target in several ways.
    const views = (classes > 0 && plan.picksCharacter ? 3 : 1) * (index > 0 ? orders : 1);
    const ways = target.rerollOneSave && classes > 0 ? rerollWays(plan, groups, groups[hitFirst], index === 0) : 1;
    const spread =
      classes > 0
        ? views * classes * wounds * wounds * cells * Math.max(2, kinds) * states
        : rows * wounds * cells * (3 + kinds);
    total += ways * spread + 4 * wounds * wounds;
    if (mixed || waits) {
      // Attack by attack, one term for each thing a die may come to.
      const terms = 3 + expressionMax(plan.extraHits);
      total += (states * terms * attacks * wounds * (plan.criticalHitWounds ? attacks : 1)) / 4;
    }
    rows *= edition.devastating.after === 'unit' ? kinds : 1;
    total += rows * cells * 4;
    // How many wounds are not saved, and by which weapon: the walk again for every number of them.
    unsaved += classes > 0 ? ways * classes * wounds * wounds * wounds * cells : mixed ? wounds * wounds * cells : 0;
    if (plans.length === 1) return;
    const most = 2 * allWounds * (classes > 0 ? spread : 2 * states * wounds * cells);
    mostTracked += most;
    // Few of the states that could be met are met in a pool.
    tracked += (most * orders) / (classes > 0 ? 12 : 2);
  });
  return { total, tracked: Math.min(unsaved, MOST_STEPS) + (mostTracked > MOST_STEPS ? 0 : tracked) };
}

/** Ways the dice that may be spent once are left; few of many rerolls are ever met. */
function reserveCount(once: OnceOnly, plans: readonly Plan[]): number {
  const met = (rerolls: number, used: (plan: Plan) => boolean): number =>
    plans.some(used) ? 1 + Math.min(rerolls, 4) : 1;
  const failsStay = (reroll: Plan['rerollHits']): boolean => reroll === 'none' || reroll === 'ones';
  const rollsToHit = (plan: Plan): boolean => !plan.hitsWithoutRoll;
  const fixed = met(Number(once.fixedHit !== null), rollsToHit) * met(Number(once.fixedWound !== null), () => true);
  return (
    met(once.attackRerolls, (plan) => plan.attacks.count > 0) *
    met(once.hitRerolls, (plan) => rollsToHit(plan) && !plan.hitsNotRerolled && failsStay(plan.rerollHits)) *
    met(once.woundRerolls, (plan) => failsStay(plan.rerollWounds)) *
    Math.sqrt(fixed)
  );
}

/** Not where every wound is devastating. */
function allowsSaves(plan: Plan): boolean {
  if (!plan.devastating || plan.criticalHitWounds || plan.strength.count > 0) return true;
  const { wound, critical } = woundsFrom(plan, strengthOf(plan, plan.strength.plus));
  return wound < critical;
}

/** Kinds of faces of a pool that the groups fail on; 0 where all save alike. */
function saveClasses(plan: Plan, groups: readonly Group[]): number {
  const kinds = groups.map((group) => {
    const needs = saveNeeds(plan, group);
    return needs > 6 ? 'none' : `${needs} ${group.rerollSaves}`;
  });
  const needs = new Set(kinds);
  return needs.size > 1 ? needs.size : 0;
}

/** A die of each class that the group hit first fails on may be rolled again, into each class, and mostly it is one of the first pool. */
function rerollWays(plan: Plan, groups: readonly Group[], hitFirst: Group, firstPool: boolean): number {
  const needs = new Set(groups.map((group) => Math.min(7, saveNeeds(plan, group))));
  const first = saveNeeds(plan, hitFirst);
  if (first > 6) return 1;
  const failed = [...needs].filter((roll) => roll <= first).length;
  return 1 + (failed * (needs.size + 1)) / (firstPool ? 2 : 8);
}

/** Numbers of devastating wounds that are not vanishingly unlikely. */
function likelyMost(wounds: number): number {
  return Math.min(wounds + 1, 0.4 * wounds + 10 * Math.sqrt(wounds));
}

/** Ways in which the groups may stand in line as a later pool begins. */
function ordersOf(groups: readonly Group[], precision: boolean, edition: Edition): number {
  if (edition.orderHolds === 'attack') return 1;
  const kinds = precision ? new Set(groups.map(({ character }) => character)).size : 1;
  return 2 ** (rowsOf(groups, precision, edition).length - kinds);
}
