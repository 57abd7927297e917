// A text list, whichever program printed it, read into an army with the stats of the catalogue.
import type { Problem } from '../../problem.ts';
import type { Catalogue, DatasheetMatch } from '../data/catalogue.ts';
import type { Datasheet } from '../data/datasheet.ts';
import { nameKey } from '../data/name.ts';
import type { Diagnostic, ImportedArmy, ImportedUnit, ListFormat } from './army.ts';
import { isTooLong, readPoints, readTextList, type TextList, type TextUnit } from './text-list.ts';
import { TextUnitReader } from './text-unit.ts';

type Result = { readonly ok: true; readonly army: ImportedArmy } | { readonly ok: false; readonly problem: Problem };

/** Faction names that programs print in other languages, or with another word order. */
const FACTION_ALIASES: { readonly [key: string]: string } = {
  'empire tau': "T'au Empire",
  'tau empire': "T'au Empire",
  'adeptus astartes': 'Space Marines',
  'legiones daemonica': 'Chaos Daemons',
  'heretic astartes': 'Chaos Space Marines',
};

export function armyFromText(text: string, catalogue: Catalogue): Result {
  if (isTooLong(text)) return refused('too-long', 'the text is far longer than any army list');
  const list = readTextList(text);
  if (list === undefined)
    return refused('not-a-list', 'no line looks like a unit with its points, such as "Intercessor Squad (80 points)"');
  const diagnostics: Diagnostic[] = [];
  const { faction, matches } = findUnits(list, catalogue);
  let unknown = 0;
  const units = matches.map(({ unit, match }): ImportedUnit => {
    if (match === undefined) diagnostics.push(unknownUnit(unit.name, unknown++ < MOST_OFFERED, catalogue, faction));
    else if (!match.sure) diagnostics.push(otherSpelling(unit.name, match.datasheet.name));
    return new TextUnitReader(unit, match?.datasheet, catalogue, diagnostics).read();
  });
  const points = statedPoints(list);
  const detachment = statedDetachment(list, faction);
  const army: ImportedArmy = {
    format: formatOf(list),
    edition: editionOf(text),
    ...(list.title === undefined ? {} : { name: list.title }),
    ...(faction === undefined ? {} : { faction }),
    ...(detachment === undefined ? {} : { detachment }),
    ...(points === undefined ? {} : { points }),
    units,
    diagnostics,
  };
  const remarks = [...editionCheck(army, catalogue), ...totalCheck(army), ...diagnostics];
  return { ok: true, army: { ...army, diagnostics: remarks } };
}

function refused(fact: string, message: string): Result {
  return { ok: false, problem: { code: `wh40k/import-${fact}`, path: '', message } };
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
  const faction = commonFaction(matches.flatMap(({ match }) => match?.datasheet ?? []));
  return { faction, matches: find(faction) };
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

function otherSpelling(name: string, datasheet: string): Diagnostic {
  return {
    code: 'wh40k/import-unit-spelling',
    severity: 'info',
    unit: name,
    message: `"${name}" is read as ${datasheet}`,
  };
}

/** Looking for similar names takes longest of all; a list with more unknown units is hardly one of ours. */
const MOST_OFFERED = 40;

function unknownUnit(name: string, offer: boolean, catalogue: Catalogue, faction: string | undefined): Diagnostic {
  return {
    code: 'wh40k/import-unit-not-found',
    severity: 'warning',
    unit: name,
    message: `the catalogue has no unit "${name}": it is kept without stats`,
    suggestions: offer ? catalogue.nearest(name, 3, faction).map((near) => near.datasheet.name) : [],
  };
}

/** The most particular faction the header names: "Space Marines" then "Blood Angels" means Blood Angels. */
function statedFaction(list: TextList, catalogue: Catalogue): string | undefined {
  const keyword = list.fields.get('faction keyword')?.split(' - ') ?? [];
  const candidates = [...keyword, ...(list.title?.split(' - ') ?? []), ...list.header];
  let found: string | undefined;
  for (const candidate of candidates) {
    found = catalogue.faction(candidate) ?? FACTION_ALIASES[nameKey(candidate)] ?? found;
  }
  return found;
}

function commonFaction(datasheets: readonly Datasheet[]): string | undefined {
  const counts = new Map<string, number>();
  for (const datasheet of datasheets) counts.set(datasheet.faction, (counts.get(datasheet.faction) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function statedPoints(list: TextList): number | undefined {
  const total = list.fields.get('total army points');
  if (total !== undefined) return readPoints(/[\d,.]+/.exec(total)?.[0] ?? '0');
  return list.titlePoints;
}

function statedDetachment(list: TextList, faction: string | undefined): string | undefined {
  const field = list.fields.get('detachment') ?? list.fields.get('detachments');
  const text =
    field ??
    list.title?.split(' - ')[2] ??
    list.header.find((line) => DETACHMENT_POINTS.test(line)) ??
    list.header.findLast((line) => isDetachment(line, faction));
  return text?.replace(/\s*\([^)]*\)\s*$/, '');
}

/** The 11th edition prints what a detachment costs. */
const DETACHMENT_POINTS = /\(\d+ (?:detachment points?|points? de d\u00e9tachement)\)/i;

/** What the header says besides faction, battle size and section headings. */
function isDetachment(line: string, faction: string | undefined): boolean {
  if (faction !== undefined && nameKey(line) === nameKey(faction)) return false;
  return line !== line.toUpperCase() && !/points?|attach|space marines/i.test(line);
}

function formatOf(list: TextList): ListFormat {
  const { plusBlock, compact, square, hash } = list.features;
  if (hash) return 'new-recruit-simple';
  if (plusBlock) return compact ? 'wtc-compact' : 'wtc-full';
  if (square) return 'war-organ';
  if ((list.title?.split(' - ').length ?? 0) >= 3) return 'listforge-text';
  return 'official-app';
}

/** The 11th edition prints detachment points, dispositions and attached units; the 10th has none of them. */
function editionOf(text: string): '10' | '11' {
  return /detachment points|points de d\u00e9tachement|force disposition|attached as:|attached unit/i.test(text)
    ? '11'
    : '10';
}

/** Text carries no stats: those of another edition may differ from what is on the table. */
function editionCheck(army: ImportedArmy, { file }: Catalogue): Diagnostic[] {
  if (army.edition === file.edition) return [];
  return [
    {
      code: 'wh40k/import-other-edition',
      severity: 'warning',
      unit: '',
      message: `this is a list for the ${army.edition}th edition, the datasheets are those of the ${file.edition}th: check the numbers`,
    },
  ];
}

function totalCheck(army: ImportedArmy): Diagnostic[] {
  if (army.points === undefined) return [];
  const sum = army.units.reduce((total, unit) => total + (unit.points ?? 0), 0);
  if (sum === army.points) return [];
  return [
    {
      code: 'wh40k/import-points-differ',
      severity: 'warning',
      unit: '',
      message: `the units add up to ${sum} points, the list says ${army.points}`,
    },
  ];
}
