// What a thread of the Armies page offers.
import type {
  AnalysisOptions,
  ArmyPhase,
  Efficiency,
  EfficiencyQuestion,
  ListedArmy,
  ListedUnit,
  Lists,
  ListsQuestion,
  MatrixQuestion,
  Plan,
  PlanQuestion,
  Sweep,
  SweepQuestion,
} from '@oddsmith/analysis';
import type { Refusal } from '@oddsmith/games';

export interface Opened {
  readonly total: number;
  /** Wounds of each column's target, where the calculator tells. */
  readonly wounds: readonly number[];
}

export interface Run {
  /** All figures of the first cell, then those of the next; NaN where a calculation was refused. */
  readonly figures: Float64Array;
  /** 1 for a cell that was rolled. */
  readonly rolled: Uint8Array;
  readonly problem: string | undefined;
}

export interface RunOrder {
  readonly names: readonly string[];
  /** Of exact work in one cell: what takes more is rolled. */
  readonly steps?: number | undefined;
}

/** A question about the battles of one calculator. */
export type Asked<Question> = Question & { readonly calculator: string };

export type AskedMatrix = Asked<MatrixQuestion> & Pick<AnalysisOptions, 'method' | 'iterations' | 'seed'>;

export interface ArmyWorker {
  /** A matrix to work through; `key` names it in `run`. */
  open(key: number, question: AskedMatrix): Promise<Opened>;
  /** Some of its cells; posts meanwhile how many of them are done. */
  run(key: number, cells: readonly number[], order: RunOrder): Promise<Run>;
  /** Other analyses, from question to result; they post meanwhile how far they are, 0 to 1. */
  sweep(question: Asked<SweepQuestion>): Promise<Sweep | Refusal>;
  efficiency(question: Asked<EfficiencyQuestion>): Promise<Efficiency | Refusal>;
  lists(question: Asked<ListsQuestion>): Promise<Lists | Refusal>;
  plan(question: PlanQuestion): Promise<Plan | Refusal>;
  army(calculator: string, list: string | Uint8Array, phase: ArmyPhase): Promise<ListedArmy | Refusal>;
  archetypes(calculator: string): Promise<readonly ListedUnit[]>;
}
