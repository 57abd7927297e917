// Pools of dice: known fractions, every way the dice can fall as the judge of each modifier, and what is refused.
import { describe, expect, test } from 'vitest';
import { contest, type DicePool, fraction, parseDicePool, poolPmf, share, type WholePmf } from '../src/dice-pool.ts';

function parsed(text: string): DicePool {
  const read = parseDicePool(text);
  if (!read.ok) throw new Error(`${text}: ${read.problem.code}`);
  return read.pool;
}

function pmfOf(text: string): WholePmf {
  const found = poolPmf(parsed(text));
  if (found === undefined) throw new Error(`${text} takes too long`);
  return found;
}

function chance(text: string, holds: (outcome: number) => boolean): string {
  const { min, weights, whole } = pmfOf(text);
  const part = weights.reduce((sum, weight, i) => (holds(min + i) ? sum + weight : sum), 0n);
  const { numerator, denominator } = fraction(part, whole);
  return `${numerator}/${denominator}`;
}

function mean(text: string): string {
  const { min, weights, whole } = pmfOf(text);
  const sum = weights.reduce((total, weight, i) => total + weight * BigInt(min + i), 0n);
  const { numerator, denominator } = fraction(sum, whole);
  return `${numerator}/${denominator}`;
}

describe('fractions that are known', () => {
  test.each([
    // 10 of 36 throws.
    ['2d6', 9, '5/18'],
    // The best of two of twenty sides: 1 - (19/20)^2.
    ['2d20kh1', 20, '39/400'],
    // Ability scores: 21 of 1,296 throws of four dice have three sixes at least.
    ['4d6kh3', 18, '7/432'],
    // No six among four dice: 1 - (5/6)^4, the first problem of the Chevalier de Méré.
    ['4d6>=6', 1, '671/1296'],
    // 1 shown is thrown again once: 6 in (1/6) + (1/6)(1/6).
    ['d6r1', 6, '7/36'],
  ] as const)('%s is %s or more', (text, least, expected) => {
    expect(chance(text, (outcome) => outcome >= least)).toBe(expected);
  });

  test('means', () => {
    expect(mean('4d6kh3')).toBe('15869/1296');
    expect(mean('3d6-2')).toBe('17/2');
    expect(mean('d10 - d10')).toBe('0/1');
    // Until it shows more than 2: 3 to 6.
    expect(mean('2d6rr2')).toBe('9/1');
  });

  test('a die that explodes without end has a mean of 4.2; ten times is next to it', () => {
    const { min, weights, whole } = pmfOf('d6!');
    const sum = weights.reduce((total, weight, i) => total + weight * BigInt(min + i), 0n);
    // Each further die is worth 3.5 and is there one time in six as often as the one before.
    expect(share(sum, whole)).toBeCloseTo(3.5 * ((1 - 6 ** -11) / (1 - 1 / 6)), 12);
    expect(chance('d6!', (outcome) => outcome === 6)).toBe('0/1');
  });
});

/** Every way the dice can fall, with modifiers as a player at the table does them; explosions not among them. */
function* throwsOf(text: string): Generator<readonly [total: number, weight: number]> {
  const {
    dice: [dice],
    plus,
  } = parsed(text);
  const { count, sides, reroll, keep, successes } = dice;
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  const single = faces.flatMap((face): (readonly [number, number])[] =>
    reroll === undefined || face > reroll.atMost
      ? [[face, 1 / sides]]
      : (reroll.once ? faces : faces.slice(reroll.atMost)).map((again, _, all) => [again, 1 / sides / all.length]),
  );
  const walk = function* (
    left: number,
    shown: readonly number[],
    weight: number,
  ): Generator<readonly [number, number]> {
    if (left > 0) {
      for (const [face, part] of single) yield* walk(left - 1, [...shown, face], weight * part);
      return;
    }
    const ordered = shown.toSorted((a, b) => (keep?.highest === false ? a - b : b - a)).slice(0, keep?.count);
    const worth = (face: number) =>
      successes === undefined ? face : Number(successes.orMore ? face >= successes.from : face <= successes.from);
    yield [ordered.reduce((sum, face) => sum + worth(face), plus), weight];
  };
  yield* walk(count, [], 1);
}

test.each([
  '3d6',
  '4d4kh2',
  '4d4kl1',
  '4d6dl1',
  '3d6dh2+4',
  '5d3k3',
  '3d6r2',
  '3d6rr1kh2',
  '4d6>=5',
  '4d6r1>=4',
  '3d8<=2-1',
])('%s is what all throws come to', (text) => {
  const expected = new Map<number, number>();
  for (const [total, weight] of throwsOf(text)) expected.set(total, (expected.get(total) ?? 0) + weight);
  const { min, weights, whole } = pmfOf(text);
  for (const [i, weight] of weights.entries())
    expect(share(weight, whole), `${text} = ${min + i}`).toBeCloseTo(expected.get(min + i) ?? 0, 12);
  expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(whole);
});

test('successes explode die by die', () => {
  // A six is a success and another die: none at all only where the die shows 1 to 4.
  expect(chance('d6!>=5', (outcome) => outcome === 0)).toBe('2/3');
  expect(chance('d6!>=5', (outcome) => outcome === 1)).toBe('5/18');
});

test('two pools against each other', () => {
  const { more, same, less, whole } = contest(pmfOf('d6+1'), pmfOf('d6'));
  expect([more, same, less, whole]).toEqual([21n, 5n, 10n, 36n]);
  const apart = contest(pmfOf('d4+10'), pmfOf('3d2-20'));
  expect([apart.more, apart.less]).toEqual([apart.whole, 0n]);
});

test.each([
  ['', 'form'],
  ['2x6', 'form'],
  ['2d6 3', 'form'],
  ['2d6 + + 1', 'form'],
  ['0d6', 'count'],
  ['51d6', 'count'],
  ['d1', 'sides'],
  ['d101', 'sides'],
  ['d6 + 10000', 'plus'],
  ['3d6kh4', 'keep'],
  ['3d6dl3', 'keep'],
  ['3d6kh2>=4', 'keep-and-count'],
  ['d6r6', 'reroll'],
  ['d6!1', 'explode'],
  ['d6!7', 'explode'],
] as const)('"%s" is refused: %s', (text, code) => {
  expect(parseDicePool(text)).toMatchObject({ ok: false, problem: { code } });
});

test('what would take too long is not begun', () => {
  expect(poolPmf(parsed('50d100kh25'))).toBeUndefined();
  expect(poolPmf(parsed('50d100!'))).toBeUndefined();
  expect(poolPmf(parsed('20d6kh10'))).toBeDefined();
});

test('a share keeps its digits however small it is', () => {
  expect(share(1n, 3n)).toBeCloseTo(1 / 3, 16);
  expect(share(1n, 10n ** 300n)).toBe(1e-300);
  expect(share(0n, 7n)).toBe(0);
});
