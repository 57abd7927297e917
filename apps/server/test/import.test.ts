// POST /api/v1/import: lists find their reader, files come as bytes, and what is wrong is said.
import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import * as schemas from '../src/schemas.ts';
import { post, testApp } from './server.ts';

const app = await testApp();
const url = '/api/v1/import';
const GRIMDARK =
  '++ Ember Guard (v3.5.1) [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts | Fearless\n5x Carbine (18", A1, AP(1)), 5x CCW (A1)';
const WH40K =
  'Patrol (80 points)\n\nSpace Marines\nGladius Task Force\n\nBATTLELINE\n\nIntercessor Squad (80 points)\n  • 5x Intercessor\n    • 5x Bolt rifle';
const ROSTER = '<roster gameSystemName="Age of Sigmar 4.0"><forces/></roster>';

describe('POST /api/v1/import', () => {
  test.each([
    ['grimdark', GRIMDARK, 'Guards'],
    ['wh40k', WH40K, 'Intercessor Squad'],
    ['killteam', 'Kommandos\n2x Kommando Boy', 'Kommando Boy 2'],
  ])('a %s list is recognised by what is in it', async (game, content, unit) => {
    const reply = await post(app, url, { content });
    expect(reply.statusCode).toBe(200);
    const body = schemas.importReply.parse(reply.json());
    expect(body.game).toBe(game);
    expect(JSON.stringify(body.army.units)).toContain(unit);
  });

  test('twenty army books of a quarter of a megabyte fit, more than 8 MB do not', async () => {
    const books = Array.from({ length: 20 }, () => JSON.stringify({ name: 'x'.repeat(250_000) }));
    expect((await post(app, url, { content: GRIMDARK, books })).statusCode).toBe(200);
    const reply = await post(app, url, { content: 'x'.repeat(8 * 1024 * 1024) });
    expect(reply.statusCode).toBe(413);
    expect(reply.json().error).toMatchObject({ code: 'request/too-large', message: 'the body must be at most 8 MB' });
  });

  test('units come with parts of a request that /calculate takes as they are', async () => {
    const content = `${WH40K}\n\nRedemptor Dreadnought (205 points)\n  • 1x Heavy Onslaught Gatling Cannon\n    1x Redemptor Fist`;
    const { army, game, evidence } = (await post(app, url, { content })).json();
    expect([game, evidence[0].game]).toEqual(['wh40k', 'wh40k']);
    const [squad, dreadnought] = army.units.map(({ request }: { request: object }) => request);
    const input = {
      edition: dreadnought.edition,
      volley: dreadnought.volley.shooting,
      attacker: dreadnought.attacker.shooting,
      context: dreadnought.context.shooting,
      target: squad.target.shooting,
    };
    const reply = await post(app, '/api/v1/calculate', { calculator: 'wh40k/attack', input });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().summary.meanSlain).toBeGreaterThan(0);
    // The other way round the dreadnought takes 1 damage less from each attack.
    expect(dreadnought.target.shooting).toMatchObject({ damageReduction: 1 });
  });

  test('a list in pieces of any size and without a length is the same list, until it is too long', async () => {
    const send = (pieces: readonly string[]) =>
      app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: Readable.from(pieces) });
    const whole = await post(app, url, GRIMDARK, 'text/plain');
    const letters = await send([...GRIMDARK]);
    expect([letters.statusCode, letters.json()]).toEqual([200, whole.json()]);
    const long = await send(Array.from({ length: 9 }, () => 'x'.repeat(1024 * 1024)));
    expect([long.statusCode, long.json().error.code]).toEqual([413, 'request/too-large']);
  });

  test('75 bytes as text/plain do not stop the server', async () => {
    const list = 'U [75] Q4+ D4+ | 10pts |\n100000000000000005366162204393472x Gun (24", A1)';
    const reply = await post(app, url, list, 'text/plain');
    expect([reply.statusCode, reply.json().game]).toEqual([200, 'grimdark']);
  });

  test.each(['{"a":', '[', '{"a":['])('7.5 MB of %s are refused before they are parsed', async (piece) => {
    const reply = await post(app, url, piece.repeat(7_500_000 / piece.length), 'text/plain');
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'import/too-deep']);
  });

  test('a file comes as bytes', async () => {
    const payload = Buffer.from(zipSync({ 'list.ros': strToU8(ROSTER) }));
    const reply = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({
      code: 'wh40k/import-wrong-game',
      message: expect.stringContaining('Age of Sigmar'),
    });
  });

  test('text may come as it is', async () => {
    const reply = await post(app, url, WH40K, 'text/plain; charset=utf-8');
    expect([reply.statusCode, reply.json().game]).toEqual([200, 'wh40k']);
  });

  test.each<[string, unknown, string]>([
    ['no list', {}, 'import/content-missing'],
    ['a wrong type', { content: 5 }, 'import/content-wrong-type'],
    ['an unknown field', { content: 'x', file: 'y' }, 'import/unknown-field'],
    ['an unknown game', { content: 'x', game: 'chess' }, 'import/unknown-game'],
    ['a letter', { content: 'Dear friend' }, 'wh40k/import-not-a-list'],
    ['a link', { content: 'https://army-forge.onepagerules.com/share?id=abc' }, 'grimdark/import-share-link'],
  ])('%s is refused', async (_, body, code) => {
    const reply = await post(app, url, body);
    expect(reply.statusCode).toBe(400);
    expect(schemas.refusal.parse(reply.json()).error.code).toBe(code);
  });
});
