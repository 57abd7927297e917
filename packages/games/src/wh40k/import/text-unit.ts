// One unit of a text list, resolved against its datasheet: who is in it and what they carry.

import { known } from '../../contract/defined-fields.ts';
import type { ReadingBudget } from '../../lists/budget.ts';
import { type ListSentence, type Noticed, say } from '../../lists/words/index.ts';
import { type Catalogue, profilesNamed } from '../data/catalogue.ts';
import type { Datasheet, ModelProfile, WeaponProfile } from '../data/datasheet.ts';
import { carriedWeapons } from '../data/gear.table.ts';
import { CLOSE, mostAlike, singularKey, withoutAccents } from '../data/name.ts';
import { abilitiesOf } from '../units/abilities.ts';
import type { Carriers } from '../units/carriers.ts';
import { isSpokenOf, lineFor } from '../units/datasheet-unit.ts';
import { type Diagnostic, emptyHanded, type ImportedModels, type ImportedUnit, info, warning } from './army.ts';
import { isGroupHeading, withoutHeadings } from './gear-heading.ts';
import { type Gear, readCounted, splitGear } from './gear-text.ts';
import { printedModels, printedTogether } from './printed-loadout.ts';
import { bearersOf, type ModelEntry } from './text-bearers.ts';
import { kindsByGear } from './text-kinds.ts';
import type { TextEntry, TextUnit } from './text-list.ts';
import { carrierKey, UnitNames } from './unit-names.ts';
import { WeaponRack } from './weapon-rack.ts';

const WARLORD = /^(?:warlord|seigneur de guerre|kriegsherr)$/i;
const ENHANCEMENT = /^(?:enhancements?|optimisations?|verbesserung(?:en)?|e) ?: ?(\S.*)$/i;
const COST = / ?[([]\+\d{1,4} ?(?:pts|points)[)\]]$/i;
const BARE_COST = / ?\(\d{1,3} ?pts\)$/i;
/** New Recruit prints what an enhancement costs without a plus, WarOrgan with one. */
const PLAIN_COST = / ?\[\+?\d{1,3} ?(?:pts|points)\]$/i;
const ATTACHED_AS = /^attach\S* (?:as|en tant que) ?: ?(.*)$/i;

/** What the readers of one list share. */
export interface TextNotes {
  readonly catalogue: Catalogue;
  readonly diagnostics: Noticed<Diagnostic>[];
  readonly budget: ReadingBudget;
}

export class TextUnitReader {
  private readonly unit: TextUnit;
  private readonly names: UnitNames;
  private readonly notes: TextNotes;
  private readonly models: ModelEntry[] = [];
  /** Gear that no model was named for. */
  private readonly loose = new Map<string, { name: string; count: number }>();
  private readonly gear = new Map<string, { name: string; count: number; line: number }>();
  private readonly flat: boolean;
  private open: ModelEntry | undefined;
  private line: number;
  private warlord = false;
  private enhancement: string | undefined;
  private attachedAs: 'leader' | 'bodyguard' | undefined;

  constructor(unit: TextUnit, datasheet: Datasheet | undefined, notes: TextNotes) {
    this.unit = unit;
    this.names = new UnitNames(unit.name, datasheet, notes.catalogue);
    this.notes = notes;
    this.line = unit.line;
    this.flat = unit.entries.every(({ level }) => level === 1);
  }

  read(): ImportedUnit {
    const { unit, names } = this;
    if (unit.gear !== undefined) this.takeGearList(unit.gear, unit.count ?? 1);
    const { entries } = unit;
    for (let i = 0; i < entries.length; i++) this.takeEntry(entries[i], entries[i + 1]);
    this.takePrinted();
    const models = this.resolveModels();
    const { weapons, wargear } = this.resolveGear();
    const { datasheet } = names;
    const items = [...this.gear.values()].map(({ name }) => name);
    const size = models.reduce((sum, { count }) => sum + count, 0);
    const { attachedUnit } = unit;
    const as = this.attachedAs ?? unit.attachedAs;
    const attached = attachedUnit === undefined || as === undefined ? undefined : { unit: attachedUnit, as };
    const read: ImportedUnit = {
      name: unit.name,
      ...known({ datasheet: datasheet?.name }),
      points: unit.points,
      models: bearersOf(models, [...this.loose.values()], [...this.gear.values()], datasheet),
      weapons,
      carriers: this.carriers(),
      wargear,
      keywords: datasheet?.keywords ?? [],
      ...known({ abilities: datasheet && abilitiesOf(datasheet, items, size) }),
      warlord: this.warlord,
      ...known({ enhancement: this.enhancement, attached }),
    };
    // Some sheets have no weapons at all: fortifications, spore mines.
    if (datasheet === undefined || datasheet.weapons.length > 0) this.notes.diagnostics.push(...emptyHanded(read));
    return read;
  }

