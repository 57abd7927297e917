// The datasheets of both editions as units, alone or with their leaders: printed loadout, other modes and options beside it.

import { memoizeWeak } from '../contract/cache.ts';
import { say } from '../lists/words/index.ts';
import { nearestName } from '../spelling/nearest.ts';
import type { CountedRule, SwitchRule, UnitLoadout, UnitRules, UnitWeapon } from '../units/library-unit.ts';
import type { UnitBattleResult, UnitSource } from '../units/unit-source.ts';
import type { ArmyRule } from './data/army-rules.ts';
import { loadBuiltInCatalogue, PACK_EDITIONS, type PackEdition } from './data/built-in.ts';
import type { Datasheet } from './data/datasheet.ts';
import { originOf } from './data/faction.ts';
import { singularKey } from './data/name.ts';
import { shortNames } from './data/short-names.table.ts';
import { armyRulesOf, detachmentsFor, inDetachment } from './import/detachments.ts';
import { familyOf } from './units/carriers.ts';
import { unitOfDatasheet } from './units/datasheet-unit.ts';
import { firingDeckOf, withAboard } from './units/firing-deck.ts';
import { isUnarmed, phaseFor, requestFields, type UnitRequest, unitRequest } from './units/request.ts';
import type { UnitWeapon as CarriedWeapon, Unit, UnitPhase } from './units/unit.ts';
import { isUsed, joined, PHASES, rulesOfRequest } from './units/unit-rules.ts';

interface Sheets {
  readonly edition: PackEdition;
  readonly sheets: readonly Datasheet[];
  /** Who fires out of it. */
  readonly aboard?: Sheets;
  readonly detachment?: string;
  /** Of all armies of its edition. */
  readonly rules: readonly ArmyRule[];
}

interface Made {
  readonly units: readonly Unit[];
  readonly request: UnitRequest;
}

/** Its rules, weapons and parts all ask for the same. */
const madeOf = memoizeWeak((unit: Sheets): Made => {
  const { detachment, rules } = unit;
  const units = unit.sheets.map((sheet) => {
    const plain = unitOfDatasheet(sheet);
    return detachment === undefined ? plain : inDetachment(plain, detachment, rules);
  });
  const alone = unitRequest(units, unit.edition);
  return { units, request: unit.aboard === undefined ? alone : withAboard(alone, madeOf(unit.aboard).request) };
});

const unitsOf = (unit: Sheets): readonly Unit[] => madeOf(unit).units;
const requestOf = (unit: Sheets): UnitRequest => madeOf(unit).request;

/** The attack and the side of a fight; the attack in the phase in which the unit has something to use. */
function partsOf(request: UnitRequest) {
  const phase = phaseFor(request, 'shooting');
  return {
    ...(request.volley[phase].length === 0 ? {} : { attacker: requestFields({ attacker: request }, phase) }),
    first: request.side,
  };
}

/** One profile of a weapon in place of the one that is used. */
function isMode(request: UnitRequest, weapons: readonly CarriedWeapon[], weapon: CarriedWeapon): boolean {
  if (isUsed(request, weapon, PHASES)) return false;
  return weapons.some(
    (other) => other !== weapon && familyOf(other) === familyOf(weapon) && isUsed(request, other, PHASES),
  );
}

function weaponsOf(unit: Sheets): readonly UnitWeapon[] {
  const request = requestOf(unit);
  const weapons = unitsOf(unit).flatMap((one) => one.weapons);
  const named = weapons.map((weapon): UnitWeapon => {
    const { name, kind } = weapon;
    if (isUsed(request, weapon, PHASES)) return { name, part: kind === 'melee' ? 'first' : 'attacker' };
    return isMode(request, weapons, weapon) ? { name, part: 'loadouts' } : { name };
  });
  // A name that stands twice is one weapon by two carriers, or a gun that can be swung.
  return [...new Map(named.map((weapon) => [`${weapon.part} ${weapon.name}`, weapon])).values()];
}

/** With what the stat lines of the sheets have already, and what only comes with an item. */
function rulesOf(unit: Sheets, phases: readonly UnitPhase[] = PHASES, charging = false): UnitRules {
  const rules = rulesOfRequest(requestOf(unit), phases, charging);
  const { counted, switches, notCounted } = rules;
  // Parts of one ability may stand apart: "Rites of war, if charged".
  const isTold = (name: string): boolean =>
    [...counted, ...switches, ...notCounted].some((rule) => rule.name === name || rule.name.startsWith(`${name}, `));
  const inStats = new Map<string, CountedRule>();
  const items = new Map<string, SwitchRule>();
  for (const { name, item } of unit.sheets.flatMap(({ abilities = [] }) => abilities)) {
    if (isTold(name)) continue;
    if (item === undefined) inStats.set(name, { name, part: 'target' });
    else if (!inStats.has(name)) items.set(`${name}, ${item}`, { name, on: false, if: `with ${item}` });
  }
  return joined([rules, { counted: [...inStats.values()], switches: [...items.values()] }, itemRules(unit)]);
}

