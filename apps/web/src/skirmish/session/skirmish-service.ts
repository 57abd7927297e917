// The skirmish's thread: one for odds and files, another for the computer's thoughts, so that neither waits for the other.
import { Random } from '@oddsmith/kernel';
import {
  type Action,
  attackOdds,
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
  rollsTold,
  type Save,
  type Shot,
  type State,
} from '@oddsmith/skirmish';

export interface SplitOdd {
  readonly target: string;
  readonly damage: number;
  readonly wipes: number;
}

export const skirmish = {
  exposure,
  forecast,
  hint,

  /** What a decision gives away that is worth a name; the worst of it. */
  coach(state: State, action: Action): Mistake | undefined {
    return mistakesOf(state, action, 0).find(({ grade }) => grade !== 'inaccuracy');
  },

  /** Exact odds of declared shots, one for each target. */
  splitOdds(state: State, unit: string, shots: readonly Shot[], phase: 'shooting' | 'fight'): readonly SplitOdd[] {
    return attackOdds(state, unit, shots, phase).map(({ target, findings: { summary } }) => ({
      target,
      damage: summary.meanDamage,
      wipes: summary.wipeChance,
    }));
  },

  /** What the dice of an action were against what was to be expected of them, as sentences. */
  rolls(played: Parameters<typeof rollsTold>[0]) {
    return rollsTold(played);
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
