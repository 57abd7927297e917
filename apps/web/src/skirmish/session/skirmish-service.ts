// The skirmish's thread: one for odds and files, another for the computer's thoughts, so that neither waits for the other.
import { Random } from '@oddsmith/kernel';
import {
  type Action,
  type Decision,
  decide,
  exposure,
  forecast,
  hint,
  ledger,
  type Mistake,
  mistakesOf,
  parseSave,
  play,
  type Review,
  randomAction,
  review,
  type Save,
  type State,
} from '@oddsmith/skirmish';

export const skirmish = {
  exposure,
  forecast,
  hint,

  /** What a decision gives away that is worth a name; the worst of it. */
  coach(state: State, action: Action): Mistake | undefined {
    return mistakesOf(state, action, 0).find(({ grade }) => grade !== 'inaccuracy');
  },

  /** Checks and replays a file or a link. */
  open: parseSave,

  /** `seed` is that of the player's own dice. */
  decide(state: State, seed: number, effort: number): Decision {
    const player = state.setup.players[state.actor];
    if (player.kind !== 'computer') return { action: randomAction(state, new Random(seed)), why: [] };
    return decide(state, state.actor, { level: player.level, effort, seed });
  },

  /** What every unit did in a battle that was replayed before. */
  ledger(save: Save) {
    const played = play(save);
    return played.ok ? ledger(played.value.states, save.actions, played.value.events) : [];
  },

  /** Luck and decisions of a battle that was replayed before. */
  review(save: Save): Review | undefined {
    const played = play(save);
    return played.ok ? review({ ...played.value, actions: save.actions }) : undefined;
  },
};

export type SkirmishEngine = typeof skirmish;
