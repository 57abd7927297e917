import { calculateWith, isRefusal, MAX_DEPTH, nestingProblem } from '@oddsmith/games';
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
      message: `must not nest deeper than ${MAX_DEPTH} levels`,
    });
  });

  test('of a hundred thousand levels is a refusal, not a stack overflow', () => {
    const reply = calculateWith([], { calculator: 'a/b', input: nested(100_000) });
    expect(isRefusal(reply) && reply.error.code).toBe('request/too-deep');
  });

  test('breadth is not depth', () => {
    expect(nestingProblem(new Array(100_000).fill({ a: 1 }))).toBeUndefined();
  });
});

test('a number too large for JSON is shown as it was read', () => {
  const reply = calculateWith([], JSON.parse('{"calculator":"a/b","input":{},"seed":1e999}'));
  expect(isRefusal(reply) && reply.error).toEqual({
    code: 'request/seed-wrong-type',
    path: 'seed',
    message: 'seed must be 0 to 4294967295, got Infinity',
  });
});
