// The Old World: wounds stay on the model they strike, and a wound lost may be recovered. Attack by attack over the states
// (wounds lost, wounds recovered) of the target.
import { expressionMax, type Pmf, repeatedPmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { Volley } from '../battle.ts';
import { addGrid, heightOf, type Losses, lossesOfAttack } from './losses.ts';
import { mostWounds, oddsOf } from './odds.ts';

export interface TollTarget {
  /** Wounds lost before the first attack. */
  readonly start: number;
  /** Wounds after which nothing more happens. */
  readonly limit: number;
  readonly woundsEach: number;
}

/** Wounds lost by the sequence, and wounds scored: those recovered count too. */
export interface Toll {
  readonly lost: Pmf;
  readonly scored: Pmf;
}

export function tollOfVolleys(given: readonly Volley[], target: TollTarget, budget: Budget): Toll {
  const volleys = given.filter(canHit);
  const { start, limit, woundsEach } = target;
  const height = limit - start + 1;
  const width = mostRecovered(volleys) + 1;
  budget.spend(height * width);
  let state: Float64Array = new Float64Array(height * width);
  state[0] = 1;
  const reach = { lost: 1, recovered: 1 };
  for (const { plan, models } of volleys) {
    const residues = plan.staysOnModel ? woundsEach : 1;
    const one = lossesOfAttack(oddsOf(plan), { lost: limit, residues }, budget);
    state = struck(state, { height, width, start, reach }, one, repeatedPmf(plan.attacks, models), budget);
  }
  return tollOf(state, height, width);
}

/** Estimated steps of the same. */
export function tollCost(given: readonly Volley[], { start, limit }: TollTarget): number {
  const volleys = given.filter(canHit);
  const width = mostRecovered(volleys) + 1;
  let cost = 0;
  let attacksBefore = 0;
  for (const { plan, models } of volleys) {
    const attacks = models * expressionMax(plan.attacks);
    const step = mostWounds(oddsOf(plan));
    const cells = (step + 1) * (plan.recovery === 'none' ? 1 : step + 1);
    for (let i = 0; i < attacks; i++) {
      const rows = Math.min(limit - start + 1, (attacksBefore + i) * step + 1);
      cost += rows * Math.min(width, (attacksBefore + i) * step + 1) * cells;
    }
    attacksBefore += attacks;
  }
  return cost;
}

/** Attacks that never hit leave the target as it is. */
function canHit({ plan }: Volley): boolean {
  return oddsOf(plan).attack.misses < 1;
}

function mostRecovered(volleys: readonly Volley[]): number {
  let most = 0;
  for (const { plan, models } of volleys)
    if (plan.recovery !== 'none') most += models * expressionMax(plan.attacks) * mostWounds(oddsOf(plan));
  return most;
}

interface Field {
  readonly height: number;
  readonly width: number;
  readonly start: number;
  /** Rows and columns from here on are still empty. */
  readonly reach: { lost: number; recovered: number };
}

function struck(before: Float64Array, field: Field, one: Losses, times: Pmf, budget: Budget): Float64Array {
  const result = new Float64Array(before.length);
  let state = before;
  for (let attacks = 0; ; attacks++) {
    if (times[attacks] > 0) for (let i = 0; i < state.length; i++) result[i] += times[attacks] * state[i];
    if (attacks === times.length - 1) return result;
    state = struckOnce(state, field, one, budget);
  }
}

function struckOnce(state: Float64Array, field: Field, one: Losses, budget: Budget): Float64Array {
  const { height, width, start, reach } = field;
  const next = { width, cells: new Float64Array(state.length) };
  for (let lost = 0; lost < reach.lost; lost++) {
    const grid = one[(start + lost) % one.length];
    budget.spend(reach.recovered * grid.cells.length);
    for (let back = 0; back < reach.recovered; back++) {
      const cell = lost * width + back;
      const chance = state[cell];
      if (chance === 0) continue;
      // A unit that is gone takes no more.
      if (lost === height - 1) next.cells[cell] += chance;
      else addGrid(next, lost, back, chance, grid);
    }
  }
  reach.lost = Math.min(height, reach.lost + Math.max(...one.map(heightOf)) - 1);
  reach.recovered = Math.min(width, reach.recovered + Math.max(...one.map((grid) => grid.width)) - 1);
  return next.cells;
}

function tollOf(state: Float64Array, height: number, width: number): Toll {
  const lost = new Float64Array(height);
  const scored = new Float64Array(height + width - 1);
  for (let row = 0; row < height; row++)
    for (let back = 0; back < width; back++) {
      const chance = state[row * width + back];
      lost[row] += chance;
      scored[row + back] += chance;
    }
  return { lost, scored };
}
