// How much work a battle is, before doing it: counted from the states of both sides, and at sea from a coarse look at it.
import { Budget } from '../../contract/budget.ts';
import { budgetToLook, isTooLarge } from '../../contract/cost.ts';
import { type Battle, FIRST, SECOND, type Wave } from '../plan.ts';
import type { Counts } from '../units.ts';
import { aliveAt, type Graph } from './graph/graph.ts';
import { type Goal, type OrderedBattle, solveOrders, standardGoal } from './orders/index.ts';
import { openSlots, sequenceCount } from './orders/sequences.ts';
import { STEPS_PER_ROW } from './report/joint.ts';
import { staying } from './standing.ts';
import { WaveField } from './wave/field.ts';
import { buildSides, LARGE, type Sides, type WaveQuestion } from './wave/setup.ts';

/** Looking at a wave may take so many steps; one that takes more is far too large. */
export const STEPS_TO_LOOK = 200_000_000;
/** States of a large web less likely than this are not looked at... */
const COARSE = 1e-8;
/** ... which leaves about this part of the work, unless nearly all of it was likely: 1.4 to 20 over random fleets. */
const FINE_TO_COARSE = 8;
/** Valuing the states met takes this many times the work of sweeping them: nothing is left out there. */
const TABLE_TO_SWEEP = 6;

/** Part of the work of asking large lines about the next round that is left once unlikely hits are not looked at. */
const LIKELY_OF_LINES = 0.3;
/** Lines are triangles: states get fewer towards their end, and so do the hits that matter. */
const LINE_SHARE = 3;
/** Hits of n units that are looked at, in square roots of n: eight to nine standard deviations either way. */
const LIKELY_DEVIATIONS = 8;

/** Steps of the exact engine. Everything here looks at the clock of a budget and spends nothing of it. */
export function estimateSteps(battle: Battle, clock = new Budget()): number {
  const { report, naval } = battle;
  const once = solveSteps(battle, clock);
  // Deltas solve the battle again for every unit that may be added.
  const times = 1 + (report.deltas ? (naval ? 16 : 11) : 0) + report.rounds / 2 + (report.allWaves ? 10 : 0);
  const advising = (battle.advise ? once + STEPS_TO_ADVISE : 0) + (report.orders ? STEPS_TO_ADVISE : 0);
  return (
    once * times + advising + searchSteps(battle, once) + stopTableSteps(battle, clock) + jointSteps(battle, clock)
  );
}

/** Steps of solving a battle, orders of loss included, without anything the report asks for. */
export function orderAndSolveSteps(battle: Battle, clock: Budget): number {
  const once = solveSteps(battle, clock);
  return once + searchSteps(battle, once);
}

/** A wave between its own armies. */
export function waveAlone(battle: Battle, index: number): WaveQuestion {
  const { attack, defense } = battle.waves[index];
  return { battle, index, attackers: [attack.counts], defenders: [defense.counts], lattice: false };
}

/** Steps of solving a battle once. */
function solveSteps(battle: Battle, clock: Budget): number {
  let total = 0;
  let defenders: readonly Counts[] = [battle.waves[0].defense.counts];
  battle.waves.forEach((_, index) => {
    const tables = battle.valueFutureWaves && index > 0 ? 1 : 0;
    const cost = waveCost({ ...waveAlone(battle, index), defenders }, tables, clock);
    total += cost.steps;
    const next = battle.waves[index + 1];
    if (next === undefined) return;
    const conquerors = () => cost.attackersLeft().map((army) => staying(battle.naval, army));
    const left = next.conquerorDefends
      ? conquerors()
      : [...cost.defendersLeft(), ...(battle.swaps ? conquerors() : [])];
    defenders = distinct(left.length, (n) => left[n].map((alive, t) => alive + next.defense.counts[t]), clock);
  });
  return total;
}

/** Armies between two looks at the clock: a millisecond. */
const ARMIES_PER_LOOK = 500;

function distinct(count: number, armyAt: (n: number) => Counts, clock: Budget): Counts[] {
  const found = new Map<string, Counts>();
  for (let n = 0; n < count; n++) {
    if (n % ARMIES_PER_LOOK === 0) clock.look();
    const army = armyAt(n);
    found.set(army.join(), army);
  }
  return [...found.values()];
}

