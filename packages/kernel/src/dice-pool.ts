// Pools of dice as people ask about them, "4d6kh3", "6d10!>=7 + 2", in whole numbers: chances are fractions, not floating point.

/** How often one die may explode. The die after that stays as it falls. */
export const MOST_EXPLOSIONS = 10;

const MOST_DICE = 50;
const MOST_SIDES = 100;
const LARGEST = 9999;
/** Products of whole numbers, of which a computer does some five million a second. */
const MOST_PRODUCTS = 1_000_000;

/** Dice of one kind. What happens to a die happens in this order: reroll, explode, keep or count. */
export interface PoolDice {
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  /** Dice that show this or less are rolled again, `once` or until they show more. */
  readonly reroll?: { readonly atMost: number; readonly once: boolean };
  /** A die that shows this or more is rolled again and both count. */
  readonly explode?: number;
  /** How many of them count, from the highest or from the lowest on. */
  readonly keep?: { readonly count: number; readonly highest: boolean };
  /** In place of the sum: how many dice show that much or more, or that little or less. */
  readonly successes?: { readonly from: number; readonly orMore: boolean };
}

export interface DicePool {
  readonly dice: readonly PoolDice[];
  readonly plus: number;
}

export const POOL_PROBLEMS = [
  'form',
  'count',
  'sides',
  'plus',
  'keep',
  'keep-and-count',
  'reroll',
  'explode',
  'too-large',
] as const;

export interface PoolProblem {
  readonly code: (typeof POOL_PROBLEMS)[number];
  /** What it is about, as it was written. */
  readonly text: string;
}

export type ParsedPool =
  | { readonly ok: true; readonly pool: DicePool }
  | { readonly ok: false; readonly problem: PoolProblem };

/** Chance of `min + i`: weights[i] in `whole`. */
export interface WholePmf {
  readonly min: number;
  readonly weights: readonly bigint[];
  readonly whole: bigint;
}

const TERM =
  /^\s*([+-]?)\s*(?:(\d*)d(\d+)(rr?\d+)?(!\d*)?((?:kh|kl|dh|dl|k|d)\d+)?(?:\s*(>=|<=)\s*(\d+))?|(\d+))\s*(?=[+-]|$)/i;

export function parseDicePool(text: string): ParsedPool {
  const dice: PoolDice[] = [];
  let plus = 0;
  let rest = text;
  do {
    const term = TERM.exec(rest);
    const first = dice.length === 0 && rest === text;
    if (term === null || (term[1] === '' && !first)) return refused('form', rest);
    rest = rest.slice(term[0].length);
    const sign = term[1] === '-' ? -1 : 1;
    if (term[9] !== undefined) plus += sign * Number(term[9]);
    else {
      const read = diceOf(term, sign);
      if ('code' in read) return { ok: false, problem: read };
      dice.push(read);
    }
  } while (rest !== '');
  if (Math.abs(plus) > LARGEST) return refused('plus', String(plus));
  return { ok: true, pool: { dice, plus } };
}

function refused(code: PoolProblem['code'], text: string): { readonly ok: false; readonly problem: PoolProblem } {
  return { ok: false, problem: { code, text: text.trim().slice(0, 40) } };
}

function diceOf(term: RegExpExecArray, sign: 1 | -1): PoolDice | PoolProblem {
  const [written, , given, faces, reroll, explode, keep, compared, from] = term;
  const problem = (code: PoolProblem['code']): PoolProblem => ({ code, text: written.trim().slice(0, 40) });
  const count = given === '' ? 1 : Number(given);
  const sides = Number(faces);
  if (count < 1 || count > MOST_DICE) return problem('count');
  if (sides < 2 || sides > MOST_SIDES) return problem('sides');
  const again = reroll === undefined ? undefined : Number(reroll.replace(/\D/g, ''));
  if (again !== undefined && (again < 1 || again >= sides)) return problem('reroll');
  const explodes = explode === undefined ? undefined : explode === '!' ? sides : Number(explode.slice(1));
  // A die that explodes on every face never ends, and one that explodes on none is none.
  if (explodes !== undefined && (explodes < 2 || explodes > sides)) return problem('explode');
  const kept = keep === undefined ? undefined : keptOf(keep, count);
  if (kept !== undefined && (kept.count < 1 || kept.count > count)) return problem('keep');
  if (kept !== undefined && compared !== undefined) return problem('keep-and-count');
  return {
    sign,
    count,
    sides,
    ...(again === undefined ? {} : { reroll: { atMost: again, once: !/^rr/i.test(reroll ?? '') } }),
    ...(explodes === undefined ? {} : { explode: explodes }),
    ...(kept === undefined ? {} : { keep: kept }),
    ...(compared === undefined ? {} : { successes: { from: Number(from), orMore: compared === '>=' } }),
  };
}

