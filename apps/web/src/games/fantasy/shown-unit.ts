// A unit of the battle on screen as its sheet takes it.
import { valueAt } from '@oddsmith/games';
import type { ShownUnit } from '../../calculator/unit-uses.ts';

/** Undefined for one without a name. */
export function shownUnit(system: 'oldWorld' | 'ninthAge', card: unknown): ShownUnit | undefined {
  const name = String(valueAt(card, ['name']) ?? '');
  return name === '' ? undefined : { game: 'fantasy', name, data: { name, system, card } };
}
