import { calculateWith, isRefusal, type Problem } from '@oddsmith/games';
import { expect, test } from 'vitest';

function problem(request: unknown): Problem | false {
  const reply = calculateWith([], request);
  return isRefusal(reply) && reply.error;
}

test('a number too large for JSON is shown as it was read', () => {
  expect(problem(JSON.parse('{"calculator":"a/b","input":{},"seed":1e999}'))).toEqual({
    code: 'request/seed-wrong-type',
    path: 'seed',
    message: 'seed must be 0 to 4294967295, got Infinity',
  });
});

test('a request that is not an object is named as a whole', () => {
  expect(problem('text')).toEqual({
    code: 'request/wrong-type',
    path: '',
    message: 'request must be an object, got "text"',
  });
  expect(problem(undefined)).toEqual({ code: 'request/missing', path: '', message: 'request is missing' });
});

test('a type that a schema has no words for is told in ours', () => {
  expect(problem({ calculator: 7, input: {} })).toEqual({
    code: 'request/calculator-wrong-type',
    path: 'calculator',
    message: 'calculator must be a text, got 7',
  });
});
