// The Grimdark Future routes: a list in, match-ups out, and every answer in the shape it is documented with.
import { TAKES_LONGER, type TaskContext } from '@oddsmith/compute';
import { Budget, type Problem, prepareBattle } from '@oddsmith/games';
import { duelCalculator, SCENARIOS } from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';
import { readRun } from '../src/legacy/run-question.ts';
import * as bodies from '../src/legacy/schemas.ts';
import { refusal } from '../src/schemas.ts';
import { post, testApp } from './server.ts';

const app = await testApp();

const LIST = [
  '++ Ember Guard (v3.5.1) [GF 330pts] ++',
  '',
  'Guards [5] Q4+ D4+ | 120pts | Fearless',
  '5x Carbine (18", A1, AP(1)), 5x CCW (A1)',
  '',
  'Brute [1] Q4+ D3+ | 210pts | Tough(6), Fear(1), Strider',
  '1x Cannon (24", A2, Blast(3)), 1x Claw (A3, AP(2), Deadly(3))',
].join('\n');

async function army(): Promise<bodies.ArmyBody> {
  const reply = await post(app, '/api/armies/parse', { content: LIST, format: 'txt' });
  expect(reply.statusCode).toBe(200);
  return bodies.armyBody.parse(reply.json());
}

const list = await army();
const [guards, brute] = list.units;

function run(more: object = {}): object {
  return {
    army_a: list,
    army_b: list,
    selected_unit_ids_a: [guards.id, brute.id],
    selected_unit_ids_b: [guards.id],
    ...more,
  };
}

function unitOf({ name, points, quality, defense, special_rules: rules, models }: bodies.UnitBody) {
  return { name, points, quality, defense, rules, models };
}

describe('POST /api/armies/parse', () => {
  test('reads a text list', () => {
    expect(list).toMatchObject({ name: 'Ember Guard', points: 330, units: [{ name: 'Guards', points: 120 }, {}] });
    expect(guards).toMatchObject({
      quality: 4,
      defense: 4,
      special_rules: ['Fearless'],
      model_count: 5,
      total_wounds: 5,
    });
    expect(brute).toMatchObject({ special_rules: ['Tough(6)', 'Fear(1)', 'Strider'], model_count: 1, total_wounds: 6 });
    expect(brute.models[0].weapons.map((weapon) => weapon.name)).toEqual(['Cannon', 'Claw']);
    expect(list.coverage).toMatchObject({ no_effect: ['Strider'], not_modelled: [], recognised_rate: 100 });
    expect(list.coverage?.counted).toContain('Deadly(3)');
  });

  test.each<[string, unknown, string]>([
    ['no content', {}, 'armies/content-missing'],
    ['an unknown format', { content: 'x', format: 'pdf' }, 'armies/format-not-allowed'],
    ['text called JSON', { content: LIST, format: 'json' }, 'armies/not-json'],
    ['a letter', { content: 'Dear friend' }, 'grimdark/import-not-a-list'],
  ])('%s is refused', async (_, body, code) => {
    const reply = await post(app, '/api/armies/parse', body);
    expect(reply.statusCode).toBe(400);
    expect(refusal.parse(reply.json()).error.code).toBe(code);
  });
});

