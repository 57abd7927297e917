// A battle as everything after `prepare` takes it: each profile beside the plan that the rules made of it.
import { chargeMatters, type StrikeStep, situationAgainst, stepsOfRound } from './initiative.ts';
import type { Plan, Situation } from './plan.ts';
import { type FantasyRule, planOf, rulesOf } from './rules/attack.ts';
import {
  type AttackInput,
  type AttackProfile,
  type CombatInput,
  type CombatProfile,
  type CombatUnit,
  type Profile,
  profilesOf,
  type Strike,
  type Target,
} from './schema/index.ts';

/** A profile as entered, and what it rolls. */
export interface Planned<P extends Profile = Profile> {
  readonly profile: P;
  /** The rules in force, in the order in which they rewrote the plan. */
  readonly rules: readonly FantasyRule[];
  readonly plan: Plan;
  readonly situation: Situation;
}

/** So many models, or in a combat at most so many, each with the attacks of one plan. */
export interface Volley {
  readonly plan: Plan;
  readonly models: number;
}

export interface AttackBattle {
  readonly input: AttackInput;
  readonly target: Target | null;
  /** Wounds of one model of the target, endless or not. */
  readonly woundsEach: number;
  /** In the order of the input. */
  readonly profiles: readonly Planned<AttackProfile>[];
  /** In the order in which they are resolved. */
  readonly volleys: readonly Volley[];
}

/** A unit whose profiles are those of the first round, in which a charge counts. */
export interface PlannedUnit {
  readonly unit: CombatUnit;
  readonly profiles: readonly Planned<CombatProfile>[];
}

export interface CombatBattle {
  readonly input: CombatInput;
  readonly first: PlannedUnit;
  readonly second: PlannedUnit;
  /** The steps of the first round, and of every later one: the same list where a charge changes nothing. */
  readonly opening: readonly StrikeStep[];
  readonly later: readonly StrikeStep[];
}

/** Impact hits, then normal attacks, then stomps. */
const ORDER: readonly Strike[] = ['impact', 'normal', 'stomp'];

export function prepareAttack(input: AttackInput): AttackBattle {
  const situation: Situation = {
    system: input.system,
    charged: input.charged,
    chargeDistance: input.chargeDistance,
    targetWounds: input.target?.wounds ?? null,
  };
  const profiles = profilesOf(input).map((profile) => planned(profile, situation));
  const volleys = profiles
    .toSorted((a, b) => ORDER.indexOf(a.profile.strike) - ORDER.indexOf(b.profile.strike))
    .map(({ profile, plan }) => ({ plan, models: profile.models }));
  const woundsEach = input.target?.wounds ?? profiles[0].plan.woundCap;
  return { input, target: input.target, woundsEach, profiles, volleys };
}

export function prepareCombat(input: CombatInput): CombatBattle {
  const first = plannedUnit(input.first, input.second, true);
  const second = plannedUnit(input.second, input.first, true);
  const opening = stepsOfRound(first, second);
  const later = chargeMatters(input)
    ? stepsOfRound(plannedUnit(input.first, input.second, false), plannedUnit(input.second, input.first, false))
    : opening;
  return { input, first, second, opening, later };
}

function plannedUnit(unit: CombatUnit, enemy: CombatUnit, opening: boolean): PlannedUnit {
  const situation = situationAgainst(unit, enemy, opening);
  return { unit, profiles: unit.profiles.map((profile) => planned(profile, situation)) };
}

function planned<P extends Profile>(profile: P, situation: Situation): Planned<P> {
  const rules = rulesOf(profile, situation);
  return { profile, rules, plan: planOf(profile, rules, situation), situation };
}
