// One side's dice as counts of crits and normals: rolled, rerolled as the rules say, and converted.
import { binomialCoefficients } from '@oddsmith/kernel';
import { FifoCache } from '../../contract/cache.ts';
import type { PlannedConversion, PoolPlan } from '../plan.ts';
import type { Exchange } from '../rules/rule.ts';

/** P(crits, normals) as parallel lists; every pair is listed once. */
export interface Pool {
  readonly size: number;
  readonly crits: Uint8Array;
  readonly normals: Uint8Array;
  readonly chance: Float64Array;
}

export interface DieOdds {
  readonly crit: number;
  readonly normal: number;
  readonly fail: number;
}

/** Odds of a single die without rerolls. */
export function dieOdds({ stat, critFrom, edition }: Pick<PoolPlan, 'stat' | 'critFrom' | 'edition'>): DieOdds {
  // In 2024 a roll must be a success before it can be critical.
  const critical = edition === '2024' ? Math.max(critFrom, stat) : critFrom;
  const successFrom = Math.min(stat, critical);
  const crit = Math.max(0, 7 - critical) / 6;
  return { crit, normal: (7 - successFrom) / 6 - crit, fail: (successFrom - 1) / 6 };
}

/** n over k at n * WIDTH + k: pools hold at most 20 dice. */
const MOST_DICE = 20;
const WIDTH = MOST_DICE + 1;
const CHOOSE = binomialCoefficients(MOST_DICE);

/** P(c crits, n normals) of so many dice at index c * (dice + 1) + n. */
export function multinomial(dice: number, odds: DieOdds): Float64Array {
  const stride = dice + 1;
  const result = new Float64Array(stride * stride);
  let critPower = 1;
  for (let c = 0; c <= dice; c++) {
    const rest = dice - c;
    let normalPower = 1;
    for (let n = 0; n <= rest; n++) {
      result[c * stride + n] = CHOOSE[dice * WIDTH + c] * CHOOSE[rest * WIDTH + n] * critPower * normalPower;
      normalPower *= odds.normal;
    }
    critPower *= odds.crit;
  }
  let failPower = 1;
  for (let f = 0; f <= dice; f++) {
    for (let c = 0; c <= dice - f; c++) result[c * stride + (dice - f - c)] *= failPower;
    failPower *= odds.fail;
  }
  return result;
}

/** P(the commonest of `faces` equally likely faces shows m times | f dice), index f * (dice + 1) + m, face by face. */
export function commonestCounts(dice: number, faces: number): Float64Array {
  const stride = dice + 1;
  // ways[d * stride + m]: sequences of d dice over the faces seen so far whose commonest face shows m times.
  let ways = new Float64Array(stride * stride);
  ways[0] = 1;
  for (let face = 0; face < faces; face++) {
    const next = new Float64Array(stride * stride);
    for (let d = 0; d <= dice; d++)
      for (let m = 0; m <= d; m++) {
        const old = ways[d * stride + m];
        if (old === 0) continue;
        for (let k = 0; d + k <= dice; k++)
          next[(d + k) * stride + Math.max(m, k)] += old * CHOOSE[(d + k) * WIDTH + k];
      }
    ways = next;
  }
  for (let f = 0; f <= dice; f++) {
    const all = faces ** f;
    for (let m = 0; m <= f; m++) ways[f * stride + m] /= all;
  }
  return ways;
}

function afterEachReroll(odds: DieOdds, each: 'nothing' | 'fails' | 'nonCrits' | 'ones'): DieOdds {
  const again = each === 'fails' ? odds.fail : each === 'nonCrits' ? 1 - odds.crit : each === 'ones' ? 1 / 6 : 0;
  const keptNormal = each === 'nonCrits' ? 0 : odds.normal;
  const keptFail = each === 'nonCrits' ? 0 : odds.fail - again;
  return {
    crit: odds.crit + again * odds.crit,
    normal: keptNormal + again * odds.normal,
    fail: (each === 'nothing' ? odds.fail : Math.max(0, keptFail)) + again * odds.fail,
  };
}

/** Dice that are rolled: those not kept without rolling. */
export function rolledDice(plan: PoolPlan): number {
  return plan.dice - plan.autoCrits - plan.autoNormals;
}

