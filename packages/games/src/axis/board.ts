// Pieces on the board: which may stand where, what they add up to, and what becomes of them when sides or places change.
import { type Army, canTakePart, UNITS, type Unit } from './units.ts';

export type BoardSide = 'attack' | 'defense';

/** Pieces a side may have, in the order of the rulebook. */
export function piecesFor(side: BoardSide, naval: boolean, landing: boolean): readonly Unit[] {
  return UNITS.filter((unit) => {
    if (!canTakePart(unit.id, side, naval)) return false;
    if (unit.landed) return side === 'attack' && landing;
    // Off the coast a battleship is whole: it takes no hits.
    return naval || unit.reportedAs === undefined;
  });
}

/** Pieces that cannot be there are taken off the board. */
export function onBoard(army: Army, side: BoardSide, naval: boolean): Army {
  const allowed = new Set(piecesFor(side, naval, true));
  return Object.fromEntries(UNITS.filter((unit) => allowed.has(unit)).map(({ id }) => [id, army[id] ?? 0]));
}

/** A defender has come ashore long ago. */
export function ashore(army: Army): Army {
  const { inf_a = 0, art_a = 0, arm_a = 0, ...rest } = army;
  return { ...rest, inf: (rest.inf ?? 0) + inf_a, art: (rest.art ?? 0) + art_a, arm: (rest.arm ?? 0) + arm_a };
}

/** Aircraft alone fight anywhere, but a fleet or an army is what a player looks for there. */
export function isAirAlone(army: Army): boolean {
  return UNITS.every((unit) => unit.kind === 'air' || (army[unit.id] ?? 0) === 0);
}

export interface ArmyTotals {
  readonly count: number;
  readonly cost: number;
  /** Sum of dice values of the first volley, artillery support included. */
  readonly power: number;
  readonly hits: number;
}

export function totalsOf(army: Army, side: BoardSide, naval: boolean): ArmyTotals {
  let count = 0;
  let cost = 0;
  let power = 0;
  let hits = 0;
  let support = 0;
  let infantry = 0;
  for (const unit of UNITS) {
    const n = army[unit.id] ?? 0;
    const atRisk = naval || unit.kind !== 'sea';
    count += n;
    power += n * unit[side];
    if (atRisk) {
      cost += n * unit.cost;
      hits += n * (1 + (naval ? (unit.spareHits ?? 0) : 0));
    }
    if (unit.supports) support += n;
    if (unit.supported) infantry += n;
  }
  if (side === 'attack') power += Math.min(support, infantry);
  return { count, cost, power, hits };
}

interface Sent {
  readonly naval: boolean;
  readonly waves: readonly { readonly [side in BoardSide]: { readonly units: Army } }[];
}

/** All that a side has in the battle, by the names of reports; bombarding ships are not at risk. */
export function sentBy({ naval, waves }: Sent, side: BoardSide): Army {
  const sent: { [id: string]: number } = {};
  for (const wave of waves)
    for (const unit of UNITS) {
      const n = wave[side].units[unit.id] ?? 0;
      if (n === 0 || (!naval && unit.kind === 'sea')) continue;
      const id = unit.reportedAs ?? unit.id;
      sent[id] = (sent[id] ?? 0) + n;
    }
  return sent;
}
