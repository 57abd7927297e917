// From lists to battles: two units, called by name, as the input of their game's calculator.
import { nameKey, singularKey } from '../wh40k/data/name.ts';
import type { ReadList } from './read.ts';
import { type ListBattle, type ListPhase, type NamedUnit, type PickedUnit, type Refused, refused } from './reader.ts';
import { readerOf } from './readers.ts';

/** The army of a list, its units ready for POST /calculate: apart from reading it, because most readers of lists never ask. */
export async function armyWithRequests({ game, army }: ReadList): Promise<object> {
  const battles = await readerOf(game)?.battles();
  return battles?.withRequests?.(army) ?? army;
}

export interface ListSide {
  readonly list: ReadList;
  /** As in the list; a part of the name will do. */
  readonly unit: string;
}

/** `phase` left out, a unit shoots if it can. Without a defender the calculator's own target stands. */
export async function battleBetween(
  attacker: ListSide,
  defender: ListSide | undefined,
  phase?: ListPhase,
): Promise<ListBattle> {
  const { game } = attacker.list;
  if (defender !== undefined && defender.list.game !== game)
    return refused('import/two-games', 'against', 'the two lists are for different games');
  const battles = await readerOf(game)?.battles();
  if (battles === undefined) return refused('import/unknown-game', 'game', `there are no army lists for "${game}"`);
  const sideOf = ({ list: { army }, unit }: ListSide, path: string): Picked => {
    const found = pick(battles.named(army), unit, path);
    return found.ok ? { ok: true, side: { army, found: found.found } } : found;
  };
  const one = sideOf(attacker, 'unit');
  if (!one.ok) return one;
  const other = defender === undefined ? undefined : sideOf(defender, 'against');
  if (other?.ok === false) return other;
  return battles.battle(one.side, other?.side, phase);
}

type Picked = { readonly ok: true; readonly side: PickedUnit<unknown> } | Refused;

/** The unit of that name ("Boyz 2" for the second of it), else the only one whose name has all the words. */
function pick<Found>(
  units: readonly NamedUnit<Found>[],
  wanted: string,
  path: string,
): { readonly ok: true; readonly found: Found } | Refused {
  const key = singularKey(wanted);
  const words = key.split(' ');
  const places = numbered(units);
  const among = [
    units.filter(({ name }) => singularKey(name) === key),
    places.filter(({ title }) => singularKey(title) === key).map(({ unit }) => unit),
    units.filter(({ name }) => words.every((word) => singularKey(name).includes(word))),
  ];
  const [one, ...others] = among.find((found) => found.length > 0) ?? [];
  if (one === undefined) {
    const names = [...new Map(units.map(({ name }) => [nameKey(name), name])).values()];
    return refused(
      'import/no-such-unit',
      path,
      `the list has no unit "${wanted}"; it has ${names.slice(0, 30).join(', ')}`,
    );
  }
  // Where both are the same it does not matter which.
  const print = printOf(one.found);
  if (others.every(({ found }) => printOf(found) === print)) return { ok: true, found: one.found };
  const meant = new Set([one, ...others]);
  const choices = places.filter(({ unit }) => meant.has(unit)).map(({ title }) => title);
  return refused(
    'import/several-units',
    path,
    `"${wanted}" is more than one unit of the list: name one of ${choices.slice(0, 30).join(', ')}`,
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
