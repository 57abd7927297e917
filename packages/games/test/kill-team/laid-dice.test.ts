// Walking a fight with real dice: faces become a position, actions lead on, and real wounds replace expected ones.
import { expect, test } from 'vitest';
import {
  choice,
  choiceCalculator,
  diceToRoll,
  fightCalculator,
  layOut,
  nextRound,
  positionAfter,
  readFaces,
  rollsWhenStruck,
} from '../../src/kill-team/index.ts';

const fight = fightCalculator.input.parse({
  first: { attacks: 4, hit: 3, autoNormals: 1, abilities: ['rending'], criticalDamage: 5, strategy: 'optimalKill' },
  second: { attacks: 3, hit: 4, wounds: 10, damageReduction: { on: 5 }, strategy: 'optimalKill' },
});

function laid(first: readonly number[], second: readonly number[]) {
  const result = layOut(fight, { first, second });
  return 'open' in result ? choiceCalculator.input.parse(result.open) : expect.fail(result.error.message);
}

test.each([
  ['6 5 3, 1', [6, 5, 3, 1]],
  ['6531', [6, 5, 3, 1]],
  ['', []],
  ['7 1', null],
  ['six', null],
])('"%s" is read as %j', (text, faces) => {
  expect(readFaces(text)).toEqual(faces);
});

test('faces are judged and converted', () => {
  expect(diceToRoll(fight)).toEqual({ first: 3, second: 3 });
  // A crit, a normal and one kept as a normal; Rending makes a crit of one of them. The other has a normal on 4+.
  const open = laid([6, 3, 1], [4, 3, 2]);
  expect(open.first).toMatchObject({ crits: 2, normals: 1, wounds: 12, roundStartWounds: 12 });
  expect(open.second).toMatchObject({ crits: 0, normals: 1, wounds: 10 });
  expect(open.turn).toBe('first');
});

test('a whole fight is walked, with the wounds the dice cost', () => {
  let now = laid([6, 3, 1], [4, 3, 2]);
  expect(rollsWhenStruck(now)).toBe(true);
  const strike = choice(now).actions.find(({ action }) => action === 'strikeCrit') ?? expect.fail('a crit is held');
  // 5 damage, and a 5 was rolled for it: 4 wounds.
  now = positionAfter(now, strike, 4);
  expect(now.second.wounds).toBe(6);
  expect(now.turn).toBe('second');
  const answer = choice(now);
  expect(answer.actions.map(({ action }) => action)).toContain(answer.best.kill);
  expect(rollsWhenStruck(now)).toBe(false);
});

test('the next round begins with the wounds the last one left, until nobody is left to fight', () => {
  const open = laid([6, 3, 1], [1, 2, 3]);
  // Two crits of 5 damage, one of them by Rending, against an enemy of 10 wounds without dice; the Accurate die is locked.
  expect(open.first).toMatchObject({ crits: 2, normals: 1 });
  expect(laid([6, 1, 1], [1, 2, 3]).first).toMatchObject({ crits: 1, normals: 1 });
  const twoRounds = { ...open, first: { ...open.first, normals: 0 }, rounds: 2 };
  const [strike] = choice(twoRounds).actions;
  const after = positionAfter(twoRounds, strike, 4);
  const [last] = choice(after).actions;
  expect(last.after.turn).toBeNull();
  const next = nextRound(after, last, 4) ?? expect.fail('a round is left');
  expect(next).toMatchObject({ rounds: 1, first: { wounds: 12 }, second: { wounds: 2 } });
  const again = layOut(next, { first: [1, 1, 1], second: [6, 4, 1] });
  expect(again).toMatchObject({
    open: {
      rounds: 1,
      turn: 'first',
      first: { crits: 0, normals: 1, used: 0 },
      second: { crits: 1, normals: 1, wounds: 2 },
    },
  });
  // Without a roll the second crit takes 5 of the 6 wounds that the first one left.
  expect(nextRound(after, last)).toMatchObject({ second: { wounds: 1 } });
  expect(nextRound(after, last, 6)).toBeNull();
  expect(nextRound({ ...after, rounds: 1 }, last, 4)).toBeNull();
});

test('what cannot be laid out is said', () => {
  expect(layOut(fight, { first: [6], second: [4, 3, 2] })).toEqual({
    error: { code: 'killteam/wrong-number-of-dice', path: 'first', message: '3 dice are rolled, got 1' },
  });
  const deadly = { ...fight, first: { ...fight.first, devastating: 9 } };
  expect(layOut(deadly, { first: [6, 6, 1], second: [4, 3, 2] })).toMatchObject({
    error: { code: 'killteam/killed-by-devastating' },
  });
});
