// Entries of an order of loss as the schema writes them: "inf" is all infantry left, "2 inf" two of them.
import type { UnitId } from '@oddsmith/games/axis/units';

export interface OrderItem {
  readonly unit: UnitId;
  /** null: all that are left. */
  readonly amount: number | null;
}

export function readItem(text: string): OrderItem {
  const [first, second] = text.split(' ');
  return second === undefined
    ? { unit: first as UnitId, amount: null }
    : { unit: second as UnitId, amount: Number(first) };
}

export function writeItem({ unit, amount }: OrderItem): string {
  return amount === null ? unit : `${amount} ${unit}`;
}

/** The entry at `from` takes the place of the one at `to`; those between move up or down. */
export function withMoved(list: readonly string[], from: number, to: number): readonly string[] {
  const next = list.filter((_, index) => index !== from);
  next.splice(to, 0, list[from]);
  return next;
}
