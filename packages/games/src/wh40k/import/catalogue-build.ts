// Makes a catalogue of datasheets from BSData files: names and numbers only, never the text of an ability.
import type { CatalogueFile, Datasheet, ModelProfile, WeaponProfile } from '../data/datasheet.ts';
import { type BsdataFile, type BsdataFiles, type Element, inside, readBsdata } from './bsdata-tree.ts';
import type { RosterProfile } from './roster.ts';
import { modelFromProfile, weaponFromProfile } from './statistics.ts';

export interface BuiltCatalogue {
  readonly file: CatalogueFile;
  /** What could not be read, one sentence each. */
  readonly problems: readonly string[];
}

export function buildCatalogue(
  sources: readonly { readonly name: string; readonly xml: string }[],
  source: string,
): BuiltCatalogue {
  const bsdata = readBsdata(sources);
  const sheets = new Map<string, Datasheet>();
  for (const file of bsdata.files) {
    if (file.root.tag !== 'catalogue' || file.root.attributes.library === 'true') continue;
    const faction = factionName(file);
    for (const entry of rootEntries(file.root, bsdata)) {
      const sheet = new SheetReader(bsdata, faction).read(entry);
      if (sheet === undefined) continue;
      const key = JSON.stringify({ ...sheet, faction: '', factions: undefined });
      const same = sheets.get(key);
      if (same === undefined) sheets.set(key, sheet);
      else if (same.faction !== faction)
        sheets.set(key, { ...same, factions: [...new Set([same.faction, ...(same.factions ?? []), faction])] });
    }
  }
  const datasheets = [...sheets.values()].sort(
    (a, b) => a.faction.localeCompare(b.faction) || a.name.localeCompare(b.name),
  );
  return {
    file: { format: 'oddsmith/wh40k-catalogue', version: 1, edition: '10', source, datasheets },
    problems: bsdata.problems,
  };
}

/** "Xenos - Tyranids" -> "Tyranids". */
function factionName(file: BsdataFile): string {
  return file.root.attributes.name.split(' - ').at(-1)?.trim() ?? file.name;
}

/** What can be taken straight into an army: own entries, links, and those of libraries that are imported whole. */
function rootEntries(catalogue: Element, bsdata: BsdataFiles): Element[] {
  const own = [...inside(catalogue, 'selectionEntries'), ...inside(catalogue, 'entryLinks')];
  const imported = inside(catalogue, 'catalogueLinks')
    .filter((link) => link.attributes.importRootEntries === 'true')
    .flatMap((link) => {
      const library = bsdata.byId.get(link.attributes.targetId);
      return library === undefined ? [] : [...inside(library, 'selectionEntries'), ...inside(library, 'entryLinks')];
    });
  return [...own, ...imported];
}

class SheetReader {
  private readonly bsdata: BsdataFiles;
  private readonly faction: string;
  private readonly lines: { profile: RosterProfile; abilities: RosterProfile[]; rules: string[] }[] = [];
  private readonly weapons = new Map<string, WeaponProfile>();
  private readonly keywords = new Set<string>();
  private readonly factionKeywords = new Set<string>();
  /** Elements on the way down: links that lead back to one of them end there. */
  private readonly path = new Set<Element>();

  constructor(bsdata: BsdataFiles, faction: string) {
    this.bsdata = bsdata;
    this.faction = faction;
  }

  read(entry: Element): Datasheet | undefined {
    if (entry.attributes.hidden === 'true') return undefined;
    const target = this.follow(entry);
    if (target === undefined || target.attributes.hidden === 'true') return undefined;
    for (const element of new Set([target, entry])) this.readCategories(element);
    this.walk(target, [], []);
    if (entry !== target) this.walk(entry, [], []);
    const models = this.models();
    if (models.length === 0) return undefined;
    const points = Number(
      inside(target, 'costs').find((cost) => cost.attributes.name.trim() === 'pts')?.attributes.value,
    );
    return {
      faction: this.faction,
      name: target.attributes.name,
      keywords: [...this.keywords],
      factionKeywords: [...this.factionKeywords],
      ...(points > 0 ? { points } : {}),
      models,
      weapons: [...this.weapons.values()],
    };
  }

