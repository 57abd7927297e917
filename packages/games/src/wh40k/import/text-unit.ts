// One unit of a text list, resolved against its datasheet: who is in it and what they carry.
import { type Catalogue, profilesHeldIn, profilesHolding, profilesNamed } from '../data/catalogue.ts';
import type { Datasheet, ModelProfile, WeaponProfile } from '../data/datasheet.ts';
import { carriedWeapons, wargearWords } from '../data/gear.table.ts';
import { nameKey, similarity, singularKey } from '../data/name.ts';
import type { Diagnostic, ImportedModels, ImportedUnit } from './army.ts';
import { type Gear, readCounted, splitGear } from './gear-text.ts';
import type { TextEntry, TextUnit } from './text-list.ts';

const CLOSE = 0.84;
const WARLORD = /^(warlord|seigneur de guerre)$/i;
const ENHANCEMENT = /^(?:enhancements?|optimisations?|e)\s*:\s*(.+)$/i;
const COST = /\s*[([]\+\d+\s*(?:pts|points)[)\]]$/i;
const ATTACHED_AS = /^attach\S* (?:as|en tant que)\s*:\s*(.*)$/i;
const OPTION = /^[^:]+:\s/;

export class TextUnitReader {
  private readonly unit: TextUnit;
  private readonly datasheet: Datasheet | undefined;
  private readonly catalogue: Catalogue;
  private readonly diagnostics: Diagnostic[];
  private readonly models: { name: string; count: number }[] = [];
  private readonly gear = new Map<string, Gear>();
  private warlord = false;
  private enhancement: string | undefined;
  private attachedAs: 'leader' | 'bodyguard' | undefined;

  constructor(unit: TextUnit, datasheet: Datasheet | undefined, catalogue: Catalogue, diagnostics: Diagnostic[]) {
    this.unit = unit;
    this.datasheet = datasheet;
    this.catalogue = catalogue;
    this.diagnostics = diagnostics;
  }

  read(): ImportedUnit {
    if (this.unit.gear !== undefined) this.takeGearList(this.unit.gear, this.unit.count ?? 1);
    const entries = this.unit.entries;
    for (let i = 0; i < entries.length; i++) this.takeEntry(entries[i], entries[i + 1]);
    const models = this.resolveModels();
    const { weapons, wargear } = this.resolveGear();
    const { unit, datasheet } = this;
    return {
      name: unit.name,
      ...(datasheet === undefined ? {} : { datasheet: datasheet.name }),
      points: unit.points,
      models: withWargearSaves(models, wargear, datasheet),
      weapons,
      wargear,
      keywords: datasheet?.keywords ?? [],
      warlord: this.warlord,
      ...(this.enhancement === undefined ? {} : { enhancement: this.enhancement }),
      ...(unit.attachedUnit === undefined || this.attachedAs === undefined
        ? {}
        : { attached: { unit: unit.attachedUnit, as: this.attachedAs } }),
    };
  }

