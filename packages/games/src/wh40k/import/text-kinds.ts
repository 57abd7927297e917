// Models that a list writes as one kind and whose stat lines differ by what they carry: "4x Custodian Guard", two of them with shields.
import { memoizeWeak } from '../../contract/cache.ts';
import type { Datasheet, ModelProfile } from '../data/datasheet.ts';
import { hasNearly, singularKey } from '../data/name.ts';
import { lineFor } from '../units/datasheet-unit.ts';
import type { ModelEntry } from './text-bearers.ts';

/** A kind of model on the datasheet: its stat line, and what it carries. */
interface Kind {
  readonly line: ModelProfile;
  readonly name: string;
  readonly items: { readonly [key: string]: number };
}

const kindsOf = memoizeWeak((datasheet: Datasheet): readonly Kind[] => {
  const { loadout = [], options = [] } = datasheet;
  const rows = [...loadout, ...options.flatMap(({ choices }) => choices)];
  return rows.flatMap(({ model, weapons = {} }): Kind[] => {
    const line = model == null ? undefined : lineFor(model, datasheet);
    if (line === undefined || model == null) return [];
    const items = Object.fromEntries(Object.entries(weapons).map(([weapon, each]) => [singularKey(weapon), each]));
    return [{ line, name: singularKey(model), items }];
  });
});

/** The entry taken apart where a weapon that only another stat line has is among its gear. */
export function kindsByGear(entry: ModelEntry, unit: string, datasheet: Datasheet | undefined): readonly ModelEntry[] {
  if (datasheet === undefined || datasheet.models.length < 2 || isNamedLine(entry.name, unit, datasheet))
    return [entry];
  const own = lineFor(entry.name, datasheet);
  const kinds = kindsOf(datasheet);
  const rest = new Map(entry.gear);
  const parts: ModelEntry[] = [];
  let left = entry.count;
  for (const kind of kinds) {
    if (kind.line === own || parts.some(({ name }) => name === kind.line.name)) continue;
    const marks = Object.keys(kind.items).filter((key) =>
      kinds.every(({ line, items }) => line === kind.line || items[key] === undefined),
    );
    const carried = marks.map((key) => Math.floor((rest.get(key)?.count ?? 0) / kind.items[key]));
    const count = Math.min(left, Math.max(0, ...carried));
    if (count === 0) continue;
    left -= count;
    parts.push({ ...entry, name: kind.line.name, count, gear: taken(rest, kind, count) });
  }
  if (parts.length === 0) return [entry];
  return left === 0 ? parts : [{ ...entry, count: left, gear: rest }, ...parts];
}

/** Entries that are called like one stat line of several are of it, whatever they carry. */
function isNamedLine(name: string, unit: string, { models }: Datasheet): boolean {
  return singularKey(name) !== singularKey(unit) && hasNearly(models, name);
}

/** What a kind carries, and what its name speaks of, leaves the rest. */
function taken(rest: ModelEntry['gear'], { items, name }: Kind, models: number): ModelEntry['gear'] {
  const held: ModelEntry['gear'] = new Map();
  for (const [key, item] of rest) {
    const each = items[key] ?? (` ${name} `.includes(` ${key} `) ? 1 : 0);
    const count = Math.min(item.count, each * models);
    if (count === 0) continue;
    held.set(key, { ...item, count });
    if (count === item.count) rest.delete(key);
    else rest.set(key, { ...item, count: item.count - count });
  }
  return held;
}
