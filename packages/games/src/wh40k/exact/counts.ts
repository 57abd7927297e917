// How many wounds a pool causes: attacks, hits and wounds as generating functions, with dice that may be spent beside them.
import { compound, constant, convolve, mixture, type Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { AttackCounts } from './attacks.ts';
import type { DieOdds, FixedOdds } from './die.ts';
import { askFor } from './size.ts';

/** The dice of one pool against one target. */
export interface WeaponOdds {
  readonly attacks: Pmf;
  /** The same where the roll for attacks may be made again; undefined where the unit may not. */
  readonly attackRerolls: AttackCounts | undefined;
  readonly hit: DieOdds;
  readonly wound: DieOdds;
  /** The first die of the kind where it is not rolled. */
  readonly fixedHit: FixedOdds | undefined;
  readonly fixedWound: FixedOdds | undefined;
  /** Hits that a critical hit adds. */
  readonly extraHits: Pmf;
  readonly lethal: boolean;
  readonly devastating: boolean;
}

/** Successes of all attacks, where an ordinary hit comes to `hit` of them and a lethal one to `lethal`. */
export function successes(odds: WeaponOdds, hit: Pmf, lethal: Pmf, budget: Budget): Pmf {
  budget.look();
  const { critical, normal, failed, rerollable } = odds.hit;
  const miss = failed + rerollable;
  if (critical === 0) return compound(odds.attacks, mixture([miss, normal], [constant(0), hit]), () => budget.look());
  const parts: Pmf[] = [constant(0), hit];
  const weights = [miss, normal];
  let extra: Pmf = odds.lethal ? lethal : hit;
  for (let k = 0; k < odds.extraHits.length; k++) {
    if (odds.extraHits[k] > 0) {
      parts.push(extra);
      weights.push(critical * odds.extraHits[k]);
    }
    extra = convolve(extra, hit);
  }
  return compound(odds.attacks, mixture(weights, parts), () => budget.look());
}

/** Dice of a unit that can still be spent: rerolls, and dice that show a stored face. */
export interface Reserve {
  readonly attacks: number;
  readonly hits: number;
  readonly wounds: number;
  readonly fixedHits: number;
  readonly fixedWounds: number;
}

/** Chances of the numbers of wounds, split by what is left of the reserve and by devastating wounds. */
export interface WoundCounts {
  readonly left: Reserve;
  /** joint[d][n]: d devastating wounds and n that allow a save. */
  readonly joint: readonly Float64Array[];
}

/** Only outcomes that can happen are returned. */
export function woundCounts(odds: WeaponOdds, available: Reserve, budget: Budget): readonly WoundCounts[] {
  const results: WoundCounts[] = [];
  for (const { attacks, attackRerolls } of attackParts(odds, available.attacks))
    for (const hits of hitTables(odds, attacks, available, budget))
      for (const wounds of woundJoints(odds, hits, available, budget))
        if (wounds.joint.length > 0)
          results.push({
            left: {
              attacks: attackRerolls,
              hits: available.hits - hits.rerolled,
              fixedHits: hits.fixedLeft,
              wounds: available.wounds - wounds.rerolled,
              fixedWounds: wounds.fixedLeft,
            },
            joint: wounds.joint,
          });
  return results;
}

function attackParts(odds: WeaponOdds, available: number): readonly { attacks: Pmf; attackRerolls: number }[] {
  const { attackRerolls } = odds;
  if (available === 0 || attackRerolls === undefined) return [{ attacks: odds.attacks, attackRerolls: available }];
  return [
    { attacks: attackRerolls.kept, attackRerolls: available },
    { attacks: attackRerolls.redone, attackRerolls: available - 1 },
  ].filter(({ attacks }) => attacks.some((chance) => chance > 0));
}

/** A cell below this cannot be seen in any result: all cells together stay far under one rounding error. */
const NEGLIGIBLE = 1e-25;

/** cells[u * width + h]: u lethal hits, which wound at once, and h hits that roll to wound. */
interface HitTable {
  readonly rerolled: number;
  readonly fixedLeft: number;
  readonly lethal: number;
  readonly width: number;
  readonly cells: Float64Array;
}

interface Term {
  readonly lethal: number;
  readonly hits: number;
  readonly chance: number;
}

function terms(odds: WeaponOdds, critical: number, normal: number): readonly Term[] {
  const result: Term[] = [];
  odds.extraHits.forEach((chance, k) => {
    result.push({ lethal: odds.lethal ? 1 : 0, hits: odds.lethal ? k : k + 1, chance: critical * chance });
  });
  result.push({ lethal: 0, hits: 1, chance: normal });
  return result.filter((term) => term.chance > 0);
}

function withMiss(others: readonly Term[], chance: number): readonly Term[] {
  return chance > 0 ? [...others, { lethal: 0, hits: 0, chance }] : others;
}

/** Cells made and added up between two looks at the clock: about a millisecond. */
const CELLS_PER_LOOK = 500_000;

/**
 * Attack by attack. With rerolls to spend several tables run side by side: so many failed dice so far, the last for all
 * that can be rerolled. At the end each rolls that many dice again. Adding up like this never subtracts, so small chances
 * keep their precision.
 */
function hitTables(odds: WeaponOdds, attacks: Pmf, available: Reserve, budget: Budget): readonly HitTable[] {
  const top = attacks.length - 1;
  const perAttack = odds.extraHits.length;
  const { critical, normal, failed, rerollable, freshCritical, freshNormal } = odds.hit;
  const rerolls = rerollable > 0 ? Math.min(available.hits, top) : 0;
  const fixed = available.fixedHits > 0 ? odds.fixedHit : undefined;
  const mayLethal = odds.lethal && critical + (fixed?.critical ?? 0) > 0;
  const shape = { lethal: mayLethal ? top + 1 : 1, width: top * perAttack + 1 };
  const rolled = terms(odds, critical, normal);
  const clean = withMiss(rolled, failed);
  const every = withMiss(rolled, failed + rerollable);
  const cells = shape.lethal * shape.width;
  askFor(2 * (rerolls + 1) * cells);
  let gone = 0;
  // Tables are made and added up whole, however few of their cells a step reaches.
  const pass = (): void => {
    gone += cells;
    if (gone < CELLS_PER_LOOK) return;
    budget.look();
    gone = 0;
  };
  const emptyTable = (): Float64Array => {
    pass();
    return new Float64Array(cells);
  };
  let tables: Float64Array[] = Array.from({ length: rerolls + 1 }, emptyTable);
  tables[0][0] = 1;
  const sums: Float64Array[] = tables.map(emptyTable);
  for (let n = fixed === undefined ? 0 : 1; n <= top; n++) {
    const before = n - 1;
    if (before >= 0) {
      const reach = before * perAttack + 1;
      if (fixed !== undefined && n === 1)
        tables[0] = multiply(tables[0], fixedTerms(odds, fixed), shape, reach, budget);
      else
        tables = tables.map((table, k) => {
          pass();
          const next = multiply(table, k === rerolls ? every : clean, shape, reach, budget);
          if (k > 0) accumulate(next, tables[k - 1], rerollable);
          return next;
        });
    }
    tables.forEach((table, k) => {
      pass();
      accumulate(sums[k], table, attacks[n]);
      if (attacks[n] > 0) budget.spend(cells);
    });
  }
  const fresh = withMiss(terms(odds, freshCritical, freshNormal), 1 - freshCritical - freshNormal);
  const fixedLeft = fixed === undefined ? available.fixedHits : 0;
  const results = sums.map((sum, rerolled) => {
    let again: Float64Array = sum;
    for (let die = 0; die < rerolled; die++) again = multiply(again, fresh, shape, shape.width, budget);
    return trimmed({ rerolled, fixedLeft, ...shape, cells: again });
  });
  if (fixed === undefined || attacks[0] === 0) return results;
  return [...results, { rerolled: 0, fixedLeft: 1, lethal: 1, width: 1, cells: Float64Array.of(attacks[0]) }];
}

function fixedTerms(odds: WeaponOdds, { critical, normal }: FixedOdds): readonly Term[] {
  return withMiss(terms(odds, critical, normal), 1 - critical - normal);
}

/** Cuts off numbers of hits that are never seen: what follows grows with the square of the width. */
function trimmed(table: HitTable): HitTable {
  let width = table.width;
  const seen = (column: number): boolean => {
    for (let row = 0; row < table.lethal; row++) if (table.cells[row * table.width + column] >= NEGLIGIBLE) return true;
    return false;
  };
  while (width > 1 && !seen(width - 1)) width--;
  const cells = new Float64Array(table.lethal * width);
  for (let row = 0; row < table.lethal; row++)
    cells.set(table.cells.subarray(row * table.width, row * table.width + width), row * width);
  return { ...table, width, cells };
}

function accumulate(into: Float64Array, table: Float64Array, weight: number): void {
  if (weight === 0) return;
  for (let i = 0; i < table.length; i++) into[i] += weight * table[i];
}

function multiply(
  table: Float64Array,
  by: readonly Term[],
  shape: { readonly lethal: number; readonly width: number },
  reach: number,
  budget: Budget,
): Float64Array {
  const result = new Float64Array(table.length);
  for (const { lethal, hits, chance } of by) {
    const offset = lethal * shape.width + hits;
    const rows = shape.lethal - lethal;
    for (let row = 0; row < rows; row++) {
      const end = row * shape.width + Math.min(reach, shape.width - hits);
      budget.spend(end - row * shape.width);
      for (let i = row * shape.width; i < end; i++) {
        const mass = table[i];
        if (mass !== 0) result[i + offset] += chance * mass;
      }
    }
  }
  return result;
}

/** Hits of all kinds with what may be spent on them. */
export function hitPmf(odds: WeaponOdds, available: Reserve, budget: Budget): Pmf {
  const tables = attackParts(odds, available.attacks).flatMap(({ attacks }) =>
    hitTables(odds, attacks, available, budget),
  );
  const totals = new Float64Array(Math.max(...tables.map((table) => table.lethal + table.width - 1)));
  for (const { lethal, width, cells } of tables)
    for (let u = 0; u < lethal; u++) for (let h = 0; h < width; h++) totals[u + h] += cells[u * width + h];
  return totals;
}

interface WoundJoint {
  readonly rerolled: number;
  readonly fixedLeft: number;
  readonly joint: readonly Float64Array[];
}

function woundJoints(odds: WeaponOdds, hits: HitTable, available: Reserve, budget: Budget): readonly WoundJoint[] {
  const fixed = available.fixedWounds > 0 ? odds.fixedWound : undefined;
  const fixedDice = fixed === undefined ? 0 : 1;
  const matrices = woundMatrices(odds.wound, Math.max(0, hits.width - 1 - fixedDice), available.wounds, budget);
  const { freshCritical, freshNormal } = odds.wound;
  const results = matrices.map((rows, rerolled) => {
    let joint = splitDevastating({ hits, wounds: rows, odds, later: fixedDice }, budget);
    if (fixed !== undefined) joint = withDie(joint, fixed, odds.devastating, budget);
    const fresh = { critical: freshCritical, normal: freshNormal };
    for (let die = 0; die < rerolled; die++) joint = withDie(joint, fresh, odds.devastating, budget);
    return { rerolled, fixedLeft: available.fixedWounds - fixedDice, joint };
  });
  if (fixed === undefined) return results;
  // Nothing is rolled to wound, so the die is kept.
  const unrolled = { ...hits, width: 1, cells: firstColumn(hits) };
  const unspent = splitDevastating({ hits: unrolled, wounds: [Float64Array.of(1)], odds, later: 0 }, budget);
  return [...results, { rerolled: 0, fixedLeft: available.fixedWounds, joint: unspent }];
}

function firstColumn({ lethal, width, cells }: HitTable): Float64Array {
  return Float64Array.from({ length: lethal }, (_, u) => cells[u * width]);
}

/** matrices[k][h][t]: h dice of which k failed ones wait to be rerolled, and t wounds. */
function woundMatrices(
  odds: DieOdds,
  hits: number,
  available: number,
  budget: Budget,
): readonly (readonly Float64Array[])[] {
  const success = odds.critical + odds.normal;
  const rerolls = odds.rerollable > 0 ? Math.min(available, hits) : 0;
  askFor(((rerolls + 1) * hits * hits) / 2);
  const matrices: Float64Array[][] = [];
  for (let k = 0; k <= rerolls; k++) {
    const rows: Float64Array[] = [Float64Array.of(k === 0 ? 1 : 0)];
    for (let h = 0; h < hits; h++) {
      const row = extendRow(rows[h], success, odds.failed + (k === rerolls ? odds.rerollable : 0));
      if (k > 0) accumulate(row, matrices[k - 1][h], odds.rerollable);
      rows.push(row);
      budget.spend(2 * row.length);
    }
    matrices.push(rows);
  }
  return matrices;
}

/** Row n is (fail + success z)^n. */
export function binomialRows(top: number, success: number, fail: number, budget: Budget): readonly Float64Array[] {
  askFor((top * top) / 2);
  const rows: Float64Array[] = [Float64Array.of(1)];
  for (let n = 0; n < top; n++) {
    rows.push(extendRow(rows[n], success, fail));
    budget.spend(2 * n);
  }
  return rows;
}

/** A row of (fail + success z)^n, one power on. */
export function extendRow(row: Float64Array, success: number, fail: number): Float64Array {
  const next = new Float64Array(row.length + 1);
  for (let i = 0; i < row.length; i++) {
    next[i] += row[i] * fail;
    next[i + 1] += row[i] * success;
  }
  return next;
}

/** Hits, and the wounds they come to. */
interface Wounding {
  readonly hits: HitTable;
  readonly wounds: readonly Float64Array[];
  readonly odds: WeaponOdds;
  /** So many dice of every row are left out. */
  readonly later: number;
}

/**
 * Each wound rolled for is critical with the same chance, whatever else happened: a binomial split (rules 19, 35).
 */
function splitDevastating({ hits, wounds, odds, later }: Wounding, budget: Budget): readonly Float64Array[] {
  const { critical, normal } = odds.wound;
  const share = odds.devastating && critical > 0 ? critical / (critical + normal) : 0;
  const most = Math.max(0, hits.width - 1 - later);
  const shares = share > 0 ? binomialRows(most, share, 1 - share, budget) : undefined;
  const joint: Float64Array[] = [];
  const width = hits.lethal + most;
  for (let u = 0; u < hits.lethal; u++) {
    const rolled = woundsOfRow(hits, u, wounds, later, budget);
    for (let t = 0; t < rolled.length; t++) {
      if (rolled[t] < NEGLIGIBLE) continue;
      budget.spend(shares === undefined ? 1 : t);
      for (let d = 0; d <= (shares === undefined ? 0 : t); d++) {
        const chance = shares === undefined ? rolled[t] : rolled[t] * shares[t][d];
        if (chance < NEGLIGIBLE) continue;
        while (joint.length <= d) {
          askFor((joint.length + 1) * width);
          joint.push(new Float64Array(width));
        }
        joint[d][u + t - d] += chance;
      }
    }
  }
  return joint;
}

function woundsOfRow(
  hits: HitTable,
  u: number,
  wounds: readonly Float64Array[],
  later: number,
  budget: Budget,
): Float64Array {
  const rolled = new Float64Array(hits.width);
  budget.spend(hits.width);
  for (let h = later; h < hits.width; h++) {
    const chance = hits.cells[u * hits.width + h];
    if (chance < NEGLIGIBLE) continue;
    const row = wounds[h - later];
    budget.spend(row.length);
    for (let t = 0; t < row.length; t++) rolled[t] += chance * row[t];
  }
  return rolled;
}

/** One more die to wound. */
function withDie(
  joint: readonly Float64Array[],
  die: FixedOdds,
  devastating: boolean,
  budget: Budget,
): readonly Float64Array[] {
  if (joint.length === 0) return joint;
  const toDevastating = devastating ? die.critical : 0;
  const toSaveable = die.normal + (devastating ? 0 : die.critical);
  const fail = 1 - die.critical - die.normal;
  const result = Array.from(
    { length: joint.length + (toDevastating > 0 ? 1 : 0) },
    () => new Float64Array(joint[0].length + 1),
  );
  joint.forEach((row, d) => {
    budget.spend(2 * row.length);
    for (let n = 0; n < row.length; n++) {
      if (row[n] === 0) continue;
      result[d][n] += fail * row[n];
      result[d][n + 1] += toSaveable * row[n];
      if (toDevastating > 0) result[d + 1][n] += toDevastating * row[n];
    }
  });
  return result;
}