describe('POST /api/simulation/run', () => {
  test('gives the exact results of every pairing in all nine scenarios', async () => {
    const reply = await post(app, '/api/simulation/run', run());
    expect(reply.statusCode).toBe(200);
    const { matchups } = bodies.runReply.parse(reply.json());
    expect(matchups.map(({ attacker_name, defender_name }) => [attacker_name, defender_name])).toEqual([
      ['Guards', 'Guards'],
      ['Brute', 'Guards'],
    ]);
    const input = prepareBattle(duelCalculator, {
      attacker: unitOf(brute),
      defender: unitOf(guards),
      rulesVersion: list.rules_version,
    });
    const found = duelCalculator.exact(input, new Budget());
    expect(matchups[1].scenarios.map(({ scenario }) => scenario)).toEqual([...SCENARIOS]);
    for (const result of matchups[1].scenarios) {
      const want = found.scenarios[result.scenario]!;
      expect(result.win_rate).toBeCloseTo(100 * want.win, 9);
      expect(result.avg_kills).toBeCloseTo(5 - want.defender.models.mean, 9);
      expect(result.defender.half_strength_rate).toBeCloseTo(100 * want.defender.half, 9);
      // The costs of the list: 210 points for the Brute, 120 for the Guards.
      expect(result.attacker.avg_points_lost).toBeCloseTo(210 * want.attacker.lossShare, 9);
      expect(result.avg_points_traded).toBeCloseTo(120 * want.defender.lossShare - 210 * want.attacker.lossShare, 9);
    }
    expect(matchups[1].method).toBe('exact');
  });

  test('simulates when asked to', async () => {
    const reply = await post(
      app,
      '/api/simulation/run',
      run({ method: 'simulate', iterations: 50, scenarios: ['charge'] }),
    );
    const { matchups } = bodies.runReply.parse(reply.json());
    expect(matchups[0]).toMatchObject({ method: 'simulated', simulation: { iterations: 50, seed: 1 } });
    expect(matchups[0].scenarios).toHaveLength(1);
    const share = matchups[0].win_rate / 100;
    const margin = 196 * Math.sqrt((share * (1 - share)) / 50);
    expect(matchups[0].simulation?.win_rate_margin).toBeCloseTo(margin, 1);
  });

  test.each<[string, object, string]>([
    ['an unknown unit', { selected_unit_ids_a: ['nobody'] }, 'simulation/unknown-unit'],
    ['no unit', { selected_unit_ids_b: [] }, 'simulation/selected-unit-ids-b-out-of-range'],
    ['an unknown scenario', { scenarios: ['tea'] }, 'simulation/scenarios-not-allowed'],
    ['too many iterations', { iterations: 2001 }, 'simulation/iterations-out-of-range'],
    ['an unknown field', { fast: true }, 'simulation/unknown-field'],
  ])('%s is refused', async (_, more, code) => {
    const reply = await post(app, '/api/simulation/run', run(more));
    expect(reply.statusCode).toBe(400);
    expect(refusal.parse(reply.json()).error.code).toBe(code);
  });

  test('too many pairings are refused', async () => {
    const many = Array.from({ length: 101 }, () => guards.id);
    const body = run({ selected_unit_ids_a: many, selected_unit_ids_b: many });
    expect((await post(app, '/api/simulation/run', body)).json().error.code).toBe('simulation/too-many');
  });

  test('whole armies that take longer than a request may become a job with the same result', async () => {
    const server = await testApp({ env: { TIME_BUDGET_MS: '100' } });
    const whole = { selected_unit_ids_a: [guards.id, brute.id], selected_unit_ids_b: [guards.id, brute.id] };
    const units = list.units.flatMap((unit) =>
      Array.from({ length: 6 }, (_, i) => ({ ...unit, id: `${unit.id}-${i}`, name: `${unit.name} ${i}` })),
    );
    const large = { ...list, units };
    const ids = units.map(({ id }) => id);
    const reply = await post(server, '/api/simulation/run', {
      ...run({ scenarios: ['charge'] }),
      army_a: large,
      army_b: large,
      selected_unit_ids_a: ids,
      selected_unit_ids_b: ids,
    });
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(202);
    const { job } = reply.json();
    expect(reply.headers.location).toBe(`/api/v1/jobs/${job.id}`);
    let result = await server.inject(`/api/v1/jobs/${job.id}/result`);
    while (result.statusCode === 409) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      result = await server.inject(`/api/v1/jobs/${job.id}/result`);
    }
    const { matchups } = bodies.runReply.parse(result.json());
    expect(matchups).toHaveLength(144);
    const [single] = (await post(app, '/api/simulation/run', run({ ...whole, scenarios: ['charge'] }))).json().matchups;
    expect(matchups[0]).toMatchObject({ win_rate: single.win_rate, scenarios: single.scenarios });
    await server.close();
  });
});

describe('the plan of a run', () => {
  const units = Array.from({ length: 12 }, (_, i) => ({
    ...brute,
    id: `u${i}`,
    special_rules: ['Tough(12)', 'Regeneration'],
    models: [{ ...brute.models[0], count: 20 }],
  }));
  const ids = units.map(({ id }) => id);
  const heavy = { ...list, units };
  const body = JSON.stringify({ army_a: heavy, army_b: heavy, selected_unit_ids_a: ids, selected_unit_ids_b: ids });
  const late: Problem = { code: 'budget/exceeded', path: '', message: 'out of time' };

  function plan({ lateAfter = Infinity, enoughAfter = Infinity, quick = false }) {
    const asked = { stop: 0, enough: 0 };
    const desk: TaskContext = {
      calculators: [],
      costAtMost: quick ? 1 : undefined,
      stop: () => (++asked.stop > lateAfter ? late : undefined),
      share: () => {},
      leftMs: () => undefined,
      enough: () => ++asked.enough > enoughAfter,
    };
    return { asked, planned: readRun({ body, enhanced: false }, desk) };
  }

  test('looks at the clock within a pairing, and is refused where not even one could be looked at', () => {
    const { asked, planned } = plan({ lateAfter: 3 });
    expect(planned).toEqual({ error: late });
    // Once more for the reason.
    expect(asked.stop).toBe(5);
    expect(plan({ lateAfter: 3, quick: true }).planned).toMatchObject({ error: { code: TAKES_LONGER } });
  });

  test('is made from the pairings that there was time for', () => {
    const { asked, planned } = plan({ enoughAfter: 1 });
    expect(asked.enough).toBe(2);
    const looks = asked.stop;
    expect(planned).toMatchObject({ total: 144, timeMs: expect.any(Number) });
    // Alike as all pairings are, the time of all is the same from two as from one and a part.
    expect(plan({ lateAfter: looks - 1 }).planned).toEqual(planned);
  });
});

