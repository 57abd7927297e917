// From lists to battles: every unit with the parts of a request it makes, and two units as the input of their game's calculator.
import type { ArmyImport } from './importers.ts';
import type { Problem } from './problem.ts';
import { nameKey, singularKey } from './wh40k/data/name.ts';
import { type RequestArmy, withRequests } from './wh40k/import/army-request.ts';
import { phaseFor, requestFields, type UnitPhase, type UnitRequest, unarmed } from './wh40k/units/index.ts';

export { withRequests };

type ReadArmy = Extract<ArmyImport, { readonly ok: true }>;

type GrimdarkArmy = Extract<ReadArmy, { game: 'grimdark' }>['army'];
type KillTeam = Extract<ReadArmy, { game: 'killteam' }>['army'];

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
  | { readonly ok: true; readonly calculator: string; readonly input: object }
  | { readonly ok: false; readonly problem: Problem };

/** `phase` is for 40,000; left out, a unit shoots if it can. Without a defender the calculator's own target stands. */
export function battleBetween(attacker: ListSide, defender: ListSide | undefined, phase?: UnitPhase): ListBattle {
  if (defender !== undefined && defender.list.game !== attacker.list.game)
    return refused('import/two-games', 'against', 'the two lists are for different games');
  if (attacker.list.game === 'killteam') return shotOf(attacker, defender, phase);
  return attacker.list.game === 'wh40k' ? attackOf(attacker, defender, phase) : duelOf(attacker, defender);
}

function attackOf(attacker: ListSide, defender: ListSide | undefined, wanted: UnitPhase | undefined): ListBattle {
  const one = pick(requestsOf(attacker.list), attacker.unit, 'unit');
  const other = defender === undefined ? undefined : pick(requestsOf(defender.list), defender.unit, 'against');
  if (!one.ok) return one;
  if (other?.ok === false) return other;
  const phase = wanted ?? phaseFor(one.found, 'shooting');
  const problem = unarmed(one.found, phase);
  if (problem !== undefined) return refused('import/unarmed', 'phase', problem);
  const sides = { attacker: one.found, defender: other?.found };
  return { ok: true, calculator: 'wh40k/attack', input: requestFields(sides, phase) };
}

function requestsOf(list: ReadArmy): readonly { readonly name: string; readonly found: UnitRequest }[] {
  if (list.game !== 'wh40k') return [];
  const { units, attached } = withRequests(list.army);
  const together = attached.map(({ request }) => ({ name: request.name, found: request }));
  const single = units.flatMap(({ name, request }) => (request === undefined ? [] : [{ name, found: request }]));
  return [...single, ...together];
}

/** With the first gun or blade of the operative; one without the one or the other uses what it has. */
function shotOf(attacker: ListSide, defender: ListSide | undefined, wanted: UnitPhase | undefined): ListBattle {
  const unitsOf = ({ list }: ListSide) =>
    list.game === 'killteam' ? list.army.units.map((operative) => ({ name: operative.name, found: operative })) : [];
  const one = pick(unitsOf(attacker), attacker.unit, 'unit');
  const other = defender === undefined ? undefined : pick(unitsOf(defender), defender.unit, 'against');
  if (!one.ok) return one;
  if (other?.ok === false) return other;
  const { name, shoot, fight } = one.found;
  const phase = wanted ?? (shoot.length > 0 ? 'shooting' : 'fight');
  if ((phase === 'shooting' ? shoot : fight).length === 0)
    return refused(
      'import/unarmed',
      'phase',
      `${name} has no weapon for ${phase === 'shooting' ? 'shooting' : 'a fight'}`,
    );
  if (phase === 'shooting') {
    const target = other === undefined ? {} : { defender: other.found.defender };
    return { ok: true, calculator: 'killteam/shoot', input: { attacker: shoot[0].attacker, ...target } };
  }
  if (other?.found.fight.length === 0)
    return refused('import/unarmed', 'against', `${other.found.name} has no weapon for a fight`);
  const second = other === undefined ? {} : { second: other.found.fight[0].fighter };
  return { ok: true, calculator: 'killteam/fight', input: { first: fight[0].fighter, ...second } };
}

function duelOf(attacker: ListSide, defender: ListSide | undefined): ListBattle {
  const unitsOf = ({ list }: ListSide) =>
    list.game === 'grimdark' ? list.army.units.map(({ unit }) => ({ name: unit.name ?? '', found: unit })) : [];
  const one = pick(unitsOf(attacker), attacker.unit, 'unit');
  const other = defender === undefined ? undefined : pick(unitsOf(defender), defender.unit, 'against');
  if (!one.ok) return one;
  if (other?.ok === false) return other;
  const { rulesVersion, ruleTexts } = attacker.list.army as GrimdarkArmy;
  const sides = { attacker: one.found, ...(other === undefined ? {} : { defender: other.found }) };
  return { ok: true, calculator: 'grimdark/duel', input: { ...sides, rulesVersion, ruleTexts } };
}

type Picked<Found> = { readonly ok: true; readonly found: Found } | (ListBattle & { readonly ok: false });

/** The unit of that name, else the only one whose name has all the words. */
function pick<Found>(
  units: readonly { readonly name: string; readonly found: Found }[],
  wanted: string,
  path: string,
): Picked<Found> {
  const key = singularKey(wanted);
  const exact = units.find(({ name }) => singularKey(name) === key);
  const words = key.split(' ');
  const holding = units.filter(({ name }) => words.every((word) => singularKey(name).includes(word)));
  const found = exact ?? holding[0];
  if (found !== undefined) return { ok: true, found: found.found };
  const names = [...new Map(units.map(({ name }) => [nameKey(name), name])).values()];
  return refused(
    'import/no-such-unit',
    path,
    `the list has no unit "${wanted}"; it has ${names.slice(0, 30).join(', ')}`,
  );
}

function refused(code: string, path: string, message: string): ListBattle & { readonly ok: false } {
  return { ok: false, problem: { code, path, message } };
}
