// Turns a roster tree, which carries its own stats, into an army.

import { known } from '../../contract/defined-fields.ts';
import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { type Noticed, type ReadArmy, say } from '../../lists/words/index.ts';
import { type Catalogue, type DatasheetMatch, profilesNamed } from '../data/catalogue.ts';
import type { ModelProfile, WeaponProfile } from '../data/datasheet.ts';
import { effectOfItem, type ItemEffect } from '../data/item-effect.ts';
import { nameKey, singularKey } from '../data/name.ts';
import { abilitiesOf } from '../units/abilities.ts';
import {
  type Diagnostic,
  emptyHanded,
  type ImportedArmy,
  type ImportedModels,
  type ImportedUnit,
  info,
  type ListFormat,
  MOST_UNITS,
  WHOLE_LIST,
  warning,
} from './army.ts';
import { type CarriedEffect, withItems } from './bearers.ts';
import type { Roster, RosterProfile, RosterSelection } from './roster.ts';
import { effectOfAbility, modelFromProfile, sharedSaves, weaponFromProfile } from './statistics.ts';
import { WeaponRack } from './weapon-rack.ts';

/** What the readers of one roster share. */
interface Notes {
  readonly diagnostics: Noticed<Diagnostic>[];
  readonly budget: ReadingBudget;
}

export function armyFromRoster(
  roster: Roster,
  edition: '10' | '11',
  format: ListFormat,
  catalogue: Catalogue,
  budget: ReadingBudget,
): ReadArmy<ImportedArmy> {
  const diagnostics: Noticed<Diagnostic>[] = [];
  const units: ImportedUnit[] = [];
  let detachment: string | undefined;
  for (const force of roster.forces) {
    for (const selection of force.selections) {
      if (isUnit(selection)) {
        if (units.length >= MOST_UNITS)
          throw new ReadingStopped('too-many-units', say('roster-units', { most: MOST_UNITS }));
        const faction = factionName(force.catalogueName);
        units.push(new UnitReader(selection, faction, catalogue, { diagnostics, budget }).read());
      } else if (/^detachment/i.test(selection.name)) {
        detachment = selection.selections[0]?.name ?? detachment;
      } else if (!selection.categories.includes('Configuration')) {
        const message = say('list-option', { option: selection.name });
        diagnostics.push(info('list-option', WHOLE_LIST, message));
      }
    }
  }
  const { name, points } = roster;
  return {
    format,
    edition,
    ...known({ name: name || undefined, faction: statedFaction(roster) || undefined, detachment, points }),
    units,
    diagnostics,
  };
}

/** By category where the force itself only says "Army Roster". */
function statedFaction(roster: Roster): string {
  const [force] = roster.forces;
  if (force === undefined) return '';
  const category = force.selections
    .flatMap((selection) => selection.categories)
    .find((name) => /^faction: /i.test(name));
  const catalogue = factionName(force.catalogueName);
  return /roster/i.test(catalogue) ? (category?.replace(/^faction: /i, '') ?? '') : catalogue;
}

/** "Xenos - Tyranids" -> "Tyranids"; "Imperium - Adeptus Astartes - Blood Angels" -> "Blood Angels". */
function factionName(catalogueName: string): string {
  return catalogueName.split(' - ').at(-1)?.trim() ?? '';
}

/** A selection and all below it. */
function flat(selection: RosterSelection): readonly RosterSelection[] {
  return [selection, ...selection.selections.flatMap(flat)];
}

function isUnit(selection: RosterSelection): boolean {
  if (selection.type === 'unit') return true;
  return flat(selection).some(({ type, profiles }) => type === 'model' || profiles.some(isStatLine));
}

function isStatLine(profile: RosterProfile): boolean {
  return profile.typeName.toLowerCase() === 'unit';
}

function isWeapon(profile: RosterProfile): boolean {
  return /^(ranged|melee) weapons$/i.test(profile.typeName);
}

/** A model selection and the stat line, weapons and items below it. */
interface Carrier {
  readonly selection: RosterSelection;
  readonly items: CarriedEffect[];
  readonly weapons: Map<string, number>;
}

class UnitReader {
  private readonly root: RosterSelection;
  private readonly match: DatasheetMatch | undefined;
  private readonly diagnostics: Noticed<Diagnostic>[];
  private readonly budget: ReadingBudget;
  private readonly rack = new WeaponRack();
  private readonly wargear = new Map<string, number>();
  private readonly carriers: Carrier[] = [];
  /** Items that help every model of the unit. */
  private readonly shared: ItemEffect[] = [];
  private readonly lines: readonly RosterProfile[];
  private readonly linesByKey = new Map<string, RosterProfile>();
  private readonly lineNames: readonly string[];
  private points = 0;
  private warlord = false;
  private enhancement: string | undefined;

