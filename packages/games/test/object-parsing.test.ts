// Schemas stand on the small build of zod; whether their objects are parsed by code made for them is seen from inside alone.
import { expect, test } from 'vitest';
import { object, strictObject, string } from '../src/form/zod.ts';

test.each([
  ['an object', object({ name: string() })],
  ['a strict one', strictObject({ name: string() })],
  ['one that is described', strictObject({ name: string() }).meta({ title: 'Named' })],
])('%s is parsed by the code made for it, from the first step on', (_, schema) => {
  expect(schema._zod.traits.has('$ZodObjectJIT')).toBe(true);
  expect(schema._zod.run).toBe(schema._zod.parse);
});

test('a check on an object is still asked', () => {
  const checked = strictObject({ name: string() }).refine(({ name }) => name !== 'nobody');
  expect(checked.safeParse({ name: 'somebody' }).success).toBe(true);
  expect(checked.safeParse({ name: 'nobody' }).success).toBe(false);
});
