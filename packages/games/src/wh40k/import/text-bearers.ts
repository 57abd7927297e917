// Who of a text unit carries an item that changes a stat line: the models it was written under, else those that may.
import { known } from '../../contract/defined-fields.ts';
import type { Datasheet, Loadout } from '../data/datasheet.ts';
import { effectOfItem } from '../data/item-effect.ts';
import { singularKey } from '../data/name.ts';
import type { ImportedModels } from './army.ts';
import { type CarriedEffect, withItems } from './bearers.ts';

type Held = ReadonlyMap<string, { readonly name: string; readonly count: number }>;

/** A kind of model as the list writes it, with the gear below it. */
export interface ModelEntry {
  readonly name: string;
  readonly count: number;
  readonly level: number;
  /** It has entries below it. */
  readonly group: boolean;
  readonly gear: Map<string, { name: string; count: number }>;
}

type ResolvedEntry = ModelEntry & Pick<ImportedModels, 'profile'>;

export function bearersOf(
  entries: readonly ResolvedEntry[],
  loose: readonly { readonly name: string; readonly count: number }[],
  all: readonly { readonly name: string; readonly count: number }[],
  datasheet: Datasheet | undefined,
): ImportedModels[] {
  const left = new Map(loose.map(({ name, count }) => [singularKey(name), count]));
  const written = new Set(all.map(({ name }) => singularKey(name)));
  const kinds = entries.map((entry) => {
    const { name, count, profile } = entry;
    const carried = [
      ...heldEffects(entry.gear, datasheet),
      ...looseEffects(entry, loose, left, datasheet),
      ...defaultEffects(entry, entries.length, written, datasheet),
    ];
    return { models: { name, count, ...known({ profile }) }, carried };
  });
  const effects = all.flatMap(({ name }) => effectOfItem(datasheet?.wargear, name) ?? []);
  return withItems(
    kinds,
    effects.filter(({ unit }) => unit === true),
  );
}

function heldEffects(gear: Held, datasheet: Datasheet | undefined): CarriedEffect[] {
  return [...gear.values()].flatMap(({ name, count }) => {
    const effect = effectOfItem(datasheet?.wargear, name);
    return effect === undefined || effect.unit === true ? [] : [{ effect, count }];
  });
}

/** Gear written for the unit goes to the models whose options name it, else to whoever comes. */
function looseEffects(
  { name, count }: ModelEntry,
  loose: readonly { readonly name: string; readonly count: number }[],
  left: Map<string, number>,
  datasheet: Datasheet | undefined,
): CarriedEffect[] {
  return loose.flatMap((item) => {
    const effect = effectOfItem(datasheet?.wargear, item.name);
    const key = singularKey(item.name);
    const taken = Math.min(left.get(key) ?? 0, count);
    if (effect === undefined || effect.unit === true || taken === 0 || !mayCarry(name, key, datasheet)) return [];
    left.set(key, (left.get(key) ?? 0) - taken);
    return [{ effect, count: taken }];
  });
}

function mayCarry(model: string, item: string, datasheet: Datasheet | undefined): boolean {
  const owners = (datasheet?.options ?? [])
    .filter(({ choices }) => choices.some(({ gear }) => gear?.some((name) => singularKey(name) === item)))
    .flatMap(({ model: owner, choices }) => owner ?? choices.flatMap((choice) => choice.model ?? []));
  return owners.length === 0 || owners.some((owner) => singularKey(owner) === singularKey(model));
}

/** Shields that come with the model and that apps do not print, unless an option took them away. */
function defaultEffects(
  entry: ModelEntry,
  kinds: number,
  written: ReadonlySet<string>,
  datasheet: Datasheet | undefined,
): CarriedEffect[] {
  const row = loadoutOf(entry.name, kinds, datasheet);
  if (row === undefined) return [];
  return (row.gear ?? []).flatMap((name) => {
    const item = name.replace(/ x\d+$/, '');
    const effect = effectOfItem(datasheet?.wargear, item);
    if (effect === undefined || written.has(singularKey(item))) return [];
    const count = entry.count - dropped(item, row, entry, datasheet);
    return count > 0 ? [{ effect, count }] : [];
  });
}

function loadoutOf(model: string, kinds: number, datasheet: Datasheet | undefined): Loadout | undefined {
  const rows = datasheet?.loadout ?? [];
  const named = rows.find((row) => row.model !== null && singularKey(row.model) === singularKey(model));
  return named ?? (rows.length === 1 && kinds === 1 ? rows[0] : undefined);
}

/** How many of the models swapped the item for something else they carry. */
function dropped(item: string, row: Loadout, { gear }: ModelEntry, datasheet: Datasheet | undefined): number {
  let most = 0;
  for (const { model, choices } of datasheet?.options ?? []) {
    if (model !== undefined && model !== row.model) continue;
    for (const choice of choices) {
      if (!choice.dropGear?.some((name) => singularKey(name) === singularKey(item))) continue;
      const instead = [...Object.keys(choice.add ?? {}), ...(choice.gear ?? [])];
      const copies = instead.map((name) => gear.get(singularKey(name))?.count ?? 0);
      if (copies.length > 0) most += Math.min(...copies);
    }
  }
  return most;
}
