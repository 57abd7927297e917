// A proven upper bound for phases too large to solve: every target fires at its own price with all shooters, and what a shooter may
// be paid for is added once. Whatever the prices, no policy that uses each shooter once does better.
import { gainOf } from './gains.ts';
import { climb } from './ladder.ts';
import type { Phase } from './sequential.ts';

/** Prices that are tried: shares of the most a shooter adds by itself. */
const SHARES = [0, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

export function upperBound({ plan, shots, worth, counted, budget }: Phase, onDone: (share: number) => void): number {
  const alone = (t: number, price: Float64Array) => {
    const ways = shots.plain.map((row) => row[t]);
    // Any order is allowed here: a bound for it holds for the given one too.
    const stop = (_: number, left: number) => worth[t][left];
    const table = climb({ shots, ways, target: t, given: false, stop, price, budget });
    return table[table.length - 1];
  };
  const free = new Float64Array(plan.shooters.length);
  // All of the focus fall no likelier than the hardest of it does under the fire of everybody.
  if (plan.objective === 'kill') return Math.min(...counted.map((t) => alone(t, free)));
  const most = Float64Array.from(plan.shooters, (_, i) =>
    Math.max(
      0,
      ...counted.flatMap((t) => shots.plain[i][t].map((way) => gainOf(shots, way, shots.whole[t], worth[t]))),
    ),
  );
  let best = Number.POSITIVE_INFINITY;
  for (const [at, share] of SHARES.entries()) {
    onDone(at / SHARES.length);
    const price = most.map((gain) => share * gain);
    let bound = price.reduce((sum, cost) => sum + cost, 0);
    for (const t of counted) bound += alone(t, price);
    best = Math.min(best, bound);
  }
  return best;
}
