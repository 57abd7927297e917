// The best order of loss, found by solving the battle for the orders that can be best.
import type { Budget } from '../../budget.ts';
import { summaryOf } from '../findings.ts';
import { completeOrder, completeOrders, withOrders } from '../orders.ts';
import type { Battle } from '../schema/index.ts';
import { standardOrder, UNITS, type UnitId } from '../units.ts';
import { solveBattle } from './battle.ts';

/** All orders of so many kinds of unit are tried; above it neighbours are exchanged until nothing improves. */
const EXHAUSTIVE_KINDS = 5;

/** Lists in place of names: "standard" completed, "optimal" solved, side by side in the order of the waves. */
export function resolveOrders(given: Battle, budget: Budget): Battle {
  let battle = completeOrders(given);
  given.waves.forEach((wave, w) => {
    for (const side of ['attack', 'defense'] as const)
      if (wave[side].orderOfLoss === 'optimal') battle = optimize(battle, w, side, budget);
  });
  return battle;
}

type Order = readonly string[];

function optimize(battle: Battle, w: number, side: 'attack' | 'defense', budget: Budget): Battle {
  const use = (order: Order) =>
    withOrders(battle, (wave, who) =>
      wave === w && who === side
        ? completeOrder(order, side, battle.naval)
        : (battle.waves[wave][who].orderOfLoss as readonly string[]),
    );
  const score = (order: Order) => goal(use(order), side, budget);
  const kinds = presentKinds(battle, w, side);
  let best = kinds.length <= EXHAUSTIVE_KINDS ? bestOf(permutations(kinds), score) : climb(kinds, score);
  best = interleave(battle, w, side, best, score);
  return use(best.order);
}

interface Scored {
  readonly order: Order;
  readonly score: number;
}

/** The win chance (taking the territory on land, where land units attack), or profit where the battle is about profit. */
function goal(battle: Battle, side: 'attack' | 'defense', budget: Budget): number {
  const summary = summaryOf(solveBattle(battle, budget).waves.map(({ result }) => result));
  const forProfit = battle.waves.some((wave) => wave.retreat.profitBelow !== null || wave.retreat.optimal === 'profit');
  const land = UNITS.some((unit) => unit.kind === 'land' && (battle.waves[0].attack.units[unit.id] ?? 0) > 0);
  const chance = land && !battle.naval ? summary.takesChance : summary.winChance;
  const worth = forProfit ? summary.profit : chance;
  return side === 'attack' ? worth : -worth;
}

function presentKinds(battle: Battle, w: number, side: 'attack' | 'defense'): UnitId[] {
  const present = (id: UnitId) =>
    battle.waves.slice(0, w + 1).some((wave) => (wave[side].units[id] ?? 0) > 0) && canBeLost(id, battle.naval);
  return standardOrder(side, battle.naval).filter(present);
}

function canBeLost(id: UnitId, naval: boolean): boolean {
  const unit = UNITS.find((candidate) => candidate.id === id)!;
  return !unit.lostLast && (naval || unit.kind !== 'sea');
}

function bestOf(orders: readonly Order[], score: (order: Order) => number): Scored {
  let best: Scored = { order: orders[0], score: score(orders[0]) };
  for (const order of orders.slice(1)) {
    const worth = score(order);
    if (worth > best.score + 1e-12) best = { order, score: worth };
  }
  return best;
}

function permutations(kinds: readonly UnitId[]): Order[] {
  if (kinds.length <= 1) return [kinds];
  return kinds.flatMap((kind) => permutations(kinds.filter((other) => other !== kind)).map((rest) => [kind, ...rest]));
}

/** Exchanges any two kinds while that helps. */
function climb(kinds: readonly UnitId[], score: (order: Order) => number): Scored {
  let best: Scored = { order: kinds, score: score(kinds) };
  for (let improved = true; improved; ) {
    improved = false;
    for (let a = 0; a < kinds.length; a++)
      for (let b = a + 1; b < kinds.length; b++) {
        const order = [...best.order];
        [order[a], order[b]] = [order[b], order[a]];
        const worth = score(order);
        if (worth > best.score + 1e-12) {
          best = { order, score: worth };
          improved = true;
        }
      }
  }
  return best;
}

/** Artillery beyond the infantry it supports is worth no more than infantry: part of a kind may go before another. */
function interleave(
  battle: Battle,
  w: number,
  side: 'attack' | 'defense',
  start: Scored,
  score: (order: Order) => number,
): Scored {
  let best = start;
  const units = battle.waves[w][side].units;
  const kinds = start.order as readonly UnitId[];
  for (let k = 0; k + 1 < kinds.length; k++) {
    const [first, second] = [kinds[k], kinds[k + 1]];
    const supportive = [first, second].every((id) => {
      const unit = UNITS.find((candidate) => candidate.id === id)!;
      return unit.supports || unit.supported;
    });
    if (!supportive) continue;
    const total = units[first] ?? 0;
    for (let early = 1; early < total; early++) {
      const order = [...kinds.slice(0, k), `${early} ${first}`, second, first, ...kinds.slice(k + 2)];
      const worth = score(order);
      if (worth > best.score + 1e-12) best = { order, score: worth };
    }
  }
  return best;
}
