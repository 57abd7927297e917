// A side of a fight as what it strikes with and as what is struck, and back.
import { sideOf, sideOfTarget, targetOfSide, volleyOfSide } from '@oddsmith/games/wh40k';
import { expect, it } from 'vitest';
import { attackSchema } from '../../src/wh40k/schema/index.ts';
import { meleeSchema } from '../../src/wh40k/schema/melee.ts';

const axe = { name: 'Axe', kind: 'melee', attacks: 3 } as const;
const fist = { name: 'Fist', kind: 'melee', attacks: 2, strength: 8 } as const;

it('every model strikes with each of its weapons, and is struck without them', () => {
  const side = {
    name: 'Five and one',
    groups: [
      { name: 'Five', models: 5, toughness: 4, weapons: [{ weapon: axe }] },
      { name: 'One', models: 1, toughness: 5, weapons: [{ weapon: axe }, { weapon: fist, each: 2 }] },
    ],
  };
  expect(volleyOfSide(side)).toEqual([
    { weapon: axe, count: 5 },
    { weapon: axe, count: 1 },
    { weapon: fist, count: 2 },
  ]);
  expect(targetOfSide(side)).toEqual({
    name: 'Five and one',
    groups: [
      { name: 'Five', models: 5, toughness: 4 },
      { name: 'One', models: 1, toughness: 5 },
    ],
  });
});

it('what stands as a side of a fight is a target as it stands', () => {
  const filled = meleeSchema.parse({ first: { groups: [{ name: 'One', weapons: [{ weapon: axe }] }] } });
  for (const side of [filled.first, filled.second])
    expect(attackSchema.safeParse({ target: targetOfSide(side) }).error).toBeUndefined();
});

it('a single line stays one', () => {
  const side = { name: 'Tank', models: 1, wounds: 12, damagedAt: 4, weapons: [{ weapon: fist }], context: {} };
  expect(targetOfSide(side)).toEqual({ name: 'Tank', models: 1, wounds: 12 });
  expect(sideOfTarget(targetOfSide(side))).toEqual({ name: 'Tank', models: 1, wounds: 12 });
});

it('the rarest weapons, and those on top of others, are with the models that are lost last', () => {
  const carried = { range: 'Melee', skill: 3, strength: 4, ap: 0, damage: 1, keywords: [] } as const;
  const { groups } = sideOf({
    name: 'Squad',
    keywords: [],
    models: [{ name: 'Fighter', count: 4, t: 4, sv: 3, w: 1 }],
    weapons: [
      { ...carried, ...fist, count: 1 },
      { ...carried, ...axe, count: 3 },
      { ...carried, ...axe, name: 'Tail', keywords: ['Extra Attacks'], count: 2 },
    ],
  });
  expect(groups?.map(({ models, weapons = [] }) => [models, ...weapons.map(({ weapon }) => weapon?.name)])).toEqual([
    [2, 'Axe'],
    [1, 'Axe', 'Tail'],
    [1, 'Fist', 'Tail'],
  ]);
});
