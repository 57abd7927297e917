// The skeleton of a text list: header lines, units with their points, and the bullets below each unit.
import { plainText } from '../data/name.ts';

export interface TextEntry {
  readonly text: string;
  /** 1 for what hangs on the unit, 2 for what hangs on a model, and so on. */
  readonly level: number;
}

export interface TextUnit {
  readonly name: string;
  readonly count: number | undefined;
  readonly points: number;
  /** Gear behind a colon on the unit's own line. */
  readonly gear: string | undefined;
  readonly entries: readonly TextEntry[];
  readonly attachedUnit: number | undefined;
}

export interface TextList {
  readonly title: string | undefined;
  readonly titlePoints: number | undefined;
  /** "+ KEY: value" and "Key: value" lines before the first unit, keys in lower case. */
  readonly fields: ReadonlyMap<string, string>;
  /** Other lines before the first unit: faction, detachment, battle size. */
  readonly header: readonly string[];
  readonly units: readonly TextUnit[];
  readonly features: {
    readonly plusBlock: boolean;
    readonly compact: boolean;
    readonly square: boolean;
    readonly hash: boolean;
  };
}

const UNIT =
  /^(?:[A-Za-z]+\d+:\s*)?(?:(\d+)x?\s+)?(\S.*?)\s*[([](\d[\d,.]*)\s*(?:points?|pts|pontos|puntos|punkte)[)\]]\s*(?::\s*(.*))?$/i;
const BULLET = /^[\u2022\u25e6\u00b7\u25cf\u25aa*\u2023-]\s+/;
const SMALL_BULLET = /^[\u25e6\u25aa]/;
/** Sizes of battle that official lists print with their limit. */
const BATTLE_SIZE = /^(combat patrol|incursion|strike force|onslaught|patrouille|force de frappe|offensive)\b/i;
const ATTACHED = /^(?:attached unit|unite?\u0301?) (\d+)(?: attach\S*)?$/i;
const COUNTED = /^\d+\s*x\s|^\d+ with /i;

interface Line {
  readonly indent: number;
  readonly bullet: boolean;
  readonly small: boolean;
  readonly text: string;
}

function readLine(raw: string): Line {
  const expanded = raw.replace(/\t/g, '    ').trimEnd();
  const body = expanded.trimStart();
  const bullet = BULLET.test(body);
  return {
    indent: expanded.length - body.length,
    bullet,
    small: SMALL_BULLET.test(body),
    text: bullet ? body.replace(BULLET, '').trim() : body.trim(),
  };
}

export function readPoints(text: string): number {
  return Number(text.replace(/[,.]/g, ''));
}

/** Ten times the longest list a tournament sees: names that nobody knows cost time to look for. */
const MOST_LINES = 2_000;
const MOST_LETTERS = 100_000;

export function isTooLong(text: string): boolean {
  return text.length > MOST_LETTERS || text.split('\n', MOST_LINES + 1).length > MOST_LINES;
}

/** Builds the skeleton; undefined when nothing in the text looks like a unit. */
export function readTextList(text: string): TextList | undefined {
  const lines = plainText(text)
    .split(/\r?\n/)
    .map(readLine)
    .filter((line) => line.text !== '');
  const reader = new ListReader();
  for (let i = 0; i < lines.length; i++) reader.take(lines[i], lines[i + 1]);
  return reader.finish();
}

class ListReader {
  private title: string | undefined;
  private titlePoints: number | undefined;
  private readonly fields = new Map<string, string>();
  private readonly header: string[] = [];
  private readonly units: TextUnit[] = [];
  private entries: TextEntry[] = [];
  private indents: number[] = [];
  private attached: number | undefined;
  private lastField: string | undefined;
  private readonly features = { plusBlock: false, compact: false, square: false, hash: false };

