import { calculateWith, isRefusal, MAX_DEPTH, nestingOfText, nestingProblem } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

describe('nesting', () => {
  test('is allowed to the limit and refused one level further', () => {
    expect(nestingProblem(nested(MAX_DEPTH))).toBeUndefined();
    expect(nestingProblem(nested(MAX_DEPTH + 1))).toEqual({
      code: 'request/too-deep',
      path: '',
      message: { id: 'too-deep', values: { most: MAX_DEPTH } },
    });
  });

  test('of a hundred thousand levels is a refusal, not a stack overflow', () => {
    const reply = calculateWith([], { calculator: 'a/b', input: nested(100_000) });
    expect(isRefusal(reply) && reply.error.code).toBe('request/too-deep');
  });

  test('of a text is that of its value, and brackets in strings are letters', () => {
    const brackets = { '["[': ['{', '\\', '"[[', ']'] };
    for (const value of [nested(MAX_DEPTH), nested(MAX_DEPTH + 1), brackets, Array(50).fill(brackets), 'a', 1])
      expect(nestingOfText(JSON.stringify(value))).toEqual(nestingProblem(value));
    // Half a text is as deep as it gets.
    expect(nestingOfText('{"a":'.repeat(1_500_000))).toMatchObject({ code: 'request/too-deep' });
    expect(nestingOfText('"[[[['.repeat(20))).toBeUndefined();
  });

  test('breadth is not depth', () => {
    expect(nestingProblem(new Array(100_000).fill({ a: 1 }))).toBeUndefined();
  });
});
