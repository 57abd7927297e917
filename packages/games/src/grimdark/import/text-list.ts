// Lists as Army Forge prints them for chats, old and new, and the simpler text of specs where stats may be missing.
import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { type Noticed, say } from '../../lists/words/index.ts';
import {
  type Diagnostic,
  type ForgeItem,
  type ForgeList,
  type ForgeRule,
  type ForgeUnit,
  type ForgeWeapon,
  remark,
} from './forge-list.ts';
import { looksLikeHeader, readHeader } from './text-header.ts';

const HEADER = /^\+\+\s*(.+?)\s*\+\+$/;
/** "2x Veterans [5] Q4+ D5+ | 120pts | Fearless, ..." */
const UNIT = /^(?:(\d{1,4})x )?(.+?) ?\[(\d{1,4})\] ?Q(\d)\+ ?D(\d)\+ ?\| ?(\d{1,6}) ?pts ?\|? ?(.*)$/i;
/** "Assault Squad [150pts]: 5x Battle Brother, CCW, Plasma Rifle" */
const PLAIN_UNIT = /^(.+?) ?\[(\d{1,6}) ?pts\] ?: ?(.*)$/i;
/** Names that shoot, in text that leaves the range out. */
const GUN = /rifle|gun|pistol|cannon|launcher|carbine|blaster|flamer|bow\b|missile/i;
const GUESSED_RANGE = 24;
/** Far more than an army holds. */
const MAX_COPIES = 40;
const MOST_UNITS = 300;
const JOINED = /^\|\s*joined to:?\s*$/i;

/** Splits at commas outside brackets. */
export function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth = Math.max(0, depth - 1);
    else if (text[i] === ',' && depth === 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts.filter((part) => part !== '');
}

/** "Combat Shield(Shield Wall)" -> name and what stands in the brackets. */
function brackets(text: string): { readonly name: string; readonly inside: string | undefined } {
  const open = text.indexOf('(');
  if (open < 0 || !text.endsWith(')')) return { name: text, inside: undefined };
  return { name: text.slice(0, open).trim(), inside: text.slice(open + 1, -1).trim() };
}

/** No unit carries more of one thing. */
const MOST_OF_ONE = 1_000;

function counted(text: string): { readonly count: number | undefined; readonly rest: string } {
  const match = /^(\d+)x (.+)$/i.exec(text);
  if (match === null) return { count: undefined, rest: text };
  return { count: Math.min(MOST_OF_ONE, Number(match[1])), rest: match[2] };
}

