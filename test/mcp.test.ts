// The server for chat assistants, asked by the protocol's own client over both transports: every question of its README.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { decodeLink } from '@oddsmith/analysis';
import { inlineRunner } from '@oddsmith/compute';
import { calculators } from '@oddsmith/games/calculators';
import { callTool } from '@oddsmith/mcp/tools';
import { buildApp, loadServices, readSettings } from '@oddsmith/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProjectFile, root } from './source-tree.ts';

interface Question {
  readonly name: string;
  readonly arguments: Record<string, unknown>;
  readonly begins: string;
}

/** A block of JSON with the name of a tool, and what is quoted below it. */
const questions: readonly Question[] = [
  ...readProjectFile('packages/mcp/README.md').matchAll(/```json\n(\{[^`]*?"name"[^`]*?\})\n```\n\n> (.+)\n/g),
].map(([, call, begins]) => ({ ...(JSON.parse(call) as Omit<Question, 'begins'>), begins }));

const settings = readSettings({ MCP: 'on', RATE_LIMIT: '0', MAX_EVENT_LOOP_DELAY_MS: '0' });
const runner = inlineRunner(calculators, await loadServices());
const app = await buildApp({ calculators, runner, settings: { ...settings, webRoot: '/nowhere' }, version: '1.2.3' });

const stdio = new Client({ name: 'test', version: '1' });
const http = new Client({ name: 'test', version: '1' });
/** As assistants of before: they open with the handshake of 2025. */
const earlier = new Client({ name: 'test', version: '1' }, { supportedProtocolVersions: ['2025-06-18'] });

beforeAll(async () => {
  const command = { command: process.execPath, args: [`${root}/apps/cli/dist/main.js`, 'mcp'] };
  await stdio.connect(new StdioClientTransport(command));
  const url = new URL('/mcp', await app.listen({ port: 0, host: 'localhost' }));
  await http.connect(new StreamableHTTPClientTransport(url));
  await earlier.connect(new StreamableHTTPClientTransport(url));
}, 120_000);

afterAll(async () => {
  await Promise.all([stdio.close(), http.close(), earlier.close()]);
  await app.close();
  await runner.close();
});

interface Said {
  readonly text: string;
  readonly data: Record<string, unknown>;
  readonly failed: boolean;
}

async function call(client: Client, name: string, given: Record<string, unknown>): Promise<Said> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  const [first] = content as readonly { readonly text: string }[];
  return { text: first.text, data: { ...(structuredContent as object) }, failed: isError === true };
}

const CLIENTS = [
  ['stdio', stdio],
  ['http', http],
  ['http, the protocol before', earlier],
] as const;

describe.each(CLIENTS)('over %s', (_, client) => {
  test('there are eight tools, each with schemas, and none changes anything', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'odds',
      'find_unit',
      'import_list',
      'compare',
      'seek',
      'plan',
      'pairing',
      'describe',
    ]);
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, destructiveHint: false });
      expect(description).toBeTruthy();
    }
  });

  test.each(questions.map((question) => [question.begins, question] as const))('%s', async (_begins, question) => {
    const { text, failed } = await call(client, question.name, question.arguments);
    expect(failed, text).toBe(false);
    // German keeps a number and its sign on one line.
    expect(text.split('\n')[0].replace(/[\u00a0\u202f]/g, ' ')).toBe(question.begins);
  });

  test('what is wrong is said, with the field and the nearest name', async () => {
    const unknown = await call(client, 'find_unit', { game: 'wh40k', name: 'Helblastrr Sqad' });
    expect(unknown.failed).toBe(true);
    expect(unknown.text).toContain('nearest: Hellblaster Squad');
    const field = await call(client, 'odds', { calculator: 'wh40k/attack', input: { wepon: {} } });
    expect(field).toMatchObject({ failed: true });
    expect(field.text).toContain('did you mean weapon?');
    const calculator = await call(client, 'odds', { calculator: 'chess/mate' });
    expect(calculator.text).toContain('chess/mate');
  });

  test('the chart is a page of its own', async () => {
    const { contents } = await client.readResource({ uri: 'ui://oddsmith/chart' });
    expect(contents[0]).toMatchObject({ mimeType: 'text/html;profile=mcp-app' });
    expect((contents[0] as { readonly text: string }).text).not.toMatch(/src=|href=|https?:/);
  });
});

test('the README asks of every tool', () => {
  expect(new Set(questions.map(({ name }) => name)).size).toBe(8);
});

