// Real lists, kept outside the repository because they belong to others: skipped, and said so, where they are absent.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type ImportedArmy, importArmy } from '../../../src/grimdark/import/index.ts';
import { unitSchema } from '../../../src/grimdark/schema.ts';

const samples = fileURLToPath(new URL('../../../../../../shared/samples/opr/', import.meta.url));
const present = existsSync(samples);
const reason = present ? '' : ` (skipped: no sample lists at ${samples})`;
const read = (file: string): string => readFileSync(`${samples}${file}`, 'utf8');
const files = (folder: string): string[] =>
  present ? readdirSync(`${samples}${folder}`).map((file) => `${folder}/${file}`) : [];
const books = files('armybooks').map(read);

function imported(file: string): ImportedArmy {
  const result = importArmy(read(file), books);
  if (!result.ok) throw new Error(`${file}: ${result.problem.message}`);
  return result.army;
}

const pointsOf = (army: ImportedArmy): number => army.units.reduce((sum, unit) => sum + unit.points, 0);

/** Lists whose own figures do not allow a total: why. */
const TOTALS_DIFFER: { readonly [file: string]: string } = {
  'txt/gff_mixed_2023.txt': 'units of several lists below the header of the first',
  'saves/gf_many-upgrades.json': 'made with book 3.4.1, only 3.5.3 is at hand',
  'saves/gf_prime-brothers_2000_v3.4.1.json': 'made with book 3.4.1, only 3.5.3 is at hand',
  'saves/gf_replace-all.json': 'made with book 3.4.1, only 3.5.3 is at hand',
  'saves/gff_items.json': 'made with book 3.4.1, only 3.5.3 is at hand',
  'saves/gff_multi-book.json': 'one of its two books is not at hand',
  'saves/gff_prime-brothers.json': 'a Firefight list, and only the book of the larger game is at hand',
};

describe.skipIf(!present)(`real lists${reason}`, () => {
  test.each([...files('share-payloads'), ...files('txt'), ...files('saves')])('%s imports', (file) => {
    const army = imported(file);
    expect(army.units.length).toBeGreaterThan(0);
    for (const { unit } of army.units) expect(unitSchema.safeParse(unit).error).toBeUndefined();
    const differs = army.diagnostics.some((entry) => entry.code === 'grimdark/import-points-differ');
    expect(differs, TOTALS_DIFFER[file] ?? 'the total must fit').toBe(file in TOTALS_DIFFER);
    if (!differs && army.points !== undefined) expect(pointsOf(army)).toBe(army.points);
  });

  test.each(files('share-payloads'))('%s: every weapon and model is handed out', (file) => {
    const payload = JSON.parse(read(file));
    const army = imported(file);
    const models = army.units.flatMap(({ unit }) => unit.models);
    const size = payload.units.reduce((sum: number, unit: { size: number }) => sum + unit.size, 0);
    expect(models.reduce((sum, model) => sum + (model.count ?? 1), 0)).toBe(size);
    interface Entry {
      attacks?: number;
      count: number;
      content?: Entry[];
    }
    const attacks = (entry: Entry, times: number): number =>
      (entry.attacks ?? 0) * times +
      (entry.content ?? []).reduce((sum, inner) => sum + attacks(inner, times * (inner.count ?? 1)), 0);
    const listed = payload.units
      .flatMap((unit: { loadout: Entry[] }) => unit.loadout)
      .reduce((sum: number, entry: Entry) => sum + attacks(entry, entry.count), 0);
    const handed = models.reduce(
      (sum, model) =>
        sum +
        (model.count ?? 1) *
          (model.weapons ?? []).reduce((own, weapon) => own + (weapon.count ?? 1) * (weapon.attacks ?? 1), 0),
      0,
    );
    expect(handed).toBe(listed);
  });

  test('combined halves are one unit, joined heroes are in it', () => {
    const army = imported('share-payloads/gf_tarvos_1995_2025-04.json');
    expect(army.units[0]).toMatchObject({ points: 250, models: 20, unit: { name: 'The Emerald Tide' } });
    const joined = imported('txt/gf_ashen-pact_1000_v3.4.1.txt').units.find(({ unit }) => unit.name?.includes('Zarek'));
    expect(joined).toMatchObject({ points: 245, models: 6 });
    expect(joined?.unit.models.at(-1)).toMatchObject({ name: 'Zarek Thal', hero: true, quality: 4, count: 1 });
    expect(joined?.unit.rules).toEqual([]);
  });

  test('a save file without its books says which ones it needs', () => {
    const result = importArmy(read('saves/gf_replace-all.json'));
    expect(result).toMatchObject({ ok: false, problem: { code: 'grimdark/import-books-needed' } });
    if (!result.ok) expect(result.problem.message).toContain('Robot Legions (4k5amkxoybdiqotm)');
  });

  test('an army book by itself is not taken for a list', () => {
    expect(importArmy(books[0])).toMatchObject({ ok: false, problem: { code: 'grimdark/import-army-book' } });
  });
});
