import { type AnyCalculator, calculateWith, isRefusal, type Problem } from '@oddsmith/games';
import { attack, attackCalculator } from '@oddsmith/games/fantasy';
import { fightCalculator } from '@oddsmith/games/kill-team';
import { attackCalculator as wh40kAttack } from '@oddsmith/games/wh40k';
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

function refused(calculator: AnyCalculator, input: unknown): readonly Problem[] | undefined {
  const reply = calculateWith([calculator], { calculator: calculator.id, input });
  return isRefusal(reply) ? reply.errors : undefined;
}

test('all problems of an input are told at once, the first of them as the error', async () => {
  const input = { numAtacks: 20, toHit: 11, rerolHits: 'ones', target: { modles: 3 } };
  const reply = calculateWith([attackCalculator], { calculator: 'fantasy/attack', input });
  const errors = (isRefusal(reply) && reply.errors) || [];
  expect(isRefusal(reply) && reply.error).toEqual(errors[0]);
  expect(errors.map(({ path, nearest }) => [path, nearest])).toEqual([
    ['toHit', undefined],
    ['target.modles', 'models'],
    ['numAtacks', 'numAttacks'],
    ['rerolHits', 'rerollHits'],
  ]);
});

test('a word that is not among the choices has the one that was probably meant beside it', () => {
  expect(refused(fightCalculator, { first: { strategy: 'stike' } })).toEqual([
    expect.objectContaining({ path: 'first.strategy', nearest: 'strike' }),
  ]);
});

test('a name that is spelt like none has no neighbour', () => {
  expect(refused(attackCalculator, { xyz: 1 })).toEqual([
    { code: 'fantasy/unknown-field', path: 'xyz', message: 'there is no field "xyz" here' },
  ]);
});

test('fields behind unions, lists and defaults are known too', () => {
  expect(refused(wh40kAttack, { volley: [{ weapon: { atacks: 2 } }] })).toEqual([
    expect.objectContaining({ path: 'volley[0].weapon.atacks', nearest: 'attacks' }),
  ]);
});

test('an unknown calculator is told with its nearest', () => {
  const reply = calculateWith([attackCalculator], { calculator: 'fantasy/atack', input: {} });
  expect(isRefusal(reply) && reply.error.nearest).toBe('fantasy/attack');
});

test('no more problems are told than anybody reads', () => {
  const input = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`x${i}`, i]));
  expect(refused(attackCalculator, input)).toHaveLength(50);
});

test('a function of the library throws all problems, each with what was meant', () => {
  // @ts-expect-error numAttacks is misspelt and toHit out of range on purpose
  expect(() => attack({ numAtacks: 20, toHit: 11 })).toThrow(/toHit.*numAtacks.*did you mean numAttacks\?/);
});