test('POST /api/simulation/run-enhanced adds factors, rows and counters', async () => {
  const reply = await post(app, '/api/simulation/run-enhanced', run({ scenarios: ['charge'] }));
  expect(reply.statusCode).toBe(200);
  const body = bodies.enhancedReply.parse(reply.json());
  expect(body.row_aggregates.map((row) => row.attacker_name)).toEqual(['Guards', 'Brute']);
  const [first, second] = body.matchups;
  expect(body.best_counters[guards.id].win_rate).toBe(Math.max(first.win_rate, second.win_rate));
  const factors = second.combat_factors.map(({ name }) => name);
  expect(factors).toEqual(expect.arrayContaining(['AP(2)', 'Deadly(3)', 'Fear(1)', 'Fearless', 'Quality 3+']));
  expect(factors).not.toContain('Strider');
  expect(second.combat_factors[0].description).toMatch(/points of win chance/);
});

test('POST /api/simulation/visualize shows the same battle for the same seed', async () => {
  const body = { attacker_unit: guards, defender_unit: brute, scenario: 'full_engagement', seed: 5 };
  const first = await post(app, '/api/simulation/visualize', body);
  expect(first.statusCode).toBe(200);
  const shown = bodies.visualizeReply.parse(first.json());
  expect(shown.events.some(({ kind }) => kind === 'roll')).toBe(true);
  expect(shown.total_rounds).toBeGreaterThanOrEqual(1);
  expect((await post(app, '/api/simulation/visualize', body)).json()).toEqual(shown);
  const wrong = await post(app, '/api/simulation/visualize', { ...body, scenario: 'tea' });
  expect(refusal.parse(wrong.json()).error.code).toBe('simulation/scenario-not-allowed');
});

describe('GET /api/rules', () => {
  test('lists, filters and searches', async () => {
    const all = bodies.rulesReply.parse((await app.inject('/api/rules')).json());
    const weapon = bodies.rulesReply.parse((await app.inject('/api/rules?category=weapon')).json());
    expect(all.rules.length).toBeGreaterThan(250);
    expect(weapon.rules.length).toBeGreaterThan(40);
    expect(weapon.rules.every(({ category }) => category === 'weapon')).toBe(true);
    const found = bodies.rulesReply.parse((await app.inject('/api/rules/search?q=blast')).json());
    expect(found.rules[0]).toMatchObject({ name: 'Blast', has_rating: true, triggers: ['after hits', 'block roll'] });
  });

  test('an unknown category is refused', async () => {
    const reply = await app.inject('/api/rules?category=tea');
    expect(reply.statusCode).toBe(400);
    expect(refusal.parse(reply.json()).error.code).toBe('rules/unknown-category');
  });
});

describe('GET /api/factions', () => {
  test('lists, finds and describes', async () => {
    const all = bodies.factionsReply.parse((await app.inject('/api/factions')).json());
    expect(all.factions).toHaveLength(47);
    const hives = bodies.factionReply.parse((await app.inject('/api/factions/alien-hives')).json());
    expect(hives.army_wide_rules).toEqual([{ name: 'Hive Bond', description: '+1 to morale tests.' }]);
    expect(hives.aura_rules[0].name).toBe('Hive Bond Boost Aura');
    expect(hives.army_book).toMatchObject({ version: '3.5.3', units: 41, units_with_army_wide_rule: 39 });
    expect(hives.common_rules.every(({ description }) => description.length > 5)).toBe(true);
    expect(all.factions.every(({ army_wide_rules: [rule] }) => rule.description.length > 5)).toBe(true);
    const found = bodies.factionsReply.parse((await app.inject('/api/factions/search?q=hive')).json());
    expect(found.factions.map(({ name }) => name)).toContain('Alien Hives');
  });

  test('an unknown one is not found', async () => {
    const reply = await app.inject('/api/factions/nobody');
    expect(reply.statusCode).toBe(404);
    expect(refusal.parse(reply.json()).error.code).toBe('factions/unknown-faction');
  });
});
