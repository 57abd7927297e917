// A battle played on to its end by its players, none of them human.
import type { Action } from '../battle/action.ts';
import { apply } from '../battle/apply/index.ts';
import { choiceDice, choiceSeed, diceFor } from '../battle/dice.ts';
import { extend, type Save } from '../battle/save.ts';
import type { State } from '../battle/state.ts';
import { type Refused, say } from '../words/say.ts';
import { decide } from './decide.ts';
import { randomAction } from './random.ts';

/** No battle of five rounds takes more. */
const MOST_ACTIONS = 4_500;

function chosen(state: State, seed: number, effort: number): Action | Refused {
  const player = state.setup.players[state.actor];
  if (player.kind === 'random') return randomAction(state, choiceDice(seed, state.actions));
  if (player.kind === 'computer')
    return decide(state, state.actor, { level: player.level, effort, seed: choiceSeed(seed, state.actions) }).action;
  return {
    code: 'skirmish/human-player',
    path: `setup.players[${state.actor}]`,
    message: say('human-player'),
  };
}

/** From `state`, which the save has reached, to the end. */
export function playOut(
  save: Save,
  state: State,
  effort: number,
): { readonly save: Save; readonly state: State } | Refused {
  let battle = save;
  let now = state;
  while (now.phase !== 'over' && now.actions < MOST_ACTIONS) {
    const action = chosen(now, save.seed, effort);
    if ('code' in action) return action;
    const applied = apply(now, action, diceFor(save.seed, now.throws));
    if (!applied.ok) return applied.problem;
    now = applied.state;
    battle = extend(battle, action, now);
  }
  return { save: battle, state: now };
}
