// Save files of Army Forge: what their references into army books make of a unit.
import { describe, expect, test } from 'vitest';
import { type ImportedArmy, importArmy } from '../../../src/grimdark/import/index.ts';
import * as lists from './lists.ts';

function imported(content: string, books: readonly string[] = []): ImportedArmy {
  const result = importArmy(content, books);
  if (!result.ok) throw new Error(result.problem.message);
  return result.army;
}

const weapon = (name: string, range: number, attacks: number, rules: string[] = [], count = 1) => ({
  name,
  range,
  attacks,
  count,
  rules,
});
const CARBINE = weapon('Carbine', 18, 1, ['AP(1)']);
const FLAME = (...rules: string[]) => weapon('Flame Lance', 12, 1, rules);
const CCW = weapon('CCW', 0, 1);

describe('save files', () => {
  test('references are resolved: replacements, prices for this unit, bought rules', () => {
    const army = imported(lists.SAVE, [lists.BOOK]);
    expect(army.diagnostics).toEqual([]);
    expect(army).toMatchObject({ format: 'army-forge-save', name: 'Saved Guards', points: 150, pointsLimit: 1000 });
    const [{ unit, points }] = army.units;
    expect(points).toBe(150);
    const SWORD = weapon('Sword', 0, 2);
    expect(unit.models).toEqual([
      { name: 'Guards', count: 4, hero: false, rules: [], weapons: [CARBINE, SWORD] },
      {
        name: 'Guards',
        count: 1,
        hero: false,
        rules: ['Medical Training'],
        weapons: [SWORD, FLAME('Blast(3)')].reverse(),
      },
    ]);
  });

  /** What a unit with that gear carries once a section of its book has been taken. */
  function geared(size: number, gear: { [name: string]: number }, section: object, gains: object[]): string[] {
    const book = JSON.parse(lists.BOOK);
    const weapons = Object.entries(gear).map(([name, count]) => ({ name, attacks: 1, count, specialRules: [] }));
    const options = [{ uid: 'gun', cost: 5, gains }];
    const taken = JSON.stringify({
      ...book,
      units: [{ ...book.units[0], size, weapons }],
      upgradePackages: [{ uid: 'p1', sections: [{ uid: 'taken', ...section, options }] }],
    });
    const save = JSON.parse(lists.SAVE);
    const unit = { ...save.list.units[0], selectedUpgrades: [{ upgradeId: 'taken', optionId: 'gun' }] };
    const list = JSON.stringify({ ...save, listPoints: 105, list: { ...save.list, units: [unit] } });
    const army = imported(list, [taken]);
    expect(army.diagnostics).toEqual([]);
    const carried = new Map<string, number>();
    for (const { count = 1, weapons = [] } of army.units[0].unit.models)
      for (const { name = '', count: copies = 1 } of weapons)
        carried.set(name, (carried.get(name) ?? 0) + count * copies);
    return [...carried].map(([name, count]) => `${count}x ${name}`).sort();
  }

  const CANNON = { type: 'ArmyBookWeapon', name: 'Cannon', range: 24, attacks: 3, count: 1, specialRules: [] };

  // Labels of published books: "Replace 3x ...", "Replace ... and 2x ...", "Any model may replace 2x ...", "Replace ...".
  test.each<[string, number, { [name: string]: number }, string[], object, string[]]>([
    ['all three claws of a model', 1, { Claws: 3, Stomp: 1 }, ['3x Claw'], {}, ['1x Cannon', '1x Stomp']],
    [
      'a pistol and both blades',
      1,
      { Pistol: 1, Blade: 2, Stomp: 1 },
      ['Pistol', '2x Blade'],
      {},
      ['1x Cannon', '1x Stomp'],
    ],
    [
      'two of the nine guns of a unit',
      3,
      { Burst: 9, Bash: 3 },
      ['2x Burst'],
      { select: { type: 'any' }, model: true },
      ['1x Cannon', '3x Bash', '7x Burst'],
    ],
  ])('a number in what is replaced counts copies: %s', (_, size, gear, targets, more, carried) => {
    expect(geared(size, gear, { variant: 'replace', targets, ...more }, [CANNON])).toEqual(carried);
  });

  test.each<[string, number, { [name: string]: number }, object, string[]]>([
    [
      'the laser of a truck',
      1,
      { Laser: 1, Machinegun: 1 },
      { replaceWhat: ['Laser'] },
      ['1x Cannon', '1x Machinegun'],
    ],
    [
      'one rifle and blade',
      5,
      { Rifles: 5, CCWs: 5 },
      { affects: 1, replaceWhat: ['Rifle', 'CCW'] },
      ['1x Cannon', '4x CCWs', '4x Rifles'],
    ],
  ])('books of 2.x say what is replaced in a field of another name: %s', (_, size, gear, section, carried) => {
    expect(geared(size, gear, { type: 'replace', ...section }, [CANNON])).toEqual(carried);
  });

  // "Upgrade all Marksman Carbines with: Scopes (Precise)" says nothing of the blade in the other hand.
  test('an item that upgrades a weapon gives its rules to that weapon alone, in a save file and in a shared list', () => {
    const carbine = { name: 'Carbine', range: 18, attacks: 1, count: 5, specialRules: [] };
    const blade = { name: 'CCW', attacks: 1, count: 5, specialRules: [] };
    const scope = {
      type: 'ArmyBookItem',
      name: 'Scopes',
      count: 1,
      content: [{ type: 'ArmyBookRule', name: 'Precise' }],
    };
    const option = { uid: 'scope', cost: 5, gains: [scope] };
    const upgrade = { uid: 'aim', variant: 'upgrade', affects: { type: 'all' }, targets: ['Carbines'] };
    const book = JSON.parse(lists.BOOK);
    const base = { ...book.units[0], weapons: [carbine, blade] };
    const upgradePackages = [{ uid: 'p1', sections: [{ ...upgrade, options: [option] }] }];
    const save = JSON.parse(lists.SAVE);
    const saved = { ...save.list.units[0], selectedUpgrades: [{ upgradeId: 'aim', optionId: 'scope' }] };
    const loadout = [carbine, blade, { ...scope, count: 5 }];
    const shared = { ...base, weapons: undefined, loadout, selectedUpgrades: [{ upgrade, option }] };
    const armies = [
      imported(JSON.stringify({ ...save, listPoints: 105, list: { ...save.list, units: [saved] } }), [
        JSON.stringify({ ...book, units: [base], upgradePackages }),
      ]),
      imported(JSON.stringify({ gameSystem: 'gf', listPoints: 105, units: [shared] })),
    ];
    for (const { units, diagnostics } of armies) {
      expect(diagnostics).toEqual([]);
      expect(units[0].unit).toMatchObject({
        rules: ['Fearless'],
        models: [{ count: 5, rules: [], weapons: [weapon('Carbine', 18, 1, ['Precise']), CCW] }],
      });
    }
  });

  test('what cannot be resolved is listed', () => {
    const army = imported(lists.SAVE.replace('"flame"', '"frost"'), [lists.BOOK]);
    expect(army.diagnostics.map((entry) => entry.message)).toEqual([
      'army book Cinder Hosts 3.5.3 has no option frost in section one',
      'the units add up to 140 points, the list says 150',
    ]);
  });

  test('a book for another game system is said', () => {
    const book = JSON.stringify({ ...JSON.parse(lists.BOOK), gameSystemKey: 'GFF' });
    expect(imported(lists.SAVE, [book]).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'grimdark/import-book-other-system', severity: 'warning' }),
    );
  });

  test('a book is found by the id of a seed', () => {
    const { armyId: _, ...saved } = JSON.parse(lists.SAVE);
    const units = saved.list.units.map((unit: object) => ({ ...unit, armyId: 'cinder_hosts' }));
    const seed = JSON.stringify({ ...saved, armyId: 'cinder_hosts', list: { ...saved.list, units } });
    expect(imported(seed, [lists.BOOK]).units.length).toBe(imported(lists.SAVE, [lists.BOOK]).units.length);
  });

  test('a range before the name of a weapon is its range', () => {
    const army = imported('Guards [5] Q4+ D4+ | 120pts |\n5x 24" Storm Rifle (A3, AP(1))');
    expect(army.units[0].unit.models[0].weapons).toMatchObject([{ name: 'Storm Rifle', range: 24, attacks: 3 }]);
  });

  test('another version of the book is a warning', () => {
    const army = imported(lists.SAVE, [lists.BOOK.replace('3.5.3', '3.5.1')]);
    expect(army.diagnostics[0].code).toBe('grimdark/import-book-version');
  });
});
