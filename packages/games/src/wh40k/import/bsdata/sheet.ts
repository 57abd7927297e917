// One datasheet, gathered from its entry and everything the entry links to.
import { known } from '../../../contract/defined-fields.ts';
import { type ListSentence, say } from '../../../lists/words/index.ts';
import type { Datasheet, ModelProfile, WeaponProfile } from '../../data/datasheet.ts';
import { type ItemEffect, improved } from '../../data/item-effect.ts';
import { singularKey } from '../../data/name.ts';
import { printedKeyword } from '../../rules/keyword.ts';
import type { RosterProfile } from '../roster.ts';
import { effectOfAbility, modelFromProfile, sharedSaves, weaponFromProfile } from '../statistics.ts';
import { isHidden, type Situation } from './condition.ts';
import { type ProfileChange, printedName, profileChanges, readProfile, ruleName } from './profile.ts';
import { leastPoints, sizeOf } from './size.ts';
import { type BsdataFiles, type Element, inside, isHiddenByHand, linked, optionsOf } from './tree.ts';

/** What stands above an entry and holds for it too. */
interface Above {
  readonly ids: ReadonlySet<string>;
  readonly abilities: readonly RosterProfile[];
  readonly rules: readonly string[];
  readonly changes: readonly ProfileChange[];
}

/** Groups bought for a list; they are not on the datasheet. */
const NOT_ON_SHEET = /enhancement|\bcrusade\b|battle (traits|honours|scars)|relics|weapon modifications/i;

/** Categories that only count what an army may take; no datasheet prints them. */
const LIST_BUILDING =
  /^(|configuration|allied units|crucible|reference|summoned|shadow legion|non-kroot|blades for hire|ac walker|cults of the dark gods|corsairs and travelling players|.* allies|.*non-battleline|nurgle battleline|heretic astartes vehicle|(?:knight|voidfarer) character)$/i;

export function isPrintedKeyword(category: string): boolean {
  return !LIST_BUILDING.test(category);
}

export type Sheet = Omit<Datasheet, 'faction' | 'factions'>;

/** Undefined where the entry has no stat line: options and the like. */
export function readSheet(
  entry: Element,
  catalogue: string,
  bsdata: BsdataFiles,
): { readonly sheet: Sheet; readonly problems: readonly ListSentence[] } | undefined {
  const target = linked(entry, bsdata);
  if (target === undefined || isHiddenByHand(entry, target)) return undefined;
  const reader = new SheetReader(bsdata, catalogue);
  reader.readRoot(entry, target);
  const models = reader.models();
  if (models.length === 0) return undefined;
  const { name, set } = plainName(printedName(target.attributes.name));
  const size = sizeOf(entry, target, bsdata);
  const points = leastPoints(entry, target, size, catalogue, bsdata);
  const sheet: Sheet = {
    name,
    keywords: [...reader.keywords],
    factionKeywords: [...reader.factionKeywords],
    ...known({ set, points: points > 0 ? points : undefined, size }),
    models,
    weapons: [...reader.weapons.values()],
    ...known({ wargear: reader.wargear.size === 0 ? undefined : [...reader.wargear.values()] }),
  };
  return { sheet, problems: reader.problems };
}

/** "Deimos Predator [Legends]" -> the name and the set it belongs to. */
export function plainName(full: string): { readonly name: string; readonly set?: string } {
  const found = /^(.*?)\s*[[(](Legends|Crucible)[\])]$/.exec(full);
  return found === null ? { name: full.trim() } : { name: found[1], set: found[2] };
}

class SheetReader {
  readonly keywords = new Set<string>();
  readonly factionKeywords = new Set<string>();
  readonly weapons = new Map<string, WeaponProfile>();
  readonly wargear = new Map<string, NonNullable<Datasheet['wargear']>[number]>();
  readonly problems: ListSentence[] = [];
  /** What some model gives to all. */
  private readonly shared: ItemEffect[] = [];
  private readonly bsdata: BsdataFiles;
  private readonly catalogue: string;
  private readonly lines: { profile: RosterProfile; abilities: readonly RosterProfile[]; rules: readonly string[] }[] =
    [];
  /** Elements on the way down: links that lead back to one of them end there. */
  private readonly path = new Set<Element>();

  constructor(bsdata: BsdataFiles, catalogue: string) {
    this.bsdata = bsdata;
    this.catalogue = catalogue;
  }

  readRoot(entry: Element, target: Element): void {
    for (const element of new Set([target, entry])) this.readCategories(element);
    this.walk(entry, target, { ids: new Set(), abilities: [], rules: [], changes: [] });
  }

  models(): ModelProfile[] {
    const models = new Map<string, ModelProfile>();
    for (const { profile, abilities, rules } of this.lines) {
      const read = modelFromProfile({ ...profile, name: plainName(profile.name).name }, abilities, rules);
      const model = read && this.shared.reduce(improved, read);
      if (model === undefined) this.problems.push(say('stat-line-unreadable', { name: profile.name }));
      else models.set(JSON.stringify(model), model);
    }
    return [...models.values()];
  }

  private readCategories(element: Element): void {
    for (const { attributes } of inside(element, 'categoryLinks')) {
      const name = printedName(attributes.name ?? this.bsdata.byId.get(attributes.targetId)?.attributes.name ?? '');
      if (/^faction: /i.test(name)) this.factionKeywords.add(name.replace(/^faction: /i, ''));
      else if (isPrintedKeyword(name)) this.keywords.add(name);
    }
  }

