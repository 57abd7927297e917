// The skirmish's thread: one for odds and files, another for the computer's thoughts, so that neither waits for the other.
import { Random } from '@oddsmith/kernel';
import {
  type Decision,
  decide,
  exposure,
  forecast,
  ledger,
  parseSave,
  play,
  randomAction,
  type Save,
  type State,
} from '@oddsmith/skirmish';

export const skirmish = {
  exposure,
  forecast,

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
};

export type SkirmishEngine = typeof skirmish;
