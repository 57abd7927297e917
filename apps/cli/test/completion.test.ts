// Completion: the words that may stand at the cursor, and the scripts in the shells that there are.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { SHELLS } from '../src/commands/completion.ts';
import { catalogue } from '../src/library.ts';
import { oddsmith } from './terminal.ts';

async function wordsAt(...words: readonly string[]): Promise<string[]> {
  const { out, code, err } = await oddsmith(['complete', '--', ...words], { library: catalogue });
  expect([code, err]).toEqual([0, '']);
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0]);
}

test.each([
  ['commands', ['ca'], ['calc', 'catalogue']],
  ['commands of a command', ['skirmish', 'rep'], ['replay']],
  ['calculators', ['calc', 'killteam/'], ['killteam/shoot', 'killteam/fight', 'killteam/choice']],
  ['options', ['calc', 'axis/battle', '--st'], ['--steps']],
  ['fields', ['calc', 'fantasy/attack', '--set', 'numA'], ['numAttacks=']],
  [
    'fields further down, after others',
    ['calc', 'killteam/shoot', '--set', 'attacker.hit=3', 'attacker.attack'],
    ['attacker.attacks='],
  ],
  ['fields of the first entry of a list', ['calc', 'wh40k/attack', '--set', 'volley[0].cou'], ['volley[0].count=']],
  ['choices of a field', ['calc', 'killteam/shoot', '--set', 'edition=20'], ['edition=2021', 'edition=2024']],
  ['choices of an option', ['calc', 'axis/battle', '--method', 'e'], ['exact']],
  ['games', ['units', 'wh'], ['wh40k']],
  ['files, which the shell knows', ['import', 'li'], []],
  ['files behind an option', ['matrix', '--rows', ''], []],
] as const)('%s', async (_, words, expected) => {
  expect(await wordsAt(...words)).toEqual(expected);
});

test('presets of the calculator that is named', async () => {
  const presets = await wordsAt('calc', 'axis/battle', '--preset', '');
  const { presets: known } = (await catalogue.find('axis/battle')) ?? { presets: [] };
  expect(presets).toEqual(known.map(({ id }) => id));
});

test('an unknown shell names those there are', async () => {
  const { code, err } = await oddsmith(['completion', 'tcsh']);
  expect(code).toBe(2);
  for (const shell of SHELLS) expect(err).toContain(shell);
});

describe('in the shell', () => {
  const folder = mkdtempSync(`${tmpdir()}/oddsmith-completion-`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  writeFileSync(`${folder}/oddsmith`, `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`);
  chmodSync(`${folder}/oddsmith`, 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };

  function ask(shell: string, script: string): string {
    const { stdout, stderr } = spawnSync(shell, ['-c', script], { env, encoding: 'utf8', timeout: 30_000 });
    return stdout + stderr;
  }
  const has = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0;

  test.runIf(has('bash')).each([
    ['oddsmith calc killteam/', 'killteam/shoot killteam/fight killteam/choice'],
    ['oddsmith calc killteam/shoot --set attacker.attack', 'attacker.attacks='],
    // What stands before the "=" is there already.
    ['oddsmith calc killteam/shoot --set edition=', '2021 2024'],
  ])('bash completes %s', (line, expected) => {
    const script = `eval "$(oddsmith completion bash)"; COMP_LINE='${line}'; COMP_POINT=\${#COMP_LINE}; compopt() { :; }; _oddsmith; echo "\${COMPREPLY[@]}"`;
    expect(ask('bash', script).trim()).toBe(expected);
  });

  test.runIf(has('zsh'))('zsh completes', () => {
    const script = `compdef() { :; }; eval "$(oddsmith completion zsh)"; compadd() { print -r -- "$@"; print -rl -- $values; }; words=(oddsmith calc killteam/); CURRENT=3; _oddsmith`;
    expect(ask('zsh', script)).toContain('killteam/choice');
  });

  test.runIf(has('fish'))('fish completes', () => {
    const found = ask('fish', `oddsmith completion fish | source; complete -C 'oddsmith calc killteam/'`);
    expect(found.trim().split('\n')).toEqual(['killteam/choice', 'killteam/fight', 'killteam/shoot']);
  });
});
