// A text list, whichever program printed it, read into an army with the stats of the catalogue.
import { known } from '../../contract/defined-fields.ts';
import { type ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { pastedLines } from '../../lists/pasted-text.ts';
import { type ListSentence, type Noticed, type ReadArmy, say } from '../../lists/words/index.ts';
import type { Catalogue, DatasheetMatch } from '../data/catalogue.ts';
import { commonFaction, parentOf } from '../data/faction.ts';
import { nameKey, singularKey } from '../data/name.ts';
import {
  type Diagnostic,
  dialectOfText,
  type ImportedArmy,
  type ImportedUnit,
  info,
  WHOLE_LIST,
  warning,
} from './army.ts';
import { readPoints } from './text-line.ts';
import { type NameKinds, readTextList, type TextList, type TextUnit } from './text-list.ts';
import { TextUnitReader } from './text-unit.ts';
import { modelKeysOf } from './unit-names.ts';

/** Faction names that programs print in other languages, or with another word order. */
const FACTION_ALIASES: { readonly [key: string]: string } = {
  'empire tau': "T'au Empire",
  'tau empire': "T'au Empire",
  'adeptus astartes': 'Space Marines',
  'legiones daemonica': 'Chaos Daemons',
  'heretic astartes': 'Chaos Space Marines',
};

/** Throws ReadingStopped for what is no list. */
export function armyFromText(text: string, catalogue: Catalogue, budget: ReadingBudget): ReadArmy<ImportedArmy> {
  const pasted = pastedLines(text);
  if (!pasted.ok) throw new ReadingStopped('too-long', pasted.said);
  const list = readTextList(pasted.lines, kindsIn(catalogue), budget);
  if (list === undefined) throw new ReadingStopped('not-a-list', nothingFound(pasted.lines));
  const diagnostics: Noticed<Diagnostic>[] = [];
  const { faction, matches } = findUnits(list, catalogue);
  let unknown = 0;
  const units = matches.map(({ unit, match }): ImportedUnit => {
    budget.spend();
    if (match === undefined) diagnostics.push(unknownUnit(unit, unknown++ < MOST_OFFERED, catalogue, faction));
    else if (!match.sure) {
      const message = say('read-as', { name: unit.name, as: match.datasheet.name });
      diagnostics.push(info('unit-spelling', { unit: unit.name, line: unit.line }, message));
    }
    if (match !== undefined) diagnostics.push(...rivalSheets(unit, match));
    return new TextUnitReader(unit, match?.datasheet, { catalogue, diagnostics, budget }).read();
  });
  const detachment = statedDetachment(list, faction);
  const army: ReadArmy<ImportedArmy> = {
    format: dialectOfText(list),
    edition: editionOf(text, catalogue),
    ...known({ name: list.title, faction, detachment, points: statedPoints(list) }),
    units: joined(units, list.units),
    diagnostics,
  };
  const used = [faction, detachment, army.name];
  const remarks = [...editionCheck(army, catalogue), ...totalCheck(army), ...diagnostics, ...unusedLines(list, used)];
  return { ...army, diagnostics: remarks };
}

function kindsIn(catalogue: Catalogue): NameKinds {
  return {
    of: (name) => {
      const datasheet = catalogue.named(name);
      const character = datasheet?.keywords.some((keyword) => /^character$/i.test(keyword));
      return datasheet && (character ? 'character' : 'unit');
    },
    isUnit: (name) => catalogue.named(name) !== undefined || catalogue.everyday(name) !== undefined,
    isModelOf: (unit, name) => modelKeysOf(catalogue.named(unit)).has(singularKey(name)),
  };
}

/** What was expected, and the line that came nearest to it. */
function nothingFound(lines: readonly string[]): ListSentence {
  const number = lines.findIndex((line) => /\d/.test(line)) + 1 || lines.findIndex((line) => line.trim() !== '') + 1;
  const seen = lines[number - 1]?.trim().slice(0, 40) ?? '';
  return say('no-line-with-points', { line: number, text: seen });
}

/** Characters written inside the unit they lead are attached to it. */
function joined(units: readonly ImportedUnit[], lines: readonly TextUnit[]): ImportedUnit[] {
  const numbers = lines.flatMap(({ attachedUnit }) => attachedUnit ?? []);
  let number = Math.max(0, ...numbers);
  const result = [...units];
  let host = 0;
  lines.forEach(({ joins }, index) => {
    if (!joins) {
      host = index;
      return;
    }
    const together = result[host].attached?.unit ?? ++number;
    result[host] = { ...result[host], attached: { unit: together, as: 'bodyguard' } };
    result[index] = { ...result[index], attached: { unit: together, as: 'leader' } };
  });
  return result;
}

/** Headings and signatures are one remark; a line that was not understood is a warning of its own. */
function unusedLines({ unused, header }: TextList, used: readonly (string | undefined)[]): Noticed<Diagnostic>[] {
  const known = new Set(used.flatMap((text) => (text === undefined ? [] : [nameKey(text)])));
  const plain = header.filter(({ text }) => !known.has(nameKey(text.replace(/\s*\([^)]*\)\s*$/, ''))));
  const ignored = [
    ...unused.filter(({ reason }) => reason !== undefined).map(({ line }) => line),
    ...plain.map(({ number }) => number),
  ];
  const remarks = unused
    .filter(({ reason }) => reason === undefined)
    .map(({ line, text }) => warning('line-unread', { ...WHOLE_LIST, line }, say('line-unread', { text })));
  if (ignored.length === 0) return remarks;
  const lines = ignored.sort((a, b) => a - b);
  return [...remarks, info('lines-ignored', WHOLE_LIST, say('lines-ignored', { lines }))];
}

