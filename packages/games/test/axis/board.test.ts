// Pieces on the board, counted by hand from the unit table of the rulebook.
import { expect, test } from 'vitest';
import { ashore, isAirAlone, onBoard, piecesFor, sentBy, totalsOf } from '../../src/axis/board.ts';

const ids = (...given: Parameters<typeof piecesFor>) => piecesFor(...given).map(({ id }) => id);

test('ashore, ships only bombard and only for the attacker', () => {
  expect(ids('attack', false, false)).toEqual(['inf', 'art', 'arm', 'fig', 'bom', 'cru', 'bat']);
  expect(ids('defense', false, false)).toEqual(['aa', 'inf', 'art', 'arm', 'fig', 'bom']);
});

test('landed units are the attacker’s, where a landing is made', () => {
  expect(ids('attack', false, true)).toContain('inf_a');
  expect(ids('defense', false, true)).not.toContain('inf_a');
});

test('no land unit goes to sea', () => {
  expect(onBoard({ inf: 3, fig: 2, sub: 1 }, 'attack', true)).toMatchObject({ fig: 2, sub: 1 });
  expect(onBoard({ inf: 3, fig: 2, sub: 1 }, 'attack', true)).not.toHaveProperty('inf');
});

test('two artillery support two of three infantry', () => {
  // Dice: 3 infantry 1 each, 2 artillery 2 each, and 2 more for the support; cost 3 x 3 + 2 x 4.
  expect(totalsOf({ inf: 3, art: 2 }, 'attack', false)).toEqual({ count: 5, cost: 17, power: 9, hits: 5 });
  // A defender has no support: 3 x 2 + 2 x 2.
  expect(totalsOf({ inf: 3, art: 2 }, 'defense', false).power).toBe(10);
});

test('a battleship takes two hits at sea and none where it bombards', () => {
  expect(totalsOf({ bat: 1 }, 'attack', true).hits).toBe(2);
  expect(totalsOf({ bat: 1 }, 'attack', false)).toMatchObject({ hits: 0, cost: 0, power: 4 });
});

test('landed units become ordinary ones when sides change', () => {
  expect(ashore({ inf: 1, inf_a: 2, arm_a: 1 })).toMatchObject({ inf: 3, arm: 1 });
  expect(ashore({ inf_a: 2 })).not.toHaveProperty('inf_a');
});

test('planes alone are neither an army nor a fleet', () => {
  expect(isAirAlone({ fig: 2, bom: 1 })).toBe(true);
  expect(isAirAlone({ fig: 2, inf: 1 })).toBe(false);
});

test('what was sent counts all waves, ships that bombard left out', () => {
  const waves = [
    { attack: { units: { inf: 2, bat: 1 } }, defense: { units: { inf: 4 } } },
    { attack: { units: { inf: 3 } }, defense: { units: {} } },
  ];
  expect(sentBy({ naval: false, waves }, 'attack')).toEqual({ inf: 5 });
  expect(sentBy({ naval: false, waves }, 'defense')).toEqual({ inf: 4 });
});

test('a damaged battleship is a battleship in reports', () => {
  const waves = [{ attack: { units: { bat: 1, dbat: 1 } }, defense: { units: {} } }];
  expect(sentBy({ naval: true, waves }, 'attack')).toEqual({ bat: 2 });
});
