// Replies of the original simulator's addresses to the byte, as this server gave them before its jobs took one road.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ArmyBody } from '../src/legacy/schemas.ts';
import { post, testApp } from './server.ts';

const app = await testApp({ env: { TIME_BUDGET_MS: '120000' } });

const LIST = [
  '++ Ember Guard (v3.5.1) [GF 330pts] ++',
  '',
  'Guards [5] Q4+ D4+ | 120pts | Fearless',
  '5x Carbine (18", A1, AP(1)), 5x CCW (A1)',
  '',
  'Brute [1] Q4+ D3+ | 210pts | Tough(6), Fear(1), Strider',
  '1x Cannon (24", A2, Blast(3)), 1x Claw (A3, AP(2), Deadly(3))',
].join('\n');

const army: ArmyBody = (await post(app, '/api/armies/parse', { content: LIST, format: 'txt' })).json();
const [guards, brute] = army.units;
const both = [guards.id, brute.id];

function run(more: object = {}): object {
  return { army_a: army, army_b: army, selected_unit_ids_a: both, selected_unit_ids_b: both, ...more };
}

const charge = { scenarios: ['charge'] };
const free = { ...army, units: army.units.map((unit) => ({ ...unit, points: null })) };
const forty = Array.from({ length: 40 }, () => guards.id);

/** Of a reply without its time, its random id and its sentences, which are ours and may be said better. */
function print(body: string): string {
  const lasting = body
    .replace(/"timestamp":"[^"]*"/, '"timestamp":"…"')
    .replace(/"simulation_id":"[^"]*"/, '"simulation_id":"…"')
    .replaceAll(/"sentence":"[^"]*"/g, '"sentence":"…"');
  return createHash('sha256').update(lasting).digest('hex').slice(0, 12);
}

test.each<[string, string, object, string]>([
  ['all scenarios', 'run', run(), 'eec7b1a2ab10'],
  ['one scenario in cover', 'run', run({ ...charge, defender_in_cover: true }), '8a8be1b04c81'],
  ['rolled', 'run', run({ method: 'simulate', iterations: 50, seed: 3 }), 'f313af97f318'],
  ['without points', 'run', run({ army_b: free, ...charge }), 'd21bc005cfb2'],
  ['what decides it', 'run-enhanced', run(charge), '784b9a47f375'],
  [
    'what decides it, one unit chosen twice',
    'run-enhanced',
    run({ ...charge, selected_unit_ids_a: [guards.id, guards.id, brute.id] }),
    '56a21f19f954',
  ],
  [
    'die by die',
    'visualize',
    { attacker_unit: guards, defender_unit: brute, scenario: 'full_engagement', seed: 5 },
    '9a85f4f00ce4',
  ],
])('%s', async (_, address, body, expected) => {
  const reply = await post(app, `/api/simulation/${address}`, body);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(print(reply.body)).toBe(expected);
});

test.each<[string, string, object, object]>([
  [
    'an unknown unit',
    'run',
    run({ selected_unit_ids_a: ['nobody'] }),
    {
      code: 'simulation/unknown-unit',
      path: 'selected_unit_ids_a',
      message: 'there is no unit "nobody" in Ember Guard',
    },
  ],
  [
    'no unit',
    'run',
    run({ selected_unit_ids_b: [] }),
    {
      code: 'simulation/selected-unit-ids-b-out-of-range',
      path: 'selected_unit_ids_b',
      message: 'selected_unit_ids_b must name at least one unit, got []',
    },
  ],
  [
    'no scenario of the name',
    'run',
    run({ scenarios: ['tea'] }),
    {
      code: 'simulation/scenarios-not-allowed',
      path: 'scenarios[0]',
      message:
        'scenarios must be one of shooting_only, mutual_shooting, charge, receive_charge, shoot_then_charge, approach_1_turn, approach_2_turns, full_engagement, fighting_retreat, got "tea"',
    },
  ],
  [
    'a wrong unit',
    'run',
    run({ army_a: { ...army, units: [{ ...guards, quality: 9 }, brute] } }),
    {
      code: 'simulation/quality-out-of-range',
      path: 'army_a.units[0].quality',
      message: 'quality must be 2 to 6, got 9',
    },
  ],
  [
    'an unknown field',
    'run',
    run({ fast: true }),
    { code: 'simulation/unknown-field', path: 'fast', message: 'there is no field "fast" here' },
  ],
  [
    'too many',
    'run-enhanced',
    run({ selected_unit_ids_a: forty, selected_unit_ids_b: forty }),
    { code: 'simulation/too-many', path: '', message: 'at most 1000 pairings in one request, got 1600' },
  ],
])('%s is refused as ever', async (_, address, body, error) => {
  const reply = await post(app, `/api/simulation/${address}`, body);
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(reply.json().error)).toBe(JSON.stringify(error));
});
