// S68 and S69: half strength and Battle-shock.
import { chanceOfTwoDice } from './charge.ts';

export interface Strength {
  readonly models: number;
  readonly wounds: number;
}

/** S68: fewer than half of the models; of a unit that was one model, fewer than half of its wounds. */
export function isBelowHalf(start: Strength, left: Strength): boolean {
  return start.models === 1 ? 2 * left.wounds < start.wounds : 2 * left.models < start.models;
}

/** S69: the best Leadership of the living. */
export function neededToHold(leaderships: readonly number[]): number {
  return Math.min(...leaderships);
}

export function chanceToHold(leaderships: readonly number[]): number {
  return chanceOfTwoDice(neededToHold(leaderships));
}
