// The skirmish's thread: one for odds and files, another for the computer's thoughts, so that neither waits for the other.
import '../../no-eval.ts';
import { Random } from '@oddsmith/kernel';
import {
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
import { serve } from '../../engine/thread.ts';
import type { OpenedBattle, SkirmishEngine, Thought } from './engine.ts';

function thought(state: State, seed: number, effort: number): Thought {
  const player = state.setup.players[state.actor];
  if (player.kind !== 'computer') return { action: randomAction(state, new Random(seed)), why: [] };
  return decide(state, state.actor, { level: player.level, effort, seed });
}

function open(text: string): OpenedBattle {
  const parsed = parseSave(text);
  return parsed.ok ? { ok: true, ...parsed.value } : parsed;
}

function ledgerOf(save: Save) {
  const played = play(save);
  return played.ok ? ledger(played.value.states, save.actions, played.value.events) : [];
}

serve({ open, decide: thought, exposure, forecast, ledger: ledgerOf } satisfies SkirmishEngine);