  constructor(root: RosterSelection, faction: string, catalogue: Catalogue, notes: Notes) {
    this.root = root;
    this.match = catalogue.find(root.name, faction);
    this.diagnostics = notes.diagnostics;
    this.budget = notes.budget;
    this.lines = flat(root).flatMap(({ profiles }) => profiles.filter(isStatLine));
    this.lineNames = this.lines.slice(0, MOST_NAMES).map(({ name }) => name);
    for (const line of this.lines)
      if (!this.linesByKey.has(nameKey(line.name))) this.linesByKey.set(nameKey(line.name), line);
  }

  read(): ImportedUnit {
    this.walk(this.root, undefined);
    const models = this.readModels();
    const size = modelsIn(models);
    for (const profiles of this.everyModel) this.addWeapons(this.root, profiles, size);
    const datasheet = this.match?.sure ? this.match.datasheet : undefined;
    const unit: ImportedUnit = {
      name: this.root.name,
      ...known({ datasheet: datasheet?.name }),
      points: this.points,
      models,
      weapons: this.rack.weapons(),
      carriers: this.carriers
        .filter(({ selection }) => selection.number > 0)
        .map(({ selection: { name, number: models }, weapons }) => ({
          name,
          models,
          weapons: Object.fromEntries(weapons),
        })),
      wargear: [...this.wargear].map(([name, count]) => ({ name, count })),
      keywords: this.root.categories.filter((name) => !/^faction:/i.test(name)),
      ...known({ abilities: datasheet && abilitiesOf(datasheet, [...this.wargear.keys()], size) }),
      warlord: this.warlord,
      ...known({ enhancement: this.enhancement }),
    };
    this.diagnostics.push(...emptyHanded(unit));
    return unit;
  }

  /** Profiles on the unit itself belong to every model, whose number is known at the end. */
  private readonly everyModel: (readonly RosterProfile[])[] = [];

  private walk(selection: RosterSelection, above: Carrier | undefined): void {
    this.budget.spend();
    this.sayCount(selection);
    let carrier = above;
    if (selection.type === 'model') {
      carrier = { selection, items: [], weapons: new Map() };
      this.carriers.push(carrier);
    }
    this.readGear(selection, carrier);
    for (const inner of selection.selections) this.walk(inner, carrier);
  }

  private sayCount({ name, number, misread }: RosterSelection): void {
    if (misread === undefined) return;
    const message = say('count-misread', { name, written: misread, taken: number });
    this.diagnostics.push(warning('count-misread', { unit: this.root.name }, message));
  }

  private readModels(): ImportedModels[] {
    // A datasheet of one model may come as a bare unit or upgrade.
    if (this.carriers.length === 0) this.carriers.push({ selection: this.root, items: [], weapons: new Map() });
    const kinds = this.carriers
      .filter(({ selection }) => selection.number > 0)
      .map(({ selection, items }) => {
        const { name, number: count } = selection;
        return { models: { name, count, ...known({ profile: this.profileFor(selection) }) }, carried: items };
      });
    return withItems(kinds, this.shared);
  }

  private profileFor(carrier: RosterSelection): ModelProfile | undefined {
    const line = statLineOf(carrier) ?? this.linesByKey.get(nameKey(carrier.name)) ?? this.lines[0];
    if (line !== undefined) {
      const rules = [...carrier.rules, ...this.root.rules];
      const profile = modelFromProfile(line, abilityProfiles(carrier, this.root), rules, this.lineNames);
      if (profile !== undefined) return profile;
    }
    const models = this.match?.datasheet.models;
    const found = models?.find((model) => nameKey(model.name) === nameKey(carrier.name)) ?? models?.[0];
    const unit = { unit: this.root.name };
    const missing = say('no-stat-line', { model: carrier.name, known: found !== undefined });
    this.diagnostics.push(
      found === undefined ? warning('no-stat-line', unit, missing) : info('stats-from-catalogue', unit, missing),
    );
    return found;
  }

