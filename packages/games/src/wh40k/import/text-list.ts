// The skeleton of a text list: header lines, units with their points, and the bullets below each unit.
import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { MOST_UNITS } from './army.ts';
import { type Heading, NamedAttachments, underNames } from './text-attached.ts';
import { type Line, readLine, readLooseUnitLine, readPoints, readUnitLine, type UnitLine } from './text-line.ts';

export interface TextEntry {
  readonly text: string;
  /** 1 for what hangs on the unit, 2 for what hangs on a model, and so on. */
  readonly level: number;
  readonly line: number;
}

export interface TextUnit {
  readonly name: string;
  readonly count: number | undefined;
  readonly points: number;
  /** Gear behind a colon on the unit's own line. */
  readonly gear: string | undefined;
  readonly entries: readonly TextEntry[];
  readonly attachedUnit: number | undefined;
  /** What it is in its attached unit, where a line of its own said so. */
  readonly attachedAs?: 'leader' | 'bodyguard';
  /** Written inside the unit it joins. */
  readonly joins: boolean;
  readonly line: number;
}

/** A line that gave nothing, and why: none is passed over in silence. */
export interface UnusedLine {
  readonly line: number;
  readonly text: string;
  /** undefined: it was not understood. */
  readonly reason: string | undefined;
}

export interface TextList {
  readonly title: string | undefined;
  readonly titlePoints: number | undefined;
  /** "+ KEY: value" and "Key: value" lines before the first unit, keys in lower case. */
  readonly fields: ReadonlyMap<string, string>;
  /** Other lines before the first unit: faction, detachment, battle size. */
  readonly header: readonly Line[];
  readonly units: readonly TextUnit[];
  readonly unused: readonly UnusedLine[];
  readonly features: ReadonlySet<Feature>;
}

/** What tells the programs apart that print lists. */
type Feature = 'plusBlock' | 'compact' | 'square' | 'hash' | 'dots' | 'loose';

/** What the catalogue makes of a name: decides between titles, units and models. */
export interface NameKinds {
  of(name: string): 'character' | 'unit' | undefined;
  /** Whether a line with this name and points is a unit: what players call it for short will do. */
  isUnit(name: string): boolean;
  /** Whether models of that name are in the unit by its datasheet. */
  isModelOf(unit: string, name: string): boolean;
}

/** Sizes of battle that lists print with their limit: never a unit. */
const BATTLE_SIZE =
  /^(?:battle size\b.*|(?:\d\. ?)?(?:combat patrol|incursion|strike force|onslaught|apocalypse|patrouille|force de frappe|offensive|kampfpatrouille|überfall|angriffsstreitmacht))$/i;
const ATTACHED = /^(?:attached unit|unite?\u0301?) (\d{1,3})(?: attach\S*)?$/i;
const COUNTED = /^\d{1,4} ?x |^\d{1,4} with /i;
const ENHANCEMENT = /^(?:enhancements?|optimisations?|verbesserung(?:en)?) ?:/i;
const SIGNATURE =
  /^(?:exported|export\u00e9|exportiert|created|generated|built|made) |data version|app version|https?:\/\//i;
const SECTION =
  /^(?:(?:epic hero|character|battleline|infantry|mounted|beast|swarm|vehicle|monster|(?:dedicated )?transport|fortification|allied unit|other datasheet|leader|support|titanic|aircraft|walker|drone|unit)e?s?|allies|configuration|army roster|other|cavalry)(?: ?[([][^)\]]{0,30}[)\]])?$/i;

/** Builds the skeleton; undefined when nothing in the text looks like a unit. */
export function readTextList(rows: readonly string[], kinds: NameKinds, budget: ReadingBudget): TextList | undefined {
  const lines = rows.map((row, index) => readLine(row, index + 1)).filter((line) => line.text !== '');
  const reader = new ListReader(kinds);
  for (let i = 0; i < lines.length; i++) {
    budget.spend();
    reader.take(lines[i], lines[i + 1]);
  }
  return reader.finish();
}

