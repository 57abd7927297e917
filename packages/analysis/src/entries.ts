// Rows, columns, shooters and targets written as an army list or as "archetypes", turned into what each unit brings.
import { type Advice, isCapable, isRecord, loadCalculator, type Refusal } from '@oddsmith/games';
import type { Language } from '@oddsmith/words';
import { type ListedUnit, readArmy } from './army.ts';
import type { PlanQuestion } from './plan/question.ts';
import { analysisSpeaker, languageOf, refusalIn, type Sentence, say } from './words/index.ts';

type Role = 'attack' | 'target';

/** Where entries stand in a question, and what they are there. */
const PLACES: { readonly [field: string]: Role } = {
  rows: 'attack',
  shooters: 'attack',
  columns: 'target',
  targets: 'target',
};

/** The question with every list written out, and what is to be said of the lists; others are handed back as they are. */
export async function withEntries(question: unknown): Promise<unknown | Refusal> {
  if (!isRecord(question) || typeof question.calculator !== 'string') return question;
  const { calculator } = question;
  const language = languageOf(question);
  const both = question.kind === 'efficiency' || question.kind === 'lists';
  const written: Record<string, unknown> = { ...question };
  const advice: Advice[] = [];
  for (const [field, role] of Object.entries(PLACES)) {
    const given = question[field];
    if (!isRecord(given)) continue;
    const entries = await entriesOf({ calculator, language, advice }, given, field);
    if (!Array.isArray(entries)) return entries;
    if (!both && role === 'attack') advice.push(...leftOut(entries, field, language));
    written[field] = both
      ? unitsOf(entries)
      : field === 'shooters'
        ? shootersOf(entries)
        : question.kind === 'matrix'
          ? bearersOf(entries, role)
          : entries.flatMap((entry) => sideOf(entry, role));
  }
  for (const field of ['mine', 'theirs']) {
    const given = question[field];
    if (question.kind !== 'lists' || !Array.isArray(given)) continue;
    const armies: unknown[] = [];
    for (const [i, army] of given.entries()) {
      const units =
        isRecord(army) && isRecord(army.units)
          ? await entriesOf({ calculator, language, advice }, army.units, `${field}[${i}].units`)
          : undefined;
      if (units !== undefined && !Array.isArray(units)) return units;
      armies.push(units === undefined ? army : { ...army, units: unitsOf(units) });
    }
    written[field] = armies;
  }
  return advice.length === 0 ? written : { ...written, advice };
}

/** Who cannot attack in the phase has no row. */
function leftOut(units: readonly ListedUnit[], path: string, language: Language): readonly Advice[] {
  const unarmed = units.filter(({ attack }) => attack === undefined).map(({ title }) => title);
  if (unarmed.length === 0) return [];
  const message = say('left-out', { units: unarmed });
  return analysisSpeaker(language).advice([{ code: 'analysis/left-out', severity: 'info', path, message }]);
}

/** Where nobody in a list has points each counts as one; else who has none counts nothing, and what is per point is null. */
function unitsOf(units: readonly ListedUnit[]): object[] {
  const each = units.some(({ points }) => points !== undefined) ? 0 : 1;
  return units.map(({ title, bearer, points = each, attack, target }) => ({
    title,
    ...(bearer === undefined ? {} : { bearer }),
    points,
    ...(attack === undefined ? {} : { attack }),
    ...(target === undefined ? {} : { target }),
  }));
}

/** Somebody with several weapons fires once, with one of them. */
export function shootersOf(units: readonly ListedUnit[]): PlanQuestion['shooters'] {
  const bearers = new Map<string, ListedUnit[]>();
  for (const unit of units) {
    const name = unit.bearer ?? unit.title;
    if (unit.attack !== undefined) bearers.set(name, [...(bearers.get(name) ?? []), unit]);
  }
  return [...bearers].map(([title, ways]) =>
    ways.length === 1
      ? { title, input: ways[0].attack }
      : { title, attacks: ways.map(({ weapon = 'weapon', attack }) => ({ title: weapon, input: attack })) },
  );
}

/** Somebody with several weapons is one row or column: each pair takes the weapon that serves best in it. */
function bearersOf(units: readonly ListedUnit[], role: Role): object[] {
  const bearers = new Map<string, ListedUnit[]>();
  for (const unit of units) {
    if (unit[role] === undefined) continue;
    const name = unit.bearer ?? unit.title;
    bearers.set(name, [...(bearers.get(name) ?? []), unit]);
  }
  return [...bearers].flatMap(([title, ways]) => {
    const { points, weapon } = ways[0];
    if (ways.length === 1 && (weapon === undefined || role === 'target')) return sideOf({ ...ways[0], title }, role);
    const attacks = ways.map((unit) => ({ title: unit.weapon ?? unit.title, input: unit[role] }));
    return [{ title, attacks, ...(points === undefined ? {} : { points }) }];
  });
}

function sideOf({ title, points, attack, target }: ListedUnit, role: Role): object[] {
  const input = role === 'attack' ? attack : target;
  return input === undefined ? [] : [{ title, input, ...(points === undefined ? {} : { points }) }];
}

interface Asked {
  readonly calculator: string;
  readonly language: Language;
  /** What is to be said of the lists. */
  readonly advice: Advice[];
}

async function entriesOf(
  { calculator, language, advice }: Asked,
  given: Record<string, unknown>,
  path: string,
): Promise<ListedUnit[] | Refusal> {
  const refuse = (code: string, message: Sentence) => refusalIn(language, { code, path, message });
  const named = { calculator: calculator.slice(0, 60) };
  if (given.archetypes === true) {
    const archetypes = isCapable(calculator, 'archetypes') ? await loadCalculator(calculator) : undefined;
    if (archetypes?.archetypes !== undefined) return [...(await archetypes.archetypes())];
    return refuse('analysis/no-archetypes', say('no-archetypes', named));
  }
  if (typeof given.list !== 'string' && !(given.list instanceof Uint8Array))
    return refuse('analysis/entries-invalid', say('entries-invalid', { path }));
  const read = await readArmy(calculator, given.list, given.phase === 'melee' ? 'melee' : 'shooting', language);
  if (read === undefined) return refuse('analysis/no-lists', say('no-lists', named));
  if ('error' in read) return { error: { ...read.error, path: `${path}.list` } };
  for (const message of read.remarks)
    advice.push({ code: 'analysis/list-remark', severity: 'warning', path: `${path}.list`, message });
  if (!Array.isArray(given.units)) return [...read.units];
  const picked = pick(read.units, given.units);
  if (Array.isArray(picked)) return picked;
  return refusalIn(language, { code: 'analysis/unknown-unit', path: `${path}.units`, message: picked });
}

/** By title, or by who carries it: with all of their weapons; or what of those wanted is not there. */
function pick(units: readonly ListedUnit[], wanted: readonly unknown[]): ListedUnit[] | Sentence {
  const namesOf = ({ title, bearer = title }: ListedUnit) => [title, bearer];
  const unknown = wanted.find((name) => !units.some((unit) => namesOf(unit).includes(String(name))));
  if (unknown === undefined) return units.filter((unit) => namesOf(unit).some((name) => wanted.includes(name)));
  const known = [...new Set(units.map(({ title, bearer = title }) => bearer))];
  return say('not-in-list', { unit: String(unknown).slice(0, 60), known });
}
