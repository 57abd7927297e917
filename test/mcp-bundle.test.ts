// The bundle for chat assistants: unpacked into an empty folder it answers, and what registries are told is true.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mcpBundle } from '../scripts/mcp-bundle/bundle.ts';
import { readProjectFile } from './source-tree.ts';

const folder = mkdtempSync(`${tmpdir()}/oddsmith-mcpb-`);
const client = new Client({ name: 'test', version: '1' });
let size = 0;
let manifest: {
  readonly version: string;
  readonly tools: readonly { readonly name: string }[];
  readonly server: { readonly mcp_config: { readonly args: readonly string[] } };
};

beforeAll(async () => {
  const archive = await mcpBundle();
  size = archive.length;
  for (const [file, bytes] of Object.entries(unzipSync(archive))) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, bytes);
    if (file === 'manifest.json') manifest = JSON.parse(Buffer.from(bytes).toString());
  }
  const args = manifest.server.mcp_config.args.map((part) => part.replace(/\$\{__dirname\}/, folder));
  const env = { ODDSMITH_SITE: 'https://odds.example' };
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, cwd: folder }));
}, 120_000);

afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

test('it is a file of a megabyte or two', () => expect(size).toBeLessThan(2_000_000));

test('its tools are those that the manifest names', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(manifest.tools.map(({ name }) => name));
});

test('it answers, units by name and all', async () => {
  const input = { game: 'wh40k', attacker: 'Hellblaster Squad', defender: 'Rhino (Space Marines)' };
  const { content, isError } = await client.callTool({ name: 'odds', arguments: input });
  const [{ text }] = content as readonly { readonly text: string }[];
  expect(isError, text).not.toBe(true);
  expect(text).toMatch(/^Hellblaster Squad will destroy Rhino /);
  expect(text).toContain('https://odds.example/#/wh40k/attack/');
});

test('registries are told the package and the version there are', () => {
  const server = JSON.parse(readProjectFile('packages/mcp/server.json'));
  const cli = JSON.parse(readProjectFile('apps/cli/package.json'));
  expect(server.name).toBe(cli.mcpName);
  expect([server.version, server.packages[0].version, server.packages[0].identifier]).toEqual([
    cli.version,
    cli.version,
    cli.name,
  ]);
  expect(manifest.version).toBe(cli.version);
});
