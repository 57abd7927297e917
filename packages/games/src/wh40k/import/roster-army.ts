// Turns a roster tree, which carries its own stats, into an army.
import { type Catalogue, type DatasheetMatch, profilesNamed } from '../data/catalogue.ts';
import type { ModelProfile, WeaponProfile } from '../data/datasheet.ts';
import { nameKey } from '../data/name.ts';
import type { Diagnostic, ImportedArmy, ImportedModels, ImportedUnit, ImportedWeapon, ListFormat } from './army.ts';
import type { Roster, RosterProfile, RosterSelection } from './roster.ts';
import { modelFromProfile, weaponFromProfile } from './statistics.ts';

export function armyFromRoster(
  roster: Roster,
  edition: '10' | '11',
  format: ListFormat,
  catalogue: Catalogue,
): ImportedArmy {
  const diagnostics: Diagnostic[] = [];
  const units: ImportedUnit[] = [];
  let detachment: string | undefined;
  for (const force of roster.forces) {
    for (const selection of force.selections) {
      if (isUnit(selection)) {
        units.push(new UnitReader(selection, factionName(force.catalogueName), catalogue, diagnostics).read());
      } else if (/^detachment/i.test(selection.name)) {
        detachment = selection.selections[0]?.name ?? detachment;
      } else if (!selection.categories.includes('Configuration')) {
        diagnostics.push(
          note('list-option', '', `"${selection.name}" is a list option without models: it is not a unit`),
        );
      }
    }
  }
  const faction = statedFaction(roster);
  return {
    format,
    edition,
    ...(roster.name === '' ? {} : { name: roster.name }),
    ...(faction === '' ? {} : { faction }),
    ...(detachment === undefined ? {} : { detachment }),
    ...(roster.points === undefined ? {} : { points: roster.points }),
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

function note(fact: string, unit: string, message: string): Diagnostic {
  return { code: `wh40k/import-${fact}`, severity: 'info', unit, message };
}

/** "Xenos - Tyranids" -> "Tyranids"; "Imperium - Adeptus Astartes - Blood Angels" -> "Blood Angels". */
function factionName(catalogueName: string): string {
  return catalogueName.split(' - ').at(-1)?.trim() ?? '';
}

function walk(selection: RosterSelection, visit: (selection: RosterSelection) => void): void {
  visit(selection);
  for (const inner of selection.selections) walk(inner, visit);
}

function isUnit(selection: RosterSelection): boolean {
  if (selection.type === 'unit' || selection.type === 'model') return true;
  let found = false;
  walk(selection, (inner) => {
    if (inner.type === 'model' || inner.profiles.some(isStatLine)) found = true;
  });
  return found;
}

function isStatLine(profile: RosterProfile): boolean {
  return profile.typeName.toLowerCase() === 'unit';
}

function isWeapon(profile: RosterProfile): boolean {
  return /^(ranged|melee) weapons$/i.test(profile.typeName);
}

class UnitReader {
  private readonly root: RosterSelection;
  private readonly match: DatasheetMatch | undefined;
  private readonly diagnostics: Diagnostic[];
  private readonly weapons = new Map<string, { name: string; count: number; profiles: WeaponProfile[] }>();
  private readonly wargear = new Map<string, number>();
  private points = 0;
  private warlord = false;
  private enhancement: string | undefined;
  private modelCount = 0;

  constructor(root: RosterSelection, faction: string, catalogue: Catalogue, diagnostics: Diagnostic[]) {
    this.root = root;
    this.match = catalogue.find(root.name, faction);
    this.diagnostics = diagnostics;
  }

  read(): ImportedUnit {
    const models = this.readModels();
    walk(this.root, (selection) => this.readGear(selection));
    return {
      name: this.root.name,
      ...(this.match?.sure ? { datasheet: this.match.datasheet.name } : {}),
      points: this.points,
      models,
      weapons: [...this.weapons.values()] satisfies ImportedWeapon[],
      wargear: [...this.wargear].map(([name, count]) => ({ name, count })),
      keywords: this.root.categories.filter((name) => !/^faction:/i.test(name)),
      warlord: this.warlord,
      ...(this.enhancement === undefined ? {} : { enhancement: this.enhancement }),
    };
  }

  private readModels(): ImportedModels[] {
    const carriers: RosterSelection[] = [];
    walk(this.root, (selection) => {
      if (selection.type === 'model') carriers.push(selection);
    });
    // A datasheet of one model may come as a bare unit or upgrade.
    if (carriers.length === 0) carriers.push(this.root);
    const lines = statLines(this.root);
    const models = new Map<string, { name: string; count: number; profile?: ModelProfile }>();
    for (const carrier of carriers) {
      if (carrier.number === 0) continue;
      this.modelCount += carrier.number;
      const profile = this.profileFor(carrier, lines);
      const key = JSON.stringify([nameKey(carrier.name), profile]);
      const same = models.get(key);
      if (same !== undefined) same.count += carrier.number;
      else
        models.set(key, { name: carrier.name, count: carrier.number, ...(profile === undefined ? {} : { profile }) });
    }
    return [...models.values()];
  }

  private profileFor(carrier: RosterSelection, lines: readonly RosterProfile[]): ModelProfile | undefined {
    const own = carrier.profiles.find(isStatLine);
    const named = lines.find((line) => nameKey(line.name) === nameKey(carrier.name));
    const line = own ?? named ?? lines[0];
    if (line !== undefined) {
      const profile = modelFromProfile(line, abilitiesOf(carrier, this.root), [...carrier.rules, ...this.root.rules]);
      if (profile !== undefined) return profile;
    }
    const models = this.match?.datasheet.models;
    const found = models?.find((model) => nameKey(model.name) === nameKey(carrier.name)) ?? models?.[0];
    this.diagnostics.push({
      code: found === undefined ? 'wh40k/import-no-stat-line' : 'wh40k/import-stats-from-catalogue',
      severity: found === undefined ? 'warning' : 'info',
      unit: this.root.name,
      message:
        found === undefined
          ? `the list has no stat line for ${carrier.name} and the catalogue does not know it`
          : `the list has no stat line for ${carrier.name}: the catalogue's is used`,
    });
    return found;
  }

  private readGear(selection: RosterSelection): void {
    this.points += selection.points;
    if (/^warlord$/i.test(selection.name)) {
      this.warlord = true;
      return;
    }
    const profiles = selection.profiles.filter(isWeapon);
    if (profiles.length > 0) this.readWeapon(selection, profiles);
    else if (selection.type === 'upgrade' && this.takeFromCatalogue(selection)) return;
    else if (selection.type === 'upgrade' && selection.selections.length === 0) {
      const ability = selection.profiles.some((profile) => /^abilities$/i.test(profile.typeName));
      if (selection.points > 0 && ability) this.enhancement = selection.name;
      else this.wargear.set(selection.name, (this.wargear.get(selection.name) ?? 0) + selection.number);
    }
  }

  /** ListForge names weapons without their numbers. */
  private takeFromCatalogue(selection: RosterSelection): boolean {
    if (selection.selections.length > 0) return false;
    const profiles = profilesNamed(this.match?.datasheet.weapons ?? [], selection.name);
    if (profiles.length === 0) return false;
    this.addWeapon(selection.name, selection.number, profiles);
    return true;
  }

  private addWeapon(name: string, count: number, profiles: WeaponProfile[]): void {
    const key = JSON.stringify([name, profiles]);
    const same = this.weapons.get(key);
    if (same !== undefined) same.count += count;
    else this.weapons.set(key, { name, count, profiles });
  }

  private readWeapon(selection: RosterSelection, profiles: readonly RosterProfile[]): void {
    const read: WeaponProfile[] = [];
    for (const profile of profiles) {
      const weapon = weaponFromProfile(profile);
      if (weapon !== undefined) read.push(weapon);
      else
        this.diagnostics.push({
          code: 'wh40k/import-weapon-unreadable',
          severity: 'warning',
          unit: this.root.name,
          message: `the numbers of ${profile.name} cannot be read`,
        });
    }
    if (read.length === 0) return;
    // Profiles on the unit itself belong to every model; its own number is 1.
    const everyModel = selection === this.root && selection.type === 'unit';
    const count = everyModel ? this.modelCount : selection.number;
    for (const family of families(read, selection.type === 'upgrade' ? selection.name : undefined))
      this.addWeapon(family.name, count, family.profiles);
  }
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

function statLines(root: RosterSelection): RosterProfile[] {
  const lines: RosterProfile[] = [];
  walk(root, (selection) => lines.push(...selection.profiles.filter(isStatLine)));
  return lines;
}

/** A model's own abilities come before those written on its unit. */
function abilitiesOf(carrier: RosterSelection, root: RosterSelection): RosterProfile[] {
  return carrier === root ? [...root.profiles] : [...carrier.profiles, ...root.profiles];
}
