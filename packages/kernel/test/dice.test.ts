// Scripted dice that complain, and every path of a battle as its exact answer.
import {
  bernoulli,
  clamp,
  convolve,
  type Dice,
  expressionPmf,
  power,
  Scripted,
  TooManyPaths,
  uniform,
  walkAllPaths,
} from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { expectPmf } from './rational.ts';

describe('Scripted', () => {
  test('shows what the script says', () => {
    const dice = new Scripted([6, 2, 17, 4, 5]);
    expect([dice.d6(), dice.d3(), dice.die(20)]).toEqual([6, 2, 17]);
    expect(dice.roll({ count: 2, sides: 6, plus: -3 })).toBe(6);
    dice.assertExhausted();
  });

  test('fails with dice left over', () => {
    const dice = new Scripted([1, 2, 3]);
    dice.d6();
    expect(() => dice.assertExhausted()).toThrow('2 of 3 scripted dice were not rolled');
  });

  test('fails when a die is missing, and says for what', () => {
    const dice = new Scripted([4]);
    dice.d6();
    expect(() => dice.d6('the second throw')).toThrow('the script has no die left for the second throw');
  });

  test('fails when a face is not on the die', () => {
    expect(() => new Scripted([4]).d3()).toThrow('script die 1 shows 4, but a die needs 1 to 3');
    expect(() => new Scripted([0]).d6()).toThrow('shows 0');
    expect(() => new Scripted([2.5]).d6()).toThrow('shows 2.5');
  });

  test('a total below 0 counts as 0', () => {
    expect(new Scripted([1]).roll({ count: 1, sides: 6, plus: -3 })).toBe(0);
  });
});

describe('every path', () => {
  function distributionOf(play: (dice: Dice) => number): Float64Array {
    const pmf = new Float64Array(200);
    walkAllPaths(play, (outcome, probability) => {
      pmf[outcome] += probability;
    });
    expect(pmf.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 13);
    return pmf;
  }

  test('a sum of dice equals the convolution', () => {
    expectPmf(
      distributionOf((dice) => dice.d6() + dice.d3() + dice.die(4)),
      convolve(convolve(uniform(1, 6), uniform(1, 3)), uniform(1, 4)),
      1e-14,
    );
    const expression = { count: 3, sides: 6, plus: -5 };
    expectPmf(
      distributionOf((dice) => dice.roll(expression)),
      expressionPmf(expression),
      1e-14,
    );
  });

  test('dice that depend on dice: roll again on a 6, once', () => {
    const want = new Float64Array(13);
    for (let face = 1; face <= 5; face++) want[face] = 1 / 6;
    for (let face = 1; face <= 6; face++) want[6 + face] = 1 / 36;
    expectPmf(
      distributionOf((dice) => {
        const face = dice.d6();
        return face < 6 ? face : 6 + dice.d6();
      }),
      want,
      1e-15,
    );
  });

  test('stopping early: the first two sixes of at most five dice', () => {
    const got = distributionOf((dice) => {
      let sixes = 0;
      for (let i = 0; i < 5 && sixes < 2; i++) if (dice.d6() === 6) sixes++;
      return sixes;
    });
    expectPmf(got, clamp(power(bernoulli(1 / 6), 5), 0, 2));
  });

  test('no dice at all is one path', () => {
    const seen: number[][] = [];
    walkAllPaths(
      () => 5,
      (outcome, probability) => seen.push([outcome, probability]),
    );
    expect(seen).toEqual([[5, 1]]);
  });

  test('too many paths stop the walk', () => {
    const play = (dice: Dice) => dice.d6() + dice.d6() + dice.d6();
    expect(() => walkAllPaths(play, () => {}, 215)).toThrow(TooManyPaths);
    let walked = 0;
    walkAllPaths(play, () => walked++, 216);
    expect(walked).toBe(216);
  });

  test('a battle that depends on more than its dice is found out', () => {
    let calls = 0;
    expect(() =>
      walkAllPaths(
        (dice) => (calls++ % 2 === 0 ? dice.d6() : dice.d3()),
        () => {},
      ),
    ).toThrow('besides its dice');
    let rounds = 0;
    const shrinking = (dice: Dice) => {
      for (let i = rounds++; i < 2; i++) dice.d6();
    };
    expect(() => walkAllPaths(shrinking, () => {})).toThrow('besides its dice');
  });
});
