// Who strikes when in a round of combat, as both engines take it.
import { expressionMax } from '@oddsmith/kernel';
import type { PlannedUnit, Volley } from './battle.ts';
import type { Situation } from './plan.ts';
import type { CombatInput, CombatProfile, CombatUnit, Strike } from './schema/index.ts';

/** Strikes of the same moment: both sides count their models before any of them. */
export interface StrikeStep {
  /** 10 down to 0, stomps below. */
  readonly at: number;
  readonly first: readonly Volley[];
  readonly second: readonly Volley[];
}

/** Impact hits share the first step with models of initiative 10. */
const IMPACT_STEP = 10;
/** Below initiative 0. */
export const STOMP_STEP = -1;
const STEP: { readonly [S in Strike]: number | null } = { impact: IMPACT_STEP, normal: null, stomp: STOMP_STEP };

/** The steps of a round, in order. */
export function stepsOfRound(first: PlannedUnit, second: PlannedUnit): readonly StrikeStep[] {
  const steps: StrikeStep[] = [];
  for (let at = IMPACT_STEP; at >= STOMP_STEP; at--) {
    const ofFirst = strikesAt(at, first);
    const ofSecond = strikesAt(at, second);
    if (ofFirst.length + ofSecond.length > 0) steps.push({ at, first: ofFirst, second: ofSecond });
  }
  return steps;
}

/** Whether the first round differs from the later ones. */
export function chargeMatters(input: CombatInput): boolean {
  return [input.first, input.second].some((unit) =>
    unit.profiles.some((profile) => STEP[profile.strike] === STEP.impact),
  );
}

/** What the rules know when `unit` strikes `enemy`; a charge counts in the opening round alone. */
export function situationAgainst(unit: CombatUnit, enemy: CombatUnit, opening: boolean): Situation {
  return {
    system: 'dice',
    charged: unit.charged && opening,
    chargeDistance: unit.chargeDistance,
    targetWounds: enemy.wounds,
  };
}

function strikesAt(at: number, { unit, profiles }: PlannedUnit): readonly Volley[] {
  return profiles
    .filter(({ profile }) => stepOf(profile, unit) === at)
    .map(({ profile, plan }) => ({ plan, models: profile.models ?? unit.models }))
    .filter(({ plan }) => expressionMax(plan.attacks) > 0);
}

function stepOf(profile: CombatProfile, unit: CombatUnit): number {
  return STEP[profile.strike] ?? profile.initiative ?? unit.initiative;
}

/** Models still standing. */
export function modelsLeft(unit: CombatUnit, lost: number): number {
  return unit.models - Math.floor(lost / unit.wounds);
}
