// A list finds its reader; one that no reader knows is refused in words.
import { expect, test } from 'vitest';
import { importArmyList } from '../src/importers.ts';

test.each([[''], ['  \n '], [new Uint8Array(0)]])(
  'nothing at all (%j) is refused in the name of no game',
  async (data) => {
    expect(await importArmyList(data)).toMatchObject({ ok: false, problem: { code: 'import/empty', path: '' } });
  },
);

test('a reader asked for by name speaks for its own game', async () => {
  expect(await importArmyList('', { game: 'wh40k' })).toMatchObject({ problem: { code: 'wh40k/import-empty' } });
});

test('a game without lists is named together with those that have them', async () => {
  const result = await importArmyList('anything', { game: 'chess' });
  expect(result).toMatchObject({ ok: false, problem: { code: 'import/unknown-game', path: 'game' } });
  expect(JSON.stringify(result)).toContain('grimdark, wh40k');
});
