// Orders of loss as sequences of pieces: which pieces have a place, how many orders there are, and their neighbours.
import { type Battle, type Role, type Side, withOrder } from '../../plan.ts';
import { standardOrder, UNITS, type UnitId, unitIndex } from '../../units.ts';
import { other } from '../standing.ts';

/** So many of a kind, lost one after the other. */
export interface Run {
  readonly unit: UnitId;
  readonly amount: number;
}
export type Order = readonly Run[];

/** An order of loss that is left to us. */
export interface Slot {
  readonly w: number;
  readonly role: Role;
  readonly pieces: Order;
}

/** The orders a side has left to us. */
export function openSlots(battle: Battle, side: Side): Slot[] {
  return battle.waves.flatMap((wave, w) =>
    (['attack', 'defense'] as const)
      .filter((role) => wave[role].optimal && (role === 'attack' ? wave.attacker : other(wave.attacker)) === side)
      .map((role) => ({ w, role, pieces: piecesOf(battle, w, role) })),
  );
}

/** Everything that may be there: defenders of a later wave are survivors of all that their side has brought so far. */
export function piecesOf({ waves, naval }: Battle, w: number, role: Role): Order {
  const defender = other(waves[w].attacker);
  const armies =
    role === 'attack'
      ? [waves[w].attack]
      : waves
          .slice(0, w + 1)
          .flatMap((wave, k) => [
            ...(other(wave.attacker) === defender ? [wave.defense] : []),
            ...(k < w && wave.attacker === defender ? [wave.attack] : []),
          ]);
  return standardOrder(role, naval).flatMap((unit) => {
    const type = unitIndex(unit);
    const amount = armies.reduce((sum, { counts }) => sum + counts[type], 0);
    const canBeLost = !UNITS[type].lostLast && (naval || UNITS[type].kind !== 'sea');
    return amount > 0 && canBeLost ? [{ unit, amount }] : [];
  });
}

export function useOrder(battle: Battle, { w, role }: Slot, order: Order): Battle {
  return withOrder(battle, w, role, itemsOf(order));
}

/** The last run of a kind takes all that are left. */
function itemsOf(order: Order): string[] {
  return order.map(({ unit, amount }, r) =>
    order.some((later, k) => k > r && later.unit === unit) ? `${amount} ${unit}` : unit,
  );
}

/** Ways to lose an army piece by piece. */
export function sequenceCount(pieces: Order): number {
  let placed = 0;
  let count = 1;
  for (const { amount } of pieces) for (let n = 1; n <= amount && count < 1e9; n++) count *= ++placed / n;
  return Math.round(count);
}

/** Every way to lose the pieces one by one. */
export function sequences(left: Order): Order[] {
  if (left.length === 0) return [[]];
  return left.flatMap(({ unit }) =>
    sequences(
      left
        .map((run) => (run.unit === unit ? { unit, amount: run.amount - 1 } : run))
        .filter(({ amount }) => amount > 0),
    ).map((rest) => joined([{ unit, amount: 1 }, ...rest])),
  );
}

export function permutations(kinds: Order): Order[] {
  if (kinds.length <= 1) return [kinds];
  return kinds.flatMap((kind) => permutations(kinds.filter((other) => other !== kind)).map((rest) => [kind, ...rest]));
}

/** Neighbouring runs of the same kind are one. */
function joined(order: Order): Order {
  const runs: Run[] = [];
  for (const run of order) {
    const last = runs.at(-1);
    if (run.amount === 0) continue;
    if (last?.unit === run.unit) runs[runs.length - 1] = { unit: run.unit, amount: last.amount + run.amount };
    else runs.push(run);
  }
  return runs;
}

/** Orders in which two runs changed places. */
export function exchanges(order: Order): Order[] {
  return order.flatMap((_, a) =>
    order.slice(a + 1).map((_, k) => {
      const b = a + 1 + k;
      const changed = [...order];
      [changed[a], changed[b]] = [changed[b], changed[a]];
      return joined(changed);
    }),
  );
}

/** Orders in which a single piece or a whole run stands elsewhere: a land unit behind the aircraft, say. */
export function moves(order: Order): Order[] {
  return order.flatMap(({ unit, amount }, r) =>
    (amount > 1 ? [1, amount] : [amount]).flatMap((moved) =>
      Array.from({ length: order.length + 1 }, (_, to) =>
        joined([
          ...order.slice(0, to).map((run, k) => (k === r ? { unit, amount: amount - moved } : run)),
          { unit, amount: moved },
          ...order.slice(to).map((run, k) => (k + to === r ? { unit, amount: amount - moved } : run)),
        ]),
      ),
    ),
  );
}
