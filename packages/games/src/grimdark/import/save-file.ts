// An Army Forge save file: references into army books, which the player supplies.
import { type Noticed, say } from '../../lists/words/index.ts';
import { type ArmyBook, bookWords, findOption } from './army-book.ts';
import {
  isItem,
  isJson,
  itemOf,
  type Json,
  list,
  priceFor,
  ruleName,
  rulesOf,
  ruleTextsOf,
  text,
  unitHead,
  weaponOf,
  whole,
} from './forge-json.ts';
import { type Diagnostic, type ForgeList, type ForgeRule, type ForgeUnit, remark } from './forge-list.ts';
import { isNamed } from './loadout.ts';
import { campaignPoints, isAll, upgradedWeapons, versionOf } from './share-payload.ts';

export function isSaveFile(document: Json): boolean {
  return isJson(document.list) && Array.isArray(document.list.units);
}

export function readSaveFile(document: Json, books: readonly ArmyBook[]): ForgeList {
  const saved = document.list as Json;
  const diagnostics: Noticed<Diagnostic>[] = [];
  const { version } = versionOf(document);
  const used = new Set<ArmyBook>();
  const units = list(saved.units).flatMap((unit, index): ForgeUnit[] => {
    const book = bookFor(text(unit.armyId) || text(document.armyId), version, books);
    if (book !== undefined) used.add(book);
    const read = book === undefined ? undefined : readUnit(unit, index, book, diagnostics);
    if (read === undefined) diagnostics.push(unresolved(unit, document, book));
    return read === undefined ? [] : [read];
  });
  for (const book of used)
    if (version !== undefined && book.version !== version)
      diagnostics.push(
        remark('book-version', '', say('book-version', { version, book: book.name, supplied: book.version })),
      );
  const system = text(document.gameSystem).toLowerCase() || 'gf';
  for (const book of used) diagnostics.push(...otherSystem(book, system));
  const points = document.listPoints;
  return {
    ...(text(saved.name) === '' ? {} : { name: text(saved.name) }),
    system,
    factions:
      used.size > 0 ? [...used].map((book) => book.name) : [text(document.armyName)].filter((name) => name !== ''),
    ...(version === undefined ? {} : { version }),
    ...(points === undefined ? {} : { points: whole(points, 0) }),
    ...(saved.pointsLimit === undefined ? {} : { pointsLimit: whole(saved.pointsLimit, 0) }),
    units,
    ruleTexts: Object.assign({}, ...[...used].map((book) => ruleTextsOf(book.specialRules))),
    diagnostics,
  };
}

/** The same units cost and carry other things in other games. */
function otherSystem(book: ArmyBook, system: string): Noticed<Diagnostic>[] {
  if (book.system === '' || book.system === system) return [];
  const message = say('book-other-system', {
    book: book.name,
    of: book.system.toUpperCase(),
    list: system.toUpperCase(),
  });
  return [remark('book-other-system', '', message)];
}

/** "battle_brothers", as seeds write ids, beside the ids of Army Forge. */
function isBookOf({ id, name }: ArmyBook, wanted: string): boolean {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return id === wanted || id.split('~')[0] === wanted || slug === wanted.toLowerCase().replace(/-/g, '_');
}

/** The book of the list's own version where several are at hand. */
function bookFor(id: string, version: string | undefined, books: readonly ArmyBook[]): ArmyBook | undefined {
  const same = books.filter((book) => isBookOf(book, id));
  return same.find((book) => book.version === version) ?? same[0];
}

function unresolved(unit: Json, document: Json, book: ArmyBook | undefined): Noticed<Diagnostic> {
  const id = text(unit.id);
  const name = text(unit.customName) || id;
  const army = text(unit.armyId) || text(document.armyId);
  return remark(
    'unit-unresolved',
    name,
    book === undefined
      ? say('book-missing', { unit: id, book: bookWords(army) })
      : say('not-in-book', { book: `${book.name} ${book.version}`, unit: id }),
  );
}

/** Counted things by name while options replace them. */
interface Counted {
  readonly entry: Json;
  count: number;
  /** The weapons it is an upgrade of. */
  readonly on?: readonly string[];
}

