// Saves and wounds that come from items go to the models that carry them: one stat line becomes several.
import { type ItemEffect, improved } from '../data/item-effect.ts';
import { singularKey } from '../data/name.ts';
import type { ImportedModels } from './army.ts';

/** So many of the models carry an item with this effect. */
export interface CarriedEffect {
  readonly effect: ItemEffect;
  readonly count: number;
}

/** Models of one kind, and the items that some of them carry. */
export interface ArmedModels {
  readonly models: ImportedModels;
  readonly carried: readonly CarriedEffect[];
}

/** The models with what their own items change, then with what helps the whole unit. */
export function withItems(kinds: readonly ArmedModels[], shared: readonly ItemEffect[]): ImportedModels[] {
  const all = kinds.flatMap(({ models, carried }) => withBearers(models, carried));
  const everybody = all.reduce((sum, { count }) => sum + count, 0);
  const byAll = shared.map((effect) => ({ effect, count: everybody }));
  return mergedModels(all.flatMap((models) => withBearers(models, byAll)));
}

/** Copies of one kind of model, split where only some of them carry an item. The bearers stand last: they die last. */
function withBearers(models: ImportedModels, carried: readonly CarriedEffect[]): ImportedModels[] {
  if (models.profile === undefined) return [models];
  let groups: ImportedModels[] = [models];
  for (const { effect, count } of carried) groups = give(groups, effect, count);
  return groups;
}

function give(groups: readonly ImportedModels[], effect: ItemEffect, count: number): ImportedModels[] {
  let left = count;
  const given: ImportedModels[] = [];
  // From the end: a model that has one item is the likeliest to have the next.
  for (const group of [...groups].reverse()) {
    const bearers = Math.min(left, group.count);
    left -= bearers;
    if (bearers > 0 && group.profile !== undefined)
      given.push({ ...group, count: bearers, profile: improved(group.profile, effect) });
    if (bearers < group.count) given.push({ ...group, count: group.count - bearers });
  }
  return given.reverse();
}

/** The same models next to each other, whichever entries of the list they came from. */
function mergedModels(models: readonly ImportedModels[]): ImportedModels[] {
  if (models.length < 2) return [...models];
  const merged = new Map<string, ImportedModels>();
  for (const model of models) {
    const key = JSON.stringify([singularKey(model.name), model.profile]);
    const same = merged.get(key);
    merged.set(key, same === undefined ? model : { ...same, count: same.count + model.count });
  }
  return [...merged.values()];
}
