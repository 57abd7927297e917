// The orders in which saved things may stand.
import type { SavedRecord } from '../../store/record.ts';

export type Order = 'newest' | 'oldest' | 'name' | 'game';

const COMPARE: { readonly [order in Order]: (a: SavedRecord, b: SavedRecord) => number } = {
  newest: (a, b) => b.at - a.at,
  oldest: (a, b) => a.at - b.at,
  name: byName,
  game: (a, b) => a.game.localeCompare(b.game) || byName(a, b),
};

export function sorted(records: readonly SavedRecord[], order: Order): readonly SavedRecord[] {
  return [...records].sort(COMPARE[order]);
}

function byName(a: SavedRecord, b: SavedRecord): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true });
}
