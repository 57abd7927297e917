// Numbers of models and weapons that no army has: whatever is counted instead is said, in every kind of list.
import { importArmyList } from '@oddsmith/games/lists';
import { describe, expect, test } from 'vitest';

const profile = (typeName: string, name: string, stats: { readonly [stat: string]: string }) => ({
  name,
  typeName,
  characteristics: Object.entries(stats).map(([stat, $text]) => ({ name: stat, $text })),
});

/** Numbers as JSON text, because it has some that a program would not write. */
function roster(models: string, rifles: string): string {
  const rifle = {
    name: 'Bolt rifle',
    type: 'upgrade',
    number: 'RIFLES',
    profiles: [
      profile('Ranged Weapons', 'Bolt rifle', {
        Range: '24"',
        A: '2',
        BS: '3+',
        S: '4',
        AP: '-1',
        D: '1',
        Keywords: '-',
      }),
    ],
  };
  const unit = {
    name: 'Intercessor Squad',
    type: 'unit',
    number: 1,
    profiles: [profile('Unit', 'Intercessor', { M: '6"', T: '4', SV: '3+', W: '2', LD: '6+', OC: '2' })],
    selections: [{ name: 'Intercessor', type: 'model', number: 'MODELS', selections: [rifle] }],
  };
  const forces = [{ name: 'F', catalogueName: 'Imperium - Space Marines', selections: [unit] }];
  const text = JSON.stringify({ roster: { gameSystemName: 'Warhammer 40,000 10th Edition', forces } });
  return text.replace('"MODELS"', models).replace('"RIFLES"', rifles);
}

function shared(models: string, guns: string): string {
  const loadout = [{ name: 'Gun', type: 'ArmyBookWeapon', range: 24, attacks: 1, count: 'GUNS', specialRules: [] }];
  const unit = { id: 'u', selectionId: 's', name: 'Guards', size: 'MODELS', cost: 100, quality: 4, defense: 4 };
  const text = JSON.stringify({
    name: 'A',
    gameSystem: 'gf',
    units: [{ ...unit, rules: [], loadout }],
    specialRules: [],
  });
  return text.replace('"MODELS"', models).replace('"GUNS"', guns);
}

async function saidOf(list: string): Promise<readonly string[]> {
  const read = await importArmyList(list);
  if (!read.ok) throw new Error(read.problem.message);
  return read.army.diagnostics
    .filter(({ code }) => code.endsWith('/import-count-misread'))
    .map(({ message }) => message);
}

describe('in a roster of 40,000', () => {
  test.each([
    ['-5', '5', '"-5" of "Intercessor" is no number of models or weapons: 1 is counted'],
    ['1e308', '5', '"1e+308" of "Intercessor" is no number of models or weapons: 1000 are counted'],
    ['"five"', '5', '"five" of "Intercessor" is no number of models or weapons: 1 is counted'],
    ['2.4', '5', '"2.4" of "Intercessor" is no number of models or weapons: 2 are counted'],
    ['5', '-3', '"-3" of "Bolt rifle" is no number of models or weapons: 1 is counted'],
  ])('%s models with %s rifles', async (models, rifles, sentence) => {
    expect(await saidOf(roster(models, rifles))).toEqual([sentence]);
  });

  test('what is a number is not spoken of', async () => {
    expect(await saidOf(roster('5', '"5"'))).toEqual([]);
    expect(await saidOf(roster('1000', '0'))).toEqual([]);
  });
});

describe('in a list of Army Forge', () => {
  test.each([
    ['-5', '5', '"-5" of "Guards" is no number of models or weapons: 1 is counted'],
    ['"five"', '5', '"five" of "Guards" is no number of models or weapons: 1 is counted'],
    ['5', '-3', '"-3" of "Gun" is no number of models or weapons: 0 are counted'],
  ])('%s models with %s guns', async (models, guns, sentence) => {
    expect(await saidOf(shared(models, guns))).toEqual([sentence]);
  });

  test('what is a number is not spoken of', async () => {
    expect(await saidOf(shared('5', '5'))).toEqual([]);
  });
});

describe('in text', () => {
  const squad = (number: string) =>
    `Blades (110 points)\nSpace Marines\n\nHellblaster Squad (110 points)\n  \u2022 ${number}x Hellblaster\n    \u2022 4x Plasma incinerator\n`;
  const guards = (number: string) => `Guards [5] Q4+ D4+ | 120pts | Fearless\n${number}x Gun (18", A1)\n`;

  test.each(['-4', '9999', '99999'])('%sx Hellblaster', async (number) => {
    expect(await saidOf(squad(number))).toEqual([
      `"${number}x Hellblaster" does not begin with a number of models or weapons: it is counted once`,
    ]);
  });

  test('what is a number is not spoken of', async () => {
    expect(await saidOf(squad('4'))).toEqual([]);
    expect(await saidOf(guards('5'))).toEqual([]);
  });
});
