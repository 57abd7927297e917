// POST /api/v1/links: the address that comes back opens the battle that was asked for.
import { decodeLink } from '@oddsmith/analysis';
import { expect, test } from 'vitest';
import * as schemas from '../src/schemas.ts';
import { post, testApp } from './server.ts';

const app = await testApp();
const ask = (body: object) => post(app, '/api/v1/links', body);

function battleIn(address: string): { readonly calculator: string; readonly input: unknown } {
  const [, calculator, code] = /#\/(\w+\/\w+)\/(.+)$/.exec(address) ?? [];
  const decoded = decodeLink(code);
  if (!decoded.ok) throw new Error(decoded.problem.code);
  return { calculator, input: (decoded.state as { readonly input: unknown }).input };
}

const LIST = `Blades (300 points)
Space Marines
Strike Force (2,000 points)

Hellblaster Squad (110 points)
  • 1x Hellblaster Sergeant
    • 1x Plasma incinerator
  • 4x Hellblaster
    • 4x Plasma incinerator

Rhino (75 points)
  • 1x Storm bolter
`;

test('a calculator and its input', async () => {
  const input = { numAttacks: 20, toHit: 3, armorSave: 4 };
  const reply = await ask({ calculator: 'fantasy/attack', input });
  const { address, sentence, build } = schemas.linkReply.parse(reply.json());
  expect(build).toBe((await app.inject('/api/v1/health')).json().build);
  expect(new URL(address).host).toBe('localhost');
  expect(battleIn(address)).toEqual({ calculator: 'fantasy/attack', input });
  const answer = await post(app, '/api/v1/calculate', { calculator: 'fantasy/attack', input });
  expect(answer.json().sentence).toBe(sentence);
});

test('two units of a list, the same as asked by hand', async () => {
  const reply = await ask({ list: LIST, unit: 'Hellblaster', against: 'Rhino' });
  const { address, calculator, sentence } = schemas.linkReply.parse(reply.json());
  expect(calculator).toBe('wh40k/attack');
  expect(sentence).toMatch(/^Hellblaster Squad into Rhino/);
  const answer = await post(app, '/api/v1/calculate', battleIn(address));
  expect(answer.json().sentence).toBe(sentence);
});

test.each([
  [{}, 400, 'calculator'],
  [{ calculator: 'fantasy/attack', input: { numAtacks: 3 } }, 400, 'numAtacks'],
  [{ calculator: 'chess/mate', input: {} }, 404, 'calculator'],
  [{ list: 'nothing that is a list', unit: 'A' }, 400, 'list'],
  [{ list: LIST, unit: 'Nobody', against: 'Rhino' }, 400, 'unit'],
])('%j is refused', async (body, status, path) => {
  const reply = await ask(body);
  expect(reply.statusCode).toBe(status);
  expect(schemas.refusal.parse(reply.json()).error.path).toBe(path);
});
