// What the strikes of one unit in one step take off the other, for every set of strikers.
import { clamp, expressionMax, expressionPmf, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { strikersIn } from '../card/battle.ts';
import type { Strikers } from '../card/formation.ts';
import type { Side } from '../card/side.ts';
import type { StrikeGroup } from '../card/strikes.ts';
import { type Grid, type Limit, type Losses, lossesOfAttack } from './losses.ts';
import { oddsOf } from './odds.ts';
import {
  attackBySlain,
  type Blows,
  blendBlows,
  blowsInSequence,
  blowsOfAttack,
  lossesOf,
  NO_BLOWS,
} from './slaying.ts';

/** Models are fewer than this: the numbers of strikers make one key. */
const KEY_BASE = 64;

function keyOf({ champion, rank, single, support, character, wounded }: Strikers): number {
  const rankAndFile = ((champion * KEY_BASE + rank) * KEY_BASE + single) * (KEY_BASE * MOST_RANKS) + support;
  return (2 * rankAndFile + character) * MOST_WOUNDS + wounded;
}

/** Wounds of a model are fewer. */
const MOST_WOUNDS = 64;

/** Ranks that support, at most. */
const MOST_RANKS = 64;

export class StepLosses {
  private readonly groups: readonly GroupLosses[];
  private readonly target: Side;
  private readonly budget: Budget;
  private readonly byStrikers = new Map<number, Losses>();

  constructor(groups: readonly StrikeGroup[], target: Side, budget: Budget) {
    // Multiplied wounds come before single ones.
    this.groups = groups
      .toSorted((a, b) => Number(multiplies(b)) - Number(multiplies(a)))
      .map((group) => new GroupLosses(group, target, budget));
    this.target = target;
    this.budget = budget;
  }

  of(strikers: Strikers): Losses {
    const key = keyOf(strikers);
    let losses = this.byStrikers.get(key);
    if (losses === undefined) {
      losses = this.solve(strikers).map(trimmed);
      this.byStrikers.set(key, losses);
    }
    return losses;
  }

  private solve(strikers: Strikers): Losses {
    const { totalWounds, card } = this.target;
    let blows = NO_BLOWS;
    for (const group of this.groups) {
      const count = strikersIn(group.group, strikers);
      const limit = { lost: totalWounds, residues: group.limit.residues };
      if (count > 0) blows = blowsInSequence(blows, group.of(count), limit, this.budget);
    }
    return lossesOf(blows, card.wounds);
  }
}

function multiplies({ plan }: StrikeGroup): boolean {
  return expressionMax(plan.wounds) > 1;
}

/** What a table may leave out at its end: nothing that a float64 shows beside 1. */
const TAIL = 1e-18;

/** Without the last rows and columns that together hold no more than a tail. */
function trimmed({ width, cells }: Grid): Grid {
  let height = cells.length / width;
  for (let tail = 0; height > 1; height--) {
    for (let column = 0; column < width; column++) tail += cells[(height - 1) * width + column];
    if (tail > TAIL) break;
  }
  let columns = width;
  for (let tail = 0; columns > 1; columns--) {
    for (let row = 0; row < height; row++) tail += cells[row * width + columns - 1];
    if (tail > TAIL) break;
  }
  if (columns === width) return { width, cells: cells.subarray(0, height * width) };
  const kept = new Float64Array(height * columns);
  for (let row = 0; row < height; row++) kept.set(cells.subarray(row * width, row * width + columns), row * columns);
  return { width: columns, cells: kept };
}

/** One kind of strike: what 0, 1, 2 ... strikers do. */
class GroupLosses {
  readonly group: StrikeGroup;
  readonly limit: Limit;
  private readonly budget: Budget;
  private readonly byCount: Blows[] = [NO_BLOWS];
  /** Wounds of a model that may be slain at once, where that is more than one. */
  private readonly slain: number;

  constructor(group: StrikeGroup, target: Side, budget: Budget) {
    const { wounds } = target.card;
    this.group = group;
    this.slain = group.plan.slays && wounds > 1 ? wounds : 0;
    this.limit = { lost: target.totalWounds, residues: group.plan.staysOnModel ? wounds : 1 };
    this.budget = budget;
  }

  of(count: number): Blows {
    const { byCount, limit, budget } = this;
    if (byCount.length === 1) byCount.push(this.ofOne());
    while (byCount.length <= count)
      byCount.push(blowsInSequence(byCount[byCount.length - 1], byCount[1], limit, budget));
    return byCount[count];
  }

  private ofOne(): Blows {
    const { plan, mostAttacks } = this.group;
    const attacks = expressionPmf(plan.attacks);
    const times = clamp(attacks, 0, Math.min(mostAttacks, attacks.length - 1));
    return this.repeated(this.ofAttack(), times);
  }

  private ofAttack(): Blows {
    const odds = oddsOf(this.group.plan);
    const { limit, budget, slain } = this;
    if (slain === 0) return { none: lossesOfAttack(odds, limit, budget), some: null };
    return blowsOfAttack(attackBySlain(odds, limit, budget), slain, limit, budget);
  }

  /** As many as `times` says, one after the other. */
  private repeated(one: Blows, times: Pmf): Blows {
    const parts: Blows[] = [];
    const weights: number[] = [];
    let sofar = NO_BLOWS;
    for (let n = 0; ; n++) {
      if (times[n] > 0) {
        parts.push(sofar);
        weights.push(times[n]);
      }
      if (n === times.length - 1) return blendBlows(weights, parts);
      sofar = blowsInSequence(sofar, one, this.limit, this.budget);
    }
  }
}
