// What the command line prints: every command that needs no network, on a terminal of a fixed width.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../../apps/cli/src/io.ts';
import { catalogue } from '../../apps/cli/src/library.ts';
import { run } from '../../apps/cli/src/program.ts';
import { TEXT } from '../../packages/games/test/grimdark/import/lists.ts';
import { OFFICIAL_APP } from '../../packages/games/test/wh40k/import/dialects.ts';
import type { Said } from './speech.ts';

const FILES: { readonly [name: string]: string } = {
  'marines.txt': OFFICIAL_APP,
  'embers.txt': TEXT,
  'team.txt': 'Angels of Death\nSpace Marine Captain\nIntercessor Warrior: bolt rifle\nSomebody else\n',
};

const IMPORTS = [
  'import marines.txt',
  'import embers.txt',
  'import team.txt',
  'import marines.txt --unit Intercessor --unit Hellblaster',
  'import marines.txt --unit Captain --against marines.txt --unit Intercessor --phase fight',
  'import embers.txt --unit Captain --unit Walker',
  'import team.txt --unit Captain --unit Warrior',
  'import team.txt --unit Nobody',
];

const UNITS = [
  'units killteam Kommando',
  'units killteam Mandrake --against Kommando',
  'units killteam Nobody',
  'units fantasy Bestigor',
  'units wh40k Hellblaster --edition 11',
  'units chess',
];

const OTHERS = [
  'games',
  '--help',
  'calc --help',
  'import --help',
  'matrix --calculator killteam/shoot --rows team.txt --columns archetypes --threads 0 --quiet',
  'matrix --calculator wh40k/attack --rows marines.txt --columns archetypes --threads 0 --quiet --markdown',
  'efficiency --calculator wh40k/attack --rows marines.txt --columns archetypes --threads 0 --quiet --csv',
  'calc chess/game',
  'calc killteam/shoot --set attacker.hit=9',
  'calc killteam/shoot --set attacker.nonsense=9',
  'calc killteam/shoot --preset nobody',
];

function commandLines(): readonly string[] {
  const calls = catalogue.ids.flatMap((id) => [
    `calc ${id} --steps`,
    `calc ${id} --markdown`,
    `simulate ${id} --seed 3`,
    `games ${id}`,
  ]);
  return [...calls, ...IMPORTS, ...UNITS, ...OTHERS];
}

export async function saidOnCommandLine(): Promise<readonly Said[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oddsmith-said-'));
  try {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const said: Said[] = [];
    for (const line of commandLines()) {
      const args = line.split(' ').map((word) => (word in FILES ? join(folder, word) : word));
      const printed = (await written(args)).replaceAll(folder, '');
      said.push({ id: line, speech: { en: printed.trimEnd().split('\n') } });
    }
    return said;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function* nothing(): AsyncGenerator<string> {}

/** What went to both streams, and with which code it ended. */
async function written(args: readonly string[]): Promise<string> {
  let out = '';
  let err = '';
  const io: Io = {
    stdin: nothing(),
    stdinIsTerminal: false,
    stdinEnds: true,
    hasUnread: async () => false,
    stdout: async (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
    stopSignal: () => new AbortController().signal,
    stderrIsTerminal: false,
    colour: false,
    width: 80,
    env: {},
  };
  const code = await run(args, io, catalogue);
  return `${out}${err}exit ${code}`;
}
