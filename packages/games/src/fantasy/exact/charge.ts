// How far a charge carries: every sum counted, none rolled.
import type { Pmf } from '@oddsmith/kernel';
import type { ChargeRoll } from '../card/charge.ts';
import { LOWEST_TWO_OF_THREE, TWO_DICE } from './dice-sums.ts';

const FACES = 6;
const ONE_DIE = Float64Array.from({ length: FACES + 1 }, (_, face) => (face === 0 ? 0 : 1 / FACES));

/** P(dice) of one roll. Of two dice (2k - 1) pairs have k as the higher one; the lower one is its mirror image. */
const DICE: { readonly [D in ChargeRoll['dice']]: Pmf } = {
  higher: Float64Array.from({ length: FACES + 1 }, (_, k) => (k === 0 ? 0 : (2 * k - 1) / FACES ** 2)),
  lower: Float64Array.from({ length: FACES + 1 }, (_, k) => (k === 0 ? 0 : (2 * (FACES - k) + 1) / FACES ** 2)),
  both: TWO_DICE,
  // The best two of three are the lowest two with every face counted from the other end.
  bestTwo: LOWEST_TWO_OF_THREE.map((_, sum) => LOWEST_TWO_OF_THREE[2 * (FACES + 1) - sum] ?? 0),
};

/** P(inches) at their number. */
export function chargeRanges({ movement, dice, plusDie, least, again, distance }: ChargeRoll): Pmf {
  const added = plusDie ? ONE_DIE : Float64Array.of(1);
  const once = DICE[dice];
  const inches = (sum: number, more: number): number => movement + Math.max(least, sum) + more;
  const ranges = new Float64Array(movement + Math.max(least, once.length - 1) + added.length);
  for (const [more, share] of added.entries()) {
    const fails = again
      ? once.reduce((total, chance, sum) => total + (inches(sum, more) < distance ? chance : 0), 0)
      : 0;
    for (const [sum, chance] of once.entries()) {
      const kept = again && inches(sum, more) < distance ? 0 : chance;
      ranges[inches(sum, more)] += share * (kept + fails * chance);
    }
  }
  return ranges;
}

export function arrivalChance({ distance, declared }: ChargeRoll, ranges: Pmf): number {
  if (distance > declared) return 0;
  let arrives = 0;
  for (let inches = distance; inches < ranges.length; inches++) arrives += ranges[inches];
  return Math.min(1, arrives);
}
