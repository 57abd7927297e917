// An operative of the battle on screen as its sheet takes it.
import { valueAt } from '@oddsmith/games';
import type { ShownUnit } from '../../calculator/unit-uses.ts';
import type { Part } from './operative-pick.ts';

/** Undefined for one without a name. */
export function shownOperative(part: Part, fields: unknown): ShownUnit | undefined {
  const name = String(valueAt(fields, ['name']) ?? '');
  return name === '' ? undefined : { game: 'killteam', name, data: { side: part, name, fields } };
}
