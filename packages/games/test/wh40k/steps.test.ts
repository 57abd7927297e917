// What each weapon of a volley does, step by step, as distributions worked out by hand.
import { describe, expect, test } from 'vitest';
import { attack, calculators } from '../../src/wh40k/index.ts';
import { expectAllPathsEqualExact, probabilityOf } from '../agreement.ts';

/** Hits without a roll and wounds T4 on 2+. */
const sure = { attacks: 1, skill: null, strength: 8, ap: 0, damage: 1, keywords: [] as string[] };

function outcomes(distribution: ReturnType<typeof attack>['weapons'][number]['damage'], most: number): number[] {
  return Array.from({ length: most + 1 }, (_, n) => probabilityOf(distribution!, n));
}

function expectOutcomes(got: readonly number[], want: readonly number[]): void {
  expect(got).toHaveLength(want.length);
  got.forEach((chance, n) => {
    expect(chance, `${n}`).toBeCloseTo(want[n], 12);
  });
}

describe('damage by weapon', () => {
  test('the second weapon finds the model the first one wounded', () => {
    const { weapons } = attack({
      volley: [{ weapon: sure }, { weapon: { ...sure, damage: 2 } }],
      target: { models: 1, wounds: 2, toughness: 4, save: 7 },
    });
    expectOutcomes(outcomes(weapons[0].damage, 2), [1 / 6, 5 / 6, 0]);
    // 2 if the first missed, 1 if it did not.
    expectOutcomes(outcomes(weapons[1].damage, 2), [1 / 6, 25 / 36, 5 / 36]);
    expect(weapons[1].meanDamage).toBeCloseTo(35 / 36, 12);
  });

  test('devastating wounds count for their weapon although another one comes between', () => {
    const { weapons } = attack({
      volley: [{ weapon: { ...sure, keywords: ['Devastating Wounds'], damage: 3 } }, { weapon: sure }],
      context: { critWoundOn: 2 },
      target: { models: 1, wounds: 3, toughness: 4, save: 2 },
    });
    // The plain gun is saved on 2+: with 5/36 it takes one wound first.
    expectOutcomes(outcomes(weapons[1].damage, 3), [31 / 36, 5 / 36, 0, 0]);
    expectOutcomes(outcomes(weapons[0].damage, 3), [1 / 6, 0, (5 / 6) * (5 / 36), (5 / 6) * (31 / 36)]);
  });

  test('a unit that finds nobody does nothing', () => {
    const { weapons } = attack({
      weapon: sure,
      target: { models: 1, wounds: 1, toughness: 4, save: 7 },
      followedBy: [{ volley: [{ weapon: sure }] }],
    });
    expectOutcomes(outcomes(weapons[1].damage, 1), [5 / 6 + 1 / 36, 5 / 36]);
    expectOutcomes(outcomes(weapons[1].unsaved, 1), [5 / 6 + 1 / 36, 5 / 36]);
  });
});

describe('unsaved wounds where models save differently', () => {
  const target = {
    groups: [
      { name: 'Guard', models: 1, wounds: 1, toughness: 4, save: 7 },
      { name: 'Leader', models: 1, wounds: 2, toughness: 4, save: 4, character: true },
    ],
  };

  test('the save is that of the model that takes the wound', () => {
    const [weapon] = attack({ weapon: { ...sure, attacks: 2 }, target }).weapons;
    // One wound is never saved; of two the second meets the leader on 4+.
    expectOutcomes(outcomes(weapon.unsaved, 2), [1 / 36, 10 / 36 + 25 / 72, 25 / 72]);
  });

  test('after the last model the save of the group listed last is used', () => {
    const last = { ...target, groups: [target.groups[0], { ...target.groups[1], wounds: 1, save: 4 }] };
    const [weapon] = attack({ weapon: { ...sure, attacks: 3 }, context: { critWoundOn: 2 }, target: last }).weapons;
    const wound = 5 / 6;
    // Of n wounds the first always counts, each other one with 1/2, whether the leader stands or not.
    const three = wound ** 3;
    const two = 3 * wound ** 2 * (1 / 6);
    const one = 3 * wound * (1 / 36);
    expectOutcomes(outcomes(weapon.unsaved, 3), [1 / 216, one + two / 2 + three / 4, two / 2 + three / 2, three / 4]);
  });

  test('devastating wounds are unsaved', () => {
    const [weapon] = attack({
      weapon: { ...sure, attacks: 1, keywords: ['Devastating Wounds'] },
      context: { critWoundOn: 2 },
      target: { groups: [{ ...target.groups[0], save: 2 }, target.groups[1]] },
    }).weapons;
    expectOutcomes(outcomes(weapon.unsaved, 1), [1 / 6, 5 / 6]);
  });
});

describe('all paths, weapon by weapon', () => {
  const wounds = { ...sure, strength: 4 };
  const attached = [
    { name: 'Guard', models: 2, wounds: 2, toughness: 4, save: 5 },
    { name: 'Leader', models: 1, wounds: 2, toughness: 4, save: 3, character: true },
  ];
  const devastating = { ...wounds, keywords: ['Devastating Wounds'] };
  test.each([
    [
      'two weapons wait, a third fires between',
      { volley: [{ weapon: { ...devastating, damage: 2 } }, { weapon: wounds }, { weapon: devastating }] },
      {},
    ],
    [
      'three weapons wait',
      {
        volley: [
          { weapon: devastating },
          { weapon: { ...devastating, damage: 3 } },
          { weapon: { ...devastating, damage: 2 } },
        ],
        context: { critWoundOn: 4 },
      },
      {},
    ],
    [
      'Precision, and a single reroll that the second weapon may still have',
      {
        volley: [
          { weapon: { ...wounds, keywords: ['Devastating Wounds', 'Precision'], damage: 2 } },
          { weapon: { ...devastating, strength: 8 } },
        ],
        context: { precision: true, rerollOneWound: true },
      },
      {},
    ],
    [
      'an ignored save and a damage reroll',
      {
        volley: [{ weapon: { ...devastating, damage: 'D3' } }, { weapon: { ...wounds, ap: -4, damage: 'D3' } }],
        context: { rerollOneDamage: true },
      },
      { ignoreFirstFailedSave: true },
    ],
    [
      'a second unit',
      {
        volley: [{ weapon: { ...devastating, damage: 2 } }, { weapon: wounds }],
        followedBy: [{ volley: [{ weapon: { ...wounds, damage: 2 } }] }],
      },
      {},
    ],
  ] as const)('%s', (_name, request, target) => {
    expectAllPathsEqualExact(
      calculators[0],
      { ...request, target: { ...target, groups: attached } },
      { maxPaths: 400_000 },
    );
  });
});

test('only where it would take too long a distribution is left out: that is said, and the mean is there', () => {
  const { weapons, summary, advice } = attack({
    volley: [1, 2].map((damage) => ({ weapon: { ...sure, attacks: 200, damage } })),
    target: { models: 200, wounds: 10, toughness: 4, save: 4 },
  });
  expect(weapons.map((weapon) => weapon.damage)).toEqual([undefined, undefined]);
  expect(weapons.reduce((sum, weapon) => sum + weapon.meanDamage, 0)).toBeCloseTo(summary.meanDamage, 9);
  expect(advice).toContainEqual({
    code: 'wh40k/weapon-distribution-left-out',
    severity: 'info',
    path: '',
    message:
      'telling the damage of each weapon apart would take too long: these distributions are left out; averages, and everything about all weapons together, are exact',
  });
});
