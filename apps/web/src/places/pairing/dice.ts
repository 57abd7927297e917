// A mixed strategy as a roll at the table: one D6 where it comes close enough, else two of them read as tens and ones.

const ONE = 6;
const TWO = 36;
/** A choice may be rolled this much more or less often than it should be. */
const CLOSE = 0.05;

export interface Roll {
  readonly sides: typeof ONE | typeof TWO;
  /** First and last number of each choice, counted from 1; undefined for one that is never rolled. */
  readonly ranges: readonly ({ readonly from: number; readonly to: number } | undefined)[];
}

export function rollFor(weights: readonly number[]): Roll {
  const shares = sharesOf(weights, ONE);
  const close = shares.every((share, i) => Math.abs(share / ONE - weights[i]) <= CLOSE);
  const sides = close ? ONE : TWO;
  let next = 1;
  const ranges = (close ? shares : sharesOf(weights, TWO)).map((share) => {
    const from = next;
    next += share;
    return share === 0 ? undefined : { from, to: next - 1 };
  });
  return { sides, ranges };
}

/** Whole numbers of sides: rounded down, and what is left to those that lost most by it. */
function sharesOf(weights: readonly number[], sides: number): readonly number[] {
  const shares = weights.map((weight) => Math.floor(weight * sides + 1e-9));
  const lost = weights.map((weight, i) => ({ i, loss: weight * sides - shares[i] })).sort((a, b) => b.loss - a.loss);
  const left = sides - shares.reduce((sum, share) => sum + share, 0);
  for (const { i } of lost.slice(0, left)) shares[i]++;
  return shares;
}

/** 11 to 66 for two dice. */
export function numberText(sides: Roll['sides'], number: number): string {
  if (sides === ONE) return String(number);
  return `${Math.floor((number - 1) / ONE) + 1}${((number - 1) % ONE) + 1}`;
}

/** Which choice a number stands for. */
export function rolledChoice({ ranges }: Roll, number: number): number {
  return ranges.findIndex((range) => range !== undefined && number >= range.from && number <= range.to);
}

/** One number out of all, each as likely as another. */
export function rolled(sides: number): number {
  const most = Math.floor(2 ** 32 / sides) * sides;
  const random = new Uint32Array(1);
  do crypto.getRandomValues(random);
  while (random[0] >= most);
  return (random[0] % sides) + 1;
}
