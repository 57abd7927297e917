// What a thread of the Armies page offers.
import type { ArmyPhase, ListedArmy, ListedUnit } from '@oddsmith/analysis';
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

export interface ArmyWorker {
  /** A matrix to work through; `key` names it in `run`. */
  open(key: number, question: object): Promise<Opened | Refusal>;
  /** Some of its cells; posts meanwhile how many of them are done. */
  run(key: number, cells: readonly number[], order: RunOrder): Promise<Run>;
  /** Any other analysis, from question to result. */
  answer(question: object): Promise<object | Refusal>;
  army(calculator: string, list: string | Uint8Array, phase: ArmyPhase): Promise<ListedArmy | Refusal>;
  archetypes(calculator: string): Promise<readonly ListedUnit[]>;
  /** Names that stand for a whole army: the teams of Kill Team. */
  teams(calculator: string): Promise<readonly string[]>;
}
