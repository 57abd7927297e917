// Rules of armies for units that come from no list, and who fires out of a transport.
import { describe, expect, test } from 'vitest';
import { openUnits } from '../../src/units/index.ts';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { UnitLibrary } from '../../src/wh40k/import/library.ts';
import { attack } from '../../src/wh40k/index.ts';
import { unitOfDatasheet, unitRequest, withAboard } from '../../src/wh40k/units/index.ts';

const library = new UnitLibrary(loadBuiltInCatalogue);
const BOYZ = { from: 'catalogue', name: 'Boyz', faction: 'Orks', edition: '10' } as const;

const damageIn = (battle: object) => attack((battle as { readonly input: object }).input).summary.meanDamage;

async function unitsOf(edition = '10') {
  const opened = await openUnits('wh40k', edition);
  if ('error' in opened) throw new Error(opened.error.message);
  return opened;
}

function fought(opened: Awaited<ReturnType<typeof unitsOf>>, one: string, more: object = {}, other = 'Boyz') {
  const battle = opened.battle(one, other, 'wh40k/attack', more);
  if ('error' in battle) throw new Error(battle.error.message);
  return battle;
}

describe('a unit of the catalogue in a detachment', () => {
  test('is offered those of its faction, and the chapters of its faction', async () => {
    const names = (await library.detachments(BOYZ)).map(({ name }) => name);
    expect(names).toContain('War Horde');
    expect(names).not.toContain('Gladius Task Force');
    const marines = await library.detachments({
      from: 'catalogue',
      name: 'Intercessor Squad',
      faction: 'Space Marines',
      edition: '10',
    });
    expect(marines.map(({ faction }) => faction)).toEqual(expect.arrayContaining(['Space Marines', 'Blood Angels']));
  });

  test('brings the rule that holds always, and stratagems as switches by their names', async () => {
    const unit = await library.unit({ ...BOYZ, detachment: 'War Horde' });
    const chips = unit!.abilities.chips.map(({ name, on }) => [name, on]);
    expect(chips).toEqual(
      expect.arrayContaining([
        ['Get Stuck In', true],
        ['Unbridled Carnage', false],
      ]),
    );
    const plain = await library.unit(BOYZ);
    expect(plain!.abilities.chips.map(({ name }) => name)).not.toContain('Get Stuck In');
  });

  test('offers enhancements to characters alone, as switches', async () => {
    const named = async (name: string) =>
      (await library.unit({ ...BOYZ, name, detachment: 'War Horde' }))!.abilities.chips.filter(
        ({ when }) => when === 'with the enhancement',
      );
    expect(await named('Boyz')).toEqual([]);
    const offered = await named('Warboss');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(({ on }) => !on)).toBe(true);
  });

  test('is asked for by --army, and an unknown one is refused with the nearest', async () => {
    const opened = await unitsOf();
    const { rules } = fought(opened, 'Boyz', { army: 'war horde' });
    expect(rules.attacker.counted.map(({ name }) => name)).toContain('Get Stuck In');
    expect(opened.battle('Boyz', 'Boyz', 'wh40k/attack', { army: 'War Hord' })).toMatchObject({
      error: { code: 'units/unknown-army', nearest: 'War Horde' },
    });
  });

  test('rules of armies are found by their names', async () => {
    const found = await library.armyRules('unbridled carn');
    expect(found).toMatchObject([{ name: 'Unbridled Carnage', detachment: 'War Horde', factions: ['Orks'] }]);
  });
});

describe.each(['10', '11'])('Firing Deck, edition %s', (edition) => {
  const RHINO = 'Rhino (Space Marines)';
  test('two of those aboard fire out of a Rhino, with their best guns', async () => {
    const opened = await unitsOf(edition);
    const alone = damageIn(fought(opened, RHINO));
    const aboard = fought(opened, RHINO, { aboard: 'Hellblaster Squad' });
    // Two plasma incinerators: 4 shots, 3+, 3+ against Toughness 5, no save left.
    expect(damageIn(aboard)).toBeCloseTo(alone + (4 * 4) / 9, 2);
    expect(aboard.rules.attacker.counted).toContainEqual({ name: 'Firing Deck 2', part: 'guns of Hellblaster Squad' });
  });

  test('is a switch of the transport, and nobody fires out of what has none', async () => {
    const opened = await unitsOf(edition);
    expect(fought(opened, RHINO).rules.attacker.switches).toContainEqual({
      name: 'Firing Deck 2',
      on: false,
      if: 'with guns of models aboard',
    });
    expect(opened.battle('Boyz', 'Boyz', 'wh40k/attack', { aboard: 'Boyz' })).toMatchObject({
      error: { code: 'units/no-firing-deck' },
    });
  });

  test('who goes aboard takes the place of those before', async () => {
    const catalogue = await loadBuiltInCatalogue(edition as '10' | '11');
    const of = (name: string) => unitRequest([unitOfDatasheet(catalogue.find(name, 'Space Marines')!.datasheet)]);
    const once = withAboard(of('Rhino'), of('Hellblaster Squad'));
    const twice = withAboard(once, of('Intercessor Squad'));
    expect(twice.volley.shooting.map(({ weapon, count }) => `${count} ${weapon?.name}`)).toEqual([
      '1 Storm bolter',
      '2 Bolt Rifle',
    ]);
  });
});
