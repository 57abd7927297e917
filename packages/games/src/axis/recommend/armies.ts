// Every army that can be made from a stock.
import { type Counts, UNITS } from '../units.ts';

/** All non-empty armies between `least` and `stock`. */
export function armiesBetween(least: Counts, stock: Counts): Counts[] {
  let armies: number[][] = [[]];
  for (let t = 0; t < stock.length; t++) {
    const grown: number[][] = [];
    for (const army of armies) for (let n = Math.min(least[t], stock[t]); n <= stock[t]; n++) grown.push([...army, n]);
    armies = grown;
  }
  return armies.filter((army) => army.some((n) => n > 0));
}

export function countArmies(least: Counts, stock: Counts): number {
  const all = stock.reduce((product, n, t) => product * (n - Math.min(least[t], n) + 1), 1);
  return least.some((n, t) => Math.min(n, stock[t]) > 0) ? all : all - 1;
}

export function costOf(army: Counts): number {
  return UNITS.reduce((sum, unit, t) => sum + unit.cost * army[t], 0);
}