  private takeEntry(entry: TextEntry, next: TextEntry | undefined): void {
    this.notes.budget.spend();
    this.line = entry.line;
    if (this.open !== undefined && !this.flat && entry.level <= this.open.level) this.open = undefined;
    const { text } = entry;
    if (WARLORD.test(text)) {
      this.warlord = true;
      return;
    }
    const role = ATTACHED_AS.exec(withoutAccents(text));
    if (role !== null) {
      this.attachedAs = /leader|meneur|support|soutien/i.test(role[1]) ? 'leader' : 'bodyguard';
      return;
    }
    const enhancement = ENHANCEMENT.exec(text);
    if (enhancement !== null || COST.test(text)) {
      this.takeEnhancement((enhancement?.[1] ?? text).replace(COST, '').replace(BARE_COST, ''));
      return;
    }
    if (/^\d+ (?:with|w\/)/i.test(text)) this.takeGearList(text, 1);
    else this.takeCounted(entry, next);
  }

  /** Where nothing is listed below a unit, it carries what its datasheet prints. */
  private takePrinted(): void {
    const { datasheet } = this.names;
    if (datasheet === undefined || this.gear.size > 0 || this.models.length > 0) return;
    const printed = printedModels(this.unit, datasheet);
    const together = printedTogether(datasheet);
    if (printed.length === 0) return;
    this.models.push(...printed);
    for (const [key, item] of together) this.loose.set(key, item);
    for (const held of [together, ...printed.map(({ gear }) => gear)])
      for (const [key, { name, count }] of held)
        this.gear.set(key, { name, count: count + (this.gear.get(key)?.count ?? 0), line: this.unit.line });
    const size = printed.reduce((sum, { count }) => sum + count, 0);
    this.note('printed-loadout', say('printed-loadout', { models: size }));
  }

  /** The paid extra stands last: "Blessed halberd and Eyes of the oracle [+10 points]". */
  private takeEnhancement(text: string): void {
    const gear = splitGear(text, this.names.isKnown).flatMap(({ items }) => items);
    this.enhancement = gear.at(-1)?.name;
    for (const item of gear.slice(0, -1)) this.addGear(item.name, item.count ?? 1);
  }

  private takeCounted(entry: TextEntry, next: TextEntry | undefined): void {
    const { count, name } = readCounted(entry.text);
    if (this.isHeading(entry, name, next)) return;
    const at = name.indexOf(':');
    if (at > 0) {
      this.takeColon(name.slice(0, at).trim(), name.slice(at + 1).trim(), count, entry.level);
      return;
    }
    const headsOthers = next !== undefined && next.level > entry.level;
    const carried = count === undefined || headsOthers ? undefined : this.splitCarrier(entry.text, name);
    if (carried !== undefined && count !== undefined) {
      this.openModel(carried.model, count, entry.level);
      this.takeGearList(carried.gear, count);
      return;
    }
    // Below a weapon stand its modes, not what it carries.
    const hasChildren = headsOthers && !this.isOnlyWeapon(name);
    const named = this.names.isModel(name) && !this.names.isWeapon(name) && (entry.level === 1 || this.isDotted(entry));
    if (hasChildren || named || (count !== undefined && this.opensGear(name, next)))
      this.openModel(name, count ?? 1, entry.level, hasChildren);
    else if (count !== undefined) this.takeCountedGear(name, count);
    else this.takeGearList(name, 1);
  }

  /** What stands below it, or in the next lines, is what was taken. */
  private isHeading({ text, level }: TextEntry, name: string, next: TextEntry | undefined): boolean {
    if (next === undefined) return false;
    if (isGroupHeading(text)) return true;
    return (
      next.level > level && singularKey(readCounted(next.text).name) === singularKey(name) && this.names.isWeapon(name)
    );
  }

  private isOnlyWeapon(name: string): boolean {
    return this.names.isWeapon(name) && !this.names.isModel(name);
  }

  /** Below a group of models stand the models themselves: ". Crusaders" and ". . 2x Crusader: 2x Power Weapon". */
  private isDotted({ level }: TextEntry): boolean {
    return this.open === undefined || level <= this.open.level + 1;
  }

  /** "4x Intercessor: Bolt rifle" is a model with its gear, "Mark of Chaos: Khorne" a choice. */
  private takeColon(name: string, rest: string, count: number | undefined, level: number): void {
    if (/^wargear$/i.test(name)) {
      this.takeGearList(rest, 1);
      return;
    }
    const gear =
      rest === '' ||
      splitGear(rest, this.names.isKnown).some(({ items }) => items.some((item) => this.names.isKnown(item.name)));
    if (count === undefined && !this.names.isModel(name) && !gear) {
      this.note('option', say('choice-not-modelled', { text: `${name}: ${rest}` }));
      return;
    }
    this.openModel(name.replace(PLAIN_COST, ''), count ?? 1, level, rest === '');
    if (rest !== '') this.takeGearList(rest, count ?? 1);
  }

