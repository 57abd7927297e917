// How many wounds a weapon causes: attacks, hits and wounds as generating functions, with single rerolls as a two-state automaton.
import { compound, constant, convolve, expressionPmf, mixture, type Pmf, power, shiftClamped } from '@oddsmith/kernel';
import type { Armament, Situation } from '../battle.ts';
import type { Edition } from '../editions.ts';
import type { DieOdds } from './rolls.ts';

/** Attacks of all copies of a weapon (rules 6, 11, 12). */
export function attackPmf(weapon: Armament, situation: Situation, targetModels: number, edition: Edition): Pmf {
  const { abilities } = weapon;
  let one = expressionPmf(weapon.attacks);
  if (!abilities.attacksFixed) {
    for (const { value, when } of abilities.extraAttacks)
      if (situation.facts[when]) one = convolve(one, expressionPmf(value));
    one = shiftClamped(one, abilities.attacksPerModels * Math.floor(targetModels / edition.blastPer));
    if (situation.attacksModifier !== 0) one = atLeastOne(shiftClamped(one, situation.attacksModifier));
  }
  return power(one, weapon.count);
}

function atLeastOne(pmf: Pmf): Pmf {
  const result = new Float64Array(Math.max(2, pmf.length));
  result.set(pmf);
  result[1] += result[0];
  result[0] = 0;
  return result;
}

/** The dice of one weapon against one target. */
export interface WeaponOdds {
  readonly attacks: Pmf;
  readonly hit: DieOdds;
  readonly wound: DieOdds;
  /** Hits that a critical hit adds. */
  readonly extraHits: Pmf;
  readonly lethal: boolean;
  readonly devastating: boolean;
}

/** Successes of all attacks, where an ordinary hit comes to `hit` of them and a lethal one to `lethal`. */
export function successes(odds: WeaponOdds, hit: Pmf, lethal: Pmf): Pmf {
  const { critical, normal, failed, rerollable } = odds.hit;
  const miss = failed + rerollable;
  if (critical === 0) return compound(odds.attacks, mixture([miss, normal], [constant(0), hit]));
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
  return compound(odds.attacks, mixture(weights, parts));
}

/** Which of the two single rerolls can still be spent. */
export interface RerollState {
  readonly hit: boolean;
  readonly wound: boolean;
}

/** Chances of the numbers of wounds, split by what became of the single rerolls and by devastating wounds. */
export interface WoundCounts {
  readonly hitSpent: boolean;
  readonly woundSpent: boolean;
  /** joint[d][n]: d devastating wounds and n that allow a save. */
  readonly joint: readonly Float64Array[];
}

/** Only outcomes that can happen are returned. */
export function woundCounts(odds: WeaponOdds, available: RerollState): readonly WoundCounts[] {
  const results: WoundCounts[] = [];
  for (const hits of hitTables(odds, available.hit)) {
    const width = hits.width;
    for (const wounds of woundMatrices(odds.wound, width - 1, available.wound)) {
      const joint = splitDevastating(hits, wounds.rows, odds);
      if (joint.length > 0) results.push({ hitSpent: hits.spent, woundSpent: wounds.spent, joint });
    }
  }
  return results;
}

/** A cell below this cannot be seen in any result: all cells together stay far under one rounding error. */
const NEGLIGIBLE = 1e-25;

/** cells[u * width + h]: u lethal hits, which wound at once, and h hits that roll to wound. */
interface HitTable {
  readonly spent: boolean;
  readonly lethal: number;
  readonly width: number;
  readonly cells: Float64Array;
}

interface Term {
  readonly lethal: number;
  readonly hits: number;
  readonly chance: number;
}

function terms(odds: WeaponOdds, critical: number, normal: number, miss: number): readonly Term[] {
  const result: Term[] = [];
  odds.extraHits.forEach((chance, k) => {
    result.push({ lethal: odds.lethal ? 1 : 0, hits: odds.lethal ? k : k + 1, chance: critical * chance });
  });
  result.push({ lethal: 0, hits: 1, chance: normal }, { lethal: 0, hits: 0, chance: miss });
  return result.filter((term) => term.chance > 0);
}

/**
 * Attack by attack. With a single reroll two tables run side by side: no failed die so far, and at least one. At the end
 * the latter rolls one die again. Adding up like this never subtracts, so small chances keep their precision.
 */
function hitTables(odds: WeaponOdds, mayReroll: boolean): readonly HitTable[] {
  const top = odds.attacks.length - 1;
  const perAttack = odds.extraHits.length;
  const { critical, normal, failed, rerollable, freshCritical, freshNormal } = odds.hit;
  const shape = { lethal: odds.lethal && critical > 0 ? top + 1 : 1, width: top * perAttack + 1 };
  const split = mayReroll && rerollable > 0;
  const clean = terms(odds, critical, normal, failed + (split ? 0 : rerollable));
  const every = terms(odds, critical, normal, failed + rerollable);
  const cells = shape.lethal * shape.width;
  let unmarred: Float64Array = new Float64Array(cells);
  let marred: Float64Array = new Float64Array(cells);
  unmarred[0] = 1;
  const kept = new Float64Array(cells);
  const spent = new Float64Array(cells);
  for (let n = 0; ; n++) {
    accumulate(kept, unmarred, odds.attacks[n]);
    if (split) accumulate(spent, marred, odds.attacks[n]);
    if (n === top) break;
    const reach = n * perAttack + 1;
    if (split) {
      marred = multiply(marred, every, shape, reach);
      accumulate(marred, unmarred, rerollable);
    }
    unmarred = multiply(unmarred, clean, shape, reach);
  }
  if (!split) return [trimmed({ spent: false, ...shape, cells: kept })];
  const fresh = terms(odds, freshCritical, freshNormal, 1 - freshCritical - freshNormal);
  return [
    trimmed({ spent: false, ...shape, cells: kept }),
    trimmed({ spent: true, ...shape, cells: multiply(spent, fresh, shape, shape.width) }),
  ];
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
  for (let i = 0; i < into.length; i++) into[i] += weight * table[i];
}

