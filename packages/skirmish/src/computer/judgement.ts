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
  /** Weigh what the enemy could answer, charges to come, and all volleys of a turn together; otherwise only what is had at once. */
  readonly ahead: boolean;
  /** Send units to markers that take more than one move. */
  readonly marches: boolean;
  /** How many of the best places the enemy's answer is weighed for: it costs more than everything else and seldom lifts a place far. */
  readonly answered: (enemies: number) => number;
  /** How much an expected loss weighs against an expected gain: the enemy may shoot at somebody else. */
  readonly risk: number;
  /** The same of what strikes back in a fight: when it is declared, and when it is only walked to. */
  readonly strikeBack: { readonly declared: number; readonly ahead: number };
  /** Share of the worth of a marker that is given up for lost where the enemy brings much more OC to it than stands there. */
  readonly contested: number;
  /** Whether fire counts markers for every model that falls, by exact odds; otherwise only for the last of a unit. */
  readonly everyModel: boolean;
  /** Of so many of its best, places to move to and everything else, it picks one by dice of its own. */
  readonly picksAmong: { readonly moves: number; readonly others: number };
  /** How widely a turn is planned as a whole; null where units are moved one by one. */
  readonly plans: PlanThinking | null;
}

const BEST: Judgement['picksAmong'] = { moves: 1, others: 1 };

/** Unit by unit: what is had at once, markers that take more than one move, and the enemy's answer for the best places. */
const AHEAD: Judgement = {
  breadth: 'usual',
  effort: (asked) => asked,
  ahead: true,
  marches: true,
  answered: () => 5,
  risk: 0.5,
  strikeBack: { declared: 0.5, ahead: 0.5 },
  contested: 0,
  everyModel: false,
  picksAmong: BEST,
  plans: null,
};

/** Efforts from here on leave time to spare: those of small battles. */
const SPARE = 100;
/** Below, a planned turn asks more of every evaluation, so that it makes fewer. */
const FEWER = 0.6;
/** Answers of single enemies that are weighed for one unit: all places in a small battle, the best ones in a large one. */
const ANSWERS = 40;

/** Half as much for each unit of a large battle, so that a turn of 2,000 points is thought through in a second. */
function sparing(asked: number): number {
  return asked < SPARE ? asked / 2 : asked;
}

const PLANNING: Judgement = {
  breadth: 'many',
  effort: (asked) => (asked < SPARE ? FEWER * asked : 2 * asked),
  ahead: true,
  marches: true,
  answered: (enemies) => Math.min(10, Math.max(1, Math.floor(ANSWERS / enemies))),
  risk: 0.2,
  strikeBack: { declared: 0.1, ahead: 0.2 },
  contested: 0.5,
  everyModel: true,
  picksAmong: BEST,
  plans: { breadth: 'many', units: 6, places: 40, pairs: true },
};

/** Reviews and hints: as strong as `hard`, and it can say what the enemy's answer would cost. */
export const ADVISER: Judgement = { ...AHEAD, risk: 0.2 };

/** Each stronger than the one before; how often each wins stands in the README. */
export const JUDGEMENTS: { readonly [level in Level]: Judgement } = {
  easy: {
    ...AHEAD,
    ahead: false,
    marches: false,
    breadth: 'few',
    picksAmong: { moves: 5, others: 3 },
  },
  // Not sure of what a place is worth.
  normal: { ...AHEAD, ahead: false, effort: sparing, picksAmong: { moves: 4, others: 1 } },
  // Weighing the enemy's answer unit by unit made it timid: it lost to itself without, 9 to 19.
  hard: { ...AHEAD, ahead: false },
  expert: PLANNING,
};
