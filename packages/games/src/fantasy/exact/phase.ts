// The strikes of one round from one state of both units: the joint distribution of what they lose.
// The state is (wounds first loses, wounds second loses, wounds second recovered less those first recovered): recovered wounds
// matter only for the combat result, so one difference holds them.
import type { Budget } from '../../contract/budget.ts';
import type { Strikers } from '../card/formation.ts';
import { type Grid, heightOf, type Losses, NO_LOSSES } from './losses.ts';
import type { StepLosses } from './step-losses.ts';

/** Chances below this do nothing that a float64 can show beside the others. */
const NEGLIGIBLE = 1e-30;

/** Strikes of the same moment; null where a side has none. */
export interface PhaseStep {
  readonly offSecond: StepLosses | null;
  readonly offFirst: StepLosses | null;
}

/** A unit at the start of the phase. */
export interface PhaseUnit {
  /** Wounds lost before. */
  readonly lost: number;
  readonly total: number;
  readonly woundsEach: number;
  readonly strikers: (slain: number, hurt?: number) => Strikers;
  /** Strikes the more often the more wounds its front model has lost. */
  readonly rages: boolean;
}

export interface PhaseResult {
  /** P(first loses a, second loses b, difference d) at (a * width + b) * depth + d + offset. */
  readonly cells: Float64Array;
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly offset: number;
}

export function phase(steps: readonly PhaseStep[], first: PhaseUnit, second: PhaseUnit, budget: Budget): PhaseResult {
  let state: PhaseResult = { cells: Float64Array.of(1), height: 1, width: 1, depth: 1, offset: 0 };
  for (const step of steps) {
    const offSecond = lossesByLost(step.offSecond, first, state.height);
    const offFirst = lossesByLost(step.offFirst, second, state.width);
    state = struck(state, offFirst, offSecond, first, second, budget);
  }
  return state;
}

/** What a unit's strikes do, by the wounds it has lost in this phase; null where it does not strike. */
function lossesByLost(losses: StepLosses | null, unit: PhaseUnit, height: number): readonly Losses[] | null {
  if (losses === null) return null;
  const before = Math.floor(unit.lost / unit.woundsEach);
  let slain = -1;
  let hurt = 0;
  let current: Losses = [];
  return Array.from({ length: height }, (_, lost) => {
    const now = Math.floor((unit.lost + lost) / unit.woundsEach) - before;
    const hurtNow = unit.rages ? (unit.lost + lost) % unit.woundsEach : 0;
    if (now !== slain || hurtNow !== hurt) current = losses.of(unit.strikers(now, hurtNow));
    slain = now;
    hurt = hurtNow;
    return current;
  });
}

function extent(losses: readonly Losses[] | null): { readonly lost: number; readonly recovered: number } {
  let lost = 0;
  let recovered = 0;
  for (const tables of losses ?? [])
    for (const grid of tables) {
      lost = Math.max(lost, heightOf(grid) - 1);
      recovered = Math.max(recovered, grid.width - 1);
    }
  return { lost, recovered };
}

function struck(
  state: PhaseResult,
  offFirst: readonly Losses[] | null,
  offSecond: readonly Losses[] | null,
  first: PhaseUnit,
  second: PhaseUnit,
  budget: Budget,
): PhaseResult {
  const toFirst = extent(offFirst);
  const toSecond = extent(offSecond);
  const height = Math.min(first.total - first.lost + 1, state.height + toFirst.lost);
  const width = Math.min(second.total - second.lost + 1, state.width + toSecond.lost);
  const offset = state.offset + toFirst.recovered;
  const depth = state.depth + toFirst.recovered + toSecond.recovered;
  const cells = new Float64Array(height * width * depth);
  budget.spend(cells.length);
  const next: PhaseResult = { cells, height, width, depth, offset };
  const shift = offset - state.offset;
  for (let a = 0; a < state.height; a++) {
    budget.look();
    for (let b = 0; b < state.width; b++) {
      const onFirst = tableAt(offFirst, b, first.lost + a);
      const onSecond = tableAt(offSecond, a, second.lost + b);
      for (let d = 0; d < state.depth; d++) {
        const chance = state.cells[(a * state.width + b) * state.depth + d];
        if (chance < NEGLIGIBLE) continue;
        spread(next, chance, a, b, d + shift, onFirst, onSecond);
        budget.spend(onFirst.cells.length * onSecond.cells.length);
      }
    }
  }
  return next;
}

/** By the wounds the striker has lost in this phase, and by the wounds on the front model of the target. */
function tableAt(losses: readonly Losses[] | null, strikerLost: number, targetLost: number): Grid {
  const tables = losses === null ? NO_LOSSES : losses[strikerLost];
  return tables[targetLost % tables.length];
}

/** Both lose at once. */
function spread(
  next: PhaseResult,
  chance: number,
  a: number,
  b: number,
  d: number,
  onFirst: Grid,
  onSecond: Grid,
): void {
  const { cells, height, width, depth } = next;
  const rows = heightOf(onFirst);
  const columns = heightOf(onSecond);
  for (let i = 0; i < rows; i++)
    for (let r = 0; r < onFirst.width; r++) {
      const weight = chance * onFirst.cells[i * onFirst.width + r];
      if (weight < NEGLIGIBLE) continue;
      const row = Math.min(height - 1, a + i) * width;
      for (let j = 0; j < columns; j++) {
        const cell = (row + Math.min(width - 1, b + j)) * depth + d - r;
        for (let s = 0; s < onSecond.width; s++) cells[cell + s] += weight * onSecond.cells[j * onSecond.width + s];
      }
    }
}
