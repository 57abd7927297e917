// How the saving dice of a pool may fall: as they are rolled, or with the lowest that failed rolled again (E35, E64).
import { totalMass } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { binomialRows, extendRow } from './counts.ts';
import { NEGLIGIBLE } from './operator.ts';

/** What one die comes to, by class of faces, when a group is the one to be hit as the dice are rolled. */
export interface SaveDieOdds {
  readonly chances: readonly number[];
  /** The part of them that failed and was not rerolled yet; nothing where no roll would save the group. */
  readonly rerollable: readonly number[];
}

/** The dice of a pool as far as one reroll of a failed save matters. */
export interface SaveDice {
  /** By group. */
  readonly odds: readonly SaveDieOdds[];
  /** A die that is rolled again, by class; what is left of 1 saves every group. */
  readonly fresh: readonly number[];
  /** Who is to be hit, by cell; the last group where nobody is left. */
  readonly current: Int16Array;
  /** By cell: where the states go on once the reroll is spent; the cell itself where it cannot be. */
  readonly spent: Int32Array;
}

/** States with the dice that are rolled for them. */
export interface Way {
  readonly part: Float64Array;
  /** Chance of what the rerolled die shows, 1 without one. */
  readonly weight: number;
  readonly shares: readonly Share[];
  /** The class of the rerolled die, -1 where it saves everybody or there is none. */
  readonly landsIn: number;
}

/** Of the dice that are in no lower class: chances that one counts in this class, and that it is in a higher one. */
interface Share {
  readonly counted: number;
  readonly higher: number;
  /** Above 0: at least one die of the class is rerollable, with this chance each, and one of these is taken out. */
  readonly taken: number;
}

export function waysOf(dice: SaveDice, start: Float64Array): readonly Way[] {
  const ways: Way[] = [];
  for (const { odds, part, after } of byOdds(dice, start)) {
    const { chances, rerollable } = odds;
    if (after === undefined) {
      ways.push({ part, weight: 1, shares: sharesOf(odds, -1), landsIn: -1 });
      continue;
    }
    // Nothing failed that could be rolled again, or the lowest that did is in this class.
    ways.push({ part, weight: 1, shares: sharesOf(odds, chances.length), landsIn: -1 });
    rerollable.forEach((chance, index) => {
      if (chance === 0) return;
      const shares = sharesOf(odds, index);
      for (const { weight, landsIn } of landings(dice)) ways.push({ part: after, weight, shares, landsIn });
    });
  }
  return ways;
}

function landings({ fresh }: SaveDice): readonly Pick<Way, 'weight' | 'landsIn'>[] {
  const saved = 1 - fresh.reduce((sum, chance) => sum + chance, 0);
  const all = [...fresh.map((weight, landsIn) => ({ weight, landsIn })), { weight: saved, landsIn: -1 }];
  return all.filter(({ weight }) => weight > NEGLIGIBLE);
}

/** `rerolledIn`: the class of the die that is rolled again; lower classes hold no such die. -1 where none is looked for. */
function sharesOf({ chances, rerollable }: SaveDieOdds, rerolledIn: number): readonly Share[] {
  let left = 1;
  return chances.map((chance, index) => {
    const kept = index < rerolledIn ? chance - rerollable[index] : chance;
    const share = {
      counted: Math.min(1, kept / left),
      higher: Math.max(0, 1 - chance / left),
      taken: index === rerolledIn ? rerollable[index] / left : 0,
    };
    left -= chance;
    return share;
  });
}

interface Part {
  readonly odds: SaveDieOdds;
  readonly part: Float64Array;
  /** The same states with the reroll spent; undefined where there is none to spend. */
  readonly after: Float64Array | undefined;
}

/** Rerolls are those of the group to be hit when the dice are rolled. */
function byOdds({ odds, current, spent }: SaveDice, start: Float64Array): readonly Part[] {
  const parts = new Map<string, Part>();
  for (let i = 0; i < start.length; i++) {
    if (start[i] === 0) continue;
    const own = odds[current[i]];
    const mayReroll = spent[i] !== i && own.rerollable.some((chance) => chance > 0);
    const key = `${own.chances} ${mayReroll ? own.rerollable : ''}`;
    let found = parts.get(key);
    if (found === undefined) {
      const empty = () => new Float64Array(start.length);
      found = { odds: own, part: empty(), after: mayReroll ? empty() : undefined };
      parts.set(key, found);
    }
    found.part[i] = start[i];
    if (found.after !== undefined) found.after[spent[i]] = start[i];
  }
  return [...parts.values()];
}

