// What every unit did over a battle, against what exact odds expected of it when it attacked.
import type { Action } from './action.ts';
import { attackOdds } from './attack.ts';
import type { AttackPhase } from './attacks/attack-request.ts';
import type { BattleEvent } from './event.ts';
import type { State } from './state.ts';

export interface UnitLedger {
  readonly unit: string;
  /** Wounds it took off the enemy. */
  readonly dealt: number;
  /** Mean of the exact distributions of the same attacks. */
  readonly expected: number;
  /** Models and wounds it lost. */
  readonly slain: number;
  readonly lost: number;
}

const PHASES: { readonly [type in Action['type']]?: AttackPhase } = {
  shoot: 'shooting',
  overwatch: 'overwatch',
  fight: 'fight',
};

function expectedOf(state: State, action: Action): number {
  const phase = PHASES[action.type];
  if (phase === undefined || !('shots' in action)) return 0;
  const odds = attackOdds(state, action.unit, action.shots, phase);
  return odds.reduce((sum, { findings }) => sum + findings.summary.meanDamage, 0);
}

/** In the order of the units; `states[i]` is that before `actions[i]`. */
export function ledger(
  states: readonly State[],
  actions: readonly Action[],
  events: readonly (readonly BattleEvent[])[],
): UnitLedger[] {
  const found = new Map(states[0].units.map(({ id }) => [id, { unit: id, dealt: 0, expected: 0, slain: 0, lost: 0 }]));
  const owner = (model: string) => found.get(model.slice(0, model.indexOf('.')));
  actions.forEach((action, index) => {
    const attacker = 'unit' in action ? found.get(action.unit) : undefined;
    if (attacker !== undefined) attacker.expected += expectedOf(states[index], action);
    for (const event of events[index]) {
      if (event.type === 'attack' && attacker !== undefined) attacker.dealt += event.damage;
      if (event.type === 'wounded') owner(event.model)!.lost += event.lost;
      if (event.type === 'slain') owner(event.model)!.slain++;
    }
  });
  return [...found.values()];
}
