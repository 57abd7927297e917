// What holds for the printed loadout of every datasheet.
import { expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { singularKey } from '../../src/wh40k/data/name.ts';
import { unitOfDatasheet, unitRequest } from '../../src/wh40k/units/index.ts';

test.each(['10', '11'] as const)('no sheet of the %sth edition fires a weapon twice', async (edition) => {
  const { file } = await loadBuiltInCatalogue(edition);
  const twice = file.datasheets.filter((datasheet) => {
    const { volley } = unitRequest([unitOfDatasheet(datasheet)]);
    return [volley.shooting, volley.fight].some((entries) => {
      const keys = entries.map(({ weapon }) => singularKey(weapon?.name ?? ''));
      return new Set(keys).size < keys.length;
    });
  });
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test('counts of every sheet add up to its least size, and its weapons exist', { timeout: 60_000 }, async () => {
  const catalogue = await loadBuiltInCatalogue('10');
  for (const datasheet of catalogue.file.datasheets) {
    const unit = unitOfDatasheet(datasheet);
    const size = datasheet.size?.[0] ?? 1;
    expect(
      unit.models.reduce((sum, { count }) => sum + count, 0),
      datasheet.name,
    ).toBe(size);
    const carried = (datasheet.loadout ?? []).flatMap((row) => Object.keys(row.weapons));
    for (const name of carried) {
      const family = datasheet.items?.[name] ?? [name];
      expect(
        unit.weapons.some((weapon) => family.includes(weapon.name)),
        `${datasheet.name}: ${name}`,
      ).toBe(true);
    }
  }
});
