// What the dice of one weapon line do: the distribution of wounds, and of something counted beside them.
import { convolve, type Pmf, power } from '@oddsmith/kernel';
import type { LineProfile } from './profile.ts';

/** `joint[c][w]` is P(count = c and wounds = w). One row when nothing is counted. */
export type Joint = readonly Pmf[];

/** What is counted beside wounds. */
export type Count = 'nothing' | 'natural ones' | 'hits';

const NOTHING: Pmf = Float64Array.of(1);

function convolveJoint(a: Joint, b: Joint): Joint {
  if (a.length === 1 && b.length === 1) return [convolve(a[0], b[0])];
  const result: Pmf[] = [];
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) result[i + j] = add(result[i + j], convolve(a[i], b[j]), 1);
  return result;
}

export function powerJoint(joint: Joint, times: number): Joint {
  if (joint.length === 1) return [power(joint[0], times)];
  let result: Joint = [NOTHING];
  let factor = joint;
  for (let left = times; left > 0; left >>>= 1) {
    if (left & 1) result = convolveJoint(result, factor);
    if (left > 1) factor = convolveJoint(factor, factor);
  }
  return result;
}

/** into + weight * part, grown where needed. */
function add(into: Pmf | undefined, part: Pmf, weight: number): Pmf {
  const length = Math.max(into?.length ?? 0, part.length);
  const result = into !== undefined && into.length === length ? into : new Float64Array(length);
  if (into !== undefined && result !== into) result.set(into);
  for (let i = 0; i < part.length; i++) result[i] += weight * part[i];
  return result;
}

/** Wounds of one hit that must be blocked on `blockOn`, before ignore rolls. */
function hitWounds(profile: LineProfile, blockOn: number, six: boolean): Pmf {
  const rerolled = 7 - profile.rerollFrom;
  const result = new Float64Array(2 + profile.extraWounds[1] + (six ? profile.extraWoundOnSix : 0));
  for (let face = 1; face <= 6; face++) {
    const first = face < profile.rerollFrom ? 1 / 6 : 0;
    const chance = first + rerolled / 36;
    const wounds = face >= blockOn ? 0 : 1 + profile.extraWounds[face] + (six ? profile.extraWoundOnSix : 0);
    result[wounds] += chance;
  }
  return result;
}

/** A hit of a natural 6 with its Blast copies. */
function sixWounds(profile: LineProfile): Pmf {
  const main = hitWounds(profile, profile.blockOnSix, true);
  if (profile.copies === 1) return main;
  if (profile.copiesKeepAp) return power(main, profile.copies);
  return convolve(main, power(hitWounds(profile, profile.blockOn, true), profile.copies - 1));
}

/** One attack die; `more` is what an extra attack adds, none for the extra attacks themselves. */
function dieJoint(profile: LineProfile, count: Count, more: Joint | undefined): Joint {
  const plain = power(hitWounds(profile, profile.blockOn, false), profile.copies);
  const six = sixWounds(profile);
  const result: Pmf[] = [];
  for (let face = 1; face <= 6; face++) {
    const hits = face >= profile.hitOn;
    const extra = hits ? profile.extraHits[face] : 0;
    let wounds: Pmf = NOTHING;
    if (hits) wounds = face === 6 ? six : plain;
    if (extra > 0) wounds = convolve(wounds, power(plain, extra));
    let counted = 0;
    if (count === 'natural ones' && face === 1) counted = 1;
    if (count === 'hits' && hits) counted = profile.copies * (1 + extra);
    const again = hits ? profile.extraAttacks[face] : 0;
    const after = more !== undefined && again > 0 ? powerJoint(more, again) : [NOTHING];
    for (let c = 0; c < after.length; c++)
      result[counted + c] = add(result[counted + c], convolve(wounds, after[c]), 1 / 6);
  }
  for (let c = 0; c < result.length; c++) result[c] ??= Float64Array.of(0);
  return result;
}

/** Unmultiplied wounds of `dice` attack dice, before ignore rolls. */
export function volley(profile: LineProfile, dice: number, count: Count): Joint {
  const again = profile.extraAttacks.some((attacks) => attacks > 0);
  const more = again ? dieJoint(profile, count, undefined) : undefined;
  return powerJoint(dieJoint(profile, count, more), dice);
}

/** Hits of `dice` attack dice, Blast copies included. */
export function hitsOf(profile: LineProfile, dice: number): Pmf {
  const once = (more: Pmf | undefined): Pmf => {
    let result: Pmf = Float64Array.of(0);
    for (let face = 1; face <= 6; face++) {
      const hits = face >= profile.hitOn;
      let outcome: Pmf = NOTHING;
      if (hits) {
        outcome = new Float64Array(profile.copies * (1 + profile.extraHits[face]) + 1);
        outcome[outcome.length - 1] = 1;
        if (more !== undefined) outcome = convolve(outcome, power(more, profile.extraAttacks[face]));
      }
      result = add(result, outcome, 1 / 6);
    }
    return result;
  };
  const again = profile.extraAttacks.some((attacks) => attacks > 0);
  return power(once(again ? once(undefined) : undefined), dice);
}

/** `dice` dice of which each gives a hit that must be blocked with `chance`: wounds, and hits beside them. */
export function looseVolley(profile: LineProfile, dice: number, chance: number): { wounds: Pmf; hits: Pmf } {
  const one = hitWounds(profile, profile.blockOn, false);
  const each = Float64Array.of(1 - chance + chance * one[0], chance * one[1]);
  return { wounds: power(each, dice), hits: power(Float64Array.of(1 - chance, chance), dice) };
}
