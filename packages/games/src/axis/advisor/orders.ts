// Orders of loss that players use, by name: what an enemy whose order is not known may do, and what is worth trying.
import { piecesOf } from '../exact/orders/sequences.ts';
import { type Battle, completeOrder, type Role } from '../plan.ts';
import { parseOrderItem } from '../schema/index.ts';
import { UNITS, type Unit, unitIndex } from '../units.ts';

export const ORDER_NAMES = [
  'cheapest',
  'weakest',
  'airFirst',
  'airLast',
  'gunsFirst',
  'submarinesLast',
  'destroyersLast',
  'carriersLast',
] as const;
export type OrderName = (typeof ORDER_NAMES)[number];

export interface NamedOrder {
  readonly name: OrderName;
  readonly order: readonly string[];
}

/** Those that apply to whoever may be there in a wave, each different from the others. */
export function sensibleOrders(battle: Battle, w: number, role: Role): NamedOrder[] {
  const found = new Map<string, NamedOrder>();
  for (const name of ORDER_NAMES) {
    const order = orderNamed(name, battle, w, role);
    const key = order.join();
    if (!found.has(key)) found.set(key, { name, order });
  }
  return [...found.values()];
}

export function orderNamed(name: OrderName, battle: Battle, w: number, role: Role): readonly string[] {
  const kinds = piecesOf(battle, w, role).map(({ unit }) => UNITS[unitIndex(unit)]);
  return arranged(name, kinds, role).map(({ id }) => id);
}

/** Kinds come cheapest first; whoever is moved keeps that order among his like. */
function arranged(name: OrderName, kinds: readonly Unit[], role: Role): readonly Unit[] {
  const last = (holds: (unit: Unit) => boolean) => [...kinds.filter((one) => !holds(one)), ...kinds.filter(holds)];
  switch (name) {
    case 'cheapest':
      return kinds;
    case 'weakest':
      return [...kinds].sort((a, b) => a[role] - b[role]);
    case 'airFirst':
      return last(({ kind }) => kind !== 'air');
    case 'airLast':
      return last(({ kind }) => kind === 'air');
    case 'gunsFirst':
      return last(({ antiAirShots }) => antiAirShots === undefined);
    case 'submarinesLast':
      return last(({ submarine }) => submarine === true);
    case 'destroyersLast':
      return last(({ destroyer }) => destroyer === true);
    case 'carriersLast':
      return last(({ carries }) => carries !== undefined);
  }
}

/** The order in force, as far as it speaks of units that may be there. */
export function orderInForce(battle: Battle, w: number, role: Role): readonly string[] {
  const kinds = new Set(piecesOf(battle, w, role).map(({ unit }) => unit));
  return completeOrder(battle.waves[w][role].orderOfLoss, role, battle.naval).filter((item) =>
    kinds.has(parseOrderItem(item).unit),
  );
}
