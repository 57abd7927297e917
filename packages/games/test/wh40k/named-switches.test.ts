// Switches of units by their names: army rules, abilities, Firing Deck and the rules of detachments that a unit may use.
import { describe, expect, test } from 'vitest';
import { armyWide } from '../../src/wh40k/data/army-wide.table.ts';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { UnitLibrary } from '../../src/wh40k/import/library.ts';
import { attack } from '../../src/wh40k/index.ts';
import { chipsOf } from '../../src/wh40k/units/abilities.ts';
import { requestFields } from '../../src/wh40k/units/index.ts';

const library = new UnitLibrary(loadBuiltInCatalogue);

describe.each(['10', '11'] as const)('rules by their names, edition %s', (edition) => {
  const INTERCESSORS = { from: 'catalogue', name: 'Intercessor Squad', faction: 'Space Marines', edition } as const;

  test.each([
    ['oath of moment', 'Oath of Moment, when chosen', 'Space Marines'],
    ['waaagh', 'Waaagh!, Waaagh! called', 'Orks'],
    ['Dark Pacts', 'Dark Pacts, Sustained Hits chosen', 'Chaos Space Marines'],
    ['For the Greater Good', 'For The Greater Good, target spotted', "T'au Empire"],
  ])('the army rule %s is found', async (words, label, faction) => {
    const found = (await library.armyRules(words, edition)).find((rule) => rule.label === label);
    expect(found?.kind).toBe('army');
    expect(found?.factions).toContain(faction);
  });

  test('so are Firing Deck with its transports, and an ability of one unit', async () => {
    const [deck] = await library.armyRules('firing deck', edition);
    expect(deck).toMatchObject({ kind: 'firingDeck', label: 'Firing Deck' });
    expect(deck.units).toEqual(expect.arrayContaining(['Rhino', 'Trukk']));
    const [finest] = await library.armyRules('finest hour', edition);
    expect(finest).toMatchObject({ kind: 'ability', factions: expect.arrayContaining(['Space Marines']) });
  });

  test('rules on at least a dozen sheets of one army are rules of the army', async () => {
    const { file } = await loadBuiltInCatalogue(edition);
    const counts = new Map<string, number>();
    for (const { faction, abilities = [] } of file.datasheets)
      for (const ability of abilities) {
        const chips = chipsOf(ability).filter(({ on, effects }) => !on && effects[0].effect !== 'damaged');
        const key = `${faction}/${ability.name}`;
        if (chips.length > 0) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    const wide = [...counts].filter(([, count]) => count >= 12).map(([key]) => key.slice(key.indexOf('/') + 1));
    // Cover that a fortification gives is no rule of an army.
    expect(new Set(wide.filter((name) => name !== 'Reinforced Cover'))).toEqual(armyWide);
  });

  test('one that is kept is on for the next unit that has it, and counts', async () => {
    const target = { models: 10, wounds: 1, toughness: 4, save: 7 };
    const slain = async (on: readonly string[]) => {
      const unit = await library.unit({ ...INTERCESSORS, on });
      return attack({ ...requestFields({ attacker: unit }, 'shooting'), target }).summary.meanSlain;
    };
    const plain = await slain([]);
    // Hits on 3+ with every failed hit made again: 8/9 in place of 2/3; the target is large enough for both.
    expect(await slain(['Oath of Moment, when chosen'])).toBeCloseTo((plain * 8) / 6, 1);
    expect(await slain(['Waaagh!, Waaagh! called'])).toBe(plain);
  });

  test('rules of detachments are offered for the units that may use them', async () => {
    const boyz = { from: 'catalogue', name: 'Boyz', faction: 'Orks', edition } as const;
    const found = await library.usableRules(boyz, 'unbridled carnage');
    expect(found).toContainEqual(expect.objectContaining({ name: 'Unbridled Carnage', detachment: 'War Horde' }));
    expect(await library.usableRules(INTERCESSORS, 'unbridled carnage')).toEqual([]);
    const [rule] = found;
    // A dozen detachments of chapters have it too: its own faction's come first.
    const [contempt] = await library.usableRules(INTERCESSORS, 'armour of contempt');
    expect(contempt.factions).toEqual(['Space Marines']);
    const unit = await library.unit({ ...boyz, detachment: 'War Horde', on: [rule.label] });
    expect(unit?.abilities.chips.find(({ name }) => name === 'Unbridled Carnage')?.on).toBe(true);
  });
});
