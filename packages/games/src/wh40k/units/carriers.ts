// Which models of a unit carry which of its weapons, and what each kind of model uses of them in one phase.
// Not the whole kernel: reading a list needs averages of dice and nothing else of it.
import { expressionMean, parseDiceExpression } from '@oddsmith/kernel/dice-expression';
import { singularKey } from '../data/name.ts';
import { carries, hasKeyword, isPistol, modelCount, type Unit, type UnitPhase, type UnitWeapon } from './unit.ts';

/** Models that a list or a datasheet names together, and how many of each weapon they carry between them. */
export interface Carriers {
  /** The stat line they have, as `models` of the unit calls it. */
  readonly name: string;
  readonly models: number;
  /** By `itemKey`. */
  readonly weapons: { readonly [item: string]: number };
}

/** Under what name models carry a weapon: its modes are one item. */
export function itemKey({ item, family, name }: Pick<UnitWeapon, 'item' | 'family' | 'name'>): string {
  return singularKey(item ?? family ?? name);
}

/** What models of one kind use. */
export interface Arms {
  readonly name: string;
  readonly models: number;
  readonly weapons: readonly UnitWeapon[];
}

/** Of one profile of every weapon that serves in the phase, what each kind of model uses: with `count` for all of them. */
export function armsOf(unit: Unit, phase: UnitPhase): readonly Arms[] {
  const serving = firstProfiles(unit.weapons.filter((weapon) => (weapon.kind === 'melee') === (phase === 'fight')));
  const firesAll = hasKeyword(unit, 'Vehicle') || hasKeyword(unit, 'Monster');
  return carriersOf(unit).map(({ name, models, weapons }) => {
    const own = serving.flatMap((weapon) => {
      const count = weapons[itemKey(weapon)] ?? 0;
      return count > 0 ? [{ ...weapon, count }] : [];
    });
    if (phase === 'fight') return { name, models, weapons: fightWith(own, models) };
    return { name, models, weapons: firesAll ? own : shootWith(own, models) };
  });
}

/** Every weapon in somebody's hands; what nobody was named for is shared out. */
function carriersOf(unit: Unit): readonly Carriers[] {
  const total = modelCount(unit);
  const named = (unit.carriers ?? []).filter(({ models }) => models > 0);
  const known = named.reduce((sum, { models }) => sum + models, 0) === total ? named : [];
  const kinds = known.length > 0 ? known : [{ name: '', models: total, weapons: {} }];
  const carried = kinds.map(({ weapons }) => new Map(Object.entries(weapons)));
  const items = new Map(unit.weapons.map((weapon) => [itemKey(weapon), weapon.count]));
  for (const [item, count] of items) {
    const held = carried.reduce((sum, weapons) => sum + (weapons.get(item) ?? 0), 0);
    if (held === count) continue;
    // More than the unit has: the names of the models do not fit, so the number of the unit counts.
    for (const weapons of held > count ? carried : []) weapons.delete(item);
    const left = held > count ? count : count - held;
    const give = (kind: number, more: number) => carried[kind].set(item, (carried[kind].get(item) ?? 0) + more);
    if (left % total === 0) kinds.forEach(({ models }, kind) => void give(kind, (left / total) * models));
    else give(likeliest(kinds, carried), left);
  }
  return kinds.map(({ name, models }, kind) => ({ name, models, weapons: Object.fromEntries(carried[kind]) }));
}

/** Those nothing is known of, else the most numerous. */
function likeliest(kinds: readonly Carriers[], carried: readonly ReadonlyMap<string, number>[]): number {
  const places = kinds.map((_, kind) => kind);
  const bare = places.filter((kind) => carried[kind].size === 0);
  return (bare.length > 0 ? bare : places).reduce((best, kind) =>
    kinds[kind].models > kinds[best].models ? kind : best,
  );
}

/** Of a weapon with several profiles one is in hand: the standard one, else the first listed. Which is used the target decides. */
function firstProfiles(weapons: readonly UnitWeapon[]): readonly UnitWeapon[] {
  const chosen = new Map<string, UnitWeapon>();
  for (const weapon of weapons) {
    const family = familyOf(weapon);
    const before = chosen.get(family);
    if (before === undefined || (/standard/i.test(weapon.name) && !/standard/i.test(before.name)))
      chosen.set(family, weapon);
  }
  return weapons.filter((weapon) => chosen.get(familyOf(weapon)) === weapon);
}

/** Its other modes: profiles of the same weapon for the same phase. */
export function otherModes({ weapons }: Unit, weapon: UnitWeapon): readonly UnitWeapon[] {
  const family = familyOf(weapon);
  return weapons.filter(
    (other) => other.name !== weapon.name && other.kind === weapon.kind && familyOf(other) === family,
  );
}

/** "Plasma pistol" of "Plasma pistol - standard"; a weapon without profiles is a family of its own. */
export function familyOf(weapon: UnitWeapon): string {
  if (weapon.family !== undefined) return weapon.family;
  const split = weapon.name.replace(/^\W+/, '').split(/ [-–] /);
  return split.length === 1 ? JSON.stringify(weapon) : split[0];
}

/** Rule 13: a model fires its other guns, or all its pistols where it has no other gun. */
function shootWith(carried: readonly UnitWeapon[], models: number): readonly UnitWeapon[] {
  const guns = carried.filter((weapon) => !isPistol(weapon));
  const armed = guns.some(({ count }) => count >= models)
    ? models
    : Math.min(
        models,
        guns.reduce((sum, { count }) => sum + count, 0),
      );
  const free = models - armed;
  if (free === 0) return guns;
  const pistols = carried.filter(isPistol);
  const everybodys = pistols.filter(({ count }) => count >= models);
  const few = pistols.filter(({ count }) => count < models).sort((a, b) => a.count - b.count);
  const rare = share(few, few.length === 0 ? 0 : free);
  const each = (weapon: UnitWeapon) => ({ ...weapon, count: Math.floor((weapon.count * free) / models) });
  const fired = new Map([...rare, ...everybodys.map(each)].map((weapon) => [itemKey(weapon), weapon]));
  return [...guns, ...pistols.flatMap((weapon) => fired.get(itemKey(weapon)) ?? [])];
}

/** Rule 12: one melee weapon a model, the hardest hitting first, and what comes on top of others. */
function fightWith(carried: readonly UnitWeapon[], models: number): readonly UnitWeapon[] {
  const extra = carried.filter((weapon) => carries(weapon, 'extra attacks'));
  const others = carried.filter((weapon) => !carries(weapon, 'extra attacks'));
  return [
    ...share(
      [...others].sort((a, b) => punchOf(b) - punchOf(a)),
      models,
    ),
    ...extra,
  ];
}

/** Hands weapons to models until every model has one. */
function share(weapons: readonly UnitWeapon[], models: number): readonly UnitWeapon[] {
  let left = models;
  return weapons.flatMap((weapon) => {
    const count = Math.min(weapon.count, left);
    left -= count;
    return count > 0 ? [{ ...weapon, count }] : [];
  });
}

/** Which of two weapons a model would rather use. */
export function punchOf({ attacks = 1, strength = 1, damage = 1, ap = 0 }: Punching = {}): number {
  return average(attacks) * average(strength) * average(damage) * (1 - ap / 6);
}

type Punching = {
  readonly [field in 'attacks' | 'strength' | 'damage']?: number | string | undefined;
} & { readonly ap?: number | undefined };

function average(value: number | string): number {
  const parsed = parseDiceExpression(value);
  return parsed.ok ? expressionMean(parsed.expression) : 0;
}
