// From lists to battles: every unit with the parts of a request it makes, and two units as the input of their game's calculator.

import { AS_WELL_AS_CAN_BE } from '../kill-team/strategies.ts';
import type { Problem } from '../problem.ts';
import type { UnitRules } from '../units/library-unit.ts';
import { nameKey, singularKey } from '../wh40k/data/name.ts';
import { type RequestArmy, withRequests } from '../wh40k/import/army-request.ts';
import {
  phaseFor,
  requestFields,
  rulesOfRequest,
  type UnitPhase,
  type UnitRequest,
  unarmed,
} from '../wh40k/units/index.ts';
import type { ArmyImport } from './read.ts';

export { withRequests };

type ReadArmy = Extract<ArmyImport, { readonly ok: true }>;

type GrimdarkArmy = Extract<ReadArmy, { game: 'grimdark' }>['army'];
type KillTeam = Extract<ReadArmy, { game: 'killteam' }>['army'];
type Operative = KillTeam['units'][number];

/** The army of a list, its units ready for POST /calculate: apart from reading it, because most readers of lists never ask. */
export function armyWithRequests(list: ReadArmy): RequestArmy | GrimdarkArmy | KillTeam {
  return list.game === 'wh40k' ? withRequests(list.army) : list.army;
}

export interface ListSide {
  readonly list: ReadArmy;
  /** As in the list; a part of the name will do. */
  readonly unit: string;
}

export type ListBattle =
  | {
      readonly ok: true;
      readonly calculator: string;
      readonly input: object;
      /** What becomes of the rules of both; a target that the calculator brings has none. */
      readonly rules: { readonly attacker: UnitRules; readonly defender?: UnitRules };
      /** What the two lists leave in doubt. */
      readonly remark?: string;
    }
  | { readonly ok: false; readonly problem: Problem };

/** `phase` is for 40,000; left out, a unit shoots if it can. Without a defender the calculator's own target stands. */
export function battleBetween(attacker: ListSide, defender: ListSide | undefined, phase?: UnitPhase): ListBattle {
  if (defender !== undefined && defender.list.game !== attacker.list.game)
    return refused('import/two-games', 'against', 'the two lists are for different games');
  if (attacker.list.game === 'killteam') return shotOf(attacker, defender, phase);
  return attacker.list.game === 'wh40k' ? attackOf(attacker, defender, phase) : duelOf(attacker, defender);
}

function attackOf(attacker: ListSide, defender: ListSide | undefined, wanted: UnitPhase | undefined): ListBattle {
  const picked = pickBoth(requestsOf, attacker, defender);
  if (!picked.ok) return picked;
  const phase = wanted ?? phaseFor(picked.one, 'shooting');
  const problem = unarmed(picked.one, phase);
  if (problem !== undefined) return refused('import/unarmed', 'phase', problem);
  const { one, other } = picked;
  const input = requestFields({ attacker: one, defender: other }, phase);
  const rules = {
    attacker: rulesOfRequest(one, [phase]),
    ...(other === undefined ? {} : { defender: rulesOfRequest(other, []) }),
  };
  if (other === undefined || other.edition === one.edition)
    return { ok: true, calculator: 'wh40k/attack', input, rules };
  const remark = `the lists are of different editions: the rules are those of the ${input.edition}th`;
  return { ok: true, calculator: 'wh40k/attack', input, rules, remark };
}

function requestsOf(list: ReadArmy): readonly Named<UnitRequest>[] {
  if (list.game !== 'wh40k') return [];
  const { units, attached } = withRequests(list.army);
  // Who is led stands with his leader as one unit, called by either name.
  const led = new Map(
    attached.flatMap(({ units: places, request }) => places.map((place) => [place, request] as const)),
  );
  return units.flatMap(({ name, request }, place) => {
    const found = led.get(place) ?? request;
    return found === undefined ? [] : [{ name, found }];
  });
}

