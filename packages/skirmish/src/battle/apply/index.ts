// The reducer: a state and an action make the next state and the events that explain it.

import type { Dice } from '@oddsmith/kernel';
import type { Refused } from '../../words/say.ts';
import { type Action, type ActionType, parseAction } from '../action.ts';
import { Draft } from '../draft.ts';
import type { BattleEvent } from '../event.ts';
import { endsByWipe } from '../flow.ts';
import { problemOf } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionRules } from './action-rules.ts';
import { chargeMove, chargeStop, declareCharge, reroll } from './charge.ts';
import { command, concede, endPhaseRules } from './command.ts';
import { deploy, rollOff } from './deployment.ts';
import { consolidate, fight, pileIn } from './fight.ts';
import { lossOrder } from './loss-order.ts';
import { advance, move } from './movement.ts';
import { grenade, overwatch, pass, shoot } from './shooting.ts';

const RULES: { readonly [Type in ActionType]: ActionRules<Type> } = {
  deploy,
  'roll-off': rollOff,
  command,
  move,
  advance,
  shoot,
  grenade,
  'declare-charge': declareCharge,
  'charge-move': chargeMove,
  'charge-stop': chargeStop,
  'pile-in': pileIn,
  fight,
  consolidate,
  reroll,
  overwatch,
  pass,
  'loss-order': lossOrder,
  'end-phase': endPhaseRules,
  concede,
};

/** The rules of one action: its type ties the three functions to it. */
function rulesOf<Type extends ActionType>(action: { readonly type: Type }): ActionRules<Type> {
  return RULES[action.type];
}

/** The first reason why an action may not be done, or null. Never throws on input. */
export function check(state: State, action: unknown): Refused | null {
  const parsed = parseAction(action);
  return 'problem' in parsed ? parsed.problem : checkParsed(state, parsed.action);
}

function checkParsed(state: State, action: Action): Refused | null {
  return state.phase === 'over' ? problemOf('battle-over') : rulesOf(action).check(state, action as never);
}

/** Of a legal action: whether it throws dice. */
export function throwsDice(state: State, action: Action): boolean {
  return rulesOf(action).throwsDice?.(state, action as never) ?? false;
}

export type Applied =
  | { readonly ok: true; readonly state: State; readonly events: readonly BattleEvent[] }
  | { readonly ok: false; readonly problem: Refused };

/** An action that is not legal changes nothing. */
export function apply(state: State, action: unknown, dice: Dice): Applied {
  const parsed = parseAction(action);
  return 'problem' in parsed ? { ok: false, problem: parsed.problem } : applyParsed(state, parsed.action, dice);
}

/** The same for an action that was made here: a thinking computer tries thousands, and the paths it made have been judged. */
export function applyParsed(state: State, action: Action, dice: Dice): Applied {
  const problem = checkParsed(state, action);
  if (problem !== null) return { ok: false, problem };
  const throwing = throwsDice(state, action);
  const draft = new Draft(state, dice);
  rulesOf(action).perform(draft, action as never);
  endsByWipe(draft);
  draft.set({ actions: state.actions + 1, throws: state.throws + (throwing ? 1 : 0) });
  return { ok: true, state: draft.state, events: draft.events };
}
