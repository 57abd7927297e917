// Every dice sequence of small attacks, walked through the simulation, against the exact engine.
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/wh40k/index.ts';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { smallAttacks } from './small-attacks.ts';

const [attack, charge, battleShock] = calculators;

describe('all paths = exact', () => {
  test('at least 200 small attacks', () => expect(smallAttacks.length).toBeGreaterThanOrEqual(200));

  test.each(smallAttacks.map((input, index) => [index, JSON.stringify(input), input] as const))(
    '%i %s',
    (_i, _text, input) => {
      expectAllPathsEqualExact(attack, input, { maxPaths: 400_000 });
    },
  );

  test.each([{}, { distance: 7.5, reroll: true }, { distance: 4, modifier: -1 }, { distance: 13, modifier: 2 }])(
    'charge %j',
    (input) => expectAllPathsEqualExact(charge, input),
  );

  test('charge, then fight', () =>
    expectAllPathsEqualExact(charge, {
      distance: 8,
      fight: {
        weapon: { kind: 'melee', attacks: 1, skill: 3, strength: 4, ap: 0, damage: 1, keywords: ['Lance'] },
        target: { models: 2, wounds: 1, save: 5 },
      },
    }));

  test.each([{}, { leadership: 8, reroll: true }, { leadership: 6, modifier: -1 }])('battle-shock %j', (input) =>
    expectAllPathsEqualExact(battleShock, input),
  );
});
