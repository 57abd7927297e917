// Ten thousand requests that are a little or entirely wrong: always JSON, never a 5xx, and the server answers afterwards.
import { type AnyCalculator, describeForm, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { Random } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { post, testApp } from './server.ts';

const REQUESTS = 10_000;
const dice = new Random(20_260_101);

function below(n: number): number {
  return dice.die(n) - 1;
}

function pick<Item>(items: readonly Item[]): Item {
  return items[below(items.length)];
}

/** Values that break programs. Slow but valid ones are not here: a time budget is what answers those. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  2,
  3,
  6,
  7,
  0.5,
  4.000001,
  1e9,
  -1e9,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  5e-324,
  '',
  ' ',
  '0',
  '4',
  '4+',
  'd6',
  '2D6+3',
  '9999d9999',
  'D0',
  '-D6',
  'auto',
  'none',
  'NaN',
  'true',
  '\u0000',
  '\ud800',
  '💥',
  'x'.repeat(5_000),
  [],
  {},
  [[]],
  [null],
  [1, 2, 3],
  { a: 1 },
  { length: 1e9 },
  { toString: 1 },
  { hasOwnProperty: 1 },
  { valueOf: null },
  // biome-ignore lint/suspicious/noThenProperty: that is the point.
  { then: 1 },
];

const KEYS = ['', 'x', 'toString', 'valueOf', 'hasOwnProperty', 'constructor', 'then', 'id', '0', '-1', 'a.b', 'ключ'];

type Container = Record<string, unknown> | unknown[];

function containers(value: unknown, found: Container[] = []): Container[] {
  if (typeof value !== 'object' || value === null) return found;
  found.push(value as Container);
  for (const child of Object.values(value)) containers(child, found);
  return found;
}

/** Changes, adds or removes something somewhere inside. */
function mutate(value: object): void {
  const target = pick(containers(value)) as Record<string, unknown>;
  const keys = Object.keys(target);
  const action = below(6);
  // Copies only: a value put in twice would grow into itself.
  if (action === 0) target[pick(KEYS)] = structuredClone(pick(STRANGE));
  else if (keys.length === 0) return;
  else if (action === 1) delete target[pick(keys)];
  else if (action === 2) target[pick(keys)] = structuredClone(pick(containers(value)));
  else target[pick(keys)] = structuredClone(pick(STRANGE));
}

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
  return structuredClone(pick(pick(below(10) === 0 ? battles : cheapBattles)));
}

function validRequest(): Record<string, unknown> {
  const request: Record<string, unknown> = { ...battle() };
  if (below(4) === 0) Object.assign(request, { method: 'simulate', iterations: 1 + below(5), seed: below(1000) });
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

/** Cuts, doubles or replaces characters of the text itself. */
function damage(text: string): string {
  const at = below(text.length + 1);
  const to = Math.min(text.length, at + below(10));
  switch (below(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    default:
      return text.slice(0, at) + pick(['"', '{', ']', '\\', '\u0000', '1e999', '__proto__', ',']) + text.slice(to);
  }
}

function fuzzedBody(batch: boolean): string {
  const value: object = batch
    ? Array.from({ length: below(4) }, () => ({ id: below(9), ...validRequest() }))
    : validRequest();
  for (let changes = below(4); changes > 0; changes--) mutate(value);
  for (const request of batch ? (value as unknown[]) : [value]) tame(request);
  const text = JSON.stringify(value);
  return below(5) === 0 ? damage(text) : text;
}

test(`${REQUESTS} mutated requests`, async () => {
  const app = await testApp({ env: { TIME_BUDGET_MS: '20000' } });
  const seen = new Map<number, number>();
  for (let i = 0; i < REQUESTS; i++) {
    const batch = below(5) === 0;
    const body = fuzzedBody(batch);
    const reply = await post(app, batch ? '/api/v1/batch' : '/api/v1/calculate', body);
    const describeFailure = () =>
      `request ${i}: ${reply.statusCode} ${reply.body.slice(0, 300)}\n${body.slice(0, 2_000)}`;
    expect(reply.statusCode, describeFailure()).toBeLessThan(500);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
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