/** Orders of loss are tried while that takes no more steps than this. */
const STEPS_FOR_ORDERS = 500_000_000;
/** Weighing decisions takes no longer than a quarter of a second: an answer that advises must still come at once. */
export const STEPS_TO_ADVISE = 150_000_000;
/** Setting a battle up and reading its result takes about as long as this many steps. */
export const STEPS_TO_SET_UP = 500_000;

/** How often a battle may be solved to look for an order of loss. */
function affordableSolves(once: number): number {
  return STEPS_FOR_ORDERS / (once + STEPS_TO_SET_UP);
}

/** The battle with the orders that are left to us worked out. */
export function orderBattle(battle: Battle, budget: Budget, goal: Goal = standardGoal): OrderedBattle {
  if (!battle.waves.some(({ attack, defense }) => attack.optimal || defense.optimal))
    return { battle, search: undefined };
  return solveOrders(battle, { goal, solves: affordableSolves(solveSteps(battle, budget)) }, budget);
}

/** Steps of finding the orders of loss that are left to us; `once`: of solving the battle. */
function searchSteps(battle: Battle, once: number): number {
  const slots = [...openSlots(battle, FIRST), ...openSlots(battle, SECOND)];
  if (slots.length === 0) return 0;
  const every = slots.reduce((product, { pieces }) => product * sequenceCount(pieces), 1);
  return once * Math.min(every, affordableSolves(once));
}

/** Values of every pair of the first wave: profit, win chance and what going on is worth. */
function stopTableSteps(battle: Battle, clock: Budget): number {
  return battle.report.stopTable ? waveCost(waveAlone(battle, 0), 2, clock).steps : 0;
}

/** A row for each army that either side may have left, and for more where somebody may leave before the end. */
function jointSteps(battle: Battle, clock: Budget): number {
  if (!battle.report.joint) return 0;
  const index = battle.waves.length - 1;
  const { attackersLeft, defendersLeft } = waveCost(waveAlone(battle, index), 0, clock);
  const leaving = battle.waves[index].mayWithdraw ? 5 : 1;
  return STEPS_PER_ROW * (attackersLeft().length + defendersLeft().length) * leaving;
}

export interface WaveCost {
  readonly steps: number;
  /** What a wave that follows may meet: what is left of either side. */
  attackersLeft(): readonly Counts[];
  defendersLeft(): readonly Counts[];
}

/** Steps of parts of the work, of which a wave does some. */
interface Parts {
  readonly setUp: number;
  /** Carrying probability through all rounds. */
  readonly sweep: number;
  /** One quantity worked out backwards over all pairs. */
  readonly table: number;
  /** The same for what the next round alone may bring. */
  readonly risk: number;
  /** Pairs that cannot be met are found first, and then left out. */
  readonly scouts: boolean;
}

/** `tables`: quantities that are followed backwards beside what the wave's own rule asks for. */
export function waveCost(question: WaveQuestion, tables: number, clock: Budget): WaveCost {
  const { battle, index, attackers, defenders, lattice } = question;
  // All waves of a battle together are looked at in the time of one.
  const looking = budgetToLook(STEPS_TO_LOOK / battle.waves.length, clock);
  try {
    const sides = buildSides(question, looking);
    const parts = sides.lines
      ? lineParts(sides.attacker, sides.defender, looking.used, battle.dice === 'lowLuck')
      : webParts(question, sides, looking);
    return {
      steps: stepsOf(battle.waves[index], parts, tables, lattice),
      attackersLeft: () => armiesOf(sides.attacker, clock),
      defendersLeft: () => armiesOf(sides.defender, clock),
    };
  } catch (thrown) {
    if (!isTooLarge(thrown)) throw thrown;
    return { steps: 100 * STEPS_TO_LOOK, attackersLeft: () => attackers, defendersLeft: () => defenders };
  }
}

