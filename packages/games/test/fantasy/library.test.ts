// The built-in units: every one makes a card that fights, and every rule is counted or named as not modelled.
import { prepareBattle } from '@oddsmith/games';
import { battleCalculator } from '@oddsmith/games/fantasy';
import { loadUnits, searchUnits } from '@oddsmith/games/fantasy/library';
import { describe, expect, test } from 'vitest';

describe.each([
  { system: 'oldWorld', count: 484, armies: 17 },
  { system: 'ninthAge', count: 393, armies: 17 },
] as const)('$system', async ({ system, count, armies }) => {
  const library = await loadUnits(system);

  test('holds every unit of the facts', () => {
    expect(library.units).toHaveLength(count);
    expect(library.armies.length).toBeGreaterThanOrEqual(armies);
  });

  test('every unit is a card, and each of its rules is counted, silent or named', () => {
    for (const { card, notModelled, name } of library.units) {
      const battle = prepareBattle(battleCalculator, { system, first: card });
      const said = battleCalculator.advise(battle).filter(({ code }) => code === 'fantasy/rule-not-counted');
      expect(
        said.map(({ message }) => message),
        name,
      ).toEqual(notModelled.map((text) => `"${text}" is not counted`));
    }
  });
});

test('cards carry what the army list says', async () => {
  const oldWorld = await loadUnits('oldWorld');
  const knights = oldWorld.units.find(({ name }) => name === 'Empire Knights');
  expect(knights?.card).toMatchObject({
    weaponSkill: 4,
    strength: 3,
    toughness: 3,
    troopType: 'heavyCavalry',
    mount: { strength: 3 },
  });
  const [chariot] = searchUnits(oldWorld, 'razorgor chariots', '');
  expect(chariot.card).toMatchObject({
    toughness: 5,
    wounds: 4,
    bodyStrength: 5,
    weaponSkill: 4,
    mount: { strength: 5 },
  });
  const [raiders] = searchUnits(await loadUnits('ninthAge'), 'raiding chariots', '');
  expect(raiders.card).toMatchObject({
    toughness: 4,
    wounds: 4,
    bodyStrength: 5,
    bodyPiercing: 2,
    mount: { count: 2 },
  });
  expect(raiders.card.rules).toContain('Impact Hits (D6)');
});

test('units are found by what they fight with, after those that are called so', async () => {
  const oldWorld = await loadUnits('oldWorld');
  const found = searchUnits(oldWorld, 'great weapon', '');
  expect(found.length).toBeGreaterThan(5);
  for (const { weapons } of found) expect(weapons.join(' ').toLowerCase()).toContain('great weapon');
  const spears = searchUnits(oldWorld, 'spear', '').map(({ name, army }) => /spear/i.test(`${name} ${army}`));
  expect(spears).toContain(true);
  expect(spears).toContain(false);
  expect(spears.lastIndexOf(true)).toBeLessThan(spears.indexOf(false));
});
