// One battle of two units of a pasted list, a leader among them, on four roads: the library, the client of a running server, a chat
// assistant's tools and the command line. What they answer is the same to the byte.
import { spawnSync } from 'node:child_process';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { OddsmithClient } from '@oddsmith/client';
import { inlineRunner } from '@oddsmith/compute';
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { battleBetween, importArmyList } from '@oddsmith/games/lists';
import { buildApp, loadServices, readSettings } from '@oddsmith/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOfReadme } from './list-program.ts';
import { root } from './source-tree.ts';

const UNIT = 'Hellblaster Squad + Azrael';
const TARGET = 'Rhino';
const list = listOfReadme();

interface Said {
  readonly sentence: string;
  readonly summary: object;
  readonly distributions?: object;
  readonly advice: object;
}

/** All that is said and counted; which build it was, the library does not say. */
const bytes = ({ sentence, summary, distributions, advice }: Said): string =>
  JSON.stringify({ sentence, summary, distributions, advice });

async function library(): Promise<{ readonly calculator: string; readonly input: object; readonly answer: Said }> {
  const own = await importArmyList(list, {});
  if (!own.ok) throw new Error(own.problem.message);
  const battle = await battleBetween({ list: own, unit: UNIT }, { list: own, unit: TARGET });
  if (!battle.ok) throw new Error(battle.problem.message);
  const { calculator, input } = battle;
  const answer = calculateWith(calculators, { calculator, input });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  return { calculator, input, answer };
}

let app: Awaited<ReturnType<typeof buildApp>>;
let url = '';
const assistant = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const settings = readSettings({ MCP: 'on', RATE_LIMIT: '0', MAX_EVENT_LOOP_DELAY_MS: '0' });
  const runner = inlineRunner(calculators, await loadServices());
  app = await buildApp({ calculators, runner, settings: { ...settings, webRoot: '/nowhere' }, version: '1.0.0' });
  url = await app.listen({ port: 0, host: 'localhost' });
  await assistant.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
});

afterAll(async () => {
  await assistant.close();
  await app.close();
});

async function call(name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { structuredContent } = await assistant.callTool({ name, arguments: given });
  return structuredContent as Record<string, unknown>;
}

function command(args: readonly string[], input: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`${root}/apps/cli/dist/main.js`, ...args], {
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

test('the library says what it does', async () => {
  const { answer } = await library();
  expect(answer.sentence).toMatch(/^Hellblaster Squad \+ Azrael will destroy Rhino \d+\.\d% of the time/);
});

test('the client says the same', async () => {
  const { answer } = await library();
  const client = new OddsmithClient({ url });
  const { address, input, sentence } = await client.link({ list, unit: UNIT, against: TARGET });
  expect(sentence).toBe(answer.sentence);
  expect(address.startsWith(`${url}/#/wh40k/attack/`)).toBe(true);
  const told = await client.calculate({ calculator: 'wh40k/attack', input: input as object });
  expect(bytes(told)).toBe(bytes(answer));
});

test('a chat assistant is told the same', async () => {
  const { answer } = await library();
  const { battle } = await call('import_list', { list, unit: UNIT, against: TARGET });
  const { calculator, input } = battle as { readonly calculator: string; readonly input: object };
  const told = await call('odds', { calculator, input, distributions: true });
  expect(bytes(told as unknown as Said)).toBe(bytes(answer));
});

test('the command line prints the same', async () => {
  const { answer } = await library();
  const request = command(['import', '--unit', UNIT, '--unit', TARGET, '--json'], list);
  expect(bytes(JSON.parse(command(['calc', '-', '--json'], request)))).toBe(bytes(answer));
});
