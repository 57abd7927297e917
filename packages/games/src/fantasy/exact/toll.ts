// The Old World: wounds stay on the model they strike, and a wound lost may be recovered. Attack by attack over the states
// (wounds lost, wounds recovered) of the target.
import { expressionMax, type Pmf, repeatedPmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Volley } from '../battle.ts';
import type { Plan } from '../plan.ts';
import { addGrid, type Grid, heightOf, type Losses, lossesOfAttack } from './losses.ts';
import { mostHits, mostWounds, oddsOf } from './odds.ts';
import { allBlows, attackBySlain, blowsOfAttack } from './slaying.ts';

export interface TollTarget {
  /** Wounds lost before the first attack. */
  readonly start: number;
  /** Wounds after which nothing more happens. */
  readonly limit: number;
  readonly woundsEach: number;
}

/** Wounds lost by the sequence, and wounds scored: those recovered count too. */
export interface Toll {
  readonly lost: Float64Array;
  readonly scored: Float64Array;
}

export function tollOfVolleys(given: readonly Volley[], target: TollTarget, budget: Budget): Toll {
  // Multiplied wounds come before single ones, and those that take a whole model before all.
  const volleys = given.filter(canHit).toSorted((a, b) => Number(multiplies(b)) - Number(multiplies(a)));
  const { start, limit, woundsEach } = target;
  const width = mostRecovered(volleys) + 1;
  const onModel = start % woundsEach;
  const whole = fieldOf(start, limit, width);
  const toll: Toll = { lost: new Float64Array(whole.height), scored: new Float64Array(whole.height + width - 1) };
  const slays = volleys.some(({ plan }) => slaysModels(plan, woundsEach));
  if (slays && width > 1 && mostLost(volleys) >= whole.height - 1) {
    addBySlain(toll, volleys, woundsEach, whole, budget);
    return toll;
  }
  if (onModel === 0 || !slays) {
    const [all] = statesAfter(volleys, woundsEach, whole, ['all'], budget);
    addStates(toll, all, whole, 0);
    return toll;
  }
  // Nobody slain: wounds go on where they stopped. Somebody slain: they start on a fresh model, and the first slain had only the rest.
  const fresh = fieldOf(start - onModel, limit, width);
  const [spared] = statesAfter(volleys, woundsEach, whole, ['spared'], budget);
  const [, some] = statesAfter(volleys, woundsEach, fresh, ['spared', 'some'], budget);
  addStates(toll, spared, whole, 0);
  addStates(toll, some, fresh, onModel);
  return toll;
}

/** What of the sequences a track holds: all, those that slay nobody, those that slay somebody. */
type Track = 'all' | 'spared' | 'some';

/** P(lost, recovered) at lost * width + recovered, for each track; 'some' follows after 'spared'. */
function statesAfter(
  volleys: readonly Volley[],
  woundsEach: number,
  field: Field,
  tracks: readonly Track[],
  budget: Budget,
): readonly Float64Array[] {
  const size = field.height * field.width;
  budget.spend(size * tracks.length);
  let states: readonly Float64Array[] = tracks.map((track) => {
    const state = new Float64Array(size);
    if (track !== 'some') state[0] = 1;
    return state;
  });
  for (const { plan, models } of volleys) {
    const moves = movesOf(plan, woundsEach, field, budget);
    const once = (before: readonly Float64Array[]): readonly Float64Array[] => {
      const next = tracks.map(() => new Float64Array(size));
      for (const [index, track] of tracks.entries()) {
        if (track !== 'some') move(before[index], next[index], field, moves[track], budget);
        else {
          move(before[index], next[index], field, moves.all, budget);
          if (moves.slaying !== null) move(before[index - 1], next[index], field, moves.slaying, budget);
        }
      }
      extend(field, moves.all);
      return next;
    };
    states = repeatedly(states, once, repeatedPmf(plan.attacks, models));
  }
  return states;
}

/** Recovered wounds of a unit that is then wiped out depend on who strikes when: each number of slain models is a start of its own. */
function addBySlain(toll: Toll, volleys: readonly Volley[], woundsEach: number, field: Field, budget: Budget): void {
  const { start, height, width } = field;
  const room = height - 1;
  const onModel = start % woundsEach;
  let rest = 1;
  const most = mostAttacks(volleys);
  for (let slain = 0; slain <= most && rest > NEGLIGIBLE; slain++) {
    const lost = slain === 0 ? 0 : slain * woundsEach - onModel;
    if (lost >= room) {
      // Nobody is left for the other wounds.
      toll.lost[room] += rest;
      toll.scored[room] += rest;
      return;
    }
    const size = height * width;
    let states: readonly Float64Array[] = Array.from({ length: slain + 1 }, () => new Float64Array(size));
    states[0][lost * width] = 1;
    const reached: Field = { ...field, reach: { lost: lost + 1, recovered: 1 } };
    for (const { plan, models } of volleys) {
      const { bySlain, spared } = movesOf(plan, woundsEach, reached, budget);
      const once = (before: readonly Float64Array[]): readonly Float64Array[] => {
        const next = before.map(() => new Float64Array(size));
        budget.spend(size * next.length);
        for (const [index, target] of next.entries())
          for (const [more, others] of bySlain.entries())
            if (more <= index) move(before[index - more], target, reached, others, budget);
        extend(reached, spared);
        return next;
      };
      states = repeatedly(states, once, repeatedPmf(plan.attacks, models));
    }
    addStates(toll, states[slain], field, 0);
    rest -= states[slain].reduce((sum, part) => sum + part, 0);
  }
}

/** What is left of certainty when every number of slain models that can be seen is through. */
const NEGLIGIBLE = 1e-17;

