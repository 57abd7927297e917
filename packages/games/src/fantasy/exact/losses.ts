// What attacks take off a unit, as a table over (wounds lost, wounds recovered), and how such tables follow one another.
// Where a wound stays on the model it struck there is one table for each number of wounds that model has already lost.
import { bernoulli, power } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { HitOdds, Odds } from './odds.ts';

/** P(lost, recovered) at lost * width + recovered. */
export interface Grid {
  readonly width: number;
  readonly cells: Float64Array;
}

/** One grid, or one for each number of wounds on the front model. */
export type Losses = readonly Grid[];

/** The largest number of wounds a target can lose: what goes beyond is put on it. */
export interface Limit {
  readonly lost: number;
  /** Wounds of one model where wounds stay on it, else 1. */
  readonly residues: number;
}

export const NO_LOSSES: Losses = [{ width: 1, cells: Float64Array.of(1) }];

export function heightOf({ width, cells }: Grid): number {
  return cells.length / width;
}

/** One attack: a miss, a hit, or two hits one after the other. */
export function lossesOfAttack(odds: Odds, limit: Limit, budget: Budget): Losses {
  const { misses, hits, poisons, hitsTwice, poisonsAndHits } = odds.attack;
  const hit = lossesOfHit(odds, odds.hit[0], limit);
  const poisoned = lossesOfHit(odds, odds.poisonedHit[0], limit);
  const once = blend([misses, hits, poisons], [NO_LOSSES, hit, poisoned]);
  if (hitsTwice + poisonsAndHits === 0) return once;
  const first = blend([hitsTwice, poisonsAndHits], [hit, poisoned]);
  return blend([1, 1], [once, inSequence(first, hit, limit, budget)]);
}

function lossesOfHit(odds: Odds, hit: HitOdds, { residues, lost }: Limit): Losses {
  return Array.from({ length: residues }, (_, onModel) =>
    gridOfHit(odds, hit, residues === 1 ? lost : residues - onModel),
  );
}

/** `most` is what the model struck can still lose. */
function gridOfHit({ each, slayWounds, recovers }: Odds, hit: HitOdds, most: number): Grid {
  const farthest = Math.min(most, Math.max(each.length - 1, hit.slays > 0 ? slayWounds : 0));
  const width = recovers > 0 ? farthest + 1 : 1;
  const cells = new Float64Array((farthest + 1) * width);
  cells[0] = hit.stopped + hit.saved;
  for (let wounds = 0; wounds < each.length; wounds++) {
    const taken = Math.min(wounds, most);
    cells[taken * width] += hit.sureWounds * each[wounds];
    const recovered = power(bernoulli(recovers), taken);
    for (let back = 0; back < Math.min(width, taken + 1); back++)
      cells[(taken - back) * width + back] += hit.wounds * each[wounds] * recovered[back];
  }
  if (hit.slays > 0) cells[Math.min(slayWounds, most) * width] += hit.slays;
  return { width, cells };
}

/** `weights[i]` of `parts[i]`. */
export function blend(weights: ArrayLike<number>, parts: readonly Losses[]): Losses {
  const residues = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: residues }, (_, onModel) =>
    blendGrids(
      weights,
      parts.map((part) => part[onModel % part.length]),
    ),
  );
}

function blendGrids(weights: ArrayLike<number>, parts: readonly Grid[]): Grid {
  const width = Math.max(...parts.map((part) => part.width));
  const height = Math.max(...parts.map(heightOf));
  const cells = new Float64Array(width * height);
  for (const [index, part] of parts.entries())
    for (let lost = 0; lost < heightOf(part); lost++)
      for (let back = 0; back < part.width; back++)
        cells[lost * width + back] += weights[index] * part.cells[lost * part.width + back];
  return { width, cells };
}

/** First `a`, then `b` on what `a` left. */
export function inSequence(a: Losses, b: Losses, limit: Limit, budget: Budget): Losses {
  const residues = Math.max(a.length, b.length);
  return Array.from({ length: residues }, (_, onModel) => followed(a[onModel % a.length], b, onModel, limit, budget));
}

function followed(a: Grid, b: Losses, onModel: number, limit: Limit, budget: Budget): Grid {
  const height = Math.min(limit.lost + 1, heightOf(a) + Math.max(...b.map(heightOf)) - 1);
  const width = a.width + Math.max(...b.map((grid) => grid.width)) - 1;
  budget.spend(a.cells.length * b[0].cells.length + width * height);
  const result: Grid = { width, cells: new Float64Array(width * height) };
  for (let lost = 0; lost < heightOf(a); lost++) {
    budget.look();
    const next = b[(onModel + lost) % b.length];
    for (let back = 0; back < a.width; back++) {
      const chance = a.cells[lost * a.width + back];
      if (chance > 0) addGrid(result, lost, back, chance, next);
    }
  }
  return result;
}

/** Adds what comes after (lost, back) with its chance; what goes beyond the last row is put on it. */
export function addGrid({ width, cells }: Grid, lost: number, back: number, chance: number, after: Grid): void {
  const { width: columns, cells: next } = after;
  const top = cells.length / width - 1;
  const rows = next.length / columns;
  for (let more = 0; more < rows; more++) {
    const row = Math.min(top, lost + more) * width + back;
    for (let column = 0; column < columns; column++) cells[row + column] += chance * next[more * columns + column];
  }
}