class ListReader {
  private readonly kinds: NameKinds;
  private title: Line | undefined;
  private titleName: string | undefined;
  private titlePoints: number | undefined;
  private readonly fields = new Map<string, string>();
  private readonly header: Line[] = [];
  private readonly units: TextUnit[] = [];
  private readonly unused: UnusedLine[] = [];
  private entries: TextEntry[] = [];
  private indents: number[] = [];
  private unitIndent = 0;
  private attached: number | undefined;
  private readonly attachments = new NamedAttachments();
  private readonly headings: Heading[] = [];
  /** Units themselves stand behind bullets. */
  private bulleted = false;
  /** The unit that a leader without points was written into, and how deep. */
  private host: { readonly name: string; readonly entries: TextEntry[]; readonly indent: number } | undefined;
  private lastField: string | undefined;
  private readonly features = new Set<Feature>();

  constructor(kinds: NameKinds) {
    this.kinds = kinds;
  }

  take(line: Line, next: Line | undefined): void {
    if (line.dots > 0) this.features.add('dots');
    if (this.takePlusBlock(line) || this.takeHash(line) || this.takeAttached(line)) return;
    const unit = readUnitLine(line.text);
    if (unit !== undefined && this.isSizeOfBattle(line, unit, next))
      this.unuse(line, 'the size of the battle is not a unit');
    else if (unit !== undefined && this.isUnit(line, unit)) this.takeUnit(line, unit, next);
    else if (this.takeLoose(line)) return;
    else if (this.units.length === 0) this.takeHeader(line);
    else this.takeEntry(line);
  }

  finish(): TextList | undefined {
    const { titleName, titlePoints, fields, header, features, unused, units } = this;
    // A single line with points is a unit by itself rather than the title of nothing.
    if (units.length === 0 && this.title !== undefined && titlePoints !== undefined && header.length === 0) {
      const unit = readUnitLine(this.title.text) as UnitLine;
      const lone = { ...unit, entries: [], attachedUnit: undefined, joins: false, line: this.title.number };
      return { title: undefined, titlePoints: undefined, fields, header, units: [lone], unused, features };
    }
    if (units.length === 0) return undefined;
    const named = underNames(this.headings, this.attachments.joined(units), (name) => {
      const kind = this.kinds.of(name);
      return kind && kind === 'character';
    });
    const told = unused.map((entry) =>
      named.lines.has(entry.line) ? { ...entry, reason: 'the name of an attached unit' } : entry,
    );
    return { title: titleName, titlePoints, fields, header, units: named.units, unused: told, features };
  }

  private unuse(line: Line, reason: string | undefined): void {
    this.unused.push({ line: line.number, text: line.text.slice(0, 60), reason });
  }

  /** The block of tournament exports: "+ DETACHMENT: ..." and "& ..." that goes on from the line above. */
  private takePlusBlock(line: Line): boolean {
    if (/^\++$/.test(line.text)) {
      if (line.text.length > 2) this.features.add('plusBlock');
      return true;
    }
    const roster = /^\+\+ (.+?) ?\+\+$/.exec(line.text);
    if (roster !== null) {
      this.takeTitle(line, roster[1]);
      return true;
    }
    if (/^\+ [^:]+ \+$/.test(line.text)) {
      this.unuse(line, 'a heading');
      return true;
    }
    const field = /^\+ ([^:]+): ?(.*)$/.exec(line.text);
    if (field !== null) {
      this.lastField = field[1].toLowerCase();
      this.fields.set(this.lastField, field[2]);
      return true;
    }
    if (!line.text.startsWith('&') || this.lastField === undefined || this.units.length > 0) return false;
    this.fields.set(this.lastField, `${this.fields.get(this.lastField)} ${line.text}`);
    return true;
  }

  /** "++ Army Roster (Chaos - World Eaters) [1,990pts] ++": the faction in brackets, the total behind it. */
  private takeTitle(line: Line, text: string): void {
    const unit = readUnitLine(text);
    const name = unit?.name ?? text;
    this.titlePoints ??= unit?.points;
    const faction = /\(([^()]+)\)$/.exec(name)?.[1];
    if (faction !== undefined) this.header.push({ ...line, text: faction.split(' - ').at(-1) ?? faction });
    else if (!/^army roster$|^total\b/i.test(name)) this.titleName ??= name;
  }

