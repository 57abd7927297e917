// A list finds its reader; one that no reader knows is refused in words.
import { expect, test } from 'vitest';
import { battleBetween } from '../src/lists/battle.ts';
import { importArmyList, reasonOf } from '../src/lists/read.ts';

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
  expect(JSON.stringify(result)).toContain('grimdark, wh40k, killteam');
});

const ANGELS = 'Angels of Death\n- Space Marine Captain\n2x Intercessor Warrior: bolt rifle\nSomebody else';

/** A list that is read, or the end of the test. */
async function readTeam(text: string, game?: 'killteam') {
  const read = await importArmyList(text, game === undefined ? {} : { game });
  if (!read.ok || read.game !== 'killteam') throw new Error(JSON.stringify(read));
  return read;
}

test('names of operatives are read as a kill team where most lines are, without the game being named', async () => {
  const read = await readTeam(ANGELS);
  expect(reasonOf(read)).toBeUndefined();
  // The captain's card: APL 3, save 3+, 15 wounds, plasma pistol 4 dice on 3+, 3/5 (standard) and 4/5 (supercharge).
  const [captain, ...warriors] = read.army.units;
  expect(captain).toMatchObject({ name: 'Space Marine Captain', team: 'Angels of Death', defender: { save: 3 } });
  expect(captain.shoot.map(({ weapon }) => weapon)).toEqual([
    'Plasma pistol (standard)',
    'Plasma pistol (supercharge)',
  ]);
  expect(captain.shoot[0].attacker).toMatchObject({ attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 5 });
  expect(warriors.map(({ name, shoot }) => [name, shoot.length > 0])).toEqual([
    ['Intercessor Warrior', true],
    ['Intercessor Warrior 2', true],
  ]);
  expect(read.army.diagnostics).toEqual([
    {
      code: 'killteam/import-no-operative',
      severity: 'warning',
      unit: '',
      line: 4,
      message: '"Somebody else" is no operative of Angels of Death',
    },
  ]);
  expect(read.outline).toMatchObject({ name: 'Angels of Death', points: 0, units: { length: 3 } });
});

test('an operative carries the weapon that is named, and what is printed of the kind that is not', async () => {
  const lines = ['bolt rifle', 'stalker bolt rifle', 'fists', 'zap gun'].map(
    (weapon) => `Intercessor Warrior: ${weapon}`,
  );
  const { army } = await readTeam(['Angels of Death', ...lines].join('\n'));
  const printed = ['Bolt rifle', 'Auto bolt rifle', 'Stalker bolt rifle (heavy)', 'Stalker bolt rifle (mobile)'];
  expect(army.units.map(({ shoot }) => shoot.map(({ weapon }) => weapon).toSorted())).toEqual([
    ['Bolt rifle'],
    ['Stalker bolt rifle (heavy)', 'Stalker bolt rifle (mobile)'],
    printed.toSorted(),
    printed.toSorted(),
  ]);
  for (const { fight } of army.units) expect(fight.map(({ weapon }) => weapon)).toEqual(['Fists']);
  expect(army.diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ['killteam/import-no-weapon', 5, '"zap gun" is no weapon of Intercessor Warrior'],
  ]);
});

test('a few names among other text are no kill team, unless it is called one', async () => {
  const text = 'Space Marine Captain\nwas here\nand wrote\nthree lines';
  expect(await importArmyList(text)).toMatchObject({ ok: false });
  expect((await readTeam(text, 'killteam')).army).toMatchObject({ units: { length: 1 }, diagnostics: { length: 3 } });
});

test('what is no list of operatives is refused in words', async () => {
  const codeOf = async (text: string) => {
    const read = await importArmyList(text, { game: 'killteam' });
    return read.ok ? undefined : read.problem.code;
  };
  expect(await codeOf('nothing of it')).toBe('killteam/import-not-a-list');
  expect(await codeOf('{"operatives": []}')).toBe('killteam/import-not-text');
  expect(await codeOf('')).toBe('killteam/import-empty');
  expect(await codeOf('99x Space Marine Captain\n'.repeat(6))).toBe('killteam/import-too-many-units');
});

test('two operatives of a list make a battle: shooting where they have guns, else or where asked a fight', async () => {
  const list = await readTeam(ANGELS);
  const [captain, warrior] = ['Captain', 'Intercessor Warrior'].map((unit) => ({ list, unit }));
  expect(await battleBetween(captain, warrior)).toMatchObject({
    ok: true,
    calculator: 'killteam/shoot',
    input: { attacker: { attacks: 4 }, defender: { name: 'Intercessor Warrior' } },
  });
  expect(await battleBetween(captain, undefined, 'fight')).toMatchObject({
    calculator: 'killteam/fight',
    input: { first: { name: 'Space Marine Captain, Power fist' } },
  });
  // The warriors were written with their rifle; their fists are printed on the card.
  expect(await battleBetween(captain, warrior, 'fight')).toMatchObject({
    calculator: 'killteam/fight',
    input: { first: { name: 'Space Marine Captain, Power fist' }, second: { name: 'Intercessor Warrior, Fists' } },
  });
  const grot = { list: await readTeam('Kommandos\nKommando Grot'), unit: 'Kommando Grot' };
  expect(await battleBetween(grot, warrior, 'shooting')).toMatchObject({ problem: { code: 'import/unarmed' } });
  expect(await battleBetween(grot, warrior, 'shooting', [], 'de')).toMatchObject({
    problem: { message: 'Kommando Grot hat keine Waffe zum Schießen' },
  });
});

test('accents of names may be left out, as people type them', async () => {
  const { army } = await readTeam('Theyn\nDozr\nLocatr\nKognitâar', 'killteam');
  expect(army.diagnostics).toEqual([]);
  expect(army.units.map(({ name }) => name)).toEqual(['Theyn', 'Dôzr', 'Locâtr', 'Kognitâar']);
});

test('every unit of a list says what becomes of its rules', async () => {
  const { army } = await readTeam(ANGELS);
  expect(army.units[0].rules.counted).toContainEqual({ name: 'Piercing 1', part: 'Plasma pistol (standard)' });
  const embers = await importArmyList(
    '++ Ember Guard [GF 120pts] ++\n\nGuards [5] Q4+ D4+ | 120pts | Fearless, Strider, Glorious Nonsense\n5x Carbine (18", A1, AP(1)), 5x CCW (A1)',
  );
  if (!embers.ok || embers.game !== 'grimdark') throw new Error('not read');
  const [{ rules }] = embers.army.units;
  expect(rules.counted).toEqual([{ name: 'Fearless' }, { name: 'AP(1)', part: 'Carbine' }]);
  expect(rules.notCounted).toEqual([
    { name: 'Strider', changesDice: false },
    { name: 'Glorious Nonsense', changesDice: null },
  ]);
});

test('a battle of two units of a list says which of their rules matter to it', async () => {
  const list = await readTeam('Angels of Death\nSpace Marine Captain\nIntercessor Warrior');
  const [captain, warrior] = ['Captain', 'Intercessor Warrior'].map((unit) => ({ list, unit }));
  const battle = await battleBetween(captain, warrior);
  if (!battle.ok) throw new Error(battle.problem.message);
  const { attacker, defender } = battle.rules;
  // The pistol that fires, and neither the fist nor the other mode of the pistol.
  const parts = [...attacker.counted, ...attacker.switches, ...attacker.notCounted].map(({ part }) => part);
  expect(new Set(parts)).toEqual(new Set(['Plasma pistol (standard)', 'defender', undefined]));
  expect(defender?.counted.every(({ part }) => part === undefined || part === 'defender')).toBe(true);
});
