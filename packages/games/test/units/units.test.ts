// Units of all libraries of all games: every rule and weapon stands in one list, and every part is an input of a calculator.
import { calculateWith, loadCalculator } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import { type LibraryUnit, openUnits, switchedBy, type UnitLibrary, unitGames } from '../../src/units/index.ts';
import { unitSources } from '../../src/units/sources.ts';

async function opened(game: string, library?: string): Promise<UnitLibrary> {
  const units = await openUnits(game, library);
  if ('error' in units) throw new Error(units.error.message);
  return units;
}

const libraries = await Promise.all(
  Object.entries(unitSources).map(async ([game, load]) => {
    const source = await load();
    return source.libraries.map((library) => ({ game, library, source }));
  }),
).then((all) => all.flat());

describe.each(libraries)('$game $library', ({ game, library, source }) => {
  test('every rule stands in one list, every weapon is used, offered or left out by name', async () => {
    for (const unit of (await opened(game, library)).named('', { loadouts: false })) {
      const { counted, switches, notCounted } = unit.rules;
      const keys = [...counted, ...notCounted].map(({ name, part }) => JSON.stringify([name, part]));
      const offered = switches.map(({ name, part, ...rule }) => JSON.stringify([name, part, rule.if]));
      expect(new Set(keys).size, `${unit.name}: ${keys.join(' ')}`).toBe(keys.length);
      expect(new Set(offered).size, `${unit.name}: ${offered.join(' ')}`).toBe(offered.length);
      const named = new Set([...counted, ...notCounted].map(({ name, part }) => JSON.stringify([name, part])));
      for (const { name, part } of switches)
        expect(named.has(JSON.stringify([name, part])), `${unit.name}: ${name}`).toBe(false);
      expect(unit.parts, unit.name).not.toEqual({});
      expect([unit.name, unit.group]).not.toContain('');
      expect(unit[source.field]).toBe(library);
    }
  });

  test('the coverage adds up to the rules of all units', async () => {
    const units = await opened(game, library);
    const rows = units.coverage();
    const all = rows.at(-1);
    const groups = rows.slice(0, -1);
    for (const figure of ['units', 'rules', 'counted', 'switches', 'notCounted', 'notJudged', 'noDice'] as const)
      expect(groups.reduce((sum, row) => sum + row[figure], 0)).toBe(all?.[figure]);
    for (const { rules, counted, switches, notCounted, notJudged, noDice, share } of rows) {
      expect(counted + switches + notCounted + notJudged + noDice).toBe(rules);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  test('two units make a battle that the calculator answers', async () => {
    const units = await opened(game, library);
    const all = await source.open(library);
    // Fifteen against one each that is far from it: all groups get their turn.
    const pairs = all.flatMap((unit, i) =>
      i % Math.ceil(all.length / 15) === 0 ? [[unit, all[(i * 7 + 11) % all.length]] as const] : [],
    );
    expect(pairs.length).toBeGreaterThan(10);
    let answered = 0;
    for (const [one, other] of pairs) {
      const battle = units.battle(`${one.name} (${one.group})`, `${other.name} (${other.group})`);
      if ('error' in battle) {
        expect(battle.error.code).toBe('units/unarmed');
        continue;
      }
      const calculator = await loadCalculator(battle.calculator);
      const { calculator: id, input } = battle;
      const reply = calculateWith(
        calculator === undefined ? [] : [calculator],
        { calculator: id, input, iterations: 2 },
        { steps: 20_000 },
      );
      expect(reply, `${one.name} v ${other.name}`).not.toHaveProperty('error');
      answered++;
    }
    expect(answered).toBeGreaterThan(pairs.length / 2);
  });
});

describe.each(['10', '11'])('a name of several armies in edition %s', (edition) => {
  test.each([
    ['Rhino', 'Space Marines'],
    ['Land Raider', 'Space Marines'],
    ['Repulsor', 'Space Marines'],
    ['Sternguard', 'Space Marines'],
    ['Chaos Rhino', 'Chaos Space Marines'],
    ['Great Unclean One', 'Chaos Daemons'],
  ])('a bare "%s" is that of the army the others take it from, and that is said', async (name, army) => {
    const battle = (await opened('wh40k', edition)).battle(name, 'Custodian Guard');
    if ('error' in battle) throw new Error(battle.error.message);
    expect(battle.remarks.join()).toMatch(new RegExp(`^"${name}" is read as [^(]*\\(${army}\\)`));
  });

  test('where no army is the first to have it, the choices are asked for', async () => {
    const battle = (await opened('wh40k', edition)).battle('Custodian Guard', 'Chaos Terminators');
    expect(battle).toMatchObject({
      error: {
        code: 'units/ambiguous-unit',
        path: 'against',
        message: `several armies have a unit "Chaos Terminators": say "Chaos Terminators (Emperor's Children)", "Chaos Terminators (World Eaters)"`,
      },
    });
  });
});

test('a switch is on where the input says what turns it on', () => {
  const switches = [
    { name: 'Heavy', on: false, set: { 'context.stationary': true } },
    { name: 'Lance', on: true, set: { 'context.charged': true } },
    { name: 'By hand', on: false, set: {} },
  ];
  const rules = { counted: [], switches, notCounted: [] };
  const on = (input: object) => switchedBy(rules, input).switches.map((rule) => rule.on);
  expect(on({ context: { stationary: true } })).toEqual([true, true, false]);
  expect(on({ context: { stationary: false } })).toEqual([false, true, false]);
  expect(on({})).toEqual([false, true, false]);
});

test('games without a library, and libraries that there are not, are refused by name', async () => {
  expect(await openUnits('axis')).toMatchObject({ error: { code: 'units/unknown-game', path: 'game' } });
  expect(await openUnits('killteam', '1999')).toMatchObject({
    error: { code: 'units/unknown-library', path: 'edition' },
  });
  expect(unitGames).toContain('killteam');
});

describe('Kill Team', () => {
  test('an operative brings its first gun and blade, the others wait in its loadouts', async () => {
    const [unit] = (await opened('killteam')).named('intercessor warrior');
    expect(unit).toMatchObject({
      game: 'killteam',
      name: 'Intercessor Warrior',
      group: 'Angels of Death',
      edition: '2024',
      // Its card: save 3+, 14 wounds; bolt rifle 4 dice on 3+, 3/4, Piercing Crits 1.
      parts: {
        attacker: { attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 4, piercingCrits: 1 },
        defender: { dice: 3, save: 3, wounds: 14 },
        first: { name: 'Intercessor Warrior, Fists', wounds: 14 },
      },
    });
    expect(unit.loadouts?.map(({ name }) => name)).toContain('Auto bolt rifle');
    expect(unit.rules.counted).toContainEqual({ name: 'Piercing Crits 1', part: 'Bolt rifle' });
  });

  test('every rule of every weapon, every ability and every weapon of the cards is there', async () => {
    const { loadLibrary } = await import('../../src/kill-team/data/index.ts');
    const { operatives } = await loadLibrary();
    const units = [...(await opened('killteam')).named()];
    operatives.forEach((operative, i) => {
      const unit: LibraryUnit = units[i];
      const names = [...unit.rules.counted, ...unit.rules.switches, ...unit.rules.notCounted];
      const has = (name: string, part?: string) =>
        names.some((rule) => rule.name === name && (part === undefined || rule.part === part));
      for (const weapon of operative.weapons) {
        for (const rule of weapon.rules) expect(has(rule, weapon.name), `${operative.name}: ${rule}`).toBe(true);
        expect(has(weapon.name) || unit.weaponsLeftOut.includes(weapon.name), weapon.name).toBe(true);
      }
      for (const { name, item } of operative.abilities)
        expect(has(item ?? name), `${operative.name}: ${name}`).toBe(true);
      for (const name of operative.otherAbilities) expect(has(name), `${operative.name}: ${name}`).toBe(true);
    });
  });

  test('weapons whose damage is no number are left out by name and in no part, never 0', async () => {
    const { loadLibrary } = await import('../../src/kill-team/data/index.ts');
    const { operatives } = await loadLibrary();
    const units = [...(await opened('killteam')).named()];
    const unread = operatives.map(({ weapons }) => weapons.filter((one) => one.normalDamage === null));
    expect(unread.flat().length).toBeGreaterThan(0);
    unread.forEach((weapons, i) => {
      const { weaponsLeftOut, loadouts = [], rules } = units[i];
      expect(weaponsLeftOut).toEqual(weapons.map(({ name }) => name));
      for (const name of weaponsLeftOut) {
        expect(loadouts.map((one) => one.name)).not.toContain(name);
        expect(rules.counted.map((one) => one.name)).not.toContain(name);
      }
    });
  });

  test('a switch is on where the target has the keyword it asks for, and says what turns it on', async () => {
    const units = await opened('killteam');
    const bearers = [...units.named()].filter(({ rules }) =>
      rules.switches.some(({ name }) => name === 'Anti-PSYKER*'),
    );
    const rules = bearers.flatMap((unit) => unit.rules.switches.filter(({ name }) => name === 'Anti-PSYKER*'));
    for (const rule of rules) expect(rule).toMatchObject({ on: false, if: 'against a PSYKER' });
    expect(rules.map(({ set }) => set)).toContainEqual({ 'first.lethal': 5 });
  });

  test('a choice that is made is said, a name that is not known brings the nearest', async () => {
    const units = await opened('killteam');
    const battle = units.battle('Kommando', 'Space Marine Captain');
    expect(battle).toMatchObject({
      calculator: 'killteam/shoot',
      remarks: [expect.stringContaining('"Kommando" is read as')],
    });
    expect(units.battle('Komandeau Bouys', 'Space Marine Captain')).toMatchObject({
      error: { code: 'units/unknown-unit', path: 'unit', message: expect.stringContaining('Kommando Boy') },
    });
    expect(units.battle('Kommando Boy', '')).toMatchObject({ error: { path: 'against' } });
    expect(units.battle('Kommando Boy + Kommando Grot', 'Kommando Boy')).toMatchObject({
      error: { code: 'units/alone' },
    });
    expect(units.battle('Kommando Boy', 'Kommando Boy', 'chess/game')).toMatchObject({
      error: { code: 'units/unknown-calculator' },
    });
  });

  test('a fight has both blades', async () => {
    expect((await opened('killteam')).battle('Space Marine Captain', 'Kommando Boy', 'killteam/fight')).toMatchObject({
      input: { first: { name: 'Space Marine Captain, Power fist' }, second: { name: 'Kommando Boy, Choppa' } },
    });
  });
});

describe('Warhammer 40,000', () => {
  test.each(['10', '11'] as const)(
    'every keyword, ability and weapon of the datasheets of edition %s is there',
    async (edition) => {
      const [{ loadBuiltInCatalogue }, { unitOfDatasheet }] = await Promise.all([
        import('../../src/wh40k/data/built-in.ts'),
        import('../../src/wh40k/units/index.ts'),
      ]);
      const { file } = await loadBuiltInCatalogue(edition);
      const units = [...(await opened('wh40k', edition)).named('', { loadouts: false })];
      file.datasheets.forEach((sheet, i) => {
        const { rules, weaponsLeftOut, name } = units[i];
        expect(name).toBe(sheet.name);
        const listed = [...rules.counted, ...rules.switches, ...rules.notCounted];
        const names = new Set(listed.map((rule) => rule.name));
        // Parts of an ability that hold at different times stand apart: "Rites of war, if charged".
        const has = (ability: string) =>
          listed.some((rule) => rule.name === ability || rule.name.startsWith(`${ability}, `));
        for (const ability of [...(sheet.abilities ?? []).map((one) => one.name), ...(sheet.otherAbilities ?? [])])
          expect(has(ability), `${name}: ${ability}`).toBe(true);
        for (const weapon of unitOfDatasheet(sheet).weapons) {
          expect(names.has(weapon.name) || weaponsLeftOut.includes(weapon.name), `${name}: ${weapon.name}`).toBe(true);
        }
      });
    },
  );

  test('two units are asked for as the page and army lists ask for them', async () => {
    const { requestFields, unitRequest, unitOfDatasheet } = await import('../../src/wh40k/units/index.ts');
    const { loadBuiltInCatalogue } = await import('../../src/wh40k/data/built-in.ts');
    const catalogue = await loadBuiltInCatalogue('10');
    const request = (...names: string[]) =>
      unitRequest(
        names.flatMap((name) => {
          const found = catalogue.find(name);
          return found === undefined ? [] : [unitOfDatasheet(found.datasheet)];
        }),
        '10',
      );
    const units = await opened('wh40k', '10');
    const [led, rhino] = [request('Hellblaster Squad', 'Azrael'), request('Chimera')];
    expect(units.battle('Hellblaster Squad + Azrael', 'Chimera')).toMatchObject({
      calculator: 'wh40k/attack',
      input: requestFields({ attacker: led, defender: rhino }, 'shooting'),
      remarks: [],
    });
    expect(units.battle('Hellblaster Squad + Azrael', 'Chimera', 'wh40k/melee')).toMatchObject({
      input: { edition: '10', first: led.side, second: rhino.side },
    });
    expect(units.battle('Chimera', 'Hellblaster Squad', 'wh40k/charge')).toMatchObject({
      input: { fight: { target: { name: 'Hellblaster Squad' } } },
    });
  });

  test('a switch that waits for a condition of the battle is set by what the request carries', async () => {
    const [unit] = (await opened('wh40k', '11')).named('Striking Scorpions');
    const rule = unit.rules.switches.find(({ name }) => name === 'Mandiblasters');
    expect(rule?.set).toMatchObject({ 'abilities.attacker': [{ name: 'Mandiblasters' }] });
  });

  test('another mode of a weapon waits in the loadouts, what it may not fire is left out by name', async () => {
    const [unit] = (await opened('wh40k', '11')).named('Hellblaster Squad');
    expect(unit.loadouts?.map(({ name }) => name)).toContain('Plasma Incinerator - Supercharge');
    expect(unit.weaponsLeftOut).toEqual(['Bolt pistol']);
    expect(unit.rules.switches).toContainEqual({
      name: 'Heavy',
      part: 'Plasma Incinerator - Standard',
      on: false,
      if: 'remaining stationary',
      set: { 'context.stationary': true },
    });
  });
});

describe('fantasy', () => {
  test.each(['oldWorld', 'ninthAge'] as const)('every rule and weapon of the cards of %s is there', async (system) => {
    const { loadUnits } = await import('../../src/fantasy/data/index.ts');
    const library = await loadUnits(system);
    const units = [...(await opened('fantasy', system)).named()];
    library.units.forEach(({ name, card, weapons }, i) => {
      const { rules, weaponsLeftOut, system: own } = units[i];
      expect([units[i].name, own]).toEqual([name, system]);
      const names = new Set([...rules.counted, ...rules.switches, ...rules.notCounted].map((rule) => rule.name));
      for (const rule of [...(card.rules ?? []), ...(card.mount?.rules ?? [])])
        expect(names.has(rule), `${name}: ${rule}`).toBe(true);
      for (const weapon of weapons)
        expect(names.has(weapon) || weaponsLeftOut.includes(weapon), `${name}: ${weapon}`).toBe(true);
    });
  });

  test('the pages of plain dice get the strikes of the first round', async () => {
    const units = await opened('fantasy', 'oldWorld');
    for (const id of ['fantasy/combat', 'fantasy/attack']) {
      const battle = units.battle('Bestigor Herds', 'Centigor Herds', id);
      if ('error' in battle) throw new Error(battle.error.message);
      const calculator = await loadCalculator(id);
      const { input } = battle;
      const reply = calculateWith(calculator === undefined ? [] : [calculator], { calculator: id, input });
      expect(reply, id).not.toHaveProperty('error');
      // Gouge-horn with two attacks and four Bestigors with one. Weapon Skill 4 against 4: 4+ to hit; great weapons,
      // Strength 6 against Toughness 4: 2+ to wound.
      const needed = { toHit: 4, toWound: 2 };
      const profiles = [
        { ...needed, models: 1, numAttacks: 2 },
        { ...needed, models: 4, numAttacks: 1 },
      ];
      expect(input).toMatchObject(
        id === 'fantasy/combat' ? { first: { profiles } } : { profiles, target: { models: 5 } },
      );
    }
  });

  test('cards meet as they are', async () => {
    const units = await opened('fantasy', 'oldWorld');
    const [bestigors] = units.named('Bestigor Herds');
    expect(bestigors).toMatchObject({ size: [5, null], parts: { first: { name: 'Bestigor Herds' } } });
    expect(units.battle('Bestigor Herds', 'Centigor Herds')).toMatchObject({
      calculator: 'fantasy/battle',
      input: { system: 'oldWorld', first: bestigors.parts.first, second: { name: 'Centigor Herds' } },
    });
  });
});

test('what a library refuses is said in the language that is asked for', async () => {
  expect(await openUnits('axis', undefined, 'de')).toMatchObject({
    error: { message: expect.stringMatching(/^von „axis“ sind keine Einheiten bekannt; bekannt: killteam, /) },
  });
  const units = await openUnits('killteam', undefined, 'de');
  expect('error' in units || units.battle('Kommando Boy', 'nobody at all')).toMatchObject({
    error: {
      code: 'units/unknown-unit',
      message: expect.stringMatching(/^diese Bibliothek hat keine Einheit „nobody at all“/),
    },
  });
});