/** With the first gun or blade of the operative; one without the one or the other uses what it has. */
function shotOf(attacker: ListSide, defender: ListSide | undefined, wanted: UnitPhase | undefined): ListBattle {
  const unitsOf = (list: ReadArmy) =>
    list.game === 'killteam' ? list.army.units.map((operative) => ({ name: operative.name, found: operative })) : [];
  const picked = pickBoth(unitsOf, attacker, defender);
  if (!picked.ok) return picked;
  const { one, other } = picked;
  const { name, shoot, fight } = one;
  const phase = wanted ?? (shoot.length > 0 ? 'shooting' : 'fight');
  if ((phase === 'shooting' ? shoot : fight).length === 0)
    return refused(
      'import/unarmed',
      'phase',
      `${name} has no weapon for ${phase === 'shooting' ? 'shooting' : 'a fight'}`,
    );
  if (phase === 'shooting') {
    const target = other === undefined ? {} : { defender: other.defender };
    const rules = {
      attacker: rulesWith(one.rules, shoot[0].weapon),
      ...(other === undefined ? {} : { defender: rulesWith(other.rules) }),
    };
    return { ok: true, calculator: 'killteam/shoot', input: { attacker: shoot[0].attacker, ...target }, rules };
  }
  if (other?.fight.length === 0) return refused('import/unarmed', 'against', `${other.name} has no weapon for a fight`);
  const fighter = ({ fight: [{ fighter }] }: Operative) => ({ ...fighter, strategy: AS_WELL_AS_CAN_BE });
  const second = other === undefined ? {} : { second: fighter(other) };
  const rules = {
    attacker: rulesWith(one.rules, fight[0].weapon),
    ...(other === undefined ? {} : { defender: rulesWith(other.rules, other.fight[0].weapon) }),
  };
  return { ok: true, calculator: 'killteam/fight', input: { first: fighter(one), ...second }, rules };
}

/** Of an operative with this weapon, or none: rules of the others do not matter. */
function rulesWith({ counted, switches, notCounted }: Operative['rules'], weapon?: string): UnitRules {
  const SIDES = ['attacker', 'defender', 'first'];
  const stands = ({ part }: { readonly part?: string }): boolean =>
    part === undefined || part === weapon || SIDES.includes(part);
  return { counted: counted.filter(stands), switches: switches.filter(stands), notCounted: notCounted.filter(stands) };
}

function duelOf(attacker: ListSide, defender: ListSide | undefined): ListBattle {
  const unitsOf = (list: ReadArmy) =>
    list.game === 'grimdark' ? list.army.units.map((listed) => ({ name: listed.unit.name ?? '', found: listed })) : [];
  const picked = pickBoth(unitsOf, attacker, defender);
  if (!picked.ok) return picked;
  const { rulesVersion, ruleTexts: own } = attacker.list.army as GrimdarkArmy;
  // Each list explains the rules of its own book; the attacker has the first word where both do.
  const ruleTexts = { ...(defender?.list.army as GrimdarkArmy | undefined)?.ruleTexts, ...own };
  const { one, other } = picked;
  const sides = { attacker: one.unit, ...(other === undefined ? {} : { defender: other.unit }) };
  const rules = { attacker: one.rules, ...(other === undefined ? {} : { defender: other.rules }) };
  return { ok: true, calculator: 'grimdark/duel', input: { ...sides, rulesVersion, ruleTexts }, rules };
}

interface Named<Found> {
  readonly name: string;
  readonly found: Found;
}

type Refused = ListBattle & { readonly ok: false };

/** The units that are named, of those that each list has. */
function pickBoth<Found>(
  unitsOf: (list: ReadArmy) => readonly Named<Found>[],
  attacker: ListSide,
  defender: ListSide | undefined,
): { readonly ok: true; readonly one: Found; readonly other: Found | undefined } | Refused {
  const one = pick(unitsOf(attacker.list), attacker.unit, 'unit');
  if (!one.ok) return one;
  if (defender === undefined) return { ok: true, one: one.found, other: undefined };
  const other = pick(unitsOf(defender.list), defender.unit, 'against');
  return other.ok ? { ok: true, one: one.found, other: other.found } : other;
}

/** The unit of that name ("Boyz 2" for the second of it), else the only one whose name has all the words. */
function pick<Found>(
  units: readonly Named<Found>[],
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
function numbered<Found>(units: readonly Named<Found>[]) {
  const seen = new Map<string, number>();
  const times = (name: string): number => units.filter((unit) => unit.name === name).length;
  return units.map((unit) => {
    const { name } = unit;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return { unit, title: times(name) === 1 ? name : `${name} ${number}` };
  });
}

function refused(code: string, path: string, message: string): Refused {
  return { ok: false, problem: { code, path, message } };
}