  /** An entry and, where a link leads to it, what the link adds. Abilities and rules hold for the models below. */
  private walk(link: Element, target: Element, above: Above): void {
    if (this.path.has(target)) return;
    const parts = link === target ? [target] : [target, link];
    const ids = new Set([...above.ids, ...parts.flatMap(idsOf)]);
    const situation: Situation = { catalogue: this.catalogue, ids };
    if (parts.some((part) => isHidden(part, situation)) && this.path.size > 0) return;
    this.path.add(target);
    const changes = [...above.changes, ...parts.flatMap((part) => profileChanges(part, situation))];
    const own = parts.flatMap((part) => this.profilesIn(part, changes, situation));
    const rules = [...parts.flatMap((part) => this.rulesIn(part, situation)), ...above.rules];
    const abilities = [...own.filter((profile) => profile.typeName === 'Abilities'), ...above.abilities];
    this.take(target, own, abilities, rules);
    if (target.attributes.type === 'model' && parts.flatMap(categoriesOf).includes('Character'))
      this.keywords.add('Character');
    if (target.attributes.type === 'upgrade') this.takeWargear(target, own);
    else this.shared.push(...sharedSaves(own));
    for (const child of optionsOf(parts)) this.walkChild(child, { ids, abilities, rules, changes });
    this.path.delete(target);
  }

  private walkChild(child: Element, above: Above): void {
    const target = linked(child, this.bsdata);
    if (target === undefined) return;
    const isGroup = target.tag === 'selectionEntryGroup';
    if (isGroup && NOT_ON_SHEET.test(`${child.attributes.name ?? ''} ${target.attributes.name ?? ''}`)) return;
    this.walk(child, target, above);
  }

  /** Stat lines and weapons of an entry. */
  private take(
    target: Element,
    own: readonly RosterProfile[],
    abilities: readonly RosterProfile[],
    rules: readonly string[],
  ): void {
    for (const profile of own) {
      if (profile.typeName === 'Unit') this.lines.push({ profile, abilities, rules });
      if (!/^(Ranged|Melee) Weapons$/.test(profile.typeName)) continue;
      const weapon = printedWeapon(weaponFromProfile(profile));
      if (weapon === undefined)
        this.problems.push(say('weapon-of-unreadable', { weapon: profile.name, unit: target.attributes.name }));
      else this.takeWeapon(weapon);
    }
  }

  /** One weapon in several spellings stands in the first. */
  private takeWeapon(weapon: WeaponProfile): void {
    const key = JSON.stringify({ ...weapon, name: singularKey(weapon.name) });
    if (!this.weapons.has(key)) this.weapons.set(key, weapon);
  }

  /** An item that gives its bearer a save: a storm shield. */
  private takeWargear(item: Element, own: readonly RosterProfile[]): void {
    for (const ability of own) {
      const save = effectOfAbility(ability);
      if (save !== undefined) this.wargear.set(item.attributes.name, { name: item.attributes.name, ...save });
    }
  }

  private profilesIn(element: Element, changes: readonly ProfileChange[], situation: Situation): RosterProfile[] {
    return this.holders(element, situation).flatMap((holder) => [
      ...inside(holder, 'profiles')
        .filter(isShown(situation))
        .map((profile) => readProfile(profile, undefined, changes, situation)),
      ...inside(holder, 'infoLinks')
        .filter(isShown(situation))
        .flatMap((link) => this.linkedProfile(link, changes, situation)),
    ]);
  }

  private linkedProfile(link: Element, changes: readonly ProfileChange[], situation: Situation): RosterProfile[] {
    const target = this.bsdata.byId.get(link.attributes.targetId);
    if (target?.tag !== 'profile' || isHidden(target, situation)) return [];
    return [readProfile(target, link, changes, situation)];
  }

  private rulesIn(element: Element, situation: Situation): string[] {
    return this.holders(element, situation)
      .flatMap((holder) => inside(holder, 'infoLinks'))
      .filter((link) => link.attributes.type === 'rule' && !isHidden(link, situation))
      .map((link) => ruleName(link, situation));
  }

  /** The entry and the groups of rules and profiles it has or links to. */
  private holders(element: Element, situation: Situation, seen = new Set<Element>()): Element[] {
    if (seen.has(element)) return [];
    seen.add(element);
    const own = inside(element, 'infoGroups').filter(isShown(situation));
    const linked = inside(element, 'infoLinks')
      .filter(isShown(situation))
      .flatMap((link) => this.bsdata.byId.get(link.attributes.targetId) ?? [])
      .filter(({ tag }) => tag === 'infoGroup');
    return [element, ...[...own, ...linked].flatMap((group) => this.holders(group, situation, seen))];
  }
}

function categoriesOf(element: Element): string[] {
  return inside(element, 'categoryLinks').map(({ attributes }) => attributes.name ?? '');
}

function printedWeapon(weapon: WeaponProfile | undefined): WeaponProfile | undefined {
  return weapon && { ...weapon, keywords: [...new Set(weapon.keywords.map(printedKeyword))] };
}

function isShown(situation: Situation): (element: Element) => boolean {
  return (element) => !isHidden(element, situation);
}

function idsOf(element: Element): string[] {
  const categories = inside(element, 'categoryLinks').map((link) => link.attributes.targetId);
  return [element.attributes.id, ...categories];
}
