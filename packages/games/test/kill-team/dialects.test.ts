// Every dialect of the table has a sample of our own that is read as it: a new dialect shows here what it breaks.
import { expect, test } from 'vitest';
import { DIALECTS, type ImportedTeam, type ListFormat } from '../../src/kill-team/import/index.ts';
import { importArmyList } from '../../src/lists/index.ts';

const SAMPLES: { readonly [dialect in ListFormat]: string } = {
  operatives: 'Kommandos\n\n- Kommando Boss Nob: power klaw\n- 2x Kommando Boy',
};

test.each(DIALECTS.map(({ id }) => id))('%s', async (id) => {
  const read = await importArmyList(SAMPLES[id], { game: 'killteam' });
  if (!read.ok) throw new Error(read.problem.message);
  const { format, name, units, diagnostics } = read.army as ImportedTeam;
  expect(format).toBe(id);
  expect(name).toBe('Kommandos');
  expect(units.map((unit) => unit.name)).toEqual(['Kommando Boss Nob', 'Kommando Boy', 'Kommando Boy 2']);
  expect(units[0].fight.map(({ weapon }) => weapon)).toEqual(['Power klaw']);
  expect(diagnostics).toEqual([]);
});
