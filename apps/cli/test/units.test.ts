// Units on the command line: lists, coverage and battles.
import { expect, test } from 'vitest';
import { catalogue } from '../src/library.ts';
import { oddsmith } from './terminal.ts';

const units = (...args: string[]) => oddsmith(['units', ...args], { library: catalogue });

test('one unit a line, and of a single one what became of its rules', async () => {
  const many = await units('killteam', 'kommando');
  expect(many.code).toBe(0);
  expect(many.out.split('\n')[0]).toMatch(/^Kommando \w.* {2}Kommandos {2}\d+ counted/);
  const { out } = await units('killteam', 'Space', 'Marine', 'Captain');
  expect(out).toMatch(/^Space Marine Captain {2}Angels of Death {2}\d+ counted/);
  expect(out).toContain('\nCounted: Piercing 1 [Plasma pistol (standard)]');
  expect(out).toContain('\nWithout effect on dice: Range 8"');
});

test('--json is one object a line, in the order of the match', async () => {
  const { out } = await units('killteam', 'kommando', '--json');
  const found = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found.length).toBeGreaterThan(5);
  for (const { game, group, edition } of found)
    expect([game, group, edition]).toEqual(['killteam', 'Kommandos', '2024']);
});

test('two units are a battle: its input with --json, else the odds and what counts on both sides', async () => {
  const asked = ['killteam', 'Space Marine Captain', '--against', 'Kommando Boy'];
  const json = JSON.parse((await units(...asked, '--json')).out);
  expect(Object.keys(json)).toEqual(['calculator', 'input', 'rules']);
  expect(json).toMatchObject({ calculator: 'killteam/shoot', input: { defender: { name: 'Kommando Boy' } } });
  const set = JSON.parse((await units(...asked, '--set', 'attacker.hit=5', '--json')).out);
  expect(set.input.attacker.hit).toBe(5);
  const { out, code } = await units(...asked);
  expect(code).toBe(0);
  expect(out).toContain('killChance');
  expect(out).toContain('\nAttacker\n  Counted: Piercing 1');
  expect(out).toContain('\nDefender\n');
});

test('--mode fixes a mode of a weapon, whatever does more', async () => {
  const damage = async (...more: string[]) => {
    const { out } = await units('wh40k', 'Hellblaster Squad', '--against', 'Rhino (Space Marines)', ...more);
    return Number(/([\d.]+) damage on average/.exec(out)?.[1]);
  };
  const best = await damage();
  expect(await damage('--mode', 'supercharge')).toBe(best);
  expect(await damage('--mode', 'standard')).toBeLessThan(best);
  const { code, err } = await units(
    'wh40k',
    'Hellblaster Squad',
    '--against',
    'Rhino (Space Marines)',
    '--mode',
    'sweep',
  );
  expect(code).not.toBe(0);
  expect(err).toContain(
    'no weapon has a mode "sweep"; there are Plasma Incinerator - Standard, Plasma Incinerator - Supercharge',
  );
});

test('the coverage by group and in all', async () => {
  const { out } = await units('killteam', '--coverage');
  expect(out.split('\n')[0]).toMatch(/units {2}rules {2}counted {2}switches {2}not counted/);
  expect(out).toMatch(/\nall +526 +\d+ /);
  const rows = (await units('killteam', '--coverage', '--json')).out.trim().split('\n');
  expect(JSON.parse(rows.at(-1) as string)).toMatchObject({ group: 'all', units: 526 });
});

test('other editions and systems have libraries of their own', async () => {
  expect((await units('wh40k', 'hellblaster', '--edition', '11')).out).toMatch(/^Hellblaster Squad {2}Space Marines/);
  expect((await units('fantasy', 'bestigor')).out).toMatch(/^Bestigor Herds {2}Beastmen Brayherds {2}5 models or more/);
  expect((await units('fantasy', 'bestigor', '--system', 'ninthAge')).code).toBe(1);
});

test.each([
  [1, ['chess'], 'no units are known of "chess"'],
  [1, ['killteam', 'Nobody'], 'there is no unit "Nobody"'],
  [1, ['killteam', 'Space Marine Captain', '--against', 'Nobody'], 'there is no unit "Nobody"'],
  [2, ['killteam', '--edition', '2024', '--system', 'oldWorld'], 'name one of the two'],
])('exits with %i', async (code, args, words) => {
  const written = await units(...args);
  expect(written.code).toBe(code);
  expect(written.err).toContain(words);
});
