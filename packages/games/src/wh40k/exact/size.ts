// How large a table may be: asked before it is made, since a clock cannot stop an allocation.
import { BudgetExceeded } from '../../contract/budget.ts';

/** Numbers of one table: 80 MB. An answer holds a few of them at a time. */
const MOST_CELLS = 10_000_000;

/** The number itself, or the end of the calculation. */
export function askFor(cells: number): number {
  if (cells <= MOST_CELLS) return cells;
  throw new BudgetExceeded('budget/exceeded', {
    id: 'table-too-large',
    values: { needed: Math.ceil(cells / 1e6), allowed: MOST_CELLS / 1e6 },
  });
}