/** `Heavy Rifle (24", A1, AP(1))`; undefined when there are no stats in brackets. */
function readWeapon(text: string, copies: number): ForgeWeapon | undefined {
  const { name, inside } = brackets(text);
  if (inside === undefined) return undefined;
  const parts = splitOutside(inside);
  const attacks = parts.find((part) => /^A\d+$/i.test(part));
  if (attacks === undefined) return undefined;
  const range = parts.find((part) => /^\d{1,3} ?["\u201d\u2033']{1,2}$/.test(part));
  // Some write the range before the name: 24" Storm Rifle (A3).
  const [, before, bare] = /^(\d{1,3}) ?["\u201d\u2033']{1,2} ?(\S.*)$/.exec(name) ?? ['', undefined, name];
  return {
    name: bare,
    count: copies,
    range: Number.parseInt(range ?? before ?? '0', 10),
    attacks: Math.min(MOST_OF_ONE, Number(attacks.slice(1))),
    rules: parts.filter((part) => part !== attacks && part !== range),
  };
}

/** Rules and items of a unit: a rating stays with its rule, anything else in brackets is what an item gives. */
function readRules(text: string, size: number): { rules: ForgeRule[]; items: ForgeItem[]; weapons: ForgeWeapon[] } {
  const rules: ForgeRule[] = [];
  const items: ForgeItem[] = [];
  const weapons: ForgeWeapon[] = [];
  for (const part of splitOutside(text)) {
    const { count, rest } = counted(part);
    const { inside, name } = brackets(rest);
    if (inside === undefined || /^\+?\d+$/.test(inside)) {
      rules.push(count === undefined || count >= size ? { name: rest } : { name: rest, count });
      continue;
    }
    const weapon = readWeapon(rest, count ?? 1);
    if (weapon !== undefined) weapons.push(weapon);
    else items.push(itemFrom(name, inside, count ?? 1));
  }
  return { rules, items, weapons };
}

function itemFrom(name: string, inside: string, count: number): ForgeItem {
  const rules: string[] = [];
  const weapons: ForgeWeapon[] = [];
  for (const part of splitOutside(inside)) {
    const weapon = readWeapon(part, count);
    if (weapon !== undefined) weapons.push(weapon);
    else rules.push(part);
  }
  return { name, count, rules, weapons };
}

/** A unit in the simple text, which has neither Quality nor Defense. */
export function isPlainUnit(line: string): boolean {
  return !HEADER.test(line) && !UNIT.test(line) && PLAIN_UNIT.test(line);
}

export function readTextList(lines: readonly string[], budget: ReadingBudget): ForgeList | undefined {
  const reader = new TextReader(budget);
  lines.forEach((line, index) => {
    reader.take(line, index + 1);
  });
  return reader.finish();
}

/** A unit while its lines are read: later lines add to it. */
interface OpenUnit extends ForgeUnit {
  readonly rules: ForgeRule[];
  readonly weapons: ForgeWeapon[];
  joins?: string;
}

class TextReader {
  private readonly budget: ReadingBudget;
  private readonly units: OpenUnit[] = [];
  private readonly diagnostics: Noticed<Diagnostic>[] = [];
  private readonly headers: string[] = [];
  /** Lines before the first unit that are no header between "++": one of them may be the name of the list. */
  private readonly preface: { readonly line: string; readonly number: number }[] = [];
  /** Units that share the weapons line to come: copies of one entry. */
  private open: OpenUnit[] = [];
  private joining: OpenUnit | undefined;
  private plain = false;
  private number = 0;

  constructor(budget: ReadingBudget) {
    this.budget = budget;
  }

  take(line: string, number: number): void {
    if (line === '') return;
    this.budget.spend();
    this.number = number;
    const header = HEADER.exec(line);
    if (header !== null) {
      this.headers.push(header[1]);
      return;
    }
    if (JOINED.test(line)) {
      this.joining = this.units.at(-1);
      return;
    }
    const unit = UNIT.exec(line);
    if (unit !== null) this.takeUnit(unit);
    else this.takeRest(line);
  }

  finish(): ForgeList | undefined {
    if (this.units.length === 0) return undefined;
    this.takePreface();
    const heads = this.headers.map(readHeader);
    if (heads.length > 1) this.note('several-lists', '', say('several-lists', { lists: heads.length }), 'info');
    const points = heads.flatMap((head) => head.points ?? []);
    const [head] = heads;
    return {
      ...(head === undefined || head.name === '' ? {} : { name: head.name }),
      system: head?.system ?? 'gf',
      factions: head?.factions ?? [],
      ...(head?.version === undefined ? {} : { version: head.version }),
      ...(points.length === 0 ? {} : { points: points.reduce((sum, value) => sum + value, 0) }),
      units: this.units,
      ruleTexts: {},
      diagnostics: this.diagnostics,
    };
  }

  private takeUnit(match: RegExpExecArray): void {
    const [, copies, name, size, quality, defense, points, rules] = match;
    const models = Math.max(1, Number(size));
    const read = readRules(rules, models);
    this.open = [];
    const wanted = Number(copies ?? 1);
    if (wanted > MAX_COPIES)
      this.note('too-many-copies', name, say('copies-cut', { copies: wanted, read: MAX_COPIES }));
    for (let copy = 0; copy < Math.min(wanted, MAX_COPIES); copy++) {
      this.add({
        key: `#${this.units.length}`,
        name,
        size: models,
        quality: Number(quality),
        defense: Number(defense),
        points: Number(points),
        rules: [...read.rules],
        weapons: [...read.weapons],
        items: read.items,
        combined: false,
      });
    }
    this.attachHero();
  }

  private add(unit: OpenUnit): void {
    if (this.units.length >= MOST_UNITS)
      throw new ReadingStopped(
        'too-many-units',
        say('line-starts-too-many', { line: this.number, unit: MOST_UNITS + 1 }),
      );
    this.units.push(unit);
    this.open.push(unit);
  }

  /** "| Joined to:" stands between a hero and the unit it joins. */
  private attachHero(): void {
    if (this.joining !== undefined && this.open[0] !== undefined) this.joining.joins = this.open[0].key;
    this.joining = undefined;
  }

  private takeRest(line: string): void {
    if (this.plain && line.startsWith('-')) {
      const text = line.slice(1).trim();
      for (const unit of this.open) unit.rules.push(...readRules(text, unit.size).rules);
      return;
    }
    const plain = PLAIN_UNIT.exec(line);
    if (plain !== null) this.takePlainUnit(plain);
    else if (this.open.length > 0) this.takeWeapons(line);
    else if (this.units.length > 0 || this.headers.length > 0) this.ignore(line, 'warning');
    else this.preface.push({ line, number: this.number });
  }

  /** Without a header of its own a list takes its name from the line above its units that looks most like one. */
  private takePreface(): void {
    const lines = this.preface.map(({ line }) => line);
    const title = this.headers.length > 0 ? undefined : looksLikeHeader(lines);
    if (title !== undefined) this.headers.push(title);
    for (const { line, number } of this.preface) {
      this.number = number;
      if (line !== title) this.ignore(line, 'info');
    }
  }

  private ignore(line: string, severity: Diagnostic['severity']): void {
    const message = say('line-not-understood', { line: this.number, text: line.slice(0, 60) });
    this.note('line-ignored', '', message, severity);
  }

  private takeWeapons(line: string): void {
    for (const part of splitOutside(line)) {
      const { count, rest } = counted(part);
      const weapon = readWeapon(rest, count ?? 1);
      const { name } = this.open[0];
      this.budget.spend();
      if (weapon !== undefined) for (const unit of this.open) unit.weapons.push(weapon);
      else this.note('weapon-unreadable', name, say('no-readable-stats', { text: part.slice(0, 60) }));
    }
  }

  /** The simple dialect has neither Quality nor Defense, and weapons may be bare names. */
  private takePlainUnit(match: RegExpExecArray): void {
    this.plain = true;
    const [, name, points, rest] = match;
    const parts = splitOutside(rest);
    const first = counted(parts[0] ?? '');
    const size = first.count ?? 1;
    const weapons = parts.slice(first.count === undefined ? 0 : 1).map((part) => this.plainWeapon(part, size, name));
    this.note('no-stats', name, say('stats-assumed'));
    this.open = [];
    this.add({
      key: `#${this.units.length}`,
      name,
      size,
      quality: 4,
      defense: 4,
      points: Number(points),
      rules: [],
      weapons,
      items: [],
      combined: false,
    });
  }

  private plainWeapon(part: string, size: number, unit: string): ForgeWeapon {
    const { count, rest } = counted(part);
    const read = readWeapon(rest, count ?? size);
    const gun = GUN.test(read?.name ?? rest);
    if (read !== undefined) {
      if (!gun || read.range > 0) return read;
      this.note('weapon-without-range', unit, say('range-assumed', { weapon: read.name, range: GUESSED_RANGE }));
      return { ...read, range: GUESSED_RANGE };
    }
    if (!/^ccw$/i.test(rest))
      this.note('weapon-without-stats', unit, say('weapon-assumed', { weapon: rest, range: gun ? GUESSED_RANGE : 0 }));
    return { name: rest, count: count ?? size, range: gun ? GUESSED_RANGE : 0, attacks: 1, rules: [] };
  }

  private note(...about: Parameters<typeof remark>): void {
    this.diagnostics.push(remark(...about));
  }
}
