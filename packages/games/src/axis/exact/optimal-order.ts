// The best order of loss, found by solving the battle for the orders that can be best.
import type { Budget } from '../../budget.ts';
import { summaryOf } from '../findings.ts';
import { completeOrder, completeOrders, presentUnits, withOrders } from '../orders.ts';
import type { Battle } from '../schema/index.ts';
import { UNITS, type UnitId } from '../units.ts';
import { solveBattle } from './battle.ts';
import { affordableSolves, planSearch, solveSteps } from './cost.ts';

/** Lists in place of names: "standard" completed, "optimal" solved, side by side in the order of the waves. */
export function resolveOrders(given: Battle, budget: Budget): Battle {
  let battle = completeOrders(given);
  given.waves.forEach((wave, w) => {
    for (const side of ['attack', 'defense'] as const)
      if (wave[side].orderOfLoss === 'optimal') battle = optimize(battle, w, side, budget);
  });
  return battle;
}

/** Whether an order left to us is the best of all there are; otherwise it is the best that was found. */
export function isProvenOrder(given: Battle, w: number, side: 'attack' | 'defense'): boolean {
  return planSearch(presentUnits(given, w, side), solveSteps(completeOrders(given))) === 'every sequence';
}

/** So many of a kind, lost one after the other; amounts are unknown where survivors of an earlier wave may be among them. */
interface Run {
  readonly unit: UnitId;
  readonly amount: number;
}
type Order = readonly Run[];
type Score = (order: Order) => number;

function optimize(battle: Battle, w: number, side: 'attack' | 'defense', budget: Budget): Battle {
  const use = (order: Order) =>
    withOrders(battle, (wave, who) =>
      wave === w && who === side
        ? completeOrder(itemsOf(order), side, battle.naval)
        : (battle.waves[wave][who].orderOfLoss as readonly string[]),
    );
  const known = new Map<string, number>();
  const score: Score = (order) => {
    const key = itemsOf(order).join();
    let worth = known.get(key);
    if (worth === undefined) {
      worth = goal(use(order), side, budget);
      known.set(key, worth);
    }
    return worth;
  };
  const kinds: Order = presentUnits(battle, w, side);
  const steps = solveSteps(battle);
  const search = planSearch(kinds, steps);
  if (search === 'every sequence') return use(bestOf(sequences(kinds), score));
  const best = search === 'every order of kinds' ? bestOf(permutations(kinds), score) : climb(kinds, score);
  return use(refine(best, score, () => known.size < affordableSolves(steps)));
}

/** The last run of a kind takes all that are left. */
function itemsOf(order: Order): string[] {
  return order.map(({ unit, amount }, r) =>
    order.some((later, k) => k > r && later.unit === unit) ? `${amount} ${unit}` : unit,
  );
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

/** Differences below this are rounding. */
const NOTICEABLE = 1e-12;

function bestOf(orders: readonly Order[], score: Score): Order {
  return orders.reduce((best, order) => (score(order) > score(best) + NOTICEABLE ? order : best));
}

function permutations(kinds: Order): Order[] {
  if (kinds.length <= 1) return [kinds];
  return kinds.flatMap((kind) => permutations(kinds.filter((other) => other !== kind)).map((rest) => [kind, ...rest]));
}

/** Every way to lose the pieces one by one. */
function sequences(left: Order): Order[] {
  if (left.length === 0) return [[]];
  return left.flatMap(({ unit }) =>
    sequences(
      left
        .map((run) => (run.unit === unit ? { unit, amount: run.amount - 1 } : run))
        .filter(({ amount }) => amount > 0),
    ).map((rest) => joined([{ unit, amount: 1 }, ...rest])),
  );
}

/** Neighbouring runs of the same kind are one. */
function joined(order: Order): Order {
  const runs: Run[] = [];
  for (const run of order) {
    const last = runs.at(-1);
    if (run.amount === 0) continue;
    if (last?.unit === run.unit) runs[runs.length - 1] = { unit: run.unit, amount: last.amount + run.amount };
    else runs.push(run);
  }
  return runs;
}

/** Exchanges any two kinds while that helps. */
function climb(kinds: Order, score: Score): Order {
  let best = kinds;
  for (let improved = true; improved; ) {
    improved = false;
    for (let a = 0; a < kinds.length; a++)
      for (let b = a + 1; b < kinds.length; b++) {
        const order = [...best];
        [order[a], order[b]] = [order[b], order[a]];
        if (score(order) <= score(best) + NOTICEABLE) continue;
        best = order;
        improved = true;
      }
  }
  return best;
}

/** Moves single pieces and whole runs to other places while that helps: a land unit behind the aircraft, say. */
function refine(start: Order, score: Score, mayTry: () => boolean): Order {
  let best = start;
  for (let improved = true; improved; ) {
    improved = false;
    for (const order of moves(best)) {
      if (!mayTry()) return best;
      if (score(order) <= score(best) + NOTICEABLE) continue;
      best = order;
      improved = true;
      break;
    }
  }
  return best;
}

function moves(order: Order): Order[] {
  return order.flatMap(({ unit, amount }, r) =>
    // An unknown number of pieces moves as a whole.
    (amount > 1 && Number.isFinite(amount) ? [1, amount] : [amount]).flatMap((moved) =>
      Array.from({ length: order.length + 1 }, (_, to) =>
        joined(
          order.flatMap((run, k) => [
            ...(k === to ? [{ unit, amount: moved }] : []),
            k === r ? { unit, amount: Number.isFinite(amount) ? amount - moved : 0 } : run,
            ...(k === order.length - 1 && to === order.length ? [{ unit, amount: moved }] : []),
          ]),
        ),
      ),
    ),
  );
}
