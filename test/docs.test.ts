// Runs the READMEs of the repository and of its packages: every example in it works, and prints what the README says it prints.
//
// How to write an example, so that this test runs it:
//   ```sh      commands, run by bash in the root of the checkout; they must end with exit code 0
//   ```ts      a module that imports @oddsmith packages; what it passes to console.log is its output
//   ```http    "POST /api/v1/calculate", optional headers, an empty line, the body; the answer's body is the output
//   a link     any address with #/<game>/<calculator>/<code> must open a battle that can be calculated
// A ```text or ```json block right after an example is its output: text line by line, where a line of "..." stands
// for any lines; JSON as far as it is shown, numbers to the digits shown.
// An example that cannot run in a test says why behind its language: ```sh not run: keeps the terminal
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { decodeLink } from '@oddsmith/analysis';
import { inlineRunner } from '@oddsmith/compute';
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { buildApp, loadServices, readSettings } from '@oddsmith/server';
import { describe, expect, test, vi } from 'vitest';
import { difference, type Example, findExamples } from './readme-example.ts';
import { readProjectFile, root } from './source-tree.ts';

const readme = readProjectFile('README.md');
const examples = findExamples(readme).filter((example) => example.notRun === undefined);
const SHARE_LINK = /#\/([a-z0-9]+\/[a-z0-9-]+)\/(\w[\w-]*)/g;
const links = [...readme.matchAll(SHARE_LINK)];

const RUN = { sh: runCommands, ts: runModule, http: runRequest };

describe('README.md', () => {
  test('opens with the two commands', () => {
    const top = readme.split('\n').slice(0, 30).join('\n');
    expect(top).toContain('npm ci && npm start');
    expect(top).toContain('npm ci && npm test');
  });

  test('has an example for the web, the command line, the API and the library', () => {
    const languages = new Set(examples.map((example) => example.language));
    expect([...languages].sort()).toEqual(['http', 'sh', 'ts']);
    expect(links.length).toBeGreaterThan(0);
  });

  test('links to files that exist', () => {
    const targets = [...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1]);
    expect(targets.filter((target) => !existsSync(`${root}/${target}`))).toEqual([]);
  });

  for (const example of examples)
    test(titleOf(example), async () => {
      const output = await RUN[example.language](example.text);
      if (example.expected !== undefined) expect(difference(output, example.expected)).toBeUndefined();
    });

  for (const [, calculator, code] of links)
    test(`the link to ${calculator} opens a battle`, () => {
      const decoded = decodeLink(code);
      if (!decoded.ok) throw new Error(decoded.problem.code);
      const reply = calculateWith(calculators, { calculator, input: (decoded.state as { input: unknown }).input });
      if (isRefusal(reply)) throw new Error(reply.error.message);
      expect(reply.sentence).not.toBe('');
    });
});

describe.each(['kernel', 'games', 'analysis', 'compute', 'skirmish', 'client', 'mcp', 'conformance'])(
  'packages/%s/README.md',
  (name) => {
    const examples = findExamples(readProjectFile(`packages/${name}/README.md`)).filter(({ notRun }) => !notRun);

    test('has an example', () => expect(examples).not.toEqual([]));

    for (const example of examples)
      test(titleOf(example), async () => {
        const output = await RUN[example.language](example.text);
        if (example.expected !== undefined) expect(difference(output, example.expected)).toBeUndefined();
      });
  },
);

function titleOf({ language, line, text }: Example): string {
  return `line ${line}, ${language}: ${text.split('\n')[0]}`;
}

function runCommands(text: string): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', text], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`exit code ${status}\n${stderr}`);
  return stdout;
}

let modules = 0;

/** Where documents say that a server is. */
const SERVER = 'http://localhost:8042';

/** The module stands inside the checkout while it runs, so that it finds the packages as a program of its own would. */
async function runModule(text: string): Promise<string> {
  const folder = `${root}/dist/readme`;
  const file = `${folder}/example-${++modules}.ts`;
  const lines: string[] = [];
  const app = text.includes(SERVER) ? await serverOfExamples() : undefined;
  const address = await app?.listen({ port: 0, host: 'localhost' });
  const log = vi.spyOn(console, 'log').mockImplementation((...parts) => void lines.push(parts.map(shown).join(' ')));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, address === undefined ? text : text.replaceAll(SERVER, address));
    await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    log.mockRestore();
    rmSync(file, { force: true });
    await app?.close();
  }
  return lines.join('\n');
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function serverOfExamples() {
  const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  const runner = inlineRunner(calculators, await loadServices());
  return buildApp({ calculators, runner, settings, version: 'test' });
}

async function runRequest(text: string): Promise<string> {
  const [head, ...rest] = text.split(/\n\s*\n/);
  const [start, ...headerLines] = head.split('\n');
  const [method, url] = start.split(' ');
  const headers = Object.fromEntries(headerLines.map((line) => line.split(/:\s*/, 2) as [string, string]));
  const app = await serverOfExamples();
  try {
    const body = rest.join('\n\n');
    const reply = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      headers: { ...(body === '' ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === '' ? {} : { body }),
    });
    if (reply.statusCode >= 400) throw new Error(`status ${reply.statusCode}: ${reply.body}`);
    return reply.body;
  } finally {
    await app.close();
  }
}
