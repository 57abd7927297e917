// The work of one wave before doing it: from the states its two sides really have, and from samples of their pairs.
import { Budget, BudgetExceeded } from '../../budget.ts';
import type { Battle } from '../plan.ts';
import { type Counts, UNIT_COUNT, UNITS } from '../units.ts';
import { STEPS_PER_LINE_NODE } from './graph/lines.ts';
import { buildSides, type Sides } from './wave/setup.ts';
import type { Graph } from './graph/graph.ts';
import { STEPS_PER_NODE } from './graph/web.ts';
import { webParts } from './web-cost.ts';

/** Sides with more states than can be counted in so many steps are not counted but guessed. */
const STEPS_TO_COUNT = 20_000_000;

export interface WaveCost {
  readonly steps: number;
  /** What a wave that follows may meet: what is left of either side. */
  readonly attackersLeft: readonly Counts[];
  readonly defendersLeft: readonly Counts[];
}

export interface WaveQuestion {
  readonly battle: Battle;
  readonly index: number;
  readonly attackers: readonly Counts[];
  readonly defenders: readonly Counts[];
  /** Armies that share their states, as a recommendation has them; they are valued, not fought. */
  readonly lattice: boolean;
  /** Quantities that are followed backwards beside what the wave's own rule asks for. */
  readonly tables: number;
}

/** Steps of parts of the work, of which a wave does some. */
export interface Parts {
  readonly setUp: number;
  /** Carrying probability through all rounds. */
  readonly sweep: number;
  /** One round of a limited number. */
  readonly round: number;
  /** One quantity worked out backwards over all pairs. */
  readonly table: number;
  /** Pairs that cannot be met are found first, and then left out. */
  readonly scouts: boolean;
  /** Looking one round ahead from every pair, for one kind of risk. */
  readonly sight: number;
}

export function waveCost(question: WaveQuestion): WaveCost {
  const { battle, index, attackers, defenders, lattice } = question;
  try {
    const counting = new Budget({ steps: STEPS_TO_COUNT });
    const sides = buildSides({ battle, index, attackers, defenders, lattice }, counting);
    const parts = sides.lines ? lineParts(sides) : webParts(battle, battle.waves[index], sides);
    return {
      steps: stepsOf(question, parts),
      attackersLeft: armiesOf(sides.attacker),
      defendersLeft: armiesOf(sides.defender),
    };
  } catch (thrown) {
    if (!(thrown instanceof BudgetExceeded)) throw thrown;
    const parts = guessedParts(attackers, defenders);
    return { steps: stepsOf(question, parts), attackersLeft: attackers, defendersLeft: defenders };
  }
}

function stepsOf({ battle, index, lattice, tables }: WaveQuestion, parts: Parts): number {
  const wave = battle.waves[index];
  const rounds = wave.rounds ?? 1;
  const { profitBelow, winChanceBelow, optimal } = wave.retreat;
  const decides = profitBelow !== null || winChanceBelow !== null || optimal !== null;
  const win = winChanceBelow !== null || optimal === 'winChance' ? 1 : 0;
  const values = ((decides ? 1 + win : 0) + (tables > 0 ? tables + win : 0)) * parts.table * rounds;
  const scouting = decides && parts.scouts ? parts.sweep : 0;
  const fighting = wave.rounds === null ? parts.sweep : parts.round * wave.rounds;
  const risks = [wave.retreat.killChanceAbove, wave.retreat.airLossChanceAbove].filter((chance) => chance !== null);
  const sight = risks.length * parts.sight;
  return parts.setUp + sight + values + scouting + (lattice ? 0 : fighting);
}

/** Every army that is left at some state, dived and withdrawn units included. */
function armiesOf({ size, counts, away }: Graph): Counts[] {
  const armies = new Map<string, Counts>();
  for (let node = 0; node < size; node++) {
    const at = node * UNIT_COUNT;
    const army = Array.from({ length: UNIT_COUNT }, (_, t) => counts[at + t] + away[at + t]);
    armies.set(army.join(), army);
  }
  return [...armies.values()];
}

/** A row is built from those before it, then solved along its columns; values are worked out pair by pair. */
function lineParts({ attacker, defender }: Sides): Parts {
  let sweep = 0;
  let table = 0;
  const columns = tally(lineLengths(defender));
  for (const [ours, lines] of tally(lineLengths(attacker)))
    for (const [theirs, others] of columns) {
      sweep += (lines * others * ours * theirs * (ours + theirs)) / 2;
      table += lines * others * hitPairs(ours - 1, theirs - 1);
    }
  const cells = attacker.size * defender.size;
  const setUp = (attacker.size + defender.size) * STEPS_PER_LINE_NODE + cells;
  return { setUp, sweep, round: sweep, table, scouts: false, sight: cells ** 2 };
}

function lineLengths({ size, dead }: Graph): number[] {
  const lengths: number[] = [];
  for (let head = 0; head < size; head = dead[head] + 1) lengths.push(dead[head] + 1 - head);
  return lengths;
}

function tally(lengths: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  return counts;
}

/** Next pairs of all pairs of two lines: either side takes no more hits than it has units, nor than the other has dice. */
function hitPairs(ours: number, theirs: number): number {
  let sum = 0;
  for (let fewer = 1; fewer <= Math.min(ours, theirs); fewer++)
    sum += (ours - fewer + (theirs - fewer) + 1) * (fewer + 1) ** 2;
  return sum;
}

/** Submarines, aircraft and the others are lost apart from each other. */
function guessedParts(attackers: readonly Counts[], defenders: readonly Counts[]): Parts {
  const [ours, theirs] = [attackers, defenders].map((armies) => {
    const most = UNITS.map((_, t) => armies.reduce((n, army) => Math.max(n, army[t]), 0));
    const count = (holds: (unit: (typeof UNITS)[number]) => boolean) =>
      UNITS.reduce((sum, unit, t) => sum + (holds(unit) ? most[t] : 0), 0);
    const submarines = count((unit) => unit.submarine === true);
    const aircraft = count((unit) => unit.kind === 'air');
    const others = count((unit) => unit.submarine !== true && unit.kind !== 'air');
    const states = Math.max(armies.length, (submarines + 1) * (aircraft + 1) * (others + 1));
    return { states, units: submarines + aircraft + others };
  });
  const cells = ours.states * theirs.states;
  const work = cells * (Math.min(ours.units, theirs.units) / 3 + 1) ** 2;
  const setUp = (ours.states + theirs.states) * STEPS_PER_NODE + cells;
  return { setUp, sweep: work, round: work, table: work, scouts: true, sight: cells ** 2 };
}
