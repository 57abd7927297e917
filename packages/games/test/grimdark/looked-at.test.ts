// Texts of rules that lists bring along: the very text that was read, that of another version, or none we know.
import { describe, expect, test } from 'vitest';
import { importArmy } from '../../src/grimdark/import/index.ts';
import { lookedAt } from '../../src/grimdark/import/looked-at.table.ts';
import { plainDescription, standingOf, textHash } from '../../src/grimdark/import/looked-at.ts';

/** Texts of one sentence that the packs quote in their own words: as books of 3.5 and of 3.4 print them. */
const LACERATE = 'When attacking the target must re-roll unmodified Defense results of 6.';
const CARNIVORE = 'Gets +1 to hit in melee.';
const GOOD_SHOT = 'This model shoots at Quality 4+.';

describe('the standing of a text', () => {
  test('does not hang on capitals, quotation marks or blanks', () => {
    expect(plainDescription('Over  9\u201d  away, it\u2019s  Fast')).toBe('over 9" away, it\'s fast');
    expect(textHash('Lacerate', LACERATE)).toBe(textHash(' lacerate ', LACERATE.toUpperCase()));
    expect(textHash('Lacerate', LACERATE)).not.toBe(textHash('Scrapper', LACERATE));
  });

  test('is the same where that very text was read', () => {
    expect(standingOf('Lacerate', LACERATE, '3.5')).toEqual({ is: 'same' });
    // Carnivore was never stated otherwise.
    expect(standingOf('Carnivore', CARNIVORE, '3.4')).toEqual({ is: 'same' });
    expect(standingOf('Carnivore', CARNIVORE, '3.5')).toEqual({ is: 'same' });
  });

  test('is not guessed where one word is another', () => {
    expect(standingOf('Lacerate', LACERATE.replace('6', '5-6'), '3.5')).toEqual({ is: 'notLookedAt' });
    expect(standingOf('Nobody Knows', LACERATE, '3.5')).toEqual({ is: 'unknown' });
  });

  test('is that of other versions where an older book says so', () => {
    expect(standingOf('Good Shot', GOOD_SHOT, '3.4')).toEqual({ is: 'same' });
    expect(standingOf('Good Shot', GOOD_SHOT, '3.5')).toEqual({ is: 'ofVersions', versions: ['3.4'] });
  });
});

test('every version has texts that were read', () => {
  for (const version of ['3.5', '3.5.2', '3.4', '3.0', 'other']) expect(lookedAt[version]?.length).toBeGreaterThan(5);
});

test('an import names the rules that its list describes otherwise', () => {
  const unit = (rules: object[]) => ({
    name: 'Guard',
    cost: 100,
    size: 5,
    quality: 4,
    defense: 4,
    rules,
    loadout: [{ name: 'Rifle', type: 'ArmyBookWeapon', count: 5, range: 24, attacks: 1, specialRules: [] }],
  });
  const list = {
    gameSystem: 'gf',
    name: 'Old friends',
    units: [unit([{ name: 'Good Shot' }])],
    specialRules: [
      { name: 'Good Shot', description: GOOD_SHOT },
      { name: 'Carnivore', description: CARNIVORE },
    ],
  };
  const read = importArmy(JSON.stringify(list));
  if (!read.ok) throw new Error(read.problem.message);
  expect(read.army.diagnostics).toEqual([
    {
      code: 'grimdark/import-texts-of-3.4',
      severity: 'warning',
      unit: '',
      message: 'the list describes Good Shot as version 3.4 does: the rules of version 3.5 are used',
    },
  ]);
});
