// The computer's turn: it is asked whenever the decision is not a human's, and its answer is played like anybody's.
import { choiceSeed, type Decision, type State } from '@oddsmith/skirmish';
import { useCallback, useEffect, useRef } from 'react';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { act, nowOf, type SessionStore, type Thought, useSession } from './session.ts';
import { useSettings } from './settings.ts';
import { think } from './threads.ts';

/** Between two of its actions, so that they can be followed. */
const PACE_MS = { on: 700, fast: 250, off: 30 } as const;

/** Thoughts that are kept: those of some turns. */
const MOST_THOUGHTS = 60;

/** A phase that simply ends needs no reason. */
function withThought(
  thoughts: readonly Thought[],
  { actions, round }: State,
  { action, why }: Decision,
): readonly Thought[] {
  if (why.length === 0 || action.type === 'end-phase') return thoughts;
  return [{ at: actions, round, action, why }, ...thoughts].slice(0, MOST_THOUGHTS);
}

/** Plays for whoever is not human while the battle is on screen; returns how to make it decide at once. */
export function useComputer(store: SessionStore): () => void {
  const state = useSession(nowOf);
  const looking = useSession(({ shown }) => shown !== null);
  const hurry = useRef<() => void>(() => undefined);
  useEffect(() => {
    const waits = state.phase === 'over' || state.setup.players[state.actor].kind === 'human' || looking;
    if (waits) return;
    let gone = false;
    store.setState({ thinking: true });
    const { save } = store.getState();
    const thought = think(state, choiceSeed(save.seed, state.actions));
    hurry.current = thought.hurry;
    const pause = new Promise((resolve) => setTimeout(resolve, PACE_MS[useSettings.getState().dice]));
    Promise.all([thought.reply, pause])
      .then(([{ action, why }]) => {
        if (gone) return;
        store.setState({ thinking: false, thoughts: withThought(store.getState().thoughts, state, { action, why }) });
        act(store, action);
      })
      .catch(() => {
        if (gone) return;
        const problem = { code: 'skirmish/computer-failed', path: '', message: skirmish.computerFailed };
        store.setState({ thinking: false, problem });
      });
    return () => {
      gone = true;
      thought.end();
      store.setState({ thinking: false });
    };
  }, [store, state, looking]);
  return useCallback(() => hurry.current(), []);
}
