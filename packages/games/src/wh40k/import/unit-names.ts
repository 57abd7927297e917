// What a datasheet calls things: its weapons, models and items, and how many of a weapon one model can carry.

import { memoizeWeak } from '../../contract/cache.ts';
import { similarity } from '../../spelling/nearest.ts';
import { type Catalogue, profilesHeldIn, profilesHolding, profilesNamed } from '../data/catalogue.ts';
import type { Datasheet, WeaponProfile } from '../data/datasheet.ts';
import { carriedWeapons, wargearWords } from '../data/gear.table.ts';
import { effectOfItem } from '../data/item-effect.ts';
import { CLOSE, nameKey, singularKey } from '../data/name.ts';

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** Names of one datasheet; each name of a list is looked up once. */
export class UnitNames {
  readonly datasheet: Datasheet | undefined;
  private readonly catalogue: Catalogue;
  private readonly unitKey: string;
  private readonly known = new Map<string, boolean>();
  private readonly modelKeys: ReadonlySet<string>;
  private readonly models = new Map<string, boolean>();

  constructor(unitName: string, datasheet: Datasheet | undefined, catalogue: Catalogue) {
    this.datasheet = datasheet;
    this.catalogue = catalogue;
    this.unitKey = singularKey(unitName);
    this.modelKeys = modelKeysOf(datasheet);
  }

  get weapons(): readonly WeaponProfile[] {
    return this.datasheet?.weapons ?? [];
  }

  readonly isKnown = (name: string): boolean => {
    const before = this.known.get(name);
    if (before !== undefined) return before;
    const known = this.isWeapon(name) || this.isCarrier(name) || this.isItem(name) || this.isJoinedName(name);
    this.known.set(name, known);
    return known;
  };

  isWeapon(name: string): boolean {
    return profilesNamed(this.weapons, name).length > 0;
  }

  /** What one bearer has, each weapon once whether it is printed itself, by its modes, or both. */
  withoutModes(held: Iterable<Counted>): readonly Counted[] {
    const whole = new Map<string, { name: string; count: number; modes: number }>();
    for (const { name, count } of held) {
      const weapon = this.weaponOf(name);
      const key = singularKey(weapon);
      const same = whole.get(key) ?? { name: weapon, count: 0, modes: 0 };
      if (name.startsWith(`${weapon} - `)) same.modes = Math.max(same.modes, count);
      else same.count += count;
      whole.set(key, same);
    }
    return [...whole.values()].map(({ name, count, modes }) => ({ name, count: count || modes }));
  }

  /** "Plasma gun - supercharge" and "Plasma gun (Plasma gun - standard)" are the plasma gun. */
  private weaponOf(name: string): string {
    const [weapon, mode] = name.split(/ - | \(/, 2);
    if (mode === undefined || profilesNamed(this.weapons, weapon).length < 2) return name;
    const bracket = name.startsWith(`${weapon} (`);
    return bracket && !nameKey(mode).startsWith(nameKey(weapon)) ? name : weapon;
  }

  /** "Lacerator and claw" where the sheet has one weapon with all these words. */
  private isJoinedName(name: string): boolean {
    return / (?:and|&) /.test(name) && profilesHolding(this.weapons, name).length > 0;
  }

  private isCarrier(name: string): boolean {
    return !/, | and /.test(name) && carrierKey(name) in carriedWeapons;
  }

  private isItem(name: string): boolean {
    const { wargear, options = [], abilities = [], otherAbilities = [] } = this.datasheet ?? {};
    const offered = options.flatMap(({ choices }) => choices.flatMap(({ gear = [] }) => gear));
    // The Lion Helm and a Watcher in the Dark are abilities by the name of the item.
    const named = [...abilities.map((ability) => ability.name), ...otherAbilities];
    const key = singularKey(name);
    return (
      effectOfItem(wargear, name) !== undefined || [...offered, ...named].some((item) => singularKey(item) === key)
    );
  }

  isModel(name: string): boolean {
    const key = singularKey(name);
    if (key === this.unitKey || this.modelKeys.has(key)) return true;
    const before = this.models.get(key);
    if (before !== undefined) return before;
    const close = [...this.modelKeys].some((model) => similarity(model, key, CLOSE) >= CLOSE);
    this.models.set(key, close);
    return close;
  }

  /** Gear of other sheets, or something that is never a weapon. */
  isGearElsewhere(name: string): boolean {
    return this.catalogue.weaponAnywhere(name).length > 0 || this.isWargear(name);
  }

  isWargear(name: string): boolean {
    const key = nameKey(name);
    return wargearWords.some((word) => key.includes(word));
  }

  elsewhere(name: string): readonly WeaponProfile[] {
    return this.catalogue.weaponAnywhere(name);
  }

  /** The weapon that is spelt most like it, or the only one whose name holds it. */
  nearestWeapon(name: string): readonly WeaponProfile[] {
    const key = singularKey(name);
    const close = this.weapons.find((weapon) => similarity(singularKey(weapon.name), key, CLOSE) >= CLOSE);
    if (close !== undefined) return profilesNamed(this.weapons, close.name);
    const holding = profilesHolding(this.weapons, name);
    return holding.length > 0 ? holding : profilesHeldIn(this.weapons, name);
  }

  /** How many of a weapon one model can have by the sheet's loadouts and options; undefined where they do not say. */
  mostPerModel(name: string): number | undefined {
    const { loadout, options = [] } = this.datasheet ?? {};
    if (loadout === undefined) return undefined;
    const key = singularKey(name);
    const countIn = (carried: { readonly [weapon: string]: number } | undefined): number =>
      Object.entries(carried ?? {}).reduce(
        (sum, [weapon, count]) => (singularKey(weapon) === key ? sum + count : sum),
        0,
      );
    let most = Math.max(0, ...loadout.map(({ weapons }) => countIn(weapons)));
    for (const { choices, max = 1 } of options)
      for (const { weapons, add, max: own = 1 } of choices) {
        most = Math.max(most, countIn(weapons));
        most += countIn(add) * (weapons === undefined ? Math.max(1, Math.min(max, own)) : 0);
      }
    return most === 0 ? undefined : most;
  }
}

/** Keys of all names its models go by. */
export function modelKeysOf(datasheet: Datasheet | undefined): ReadonlySet<string> {
  return datasheet === undefined ? new Set() : keysOfModels(datasheet);
}

const keysOfModels = memoizeWeak(({ models, loadout = [], options = [] }: Datasheet): ReadonlySet<string> => {
  const names = [
    ...models.map(({ name }) => name),
    ...loadout.flatMap(({ model }) => model ?? []),
    ...options.flatMap(({ choices }) => choices.flatMap(({ model }) => model ?? [])),
  ];
  return new Set(names.map(singularKey));
});

/** "Gun drone with twin pulse carbine" is a gun drone. */
export function carrierKey(name: string): string {
  return singularKey(name.split(/ with /i, 1)[0]);
}
