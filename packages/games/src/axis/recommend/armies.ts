// Every army that can be made from a stock.
import type { Budget } from '../../budget.ts';
import { type Counts, UNITS } from '../units.ts';

/** Writing down an army takes about as long as this many steps. */
const STEPS_PER_ARMY = 100;

/** All non-empty armies between `least` and `stock`. */
export function armiesBetween(least: Counts, stock: Counts, budget?: Budget): Counts[] {
  let armies: number[][] = [[]];
  for (let t = 0; t < stock.length; t++) {
    const grown: number[][] = [];
    for (const army of armies) {
      for (let n = Math.min(least[t], stock[t]); n <= stock[t]; n++) grown.push([...army, n]);
      budget?.spend(STEPS_PER_ARMY);
    }
    armies = grown;
  }
  return armies.filter((army) => army.some((n) => n > 0));
}

/** Those that cost no more than `most`, cheapest first. */
export function armiesUpTo(least: Counts, stock: Counts, most: number, budget: Budget): Counts[] {
  let armies: { readonly army: readonly number[]; readonly cost: number }[] = [{ army: [], cost: 0 }];
  for (let t = 0; t < stock.length; t++) {
    const grown: typeof armies = [];
    for (const { army, cost } of armies) {
      for (let n = Math.min(least[t], stock[t]); n <= stock[t] && cost + n * UNITS[t].cost <= most; n++)
        grown.push({ army: [...army, n], cost: cost + n * UNITS[t].cost });
      budget.spend(STEPS_PER_ARMY);
    }
    armies = grown;
  }
  return armies
    .filter(({ army }) => army.some((n) => n > 0))
    .sort((a, b) => a.cost - b.cost)
    .map(({ army }) => army);
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