/** The rows after one die of a class, added to an empty array; `outlook` is the chance that the dice left fall as the way has it. */
type SaveStep = (index: number, rows: Float64Array, next: Float64Array, outlook: number) => void;

/**
 * family[m]: the states with m dice left. Class by class n of the m dice belong to it (a binomial share of those left) and are
 * resolved; for each number left over the sum over n is Horner's rule. What cannot be seen any more is left out.
 */
export function resolve(
  family: readonly Float64Array[],
  { shares, landsIn }: Way,
  budget: Budget,
  step: SaveStep,
): Float64Array {
  const weights = shares.map((share) => weightsOf(share, family.length - 1, budget));
  const outlooks = outlooksOf(weights, family.length, budget);
  let current: readonly (Float64Array | undefined)[] = family;
  let spare: Float64Array = new Float64Array(family[0].length);
  const resolved = (index: number, rows: Float64Array, outlook: number): Float64Array => {
    spare.fill(0);
    step(index, rows, spare, outlook);
    const after = spare;
    spare = rows;
    budget.spend(3 * rows.length);
    return after;
  };
  shares.forEach(({ taken }, index) => {
    // The die that is taken out is not resolved here.
    const out = taken > 0 ? 1 : 0;
    const masses = current.map((rows) => {
      budget.spend(rows?.length ?? 0);
      return rows === undefined ? 0 : totalMass(rows);
    });
    const before = current;
    current = before.map((_, rest) => {
      const outlook = outlooks[index][rest];
      let sum: Float64Array | undefined;
      for (let dice = before.length - 1; dice >= rest + out; dice--) {
        const weight = weights[index][dice][dice - rest];
        if (weight * masses[dice] * outlook >= NEGLIGIBLE) sum = addScaled(sum, before[dice]!, weight);
        if (sum !== undefined && dice > rest + out) sum = resolved(index, sum, outlook);
      }
      return sum !== undefined && index === landsIn ? resolved(index, sum, outlook) : sum;
    });
  });
  let total: Float64Array = new Float64Array(family[0].length);
  for (const rows of current) {
    if (rows !== undefined) total = addScaled(total, rows, 1);
    budget.spend(rows?.length ?? 0);
  }
  return total;
}

/** outlooks[c][m]: the chance that m dice left after class c fall in the higher classes as they should. */
function outlooksOf(
  weights: readonly (readonly Float64Array[])[],
  length: number,
  budget: Budget,
): readonly Float64Array[] {
  const outlooks = weights.map(() => new Float64Array(length).fill(1));
  for (let index = weights.length - 1; index > 0; index--)
    for (let dice = 0; dice < length; dice++) {
      let chance = 0;
      for (let n = 0; n <= dice; n++) chance += weights[index][dice][n] * outlooks[index][dice - n];
      outlooks[index - 1][dice] = chance;
      budget.spend(dice);
    }
  return outlooks;
}

/** Row m: chances that n of m dice count, with at least one that is taken out where that is asked for. Nothing is subtracted. */
function weightsOf({ counted, higher, taken }: Share, most: number, budget: Budget): readonly Float64Array[] {
  if (taken === 0) return binomialRows(most, counted, higher, budget);
  const without = binomialRows(most, Math.max(0, counted - taken), higher, budget);
  const rows: Float64Array[] = [new Float64Array(1)];
  for (let m = 0; m < most; m++) {
    const row = extendRow(rows[m], counted, higher);
    for (let n = 0; n <= m; n++) row[n + 1] += taken * without[m][n];
    rows.push(row);
    budget.spend(3 * m);
  }
  return rows;
}

function addScaled(into: Float64Array | undefined, rows: Float64Array, weight: number): Float64Array {
  const sum = into ?? new Float64Array(rows.length);
  for (let i = 0; i < sum.length; i++) sum[i] += weight * rows[i];
  return sum;
}
