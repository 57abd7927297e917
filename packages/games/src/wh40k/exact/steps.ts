// The sequence step by step: attacks, hits, wounds, unsaved wounds and damage of a weapon as distributions of their own.
import { bernoulli, constant, type Pmf, thin } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { hitPmf, type Reserve, successes, type WeaponOdds, type WoundCounts } from './counts.ts';

/** All five, weighted with the chance that the weapon is used in this way. */
export interface WeaponSteps {
  readonly attacks: Pmf;
  readonly hits: Pmf;
  readonly wounds: Pmf;
  /** Wounds that are not saved, also those after the last model fell; undefined where it would take too long to tell. */
  readonly unsaved: Pmf | undefined;
  /** Wounds the target loses to the weapon; undefined likewise. */
  readonly damage: Pmf | undefined;
  readonly meanDamage: number;
}

/** What the attacker's dice alone decide. */
export type DiceSteps = Pick<WeaponSteps, 'attacks' | 'hits' | 'wounds'>;

export function diceSteps(odds: WeaponOdds, budget: Budget): DiceSteps {
  const one = constant(1);
  return {
    attacks: odds.attacks,
    hits: successes(odds, one, one, budget),
    wounds: successes(odds, bernoulli(odds.wound.critical + odds.wound.normal), one, budget),
  };
}

/** The same where single rerolls may be spent. */
export function diceStepsWithRerolls(
  odds: WeaponOdds,
  available: Reserve,
  outcomes: readonly WoundCounts[],
  budget: Budget,
): DiceSteps {
  let wounds: Pmf = new Float64Array(1);
  for (const { joint } of outcomes)
    joint.forEach((saveable, devastating) => {
      budget.look();
      wounds = plus(wounds, saveable, 1, devastating);
    });
  const { attackRerolls } = odds;
  const attacks =
    attackRerolls === undefined || available.attacks === 0
      ? odds.attacks
      : plus(attackRerolls.kept, attackRerolls.redone);
  return { attacks, hits: hitPmf(odds, available, budget), wounds };
}

/** Unsaved wounds where every model fails its save with the same chance and no single reroll is about. */
export function unsavedCounts(odds: WeaponOdds, failedSave: number, budget: Budget): Pmf {
  const { critical, normal } = odds.wound;
  const through = normal * failedSave + critical * (odds.devastating ? 1 : failedSave);
  return successes(odds, bernoulli(through), bernoulli(failedSave), budget);
}

/** The same from the numbers of wounds. */
export function unsavedOf(outcomes: readonly WoundCounts[], failedSave: number, budget: Budget): Pmf {
  let unsaved: Pmf = new Float64Array(1);
  for (const { joint } of outcomes)
    joint.forEach((saveable, devastating) => {
      budget.look();
      const mass = saveable.reduce((total, chance) => total + chance, 0);
      if (mass > 0)
        unsaved = plus(
          unsaved,
          thin(scaled(saveable, 1 / mass), failedSave, () => budget.look()),
          mass,
          devastating,
        );
    });
  return unsaved;
}

export function addSteps(one: WeaponSteps, other: WeaponSteps): WeaponSteps {
  return {
    attacks: plus(one.attacks, other.attacks),
    hits: plus(one.hits, other.hits),
    wounds: plus(one.wounds, other.wounds),
    unsaved: one.unsaved && other.unsaved && plus(one.unsaved, other.unsaved),
    damage: one.damage && other.damage && plus(one.damage, other.damage),
    meanDamage: one.meanDamage + other.meanDamage,
  };
}

/** A weapon that is not used because nobody is left to attack. */
export function noSteps(mass: number): WeaponSteps {
  const zero = Float64Array.of(mass);
  return { attacks: zero, hits: zero, wounds: zero, unsaved: zero, damage: zero, meanDamage: 0 };
}

export function scaled(pmf: Pmf, weight: number): Pmf {
  return weight === 1 ? pmf : pmf.map((chance) => chance * weight);
}

/** `into` plus `weight` of `pmf`, moved up by `shift`. */
export function plus(into: Pmf, pmf: Pmf, weight = 1, shift = 0): Pmf {
  const result = new Float64Array(Math.max(into.length, pmf.length + shift));
  result.set(into);
  for (let i = 0; i < pmf.length; i++) result[i + shift] += weight * pmf[i];
  return result;
}
