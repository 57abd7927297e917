// What the strikes of one unit in one step take off the other, for every set of strikers.
import { clamp, expressionPmf } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import { strikersIn } from '../card/battle.ts';
import type { Strikers } from '../card/formation.ts';
import type { Side } from '../card/side.ts';
import type { StrikeGroup } from '../card/strikes.ts';
import { type Grid, inSequence, type Limit, type Losses, lossesOfAttack, NO_LOSSES, repeated } from './losses.ts';
import { oddsOf } from './odds.ts';

/** Strikers of a kind are fewer than this: their numbers make one key. */
const KEY_BASE = 512;

export class StepLosses {
  private readonly groups: readonly GroupLosses[];
  private readonly limit: number;
  private readonly budget: Budget;
  private readonly byStrikers = new Map<number, Losses>();

  constructor(groups: readonly StrikeGroup[], target: Side, budget: Budget) {
    this.groups = groups.map((group) => new GroupLosses(group, target, budget));
    this.limit = target.totalWounds;
    this.budget = budget;
  }

  of(strikers: Strikers): Losses {
    let key = 0;
    for (const { group } of this.groups) key = key * KEY_BASE + strikersIn(group, strikers);
    let losses = this.byStrikers.get(key);
    if (losses === undefined) {
      losses = NO_LOSSES;
      for (const group of this.groups) {
        const count = strikersIn(group.group, strikers);
        const residues = group.limit.residues;
        if (count > 0) losses = inSequence(losses, group.of(count), { lost: this.limit, residues }, this.budget);
      }
      losses = losses.map(trimmed);
      this.byStrikers.set(key, losses);
    }
    return losses;
  }
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
  private readonly byCount: Losses[] = [NO_LOSSES];

  constructor(group: StrikeGroup, target: Side, budget: Budget) {
    this.group = group;
    this.limit = { lost: target.totalWounds, residues: group.plan.staysOnModel ? target.card.wounds : 1 };
    this.budget = budget;
  }

  of(count: number): Losses {
    const { byCount, limit, budget } = this;
    if (byCount.length === 1) byCount.push(this.ofOne());
    while (byCount.length <= count) byCount.push(inSequence(byCount[byCount.length - 1], byCount[1], limit, budget));
    return byCount[count];
  }

  private ofOne(): Losses {
    const { plan, mostAttacks } = this.group;
    const attacks = expressionPmf(plan.attacks);
    const times = clamp(attacks, 0, Math.min(mostAttacks, attacks.length - 1));
    return repeated(lossesOfAttack(oddsOf(plan), this.limit, this.budget), times, this.limit, this.budget);
  }
}
