// Army lists and catalogues on the command line.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { oddsmith } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'oddsmith-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LIST = `++ Ember Guard (v3.5.1) [GF 125pts] ++

Guards [5] Q4+ D4+ | 120pts | Fearless
4x Carbine (18", A1, AP(1)), 5x CCW (A1), Flame Lance (12", A1, Blast(3))`;

describe('import', () => {
  test('units on stdout, remarks on stderr', async () => {
    const { code, out, err } = await oddsmith(['import'], { stdin: LIST });
    expect(code).toBe(0);
    expect(out).toBe(`Ember Guard  120 points, 1 unit, 5 models

Guards  120 points, 5 models
  4x Carbine, 5x CCW, 1x Flame Lance
`);
    expect(err).toBe('warning: the units add up to 120 points, the list says 125\nrules: 3 count\n');
  });

  test('--json gives the army itself', async () => {
    writeFileSync(join(folder, 'list.txt'), LIST);
    const { out } = await oddsmith(['import', join(folder, 'list.txt'), '--json']);
    expect(JSON.parse(out)).toMatchObject({
      game: 'grimdark',
      army: { units: [{ unit: { name: 'Guards', quality: 4 } }] },
    });
  });

  test('what is not a list is refused with code 1, a missing file is wrong usage', async () => {
    const letter = await oddsmith(['import'], { stdin: 'Dear friend' });
    expect(letter.code).toBe(1);
    expect(letter.err).toContain('no line looks like a unit');
    expect((await oddsmith(['import', join(folder, 'nothing.txt')])).code).toBe(2);
    expect((await oddsmith(['import'])).code).toBe(2);
  });
});

describe('catalogue build', () => {
  test('writes a catalogue and says how much is in it', async () => {
    writeFileSync(
      join(folder, 'Testers.cat'),
      `<catalogue id="c" name="Testers"><selectionEntries><selectionEntry id="s" name="Gunners" type="unit"><profiles><profile name="Gunner" typeName="Unit"><characteristics><characteristic name="T">4</characteristic><characteristic name="W">1</characteristic></characteristics></profile></profiles></selectionEntry></selectionEntries></catalogue>`,
    );
    const output = join(folder, 'catalogue.json');
    const { code, err } = await oddsmith(['catalogue', 'build', folder, '-o', output]);
    expect([code, err]).toEqual([0, '1 datasheet from 1 file\n']);
    expect(JSON.parse(readFileSync(output, 'utf8')).datasheets[0]).toMatchObject({
      faction: 'Testers',
      name: 'Gunners',
    });
  });

  test("a text list is read with a catalogue of one's own; a broken one is refused", async () => {
    const list = 'Scrap (50 points)\n\nTesters\n\nGunners (50 points)\n  • 3x Gunner\n    • 3x Stick\n';
    const catalogue = join(folder, 'catalogue.json');
    const read = await oddsmith(['import', '--catalogue', catalogue], { stdin: list });
    expect(read.out).toContain('Gunners  50 points, 3 models');
    expect(read.err).toContain('"Stick" is not a weapon the catalogue knows');
    writeFileSync(catalogue, '{"format": "oddsmith/wh40k-catalogue", "version": 7}');
    const broken = await oddsmith(['import', '--catalogue', catalogue, '--game', 'wh40k'], { stdin: list });
    expect([broken.code, broken.out]).toEqual([1, '']);
    expect(broken.err).toMatch(/version/);
  });

  test('a folder without such files is wrong usage', async () => {
    const { code, err } = await oddsmith(['catalogue', 'build', tmpdir()]);
    expect([code, err]).toEqual([2, `${tmpdir()} holds no .cat or .gst files\n`]);
  });
});
