// Who in a unit carries what: lists count gear per unit, battles need it per model.

import type { UnitInput } from '../schema.ts';
import type { ForgeItem, ForgeRule, ForgeUnit, ForgeWeapon } from './forge-list.ts';

type ModelInput = UnitInput['models'][number] & { readonly count: number };
type WeaponInput = NonNullable<ModelInput['weapons']>[number];

interface Slot {
  readonly weapons: Map<number, number>;
  readonly rules: string[];
  /** Weapons held so far: [melee, ranged]. */
  readonly held: [number, number];
}

/**
 * Gives every model its share. Weapons that all carry come first; rarer ones go to the models that have fewest of that
 * kind, so that "8x Rifle, 1x Flamer, 1x Plasma, 8x CCW, 2x Sword" becomes eight plain models and two special ones.
 * Plain models stand first: they are the ones a player gives up first.
 */
export function modelsOf(unit: ForgeUnit, hero: boolean): ModelInput[] {
  const carried = unit.items.reduce(fixedOn, allWeapons(unit));
  // Options bought several times stand in a list several times.
  const weapons = mergeEqual(carried.filter(({ count }) => count > 0));
  const slots: Slot[] = Array.from({ length: unit.size }, () => ({ weapons: new Map(), rules: [], held: [0, 0] }));
  const order = weapons.map((_, index) => index).sort((a, b) => weapons[b].count - weapons[a].count || a - b);
  for (const index of order) handOut(slots, weapons[index], index);
  for (const rule of partialRules(unit)) giveToLast(slots, rule);
  return groupSlots(slots).map(({ slot, count }) => ({
    name: unit.name,
    count,
    hero,
    rules: slot.rules,
    weapons: [...slot.weapons].sort((a, b) => a[0] - b[0]).map(([index, copies]) => toWeapon(weapons[index], copies)),
  }));
}

/** "Upgrade all Carbines with Scopes (Precise)": so many of the weapons it names have the rules of the item. */
function fixedOn(weapons: ForgeWeapon[], item: ForgeItem): ForgeWeapon[] {
  let left = item.count;
  return weapons.flatMap((weapon) => {
    const better = isOn(item, weapon) ? Math.min(left, weapon.count) : 0;
    left -= better;
    if (better === 0) return [weapon];
    const rest = { ...weapon, count: weapon.count - better };
    return [{ ...weapon, count: better, rules: [...weapon.rules, ...item.rules] }, rest];
  });
}

function isOn({ on = [] }: ForgeItem, { name }: ForgeWeapon): boolean {
  return on.some((target) => isNamed(name, target));
}

/** What the models of the unit carry themselves: an item fixed to a weapon that nobody has is one of these. */
function ownItems(unit: ForgeUnit): readonly ForgeItem[] {
  return unit.items.filter((item) => !allWeapons(unit).some((weapon) => isOn(item, weapon)));
}

function allWeapons({ weapons, items }: ForgeUnit): ForgeWeapon[] {
  return [...weapons, ...items.flatMap((item) => item.weapons)];
}

/** Books write in the plural where many are meant: "Heavy Rifles". */
export function isNamed(name: string, target: string): boolean {
  const plain = (word: string) => word.toLowerCase().replace(/s$/, '');
  return plain(name) === plain(target);
}

/** What is alike but for its count, counted together. */
export function mergeEqual<Entry extends { readonly count: number }>(entries: readonly Entry[]): Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const key = JSON.stringify({ ...entry, count: 0 });
    const same = merged.get(key);
    merged.set(key, same === undefined ? entry : { ...same, count: same.count + entry.count });
  }
  return [...merged.values()];
}

/** No unit carries more of one weapon. */
const MOST_COPIES = 1_000;

function handOut(slots: readonly Slot[], weapon: ForgeWeapon, index: number): void {
  const kind = weapon.range > 0 ? 1 : 0;
  // Whole numbers only: the remainder of a float may never reach 0.
  const count = Math.min(MOST_COPIES, Math.floor(weapon.count));
  const each = Math.floor(count / slots.length);
  let rest = count % slots.length;
  if (each > 0) for (const slot of slots) give(slot, index, kind, each);
  while (rest > 0) {
    let poorest = slots[0];
    for (const slot of slots) if (slot.held[kind] < poorest.held[kind]) poorest = slot;
    give(poorest, index, kind, 1);
    rest--;
  }
}

function give(slot: Slot, index: number, kind: 0 | 1, copies: number): void {
  slot.weapons.set(index, (slot.weapons.get(index) ?? 0) + copies);
  slot.held[kind] += copies;
}

/** Rules that some models have, and the rules of items that not everybody carries. */
function partialRules(unit: ForgeUnit): ForgeRule[] {
  const rules: ForgeRule[] = unit.rules.filter((rule) => rule.count !== undefined && rule.count < unit.size);
  for (const item of ownItems(unit))
    if (item.count < unit.size) for (const name of item.rules) rules.push({ name, count: item.count });
  return rules;
}

/** Bearers of something special die last: their owner would see to that. */
function giveToLast(slots: readonly Slot[], rule: ForgeRule): void {
  const count = Math.min(rule.count ?? slots.length, slots.length);
  for (const slot of slots.slice(slots.length - count)) slot.rules.push(rule.name);
}

/** What every model of the unit has. */
export function unitRules(unit: ForgeUnit): string[] {
  const rules = unit.rules
    .filter((rule) => rule.count === undefined || rule.count >= unit.size)
    .map((rule) => rule.name);
  for (const item of ownItems(unit)) if (item.count >= unit.size) rules.push(...item.rules);
  return rules;
}

function groupSlots(slots: readonly Slot[]): { readonly slot: Slot; count: number }[] {
  const groups = new Map<string, { slot: Slot; count: number }>();
  for (const slot of slots) {
    const key = JSON.stringify([[...slot.weapons].sort((a, b) => a[0] - b[0]), slot.rules]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { slot, count: 1 });
    else group.count++;
  }
  return [...groups.values()];
}

function toWeapon(weapon: ForgeWeapon, count: number): WeaponInput {
  const { name, range, attacks, rules } = weapon;
  return { name, range, attacks, count, rules: [...rules] };
}
