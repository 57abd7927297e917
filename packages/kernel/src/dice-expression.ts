// Dice expressions as people write them: "7", "D6", "2d6 + 3", "d3-1".
import { constant, mean, type Pmf, power, shiftClamped, uniform } from './pmf.ts';

/** `count` dice of `sides` sides plus `plus`; a plain number has count 0. The total is never below 0. */
export interface DiceExpression {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

export type ParsedDiceExpression =
  | { readonly ok: true; readonly expression: DiceExpression }
  | { readonly ok: false; readonly fault: DiceFault };

/** What is wrong with a text, as data: whoever shows it puts it into words. */
export interface DiceFault {
  /** As it was written, cut where it is long. */
  readonly text: string;
  readonly what: 'form' | 'number' | 'sides' | 'count' | 'plus';
  /** What was given, where it is a number that is not allowed. */
  readonly given: number;
  readonly most: number;
}

const FORM = /^\s*(?:(\d+)|(\d*)\s*d\s*(\d+)(?:\s*([+-])\s*(\d+))?)\s*$/i;
const MIN_SIDES = 2;
const MAX_SIDES = 100;
/** Keeps the distribution of any accepted expression a matter of milliseconds. */
const MAX_DICE = 100;
const LARGEST = 9999;

/** Reads INT or [n]dS[+k|-k], any letter case, spaces between the parts. */
export function parseDiceExpression(value: string | number): ParsedDiceExpression {
  // Most of them are plain numbers, and every request holds dozens.
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST)
    return { ok: true, expression: { count: 0, sides: 6, plus: value } };
  const text = String(value);
  const parts = FORM.exec(text);
  if (parts === null) return refuse(text, 'form');
  if (parts[1] !== undefined) {
    const plus = Number(parts[1]);
    if (plus > LARGEST) return refuse(text, 'number', plus, LARGEST);
    return { ok: true, expression: { count: 0, sides: 6, plus } };
  }
  const count = parts[2] === '' ? 1 : Number(parts[2]);
  const sides = Number(parts[3]);
  const plus = parts[5] === undefined ? 0 : Number(parts[5]) * (parts[4] === '-' ? -1 : 1);
  if (sides < MIN_SIDES || sides > MAX_SIDES) return refuse(text, 'sides', sides, MAX_SIDES);
  if (count > MAX_DICE) return refuse(text, 'count', count, MAX_DICE);
  if (Math.abs(plus) > LARGEST) return refuse(text, 'plus', plus, LARGEST);
  return { ok: true, expression: { count, sides, plus } };
}

function refuse(text: string, what: DiceFault['what'], given = 0, most = 0): ParsedDiceExpression {
  return { ok: false, fault: { text: text.length > 40 ? `${text.slice(0, 37)}...` : text, what, given, most } };
}

/** The exact distribution of the total, from 0 to its maximum. */
export function expressionPmf(expression: DiceExpression): Pmf {
  if (expression.count === 0) return constant(Math.max(0, expression.plus));
  // Faces from 0, moved up once at the end: the impossible low totals take no part in the squaring.
  const { count, sides, plus } = expression;
  return shiftClamped(power(uniform(0, sides - 1), count), count + plus);
}

/** The total of `times` independent rolls. */
export function repeatedPmf(expression: DiceExpression, times: number): Pmf {
  return power(expressionPmf(expression), times);
}

export function expressionMax(expression: DiceExpression): number {
  return Math.max(0, expression.count * expression.sides + expression.plus);
}

export function expressionMean(expression: DiceExpression): number {
  const { count, sides, plus } = expression;
  // Only a total that can fall below 0, and is then held there, needs its distribution.
  return count + plus >= 0 ? (count * (sides + 1)) / 2 + plus : mean(expressionPmf(expression));
}

/** In its shortest form: "2D6+3". */
export function formatDiceExpression(expression: DiceExpression): string {
  if (expression.count === 0) return String(Math.max(0, expression.plus));
  const dice = `${expression.count === 1 ? '' : expression.count}D${expression.sides}`;
  if (expression.plus === 0) return dice;
  return expression.plus > 0 ? `${dice}+${expression.plus}` : `${dice}${expression.plus}`;
}
