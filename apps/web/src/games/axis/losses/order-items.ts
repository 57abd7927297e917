// Entries of an order of loss as the schema writes them: "inf" is all infantry left, "2 inf" two of them.
import { UNIT_IDS, type UnitId } from '@oddsmith/games/axis';

export interface OrderItem {
  readonly unit: UnitId;
  /** null: all that are left. */
  readonly amount: number | null;
}

/** Undefined for a unit there is not. */
export function readItem(text: string): OrderItem | undefined {
  const [first, second] = text.split(' ');
  const unit = UNIT_IDS.find((id) => id === (second ?? first));
  return unit === undefined ? undefined : { unit, amount: second === undefined ? null : Number(first) };
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
