// The datasheets of both editions as units, alone or with their leaders: printed loadout, other modes and options beside it.
import type {
  CountedRule,
  SwitchRule,
  UncountedRule,
  UnitLoadout,
  UnitRules,
  UnitWeapon,
} from '../units/library-unit.ts';
import type { UnitBattleResult, UnitSource } from '../units/unit-source.ts';
import { loadBuiltInCatalogue, PACK_EDITIONS, type PackEdition } from './data/built-in.ts';
import type { Datasheet } from './data/datasheet.ts';
import { type FactName, readKeyword, situations } from './rules/index.ts';
import type { Context } from './schema/index.ts';
import { isModelled, type UnitAbility } from './units/abilities.ts';
import { unitOfDatasheet } from './units/datasheet-unit.ts';
import { phaseFor, requestFields, switchAbility, type UnitRequest, unarmed, unitRequest } from './units/request.ts';
import type { UnitWeapon as CarriedWeapon, Unit, UnitPhase } from './units/unit.ts';
import { familyOf } from './units/volley.ts';

interface Sheets {
  readonly edition: PackEdition;
  readonly sheets: readonly Datasheet[];
}

const PHASES: readonly UnitPhase[] = ['shooting', 'fight'];

interface Made {
  readonly units: readonly Unit[];
  readonly request: UnitRequest;
}

/** Its rules, weapons and parts all ask for the same. */
const made = new WeakMap<Sheets, Made>();

function madeOf(unit: Sheets): Made {
  const known = made.get(unit);
  if (known !== undefined) return known;
  const units = unit.sheets.map((sheet) => unitOfDatasheet(sheet));
  const found = { units, request: unitRequest(units, unit.edition) };
  made.set(unit, found);
  return found;
}

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

const kindOf = (phase: UnitPhase): CarriedWeapon['kind'] => (phase === 'fight' ? 'melee' : 'ranged');

function isUsed(request: UnitRequest, weapon: CarriedWeapon, phases: readonly UnitPhase[]): boolean {
  return phases.some(
    (phase) =>
      kindOf(phase) === weapon.kind && request.volley[phase].some((entry) => entry.weapon?.name === weapon.name),
  );
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
  const weapons = distinct(unitsOf(unit).flatMap((one) => one.weapons));
  const named = weapons.map((weapon): UnitWeapon => {
    const { name, kind } = weapon;
    if (isUsed(request, weapon, PHASES)) return { name, part: kind === 'melee' ? 'first' : 'attacker' };
    return isMode(request, weapons, weapon) ? { name, part: 'loadouts' } : { name };
  });
  // A gun that can be swung may wait in the loadouts twice.
  return [...new Map(named.map((weapon) => [`${weapon.part} ${weapon.name}`, weapon])).values()];
}

function distinct(weapons: readonly CarriedWeapon[]): readonly CarriedWeapon[] {
  return [...new Map(weapons.map((weapon) => [`${weapon.kind} ${weapon.name}`, weapon])).values()];
}

/** Of the weapons that are used in these phases, and of the unit. */
function rulesOf(unit: Sheets, phases: readonly UnitPhase[], charging = false): UnitRules {
  const request = requestOf(unit);
  const weapons = distinct(unitsOf(unit).flatMap((one) => one.weapons));
  const parts: readonly Partial<UnitRules>[] = [
    ...weapons.filter((weapon) => isUsed(request, weapon, phases)).map((weapon) => keywordRules(weapon, charging)),
    abilityRules(unit, request),
    itemRules(unit),
  ];
  return {
    counted: parts.flatMap(({ counted = [] }) => counted),
    switches: parts.flatMap(({ switches = [] }) => switches),
    notCounted: parts.flatMap(({ notCounted = [] }) => notCounted),
  };
}

/** Facts that the player turns, each by its switch; the others decide themselves. */
const TURNED: { readonly [fact in FactName]?: keyof Context } = {
  halfRange: 'halfRange',
  steady: 'stationary',
  charged: 'charged',
  farAway: 'beyond12',
  unseen: 'unseen',
  engaged: 'engaged',
  precision: 'precision',
};

