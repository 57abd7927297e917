// Ten thousand requests that are a little or entirely wrong: always JSON, never a 5xx, and the server answers afterwards.
import { type AnyCalculator, describeForm, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';
import { Mutator } from '../../../scripts/attack/mutator.ts';
import { many } from '../../../test/depth.ts';
import { post, testApp } from './server.ts';

/** A hundred thousand inputs are for `npm run attack`. */
const REQUESTS = many('server', 4_000);
const chance = new Mutator(20_260_101);

interface Battle {
  readonly calculator: string;
  readonly input: unknown;
}

function battlesOf({ id, input, presets }: AnyCalculator): Battle[] {
  const inputs = [{}, describeForm(input).default, ...presets.map((preset) => preset.input)];
  return inputs.map((given) => ({ calculator: id, input: given }));
}

/** The calculator of each game whose default battle costs least. */
function cheapest(): AnyCalculator[] {
  const found = new Map<string, AnyCalculator>();
  const cost = (calculator: AnyCalculator) => calculator.cost(prepareBattle(calculator));
  for (const calculator of calculators) {
    const [game] = calculator.id.split('/');
    const best = found.get(game);
    if (best === undefined || cost(calculator) < cost(best)) found.set(game, calculator);
  }
  return [...found.values()];
}

const battles = calculators.map(battlesOf);
const cheapBattles = cheapest().map(battlesOf);

/** Nine tenths go to the quick calculators, so that the time taken does not grow with the number of games. */
function battle(): Battle {
  return structuredClone(chance.pick(chance.pick(chance.below(10) === 0 ? battles : cheapBattles)));
}

function validRequest(): Record<string, unknown> {
  const request: Record<string, unknown> = { ...battle() };
  if (chance.below(4) === 0)
    Object.assign(request, { method: 'simulate', iterations: 1 + chance.below(5), seed: chance.below(1000) });
  return request;
}

/** Battles of most games take a while: they are rolled once in the place of being solved. */
function tame(request: unknown): void {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return;
  const fields = request as Record<string, unknown>;
  if (fields.calculator === 'fantasy/attack') return;
  if (fields.method === undefined || fields.method === 'auto') fields.method = 'simulate';
  if (fields.iterations === undefined) fields.iterations = 1;
}

function fuzzedBody(batch: boolean): string {
  const value: object = batch
    ? Array.from({ length: chance.below(4) }, () => ({ id: chance.below(9), ...validRequest() }))
    : validRequest();
  for (let changes = chance.below(4); changes > 0; changes--) chance.mutate(value);
  for (const request of batch ? (value as unknown[]) : [value]) tame(request);
  const text = JSON.stringify(value);
  return chance.below(5) === 0 ? chance.damage(text) : text;
}

test(`${REQUESTS} mutated requests`, async () => {
  const app = await testApp({ env: { TIME_BUDGET_MS: '20000' } });
  const seen = new Map<number, number>();
  for (let i = 0; i < REQUESTS; i++) {
    const batch = chance.below(5) === 0;
    const body = fuzzedBody(batch);
    const reply = await post(app, batch ? '/api/v1/batch' : '/api/v1/calculate', body);
    const describeFailure = () =>
      `request ${i}: ${reply.statusCode} ${reply.body.slice(0, 300)}\n${body.slice(0, 2_000)}`;
    expect(reply.statusCode, describeFailure()).toBeLessThan(500);
    const type = reply.statusCode < 400 ? 'application/json; charset=utf-8' : 'application/problem+json';
    expect(reply.headers['content-type']).toBe(type);
    const answer = reply.json();
    if (reply.statusCode >= 400) expect(answer.error.message, describeFailure()).toMatch(/./);
    else if (batch)
      for (const entry of answer)
        expect(entry.error?.code ?? 'fine', describeFailure()).not.toMatch(/^(internal|budget)/);
    seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1);
  }
  // A run in which nothing is accepted or nothing refused would prove little.
  expect(seen.get(200)).toBeGreaterThan(1_000);
  expect(seen.get(400)).toBeGreaterThan(1_000);
  expect((await post(app, '/api/v1/calculate', { calculator: 'fantasy/attack', input: {} })).statusCode).toBe(200);
}, 240_000);
