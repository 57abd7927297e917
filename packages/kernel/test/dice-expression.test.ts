// Dice expressions: every accepted and refused form, and totals against exact fractions and rolled dice.
import {
  type DiceExpression,
  type DiceFault,
  expressionMax,
  expressionMean,
  expressionPmf,
  formatDiceExpression,
  mean,
  parseDiceExpression,
  Random,
  repeatedPmf,
} from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { chiSquareLimit, chiSquareOf } from './chi-square.ts';
import { exactPmf, exactPower, expectPmf, toFloats } from './rational.ts';

function parse(value: string | number): DiceExpression {
  const parsed = parseDiceExpression(value);
  if (!parsed.ok) throw new Error(parsed.fault.text);
  return parsed.expression;
}

describe('accepted', () => {
  const ACCEPTED: readonly (readonly [string | number, number, number, number])[] = [
    [0, 0, 6, 0],
    [7, 0, 6, 7],
    ['7', 0, 6, 7],
    [' 12 ', 0, 6, 12],
    ['9999', 0, 6, 9999],
    ['d6', 1, 6, 0],
    ['D6', 1, 6, 0],
    ['1d6', 1, 6, 0],
    ['2D6', 2, 6, 0],
    ['2d6+3', 2, 6, 3],
    ['2D6 + 3', 2, 6, 3],
    [' 2 d 6 - 1 ', 2, 6, -1],
    ['d3-1', 1, 3, -1],
    ['d2', 1, 2, 0],
    ['d100', 1, 100, 0],
    ['100d100+9999', 100, 100, 9999],
    ['0d6', 0, 6, 0],
    ['d6+0', 1, 6, 0],
    ['\td6\n', 1, 6, 0],
  ];
  for (const [text, count, sides, plus] of ACCEPTED)
    test(JSON.stringify(text), () => expect(parse(text)).toEqual({ count, sides, plus }));

  test('every die from 2 to 100 sides', () => {
    for (let sides = 2; sides <= 100; sides++) expect(parse(`3d${sides}`)).toEqual({ count: 3, sides, plus: 0 });
  });
});

describe('refused', () => {
  const REFUSED: readonly (readonly [string | number, DiceFault['what'], number?, number?, string?])[] = [
    ['', 'form'],
    ['   ', 'form'],
    ['six', 'form'],
    ['d', 'form'],
    ['2d', 'form'],
    ['d6+', 'form'],
    ['d6++1', 'form'],
    ['d6+d6', 'form'],
    ['2*d6', 'form'],
    ['-3', 'form'],
    ['-d6', 'form'],
    ['3+d6', 'form'],
    ['1.5', 'form'],
    ['1 0', 'form'],
    ['d 1 0', 'form'],
    ['1e3', 'form'],
    ['٣d6', 'form'],
    [-1, 'form'],
    [2.5, 'form'],
    [Number.NaN, 'form'],
    [Number.POSITIVE_INFINITY, 'form'],
    ['d0', 'sides', 0, 100],
    ['d1', 'sides', 1, 100],
    ['d101', 'sides', 101, 100],
    ['101d6', 'count', 101, 100],
    ['10000', 'number', 10000, 9999],
    ['d6-10000', 'plus', -10000, 9999],
    ['9'.repeat(60), 'number', Number('9'.repeat(60)), 9999, `${'9'.repeat(37)}...`],
  ];
  for (const [given, what, number = 0, most = 0, text = String(given)] of REFUSED)
    test(JSON.stringify(given), () =>
      expect(parseDiceExpression(given)).toEqual({ ok: false, fault: { text, what, given: number, most } }),
    );
});

describe('totals', () => {
  test('are within 1e-12 of exact fractions, for every die and small additions', () => {
    for (let sides = 2; sides <= 100; sides += sides < 12 ? 1 : 11)
      for (const count of [1, 2, 3, 7])
        for (const plus of [-9, -3, -1, 0, 2]) {
          const faces = exactPower(exactPmf([0, ...new Array<number>(sides).fill(1)]), count);
          const want = new Float64Array(count * sides + 12);
          toFloats(faces).forEach((p, n) => {
            want[Math.max(0, n + plus)] += p;
          });
          const expression = { count, sides, plus };
          const pmf = expressionPmf(expression);
          expectPmf(pmf, want);
          expect(pmf.length - 1).toBe(expressionMax(expression));
          expect(expressionMean(expression)).toBeCloseTo(mean(want), 10);
        }
  });

  test('D6-3 is held at 0', () => {
    expectPmf(expressionPmf(parse('d6-3')), [3 / 6, 1 / 6, 1 / 6, 1 / 6], 1e-15);
    expect(expressionMean(parse('d6-3'))).toBeCloseTo(1, 14);
    expect(expressionMean(parse('d6-1'))).toBe(2.5);
    expectPmf(expressionPmf(parse('d3-5')), [1], 1e-15);
    expect(expressionMax(parse('d3-5'))).toBe(0);
  });

  test('a plain number is certain', () => {
    expect([...expressionPmf(parse(3))]).toEqual([0, 0, 0, 1]);
    expect([...expressionPmf(parse('0d6-2'))]).toEqual([1]);
  });

  test('repeated and added expressions', () => {
    expectPmf(repeatedPmf(parse('d6'), 3), expressionPmf(parse('3d6')), 1e-15);
    // Held at 0 each time: not the same as 2d3-4.
    expectPmf(repeatedPmf(parse('d3-2'), 2), [4 / 9, 4 / 9, 1 / 9], 1e-15);
  });

  test('rolled dice follow the distribution', () => {
    const random = new Random(12);
    for (const text of ['2d6+3', 'd3-1', '3d10-20', 'd100', '5']) {
      const expression = parse(text);
      const pmf = expressionPmf(expression);
      const counts = new Array<number>(pmf.length).fill(0);
      for (let i = 0; i < 30_000; i++) counts[random.roll(expression)]++;
      const freedom = Math.max(1, pmf.filter((p) => p > 0).length - 1);
      expect(chiSquareOf(counts, pmf), text).toBeLessThan(chiSquareLimit(freedom));
    }
  });
});

test('an expression prints as on a card, and reads back', () => {
  const PRINTED = { d6: 'D6', '1d3': 'D3', '2 d 6 + 3': '2D6+3', 'd3-1': 'D3-1', '4': '4', '0d6-2': '0' };
  for (const [text, printed] of Object.entries(PRINTED)) {
    expect(formatDiceExpression(parse(text))).toBe(printed);
    expectPmf(expressionPmf(parse(printed)), expressionPmf(parse(text)), 0);
  }
});
