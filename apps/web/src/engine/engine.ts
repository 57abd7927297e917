// What the worker offers to pages: checks, answers and live simulations, all as plain data.
import type { Sensitivity } from '@oddsmith/analysis';
import type { Answer, Findings, FormDescription, Preset, Problem, Refusal, Rule } from '@oddsmith/games';

/** A calculator as pages see it; the game's own code never reaches the main thread. */
export interface CalculatorDescription {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly form: FormDescription;
  readonly rules: readonly Rule[];
  readonly presets: readonly Preset<unknown>[];
  /** The battle a bare address opens: the first preset. */
  readonly standard: unknown;
  /** What it comes to, known before the engine is there. */
  readonly answer: Answer;
}

export interface SimulationUpdate<F extends Findings = Findings> {
  readonly done: number;
  readonly total: number;
  readonly findings: F;
}

/** What a pasted list turned out to be. */
export interface RecognisedList {
  readonly game: string;
  readonly name: string;
  readonly units: number;
  /** What it was recognised by, where nobody said the game. */
  readonly reason: string | undefined;
}

export interface Engine {
  /** Loads a calculator ahead of the first question. */
  warm(calculator: string): Promise<void>;
  /** The problem with an input, or null: for links, which may hold anything. */
  check(calculator: string, input: unknown): Promise<Problem | null>;
  /** A slow one posts how far it is, a bare number from 0 to 1, beside the replies. */
  calculate(calculator: string, input: unknown): Promise<Answer | Refusal>;
  /** What a step of each field would do. */
  /** Of a figure by its name; of the headline where none is given. */
  sensitivity(calculator: string, input: unknown, figure?: string): Promise<Sensitivity | Refusal>;
  /** Plays battles until `total`, reporting now and then; ends early after `stop`. */
  simulate(
    calculator: string,
    input: unknown,
    seed: number,
    total: number,
    onUpdate: (update: SimulationUpdate) => void,
  ): Promise<void>;
  stop(): void;
  /** Work of one game that is not a calculation: reading lists, replays. `run` names it for `endTask`. */
  task(run: number, game: string, name: string, payload: unknown): Promise<unknown>;
  endTask(run: number): void;
  /** Which game a list belongs to, unless it is said; nothing is kept of it. */
  recognise(list: string | Uint8Array, game: string | undefined): Promise<RecognisedList | Refusal>;
}
