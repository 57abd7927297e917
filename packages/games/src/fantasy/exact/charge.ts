// How far a charge carries: every sum counted, none rolled.
import type { Pmf } from '@oddsmith/kernel';
import type { ChargeRoll } from '../card/charge.ts';
import { DISTANCES, ONE_DIE } from './dice-sums.ts';

/** P(inches) at their number. */
export function chargeRanges({ movement, dice, plusDie, least, again, distance }: ChargeRoll): Pmf {
  const added = plusDie ? ONE_DIE : Float64Array.of(1);
  const once = DISTANCES[dice];
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

/** A charge at those who flee straight away: how far it carries, and the chance to reach them. */
export function chargeAfter(roll: ChargeRoll, flight: Pmf): { readonly ranges: Pmf; readonly caught: number } {
  let ranges: Pmf = Float64Array.of(0);
  let caught = 0;
  for (const [far, flees] of flight.entries()) {
    if (flees === 0) continue;
    const chase = { ...roll, distance: roll.distance + far };
    const carried = chargeRanges(chase);
    ranges = addScaled(ranges, carried, flees);
    // It was declared before they fled.
    if (roll.distance <= roll.declared)
      caught += flees * arrivalChance({ ...chase, declared: chase.distance }, carried);
  }
  return { ranges, caught };
}

function addScaled(to: Pmf, added: Pmf, scale: number): Pmf {
  return Float64Array.from(
    { length: Math.max(to.length, added.length) },
    (_, n) => (to[n] ?? 0) + scale * (added[n] ?? 0),
  );
}

export function arrivalChance({ distance, declared }: ChargeRoll, ranges: Pmf): number {
  if (distance > declared) return 0;
  let arrives = 0;
  for (let inches = distance; inches < ranges.length; inches++) arrives += ranges[inches];
  return Math.min(1, arrives);
}
