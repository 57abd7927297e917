// The attacks of a battle in the order in which they are resolved, as both engines take them.
import type { Plan, Situation } from './plan.ts';
import { planOf } from './rules.ts';
import { type AttackInput, profilesOf, type Strike } from './schema/index.ts';

/** So many models, each with the attacks of one plan. */
export interface Volley {
  readonly plan: Plan;
  readonly models: number;
}

/** Impact hits, then normal attacks, then stomps. */
const ORDER: readonly Strike[] = ['impact', 'normal', 'stomp'];

export function situationOf(input: AttackInput): Situation {
  return {
    charged: input.charged,
    chargeDistance: input.chargeDistance,
    targetWounds: input.target?.wounds ?? null,
  };
}

export function volleysOf(input: AttackInput): readonly Volley[] {
  const situation = situationOf(input);
  return profilesOf(input)
    .toSorted((a, b) => ORDER.indexOf(a.strike) - ORDER.indexOf(b.strike))
    .map((profile) => ({ plan: planOf(profile, situation), models: profile.models }));
}
