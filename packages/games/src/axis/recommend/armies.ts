// Every army that can be made from a stock.
import type { Budget } from '../../contract/budget.ts';
import { type Counts, UNITS } from '../units.ts';

/** Writing down an army takes about as long as this many steps. */
const STEPS_PER_ARMY = 100;

/** All non-empty armies between `least` and `stock`, in counting order; those that cost no more than `most` where that is given. */
export function armiesBetween(
  least: Counts,
  stock: Counts,
  budget?: Budget,
  most = Number.POSITIVE_INFINITY,
): Counts[] {
  let armies: Counts[] = [[]];
  let costs = [0];
  for (let t = 0; t < stock.length; t++) {
    const grown: Counts[] = [];
    const grownCosts: number[] = [];
    for (let a = 0; a < armies.length; a++) {
      for (let n = Math.min(least[t], stock[t]); n <= stock[t]; n++) {
        const cost = costs[a] + n * UNITS[t].cost;
        if (cost > most) break;
        grown.push([...armies[a], n]);
        grownCosts.push(cost);
      }
      budget?.spend(STEPS_PER_ARMY);
    }
    armies = grown;
    costs = grownCosts;
  }
  return armies.filter((army) => army.some((n) => n > 0));
}

/**
 * Places, in the list of all armies of a stock, of those that one of them can give: in counting order the army that is left is found by
 * subtracting places. They are written into `places`; returns how many.
 */
export function placesWithin(army: Counts, stock: Counts, places: Int32Array): number {
  places[0] = 0;
  let count = 1;
  let step = 1;
  for (let u = stock.length - 1; u >= 0; u--) {
    const before = count;
    for (let n = 1; n <= army[u]; n++) for (let k = 0; k < before; k++) places[count++] = places[k] + n * step;
    step *= stock[u] + 1;
  }
  return count;
}

/** How many armies there are of each number of units. */
export function armiesBySize(least: Counts, stock: Counts): number[] {
  let sizes = [1];
  for (let t = 0; t < stock.length; t++) {
    const grown = new Array<number>(sizes.length + stock[t]).fill(0);
    for (let size = 0; size < sizes.length; size++)
      for (let n = Math.min(least[t], stock[t]); n <= stock[t]; n++) grown[size + n] += sizes[size];
    sizes = grown;
  }
  return sizes;
}

export function countArmies(least: Counts, stock: Counts): number {
  const all = stock.reduce((product, n, t) => product * (n - Math.min(least[t], n) + 1), 1);
  return least.some((n, t) => Math.min(n, stock[t]) > 0) ? all : all - 1;
}

export function costOf(army: Counts): number {
  return UNITS.reduce((sum, unit, t) => sum + unit.cost * army[t], 0);
}