interface FoundUnits {
  readonly faction: string | undefined;
  readonly matches: readonly { readonly unit: TextUnit; readonly match: DatasheetMatch | undefined }[];
}

/** Where the list does not name its faction, that of most of its units decides between sheets of one name. */
function findUnits(list: TextList, catalogue: Catalogue): FoundUnits {
  const find = (faction: string | undefined) =>
    list.units.map((unit) => ({ unit, match: findUnit(unit, faction, catalogue) }));
  const stated = statedFaction(list, catalogue);
  const matches = find(stated);
  if (stated !== undefined) return { faction: stated, matches };
  const faction = commonFaction(
    matches.flatMap(({ match }) => (match === undefined ? [] : [catalogue.allNamed(match.datasheet.name)])),
  );
  return { faction, matches: find(faction) };
}

/** A choice between sheets of one name that nothing in the list decides. */
function rivalSheets({ name, line }: TextUnit, { datasheet, rivals = [] }: DatasheetMatch): Noticed<Diagnostic>[] {
  if (rivals.length === 0) return [];
  const others = rivals.map(({ faction }) => faction);
  const message = say('several-sheets', { unit: datasheet.name, used: datasheet.faction, others });
  return [warning('several-sheets', { unit: name, line }, message)];
}

/** A choice may be part of the datasheet's name: "Soul Grinder" with "Daemonic Allegiance: Tzeentch". */
function findUnit(unit: TextUnit, faction: string | undefined, catalogue: Catalogue): DatasheetMatch | undefined {
  const match = catalogue.find(unit.name, faction);
  if (match?.sure) return match;
  for (const { text } of unit.entries) {
    const choice = /^[^:]+:\s*(\S.*)$/.exec(text)?.[1];
    const named = choice === undefined ? undefined : catalogue.find(`${choice} ${unit.name}`, faction);
    if (named?.sure) return named;
  }
  return match;
}

/** Looking for similar names takes longest of all; a list with more unknown units is hardly one of ours. */
const MOST_OFFERED = 40;

