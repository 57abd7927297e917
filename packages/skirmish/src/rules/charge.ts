// S55 and S58: who may be charged, and what the roll must show.

import { SLACK } from '../geometry/segment.ts';
import { type Body, ENGAGEMENT, horizontal, rangeOfUnits, UPWARDS, vertical, within } from './measure.ts';

/** A charge is declared within this. */
export const CHARGE_RANGE = 12;
/** What a charge need not cover, and the least it comes to: editions differ. */
export interface ChargeRules {
  readonly takenOff: number;
  readonly fewest: number;
}

const TENTH: ChargeRules = { takenOff: ENGAGEMENT, fewest: 2 };

export function isInChargeRange(unit: readonly Body[], target: readonly Body[]): boolean {
  return within(rangeOfUnits(unit, target), CHARGE_RANGE);
}

/** The least roll with which the straight way reaches every target (S58): a lower bound where it is not free. */
export function neededRoll(
  unit: readonly Body[],
  targets: readonly (readonly Body[])[],
  { takenOff, fewest }: ChargeRules = TENTH,
): number {
  let most = 0;
  for (const target of targets) {
    let least = Number.POSITIVE_INFINITY;
    for (const one of unit)
      for (const other of target)
        least = Math.min(
          least,
          Math.max(0, horizontal(one, other) - takenOff) + Math.max(0, vertical(one, other) - UPWARDS),
        );
    most = Math.max(most, least);
  }
  return Math.max(fewest, Math.ceil(most - SLACK));
}

/** P(2D6 >= needed). */
export function chanceOfTwoDice(needed: number): number {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two >= needed) ways++;
  return ways / 36;
}
