// How much work an exact fight is, estimated before it is begun.
import type { Budget } from '../budget.ts';
import type { Fighter } from './schema.ts';
import { strategies } from './strategies.ts';

/** Table entries above which a fight is not solved: about 300 MB. */
const MOST_ENTRIES = 150_000_000;

export interface FightSize {
  readonly first: Fighter;
  readonly second: Fighter;
  readonly rounds: number;
}

function dicePairs(dice: number): number {
  return ((dice + 1) * (dice + 2)) / 2;
}

/** Entries of the largest table of a fight. */
function tableEntries(fight: FightSize, openDice: readonly [number, number]): number {
  const { first, second } = fight;
  const pairs = dicePairs(Math.max(first.attacks, openDice[0])) * dicePairs(Math.max(second.attacks, openDice[1]));
  return 3 * pairs * 2 * first.wounds * second.wounds;
}

/** Stops a fight whose tables would not fit in memory, before they are asked for. */
export function refuseTooLarge(fight: FightSize, budget: Budget, openDice: readonly [number, number] = [0, 0]): void {
  if (tableEntries(fight, openDice) > MOST_ENTRIES) budget.spend(Number.POSITIVE_INFINITY);
}

/** Steps of the exact engine, measured against it: 1e9 a second. */
export function fightCost(fight: FightSize, openDice: readonly [number, number] = [0, 0]): number {
  const { first, second, rounds } = fight;
  const entries = tableEntries(fight, openDice) / 3;
  const wounds = first.wounds * second.wounds;
  const heuristic = [first, second].filter((fighter) => strategies[fighter.strategy].objective === undefined).length;
  const painless = (first.feelNoPain ?? second.feelNoPain) === null;
  const devastating = (first.devastating ?? 0) > 0 || (second.devastating ?? 0) > 0;
  // Heuristics are solved once for each pair of wounds a round can start with, smaller ones faster.
  const starts = heuristic > 0 && (rounds > 1 || devastating) ? Math.max(1, wounds / 4) : 1;
  const perEntry = heuristic === 2 && painless ? 3 : painless ? 60 * rounds : 200 * rounds;
  const steps = 100_000 + entries * starts * perEntry;
  return 3 * entries > MOST_ENTRIES ? Math.max(steps, 1e12) : steps;
}