class Loadout {
  readonly gear: Counted[] = [];
  readonly rules: ForgeRule[] = [];
  private readonly size: number;

  constructor(unit: Json, size: number) {
    this.size = size;
    const gear = [...list(unit.items), ...list(unit.weapons ?? unit.equipment)];
    for (const entry of gear) this.gear.push({ entry, count: whole(entry.count, size) });
  }

  apply(option: Json, section: Json): void {
    const variant = text(section.variant) || text(section.type);
    const all = isAll(section.affects);
    let times = all || (section.model !== true && section.affects == null && variant === 'upgrade') ? this.size : 1;
    if (variant === 'replace') times = this.replace(section, all);
    for (const gain of list(option.gains)) this.gain(gain, times, upgradedWeapons(section));
  }

  /** Takes the targets away and says how many times the gains replace them. */
  private replace(section: Json, all: boolean): number {
    // Books of 2.x have another name for it.
    const replaced = section.targets ?? section.replaceWhat;
    const targets = (Array.isArray(replaced) ? replaced : []).map(text);
    let times = all ? this.size : 1;
    for (const target of targets) {
      const [, number, name] = /^(?:(\d+)x )?(.*)$/.exec(target) ?? ['', '', target];
      const each = number ? Number(number) : 1;
      const held = this.gear.filter((gear) => isNamed(text(gear.entry.name), name) && gear.count > 0);
      const available = held.reduce((sum, gear) => sum + gear.count, 0);
      // "Replace Claws" without a number means every copy on a single model, one set on one model of several.
      const whole = all || (section.affects == null && this.size === 1);
      let left = whole ? available : each;
      if (whole && available > 0) times = Math.max(1, Math.floor(available / each));
      for (const gear of held) {
        const taken = Math.min(left, gear.count);
        gear.count -= taken;
        left -= taken;
      }
    }
    return times;
  }

  private gain(gain: Json, times: number, on: readonly string[]): void {
    const count = whole(gain.count, 1) * times;
    if (gain.type === 'ArmyBookRule') {
      const name = ruleName(gain);
      this.rules.push(count < this.size ? { name, count } : { name });
      return;
    }
    const same = this.gear.find(
      (gear) => gear.count > 0 && JSON.stringify(shape(gear.entry)) === JSON.stringify(shape(gain)),
    );
    if (same !== undefined) same.count += count;
    else this.gear.push({ entry: gain, count, on });
  }
}

function shape(entry: Json): unknown {
  return [entry.name, entry.range ?? 0, entry.attacks, entry.specialRules];
}

function readUnit(
  unit: Json,
  index: number,
  book: ArmyBook,
  diagnostics: Noticed<Diagnostic>[],
): ForgeUnit | undefined {
  const id = text(unit.id);
  const base = book.units.get(id);
  if (base === undefined) return undefined;
  const head = unitHead(unit, base, index);
  const { size } = head;
  const loadout = new Loadout(base, size);
  const name = text(base.name);
  let points = whole(base.cost, 0);
  for (const selected of list(unit.selectedUpgrades)) {
    const found = findOption(book, text(selected.upgradeId), text(selected.optionId));
    if (found === undefined) {
      const message = say('option-not-in-book', {
        book: `${book.name} ${book.version}`,
        option: text(selected.optionId),
        section: text(selected.upgradeId),
      });
      diagnostics.push(remark('option-unresolved', name, message));
      continue;
    }
    points += priceFor(found.option, id);
    loadout.apply(found.option, found.section);
  }
  const gear = loadout.gear.filter((entry) => entry.count > 0);
  return {
    ...head,
    name,
    points: points + campaignPoints(unit),
    rules: [...rulesOf(base.rules ?? base.specialRules, size), ...loadout.rules],
    weapons: gear.filter(({ entry }) => !isItem(entry)).map(({ entry, count }) => weaponOf(entry, count)),
    items: gear
      .filter(({ entry }) => isItem(entry))
      .map(({ entry, count, on = [] }) => ({ ...itemOf(entry, count), on })),
  };
}