  /** A heading of several kinds of models gives way to them: its own number is the sum of theirs. */
  private openModel(name: string, count: number, level: number, group = false): void {
    const above = this.open;
    if (above?.group === true && !this.flat && level > above.level && above.gear.size === 0) {
      const index = this.models.indexOf(above);
      if (index >= 0 && !this.names.isWeapon(name)) this.models.splice(index, 1);
    }
    this.open = { name, count, level, group, gear: new Map() };
    this.models.push(this.open);
  }

  /** Where a paste has lost all indentation, a name that no weapon or wargear has and a weapon follows is a model. */
  private opensGear(name: string, next: TextEntry | undefined): boolean {
    const { datasheet } = this.names;
    if (next === undefined || (datasheet?.size?.[1] ?? 1) <= 1 || !this.flat) return false;
    if (!this.names.isWeapon(readCounted(next.text).name)) return false;
    return (
      !this.names.isKnown(name) && this.names.nearestWeapon(name).length === 0 && !this.names.isGearElsewhere(name)
    );
  }

  /** "9 Celestian Sacresants with Anointed halberd and Bolt pistol": a number without an x, then gear per model. */
  private splitCarrier(text: string, name: string): { readonly model: string; readonly gear: string } | undefined {
    // "9x Boy w/ Choppa, Slugga": behind an x "with" may be part of a model's name.
    if (!/^\d+ (?!x )/i.test(text) && !/ w\/ /.test(name)) return undefined;
    const places = [...name.matchAll(/ (?:with|w\/) /g)].slice(0, MOST_WITH);
    if (places.length === 0) return undefined;
    const split = ({ index, 0: word }: RegExpExecArray) => ({
      model: name.slice(0, index),
      gear: name.slice(index + word.length),
    });
    const model = places.map(split).findLast((parts) => this.names.isModel(parts.model));
    return model ?? (this.names.isKnown(name) ? undefined : split(places[0]));
  }

  private takeCountedGear(name: string, count: number): void {
    if (this.names.isKnown(name)) {
      this.addGear(name, count);
      return;
    }
    // "2x Gun Drone, Recon drone": the number in front belongs to the first name only.
    const items = splitGear(name, this.names.isKnown).flatMap((part) => part.items);
    items.forEach((item, index) => {
      this.addGear(item.name, (index === 0 ? count : 1) * (item.count ?? 1));
    });
  }

  /** Gear of `models` models that each carry it. Where a number is more than one model can carry, all are of the whole. */
  private takeGearList(text: string, models: number): void {
    for (const { bearers, items } of splitGear(withoutHeadings(text, this.names.isKnown), this.names.isKnown)) {
      const total = bearers === undefined && models > 1 && items.some((item) => this.isTotal(item, models));
      for (const item of items) this.takeItem(item, bearers ?? models, total);
    }
  }

  private isTotal({ name, count }: Gear, models: number): boolean {
    return count !== undefined && count > (this.names.mostPerModel(name) ?? models - 1);
  }

  private takeItem({ name, count }: Gear, bearers: number, total: boolean): void {
    if (WARLORD.test(name)) this.warlord = true;
    else if (PLAIN_COST.test(name)) this.enhancement = name.replace(PLAIN_COST, '');
    // Some exporters repeat the name of the unit among its gear.
    else if (singularKey(name) !== singularKey(this.unit.name)) {
      this.addGear(name, total && count !== undefined ? count : (count ?? 1) * bearers);
    }
  }

  private addGear(name: string, count: number): void {
    this.notes.budget.spend();
    const key = singularKey(name);
    const same = this.gear.get(key);
    this.gear.set(key, { name: same?.name ?? name, count: (same?.count ?? 0) + count, line: same?.line ?? this.line });
    const held = this.open?.gear ?? this.loose;
    held.set(key, { name, count: (held.get(key)?.count ?? 0) + count });
  }

  private resolveModels(): readonly (ModelEntry & Pick<ImportedModels, 'profile'>)[] {
    const { datasheet } = this.names;
    if (this.models.length === 0) {
      const count = Math.max(1, this.unit.count ?? datasheet?.size?.[0] ?? 1);
      this.models.push({ name: this.unit.name, count, level: 0, group: false, gear: new Map(this.loose) });
      this.loose.clear();
    }
    const kinds = this.models.flatMap((entry) => kindsByGear(entry, this.unit.name, datasheet));
    this.models.splice(0, this.models.length, ...kinds);
    const profiles = new Map<string, ModelProfile | undefined>();
    return this.models.map((model) => {
      const key = singularKey(model.name);
      if (!profiles.has(key)) profiles.set(key, this.profileFor(model.name));
      const profile = profiles.get(key);
      return profile === undefined ? model : { ...model, profile };
    });
  }

