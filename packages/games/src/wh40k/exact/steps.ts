// The sequence step by step: attacks, hits, wounds and unsaved wounds of a weapon as distributions of their own.
import { bernoulli, constant, type Pmf, thin } from '@oddsmith/kernel';
import { hitPmf, type RerollState, successes, type WeaponOdds, type WoundCounts } from './counts.ts';

export interface StepCounts {
  readonly attacks: Pmf;
  readonly hits: Pmf;
  readonly wounds: Pmf;
  /** Wounds that are not saved, also those after the last model fell; undefined where models save differently. */
  readonly unsaved: Pmf | undefined;
}

/** `failedSave` is the one chance that every model fails its save with, undefined where they differ. */
export function stepCounts(odds: WeaponOdds, failedSave: number | undefined): StepCounts {
  const { critical, normal } = odds.wound;
  const one = constant(1);
  const wounds = successes(odds, bernoulli(critical + normal), one);
  let unsaved: Pmf | undefined;
  if (failedSave !== undefined) {
    const through = normal * failedSave + critical * (odds.devastating ? 1 : failedSave);
    unsaved = successes(odds, bernoulli(through), bernoulli(failedSave));
  }
  return { attacks: odds.attacks, hits: successes(odds, one, one), wounds, unsaved };
}

/** The same where single rerolls may be spent. */
export function stepCountsWithRerolls(
  odds: WeaponOdds,
  available: RerollState,
  outcomes: readonly WoundCounts[],
  failedSave: number | undefined,
): StepCounts {
  let wounds: Pmf = new Float64Array(1);
  let unsaved: Pmf = new Float64Array(1);
  for (const { joint } of outcomes) {
    joint.forEach((saveable, devastating) => {
      wounds = plus(wounds, saveable, 1, devastating);
      if (failedSave === undefined) return;
      const mass = saveable.reduce((total, chance) => total + chance, 0);
      if (mass > 0) unsaved = plus(unsaved, thin(scaled(saveable, 1 / mass), failedSave), mass, devastating);
    });
  }
  return {
    attacks: odds.attacks,
    hits: hitPmf(odds, available.hit),
    wounds,
    unsaved: failedSave === undefined ? undefined : unsaved,
  };
}

export function weighted(steps: StepCounts, weight: number): StepCounts {
  if (weight === 1) return steps;
  return {
    attacks: scaled(steps.attacks, weight),
    hits: scaled(steps.hits, weight),
    wounds: scaled(steps.wounds, weight),
    unsaved: steps.unsaved === undefined ? undefined : scaled(steps.unsaved, weight),
  };
}

export function addSteps(one: StepCounts, other: StepCounts): StepCounts {
  const { unsaved } = one;
  return {
    attacks: plus(one.attacks, other.attacks),
    hits: plus(one.hits, other.hits),
    wounds: plus(one.wounds, other.wounds),
    unsaved: unsaved === undefined || other.unsaved === undefined ? undefined : plus(unsaved, other.unsaved),
  };
}

/** A weapon that is not used because nobody is left to attack. */
export function noSteps(withUnsaved: boolean, mass: number): StepCounts {
  const zero = Float64Array.of(mass);
  return { attacks: zero, hits: zero, wounds: zero, unsaved: withUnsaved ? zero : undefined };
}

function scaled(pmf: Pmf, weight: number): Pmf {
  return pmf.map((chance) => chance * weight);
}

function plus(into: Pmf, pmf: Pmf, weight = 1, shift = 0): Pmf {
  const result = new Float64Array(Math.max(into.length, pmf.length + shift));
  result.set(into);
  for (let i = 0; i < pmf.length; i++) result[i + shift] += weight * pmf[i];
  return result;
}
