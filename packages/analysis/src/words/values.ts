// What the sentences of analyses are made of: facts, never halves of sentences.
import type { Message } from '@oddsmith/words';
import type { Statistic as FigureStatistic } from '../figure.ts';
import type { Objective } from '../plan/question.ts';

export type Statistic = FigureStatistic;

/** A figure by its parts: "damage>=5". */
export interface FigureName {
  /** In English, as forms and tables call it. */
  readonly title: string;
  readonly statistic?: Statistic | undefined;
  readonly comparison?: '>=' | '<=' | '=' | undefined;
  readonly number?: number | undefined;
  readonly chance: boolean;
}

/** A field by the English titles of the cards around it and its own; without any where no form has it. */
export interface FieldPlace {
  readonly path: string;
  readonly titles: readonly string[];
}

export interface FieldHolds extends FieldPlace {
  /** Choices by their English labels. */
  readonly value: string | number | boolean;
  readonly suffix: string;
}

/** Heads of tables that stand for no figure and no field. */
export type Column =
  | 'at least'
  | 'attack'
  | 'attempt'
  | 'best'
  | 'bring'
  | 'chance'
  | 'choice'
  | 'damage'
  | 'difference'
  | 'expected'
  | 'field'
  | 'figure'
  | 'found'
  | 'from'
  | 'info'
  | 'kills'
  | 'list'
  | 'mine'
  | 'others'
  | 'points'
  | 'points per point'
  | 'problem'
  | 'shooter'
  | 'side'
  | 'situation'
  | 'target'
  | 'theirs'
  | 'to'
  | 'unit'
  | 'value'
  | 'warning'
  | 'weight'
  | 'with'
  | 'worst';

/** Over a column of a field's values: its place and their unit. */
export interface FieldColumn extends FieldPlace {
  readonly suffix: string;
}

/** Fields as they were set, and what came of it. */
export interface Tried {
  readonly fields: readonly FieldHolds[];
  readonly figure: FigureName;
  readonly value: number;
}

export interface Sought {
  readonly found: Tried;
  readonly prefer: 'least' | 'greatest';
  readonly target: number;
}

export interface SoughtInVain {
  readonly field: FieldPlace;
  readonly best: Tried;
  readonly target: number;
}

export interface SoughtTogether {
  readonly found: Tried;
  readonly steps: number;
  readonly target: number;
}

export interface PlanWorth {
  readonly objective: Objective;
  readonly value: number;
  readonly focus: readonly string[];
}

export interface Planned {
  readonly start: { readonly shooter: string; readonly target: string | null };
  readonly worth: PlanWorth;
  /** What the best plan made before the dice brings, and whether no better one can be. */
  readonly fixed: number;
  readonly proven: boolean;
}

export interface Bounded {
  readonly sentence: Message;
  readonly worth: PlanWorth;
  readonly most: number;
}

export interface BringList {
  readonly list: string;
  readonly share: number;
  readonly value: number;
  /** The values were given, not worked out from shots. */
  readonly given: boolean;
}

export type PlanList = 'shooters' | 'targets';

export interface TooMany {
  readonly path: string;
  readonly most: number;
  readonly got: number;
}
