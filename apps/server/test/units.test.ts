// GET /api/v1/units.
import { expect, test } from 'vitest';
import * as schemas from '../src/schemas.ts';
import { testApp } from './server.ts';

const app = await testApp();
const get = (query: string) => app.inject(`/api/v1/units?${query}`);

test.each(['game=killteam&q=captain', 'game=killteam&limit=100'])('%s', async (query) => {
  const reply = await get(query);
  expect(reply.statusCode).toBe(200);
  const { found, units } = schemas.unitList.parse(reply.json());
  expect(units.length).toBeGreaterThan(0);
  expect(units.length).toBeLessThanOrEqual(Math.min(found, 100));
});

test('the best match comes first, no more than are asked for, and no match is no mistake', async () => {
  const one = schemas.unitList.parse((await get('game=killteam&q=space+marine+captain&limit=1')).json());
  expect(one.units.map(({ name }) => name)).toEqual(['Space Marine Captain']);
  expect((await get('game=killteam&q=zzzzzzzz')).json()).toEqual({ found: 0, units: [] });
});

test.each([
  ['', 'game'],
  ['game=chess', 'game'],
  ['game=killteam&edition=1', 'edition'],
  ['game=killteam&limit=0', 'limit'],
  ['game=killteam&limit=101', 'limit'],
  ['game=killteam&limit=ten', 'limit'],
  [`game=killteam&q=${'x'.repeat(101)}`, 'q'],
  ['game=killteam&edition=2024&system=oldWorld', 'system'],
])('%s is refused', async (query, path) => {
  const reply = await get(query);
  expect(reply.statusCode).toBe(400);
  expect(schemas.refusal.parse(reply.json()).error.path).toBe(path);
});
