// A battle played on to its end by its players, none of them human.
import type { Action } from '../battle/action.ts';
import { apply } from '../battle/apply/index.ts';
import { choiceDice, choiceSeed, diceFor } from '../battle/dice.ts';
import { hash } from '../battle/hash.ts';
import type { Save } from '../battle/save.ts';
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

/** From `state` to the end; `watch` sees every action and where it led. */
export function playOn(
  state: State,
  seed: number,
  effort: number,
  watch: (action: Action, after: State) => void,
): State | Refused {
  let now = state;
  while (now.phase !== 'over' && now.actions < MOST_ACTIONS) {
    const action = chosen(now, seed, effort);
    if ('code' in action) return action;
    const applied = apply(now, action, diceFor(seed, now.throws));
    if (!applied.ok) return applied.problem;
    now = applied.state;
    watch(action, now);
  }
  return now;
}

/** From `state`, which the save has reached, to the end. */
export function playOut(
  save: Save,
  state: State,
  effort: number,
): { readonly save: Save; readonly state: State } | Refused {
  const actions = [...save.actions];
  const ended = playOn(state, save.seed, effort, (action) => actions.push(action));
  if ('code' in ended) return ended;
  return { save: { ...save, actions, hash: hash(ended) }, state: ended };
}
