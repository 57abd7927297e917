// What choosing an operative puts into a battle, and how its sheet takes it from there.
import { type Path, valueAt, withValue } from '@oddsmith/games';
import type { RuleReport } from '@oddsmith/games/kill-team/library';
import type { ShownUnit } from '../../calculator/unit-uses.ts';

/** As one's own operatives are kept: a fighter's profile is of no use to a shooter. */
export type Part = 'attacker' | 'defender' | 'fighter';

export interface Pick {
  readonly name: string;
  readonly fields: { readonly [field: string]: unknown };
  /** What became of the rules on the card; absent for one's own operatives. */
  readonly rules?: RuleReport;
  /** The team whose equipment and ploys it may use; absent for one's own operatives. */
  readonly team?: string;
}

/** Undefined for one without a name. */
export function shownOperative(part: Part, fields: unknown): ShownUnit | undefined {
  const name = String(valueAt(fields, ['name']) ?? '');
  return name === '' ? undefined : { game: 'killteam', name, data: { side: part, name, fields } };
}

/** A profile replaces the whole side, except for how it is played, its cover and what lies on the table. */
const KEPT = ['strategy', 'crits', 'normals', 'coverNormals', 'coverCrits'] as const;

export function withPick(input: unknown, path: Path, pick: Pick): unknown {
  const before = valueAt(input, path);
  const kept = Object.fromEntries(
    KEPT.map((key) => [key, valueAt(before, [key])]).filter(([, value]) => value !== undefined),
  );
  return withValue(input, path, { ...kept, ...pick.fields });
}
