// The nine scenarios as lists of activations, round by round: data that both engines play.
import type { Scenario } from './schema.ts';

export interface Activation {
  readonly side: 'attacker' | 'defender';
  readonly action: 'shoot' | 'move' | 'charge';
}

const A = (action: Activation['action']): Activation => ({ side: 'attacker', action });
const B = (action: Activation['action']): Activation => ({ side: 'defender', action });
const RETREAT = [A('shoot'), B('charge')];

/** Rounds of activations. */
const SCENARIO_ROUNDS: { readonly [scenario in Scenario]: readonly (readonly Activation[])[] } = {
  shooting_only: [[A('shoot')]],
  mutual_shooting: [[A('shoot'), B('shoot')]],
  charge: [[A('charge')]],
  receive_charge: [[B('charge')]],
  shoot_then_charge: [[A('shoot'), B('charge')]],
  approach_1_turn: [[B('shoot'), A('charge')]],
  approach_2_turns: [
    [B('shoot'), A('move')],
    [B('shoot'), A('charge')],
  ],
  full_engagement: [[A('shoot'), B('shoot')], [A('charge')]],
  fighting_retreat: [RETREAT, RETREAT, RETREAT, RETREAT, RETREAT],
};

/** Rounds in which the sides that act twice repeat their first attack at the end of its round. */
export function roundsOf(
  scenario: Scenario,
  twice: { readonly [side in Activation['side']]: boolean },
): readonly (readonly Activation[])[] {
  if (!twice.attacker && !twice.defender) return SCENARIO_ROUNDS[scenario];
  const rounds = SCENARIO_ROUNDS[scenario].map((round) => [...round]);
  for (const side of ['attacker', 'defender'] as const) {
    if (!twice[side]) continue;
    const attacks = (activation: Activation): boolean => activation.side === side && activation.action !== 'move';
    const round = rounds.find((activations) => activations.some(attacks));
    const first = round?.find(attacks);
    if (first !== undefined) round?.push(first);
  }
  return rounds;
}
