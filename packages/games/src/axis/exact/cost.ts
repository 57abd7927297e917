// How much work a battle is, before doing it.
import { presentUnits } from '../orders.ts';
import type { Battle, Wave } from '../schema/index.ts';
import { UNITS } from '../units.ts';

const STEPS_PER_PAIR_WITH_SUBMARINES = 400;

/** Steps of the exact engine, from the number of states of both sides. Rough, and rather too high than too low. */
export function estimateSteps(battle: Battle): number {
  const tables = battle.report.stopTable ? stopTableSteps(battle) : 0;
  return solveSteps(battle) * (reportFactor(battle) + searches(battle)) + tables;
}

/** Steps of solving a battle once, without anything the report asks for. */
export function solveSteps(battle: Battle): number {
  let total = 0;
  let standing = 0;
  for (const wave of battle.waves) {
    standing += count(wave, 'defense', () => true);
    const attackers = count(wave, 'attack', (unit) => battle.naval || unit.kind !== 'sea');
    const web = battle.naval && count(wave, 'attack', isSub) + count(wave, 'defense', isSub) > 0;
    total += web ? webSteps(wave, battle) : lineSteps(battle, wave, attackers, standing);
  }
  return total;
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

type Unit = (typeof UNITS)[number];
const isSub = (unit: Unit) => unit.submarine === true;
const isAir = (unit: Unit) => unit.kind === 'air';

function count(wave: Wave, side: 'attack' | 'defense', holds: (unit: Unit) => boolean): number {
  return UNITS.reduce((sum, unit) => sum + (holds(unit) ? (wave[side].units[unit.id] ?? 0) : 0), 0);
}

/** One for each number of aircraft that AA fire may shoot down. */
function linesOf(naval: boolean, wave: Wave): number {
  const guns = UNITS.reduce((sum, unit) => sum + (unit.antiAirShots ?? 0) * (wave.defense.units[unit.id] ?? 0), 0);
  return 1 + (naval ? 0 : Math.min(guns, count(wave, 'attack', isAir)));
}

/** AA outcomes multiply the rows. */
function lineSteps(battle: Battle, wave: Wave, attackers: number, defenders: number): number {
  const rows = linesOf(battle.naval, wave) * (attackers + 1);
  const rounds = wave.rounds ?? 1;
  const sweep = rows * rowSteps(attackers, defenders) * rounds;
  // Whenever the others withdraw, the landed units fight on along a line of their own.
  const landed = wave.rounds !== null || hasRule(wave) ? count(wave, 'attack', (unit) => unit.landed === true) : 0;
  const alone = rows * landed * rowSteps(landed, defenders);
  // Values are worked out pair by pair, and for every round apart where rounds are limited.
  const values = weighs(wave) ? rows * valueSteps(attackers, defenders) * rounds : 0;
  return sweep + alone + values;
}

/** Expected values of a row, pair by pair. */
function valueSteps(attackers: number, defenders: number): number {
  return (defenders + 1) * (Math.min(attackers, defenders) / 3 + 1) ** 2;
}

/** Values of every pair of the first wave: profit, win chance and what going on is worth. */
function stopTableSteps({ waves: [wave], naval }: Battle): number {
  const attackers = count(wave, 'attack', (unit) => naval || unit.kind !== 'sea');
  const defenders = count(wave, 'defense', () => true);
  return 3 * linesOf(naval, wave) * (attackers + 1) * valueSteps(attackers, defenders);
}

/** A row is built from those before it, then solved along its columns. */
function rowSteps(attackers: number, defenders: number): number {
  return (defenders + 1) * ((attackers + defenders) / 2 + 1);
}

function hasRule(wave: Wave): boolean {
  const { winMeans, deadzone, territoryValue, ...rules } = wave.retreat;
  return Object.values(rules).some((rule) => rule !== null);
}

function weighs({ retreat }: Wave): boolean {
  return retreat.profitBelow !== null || retreat.winChanceBelow !== null || retreat.optimal !== null;
}

/** Submarines, aircraft and ships are lost apart from each other: the states are what is left of each. */
function webSteps(wave: Wave, battle: Battle): number {
  const states = (side: 'attack' | 'defense') => {
    const subs = count(wave, side, isSub);
    const air = count(wave, side, isAir);
    const rest = count(wave, side, (unit) => !isSub(unit) && !isAir(unit));
    return (subs + 1) * (Math.min(air, 6) + 1) * (rest + 1);
  };
  const decisions = hasRule(wave) ? 6 : 1;
  return (
    states('attack') *
    states('defense') *
    STEPS_PER_PAIR_WITH_SUBMARINES *
    decisions *
    (battle.waves.length > 1 ? 2 : 1) *
    0.1
  );
}

function reportFactor({ report }: Battle): number {
  return 1 + (report.deltas ? 12 : 0) + report.rounds + (report.stopTable ? 1 : 0) + (report.allWaves ? 10 : 0);
}

/** How often the battle is solved to find the orders of loss that are left to us. */
function searches(battle: Battle): number {
  let solves = 0;
  battle.waves.forEach((wave, w) => {
    for (const side of ['attack', 'defense'] as const)
      if (wave[side].orderOfLoss === 'optimal')
        solves += searchSolves(presentUnits(battle, w, side), solveSteps(battle));
  });
  return solves;
}
