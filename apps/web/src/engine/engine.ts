// What the worker offers to pages: descriptions, answers and live simulations, all as plain data.
import type { Answer, Findings, FormDescription, Preset, Problem, Refusal, Rule } from '@oddsmith/games';

/** A calculator as pages see it; the game's own code never reaches the main thread. */
export interface CalculatorDescription {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly form: FormDescription;
  readonly rules: readonly Rule[];
  readonly presets: readonly Preset<unknown>[];
}

export interface SimulationUpdate {
  readonly done: number;
  readonly total: number;
  readonly findings: Findings;
}

export interface Engine {
  describe(game: string): Promise<readonly CalculatorDescription[]>;
  /** The problem with an input, or null: for links, which may hold anything. */
  check(calculator: string, input: unknown): Promise<Problem | null>;
  calculate(calculator: string, input: unknown): Promise<Answer | Refusal>;
  /** Plays battles until `total`, reporting now and then; ends early after `stop`. */
  simulate(
    calculator: string,
    input: unknown,
    seed: number,
    total: number,
    onUpdate: (update: SimulationUpdate) => void,
  ): Promise<void>;
  stop(): void;
}