function multiply(
  table: Float64Array,
  by: readonly Term[],
  shape: { readonly lethal: number; readonly width: number },
  reach: number,
): Float64Array {
  const result = new Float64Array(table.length);
  for (const { lethal, hits, chance } of by) {
    const offset = lethal * shape.width + hits;
    const rows = shape.lethal - lethal;
    for (let row = 0; row < rows; row++) {
      const end = row * shape.width + Math.min(reach, shape.width - hits);
      for (let i = row * shape.width; i < end; i++) {
        const mass = table[i];
        if (mass !== 0) result[i + offset] += chance * mass;
      }
    }
  }
  return result;
}

/** Hits of all kinds when a single reroll may be spent on one of them. */
export function hitPmf(odds: WeaponOdds, mayReroll: boolean): Pmf {
  const tables = hitTables(odds, mayReroll);
  const totals = new Float64Array(tables[0].lethal + Math.max(...tables.map((table) => table.width)) - 1);
  for (const { lethal, width, cells } of tables)
    for (let u = 0; u < lethal; u++) for (let h = 0; h < width; h++) totals[u + h] += cells[u * width + h];
  return totals;
}

interface WoundMatrix {
  readonly spent: boolean;
  /** rows[h][t]: h hits cause t wounds. */
  readonly rows: readonly Float64Array[];
}

function woundMatrices(odds: DieOdds, hits: number, mayReroll: boolean): readonly WoundMatrix[] {
  const success = odds.critical + odds.normal;
  const split = mayReroll && odds.rerollable > 0;
  const clean = binomialRows(hits, success, odds.failed + (split ? 0 : odds.rerollable));
  if (!split) return [{ spent: false, rows: clean }];
  const fresh = odds.freshCritical + odds.freshNormal;
  const marred: Float64Array[] = [new Float64Array(1)];
  for (let h = 0; h < hits; h++) {
    const row = extendRow(marred[h], success, odds.failed + odds.rerollable);
    accumulate(row.subarray(0, clean[h].length), clean[h], odds.rerollable);
    marred.push(row);
  }
  return [
    { spent: false, rows: clean },
    // One of the h dice failed, so the new one fits into the same row.
    { spent: true, rows: marred.map((row) => extendRow(row, fresh, 1 - fresh).subarray(0, row.length)) },
  ];
}

/** Row n is (fail + success z)^n. */
export function binomialRows(top: number, success: number, fail: number): readonly Float64Array[] {
  const rows: Float64Array[] = [Float64Array.of(1)];
  for (let n = 0; n < top; n++) rows.push(extendRow(rows[n], success, fail));
  return rows;
}

function extendRow(row: Float64Array, success: number, fail: number): Float64Array {
  const next = new Float64Array(row.length + 1);
  for (let i = 0; i < row.length; i++) {
    next[i] += row[i] * fail;
    next[i + 1] += row[i] * success;
  }
  return next;
}

/** Each wound rolled for is critical with the same chance, whatever else happened: a binomial split (rules 19, 35). */
function splitDevastating(hits: HitTable, wounds: readonly Float64Array[], odds: WeaponOdds): readonly Float64Array[] {
  const { critical, normal } = odds.wound;
  const share = odds.devastating && critical > 0 ? critical / (critical + normal) : 0;
  const most = hits.width - 1;
  const shares = share > 0 ? binomialRows(most, share, 1 - share) : undefined;
  const joint: Float64Array[] = [];
  for (let u = 0; u < hits.lethal; u++) {
    const rolled = woundsOfRow(hits, u, wounds);
    for (let t = 0; t < rolled.length; t++) {
      if (rolled[t] < NEGLIGIBLE) continue;
      for (let d = 0; d <= (shares === undefined ? 0 : t); d++) {
        const chance = shares === undefined ? rolled[t] : rolled[t] * shares[t][d];
        if (chance < NEGLIGIBLE) continue;
        while (joint.length <= d) joint.push(new Float64Array(hits.lethal + most));
        joint[d][u + t - d] += chance;
      }
    }
  }
  return joint;
}

function woundsOfRow(hits: HitTable, u: number, wounds: readonly Float64Array[]): Float64Array {
  const rolled = new Float64Array(hits.width);
  for (let h = 0; h < hits.width; h++) {
    const chance = hits.cells[u * hits.width + h];
    if (chance < NEGLIGIBLE) continue;
    const row = wounds[h];
    for (let t = 0; t < row.length; t++) rolled[t] += chance * row[t];
  }
  return rolled;
}
