// How much work an exact fight is, estimated before it is begun.
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

/** Steps of the exact engine, measured against it: 1e9 a second. */
export function fightCost(fight: FightSize, openDice: readonly [number, number] = [0, 0]): number {
  const { first, second, rounds } = fight;
  const pairs = dicePairs(Math.max(first.attacks, openDice[0])) * dicePairs(Math.max(second.attacks, openDice[1]));
  const wounds = first.wounds * second.wounds;
  const entries = pairs * 2 * wounds;
  const heuristic = [first, second].filter((fighter) => strategies[fighter.strategy].objective === undefined).length;
  const painless = (first.feelNoPain ?? second.feelNoPain) === null;
  const devastating = (first.devastating ?? 0) > 0 || (second.devastating ?? 0) > 0;
  // Heuristics are solved once for each pair of wounds a round can start with, smaller ones faster.
  const starts = heuristic > 0 && (rounds > 1 || devastating) ? Math.max(1, wounds / 4) : 1;
  const perEntry = heuristic === 2 && painless ? 3 : painless ? 60 * rounds : 200 * rounds;
  const steps = pairs * 400 + entries * starts * perEntry;
  return entries * 3 > MOST_ENTRIES ? Math.max(steps, 1e12) : steps;
}