/** "kh3" keeps three, "dl1" drops one: of four dice both are the same. A bare "k" is of the highest, a bare "d" of the lowest. */
function keptOf(written: string, count: number): { readonly count: number; readonly highest: boolean } {
  const [, verb, number] = /^(\D+)(\d+)$/.exec(written.toLowerCase()) ?? [];
  const drops = verb.startsWith('d');
  const highest = verb === 'k' || verb === 'kh' || verb === 'd' || verb === 'dl';
  return { count: drops ? count - Number(number) : Number(number), highest };
}

/** Undefined where counting would take too long. */
export function poolPmf({ dice, plus }: DicePool): WholePmf | undefined {
  let products = 0;
  let total: WholePmf = { min: plus, weights: [1n], whole: 1n };
  for (const each of dice) {
    const single = oneDie(each);
    products += costOf(each, single.weights.length);
    if (products > MOST_PRODUCTS) return undefined;
    const sum = each.keep === undefined ? repeated(single, each.count) : keptSum(single, each.count, each.keep);
    products += total.weights.length * sum.weights.length;
    if (products > MOST_PRODUCTS) return undefined;
    total = added(total, each.sign === 1 ? sum : negated(sum));
  }
  return total;
}

/** Of the dice of one kind, before they are added to the others. */
function costOf({ count, keep }: PoolDice, values: number): number {
  if (keep === undefined) return (count * values) ** 2 / 3;
  return values * (count + 1) * (keep.count * values) * (count / 2);
}

/** One die with what it is rolled again and what it explodes into: its sum, or how many successes it is. */
function oneDie(dice: PoolDice): WholePmf {
  const { explode } = dice;
  const face = faceOf(dice);
  const worth = (shown: number): number => successesOf(dice, shown);
  const longest = explode === undefined ? 0 : MOST_EXPLOSIONS;
  let last: WholePmf | undefined;
  // From the last die back to the first.
  for (let n = 0; n <= longest; n += 1) {
    const behind = last;
    const parts = face.weights.map((weight, i) => {
      const shown = face.min + i;
      const goesOn = behind !== undefined && explode !== undefined && shown >= explode;
      const more: WholePmf = goesOn ? behind : { min: 0, weights: [behind?.whole ?? 1n], whole: behind?.whole ?? 1n };
      return { min: more.min + worth(shown), weights: more.weights.map((w) => w * weight), whole: 1n };
    });
    last = { ...overlaid(parts), whole: face.whole * (behind?.whole ?? 1n) };
  }
  return last as WholePmf;
}

function successesOf({ successes }: PoolDice, shown: number): number {
  if (successes === undefined) return shown;
  return (successes.orMore ? shown >= successes.from : shown <= successes.from) ? 1 : 0;
}

/** What a die shows once it has been rolled again. */
function faceOf({ sides, reroll }: PoolDice): WholePmf {
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  if (reroll === undefined) return { min: 1, weights: faces.map(() => 1n), whole: BigInt(sides) };
  const { atMost, once } = reroll;
  if (!once) {
    const left = sides - atMost;
    return { min: atMost + 1, weights: faces.slice(atMost).map(() => 1n), whole: BigInt(left) };
  }
  const weights = faces.map((shown) => BigInt(atMost + (shown > atMost ? sides : 0)));
  return { min: 1, weights, whole: BigInt(sides * sides) };
}

function overlaid(parts: readonly WholePmf[]): { readonly min: number; readonly weights: readonly bigint[] } {
  const min = Math.min(...parts.map((part) => part.min));
  const max = Math.max(...parts.map((part) => part.min + part.weights.length - 1));
  const weights = new Array<bigint>(max - min + 1).fill(0n);
  for (const part of parts)
    part.weights.forEach((weight, i) => {
      weights[part.min - min + i] += weight;
    });
  return { min, weights };
}

