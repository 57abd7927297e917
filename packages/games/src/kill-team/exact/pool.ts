// One side's dice as counts of crits and normals: rolled, rerolled as the rules say, and converted.
import { binomialCoefficients } from '@oddsmith/kernel';
import {
  type AbilityId,
  type Conversion,
  conversionsOf,
  type Edition,
  type RerollId,
  rerollOf,
} from '../rules/index.ts';

/** The part of an attacker, defender or fighter that decides its dice. */
export interface PoolInput {
  readonly dice: number;
  readonly stat: number;
  /** Rolls of this and more are critical; 7 = none. */
  readonly critical: number;
  readonly autoCrits: number;
  readonly autoNormals: number;
  readonly reroll: RerollId;
  readonly failsToNormals: number;
  readonly normalsToCrits: number;
  readonly abilities: readonly AbilityId[];
}

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
export function dieOdds(stat: number, critical: number, edition: Edition): DieOdds {
  // In 2024 a roll must be a success before it can be critical.
  const critFrom = edition === '2024' ? Math.max(critical, stat) : critical;
  const successFrom = Math.min(stat, critFrom);
  const crit = Math.max(0, 7 - critFrom) / 6;
  return { crit, normal: (7 - successFrom) / 6 - crit, fail: (successFrom - 1) / 6 };
}

/** n over k at n * WIDTH + k: pools hold at most 20 dice. */
const MOST_DICE = 20;
const WIDTH = MOST_DICE + 1;
const CHOOSE = binomialCoefficients(MOST_DICE);

/** P(c crits, n normals) of so many dice at index c * (dice + 1) + n. */
function multinomial(dice: number, odds: DieOdds): Float64Array {
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
function commonestCounts(dice: number, faces: number): Float64Array {
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

/** Rolled dice after rerolls: P(c, n) at index c * (dice + 1) + n. */
function rolled(dice: number, stat: number, critical: number, edition: Edition, id: RerollId): Float64Array {
  const reroll = rerollOf(id);
  const odds = dieOdds(stat, critical, edition);
  const each = afterEachReroll(odds, reroll.each);
  const base = multinomial(dice, each);
  if (reroll.pool === 0 || dice === 0) return base;
  const stride = dice + 1;
  const result = new Float64Array(stride * stride);
  const faces = Math.round(odds.fail * 6);
  const commonest = reroll.pool === 'commonest' ? commonestCounts(dice, faces) : undefined;
  const most = reroll.pool === 'commonest' ? dice : Math.min(reroll.pool, dice);
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
        for (let m = 0; m <= fails; m++)
          spread(result, stride, c, n, m, again[m], chance * commonest[fails * stride + m]);
      } else {
        const m = Math.min(most, fails);
        const none = stale > 0 ? stale ** fails : 0;
        spread(result, stride, c, n, m, again[m], chance * (1 - none));
        if (none > 0) result[c * stride + n] += chance * none;
      }
    }
  return result;
}

/** Adds the outcomes of m dice rolled again to a pool that keeps c crits and n normals. */
function spread(
  result: Float64Array,
  stride: number,
  c: number,
  n: number,
  m: number,
  again: Float64Array,
  weight: number,
): void {
  if (weight === 0) return;
  for (let i = 0; i <= m; i++)
    for (let j = 0; i + j <= m; j++) result[(c + i) * stride + n + j] += weight * again[i * (m + 1) + j];
}

interface Counts {
  crits: number;
  normals: number;
  fails: number;
  /** Crits that enable nothing else. */
  lone: number;
}

function meets(counts: Counts, needs: Conversion['needs']): boolean {
  return (
    counts.crits - counts.lone >= (needs.crits ?? 0) &&
    counts.normals >= (needs.normals ?? 0) &&
    counts.fails >= (needs.fails ?? 0) &&
    counts.crits + counts.normals >= (needs.successes ?? 0) &&
    !(needs.noCrits && counts.crits > 0)
  );
}

function change(counts: Counts, by: Conversion['change']): void {
  counts.crits += by.crits ?? 0;
  counts.normals += by.normals ?? 0;
  counts.fails += by.fails ?? 0;
}

function convertOnce(counts: Counts, conversion: Conversion): boolean {
  if (meets(counts, conversion.needs)) {
    change(counts, conversion.change);
    return true;
  }
  if (conversion.otherwise !== undefined && meets(counts, conversion.otherwise.needs))
    change(counts, conversion.otherwise.change);
  return false;
}

function convert(counts: Counts, list: readonly Conversion[], input: PoolInput, edition: Edition, made: number): void {
  const blind = list.some((conversion) => conversion.demotesCrits);
  for (let i = 0; i < Math.min(made, list.length); i++) {
    const conversion = list[i];
    if (conversion.demotesCrits) {
      counts.normals = Math.max(0, counts.normals + counts.crits - 1);
      counts.crits = 0;
    } else if (conversion.repeat !== undefined) {
      for (let left = input[conversion.repeat]; left > 0 && convertOnce(counts, conversion); left--);
    } else if (!(conversion.wokenByCrit && blind)) {
      const done = convertOnce(counts, conversion);
      if (!done || !conversion.loneCrit) continue;
      if (edition === '2024') counts.lone++;
      else if (!blind) for (const other of list) if (other.wokenByCrit) convertOnce(counts, other);
    }
  }
}

/** The whole pool of one side; `made` stops after so many of its conversions, to show what each does. */
export function poolOf(input: PoolInput, edition: Edition, made = Number.POSITIVE_INFINITY): Pool {
  const autoCrits = Math.min(input.autoCrits, input.dice);
  const autoNormals = Math.min(input.autoNormals, input.dice - autoCrits);
  const dice = input.dice - autoCrits - autoNormals;
  const odds = rolled(dice, input.stat, input.critical, edition, input.reroll);
  const list = conversionsOf(input.abilities, input);
  const stride = input.dice + 1;
  const total = new Float64Array(stride * stride);
  const counts: Counts = { crits: 0, normals: 0, fails: 0, lone: 0 };
  for (let c = 0; c <= dice; c++)
    for (let n = 0; c + n <= dice; n++) {
      counts.crits = c + autoCrits;
      counts.normals = n + autoNormals;
      counts.fails = dice - c - n;
      counts.lone = 0;
      if (list.length > 0) convert(counts, list, input, edition, made);
      total[counts.crits * stride + counts.normals] += odds[c * (dice + 1) + n];
    }
  return listed(total, input.dice);
}

function listed(total: Float64Array, dice: number): Pool {
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
