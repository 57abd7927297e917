// Every route: what it answers, held against the schemas the documentation is made from.
import { calculators } from '@oddsmith/games/calculators';
import { describe, expect, test } from 'vitest';
import * as schemas from '../src/schemas.ts';
import { post, testApp } from './server.ts';

const app = await testApp();
const example = { calculator: 'fantasy/attack', input: { numAttacks: 2, toHit: 4, toWound: 4 } };

describe('POST /api/v1/calculate', () => {
  test('answers one battle', async () => {
    const reply = await post(app, '/api/v1/calculate', example);
    expect(reply.statusCode).toBe(200);
    const answer = schemas.answer.parse(reply.json());
    // Two attacks at 1/4 each: 9/16, 6/16, 1/16.
    expect(answer.distributions.wounds.probabilities).toEqual(
      [0.5625, 0.375, 0.0625].map((p) => expect.closeTo(p, 12)),
    );
    expect(answer.method).toBe('exact');
  });

  test('simulates on request, the same for the same seed', async () => {
    const request = { ...example, method: 'simulate', iterations: 3_000, seed: 5 };
    const [first, second] = await Promise.all([
      post(app, '/api/v1/calculate', request),
      post(app, '/api/v1/calculate', request),
    ]);
    expect(schemas.answer.parse(first.json()).simulation).toMatchObject({ iterations: 3_000, seed: 5 });
    expect(first.body).toBe(second.body);
  });

  const choice = { calculator: 'killteam/choice', input: {} };
  const asked = (body: object, accepted?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/calculate',
      payload: body,
      ...(accepted === undefined ? {} : { headers: { 'accept-language': accepted } }),
    });

  test.each([
    ['what the body names', { ...choice, language: 'de' }, 'en', 'de'],
    ['what the caller likes best', choice, 'fr, en;q=0.5, de-AT;q=0.8', 'de'],
    ['what the caller takes', choice, 'en, de;q=0.1', 'en'],
    ['English where nothing else is known', choice, 'fr', 'en'],
    ['English where nothing is said', choice, undefined, 'en'],
  ])('is in the language of %s', async (_, body, accepted, language) => {
    const reply = await asked(body, accepted);
    expect(reply.headers).toMatchObject({
      'content-language': language,
      vary: expect.stringMatching(/accept-language/i),
    });
    const { sentence, steps, language: own } = schemas.answer.parse(reply.json());
    expect(own).toBe(language);
    expect(sentence).toContain(language === 'de' ? ': mit dem Krit zuschlagen. ' : ': strike with the crit. ');
    expect(steps[0].title).toBe(language === 'de' ? 'Offene Würfel' : 'Open dice');
  });

  test('refuses a language that nobody speaks here', async () => {
    const reply = await asked({ ...choice, language: 'fr' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({ code: 'request/language-not-allowed', path: 'language' });
  });
});

describe('POST /api/v1/batch', () => {
  test('answers in order with the ids given, and a bad entry leaves the others alone', async () => {
    const reply = await post(app, '/api/v1/batch', [
      { id: 'first', ...example },
      { id: 2, calculator: 'fantasy/attack', input: { toHit: 10 } },
      { id: 'third', calculator: 'no/such', input: {} },
      example,
      'not an entry',
    ]);
    expect(reply.statusCode).toBe(200);
    expect(schemas.batchReply.parse(reply.json())).toMatchObject([
      { id: 'first', result: { calculator: 'fantasy/attack' } },
      { id: 2, error: { path: 'toHit' } },
      { id: 'third', error: { code: 'request/unknown-calculator' } },
      { id: null, result: { calculator: 'fantasy/attack' } },
      { id: null, error: { code: 'request/wrong-type' } },
    ]);
  });

  test('takes 500 entries and an empty list', async () => {
    const many = await post(
      app,
      '/api/v1/batch',
      Array.from({ length: 500 }, (_, id) => ({ id, ...example })),
    );
    expect(many.json().map((entry: { id: number }) => entry.id)).toEqual(Array.from({ length: 500 }, (_, id) => id));
    expect((await post(app, '/api/v1/batch', [])).json()).toEqual([]);
  });
});

describe('GET /api/v1/calculators', () => {
  test('lists every calculator', async () => {
    const reply = await app.inject('/api/v1/calculators');
    const { calculators: listed } = schemas.calculatorList.parse(reply.json());
    expect(listed.map(({ id }) => id)).toEqual(calculators.map(({ id }) => id));
    expect(listed.find(({ id }) => id === 'fantasy/attack')?.game).toEqual({ id: 'fantasy', title: 'Fantasy battles' });
  });

  test.each(calculators.map(({ id }) => id))('describes %s, with an example that works', async (id) => {
    const reply = await app.inject(`/api/v1/calculators/${id}`);
    expect(reply.statusCode).toBe(200);
    const details = schemas.calculatorDetails.parse(reply.json());
    expect(details.input).toMatchObject({
      $schema: expect.stringContaining('2020-12'),
      type: 'object',
      additionalProperties: false,
    });
    expect(Object.keys(details.input.properties as object).length).toBeGreaterThan(0);
    const answered = await post(app, '/api/v1/calculate', details.example);
    expect(answered.statusCode).toBe(200);
    schemas.answer.parse(answered.json());
  });
});

describe('the rest', () => {
  test('GET /api/v1/health', async () => {
    const health = schemas.health.parse((await app.inject('/api/v1/health')).json());
    expect(health).toMatchObject({ status: 'ok', version: '1.2.3', calculators: calculators.length });
  });

  test('GET /docs is a page with nothing from elsewhere', async () => {
    const page = await app.inject('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    for (const [, address] of page.body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g))
      expect((await app.inject(address)).statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('answers carry the headers of helmet', async () => {
    const { headers } = await app.inject('/api/v1/health');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

test("axis/battle takes the public calculator's JSON as it is", async () => {
  const side = (inf: number) => ({ units: { inf }, ool: ['inf'] });
  const input = { wave_info: [{ attack: side(1), defense: side(1) }], is_naval: false, diceMode: 'standard' };
  const reply = await post(app, '/api/v1/calculate', { calculator: 'axis/battle', input });
  expect(reply.statusCode).toBe(200);
  // A round ends 1/6 x 2/3 for the attacker, 1/3 x 5/6 for the defender, 1/18 for nobody, else there is another.
  expect(reply.json().summary.takesChance).toBeCloseTo(1 / 9 / (1 - 5 / 9), 12);
});