  take(line: Line, next: Line | undefined): void {
    if (this.takePlusBlock(line)) return;
    if (line.text.startsWith('#')) {
      this.features.hash = true;
      this.takeHeader(line.text.replace(/^[#+\s]+/, ''));
      return;
    }
    const attached = ATTACHED.exec(line.text.normalize('NFD'));
    if (attached !== null && !line.bullet) {
      this.attached = Number(attached[1]);
      return;
    }
    const unit = line.bullet ? null : UNIT.exec(line.text);
    if (unit !== null && !COUNTED_GEAR.test(line.text)) this.takeUnit(line, unit, next);
    else if (this.units.length === 0) this.takeHeader(line.text);
    else this.takeEntry(line);
  }

  finish(): TextList | undefined {
    const { title, titlePoints, fields, header, features } = this;
    // A single line with points is a unit by itself rather than the title of nothing.
    const lone = this.units.length === 0 && title !== undefined && titlePoints !== undefined && header.length === 0;
    if (lone) {
      const unit = {
        name: title,
        count: undefined,
        points: titlePoints,
        gear: undefined,
        entries: [],
        attachedUnit: undefined,
      };
      return { title: undefined, titlePoints: undefined, fields, header, units: [unit], features };
    }
    return this.units.length === 0 ? undefined : { title, titlePoints, fields, header, units: this.units, features };
  }

  /** The block of tournament exports: "+ DETACHMENT: ..." and "& ..." that goes on from the line above. */
  private takePlusBlock(line: Line): boolean {
    if (/^\+{3,}$/.test(line.text) || line.text === '+') {
      this.features.plusBlock = true;
      return true;
    }
    const field = /^\+ ([^:]+):\s*(.*)$/.exec(line.text);
    if (field !== null) {
      this.lastField = field[1].toLowerCase();
      this.fields.set(this.lastField, field[2]);
      return true;
    }
    if (!line.text.startsWith('&') || this.lastField === undefined) return false;
    this.fields.set(this.lastField, `${this.fields.get(this.lastField)} ${line.text}`);
    return true;
  }

  private takeUnit(line: Line, match: RegExpExecArray, next: Line | undefined): void {
    const [, count, name, points] = match;
    const gear = match[4] || undefined;
    const opensBullets = next?.bullet === true || gear !== undefined;
    if (this.units.length === 0 && !opensBullets) {
      // Before the first unit a line with points and nothing below it is the list's title or the size of the battle.
      if (BATTLE_SIZE.test(name)) return;
      if (this.title === undefined && this.header.length === 0) {
        this.title = name;
        this.titlePoints = readPoints(points);
        this.features.square = line.text.includes('[');
        return;
      }
    }
    if (gear !== undefined || /^[A-Za-z]+\d+:/.test(line.text)) this.features.compact = true;
    this.entries = [];
    this.indents = [];
    this.units.push({
      name: name.trim(),
      count: count === undefined ? undefined : Number(count),
      points: readPoints(points),
      gear,
      entries: this.entries,
      attachedUnit: this.attached,
    });
  }

  private takeHeader(text: string): void {
    const field = /^([A-Za-z\u00c0-\u017f ]+?)\s*:\s*(\S.*)$/.exec(text);
    if (field !== null) this.fields.set(field[1].toLowerCase(), field[2]);
    else this.header.push(text);
  }

  private takeEntry(line: Line): void {
    if (!line.bullet) {
      const counted = COUNTED.test(line.text);
      const enhancement = /^(enhancements?|optimisations?)\s*:/i.test(line.text);
      // Anything else without a bullet is a section heading or a signature: it ends attached units.
      if (!counted && !enhancement) {
        if (!/^(exported|export\u00e9|created) /i.test(line.text)) this.attached = undefined;
        return;
      }
      const level =
        enhancement || this.indents.length === 0 ? 1 : this.indents.length + (/^\d+ with /i.test(line.text) ? 1 : 0);
      this.entries.push({ text: line.text, level });
      return;
    }
    if (/^attach/i.test(line.text)) {
      this.entries.push({ text: line.text, level: 1 });
      return;
    }
    this.entries.push({ text: line.text, level: this.levelOf(line) });
  }

  private levelOf(line: Line): number {
    // A small bullet hangs on the big one above it even where a web page has swallowed the indentation.
    const indent = line.small ? Math.max(line.indent, (this.indents[0] ?? 0) + 1) : line.indent;
    while (this.indents.length > 0 && this.indents[this.indents.length - 1] >= indent) this.indents.pop();
    this.indents.push(indent);
    return this.indents.length;
  }
}

/** "1x Plasma pistol (5 points)" inside a unit is gear, not a unit of its own: units never start with "with". */
const COUNTED_GEAR = /^\d+ with /i;
