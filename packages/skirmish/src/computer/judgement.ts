// How each level thinks (S95): what it tries, how long, and what it holds dear.
import type { LEVELS } from '../setup/schema.ts';
import type { Breadth } from './goals.ts';
import type { PlanThinking } from './plan/plan.ts';

export type Level = (typeof LEVELS)[number];

export interface Judgement {
  /** How many places are tried. */
  readonly breadth: Breadth;
  /** Evaluations of a decision for the effort asked for. */
  readonly effort: (asked: number) => number;
  /** Weigh what the enemy could answer, and markers that take more than one move; otherwise only what is had at once. */
  readonly ahead: boolean;
  /** How many of the best places the enemy's answer is weighed for: it costs more than everything else and seldom lifts a place far. */
  readonly answered: (enemies: number) => number;
  /** How many of a unit's moves are weighed together with the best one of the unit that moves next. */
  readonly paired: (effort: number) => number;
  /** How much an expected loss weighs against an expected gain: the enemy may shoot at somebody else. */
  readonly risk: number;
  /** The same of what strikes back in a fight: when it is declared, and when it is only walked to. */
  readonly strikeBack: { readonly declared: number; readonly ahead: number };
  /** Share of the worth of a marker that is given up for lost where the enemy brings much more OC to it than stands there. */
  readonly contested: number;
  /** Whether fire counts markers for every model that falls, by exact odds; otherwise only for the last of a unit. */
  readonly everyModel: boolean;
  /** How widely a turn is planned as a whole; null where units are moved one by one. */
  readonly plans: PlanThinking | null;
}

const NORMAL: Judgement = {
  breadth: 'usual',
  effort: (asked) => asked,
  ahead: true,
  answered: () => 5,
  paired: () => 0,
  risk: 0.5,
  strikeBack: { declared: 0.5, ahead: 0.5 },
  contested: 0,
  everyModel: false,
  plans: null,
};

/** Efforts from here on leave time to spare: those of small battles. */
const SPARE = 100;
/** Below, `hard` asks more of every evaluation, so that it makes fewer: a turn of 2,000 points takes 3 s instead of 5. */
const FEWER = 0.6;
/** Answers of single enemies that `hard` weighs for one unit: all places in a small battle, the best ones in a large one. */
const ANSWERS = 40;

/** What `hard` does otherwise was chosen by battles against `normal`: see the README. */
const PLANNING: Judgement = {
  breadth: 'many',
  effort: (asked) => (asked < SPARE ? FEWER * asked : 2 * asked),
  ahead: true,
  answered: (enemies) => Math.min(10, Math.max(1, Math.floor(ANSWERS / enemies))),
  paired: () => 0,
  risk: 0.2,
  strikeBack: { declared: 0.1, ahead: 0.2 },
  contested: 0.5,
  everyModel: true,
  plans: null,
};

/** Reviews and hints look at more than `normal` does. */
export const ADVISER = NORMAL;

export const JUDGEMENTS: { readonly [level in Level]: Judgement } = {
  easy: { ...NORMAL, breadth: 'few', ahead: false },
  normal: { ...NORMAL, breadth: 'few', answered: () => 2 },
  hard: { ...PLANNING, plans: { breadth: 'usual', units: 3, places: 16, pairs: false } },
  expert: { ...PLANNING, plans: { breadth: 'many', units: 6, places: 30, pairs: true } },
};