describe('an answer of odds', () => {
  const hellblasters = questions.find(({ name, arguments: given }) => name === 'odds' && 'set' in given) as Question;

  test('is what is worked out by hand', async () => {
    // Supercharged, which is the better mode here: 20 shots, each 2/3 to hit x 1/3 to wound (S8 on T9) x 5/6 past a save of 3+ at AP -3,
    // two damage each, of which a Rhino can lose ten.
    const through = (2 / 3) * (1 / 3) * (5 / 6);
    let chance = (1 - through) ** 20;
    let atMostTenDamage = 0;
    for (let wounds = 1; wounds <= 20; wounds += 1) {
      chance *= ((21 - wounds) / wounds) * (through / (1 - through));
      atMostTenDamage += chance * Math.min(10, 2 * wounds);
    }
    const { data } = await call(stdio, 'odds', hellblasters.arguments);
    expect((data.summary as { readonly meanDamage: number }).meanDamage).toBeCloseTo(atMostTenDamage, 9);
  });

  test('is the same to the byte over both transports, but for the address of the site', async () => {
    const [one, other] = await Promise.all([stdio, http].map((client) => call(client, 'odds', hellblasters.arguments)));
    const plain = ({ text }: Said) => text.replace(/https?:\/\/[^/]+/, '');
    expect(plain(one)).toBe(plain(other));
    expect({ ...one.data, link: '' }).toEqual({ ...other.data, link: '' });
  });

  test('leads to the same battle in the web app', async () => {
    const { data, text } = await call(stdio, 'odds', hellblasters.arguments);
    expect(text.split('\n').at(-1)).toBe(data.link);
    const [, page, code] = /#\/(wh40k\/attack)\/(.+)$/.exec(String(data.link)) ?? [];
    const decoded = decodeLink(code);
    if (!decoded.ok) throw new Error(decoded.problem.code);
    const { input } = decoded.state as { readonly input: Record<string, unknown> };
    const again = await call(http, 'odds', { calculator: page, input });
    expect(again.data).toMatchObject({ sentence: data.sentence, summary: data.summary });
  });

  test('hands over what the chart draws', async () => {
    const { data } = await call(http, 'odds', hellblasters.arguments);
    const { name, min, probabilities } = data.chart as { name: string; min: number; probabilities: number[] };
    expect({ name, min }).toEqual({ name: 'damage', min: 0 });
    expect(probabilities.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThan(0.995);
  });
});

test('a server that was not told to does not answer', async () => {
  const silent = await buildApp({
    calculators,
    runner,
    settings: { ...settings, mcp: 'off', webRoot: '/nowhere' },
    version: '1',
  });
  const { statusCode } = await silent.inject({ method: 'POST', url: '/mcp', payload: {} });
  expect(statusCode).toBe(404);
  await silent.close();
});

test('a call that takes too long ends with a sentence', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const args = [`${root}/apps/cli/dist/main.js`, 'mcp', '--time-ms', '50'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  const sheet = [',', 'ABCDEFGH'].map((names) => [...names].join(',')).join('');
  const rows = [...'STUVWXYZ'].map((name, i) =>
    [name, ...[...'ABCDEFGH'].map((_, j) => (i * 7 + j * 5) % 21)].join(','),
  );
  const { text, failed } = await call(client, 'pairing', { format: 'wtc', sheet: [sheet, ...rows].join('\n') });
  await client.close();
  expect(failed).toBe(true);
  expect(text).toMatch(/50 ms|stopped/);
});

describe('refusals in the language of the caller', () => {
  const site = 'http://localhost:8042';

  test.each<[string, string, object, string, string]>([
    ['a tool that is none', 'tea', {}, 'there is no tool "tea"', 'das Werkzeug „tea“ gibt es nicht'],
    [
      'no battle',
      'odds',
      {},
      'name two units and their game, or a calculator and its input',
      'nenne zwei Einheiten und ihr Spiel oder einen Rechner und seine Eingabe',
    ],
    [
      'a field of the wrong sort',
      'odds',
      { calculator: 5 },
      'calculator must be a text, got 5',
      '„calculator“ muss ein Text sein, nicht 5',
    ],
  ])('%s', async (_, name, input, english, german) => {
    expect(await callTool({ name, input, site })).toMatchObject({ error: { message: english } });
    expect(await callTool({ name, input, site, language: 'de' })).toMatchObject({
      error: { message: expect.stringContaining(german) },
    });
  });

  test('a call that names its language is answered in it', async () => {
    const input = { calculator: 'killteam/tea', input: {}, language: 'de' };
    const { error } = (await callTool({ name: 'odds', input, site })) as { error: { message: string } };
    expect(error.message).toBe('den Rechner „killteam/tea“ gibt es nicht: `describe` zählt sie auf');
  });
});
