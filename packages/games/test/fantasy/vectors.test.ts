// The reference results: exact rational arithmetic, correctly rounded.
import { readFileSync } from 'node:fs';
import { attack } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';
import { probabilityOf } from '../agreement.ts';

interface Vector {
  readonly id: string;
  readonly input: NonNullable<Parameters<typeof attack>[0]>;
  readonly expect: {
    readonly distribution: { readonly [wounds: string]: number };
    readonly mean: number;
    readonly stdDev: number;
  };
}

const vectors: Vector[] = readFileSync(new URL('./fixtures/vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The promise is 1e-10; the vectors carry 16 digits and the engine keeps them. */
const TOLERANCE = 1e-12;

describe('fantasy vectors', () => {
  test('there are 300 of them', () => expect(vectors).toHaveLength(300));

  test.each(vectors)('$id', ({ input, expect: want }) => {
    const { wounds } = attack(input).distributions;
    for (const [outcome, probability] of Object.entries(want.distribution))
      expect(Math.abs(probabilityOf(wounds, Number(outcome)) - probability), outcome).toBeLessThan(TOLERANCE);
    for (let n = wounds.min; n <= wounds.max; n++)
      if (!(n in want.distribution)) expect(probabilityOf(wounds, n), `${n} is left out`).toBeLessThan(2e-15);
    expect(Math.abs(wounds.mean - want.mean)).toBeLessThan(TOLERANCE * Math.max(1, want.mean));
    expect(Math.abs(wounds.stdDev - want.stdDev)).toBeLessThan(TOLERANCE * Math.max(1, want.stdDev));
  });
});
