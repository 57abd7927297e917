// Reads One Page Rules army lists: shared payloads, save files with their army books, and text of every age.

import type { Language } from '@oddsmith/words';
import type { Problem, Unspoken } from '../../contract/problem.ts';
import { ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { pastedLines } from '../../lists/pasted-text.ts';
import { type ListSentence, listSpeaker, type Noticed, type ReadArmy, say } from '../../lists/words/index.ts';
import { armyFromList, type ImportedArmy } from './army.ts';
import { bookWords, isArmyBook, readArmyBook } from './army-book.ts';
import { dialectOfFile, dialectOfText } from './dialects.ts';
import { copiesOf, isJson, list as objects, sizeOf, text } from './forge-json.ts';
import { type Diagnostic, remark } from './forge-list.ts';

export type * from './army.ts';
export { coverArmy, coverageSentence, type RuledUnit, unitsWithRules } from './coverage.ts';
export type { Diagnostic } from './forge-list.ts';

export type ImportResult =
  | { readonly ok: true; readonly army: ImportedArmy }
  | { readonly ok: false; readonly problem: Problem };

/** No list comes near this. */
const MAX_CHARACTERS = 10_000_000;
const SHARE_LINK = /^\s*https?:\/\/army-forge(?:-[a-z]+)?\.onepagerules\.com\/share\/?\?(?:.*&)?id=([\w-]+)/i;

type ReadResult =
  | { readonly ok: true; readonly army: ReadArmy<ImportedArmy> }
  | { readonly ok: false; readonly problem: Unspoken };

function refused(fact: string, message: ListSentence): ReadResult {
  return { ok: false, problem: { code: `grimdark/import-${fact}`, path: '', message } };
}

/** `content` is a list in any format; `books` are army books as JSON text, needed for save files only. Never throws. */
export function importArmy(
  content: string,
  books: readonly string[] = [],
  budget = new ReadingBudget(),
  language?: Language,
): ImportResult {
  const read = readArmy(content, books, budget);
  const speaker = listSpeaker(language);
  if (!read.ok) return { ok: false, problem: speaker.problem(read.problem) };
  return {
    ok: true,
    army: { ...read.army, diagnostics: read.army.diagnostics.map((entry) => speaker.problem(entry)) },
  };
}

function readArmy(content: string, books: readonly string[], budget: ReadingBudget): ReadResult {
  if (content.length > MAX_CHARACTERS) return refused('too-large', say('text-too-large'));
  const start = content.replace(/^\ufeff/, '').trimStart();
  if (start === '') return refused('empty', say('empty'));
  const link = SHARE_LINK.exec(start.slice(0, 500));
  if (link !== null)
    return refused(
      'share-link',
      say('share-link', { address: `https://army-forge.onepagerules.com/api/tts?id=${link[1]}` }),
    );
  try {
    return start.startsWith('{') ? importJson(start, books, budget) : importText(start, budget);
  } catch (thrown) {
    if (thrown instanceof ReadingStopped) return refused(thrown.fact, thrown.said);
    throw thrown;
  }
}

function importText(content: string, budget: ReadingBudget): ReadResult {
  const pasted = pastedLines(content);
  if (!pasted.ok) return refused('too-long', pasted.said);
  const lines = pasted.lines.map((line) => line.replace(/\s+/g, ' ').trim());
  const dialect = dialectOfText(lines);
  const list = dialect?.read(lines, budget);
  if (dialect === undefined || list === undefined) return refused('not-a-list', say('no-line-like-unit'));
  return finish(armyFromList(dialect.id, list));
}

function importJson(content: string, bookTexts: readonly string[], budget: ReadingBudget): ReadResult {
  let document: unknown;
  try {
    document = JSON.parse(content);
  } catch {
    return refused('broken-json', say('broken-json'));
  }
  if (isArmyBook(document)) return refused('army-book', say('army-book'));
  if (!isJson(document)) return refused('not-a-list', say('json-not-a-list'));
  limitUnits(document, budget);
  const dialect = dialectOfFile(document);
  if (dialect === undefined) return refused('not-a-list', say('json-not-a-list'));
  const books = [];
  for (const text of dialect.needsBooks ? bookTexts : []) {
    const book = parseBook(text);
    if (book === undefined) return refused('book-unreadable', say('book-unreadable'));
    books.push(readArmyBook(book));
  }
  const list = dialect.read(document, books);
  if (dialect.needsBooks && list.units.length === 0 && objects(savedUnits(document)).length > 0)
    return refused('books-needed', say('books-needed', { books: missingBooks(document) }));
  return finish(armyFromList(dialect.id, list), misreadCounts(document));
}

/** Numbers of models and weapons that an army cannot have, and what is counted instead. */
function misreadCounts(document: { readonly [key: string]: unknown }): Noticed<Diagnostic>[] {
  return objects(document.units ?? savedUnits(document)).flatMap((unit) => {
    const name = text(unit.customName) || text(unit.name);
    const note = (thing: string, written: unknown, taken: number) =>
      written == null || Number(written) === taken
        ? []
        : [remark('count-misread', name, say('count-misread', { name: thing, written: shown(written), taken }))];
    const gear = [unit.loadout, unit.equipment, unit.weapons, unit.items].flatMap(objects);
    return [
      ...note(name, unit.size, sizeOf(unit.size)),
      ...gear.flatMap((thing) => note(text(thing.name) || text(thing.label), thing.count, copiesOf(thing.count))),
    ];
  });
}

const shown = (written: unknown): string =>
  (typeof written === 'string' ? written : String(JSON.stringify(written))).slice(0, 40);

/** No army has more units, and no unit more things written into it. */
const MOST_UNITS = 300;
const MOST_GEAR = 500;

function limitUnits(document: { readonly [key: string]: unknown }, budget: ReadingBudget): void {
  const units = objects(document.units ?? savedUnits(document));
  if (units.length > MOST_UNITS)
    throw new ReadingStopped('too-many-units', say('too-many-units', { units: units.length, most: MOST_UNITS }));
  for (const unit of units) {
    const gear = [
      unit.loadout,
      unit.equipment,
      unit.weapons,
      unit.items,
      unit.selectedUpgrades,
      unit.rules,
      unit.specialRules,
    ];
    const count = gear.reduce((sum: number, things) => sum + (Array.isArray(things) ? things.length : 0), 0);
    budget.spend(1 + count);
    if (count > MOST_GEAR)
      throw new ReadingStopped('too-much-gear', say('too-much-gear', { things: count, most: MOST_GEAR }));
  }
}

function savedUnits(document: { readonly [key: string]: unknown }): unknown {
  return isJson(document.list) ? document.list.units : undefined;
}

function finish(army: ReadArmy<ImportedArmy>, misread: readonly Noticed<Diagnostic>[] = []): ReadResult {
  if (army.units.length === 0) return refused('no-units', say('no-readable-units'));
  return { ok: true, army: { ...army, diagnostics: [...misread, ...army.diagnostics] } };
}

function parseBook(text: string) {
  try {
    const document: unknown = JSON.parse(text);
    return isArmyBook(document) ? document : undefined;
  } catch {
    return undefined;
  }
}

function missingBooks(document: { readonly [key: string]: unknown }): string {
  const units = objects(savedUnits(document)).map(({ armyId }) => armyId);
  const listed = Array.isArray(document.armyIds) ? document.armyIds : [document.armyId];
  const ids = [...new Set([...listed, ...units].filter((id) => typeof id === 'string'))];
  const [only] = ids;
  if (ids.length === 1 && typeof document.armyName === 'string') return `${document.armyName} (${only})`;
  return ids.map(bookWords).join(', ').slice(0, 300);
}
