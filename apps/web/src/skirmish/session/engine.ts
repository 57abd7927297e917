// What the skirmish's threads do for the page: read battles, work out odds, and think for the computer.
import type { Problem } from '@oddsmith/games';
import type {
  Action,
  Candidate,
  Exposure,
  Forecast,
  ModelState,
  Played,
  Save,
  State,
  UnitLedger,
} from '@oddsmith/skirmish';

export type OpenedBattle =
  | { readonly ok: true; readonly save: Save; readonly played: Played }
  | { readonly ok: false; readonly problem: Problem };

export interface Thought {
  readonly action: Action;
  readonly why: readonly Candidate[];
}

export interface SkirmishEngine {
  /** Checks and replays a file or a link. */
  open(text: string): OpenedBattle;
  /** `seed` is that of the player's own dice. */
  decide(state: State, seed: number, effort: number): Thought;
  /** What every unit did in a battle that was replayed before. */
  ledger(save: Save): readonly UnitLedger[];
  /** What it would mean for a unit to stand there. */
  exposure(state: State, unit: string, ends: readonly ModelState[]): Exposure | null;
  forecast(state: State, units: readonly string[], target: string, precise?: boolean): Forecast | null;
}
