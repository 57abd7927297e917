// Saves against hits: which dice are blocked so that the mean damage is least.
import type { Budget } from '../../contract/budget.ts';
import type { ShotPlan } from '../plan.ts';
import { EQUAL_MEANS, Unblocked } from './unblocked.ts';

export class Blocking {
  readonly unblocked: Unblocked;
  private readonly anySaveBlocks: boolean;
  private readonly downgradeCrits: number;
  /** Leaving a normal unblocked can only pay where damage is taken off for an unblocked crit. */
  private readonly everyNormal: boolean;

  constructor(shot: ShotPlan, budget: Budget) {
    this.unblocked = new Unblocked(shot, budget);
    this.anySaveBlocks = shot.anySaveBlocks;
    this.downgradeCrits = shot.downgradeCrits;
    this.everyNormal = shot.guard.softensOneCrit === 0;
  }

  /** What is left unblocked of the dice kept, as its place in the tables of `Unblocked`. */
  left(keptCrits: number, keptNormals: number, critSaves: number, normalSaves: number): number {
    const { stride } = this.unblocked;
    const crits = Math.max(0, keptCrits - this.downgradeCrits);
    const normals = keptNormals + keptCrits - crits;
    if (this.anySaveBlocks) {
      const blocked = Math.min(normals, critSaves + normalSaves);
      return Math.max(0, crits - (critSaves + normalSaves - blocked)) * stride + normals - blocked;
    }
    const most = Math.min(crits, critSaves + (normalSaves >> 1));
    let best = -1;
    // For each number of blocked crits: crit saves go first, because one does what two normal saves do.
    for (let blocked = 0; blocked <= most; blocked++) {
      const byCrits = Math.min(blocked, critSaves);
      const free = critSaves - byCrits + normalSaves - 2 * (blocked - byCrits);
      const fewest = normals - Math.min(normals, free);
      const last = this.everyNormal ? fewest : normals;
      for (let open = fewest; open <= last; open++) best = this.better(best, (crits - blocked) * stride + open);
    }
    return best;
  }

  /** The lower mean; of equal ones fewer dice, then fewer crits. */
  private better(one: number, two: number): number {
    if (one < 0) return two;
    const { mean, stride } = this.unblocked;
    if (mean[two] < mean[one] - EQUAL_MEANS) return two;
    if (mean[two] > mean[one] + EQUAL_MEANS) return one;
    const crits1 = Math.floor(one / stride);
    const crits2 = Math.floor(two / stride);
    const dice1 = crits1 + one - crits1 * stride;
    const dice2 = crits2 + two - crits2 * stride;
    return dice2 < dice1 || (dice2 === dice1 && crits2 < crits1) ? two : one;
  }
}