  private readGear(selection: RosterSelection, carrier: Carrier | undefined): void {
    this.points += selection.points;
    if (/^warlord$/i.test(selection.name)) {
      this.warlord = true;
      return;
    }
    if (selection.type === 'upgrade') this.takeEffects(selection, carrier);
    else if (selection.type === 'model') this.shared.push(...sharedSaves(selection.profiles));
    const profiles = selection.profiles.filter(isWeapon);
    if (profiles.length > 0) this.readWeapon(selection, profiles, carrier);
    else if (selection.type === 'upgrade' && this.takeFromCatalogue(selection, carrier)) return;
    else if (selection.type === 'upgrade' && selection.selections.length === 0) {
      const ability = selection.profiles.some((profile) => /^abilities$/i.test(profile.typeName));
      if (selection.points > 0 && ability) this.enhancement = selection.name;
      else this.wargear.set(selection.name, (this.wargear.get(selection.name) ?? 0) + selection.number);
    }
  }

  /** Saves and wounds of an item, from its own text or from the datasheet. */
  private takeEffects(item: RosterSelection, carrier: Carrier | undefined): void {
    const written = item.profiles.flatMap((profile) => effectOfAbility(profile) ?? []);
    const known = effectOfItem(this.match?.datasheet.wargear, item.name);
    const effects: readonly ItemEffect[] = written.length === 0 && known !== undefined ? [known] : written;
    for (const effect of effects) {
      if (effect.unit === true || carrier === undefined) this.shared.push(effect);
      else carrier.items.push({ effect, count: item.number });
    }
  }

  /** ListForge names weapons without their numbers. */
  private takeFromCatalogue(selection: RosterSelection, carrier: Carrier | undefined): boolean {
    if (selection.selections.length > 0) return false;
    const profiles = profilesNamed(this.match?.datasheet.weapons ?? [], selection.name);
    if (profiles.length === 0) return false;
    this.rack.add(selection.name, selection.number, profiles);
    hand(carrier, selection.name, selection.number);
    return true;
  }

  private readWeapon(
    selection: RosterSelection,
    profiles: readonly RosterProfile[],
    carrier: Carrier | undefined,
  ): void {
    if (selection === this.root && selection.type === 'unit') this.everyModel.push(profiles);
    else this.addWeapons(selection, profiles, selection.number, carrier);
  }

  private addWeapons(
    selection: RosterSelection,
    profiles: readonly RosterProfile[],
    count: number,
    carrier?: Carrier,
  ): void {
    const read: WeaponProfile[] = [];
    for (const profile of profiles) {
      const weapon = weaponFromProfile(profile);
      const message = say('weapon-unreadable', { weapon: profile.name });
      if (weapon !== undefined) read.push(weapon);
      else this.diagnostics.push(warning('weapon-unreadable', { unit: this.root.name }, message));
    }
    if (read.length === 0) return;
    for (const family of families(read, selection.type === 'upgrade' ? selection.name : undefined)) {
      this.rack.add(family.name, count, family.profiles);
      hand(carrier, family.name, count);
    }
  }
}

/** A weapon in the hands of the models it is written under. */
function hand(carrier: Carrier | undefined, weapon: string, count: number): void {
  const key = singularKey(weapon);
  carrier?.weapons.set(key, (carrier.weapons.get(key) ?? 0) + count);
}

/** Names of other stat lines that a save may be given to by name: no unit has more kinds of models. */
const MOST_NAMES = 20;

function modelsIn(models: readonly ImportedModels[]): number {
  return models.reduce((sum, { count }) => sum + count, 0);
}

/** Profiles on a weapon selection are its modes; profiles on a model are weapons of their own, modes joined by name. */
function families(
  profiles: readonly WeaponProfile[],
  weapon: string | undefined,
): { name: string; profiles: WeaponProfile[] }[] {
  if (weapon !== undefined) return [{ name: weapon, profiles: [...profiles] }];
  const byName = new Map<string, WeaponProfile[]>();
  for (const profile of profiles) {
    const base = profile.name.split(' - ')[0];
    byName.set(base, [...(byName.get(base) ?? []), profile]);
  }
  return [...byName].map(([name, modes]) => ({ name, profiles: modes }));
}

/** A model's own; an upgrade that prints the same line again has changed it. */
function statLineOf(carrier: RosterSelection): RosterProfile | undefined {
  const own = carrier.profiles.find(isStatLine);
  const upgrades = carrier.selections.flatMap((below) => (below.type === 'model' ? [] : flat(below)));
  const changed = upgrades
    .flatMap(({ profiles }) => profiles.filter(isStatLine))
    .filter(({ name }) => nameKey(name) === nameKey(own?.name ?? carrier.name));
  return changed.at(-1) ?? own;
}

/** A model's own abilities come before those written on its unit. */
function abilityProfiles(carrier: RosterSelection, root: RosterSelection): RosterProfile[] {
  return carrier === root ? [...root.profiles] : [...carrier.profiles, ...root.profiles];
}