function stepsOf(wave: Wave, parts: Parts, tables: number, lattice: boolean): number {
  const { winChance, bestWinChance, killChanceAbove, airLossChanceAbove } = wave.stop;
  const rounds = wave.rounds ?? 1;
  const win = winChance !== undefined || bestWinChance ? 1 : 0;
  // Armies that share their states are valued while it is decided where they stop.
  const decides = wave.weighs && !lattice ? 1 + win : 0;
  const values = (decides + (tables > 0 ? tables + win : 0)) * parts.table * rounds;
  const scouting = wave.weighs && parts.scouts ? parts.sweep : 0;
  const risks = [killChanceAbove, airLossChanceAbove].filter((chance) => chance !== undefined).length;
  return parts.setUp + risks * parts.risk + values + scouting + (lattice ? 0 : parts.sweep * rounds);
}

/** Every army that is left at some state, dived and withdrawn units included. */
function armiesOf(graph: Graph, clock: Budget): Counts[] {
  return distinct(graph.size, (node) => aliveAt(graph.counts, graph, node), clock);
}

/** Rows are built from those before them, values from those after them: a die, or a number of hits, for all columns at once. */
function lineParts(attacker: Graph, defender: Graph, built: number, pooled: boolean): Parts {
  const cells = attacker.size * defender.size;
  // Of the hits that many units score a large battle leaves the unlikely out.
  const deviations = cells > LARGE && !pooled ? LIKELY_DEVIATIONS : Number.POSITIVE_INFINITY;
  const likely = (units: number) => Math.min(units, deviations * Math.sqrt(units));
  let sweep = 0;
  let table = 0;
  for (const [ours, lines] of tally(lineLengths(attacker)))
    for (const [theirs, others] of tally(lineLengths(defender))) {
      const pairs = lines * others * ours * theirs;
      sweep += (pairs * (likely(ours) + likely(theirs))) / LINE_SHARE;
      table += (pairs * (likely(ours) + 2 * likely(Math.min(ours, theirs)))) / LINE_SHARE;
    }
  // A pool of low luck has two outcomes, but neighbours do not share their dice.
  if (pooled) return { setUp: built + cells, sweep: sweep / 6, table, risk: 4 * cells, scouts: false };
  const risk = allPairs(attacker, defender) * (cells > LARGE ? LIKELY_OF_LINES : 1);
  return { setUp: built + cells, sweep, table, risk, scouts: false };
}

function lineLengths({ size, dead }: Graph): number[] {
  const lengths: number[] = [];
  for (let head = 0; head < size; head = dead[head] + 1) lengths.push(dead[head] + 1 - head);
  return lengths;
}

function tally(values: Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Next pairs of all pairs: either side takes no more hits than it has left, nor than the other has dice. */
function allPairs(attacker: Graph, defender: Graph): number {
  const columns = tally(defender.hits);
  let sum = 0;
  for (const [ours, rows] of tally(attacker.hits))
    for (const [theirs, others] of columns) sum += rows * others * (Math.min(ours, theirs) + 1) ** 2;
  return sum;
}

/** A small web is fought; of a large one the likely part is. */
function webParts(question: WaveQuestion, sides: Sides, looking: Budget): Parts {
  const { attackers, defenders, lattice } = question;
  if (lattice) {
    // Armies that share their states are valued, never swept.
    const table = allPairs(sides.attacker, sides.defender);
    return { setUp: looking.used, sweep: 0, table, risk: table, scouts: false };
  }
  const field = new WaveField({ ...question, cut: COARSE / defenders.length }, looking);
  const setUp = looking.used / 2;
  const large = field.pairs.cells > LARGE;
  const fought = large ? field : new WaveField(question, looking);
  const before = looking.used;
  try {
    fought.sweepAll();
  } catch (thrown) {
    if (!isTooLarge(thrown)) throw thrown;
  }
  // Pools of low luck have two outcomes each: about half of the next pairs is met.
  const met = question.battle.dice === 'lowLuck' ? 0.5 : 0.9;
  const everything = met * allPairs(field.attacker, field.defender);
  const seen = looking.used - before;
  const sweep = large ? Math.min(seen * FINE_TO_COARSE, Math.max(seen, everything)) : seen;
  const scouts = large && attackers.length === 1 && defenders.length === 1;
  const table = scouts ? TABLE_TO_SWEEP * sweep : 2 * everything;
  return { setUp, sweep, table, risk: table, scouts };
}