  private takeHash(line: Line): boolean {
    if (!line.text.startsWith('#')) return false;
    this.features.add('hash');
    const text = line.text.replace(/^[#+ ]+/, '').replace(/ ?\+\+/g, '');
    const total = readUnitLine(text);
    // One # is the roster with its total; more are sections.
    if (/^#(?!#)/.test(line.text) && total !== undefined) this.titlePoints ??= total.points;
    this.unuse(line, 'a heading');
    return true;
  }

  private takeAttached(line: Line): boolean {
    if (this.attachments.take(line.text, this.units.length - 1)) return true;
    const attached = line.bullet ? null : ATTACHED.exec(line.text.normalize('NFD'));
    if (attached === null) return false;
    this.attached = Number(attached[1]);
    return true;
  }

  /** By its name, or by its points below the title, whatever the language calls it. */
  private isSizeOfBattle(line: Line, { name, points }: UnitLine, next: Line | undefined): boolean {
    if (BATTLE_SIZE.test(name)) return true;
    const opensList =
      this.units.length === 0 && !line.bullet && next?.bullet !== true && this.titlePoints !== undefined;
    return opensList && SIZES.includes(points) && !this.kinds.isUnit(name);
  }

  /** A line with points below a bullet is a unit only when the catalogue has one of that name. */
  private isUnit(line: Line, unit: UnitLine): boolean {
    if (/^\d+ with /i.test(line.text) || SECTION.test(unit.name)) return false;
    if (!line.bullet) return true;
    const deeper = this.units.length > 0 && (line.indent > this.unitIndent || line.dots > 0);
    return this.kinds.of(unit.name) !== undefined && (!deeper || this.joinsUnit(line, unit));
  }

  /** A character with points of its own inside the unit it leads. */
  private joinsUnit(line: Line, unit: UnitLine): boolean {
    const host = this.units.at(-1);
    if (host === undefined || (!line.bullet && line.indent <= this.unitIndent)) return false;
    return this.kinds.of(unit.name) === 'character' && this.kinds.of(host.name) === 'unit';
  }

  private takeUnit(line: Line, unit: UnitLine, next: Line | undefined): void {
    const { count, name, points, gear } = unit;
    const opensBullets = (next?.bullet === true && !this.namesUnit(next)) || gear !== undefined;
    if (this.units.length === 0 && !opensBullets && this.titlePoints === undefined && this.mayBeTitle(unit)) {
      // Before the first unit a line with points and nothing below it is the list's title, unless a datasheet has that name.
      const isTitle = this.kinds.of(name) === undefined || points >= LEAST_ARMY;
      if (isTitle && this.title === undefined) {
        this.title = line;
        this.titleName = count === undefined ? name : `${count} ${name}`;
        this.titlePoints = points;
        if (unit.square) this.features.add('square');
        return;
      }
    }
    if (this.units.length >= MOST_UNITS)
      throw new ReadingStopped('too-many-units', {
        id: 'line-starts-too-many',
        values: { line: line.number, unit: MOST_UNITS + 1 },
      });
    if (gear !== undefined || /^[A-Za-z]+\d+:/.test(line.text)) this.features.add('compact');
    if (unit.square && this.units.length === 0 && this.title === undefined) this.features.add('square');
    const joins = line.bullet && this.joinsUnit(line, unit);
    if (this.units.length === 0) this.bulleted = line.bullet;
    this.host = undefined;
    this.entries = [];
    this.indents = [];
    if (!joins) this.unitIndent = line.indent;
    const attachedUnit = this.attached;
    const { entries } = this;
    this.units.push({ name: name.trim(), count, points, gear, entries, attachedUnit, joins, line: line.number });
  }

  /** The first line, or below what somebody wrote above it: "Morning Patrol - Space Marines - Gladius Task Force (255 Points)". */
  private mayBeTitle({ name, points }: UnitLine): boolean {
    if (this.header.length === 0) return true;
    return !this.kinds.isUnit(name) && (points >= LEAST_ARMY || name.split(' - ').length > 2);
  }

  /** "Intercessor Squad - 80 pts": only where the catalogue knows the name. */
  private takeLoose(line: Line): boolean {
    const below = line.indent > this.unitIndent || !this.bulleted;
    if (line.bullet && this.units.length > 0 && below) return false;
    const unit = readLooseUnitLine(line.text);
    if (unit === undefined || !this.kinds.isUnit(unit.name)) return false;
    this.features.add('loose');
    this.takeUnit(line, unit, undefined);
    return true;
  }

  /** The line below a title is a unit already. */
  private namesUnit({ text }: Line): boolean {
    const unit = readUnitLine(text) ?? readLooseUnitLine(text);
    return unit !== undefined && this.kinds.of(unit.name) !== undefined;
  }

  /** "1x Captain" among the models of a squad that has no captain leads it. */
  private takeLeader(line: Line): boolean {
    const squad = this.units.at(-1);
    const match = /^(?:1 ?x? )?(\D[^:]{0,80})$/.exec(line.text);
    if (squad === undefined || match === null || squad.joins || this.levelOf(line) !== 1) return false;
    const [, name] = match;
    if (this.kinds.of(name) !== 'character' || this.kinds.of(squad.name) !== 'unit') return false;
    if (this.kinds.isModelOf(squad.name, name)) return false;
    const { entries, indents } = this;
    const leader = { name, count: 1, points: 0, gear: undefined, attachedUnit: this.attached, joins: true };
    this.entries = [];
    this.units.push({ ...leader, entries: this.entries, line: line.number });
    this.host = { name: squad.name, entries, indent: indents[0] };
    this.indents = [];
    return true;
  }

  /** The next models of the squad are not the leader's. */
  private leaveLeader(line: Line): void {
    const { host } = this;
    if (host === undefined || line.indent > host.indent) return;
    if (!this.kinds.isModelOf(host.name, line.text.replace(/^\d{1,4} ?x? |:.*$/g, ''))) return;
    this.entries = host.entries;
    this.indents = [];
    this.host = undefined;
  }

  private takeHeader(line: Line): void {
    const field = /^([A-Za-z\u00c0-\u017f/ ]+?) ?: (\S.*)$/.exec(line.text);
    if (field !== null) this.fields.set(field[1].toLowerCase(), field[2]);
    else if (SECTION.test(line.text)) {
      this.unuse(line, 'a heading');
      this.headings.push({ line: line.number, units: 0, unread: false });
    } else {
      this.header.push(line);
      // Behind the fields of the list stand no faction and no detachment any more.
      this.headings.push({ line: line.number, units: 0, unread: this.fields.size > 0 });
    }
    // "Knights - My list - [2000 pts]"
    const total =
      this.titlePoints === undefined ? /[([]([\d,.]{1,9}) ?(?:points?|pts)[)\]]$/i.exec(line.text.slice(-30)) : null;
    if (total !== null) this.titlePoints = readPoints(total[1]);
  }

  private takeEntry(line: Line): void {
    const { text, number } = line;
    if (line.bullet) {
      this.leaveLeader(line);
      if (this.takeLeader(line)) return;
      this.entries.push({ text, level: /^attach/i.test(text) ? 1 : this.levelOf(line), line: number });
      return;
    }
    const enhancement = ENHANCEMENT.test(text);
    if (COUNTED.test(text) || enhancement || (line.indent > this.unitIndent && !SECTION.test(text))) {
      const level =
        enhancement || this.indents.length === 0 ? 1 : this.indents.length + (/^\d+ with /i.test(text) ? 1 : 0);
      this.entries.push({ text, level, line: number });
      return;
    }
    if (SIGNATURE.test(text)) {
      this.unuse(line, 'the signature of a program');
      return;
    }
    // A heading ends attached units.
    this.attached = undefined;
    const unread = this.unused.length;
    if (SECTION.test(text) || text.endsWith(':') || (text === text.toUpperCase() && /\p{L}/u.test(text)))
      this.unuse(line, 'a heading');
    else if (/^[-_=*~]{3,}$/.test(text)) this.unuse(line, 'a rule between parts');
    else this.unuse(line, undefined);
    const isName = this.unused[unread].reason === undefined && line.indent < this.unitIndent;
    this.headings.push({ line: number, units: this.units.length, unread: isName });
  }

  private levelOf(line: Line): number {
    if (line.dots > 0) return line.dots;
    // A small bullet hangs on the big one above it even where a web page has swallowed the indentation.
    const indent = line.small ? Math.max(line.indent, (this.indents[0] ?? 0) + 1) : line.indent;
    while (this.indents.length > 0 && this.indents[this.indents.length - 1] >= indent) this.indents.pop();
    this.indents.push(indent);
    return this.indents.length;
  }
}

/** Points that armies of all languages are played to. */
const SIZES: readonly number[] = [500, 1000, 1500, 2000, 2500, 3000];

/** An army named like one of its units still costs more than any unit. */
const LEAST_ARMY = 450;
