// Orders of loss that nobody knows beforehand: every sensible one of ours against every sensible one of theirs.
import type { Budget } from '../../contract/budget.ts';
import { type Battle, FIRST, type Role, SECOND, type Side } from '../plan.ts';
import { type Change, changed } from './decisions.ts';
import { ORDER_NAMES, type OrderName, orderInForce, orderNamed } from './orders.ts';
import { Trials } from './trials.ts';
import { type Criterion, criterionOf, measure, type Worth } from './weigh.ts';

/** One side loses its units this way in every wave. */
export interface OrderSetting {
  /** "asSet": the order in force, where it has no name. */
  readonly name: OrderName | 'asSet';
  readonly inForce: boolean;
  /** One list a wave. */
  readonly orders: readonly (readonly string[])[];
}

export interface OrderTable {
  readonly criterion: Criterion;
  readonly mine: readonly OrderSetting[];
  readonly theirs: readonly OrderSetting[];
  /** A row for each of mine, a column for each of theirs; null where it would have taken too long. */
  readonly cells: readonly (readonly (Worth | null)[])[];
  /** The column that is worst for me, row by row; undefined where the row is not complete. */
  readonly worst: readonly (number | undefined)[];
  /** The row whose worst case is best. */
  readonly safest: number | undefined;
}

/** Chances closer than this are the same. */
const TIE = 1e-12;

/** `battle` has its orders of loss worked out. */
export function weighOrders(battle: Battle, budget: Budget): OrderTable {
  const trials = new Trials(budget);
  const mine = settingsOf(battle, FIRST);
  const theirs = settingsOf(battle, SECOND);
  const cells = mine.map((own) =>
    theirs.map((enemy) => {
      const changes = [...changesOf(battle, FIRST, own), ...changesOf(battle, SECOND, enemy)];
      return trials.run((share) => measure(changed(battle.request, changes), share))?.result ?? null;
    }),
  );
  const worst = cells.map(worstOf);
  return { criterion: criterionOf(battle), mine, theirs, cells, worst, safest: safestOf(cells, worst) };
}

function roleIn(battle: Battle, side: Side, w: number): Role {
  return battle.waves[w].attacker === side ? 'attack' : 'defense';
}

function settingsOf(battle: Battle, side: Side): OrderSetting[] {
  const listsOf = (list: (w: number, role: Role) => readonly string[]) =>
    battle.waves.map((_, w) => list(w, roleIn(battle, side, w)));
  const inForce = listsOf((w, role) => orderInForce(battle, w, role));
  const found = new Map<string, OrderSetting>();
  for (const name of ORDER_NAMES) {
    const orders = listsOf((w, role) => orderNamed(name, battle, w, role));
    const key = orders.join(';');
    if (!found.has(key)) found.set(key, { name, inForce: key === inForce.join(';'), orders });
  }
  const named = [...found.values()];
  if (named.some((one) => one.inForce)) return named;
  return [{ name: 'asSet', inForce: true, orders: inForce }, ...named];
}

function changesOf(battle: Battle, side: Side, { orders }: OrderSetting): Change[] {
  return orders.map((order, w) => ({ path: ['waves', w, roleIn(battle, side, w), 'orderOfLoss'], value: order }));
}

function worstOf(row: readonly (Worth | null)[]): number | undefined {
  let worst = 0;
  for (const [k, cell] of row.entries()) {
    if (cell === null) return undefined;
    if (cell.chance < row[worst]!.chance - TIE) worst = k;
  }
  return worst;
}

function safestOf(
  cells: readonly (readonly (Worth | null)[])[],
  worst: readonly (number | undefined)[],
): number | undefined {
  let safest: number | undefined;
  const atWorst = (row: number) => cells[row][worst[row]!]!.chance;
  for (const [row, column] of worst.entries()) {
    if (column === undefined) return undefined;
    if (safest === undefined || atWorst(row) > atWorst(safest) + TIE) safest = row;
  }
  return safest;
}