  private follow(element: Element): Element | undefined {
    return element.tag.endsWith('Link') ? this.bsdata.byId.get(element.attributes.targetId) : element;
  }

  private readCategories(element: Element): void {
    for (const { attributes } of inside(element, 'categoryLinks')) {
      if (/^faction: /i.test(attributes.name)) this.factionKeywords.add(attributes.name.replace(/^faction: /i, ''));
      else if (!/^(configuration|allied units)$/i.test(attributes.name)) this.keywords.add(attributes.name);
    }
  }

  /** Abilities and rules written on a unit hold for the models below it. */
  private walk(element: Element, abilities: readonly RosterProfile[], rules: readonly string[]): void {
    if (this.path.has(element) || element.attributes.hidden === 'true') return;
    this.path.add(element);
    const own = this.profilesOf(element);
    const inherited = [...own.filter((profile) => profile.typeName === 'Abilities'), ...abilities];
    const named = [...this.rulesOf(element), ...rules];
    for (const profile of own) {
      if (profile.typeName === 'Unit') this.lines.push({ profile, abilities: inherited, rules: named });
      else if (/^(Ranged|Melee) Weapons$/.test(profile.typeName)) this.addWeapon(profile);
    }
    for (const wrapper of ['selectionEntries', 'selectionEntryGroups', 'entryLinks'] as const)
      for (const child of inside(element, wrapper)) this.walkChild(child, inherited, named);
    this.path.delete(element);
  }

  private walkChild(child: Element, abilities: readonly RosterProfile[], rules: readonly string[]): void {
    if (child.attributes.hidden === 'true') return;
    const target = this.follow(child);
    if (target === undefined) return;
    // Enhancements and crusade upgrades are bought for a list; they are not on the datasheet.
    if (
      /enhancement|crusade|battle traits|relics/i.test(target.attributes.name ?? '') &&
      target.tag === 'selectionEntryGroup'
    )
      return;
    this.walk(target, abilities, rules);
    if (target !== child) this.walk(child, abilities, rules);
  }

  private profilesOf(element: Element): RosterProfile[] {
    const found = inside(element, 'profiles').filter((profile) => profile.attributes.hidden !== 'true');
    const linked = inside(element, 'infoLinks').flatMap((link) => this.linkedProfiles(link));
    return [...found, ...linked].map(toProfile);
  }

  private linkedProfiles(link: Element): Element[] {
    const target = this.bsdata.byId.get(link.attributes.targetId);
    if (target === undefined || link.attributes.hidden === 'true') return [];
    if (target.tag === 'profile') return [target];
    return target.tag === 'infoGroup' ? [...inside(target, 'profiles')] : [];
  }

  /** "Feel No Pain" and the "5+" that a modifier appends. */
  private rulesOf(element: Element): string[] {
    return inside(element, 'infoLinks')
      .filter((link) => link.attributes.type === 'rule')
      .map((link) => {
        const appended = inside(link, 'modifiers').find(
          ({ attributes }) => attributes.type === 'append' && attributes.field === 'name',
        );
        return `${link.attributes.name} ${appended?.attributes.value ?? ''}`.trim();
      });
  }

  private addWeapon(profile: RosterProfile): void {
    const weapon = weaponFromProfile(profile);
    if (weapon !== undefined) this.weapons.set(JSON.stringify(weapon), weapon);
  }

  private models(): ModelProfile[] {
    const models = new Map<string, ModelProfile>();
    for (const { profile, abilities, rules } of this.lines) {
      const model = modelFromProfile(profile, abilities, rules);
      if (model !== undefined) models.set(JSON.stringify(model), model);
    }
    return [...models.values()];
  }
}

function toProfile(element: Element): RosterProfile {
  return {
    name: element.attributes.name,
    typeName: element.attributes.typeName ?? '',
    characteristics: inside(element, 'characteristics').map((characteristic) => ({
      name: characteristic.attributes.name,
      text: characteristic.text,
    })),
  };
}
