// How much work a battle is, before doing it.
import type { Budget } from '../../budget.ts';
import { type Battle, FIRST, SECOND } from '../plan.ts';
import { type Counts, toCounts, UNITS } from '../units.ts';
import { type Goal, type OrderedBattle, solveOrders, standardGoal } from './orders/index.ts';
import { openSlots, sequenceCount } from './orders/sequences.ts';
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

/** Orders of loss are tried while that takes no more steps than this. */
const STEPS_FOR_ORDERS = 500_000_000;
/** Setting a battle up and reading its result takes about as long as this many steps. */
const STEPS_TO_SET_UP = 500_000;

/** How often a battle of so many steps may be solved to look for an order of loss. */
function affordableSolves(battle: Battle): number {
  return STEPS_FOR_ORDERS / (solveSteps(battle) + STEPS_TO_SET_UP);
}

/** The battle with the orders that are left to us worked out. */
export function orderBattle(battle: Battle, budget: Budget, goal: Goal = standardGoal): OrderedBattle {
  if (!battle.waves.some(({ attack, defense }) => attack.optimal || defense.optimal))
    return { battle, search: undefined };
  return solveOrders(battle, { goal, solves: affordableSolves(battle) }, budget);
}

/** Steps of finding the orders of loss that are left to us. */
export function searchSteps(battle: Battle): number {
  const slots = [...openSlots(battle, FIRST), ...openSlots(battle, SECOND)];
  if (slots.length === 0) return 0;
  const every = slots.reduce((product, { pieces }) => product * sequenceCount(pieces), 1);
  return solveSteps(battle) * Math.min(every, affordableSolves(battle));
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
