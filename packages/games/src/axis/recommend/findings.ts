// What axis/recommend finds.
import type { Findings } from '../../contract/calculator.ts';
import type { OrderSearch } from '../findings.ts';
import type { Army } from '../units.ts';

export interface RecommendedArmy {
  readonly army: Army;
  readonly cost: number;
  /** Chance of what was asked for. */
  readonly chance: number;
  /** Expected profit of the side the recommendation is for, over all waves. */
  readonly profit: number;
}

export interface Split {
  readonly territories: readonly { readonly name: string; readonly army: Army; readonly holdChance: number }[];
  /** Chance to hold at least the number asked for. */
  readonly chance: number;
  /** Where the split is not proven to be the best: no split holds so many more often. */
  readonly atMost?: number;
  readonly checked: number;
}

/** How the answer was found: every army of the stock was valued exactly, or excluded by a bound. */
export interface ArmySearch {
  readonly armies: number;
  readonly valued: number;
  readonly excluded: number;
  readonly bound: string;
  /** Where the answer is not proven: every army that costs less was valued, and is not enough. */
  readonly provenBelow?: number;
}

export interface RecommendFindings extends Findings {
  readonly feasible: boolean;
  /** All armies that are equally good, best chance first. */
  readonly armies: readonly RecommendedArmy[];
  readonly cost?: number;
  readonly profit?: number;
  /** When nothing reaches the goal: what comes nearest. */
  readonly nearest?: RecommendedArmy;
  /** Armies (or splits) whose chances were worked out. */
  readonly checked: number;
  readonly proof: string;
  readonly proven: boolean;
  readonly search?: ArmySearch;
  readonly orderSearch?: OrderSearch;
  readonly split?: Split;
}
