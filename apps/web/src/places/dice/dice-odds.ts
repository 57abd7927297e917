// What the dice box shows of a pool: its distribution for the charts and every chance as a fraction.
import {
  contest,
  type Distribution,
  fraction,
  type PoolProblem,
  parseDicePool,
  poolPmf,
  share,
  summarize,
  type WholePmf,
} from '@oddsmith/kernel';

/** Longer fractions are named by their digits: nobody reads them. */
const LONGEST_FRACTION = 24;

export interface Chance {
  readonly share: number;
  /** "5/18", or how many digits it would have. */
  readonly fraction: string | number;
}

export interface DiceOdds {
  readonly pmf: WholePmf;
  readonly distribution: Distribution;
  readonly mean: Chance;
  readonly rows: readonly { readonly outcome: number; readonly exactly: Chance; readonly atLeast: Chance }[];
  readonly explodes: boolean;
}

export type ReadOdds = { readonly odds: DiceOdds } | { readonly problem: PoolProblem };

export function oddsOf(text: string): ReadOdds {
  const parsed = parseDicePool(text);
  if (!parsed.ok) return { problem: parsed.problem };
  const pmf = poolPmf(parsed.pool);
  if (pmf === undefined) return { problem: { code: 'too-large', text } };
  const { min, weights, whole } = pmf;
  let left = 0n;
  const rows = weights
    .map((weight, i) => ({ outcome: min + i, weight }))
    .reverse()
    .map(({ outcome, weight }) => {
      left += weight;
      return { outcome, exactly: chanceOf(weight, whole), atLeast: chanceOf(left, whole) };
    })
    .filter(({ exactly }) => exactly.share > 0 || weights.length <= 2)
    .reverse();
  const sum = weights.reduce((total, weight, i) => total + weight * BigInt(min + i), 0n);
  const floats = Float64Array.from(weights, (weight) => share(weight, whole));
  return {
    odds: {
      pmf,
      distribution: summarize(floats, min),
      mean: chanceOf(sum, whole),
      rows,
      explodes: parsed.pool.dice.some(({ explode }) => explode !== undefined),
    },
  };
}

export interface Contest {
  readonly more: Chance;
  readonly same: Chance;
  readonly less: Chance;
}

export function contestOf(first: WholePmf, second: WholePmf): Contest {
  const { more, same, less, whole } = contest(first, second);
  return { more: chanceOf(more, whole), same: chanceOf(same, whole), less: chanceOf(less, whole) };
}

function chanceOf(part: bigint, whole: bigint): Chance {
  const { numerator, denominator } = fraction(part, whole);
  const written = denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
  const negative = part < 0n;
  return {
    share: negative ? -share(-part, whole) : share(part, whole),
    fraction: written.length > LONGEST_FRACTION ? written.length - 1 : written,
  };
}
