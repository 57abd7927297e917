// How much work a battle is, before doing it.
import { presentUnits } from '../orders.ts';
import type { Battle } from '../schema/index.ts';
import { type Counts, toCounts, UNITS } from '../units.ts';
import { waveCost } from './wave-cost.ts';

/** Steps of the exact engine, from the number of states of both sides. Rough, and rather too high than too low. */
export function estimateSteps(battle: Battle): number {
  return solveSteps(battle) * reportFactor(battle) + searchSteps(battle) + stopTableSteps(battle);
}

/** Steps of solving a battle once, without anything the report asks for. */
export function solveSteps(battle: Battle): number {
  let total = 0;
  let defenders: readonly Counts[] = [toCounts(battle.waves[0].defense.units)];
  battle.waves.forEach((wave, index) => {
    const attackers = [toCounts(wave.attack.units)];
    const future = battle.valueFutureWaves && index > 0;
    const { steps, attackersLeft, defendersLeft } = waveCost({
      battle,
      index,
      attackers,
      defenders,
      lattice: false,
      tables: future ? 1 : 0,
    });
    total += steps;
    const next = battle.waves[index + 1];
    if (next === undefined) return;
    const reinforcements = toCounts(next.defense.units);
    const left = next.conquerorDefends ? conquerors(battle, attackersLeft) : defendersLeft;
    defenders = left.filter((army) => army.some((n) => n > 0)).map((army) => army.map((n, t) => n + reinforcements[t]));
  });
  return total;
}

/** Those of the attackers that can stay. */
function conquerors(battle: Battle, armies: readonly Counts[]): readonly Counts[] {
  if (battle.naval) return armies;
  const staying = armies.map((army) => army.map((n, t) => (UNITS[t].kind === 'land' ? n : 0)));
  return [...new Map(staying.map((army) => [army.join(), army])).values()];
}

/** Orders of so many kinds of unit are all tried, whatever it takes. */
const ALWAYS_ALL_KINDS = 5;
/** More orders are tried while that takes no more steps than this. */
const STEPS_FOR_ORDERS = 500_000_000;
/** Setting a battle up and reading its result takes about as long as this many steps. */
const STEPS_TO_SET_UP = 500_000;

/** How often a battle of so many steps may be solved to look for an order of loss. */
export function affordableSolves(steps: number): number {
  return STEPS_FOR_ORDERS / (steps + STEPS_TO_SET_UP);
}

type Present = readonly { readonly amount: number }[];

/** How thorough the search for an order of loss can be. */
export function planSearch(kinds: Present, steps: number): 'every sequence' | 'every order of kinds' | 'exchanges' {
  const solves = affordableSolves(steps);
  if (sequenceCount(kinds) <= solves) return 'every sequence';
  return kinds.length <= ALWAYS_ALL_KINDS || factorial(kinds.length) <= solves ? 'every order of kinds' : 'exchanges';
}

/** About how often that solves the battle. */
function searchSolves(kinds: Present, steps: number): number {
  const search = planSearch(kinds, steps);
  if (search === 'every sequence') return sequenceCount(kinds);
  const orders = search === 'exchanges' ? 3 * kinds.length ** 2 : factorial(kinds.length);
  return orders + Math.min(affordableSolves(steps), 6 * kinds.length ** 2);
}

/** Ways to lose an army piece by piece. */
function sequenceCount(kinds: Present): number {
  let pieces = 0;
  let count = 1;
  for (const { amount } of kinds) for (let n = 1; n <= Math.min(amount, 200); n++) count *= ++pieces / n;
  return Number.isFinite(count) && kinds.every(({ amount }) => amount <= 200) ? Math.round(count) : Infinity;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** Values of every pair of the first wave: profit, win chance and what going on is worth. */
function stopTableSteps(battle: Battle): number {
  if (!battle.report.stopTable) return 0;
  const [wave] = battle.waves;
  const attackers = [toCounts(wave.attack.units)];
  const defenders = [toCounts(wave.defense.units)];
  return waveCost({ battle, index: 0, attackers, defenders, lattice: false, tables: 2 }).steps;
}

function reportFactor({ report }: Battle): number {
  return 1 + (report.deltas ? 12 : 0) + report.rounds + (report.allWaves ? 10 : 0);
}

/** Steps of finding the orders of loss that are left to us. */
export function searchSteps(battle: Battle): number {
  const sides = battle.waves.flatMap((wave, w) =>
    (['attack', 'defense'] as const)
      .filter((side) => wave[side].orderOfLoss === 'optimal')
      .map((side) => presentUnits(battle, w, side)),
  );
  if (sides.length === 0) return 0;
  const once = solveSteps(battle);
  return sides.reduce((sum, kinds) => sum + once * searchSolves(kinds, once), 0);
}