/** Items of the printed loadout that change a stat line. */
function itemRules({ sheets }: Sheets): Pick<UnitRules, 'counted'> {
  const names = sheets.flatMap(({ loadout = [], wargear = [], abilities = [] }) => {
    const carried = new Set(loadout.flatMap(({ gear = [] }) => gear.map((name) => name.replace(/ x\d+$/, ''))));
    const told = new Set(abilities.map(({ name }) => name));
    return wargear.filter(({ name }) => carried.has(name) && !told.has(name)).map(({ name }) => name);
  });
  return { counted: [...new Set(names)].map((name) => ({ name, part: 'target' })) };
}

/** The same unit with another profile of a weapon, or with an option of its datasheet. */
function loadoutsOf(unit: Sheets): readonly UnitLoadout[] {
  const [sheet, ...others] = unit.sheets;
  if (others.length > 0) return [];
  const request = requestOf(unit);
  const [own] = unitsOf(unit);
  const modes = own.weapons
    .filter((weapon) => isMode(request, own.weapons, weapon))
    .map((weapon) => {
      const weapons = own.weapons.filter((other) => other === weapon || familyOf(other) !== familyOf(weapon));
      return { name: weapon.name, parts: partsOf(unitRequest([{ ...own, weapons }], unit.edition)) };
    });
  const options = (sheet.options ?? []).flatMap(({ choices, model, group, models }, option) =>
    choices.map(({ name, model: kind }, choice) => {
      const title = [model, group ?? models].filter((part) => part != null).join(': ');
      const picked = unitRequest([unitOfDatasheet(sheet, [{ option, choice }])], unit.edition);
      return { name: [title, name ?? kind ?? ''].filter((part) => part !== '').join(': '), parts: partsOf(picked) };
    }),
  );
  return [...modes, ...options];
}

function unarmedProblem(request: UnitRequest, phase: UnitPhase): UnitBattleResult | undefined {
  if (!isUnarmed(request, phase)) return undefined;
  return { error: { code: 'units/unarmed', path: 'unit', message: say('unarmed', { unit: request.name, phase }) } };
}

export const unitSource: UnitSource<Sheets> = {
  field: 'edition',
  libraries: PACK_EDITIONS,
  calculators: ['wh40k/attack', 'wh40k/charge', 'wh40k/melee'],
  async open(library) {
    const edition = PACK_EDITIONS.find((one) => one === library) ?? PACK_EDITIONS[0];
    const [{ file }, rules] = await Promise.all([loadBuiltInCatalogue(edition), armyRulesOf(edition)]);
    return file.datasheets.map((sheet) => ({
      name: sheet.name,
      group: sheet.faction,
      unit: { edition, rules, sheets: [sheet] },
    }));
  },
  everyday: (words) => shortNames[singularKey(words)],
  origin(units) {
    const meant = originOf(units.map(({ sheets }) => sheets[0]));
    return units.find(({ sheets }) => sheets[0] === meant);
  },
  describe(unit) {
    const request = requestOf(unit);
    const [{ size, points }] = unit.sheets;
    return {
      ...(points === undefined ? {} : { points }),
      ...(size === undefined ? {} : { size }),
      parts: { ...partsOf(request), target: request.target.shooting },
      rules: rulesOf(unit),
      weapons: weaponsOf(unit),
    };
  },
  loadouts: loadoutsOf,
  together: (units) => ({ ...units[0], sheets: units.flatMap(({ sheets }) => sheets) }),
  aboard(unit, passengers) {
    if (firingDeckOf(madeOf(unit).request.abilities) > 0) return { unit: { ...unit, aboard: passengers } };
    const message = say('no-firing-deck', { unit: unit.sheets.map((sheet) => sheet.name).join(' + ') });
    return { error: { code: 'units/no-firing-deck', path: 'aboard', message } };
  },
  inArmy(unit, army) {
    const known = unit.sheets.flatMap((sheet) => detachmentsFor(sheet, unit.rules));
    const found = known.find(({ name }) => singularKey(name) === singularKey(army));
    if (found !== undefined) return { unit: { ...unit, detachment: found.name } };
    const names = [...new Set(known.map(({ name }) => name))];
    const nearest = nearestName(army, names);
    const message = say('unknown-army', { army: army.slice(0, 60), known: names });
    return {
      error: { code: 'units/unknown-army', path: 'army', message, ...(nearest === undefined ? {} : { nearest }) },
    };
  },
  battle(calculator, one, other) {
    const [attacker, defender] = [requestOf(one), requestOf(other)];
    const phase = calculator === 'wh40k/attack' ? phaseFor(attacker, 'shooting') : 'fight';
    const problem = unarmedProblem(attacker, phase);
    if (problem !== undefined) return problem;
    const fought = calculator === 'wh40k/melee' ? [phase] : [];
    const rules = {
      attacker: rulesOf(one, [phase], calculator !== 'wh40k/attack'),
      defender: rulesOf(other, fought),
    };
    if (calculator === 'wh40k/melee')
      return { input: { edition: one.edition, first: attacker.side, second: defender.side }, rules };
    const fields = requestFields({ attacker, defender }, phase);
    return { input: calculator === 'wh40k/charge' ? { fight: fields } : fields, rules };
  },
};
