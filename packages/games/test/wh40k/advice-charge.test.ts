// What the calculator of charges says about inputs that do nothing or contradict themselves.
import { describe, expect, test } from 'vitest';
import { charge } from '../../src/wh40k/index.ts';

const weapon = { attacks: 2, skill: 3, strength: 4, ap: 0, damage: 1, keywords: [] as string[] };

describe('advice on a charge', () => {
  const fight = { weapon: { ...weapon, kind: 'melee' as const, ap: -1 }, target: { models: 5 } };

  test('a charge nobody may declare', () => {
    expect(charge({ distance: 12 }).advice).toEqual([]);
    expect(charge({ distance: 12.5 }).advice).toEqual([
      {
        code: 'wh40k/charge-too-far',
        severity: 'warning',
        path: 'distance',
        message: 'a charge can only be declared within 12"',
      },
    ]);
  });

  test('a fight with a gun', () => {
    expect(charge({ fight: { ...fight, weapon: { ...fight.weapon, kind: 'ranged' } } }).advice).toEqual([
      {
        code: 'wh40k/fight-with-ranged-weapon',
        severity: 'warning',
        path: 'fight',
        message: 'a ranged weapon is among those that fight: only melee weapons strike',
      },
    ]);
  });

  test('a charge of one edition and a fight of another', () => {
    expect(charge({ edition: '10', fight }).advice).toEqual([]);
    expect(charge({ edition: '11', fight }).advice).toEqual([
      {
        code: 'wh40k/editions-differ',
        severity: 'warning',
        path: 'edition',
        message: 'the charge is of the 11th edition, the fight of the 10th: give both the same',
      },
    ]);
  });
});