function added(a: WholePmf, b: WholePmf): WholePmf {
  const weights = new Array<bigint>(a.weights.length + b.weights.length - 1).fill(0n);
  for (const [i, x] of a.weights.entries())
    if (x !== 0n) for (const [j, y] of b.weights.entries()) weights[i + j] += x * y;
  return { min: a.min + b.min, weights, whole: a.whole * b.whole };
}

function negated({ min, weights, whole }: WholePmf): WholePmf {
  return { min: -(min + weights.length - 1), weights: weights.toReversed(), whole };
}

function repeated(single: WholePmf, count: number): WholePmf {
  if (count === 1) return single;
  const half = repeated(single, Math.floor(count / 2));
  const both = added(half, half);
  return count % 2 === 0 ? both : added(both, single);
}

/**
 * Values are gone through from the one that is kept first. `sums[used][sum]` weighs the ways in which so many dice have shown a value by now:
 * the first of them are those that are kept.
 */
function keptSum(
  single: WholePmf,
  count: number,
  keep: { readonly count: number; readonly highest: boolean },
): WholePmf {
  const values = single.weights.map((weight, i) => ({ value: single.min + i, weight }));
  if (keep.highest) values.reverse();
  const top = keep.count * (single.min + single.weights.length - 1);
  const choose = pascal(count);
  const blank = () => Array.from({ length: count + 1 }, () => new Array<bigint>(top + 1).fill(0n));
  let sums = blank();
  sums[0][0] = 1n;
  for (const { value, weight } of values) {
    if (weight === 0n) continue;
    const next = blank();
    for (let used = 0; used <= count; used += 1) {
      for (let more = 0, ways = 1n; used + more <= count; more += 1, ways *= weight) {
        const factor = ways * choose[count - used][more];
        const worth = value * Math.min(more, Math.max(0, keep.count - used));
        for (const [sum, before] of sums[used].entries())
          if (before !== 0n) next[used + more][sum + worth] += before * factor;
      }
    }
    sums = next;
  }
  return { min: 0, weights: sums[count], whole: single.whole ** BigInt(count) };
}

function pascal(n: number): readonly (readonly bigint[])[] {
  const rows: bigint[][] = [[1n]];
  for (let row = 1; row <= n; row += 1) {
    const before = rows[row - 1];
    rows.push(Array.from({ length: row + 1 }, (_, i) => (before[i - 1] ?? 0n) + (before[i] ?? 0n)));
  }
  return rows;
}

/** How often the first pool is more than the second, the same, and less: in `whole`. */
export interface PoolContest {
  readonly more: bigint;
  readonly same: bigint;
  readonly less: bigint;
  readonly whole: bigint;
}

export function contest(a: WholePmf, b: WholePmf): PoolContest {
  let more = 0n;
  let same = 0n;
  let below = 0n;
  // Of the second pool, what is less than the outcome at hand.
  let passed = 0;
  for (const [i, weight] of a.weights.entries()) {
    const outcome = a.min + i;
    while (b.min + passed < outcome && passed < b.weights.length) {
      below += b.weights[passed];
      passed += 1;
    }
    more += weight * below;
    same += weight * (b.weights[outcome - b.min] ?? 0n);
  }
  const whole = a.whole * b.whole;
  return { more, same, less: whole - more - same, whole };
}

/** In lowest terms. */
export function fraction(part: bigint, whole: bigint): { readonly numerator: bigint; readonly denominator: bigint } {
  let [a, b] = [part < 0n ? -part : part, whole];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: part / a, denominator: whole / a };
}

/** As a floating-point number, correct to the last digit or the one before. */
export function share(part: bigint, whole: bigint): number {
  const digits = whole.toString(2).length - part.toString(2).length;
  const shift = BigInt(Math.max(0, digits) + 64);
  // Two steps, so that a chance below 2^-1000 is not 0 on the way.
  return (Number((part << shift) / whole) / 2 ** 64) * 2 ** -Math.max(0, digits);
}
