// S68 and S69: half strength and Battle-shock.
import { chanceOfTwoDice } from './charge.ts';

export interface Strength {
  readonly models: number;
  readonly wounds: number;
}

/** S68: fewer than half of the models; of a unit that was one model, fewer than half of its wounds. In the 11th edition also exactly half. */
export function isBelowHalf(start: Strength, left: Strength, halfIsBelow = false): boolean {
  const [whole, rest] = start.models === 1 ? [start.wounds, left.wounds] : [start.models, left.models];
  return halfIsBelow ? 2 * rest <= whole : 2 * rest < whole;
}

/** S69: the best Leadership of the living. */
export function neededToHold(leaderships: readonly number[]): number {
  return Math.min(...leaderships);
}

export function chanceToHold(leaderships: readonly number[]): number {
  return chanceOfTwoDice(neededToHold(leaderships));
}
