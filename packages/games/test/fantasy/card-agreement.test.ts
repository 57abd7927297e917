// Two readings of a battle of cards: every dice path of small ones, seeded runs of large ones.
import { battleCalculator } from '@oddsmith/games/fantasy';
import { TooManyPaths } from '@oddsmith/kernel';
import { describe, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { Draw } from './random-battles.ts';
import { largeCardBattle, smallCardBattle } from './random-cards.ts';

const SMALL = many('fantasy', 150);
const LARGE = many('fantasy', 30);
/** Battles with more dice sequences are drawn again: walking them would take seconds each. */
const MAX_PATHS = 6_000;
/** Not a chance: points of units, and what follows from the input alone. */
const IGNORED = ['traded', 'strikes'];

function agreeOnSmallBattle(draw: Draw, system: 'oldWorld' | 'ninthAge'): void {
  for (;;) {
    try {
      expectAllPathsEqualExact(battleCalculator, smallCardBattle(draw, system), {
        maxPaths: MAX_PATHS,
        ignore: IGNORED,
      });
      return;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
    }
  }
}

describe.each(['oldWorld', 'ninthAge'] as const)('%s', (system) => {
  describe('every dice path adds up to the exact answer', () => {
    for (let seed = 1; seed <= SMALL; seed++) test(`battle ${seed}`, () => agreeOnSmallBattle(new Draw(seed), system));
  });

  describe('a simulation lies inside its band', () => {
    for (let seed = 1; seed <= LARGE; seed++)
      test(`battle ${seed}`, () =>
        expectSimulationInBand(battleCalculator, largeCardBattle(new Draw(1000 + seed), system), {
          iterations: 4000,
          seed,
          // Margins are shares of the rounds in which both units stand: fewer battles than were rolled.
          ignore: [...IGNORED, 'margin'],
        }));
  });
});