/** One attack, by what becomes of it; a slain model counts in full. */
function movesOf(plan: Plan, woundsEach: number, field: Field, budget: Budget) {
  const odds = oddsOf(plan);
  const limit = { lost: field.start + field.height - 1, residues: plan.staysOnModel ? woundsEach : 1 };
  if (!slaysModels(plan, woundsEach)) {
    const all = lossesOfAttack(odds, limit, budget);
    return { all, spared: all, slaying: null, bySlain: [all] };
  }
  const bySlain = attackBySlain(odds, limit, budget);
  const blows = blowsOfAttack(bySlain, woundsEach, limit, budget);
  return { all: allBlows(blows), spared: blows.none, slaying: blows.some, bySlain };
}

function slaysModels({ slays }: Plan, woundsEach: number): boolean {
  return slays && woundsEach > 1;
}

function multiplies({ plan }: Volley): boolean {
  return expressionMax(plan.wounds) > 1;
}

/** Estimated steps of the same. */
export function tollCost(given: readonly Volley[], { start, limit, woundsEach }: TollTarget): number {
  const volleys = given.filter(canHit);
  const width = mostRecovered(volleys) + 1;
  const room = limit - start;
  let cost = 0;
  let reach = { lost: 1, recovered: 1 };
  for (const { plan, models } of volleys) {
    const lost = mostWounds(oddsOf(plan));
    const recovered = mostRecoveredOf(plan);
    const cells = (lost + 1) * (recovered + 1);
    for (let attacks = models * expressionMax(plan.attacks); attacks > 0; attacks--) {
      cost += reach.lost * reach.recovered * cells;
      reach = {
        lost: Math.min(room + 1, reach.lost + lost),
        recovered: Math.min(width, reach.recovered + recovered),
      };
    }
  }
  const slays = volleys.some(({ plan }) => slaysModels(plan, woundsEach));
  if (slays && width > 1 && mostLost(volleys) >= room) {
    const starts = Math.min(mostAttacks(volleys), Math.ceil(room / woundsEach));
    return cost * ((starts * (starts + 1)) / 2);
  }
  return slays && start % woundsEach > 0 ? TRACKS * cost : cost;
}

/** Those that slay nobody, and twice those that slay somebody. */
const TRACKS = 3;

function mostAttacks(volleys: readonly Volley[]): number {
  return volleys.reduce((sum, { plan, models }) => sum + models * expressionMax(plan.attacks), 0);
}

function mostLost(volleys: readonly Volley[]): number {
  return volleys.reduce(
    (sum, { plan, models }) => sum + models * expressionMax(plan.attacks) * mostWounds(oddsOf(plan)),
    0,
  );
}

/** Attacks that never hit leave the target as it is. */
function canHit({ plan }: Volley): boolean {
  return oddsOf(plan).attack.misses < 1;
}

function mostRecovered(volleys: readonly Volley[]): number {
  return volleys.reduce(
    (sum, { plan, models }) => sum + models * expressionMax(plan.attacks) * mostRecoveredOf(plan),
    0,
  );
}

/** Of one attack: who is slain outright recovers nothing. */
function mostRecoveredOf(plan: Plan): number {
  const odds = oddsOf(plan);
  return plan.recovery === 'none' ? 0 : mostHits(odds) * (odds.each.length - 1);
}

interface Field {
  readonly height: number;
  readonly width: number;
  readonly start: number;
  /** Rows and columns from here on are still empty. */
  readonly reach: { lost: number; recovered: number };
}

function fieldOf(start: number, limit: number, width: number): Field {
  return { height: limit - start + 1, width, start, reach: { lost: 1, recovered: 1 } };
}

/** As many attacks as `times` says, one after the other. */
function repeatedly(
  given: readonly Float64Array[],
  once: (states: readonly Float64Array[]) => readonly Float64Array[],
  times: Pmf,
): readonly Float64Array[] {
  const result = given.map((state) => new Float64Array(state.length));
  let states = given;
  for (let attacks = 0; ; attacks++) {
    if (times[attacks] > 0)
      for (const [index, sum] of result.entries()) {
        const state = states[index];
        for (let i = 0; i < state.length; i++) sum[i] += times[attacks] * state[i];
      }
    if (attacks === times.length - 1) return result;
    states = once(states);
  }
}

/** Adds to `next` what one attack makes of `state`. */
function move(state: Float64Array, next: Float64Array, field: Field, one: Losses, budget: Budget): void {
  const { height, width, start, reach } = field;
  const grid = { width, cells: next };
  for (let lost = 0; lost < reach.lost; lost++) {
    const table = one[(start + lost) % one.length];
    budget.spend(reach.recovered * table.cells.length);
    for (let back = 0; back < reach.recovered; back++) {
      const cell = lost * width + back;
      const chance = state[cell];
      if (chance === 0) continue;
      // A unit that is gone takes no more.
      if (lost === height - 1) next[cell] += chance * massOf(table);
      else addGrid(grid, lost, back, chance, table);
    }
  }
}

function massOf({ cells }: Grid): number {
  let mass = 0;
  for (let i = 0; i < cells.length; i++) mass += cells[i];
  return mass;
}

function extend({ height, width, reach }: Field, one: Losses): void {
  reach.lost = Math.min(height, reach.lost + Math.max(...one.map(heightOf)) - 1);
  reach.recovered = Math.min(width, reach.recovered + Math.max(...one.map((grid) => grid.width)) - 1);
}

/** Every cell counts `less` wounds too many. */
function addStates({ lost, scored }: Toll, state: Float64Array, { height, width }: Field, less: number): void {
  for (let row = less; row < height; row++)
    for (let back = 0; back < width; back++) {
      const chance = state[row * width + back];
      lost[row - less] += chance;
      scored[row - less + back] += chance;
    }
}