function unknownUnit(
  { name, line }: TextUnit,
  offer: boolean,
  catalogue: Catalogue,
  faction: string | undefined,
): Noticed<Diagnostic> {
  const message = say('unit-not-found', { unit: name });
  const near = offer ? catalogue.nearest(name, 3, faction) : [];
  const suggestions = near.map(({ datasheet }) => datasheet.name);
  return { ...warning('unit-not-found', { unit: name, line }, message), suggestions };
}

/** The most particular faction the header names: "Space Marines" then "Blood Angels" means Blood Angels. */
function statedFaction(list: TextList, catalogue: Catalogue): string | undefined {
  const keyword = list.fields.get('faction keyword')?.split(' - ') ?? [];
  const candidates = [...keyword, ...(list.title?.split(' - ') ?? []), ...list.header.map(({ text }) => text)];
  let found: string | undefined;
  // "Space Marines / Ultramarines", "Space Marines (Ultramarines)"
  for (const candidate of candidates)
    for (const part of [candidate, ...candidate.split(/ ?[/|()] ?| [-\u2013\u2014] /)]) {
      const named = catalogue.faction(part) ?? FACTION_ALIASES[nameKey(part)];
      // The whole of a chapter that was named already says nothing new.
      if (named !== undefined && (found === undefined || parentOf(found) !== named)) found = named;
    }
  return found;
}

function statedPoints(list: TextList): number | undefined {
  const total = list.fields.get('total army points');
  if (total !== undefined) return readPoints(/[\d,.]+/.exec(total)?.[0] ?? '0');
  return list.titlePoints;
}

function statedDetachment(list: TextList, faction: string | undefined): string | undefined {
  const field = list.fields.get('detachment') ?? list.fields.get('detachments') ?? list.fields.get('detachment choice');
  const text =
    field ??
    list.title?.split(' - ')[2] ??
    list.header.find(({ text }) => DETACHMENT_POINTS.test(text))?.text ??
    list.header.findLast(({ text }) => isDetachment(text, faction))?.text;
  return text?.replace(/\s*\([^)]*\)\s*$/, '');
}

/** The 11th edition prints what a detachment costs. */
const DETACHMENT_POINTS = /\(\d+ (?:detachment points?|points? de d\u00e9tachement)\)/i;

/** What the header says besides faction, battle size and section headings. */
function isDetachment(line: string, faction: string | undefined): boolean {
  if (faction !== undefined && nameKey(line) === nameKey(faction)) return false;
  return line !== line.toUpperCase() && !/points?|attach|space marines/i.test(line);
}

/** The 11th edition prints detachment points, dispositions and attached units; else it is that of the datasheets. */
function editionOf(text: string, { file }: Catalogue): '10' | '11' {
  if (isEleventh(text)) return '11';
  return file.edition === '11' ? '11' : '10';
}

/** Version 2 of the app is that of the 11th edition. */
const ELEVENTH =
  /detachment points|points de d\u00e9tachement|force disposition|attached as:|attached unit|app version: v?[2-9]\.|version de l'appli ?: v?[2-9]\.|app-version: v?[2-9]\.|\b11th edition\b/i;

export function isEleventh(text: string): boolean {
  return ELEVENTH.test(text);
}

/** Text carries no stats: those of another edition may differ from what is on the table. */
function editionCheck(army: ReadArmy<ImportedArmy>, { file }: Catalogue): Noticed<Diagnostic>[] {
  if (army.edition === file.edition) return [];
  const message = say('other-edition', { list: army.edition, sheets: String(file.edition) });
  return [warning('other-edition', WHOLE_LIST, message)];
}

function totalCheck(army: ReadArmy<ImportedArmy>): Noticed<Diagnostic>[] {
  if (army.points === undefined) return [];
  const sum = army.units.reduce((total, unit) => total + (unit.points ?? 0), 0);
  if (sum === army.points) return [];
  return [warning('points-differ', WHOLE_LIST, say('points-differ', { sum, stated: army.points }))];
}