function keywordRules({ name: weapon, kind, keywords }: CarriedWeapon, charging: boolean): Partial<UnitRules> {
  const counted: CountedRule[] = [];
  const switches: SwitchRule[] = [];
  const notCounted: UncountedRule[] = [];
  // Guns that can be swung have a line of the same name for each.
  const part = kind === 'melee' ? `${weapon} (melee)` : weapon;
  for (const name of new Set(keywords)) {
    const { rule } = readKeyword(name);
    const fact = rule?.when !== undefined && 'fact' in rule.when ? rule.when.fact : undefined;
    const field = fact && TURNED[fact];
    if (rule === undefined) notCounted.push({ name, part, changesDice: null });
    else if (fact === undefined || field === undefined) counted.push({ name, part });
    else {
      const on = charging && fact === 'charged';
      switches.push({ name, part, on, if: situations[fact].words, set: { [`context.${field}`]: true } });
    }
  }
  return { counted, switches, notCounted };
}

/** Abilities of the unit, with those that items give it. */
function abilityRules(unit: Sheets, request: UnitRequest): UnitRules {
  const counted = new Map<string, CountedRule>();
  const switches = new Map<string, SwitchRule>();
  const notCounted = new Map<string, UncountedRule>();
  const { chips, notModelled } = request.abilities;
  const chipsOf = (name: string): readonly UnitAbility[] => chips.filter((chip) => chip.name === name);
  chips.forEach((chip, index) => {
    const { name, when, on, partial, effects } = chip;
    const single = chipsOf(name).length === 1;
    if (single && on && when === '') counted.set(name, { name, ...(partial ? { except: 'a further part' } : {}) });
    else if (effects.some(isModelled))
      switches.set(`${name}, ${when}`, {
        name,
        on,
        ...(when === '' ? {} : { if: when }),
        set: setBy(request, index, on),
      });
    else notCounted.set(`${name}, ${when}`, { name: single ? name : `${name}, ${when}`, changesDice: true });
  });
  const isKnown = (name: string): boolean => chipsOf(name).length > 0;
  for (const name of notModelled) if (!isKnown(name)) notCounted.set(name, { name, changesDice: null });
  for (const { abilities } of unitsOf(unit))
    for (const { name } of abilities?.offDice ?? [])
      if (!isKnown(name) && !notCounted.has(name)) notCounted.set(name, { name, changesDice: false });
  for (const ability of unit.sheets.flatMap(({ abilities = [] }) => abilities)) {
    const { name, item } = ability;
    if (isKnown(name) || notCounted.has(name)) continue;
    // What is left either stands in the stat line or comes with an item that the printed loadout has not.
    if (item === undefined) counted.set(name, { name, part: 'target' });
    else if (!counted.has(name)) switches.set(`${name}, ${item}`, { name, on: false, if: `with ${item}` });
  }
  return { counted: [...counted.values()], switches: [...switches.values()], notCounted: [...notCounted.values()] };
}

/** What turning an ability on changes in the request of an attack. */
function setBy(request: UnitRequest, index: number, on: boolean): { readonly [path: string]: unknown } {
  const [off, active] = on
    ? [switchAbility(request, index, false), request]
    : [request, switchAbility(request, index, true)];
  const set: { [path: string]: unknown } = {};
  for (const phase of PHASES) {
    const before: { readonly [field: string]: unknown } = { ...off.context[phase] };
    for (const [field, value] of Object.entries(active.context[phase]))
      if (JSON.stringify(value) !== JSON.stringify(before[field])) set[`context.${field}`] = value;
    const plain: { readonly [field: string]: unknown } = { ...off.target[phase] };
    for (const [field, value] of Object.entries(active.target[phase]))
      if (JSON.stringify(value) !== JSON.stringify(plain[field])) set[`target.${field}`] = value;
  }
  return set;
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
  const message = unarmed(request, phase);
  return message === undefined ? undefined : { error: { code: 'units/unarmed', path: 'unit', message } };
}

export const unitSource: UnitSource<Sheets> = {
  field: 'edition',
  libraries: PACK_EDITIONS,
  calculators: ['wh40k/attack', 'wh40k/charge', 'wh40k/melee'],
  async open(library) {
    const edition = PACK_EDITIONS.find((one) => one === library) ?? PACK_EDITIONS[0];
    const { file } = await loadBuiltInCatalogue(edition);
    return file.datasheets.map((sheet) => ({
      name: sheet.name,
      group: sheet.faction,
      unit: { edition, sheets: [sheet] },
    }));
  },
  describe(unit) {
    const request = requestOf(unit);
    const [{ size, points }] = unit.sheets;
    return {
      ...(points === undefined ? {} : { points }),
      ...(size === undefined ? {} : { size }),
      parts: { ...partsOf(request), target: request.target.shooting },
      rules: rulesOf(unit, PHASES),
      weapons: weaponsOf(unit),
    };
  },
  loadouts: loadoutsOf,
  together: (units) => ({ edition: units[0].edition, sheets: units.flatMap(({ sheets }) => sheets) }),
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