  private takeEntry(entry: TextEntry, next: TextEntry | undefined): void {
    const { text } = entry;
    if (WARLORD.test(text)) {
      this.warlord = true;
      return;
    }
    const role = ATTACHED_AS.exec(text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
    if (role !== null) {
      this.attachedAs = /leader|meneur/i.test(role[1]) ? 'leader' : 'bodyguard';
      return;
    }
    const enhancement = ENHANCEMENT.exec(text);
    if (enhancement !== null || COST.test(text)) {
      this.takeEnhancement((enhancement?.[1] ?? text).replace(COST, ''));
      return;
    }
    const perModel = /^(\d+) with (.+)$/i.exec(text);
    if (perModel !== null) {
      this.takeGearList(perModel[2], Number(perModel[1]));
      return;
    }
    this.takeCounted(entry, next);
  }

  /** The paid extra stands last: "Blessed halberd and Eyes of the oracle [+10 points]". */
  private takeEnhancement(text: string): void {
    const gear = splitGear(text, this.isKnown);
    this.enhancement = gear.at(-1)?.name;
    for (const item of gear.slice(0, -1)) this.addGear(item.name, item.count);
  }

  private takeCounted(entry: TextEntry, next: TextEntry | undefined): void {
    const { count, name } = readCounted(entry.text);
    const colon = /^([^:]+):\s*(.+)$/.exec(name);
    if (colon !== null && count !== undefined) {
      this.models.push({ name: colon[1], count });
      const spread = /^\d+ with /i.test(colon[2]);
      this.takeGearList(spread ? colon[2].replace(/^\d+ with /i, '') : colon[2], count);
      return;
    }
    if (colon !== null && OPTION.test(name)) {
      this.note('option', `"${name}" is a choice of this unit; it is not modelled`);
      return;
    }
    const carried = count !== undefined ? this.splitCarrier(entry.text, name) : undefined;
    if (carried !== undefined) {
      this.models.push({ name: carried.model, count: count as number });
      this.takeGearList(carried.gear, count as number);
      return;
    }
    const hasChildren = next !== undefined && next.level > entry.level;
    const named = entry.level === 1 && this.isModel(name) && !this.isWeapon(name);
    if (hasChildren || named || (count !== undefined && this.opensGear(name, next)))
      this.models.push({ name, count: count ?? 1 });
    else if (count !== undefined) this.takeCountedGear(name, count);
    else this.takeGearList(name, 1);
  }

  /** Where a paste has lost all indentation, a name that no weapon or wargear has and a weapon follows is a model. */
  private opensGear(name: string, next: TextEntry | undefined): boolean {
    if (next === undefined || (this.datasheet?.size?.[1] ?? 1) <= 1) return false;
    if (this.unit.entries.some((entry) => entry.level > 1) || !this.isWeapon(readCounted(next.text).name)) return false;
    return !this.isKnown(name) && this.nearestWeapon(name).length === 0 && !this.isGearElsewhere(name);
  }

  private isGearElsewhere(name: string): boolean {
    return this.catalogue.weaponAnywhere(name).length > 0 || wargearWords.some((word) => nameKey(name).includes(word));
  }

  /** "9 Celestian Sacresants with Anointed halberd and Bolt pistol": a number without an x, then gear per model. */
  private splitCarrier(text: string, name: string): { readonly model: string; readonly gear: string } | undefined {
    if (!/^\d+\s+[^x\s]/i.test(text) || !/ with /.test(name)) return undefined;
    const parts = name.split(' with ');
    for (let at = parts.length - 1; at >= 1; at--) {
      const model = parts.slice(0, at).join(' with ');
      if (this.isModel(model)) return { model, gear: parts.slice(at).join(' with ') };
    }
    return this.isKnown(name) ? undefined : { model: parts[0], gear: parts.slice(1).join(' with ') };
  }

  private takeCountedGear(name: string, count: number): void {
    const gear = this.isKnown(name) ? [{ name, count: 1 }] : splitGear(name, this.isKnown);
    // "2x Gun Drone, Recon drone": the number in front belongs to the first name only.
    gear.forEach((item, index) => {
      this.addGear(item.name, index === 0 ? count * item.count : item.count);
    });
  }

  private takeGearList(text: string, times: number): void {
    for (const item of splitGear(text, this.isKnown)) {
      if (WARLORD.test(item.name)) this.warlord = true;
      // Some exporters repeat the name of the unit among its gear.
      else if (singularKey(item.name) !== singularKey(this.unit.name)) this.addGear(item.name, item.count * times);
    }
  }

  private addGear(name: string, count: number): void {
    const key = singularKey(name);
    const same = this.gear.get(key);
    this.gear.set(key, { name: same?.name ?? name, count: (same?.count ?? 0) + count });
  }

  private readonly isKnown = (name: string): boolean =>
    this.isWeapon(name) ||
    (name.includes(' and ') && profilesHolding(this.datasheet?.weapons ?? [], name).length > 0) ||
    (!/, | and /.test(name) && carrierKey(name) in carriedWeapons) ||
    (this.datasheet?.wargear?.some((item) => nameKey(item.name) === nameKey(name)) ?? false);

  private isWeapon(name: string): boolean {
    return this.datasheet !== undefined && profilesNamed(this.datasheet.weapons, name).length > 0;
  }

  private isModel(name: string): boolean {
    const key = singularKey(name);
    if (key === singularKey(this.unit.name)) return true;
    return this.datasheet?.models.some((model) => similarity(singularKey(model.name), key) >= CLOSE) ?? false;
  }

  private resolveModels(): ImportedModels[] {
    if (this.models.length === 0) {
      const count = this.unit.count ?? this.datasheet?.size?.[0] ?? 1;
      this.models.push({ name: this.unit.name, count: Math.max(1, count) });
    }
    const merged = new Map<string, { name: string; count: number; profile?: ModelProfile }>();
    for (const { name, count } of this.models) {
      const key = singularKey(name);
      const same = merged.get(key);
      const profile = same?.profile ?? this.profileFor(name);
      merged.set(key, {
        name: same?.name ?? name,
        count: (same?.count ?? 0) + count,
        ...(profile === undefined ? {} : { profile }),
      });
    }
    return [...merged.values()];
  }

  private profileFor(name: string): ModelProfile | undefined {
    const models = this.datasheet?.models ?? [];
    if (models.length <= 1) return models[0];
    const key = singularKey(name);
    const ranked = models
      .map((model) => ({ model, score: similarity(singularKey(model.name), key) }))
      .sort((a, b) => b.score - a.score);
    if (ranked[0].score >= CLOSE) return ranked[0].model;
    const unitLine = models.find((model) => singularKey(model.name) === singularKey(this.unit.name));
    const guess = unitLine ?? ranked[0].model;
    const alike = models.every((model) => sameStats(model, guess));
    if (!alike)
      this.note('model-guessed', `"${name}" is not a model of the datasheet: the stat line of ${guess.name} is used`);
    return guess;
  }

  private resolveGear(): Pick<ImportedUnit, 'weapons' | 'wargear'> {
    const weapons = new Map<string, { name: string; count: number; profiles: WeaponProfile[] }>();
    const wargear: { name: string; count: number }[] = [];
    const carried = new Map<string, number>();
    for (const { name, count } of this.gear.values()) {
      const weapon = carriedWeapons[carrierKey(name)];
      if (weapon !== undefined && this.isWeapon(weapon))
        carried.set(singularKey(weapon), (carried.get(singularKey(weapon)) ?? 0) + count);
    }
    for (const { name, count } of this.gear.values()) {
      const profiles = this.profilesOf(name);
      // Some exporters print the weapon of a drone beside the drone: the drone decides how many there are.
      if (profiles.length > 0)
        weapons.set(singularKey(name), { name, count: carried.get(singularKey(name)) ?? count, profiles });
      else wargear.push({ name, count });
    }
    for (const [key, count] of carried) {
      if (weapons.has(key)) continue;
      const profiles = this.datasheet?.weapons.filter((weapon) => singularKey(weapon.name) === key) ?? [];
      weapons.set(key, { name: profiles[0].name, count, profiles });
    }
    return { weapons: [...weapons.values()], wargear };
  }

  private profilesOf(name: string): WeaponProfile[] {
    const own = this.datasheet === undefined ? [] : profilesNamed(this.datasheet.weapons, name);
    if (own.length > 0) return own;
    if (carrierKey(name) in carriedWeapons) return [];
    const near = this.nearestWeapon(name);
    if (near.length > 0) {
      this.note('weapon-spelling', `"${name}" is read as ${near[0].name}`);
      return near;
    }
    const elsewhere = this.catalogue.weaponAnywhere(name);
    if (elsewhere.length > 0) {
      this.note(
        'weapon-not-on-datasheet',
        `${name} is not on the datasheet: the profile of that name elsewhere is used`,
      );
      return [...elsewhere];
    }
    const key = nameKey(name);
    if (!wargearWords.some((word) => key.includes(word)))
      this.diagnostics.push({
        code: 'wh40k/import-gear-not-found',
        severity: 'warning',
        unit: this.unit.name,
        message: `"${name}" is not a weapon the catalogue knows: it is kept as wargear`,
        suggestions: this.datasheet?.weapons.slice(0, 8).map((weapon) => weapon.name) ?? [],
      });
    return [];
  }

  private nearestWeapon(name: string): WeaponProfile[] {
    const weapons = this.datasheet?.weapons ?? [];
    const key = singularKey(name);
    const close = weapons.find((weapon) => similarity(singularKey(weapon.name), key) >= CLOSE);
    if (close !== undefined) return profilesNamed(weapons, close.name);
    const holding = profilesHolding(weapons, name);
    return holding.length > 0 ? holding : profilesHeldIn(weapons, name);
  }

  private note(fact: string, message: string): void {
    this.diagnostics.push({ code: `wh40k/import-${fact}`, severity: 'info', unit: this.unit.name, message });
  }
}

/** "Gun drone with twin pulse carbine" is a gun drone. */
function carrierKey(name: string): string {
  return singularKey(name.split(/ with /i)[0]);
}

function sameStats(a: ModelProfile, b: ModelProfile): boolean {
  return a.t === b.t && a.sv === b.sv && a.w === b.w && a.invuln === b.invuln && a.fnp === b.fnp;
}

/** A storm shield on every model gives its save to the stat line; on some of them it is left as wargear. */
function withWargearSaves(
  models: readonly ImportedModels[],
  wargear: readonly { readonly name: string; readonly count: number }[],
  datasheet: Datasheet | undefined,
): ImportedModels[] {
  const total = models.reduce((sum, model) => sum + model.count, 0);
  return models.map((model) => {
    let profile = model.profile;
    for (const item of datasheet?.wargear ?? []) {
      const carried = wargear.find((gear) => nameKey(gear.name) === nameKey(item.name));
      if (profile === undefined || carried === undefined || carried.count < total) continue;
      if (item.invuln !== undefined && item.invuln < (profile.invuln ?? 7))
        profile = { ...profile, invuln: item.invuln };
      if (item.fnp !== undefined && item.fnp < (profile.fnp ?? 7)) profile = { ...profile, fnp: item.fnp };
    }
    return profile === undefined ? model : { ...model, profile };
  });
}
