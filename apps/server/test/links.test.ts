// POST /api/v1/links: the address that comes back opens the battle that was asked for.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { decodeLink } from '@oddsmith/analysis';
import { afterAll, describe, expect, test } from 'vitest';
import * as schemas from '../src/schemas.ts';
import { ShortLinks } from '../src/short-links.ts';
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
  expect(sentence).toMatch(/^Hellblaster Squad will destroy Rhino/);
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

describe('short addresses', async () => {
  const folder = mkdtempSync(`${tmpdir()}/oddsmith-links-`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const keeping = await testApp({ env: { SHORT_LINKS: folder } });
  const battle = { calculator: 'fantasy/attack', input: { numAttacks: 20, toHit: 3 } };
  const link = async (body: object) =>
    schemas.linkReply.parse((await post(keeping, '/api/v1/links', body)).json()) as { address: string; short: string };

  test('lead where the long one does, and the same battle has the same', async () => {
    const { address, short } = await link(battle);
    expect(short).toMatch(/^http:\/\/localhost:80\/s\/[\w-]{11}$/);
    const reply = await keeping.inject({ url: new URL(short).pathname });
    expect(reply.statusCode).toBe(302);
    expect(`http://localhost:80${reply.headers.location}`).toBe(address);
    expect((await link(battle)).short).toBe(short);
    expect(readdirSync(folder).length).toBe(1);
  });

  test('are there after a new start', async () => {
    const { short } = await link(battle);
    const again = await testApp({ env: { SHORT_LINKS: folder } });
    expect((await again.inject({ url: new URL(short).pathname })).statusCode).toBe(302);
  });

  test('that were never given out are not found, and lead to no file', async () => {
    for (const name of ['AAAAAAAAAAA', '..%2f..%2fetc%2fpasswd', '.', 'short'])
      expect((await keeping.inject({ url: `/s/${name}` })).statusCode).toBe(404);
  });

  test('lead to battles of this site and nowhere else', async () => {
    writeFileSync(`${folder}/elsewhere-1`, 'https://elsewhere.example/');
    expect((await keeping.inject({ url: '/s/elsewhere-1' })).statusCode).toBe(404);
    expect(await new ShortLinks(folder).keep('//elsewhere.example/')).toBeUndefined();
  });

  test('end where there are as many as there may be, and none is taken back', async () => {
    const few = mkdtempSync(`${tmpdir()}/oddsmith-links-`);
    const links = new ShortLinks(few, 1);
    const first = await links.keep('/#/fantasy/attack/1a');
    expect(readFileSync(`${few}/${first}`, 'utf8')).toBe('/#/fantasy/attack/1a');
    expect(await links.keep('/#/fantasy/attack/1b')).toBeUndefined();
    expect(await links.keep('/#/fantasy/attack/1a')).toBe(first);
    rmSync(few, { recursive: true });
  });

  test('are not there unless they are asked for', async () => {
    expect((await ask(battle)).json().short).toBeUndefined();
    expect((await app.inject({ url: '/s/AAAAAAAAAAA' })).statusCode).toBe(404);
  });
});
