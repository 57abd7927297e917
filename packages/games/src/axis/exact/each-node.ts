// Long passes over the states of a side, and over tables of pairs, that look at the clock on their way.
import type { Budget } from '../../contract/budget.ts';

/** Nodes between two looks: far less than a millisecond. */
const NODES_PER_LOOK = 500;
/** Numbers that are cleared between two looks: a millisecond where their memory is touched for the first time. */
const NUMBERS_PER_LOOK = 500_000;

export function eachNode(size: number, budget: Budget, visit: (node: number) => unknown): void {
  for (let node = 0; node < size; node++) {
    if (node % NODES_PER_LOOK === 0) budget.look();
    visit(node);
  }
}

/** As `map` on a list of armies or their like. */
export function mapEach<T, U>(list: readonly T[], budget: Budget, of: (one: T) => U): U[] {
  const mapped: U[] = [];
  eachNode(list.length, budget, (n) => mapped.push(of(list[n])));
  return mapped;
}

export function clear(table: Float64Array, budget: Budget): void {
  for (let from = 0; from < table.length; from += NUMBERS_PER_LOOK) {
    budget.look();
    table.fill(0, from, from + NUMBERS_PER_LOOK);
  }
}
