// Which tables are offered: a layout, and the zones between which equal players win as often whoever moves first.
import type { Setup } from './schema.ts';

/** Of 400 battles on each, the side that moves first won 45% to 55% of those decided (README). Battles on any other open and replay. */
export const FAIR_TABLES: { readonly [layout: string]: readonly Setup['zones'][] } = {
  forest: ['long-edges'],
  crossroads: ['short-edges'],
};

export function isFairTable(layout: string, zones: Setup['zones']): boolean {
  return FAIR_TABLES[layout]?.includes(zones) ?? false;
}

/** Where a battle is fought unless somebody says otherwise. */
export const USUAL_TABLE = { layout: 'forest', zones: 'long-edges' } as const;
