// Units of a list by the names that players use for them.
import { nearestName } from '../spelling/nearest.ts';
import { searchUnits } from '../units/search.ts';
import { nameKey, singularKey } from '../wh40k/data/name.ts';
import { type NamedUnit, refused, type UnspokenRefusal } from './reader.ts';
import { say } from './words/index.ts';

type Picked<Found> = { readonly ok: true; readonly found: Found } | UnspokenRefusal;

const MOST_NAMED = 30;

/** One of them, or several with a plus between, where units of the game stand together. */
export function pickUnit<Found>(
  units: readonly NamedUnit<Found>[],
  wanted: string,
  path: string,
  together?: (found: readonly Found[]) => Found,
): Picked<Found> {
  const whole = pickOne(units, wanted, path);
  const names = wanted.split('+').map((name) => name.trim());
  if (whole.ok || names.length === 1 || together === undefined) return whole;
  const picked = names.map((name) => pickOne(units, name, path));
  const missing = picked.find((one) => !one.ok);
  return missing ?? { ok: true, found: together(picked.flatMap((one) => (one.ok ? [one.found] : []))) };
}

/** The unit of that name ("Boyz 2" for the second of it), else the only one whose name has all the words. */
function pickOne<Found>(units: readonly NamedUnit<Found>[], wanted: string, path: string): Picked<Found> {
  const key = singularKey(wanted);
  const words = key.split(' ');
  const places = numbered(units);
  const among = [
    units.filter(({ name, within = name }) => singularKey(name) === key || singularKey(within) === key),
    places.filter(({ title }) => singularKey(title) === key).map(({ unit }) => unit),
    units.filter(({ name }) => words.every((word) => singularKey(name).includes(word))),
  ];
  const [one, ...others] = among.find((found) => found.length > 0) ?? [];
  if (one === undefined) {
    const names = [...new Map(units.map(({ name, within = name }) => [nameKey(within), within])).values()];
    const nearest = searchUnits(units, wanted)[0]?.name ?? nearestName(wanted, names);
    const message = say('no-such-unit', { unit: wanted, known: names.slice(0, MOST_NAMED) });
    const { problem } = refused('import/no-such-unit', path, message);
    return { ok: false, problem: { ...problem, ...(nearest === undefined ? {} : { nearest }) } };
  }
  // Where both are the same it does not matter which.
  const print = printOf(one.found);
  if (others.every(({ found }) => printOf(found) === print)) return { ok: true, found: one.found };
  const meant = new Set([one, ...others]);
  const choices = places.filter(({ unit }) => meant.has(unit)).map(({ title }) => title);
  return refused(
    'import/several-units',
    path,
    say('several-units', { unit: wanted, known: choices.slice(0, MOST_NAMED) }),
  );
}

/** What a unit is but for its id and its number: operatives are numbered already. */
function printOf(found: unknown): string {
  return JSON.stringify(found, (key, value) =>
    key === 'id' ? undefined : key === 'name' && typeof value === 'string' ? value.replace(/ \d+$/, '') : value,
  );
}

/** Names that stand more than once with their number: "Boyz 1", "Boyz 2". */
function numbered<Found>(units: readonly NamedUnit<Found>[]) {
  const seen = new Map<string, number>();
  const times = (name: string): number => units.filter((unit) => unit.name === name).length;
  return units.map((unit) => {
    const { name } = unit;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return { unit, title: times(name) === 1 ? name : `${name} ${number}` };
  });
}
