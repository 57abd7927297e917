// Which order of the weapons slays most: every order of a short volley, a search by swaps for a long one (rule 39).
import { mean } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { type Battle, reorderedUnit } from '../battle.ts';
import type { BestOrder, Chances } from '../findings.ts';
import { modelsOf } from '../target-facts.ts';

/** 720 orders; one more weapon would be 5,040. */
const MOST_FOR_ALL_ORDERS = 6;

interface Tried {
  readonly order: readonly number[];
  readonly meanSlain: number;
  readonly meanDamage: number;
  readonly wipeChance: number;
}

/** Putting a weapon in another place takes as long as so many steps. */
const PLACE_STEPS = 2_000;

export function findBestOrder(
  battle: Battle,
  solve: (ordered: Battle) => Omit<Chances, 'steps'>,
  budget: Budget,
): BestOrder {
  const { entries } = battle.units[0];
  const models = modelsOf(battle.target.groups);
  let tried = 0;
  const evaluate = (order: readonly number[]): Tried => {
    tried++;
    budget.spend(PLACE_STEPS * entries.length);
    const first = reorderedUnit(battle.units[0], order, battle);
    const chances = solve({ ...battle, units: [first, ...battle.units.slice(1)] });
    return {
      order,
      meanSlain: mean(chances.slain),
      meanDamage: mean(chances.damage),
      wipeChance: chances.slain[models] ?? 0,
    };
  };
  const given = evaluate(entries.map((_, index) => index));
  const exhaustive = entries.length <= MOST_FOR_ALL_ORDERS;
  const best = exhaustive ? bestOfAll(given, evaluate) : bestBySwaps(given, evaluate);
  return {
    order: best.order,
    weapons: best.order.map((index) => entries[index].name),
    meanSlain: best.meanSlain,
    wipeChance: best.wipeChance,
    meanSlainGained: best.meanSlain - given.meanSlain,
    tried,
    exhaustive,
  };
}

/** Differences below this are rounding: the order as given is kept. */
const EQUAL = 1e-12;

function better(one: Tried, other: Tried): boolean {
  if (Math.abs(one.meanSlain - other.meanSlain) > EQUAL) return one.meanSlain > other.meanSlain;
  return one.meanDamage > other.meanDamage + EQUAL;
}

function bestOfAll(given: Tried, evaluate: (order: readonly number[]) => Tried): Tried {
  let best = given;
  const visit = (order: readonly number[], rest: readonly number[]): void => {
    if (rest.length === 0) {
      if (order.every((weapon, index) => weapon === given.order[index])) return;
      const candidate = evaluate(order);
      if (better(candidate, best)) best = candidate;
      return;
    }
    rest.forEach((weapon, index) => {
      visit([...order, weapon], [...rest.slice(0, index), ...rest.slice(index + 1)]);
    });
  };
  visit([], given.order);
  return best;
}

/** Swaps neighbours while that helps: good, not proven best. */
function bestBySwaps(given: Tried, evaluate: (order: readonly number[]) => Tried): Tried {
  let best = given;
  for (let improved = true; improved; ) {
    improved = false;
    for (let index = 0; index + 1 < given.order.length; index++) {
      const order = [...best.order];
      [order[index], order[index + 1]] = [order[index + 1], order[index]];
      const candidate = evaluate(order);
      if (!better(candidate, best)) continue;
      best = candidate;
      improved = true;
    }
  }
  return best;
}