/** Rolled dice after rerolls: P(c, n) at index c * (dice + 1) + n. */
export function rolled(plan: PoolPlan): Float64Array {
  const { reroll } = plan;
  const dice = rolledDice(plan);
  const odds = dieOdds(plan);
  const each = afterEachReroll(odds, reroll.each);
  const base = multinomial(dice, each);
  if ((reroll.more === 0 && !reroll.commonest) || dice === 0) return base;
  const stride = dice + 1;
  const result = new Float64Array(stride * stride);
  const commonest = reroll.commonest ? commonestCounts(dice, Math.round(odds.fail * 6)) : undefined;
  const most = reroll.commonest ? dice : Math.min(reroll.more, dice);
  const again: Float64Array[] = [];
  for (let m = 0; m <= most; m++) again.push(multinomial(m, odds));
  // A fail that was already rerolled (an old 1) may not be rolled again; the others may.
  const stale = reroll.each === 'ones' && each.fail > 0 ? odds.fail / 6 / each.fail : 0;
  for (let c = 0; c <= dice; c++)
    for (let n = 0; c + n <= dice; n++) {
      const chance = base[c * stride + n];
      if (chance === 0) continue;
      const fails = dice - c - n;
      if (commonest !== undefined) {
        for (let m = 0; m <= fails; m++) {
          const weight = chance * commonest[fails * stride + m];
          const more = Math.min(fails, m + reroll.more);
          spread(result, stride, c * stride + n, more, again[more], weight);
        }
      } else {
        const m = Math.min(most, fails);
        const none = stale > 0 ? stale ** fails : 0;
        spread(result, stride, c * stride + n, m, again[m], chance * (1 - none));
        if (none > 0) result[c * stride + n] += chance * none;
      }
    }
  return result;
}

/** Adds the outcomes of m dice rolled again to what a pool keeps `at` crits * stride + normals. */
function spread(
  result: Float64Array,
  stride: number,
  at: number,
  m: number,
  again: Float64Array,
  weight: number,
): void {
  if (weight === 0) return;
  for (let i = 0; i <= m; i++)
    for (let j = 0; i + j <= m; j++) result[at + i * stride + j] += weight * again[i * (m + 1) + j];
}

/** Dice results as they are converted. */
export interface Counts {
  crits: number;
  /** Normals that may still be retained as crits. */
  normals: number;
  /** Normals that were retained already. */
  locked: number;
  fails: number;
  /** Crits that enable nothing else. */
  lone: number;
}

/** The dice of a pool before its conversions: so many rolled crits and normals among `dice`, and those kept without rolling. */
export function beforeConversions(counts: Counts, plan: PoolPlan, crits: number, normals: number, dice: number): void {
  counts.crits = crits + plan.autoCrits;
  counts.normals = plan.keptLocked ? normals : normals + plan.autoNormals;
  counts.locked = plan.keptLocked ? plan.autoNormals : 0;
  counts.fails = dice - crits - normals;
  counts.lone = 0;
}

/** Nothing after the conversions asks which normals were locked. */
export function normalsOf({ normals, locked }: Counts): number {
  return normals + locked;
}

/** `locks`: only free normals count. */
export function meets(counts: Counts, needs: Exchange['needs'], locks: boolean): boolean {
  return (
    counts.crits - counts.lone >= (needs.crits ?? 0) &&
    (locks ? counts.normals : normalsOf(counts)) >= (needs.normals ?? 0) &&
    counts.fails >= (needs.fails ?? 0) &&
    counts.crits + normalsOf(counts) >= (needs.successes ?? 0) &&
    !(needs.noCrits && counts.crits > 0)
  );
}

/** A rule that retains locks the normals it makes; one that changes takes locked normals first. */
export function change(
  counts: Counts,
  { crits = 0, normals = 0, fails = 0 }: Exchange['change'],
  locks: boolean,
): void {
  counts.crits += crits;
  counts.fails += fails;
  const locked = locks ? Math.max(0, normals) : Math.max(-counts.locked, Math.min(0, normals));
  counts.locked += locked;
  counts.normals += normals - locked;
}

/** Normals once every crit counts as one and a success is discarded. */
export function withoutCrits(counts: Counts): number {
  return Math.max(0, normalsOf(counts) + counts.crits - 1);
}