  private profileFor(name: string): ModelProfile | undefined {
    const { datasheet } = this.names;
    const models = datasheet?.models ?? [];
    if (datasheet === undefined || models.length <= 1) return models[0];
    const { row: likeliest, score } = mostAlike(models, name);
    if (score >= CLOSE) return likeliest;
    const line = lineFor(name, datasheet);
    if (line !== undefined && isSpokenOf(line, name, datasheet)) return line;
    const unitLine = models.find((model) => singularKey(model.name) === singularKey(this.unit.name));
    const guess = unitLine ?? likeliest;
    if (!models.every((model) => sameStats(model, guess)))
      this.note('model-guessed', say('model-guessed', { model: name, line: guess.name }));
    return guess;
  }

  private resolveGear(): Pick<ImportedUnit, 'weapons' | 'wargear'> {
    const rack = new WeaponRack();
    const wargear: { name: string; count: number }[] = [];
    const carried = new Map<string, number>();
    const gear = this.wholeWeapons();
    for (const { name, count } of gear) {
      const weapon = carriedWeapons[carrierKey(name)];
      if (weapon !== undefined && this.names.isWeapon(weapon))
        carried.set(singularKey(weapon), (carried.get(singularKey(weapon)) ?? 0) + count);
    }
    for (const { name, count, line } of gear) {
      this.line = line;
      const profiles = this.profilesOf(name);
      const key = singularKey(name);
      // Some exporters print the weapon of a drone beside the drone: the drone decides how many there are.
      if (profiles.length > 0) rack.add(name, carried.get(key) ?? count, profiles);
      else wargear.push({ name, count });
      if (profiles.length > 0) carried.delete(key);
    }
    for (const [key, count] of carried) {
      const profiles = this.names.weapons.filter((weapon) => singularKey(weapon.name) === key);
      rack.add(profiles[0]?.name ?? key, count, profiles);
    }
    return { weapons: rack.weapons(), wargear };
  }

  private carriers(): readonly Carriers[] {
    return this.models.map(({ name, count, gear }) => ({
      name,
      models: count,
      weapons: countsOf(this.names.withoutModes(gear.values())),
    }));
  }

  /** Modes that a bearer has printed beside the weapon, or in its place, are one weapon. */
  private wholeWeapons(): readonly { readonly name: string; readonly count: number; readonly line: number }[] {
    const whole = new Map<string, { name: string; count: number; line: number }>();
    for (const held of [this.loose, ...this.models.map(({ gear }) => gear)])
      for (const { name, count } of this.names.withoutModes(held.values())) {
        const key = singularKey(name);
        const line = this.gear.get(key)?.line ?? this.unit.line;
        whole.set(key, { name: whole.get(key)?.name ?? name, count: (whole.get(key)?.count ?? 0) + count, line });
      }
    return [...whole.values()];
  }

  private profilesOf(name: string): readonly WeaponProfile[] {
    this.notes.budget.spend();
    const own = profilesNamed(this.names.weapons, name);
    if (own.length > 0) return own;
    if (carrierKey(name) in carriedWeapons) return [];
    const near = this.names.nearestWeapon(name);
    if (near.length > 0) {
      this.note('weapon-spelling', say('read-as', { name, as: near[0].name }));
      return near;
    }
    const elsewhere = this.names.elsewhere(name);
    if (elsewhere.length > 0) {
      this.note('weapon-not-on-datasheet', say('not-on-datasheet', { weapon: name }));
      return elsewhere;
    }
    if (!this.names.isWargear(name) && !this.names.isKnown(name)) {
      const message = say('gear-not-found', { gear: name });
      const suggestions = this.names.weapons.slice(0, 8).map((weapon) => weapon.name);
      this.notes.diagnostics.push({ ...warning('gear-not-found', this.place, message), suggestions });
    }
    return [];
  }

  private get place() {
    return { unit: this.unit.name, line: this.line };
  }

  private note(fact: string, message: ListSentence): void {
    this.notes.diagnostics.push(info(fact, this.place, message));
  }
}

function countsOf(held: readonly { readonly name: string; readonly count: number }[]): Carriers['weapons'] {
  const counts = new Map<string, number>();
  for (const { name, count } of held) counts.set(singularKey(name), (counts.get(singularKey(name)) ?? 0) + count);
  return Object.fromEntries(counts);
}

/** Names with "with" in them have it once. */
const MOST_WITH = 4;

function sameStats(a: ModelProfile, b: ModelProfile): boolean {
  return a.t === b.t && a.sv === b.sv && a.w === b.w && a.invuln === b.invuln && a.fnp === b.fnp;
}
