// Army lists as units: what each brings as attacker and as target, for every game that has lists.
import { type ListedArmy, readArmy, shootersOf, withEntries } from '@oddsmith/analysis';
import { expect, test } from 'vitest';

async function armyOf(calculator: string, list: string, phase?: 'shooting' | 'melee'): Promise<ListedArmy> {
  const read = await readArmy(calculator, list, phase);
  if (read === undefined || 'error' in read) throw new Error(JSON.stringify(read));
  return read;
}

test('a Kill Team list: counts, weapons and what is no operative', async () => {
  const { title, units, remarks } = await armyOf(
    'killteam/shoot',
    'Angels of Death\n- Space Marine Captain\n2x Intercessor Warrior: bolt rifle\nSomebody else',
  );
  expect(title).toBe('Angels of Death');
  expect(remarks).toEqual(['"Somebody else" is no operative of Angels of Death']);
  // The card of the captain has two profiles of one pistol; he is one target.
  const captain = units.filter(({ bearer }) => bearer === 'Space Marine Captain');
  expect(captain.map(({ weapon }) => weapon)).toEqual(['Plasma pistol (standard)', 'Plasma pistol (supercharge)']);
  expect(captain.filter(({ target }) => target !== undefined)).toHaveLength(1);
  expect(captain[0].attack).toMatchObject({ attacker: { attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 5 } });
  expect(shootersOf(units).map(({ title: name, attacks }) => [name, attacks?.length ?? 1])).toContainEqual([
    'Space Marine Captain',
    2,
  ]);
});

test('a team by its name alone is all its operatives', async () => {
  const { units } = await armyOf('killteam/shoot', 'kommandos');
  expect(units.length).toBeGreaterThan(8);
});

test('a list without any operative is refused', async () => {
  expect(await readArmy('killteam/shoot', 'nothing of it')).toMatchObject({
    error: { code: 'killteam/import-not-a-list' },
  });
});

const FORGE = `++ Iron Brothers - Test (v3.5.0) [GF 180pts] ++

Battle Brothers [5] Q3+ D3+ | 150pts | Fearless
5x Rifle (24", A1, AP(1)), 5x CCW (A1)
`;

test('a One Page Rules list: units with their points, on both sides', async () => {
  const { units } = await armyOf('grimdark/attack', FORGE);
  expect(units).toMatchObject([
    { title: 'Battle Brothers', points: 150, target: { defender: { quality: 3, defense: 3 } } },
  ]);
  expect(units[0].attack).toMatchObject({ attacker: { quality: 3 } });
});

test('lists stand for entries of a question', async () => {
  const question = await withEntries({
    kind: 'matrix',
    calculator: 'killteam/shoot',
    rows: { list: 'Kommandos', units: ['Kommando Boss Nob'] },
    columns: { archetypes: true },
  });
  expect(question).toMatchObject({ columns: expect.arrayContaining([expect.objectContaining({ title: 'Marine' })]) });
  expect(await withEntries({ kind: 'matrix', calculator: 'axis/battle', rows: { list: 'x' } })).toMatchObject({
    error: { code: 'analysis/no-lists', path: 'rows' },
  });
});
