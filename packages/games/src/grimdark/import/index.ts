// Reads One Page Rules army lists: shared payloads, save files with their army books, and text of every age.

import type { Problem } from '../../contract/problem.ts';
import { ReadingBudget, ReadingStopped } from '../../lists/budget.ts';
import { pastedLines } from '../../lists/pasted-text.ts';
import { armyFromList, type ImportedArmy } from './army.ts';
import { bookWords, isArmyBook, readArmyBook } from './army-book.ts';
import { isJson, list as objects } from './forge-json.ts';
import { isSaveFile, readSaveFile } from './save-file.ts';
import { isSharePayload, readSharePayload } from './share-payload.ts';
import { readTextList } from './text-list.ts';

export type * from './army.ts';
export { coverArmy, coverageSentence, type RuledUnit, unitsWithRules } from './coverage.ts';
export type { Diagnostic, ListFormat } from './forge-list.ts';

export type ImportResult =
  | { readonly ok: true; readonly army: ImportedArmy }
  | { readonly ok: false; readonly problem: Problem };

/** No list comes near this. */
const MAX_CHARACTERS = 10_000_000;
const SHARE_LINK = /^\s*https?:\/\/army-forge(?:-[a-z]+)?\.onepagerules\.com\/share\/?\?(?:.*&)?id=([\w-]+)/i;

function refused(fact: string, message: string): ImportResult {
  return { ok: false, problem: { code: `grimdark/import-${fact}`, path: '', message } };
}

/** `content` is a list in any format; `books` are army books as JSON text, needed for save files only. Never throws. */
export function importArmy(content: string, books: readonly string[] = [], budget = new ReadingBudget()): ImportResult {
  if (content.length > MAX_CHARACTERS) return refused('too-large', 'the text is far longer than any army list');
  const start = content.replace(/^\ufeff/, '').trimStart();
  if (start === '') return refused('empty', 'there is nothing in it: paste an army list or choose a file');
  const link = SHARE_LINK.exec(start.slice(0, 500));
  if (link !== null)
    return refused(
      'share-link',
      `this is a link, and Oddsmith never goes online by itself: open https://army-forge.onepagerules.com/api/tts?id=${link[1]} and paste what it shows`,
    );
  try {
    return start.startsWith('{') ? importJson(start, books, budget) : importText(start, budget);
  } catch (thrown) {
    if (thrown instanceof ReadingStopped) return refused(thrown.fact, thrown.message);
    throw thrown;
  }
}

function importText(content: string, budget: ReadingBudget): ImportResult {
  const pasted = pastedLines(content);
  if (!pasted.ok) return refused('too-long', pasted.message);
  const list = readTextList(pasted.lines, budget);
  if (list === undefined)
    return refused('not-a-list', 'no line looks like a unit, such as "Guardians [5] Q4+ D4+ | 120pts | Fearless"');
  return finish(armyFromList(list));
}

function importJson(content: string, bookTexts: readonly string[], budget: ReadingBudget): ImportResult {
  let document: unknown;
  try {
    document = JSON.parse(content);
  } catch {
    return refused('broken-json', 'the JSON is damaged and cannot be read');
  }
  if (isArmyBook(document))
    return refused('army-book', 'this is an army book, not a list: supply it together with a save file');
  if (!isJson(document)) return refused('not-a-list', 'this JSON is not an army list');
  limitUnits(document, budget);
  if (isSharePayload(document)) return finish(armyFromList(readSharePayload(document)));
  if (!isSaveFile(document)) return refused('not-a-list', 'this JSON is not an army list');
  const books = [];
  for (const text of bookTexts) {
    const book = parseBook(text);
    if (book === undefined)
      return refused('book-unreadable', 'one of the army books is not an army book of Army Forge');
    books.push(readArmyBook(book));
  }
  const saved = readSaveFile(document, books);
  if (saved.units.length === 0 && objects((document.list as { units?: unknown }).units).length > 0)
    return refused(
      'books-needed',
      `a save file only names its units; supply the army books it refers to: ${missingBooks(document)}`,
    );
  return finish(armyFromList(saved));
}

/** No army has more units, and no unit more things written into it. */
const MOST_UNITS = 300;
const MOST_GEAR = 500;

function limitUnits(document: { readonly [key: string]: unknown }, budget: ReadingBudget): void {
  const saved = isJson(document.list) ? document.list.units : undefined;
  const units = objects(document.units ?? saved);
  if (units.length > MOST_UNITS)
    throw new ReadingStopped(
      'too-many-units',
      `the list has ${units.length} units, more than the ${MOST_UNITS} of any army`,
    );
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
      throw new ReadingStopped(
        'too-much-gear',
        `a unit of the list has ${count} weapons, items and rules, more than the ${MOST_GEAR} of any unit`,
      );
  }
}

function finish(army: ImportedArmy): ImportResult {
  return army.units.length === 0 ? refused('no-units', 'the list has no units that can be read') : { ok: true, army };
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
  const units = objects((document.list as { units?: unknown }).units).map(({ armyId }) => armyId);
  const listed = Array.isArray(document.armyIds) ? document.armyIds : [document.armyId];
  const ids = [...new Set([...listed, ...units].filter((id) => typeof id === 'string'))];
  const [only] = ids;
  if (ids.length === 1 && typeof document.armyName === 'string') return `${document.armyName} (${only})`;
  return ids.map(bookWords).join(', ').slice(0, 300);
}
