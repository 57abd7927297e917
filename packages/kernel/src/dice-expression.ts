// Dice expressions as printed on cards: "7", "D6", "2d6 + 3", "d3-1".
import { constant, convolve, type Pmf, power, shiftClamped, uniform } from './pmf.ts';

/** `count` dice of `sides` sides plus `plus`; a plain number has count 0. The total is never below 0. */
export interface DiceExpression {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

export type ParsedDiceExpression =
  | { readonly ok: true; readonly expression: DiceExpression }
  | { readonly ok: false; readonly message: string };

const FORM = /^(?:(\d+)|(\d*)d(\d+)(?:([+-])(\d+))?)$/;
const LARGEST = 9999;

/** Reads INT or [n]dS[+k|-k], any letter case, spaces anywhere. */
export function parseDiceExpression(value: string | number): ParsedDiceExpression {
  const text = String(value).replace(/\s+/g, '').toLowerCase();
  const parts = FORM.exec(text);
  if (parts === null)
    return { ok: false, message: `"${value}" is not a dice expression: write a number, D6, 2D6+3 or D3-1` };
  if (parts[1] !== undefined) {
    const plus = Number(parts[1]);
    if (plus > LARGEST) return { ok: false, message: `"${value}" is more than ${LARGEST}` };
    return { ok: true, expression: { count: 0, sides: 6, plus } };
  }
  const count = parts[2] === '' ? 1 : Number(parts[2]);
  const sides = Number(parts[3]);
  const plus = parts[5] === undefined ? 0 : Number(parts[5]) * (parts[4] === '-' ? -1 : 1);
  if (sides < 2 || sides > 100)
    return { ok: false, message: `"${value}" has a die of ${sides} sides: 2 to 100 are allowed` };
  if (count > 100) return { ok: false, message: `"${value}" rolls ${count} dice: at most 100 are allowed` };
  if (Math.abs(plus) > LARGEST) return { ok: false, message: `"${value}" adds more than ${LARGEST}` };
  return { ok: true, expression: { count, sides, plus } };
}

/** The exact distribution of the total, from 0 to its maximum. */
export function expressionPmf(expression: DiceExpression): Pmf {
  if (expression.count === 0) return constant(Math.max(0, expression.plus));
  return shiftClamped(power(uniform(1, expression.sides), expression.count), expression.plus);
}

/** The total of `times` independent rolls. */
export function repeatedPmf(expression: DiceExpression, times: number): Pmf {
  return power(expressionPmf(expression), times);
}

/** Each roll on its own, added up: three weapons of D6, 2D3 and 4 shots. */
export function sumOfExpressions(expressions: readonly DiceExpression[]): Pmf {
  let total: Pmf = constant(0);
  for (const expression of expressions) total = convolve(total, expressionPmf(expression));
  return total;
}

export function expressionMax(expression: DiceExpression): number {
  return Math.max(0, expression.count * expression.sides + expression.plus);
}

export function expressionMean(expression: DiceExpression): number {
  const pmf = expressionPmf(expression);
  let mean = 0;
  for (let n = 1; n < pmf.length; n++) mean += n * pmf[n];
  return mean;
}

/** As printed on a card: "2D6+3". */
export function formatDiceExpression(expression: DiceExpression): string {
  if (expression.count === 0) return String(Math.max(0, expression.plus));
  const dice = `${expression.count === 1 ? '' : expression.count}D${expression.sides}`;
  if (expression.plus === 0) return dice;
  return expression.plus > 0 ? `${dice}+${expression.plus}` : `${dice}${expression.plus}`;
}
