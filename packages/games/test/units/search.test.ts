// Units are found by what players type, the best match first.
import { expect, test } from 'vitest';
import { nearestNames, searchUnits } from '../../src/units/search.ts';

const names = [
  'Old Guard',
  'Guards',
  'Guardsman Gunner',
  'Rear Guard',
  'Vanguard',
  'Captain of the Guard',
  'Gun Servitor',
];
const entries = names.map((name) => ({ name, group: 'Testers', unit: name }));
const found = (text: string) => searchUnits(entries, text).map(({ name }) => name);

test('whole names, starts of names, starts of words, then typing errors of one letter', () => {
  expect(found('guard')).toEqual(['Guards', 'Guardsman Gunner', 'Old Guard', 'Rear Guard', 'Captain of the Guard']);
  expect(found('GUARDS')).toEqual(found('guard'));
  expect(found('guard captain')).toEqual(['Captain of the Guard']);
  for (const slip of ['capptain', 'captin', 'catpain', 'kaptain'])
    expect(found(slip)).toEqual(['Captain of the Guard']);
  // Two letters wrong, and words that are too short to be mistyped.
  expect(found('kaptein')).toEqual([]);
  expect(found('gum')).toEqual([]);
});

test('no words are all units, in the order of the library; signs alone are no name', () => {
  expect(found('')).toEqual(names);
  expect(found('  ')).toEqual(names);
  expect(found('!?')).toEqual([]);
});

test('names that are spelt like it', () => {
  expect(nearestNames(entries, 'Rare Gard', 2)[0]).toBe('Rear Guard');
  expect(nearestNames(entries, 'zzzzzzzz', 2)).toEqual([]);
});
