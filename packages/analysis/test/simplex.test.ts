// Equilibria that are known on paper, and random games held against their own best answers.
import { equilibriumOf } from '@oddsmith/analysis';
import { Random } from '@oddsmith/kernel';
import { expect, test } from 'vitest';

function near(got: readonly number[], want: readonly number[]): void {
  expect(got).toHaveLength(want.length);
  got.forEach((weight, i) => {
    expect(weight).toBeCloseTo(want[i], 12);
  });
}

test('rock, paper, scissors', () => {
  const found = equilibriumOf([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ]);
  expect(found.value).toBeCloseTo(0, 12);
  near(found.mine, [1 / 3, 1 / 3, 1 / 3]);
  near(found.theirs, [1 / 3, 1 / 3, 1 / 3]);
});

test('two by two without a saddle: (ad - bc) / (a + d - b - c)', () => {
  const found = equilibriumOf([
    [3, -1],
    [-2, 4],
  ]);
  expect(found.value).toBeCloseTo(1, 12);
  near(found.mine, [0.6, 0.4]);
  near(found.theirs, [0.5, 0.5]);
});

test('a saddle point, a single list, equal lists', () => {
  expect(
    equilibriumOf([
      [2, 1],
      [4, 3],
    ]),
  ).toMatchObject({ value: 3, mine: [0, 1], theirs: [0, 1] });
  expect(equilibriumOf([[-0.25]])).toMatchObject({ value: -0.25, mine: [1], theirs: [1] });
  expect(equilibriumOf([[0.5, 0.5]]).value).toBeCloseTo(0.5, 12);
});

test('no list on either side does better than the equilibrium, in 200 random games', () => {
  const random = new Random(3);
  for (let game = 0; game < 200; game++) {
    const rows = random.die(8);
    const columns = random.die(8);
    const values = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => (random.die(5) === 1 ? 0 : (random.die(2001) - 1001) / 1000)),
    );
    const { value, mine, theirs, gap } = equilibriumOf(values);
    for (const weights of [mine, theirs]) {
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      for (const weight of weights) expect(weight).toBeGreaterThanOrEqual(0);
    }
    const against = values.map((row) => row.reduce((sum, figure, j) => sum + figure * theirs[j], 0));
    const granted = values[0].map((_, j) => values.reduce((sum, row, i) => sum + row[j] * mine[i], 0));
    expect(Math.max(...against) - value).toBeLessThan(1e-9);
    expect(value - Math.min(...granted)).toBeLessThan(1e-9);
    expect(gap).toBeLessThanOrEqual(1e-9);
  }
});
