// What must hold for every battle, whatever its numbers.
import { attack, calculators, combat } from '@oddsmith/games/fantasy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Draw, largeAttack, largeCombat, randomProfile } from './random-battles.ts';

const ROUNDING = 1e-12;
const seeds = fc.integer({ min: 1, max: 1_000_000 });

function check(holds: (draw: Draw) => void, runs = 150): void {
  fc.assert(
    fc.property(seeds, (seed) => holds(new Draw(seed))),
    { numRuns: runs, seed: 20 },
  );
}

/** One profile of normal attacks on an endless target. */
function profile(draw: Draw): { [field: string]: unknown } {
  return { ...randomProfile(draw, draw.of<unknown>(1, 5, 12, '2d6', 'd3')), strike: 'normal' };
}

function meanOf(input: object): number {
  return attack(input).distributions.wounds.mean;
}

/** P(X >= n) of `more` is nowhere below that of `less`. */
function expectStochasticallyMore(more: object, less: object): void {
  const a = attack(more).distributions.wounds;
  const b = attack(less).distributions.wounds;
  for (let n = b.min; n <= b.max; n++) {
    const moreChance = n <= a.min ? 1 : (a.atLeast[n - a.min] ?? 0);
    expect(moreChance, `at least ${n}\n${JSON.stringify(more)}`).toBeGreaterThanOrEqual(
      b.atLeast[n - b.min] - ROUNDING,
    );
  }
}

describe('every answer', () => {
  test('is a distribution: no negative chance, sum 1, inside its bounds', () => {
    check((draw) => {
      const battle = draw.chance(0.7) ? attack(largeAttack(draw)) : combat(largeCombat(draw));
      for (const distribution of Object.values(battle.distributions)) {
        let sum = 0;
        for (const probability of distribution.probabilities) {
          expect(probability).toBeGreaterThanOrEqual(0);
          sum += probability;
        }
        expect(Math.abs(sum - 1)).toBeLessThan(ROUNDING);
        expect(distribution.mean).toBeGreaterThanOrEqual(distribution.min - 1e-9);
        expect(distribution.mean).toBeLessThanOrEqual(distribution.max + 1e-9);
      }
    });
  });

  test('never slays more models than there are', () => {
    check((draw) => {
      const input = {
        ...largeAttack(draw),
        target: { models: 7, wounds: 2, allocation: draw.of('pool' as const, 'model' as const) },
      };
      const { slain } = attack(input).distributions;
      expect(slain?.max).toBeLessThanOrEqual(7);
    });
  });

  test('a lost unit never loses more wounds than it has', () => {
    check((draw) => {
      const input = calculators[1].input.parse(largeCombat(draw));
      const { firstLost, secondLost } = combat(input).distributions;
      expect(firstLost.max).toBeLessThanOrEqual(input.first.models * input.first.wounds);
      expect(secondLost.max).toBeLessThanOrEqual(input.second.models * input.second.wounds);
    }, 40);
  });
});

describe('the attacker is never worse off', () => {
  test('with one attack more', () => {
    check((draw) => {
      const battle = profile(draw);
      const attacks = draw.of(0, 1, 4, 9);
      expectStochasticallyMore({ ...battle, numAttacks: attacks + 1 }, { ...battle, numAttacks: attacks });
    });
  });

  test('with more armour piercing', () => {
    check((draw) => {
      const battle = profile(draw);
      expectStochasticallyMore({ ...battle, armorPiercing: 3 }, { ...battle, armorPiercing: 2 });
    });
  });

  test('with a reroll of fails or ones to hit', () => {
    check((draw) => {
      const battle = { ...profile(draw), poisonOn: 6 };
      expectStochasticallyMore({ ...battle, rerollHits: 'fails' }, { ...battle, rerollHits: '1s' });
      expectStochasticallyMore({ ...battle, rerollHits: '1s' }, { ...battle, rerollHits: 'none' });
      expectStochasticallyMore({ ...battle, rerollHits: 'none' }, { ...battle, rerollHits: 'successes' });
    });
  });

  test('with fury or red fury', () => {
    check((draw) => {
      const battle = {
        ...profile(draw),
        fury: false,
        poison: false,
        redFury: false,
        lethalStrike: false,
        killingBlow: false,
      };
      for (const better of [{ fury: true }, { redFury: true }])
        expectStochasticallyMore({ ...battle, ...better }, battle);
    });
  });
});

describe('the defender is never worse off', () => {
  test('with a reroll of failed saves', () => {
    check((draw) => {
      const battle = profile(draw);
      expectStochasticallyMore({ ...battle, rerollArmorSaves: 'none' }, { ...battle, rerollArmorSaves: 'fails' });
      const plain = { ...battle, divine: false };
      expectStochasticallyMore({ ...plain, rerollSpecialSaves: '1s' }, { ...plain, rerollSpecialSaves: 'fails' });
      expectStochasticallyMore({ ...plain, rerollSpecialSaves: 'successes' }, { ...plain, rerollSpecialSaves: 'none' });
    });
  });
});

describe('two ways to the same number', () => {
  test('split profiles are one profile', () => {
    check((draw) => {
      const battle = { ...profile(draw), sunder: 0 };
      const whole = attack({ ...battle, numAttacks: 7 }).distributions.wounds;
      const split = attack({
        profiles: [
          { ...battle, numAttacks: 3 },
          { ...battle, numAttacks: 4 },
        ],
      }).distributions.wounds;
      expect(split.min).toBe(whole.min);
      for (const [n, probability] of whole.probabilities.entries())
        expect(Math.abs(split.probabilities[n] - probability)).toBeLessThan(ROUNDING);
    });
  });

  test('models that lose no excess are models that pass wounds on, one wound at a time', () => {
    check((draw) => {
      const battle = { ...profile(draw), multipleWounds: 1, killingBlow: false };
      const unit = { models: 40, wounds: 3 };
      const pool = attack({ ...battle, target: unit });
      const model = attack({ ...battle, target: { ...unit, allocation: 'model' } });
      expect(model.distributions.slain?.mean).toBeCloseTo(pool.distributions.slain?.mean ?? Number.NaN, 10);
    });
  });

  test('sunder that finds no armour changes nothing', () => {
    check((draw) => {
      const battle = { ...profile(draw), armorSave: 'none' };
      expect(meanOf({ ...battle, sunder: 2 })).toBeCloseTo(meanOf({ ...battle, sunder: 0 }), 10);
    });
  });

  test('the sides of a combat can be exchanged', () => {
    check((draw) => {
      const { first, second, rounds } = largeCombat(draw) as { first: object; second: object; rounds: number };
      const one = combat({ first, second, rounds }).summary;
      const other = combat({ first: second, second: first, rounds }).summary;
      expect(other.firstDestroyed).toBeCloseTo(one.secondDestroyed, 10);
      expect(other.firstAhead).toBeCloseTo(one.secondAhead, 10);
    }, 30);
  });
});