/** Uses a rule on the dice if it can be used. */
export function convertOnce(counts: Counts, { exchanges, locks }: PlannedConversion): boolean {
  for (const exchange of exchanges)
    if (meets(counts, exchange.needs, locks)) {
      change(counts, exchange.change, locks);
      return true;
    }
  return false;
}

/** Makes the conversions from number `from` up to `made`. */
export function convert(counts: Counts, plan: PoolPlan, made = plan.conversions.length, from = 0): void {
  const list = plan.conversions;
  const blind = list.some((conversion) => conversion.demotesCrits);
  for (let i = from; i < made; i++) {
    const conversion = list[i];
    if (conversion.demotesCrits) {
      counts.normals = withoutCrits(counts);
      counts.locked = 0;
      counts.crits = 0;
    } else if (conversion.best) {
      convertBest(counts, plan, conversion, i, made);
      return;
    } else if (!(conversion.wokenByCrit && blind)) {
      let done = false;
      for (let left = conversion.times; left > 0 && convertOnce(counts, conversion); left--) done = true;
      if (!done || !conversion.loneCrit) continue;
      if (plan.edition === '2024') counts.lone++;
      else if (!blind) for (const other of list) if (other.wokenByCrit) convertOnce(counts, other);
    }
  }
}

/** Each exchange, and none, followed by the later conversions; the first of those worth the most damage stays. */
function convertBest(
  counts: Counts,
  plan: PoolPlan,
  { exchanges, locks }: PlannedConversion,
  at: number,
  made: number,
): void {
  const before = { ...counts };
  let best: Counts | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const exchange of [...exchanges, undefined]) {
    const tried = { ...before };
    if (exchange !== undefined) {
      if (!meets(tried, exchange.needs, locks)) continue;
      change(tried, exchange.change, locks);
    }
    convert(tried, plan, made, at + 1);
    const worth = tried.crits * plan.worth.crit + normalsOf(tried) * plan.worth.normal;
    if (worth <= most) continue;
    most = worth;
    best = tried;
  }
  Object.assign(counts, best);
}

/** The whole pool of one side; `made` stops after so many of its conversions, to show what each does. */
export function poolOf(plan: PoolPlan, made = plan.conversions.length): Pool {
  // Conversions depend on the whole plan, and few pools have any.
  return made > 0
    ? converted(plan, rolled(plan), made)
    : rolledPools.get(keyOf(plan), () => converted(plan, rolled(plan), 0));
}

/** Pools as they were rolled: all cells in a row of a matrix throw the same dice, all in a column save with the same. */
export const rolledPools = new FifoCache<Pool>(256);

function keyOf({ edition, dice, stat, critFrom, autoCrits, autoNormals, reroll }: PoolPlan): string {
  const { each, more, commonest } = reroll;
  return `${edition} ${dice} ${stat} ${critFrom} ${autoCrits} ${autoNormals} ${each} ${more} ${commonest}`;
}

/** Rolled dice, P(c, n) at index c * (rolled + 1) + n, with those kept without rolling and all conversions. */
export function converted(plan: PoolPlan, odds: Float64Array, made = plan.conversions.length): Pool {
  const dice = rolledDice(plan);
  const stride = plan.dice + 1;
  const total = new Float64Array(stride * stride);
  const counts: Counts = { crits: 0, normals: 0, locked: 0, fails: 0, lone: 0 };
  for (let c = 0; c <= dice; c++)
    for (let n = 0; c + n <= dice; n++) {
      beforeConversions(counts, plan, c, n, dice);
      if (made > 0) convert(counts, plan, made);
      total[counts.crits * stride + normalsOf(counts)] += odds[c * (dice + 1) + n];
    }
  return listed(total, plan.dice);
}

/** Chances by place, crits * (dice + 1) + normals, as a list. */
export function listed(total: Float64Array, dice: number): Pool {
  const stride = dice + 1;
  const most = ((dice + 1) * (dice + 2)) >> 1;
  const crits = new Uint8Array(most);
  const normals = new Uint8Array(most);
  const chance = new Float64Array(most);
  let size = 0;
  for (let c = 0; c <= dice; c++)
    for (let n = 0; c + n <= dice; n++) {
      const p = total[c * stride + n];
      if (p === 0) continue;
      crits[size] = c;
      normals[size] = n;
      chance[size++] = p;
    }
  return { size, crits, normals, chance };
}
