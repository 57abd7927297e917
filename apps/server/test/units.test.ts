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

const battle = (query: string) => app.inject(`/api/v1/units/battle?${query}`);

test('two units are a battle, with a detachment and models aboard', async () => {
  const asked = 'game=wh40k&unit=Rhino+(Space+Marines)&against=Boyz';
  const alone = schemas.unitBattle.parse((await battle(asked)).json());
  expect(alone.calculator).toBe('wh40k/attack');
  const more = await battle(`${asked}&aboard=Hellblaster+Squad&army=Gladius+Task+Force&mode=supercharge`);
  expect(more.statusCode).toBe(200);
  const { input, rules } = schemas.unitBattle.parse(more.json());
  expect(rules.attacker.counted).toContainEqual({ name: 'Firing Deck 2', part: 'guns of Hellblaster Squad' });
  expect(rules.attacker.switches.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^Storm of Fire|^Armour/),
  );
  expect(JSON.stringify(input)).toMatch(/"modeFixed":true/);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/calculate',
    payload: { calculator: 'wh40k/attack', input },
  });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['game=wh40k&unit=Nobody+Knows&against=Boyz', 'unit'],
  ['game=wh40k&unit=Boyz&against=Nobody+Knows', 'against'],
  ['game=wh40k&unit=Boyz&against=Boyz&aboard=Nobz', 'aboard'],
  ['game=wh40k&unit=Boyz&against=Boyz&army=Gladius+Task+Force', 'army'],
  ['game=wh40k&unit=Boyz&against=Boyz&mode=supercharge', 'mode'],
  ['game=wh40k&unit=Boyz&against=Boyz&calculator=chess', 'calculator'],
  ['game=wh40k&unit=Boyz', 'against'],
  [`game=wh40k&unit=${'x'.repeat(101)}&against=Boyz`, 'unit'],
])('%s is refused', async (query, path) => {
  const reply = await battle(query);
  expect(reply.statusCode).toBe(400);
  expect(schemas.refusal.parse(reply.json()).error.path).toBe(path);
});
