// Plus and minus on the text of a dice expression.

const NUMBER = /^\s*(\d+)\s*$/;
const EXPRESSION = /^\s*(\d*\s*d\s*\d+)\s*(?:([+-])\s*(\d+))?\s*$/i;

/** 10 -> 11, "2D6" -> "2D6+1", "2D6-1" -> "2D6"; undefined where there is nothing to step. */
export function stepExpression(text: string, by: number): string | number | undefined {
  if (text.trim() === '') return by > 0 ? by : undefined;
  const number = NUMBER.exec(text);
  if (number !== null) {
    const next = Number(number[1]) + by;
    return next < 0 ? (Number(number[1]) === 0 ? undefined : 0) : next;
  }
  const expression = EXPRESSION.exec(text);
  if (expression === null) return undefined;
  const plus = (expression[2] === '-' ? -1 : 1) * Number(expression[3] ?? 0) + by;
  const dice = expression[1].replaceAll(/\s/g, '').toUpperCase();
  return plus === 0 ? dice : `${dice}${plus > 0 ? '+' : '-'}${Math.abs(plus)}`;
}
