// What each owner of a side loses: pieces of a kind are lost in the order of their owners.
import type { CasualtyRow } from './findings.ts';
import type { Battle } from './plan.ts';
import { type Army, REPORTED_AS, toCounts, UNIT_IDS, UNITS, unitIndex } from './units.ts';

export interface OwnerLoss {
  readonly name: string;
  readonly units: Army;
  /** Mean number of each kind. */
  readonly lost: Army;
  readonly loss: number;
  /** Chance that something is left. */
  readonly survives: number;
}

/** Of the defenders of the first wave; `rows`: what they lose in it. */
export function ownerLosses(battle: Battle, rows: readonly CasualtyRow[]): OwnerLoss[] {
  const { owners } = battle.waves[0].defense;
  const inOrder = piecesInOrder(battle);
  const sums = owners.map(() => ({ lost: UNITS.map(() => 0), survives: 0 }));
  for (const { lost, probability } of rows) {
    const left = owners.map(({ units }) => toCounts(units).reduce((sum, n) => sum + n, 0));
    for (const [t, pieces] of inOrder.entries())
      for (const { owner, unit } of pieces.slice(0, lost[UNIT_IDS[t]] ?? 0)) {
        if (owner === undefined) continue;
        sums[owner].lost[unit] += probability;
        left[owner]--;
      }
    for (const [owner, n] of left.entries()) if (n > 0) sums[owner].survives += probability;
  }
  return owners.map(({ name, units }, owner) => {
    const { lost, survives } = sums[owner];
    return {
      name,
      units,
      lost: Object.fromEntries(UNIT_IDS.flatMap((id, t) => (lost[t] > 0 ? [[id, lost[t]]] : []))),
      loss: lost.reduce((sum, n, t) => sum + n * battle.defenseValues[t], 0),
      survives: Math.min(1, survives),
    };
  });
}

interface Piece {
  readonly unit: number;
  /** Undefined: nobody's in particular. */
  readonly owner: number | undefined;
}

/** By the kind that reports name, the pieces in the order in which they are lost. */
function piecesInOrder(battle: Battle): readonly (readonly Piece[])[] {
  const { items, counts, owners } = battle.waves[0].defense;
  const there = [...counts];
  const owned = owners.map(({ units }) => toCounts(units));
  const pieces: Piece[][] = UNITS.map(() => []);
  for (const { unit: id, amount } of items) {
    const unit = unitIndex(id);
    for (let n = Math.min(amount ?? Number.POSITIVE_INFINITY, there[unit]); n > 0; n--) {
      const owner = owned.findIndex((left) => left[unit] > 0);
      if (owner >= 0) owned[owner][unit]--;
      there[unit]--;
      pieces[REPORTED_AS[unit]].push({ unit, owner: owner < 0 ? undefined : owner });
    }
  }
  return pieces;
}
