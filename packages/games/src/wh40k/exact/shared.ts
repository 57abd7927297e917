// What many attacks have in common: cells in a row of a matrix roll the same dice, cells in a column hurt the same models.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { BudgetedCache } from '../../contract/cache.ts';
import type { Copies } from './attacks.ts';
import type { Reserve, WeaponOdds, WoundCounts } from './counts.ts';
import type { Operator, StepParts } from './operator.ts';

/** Unsaved wounds of a pool. */
export const rolledWounds = new BudgetedCache<Pmf>(512);
/** Wounds of a pool with dice that may be spent. */
export const spentWounds = new BudgetedCache<readonly WoundCounts[]>(64);
/** One wound over the states of a target of one kind of model. */
export const hurtModels = new BudgetedCache<Operator>(256);

/** What is larger is not kept: a few hundred of them may be. */
const MOST_ATTACKS = 400;
const MOST_SPENT = 40;
const MOST_STATES = 200;

/** Everything the numbers of wounds are made from; undefined where they take too much room. */
export function poolKey(copies: readonly Copies[], { attacks, ...odds }: WeaponOdds): string | undefined {
  if (attacks.length > MOST_ATTACKS || odds.extraHits.length > 7) return undefined;
  const made = copies.map(({ count, plan }) => [
    count,
    plan.attacks,
    plan.attacksMultiplier,
    plan.attacksModifier,
    plan.attacksAdded,
    plan.attacksFixed,
    plan.silent,
    plan.edition.attacksModifiedFirst,
    plan.moreAttacks,
    plan.extraHits,
  ]);
  const { hit, wound, lethal, devastating } = odds;
  return JSON.stringify([made, hit, wound, lethal, devastating]);
}

export function unsavedOnce(key: string | undefined, failedSave: number, budget: Budget, count: () => Pmf): Pmf {
  return key === undefined ? count() : rolledWounds.get(`${key} ${failedSave}`, budget, count);
}

/** A die that shows a stored face is rare: such pools are counted anew. */
export function spentOnce(
  key: string | undefined,
  { attacks, attackRerolls, fixedHit, fixedWound }: WeaponOdds,
  available: Reserve,
  budget: Budget,
  count: () => readonly WoundCounts[],
): readonly WoundCounts[] {
  const plain = fixedHit === undefined && fixedWound === undefined && attackRerolls === undefined;
  if (key === undefined || !plain || attacks.length > MOST_SPENT) return count();
  return spentWounds.get(`${key} ${JSON.stringify(available)}`, budget, count);
}

/** `all`: damage of one attack; `pain`: how likely a point of it is lost. */
export function hurtOnce(
  { formation: { groups, size }, flags, budget }: StepParts,
  { all, pain }: { readonly all: Pmf; readonly pain: number },
  make: () => Operator,
): Operator {
  const spends = flags.damageReroll || flags.fixedDamage || flags.ignore || flags.saveReroll;
  if (groups.length > 1 || spends || size > MOST_STATES) return make();
  const { models, wounds, firstWounds } = groups[0];
  return hurtModels.get(`${models} ${wounds} ${firstWounds} ${pain} ${all.join()}`, budget, make);
}
