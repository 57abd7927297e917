// What became of the keywords and abilities of a unit in a request: counted, offered as switches, or not counted.
import type { CountedRule, SwitchRule, UncountedRule, UnitRules } from '../../units/library-unit.ts';
import { type FactName, readKeyword, situations } from '../rules/index.ts';
import type { Context } from '../schema/index.ts';
import { isModelled } from './abilities.ts';
import { switchAbility, type UnitRequest } from './request.ts';
import type { VolleyInput } from './request-types.ts';
import type { UnitPhase, UnitWeapon } from './unit.ts';

export const PHASES: readonly UnitPhase[] = ['shooting', 'fight'];

const kindOf = (phase: UnitPhase): UnitWeapon['kind'] => (phase === 'fight' ? 'melee' : 'ranged');

export function isUsed(request: UnitRequest, weapon: UnitWeapon, phases: readonly UnitPhase[]): boolean {
  return phases.some(
    (phase) =>
      kindOf(phase) === weapon.kind && request.volley[phase].some((entry) => entry.weapon?.name === weapon.name),
  );
}

/** Of the weapons that are used in these phases, and of the unit itself. */
export function rulesOfRequest(
  request: UnitRequest,
  phases: readonly UnitPhase[] = PHASES,
  charging = false,
): UnitRules {
  const used = phases.flatMap((phase) => request.volley[phase].map(({ weapon }) => weapon));
  // A name that stands twice is one weapon by two carriers.
  const weapons = new Map(used.map((weapon) => [`${weapon?.kind} ${weapon?.name}`, weapon]));
  const keywords = [...weapons.values()].map((weapon) => keywordRules(weapon, charging));
  return joined([...keywords, abilityRules(request)]);
}

export function joined(parts: readonly Partial<UnitRules>[]): UnitRules {
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

function keywordRules(weapon: VolleyInput[number]['weapon'], charging: boolean): Partial<UnitRules> {
  const counted: CountedRule[] = [];
  const switches: SwitchRule[] = [];
  const notCounted: UncountedRule[] = [];
  const { name: printed = '', kind, keywords = [] } = weapon ?? {};
  // Guns that can be swung have a line of the same name for each.
  const part = kind === 'melee' ? `${printed} (melee)` : printed;
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

/** Chips by name and condition: what holds always is counted, the rest can be switched; what has no words in a request changes dice. */
function abilityRules(request: UnitRequest): UnitRules {
  const counted = new Map<string, CountedRule>();
  const switches = new Map<string, SwitchRule>();
  const notCounted = new Map<string, UncountedRule>();
  const { chips, notModelled, changeDice = [], offDice = [], inStats = [], deck } = request.abilities;
  const times = (name: string): number => chips.filter((chip) => chip.name === name).length;
  chips.forEach((chip, index) => {
    const { name, when, on, partial, effects } = chip;
    const single = times(name) === 1;
    if (single && on && when === '') counted.set(name, { name, ...(partial ? { except: 'a further part' } : {}) });
    else if (effects.some(isModelled)) {
      const condition = when === '' ? {} : { if: when };
      switches.set(`${name}, ${when}`, { name, on, ...condition, set: setBy(request, index, on) });
    } else notCounted.set(`${name}, ${when}`, { name: single ? name : `${name}, ${when}`, changesDice: true });
  });
  for (const name of inStats) if (times(name) === 0) counted.set(name, { name, part: 'target' });
  const add = (name: string, changesDice: boolean | null): void => {
    if (times(name) === 0 && !notCounted.has(name)) notCounted.set(name, { name, changesDice });
  };
  for (const name of notModelled) add(name, changeDice.includes(name) ? true : null);
  for (const { name, effects } of offDice) {
    if (!effects.some(({ effect }) => effect === 'firingDeck')) add(name, false);
    else if (deck === undefined) switches.set(name, { name, on: false, if: 'with guns of models aboard' });
    else counted.set(name, { name, part: `guns of ${deck.of}` });
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
  if (Object.keys(set).length > 0) return set;
  // What waits for a condition of the battle changes nothing of a request but what it carries.
  const phase = PHASES.find((one) => JSON.stringify(off.brings[one]) !== JSON.stringify(active.brings[one]));
  return phase === undefined ? {} : { 'abilities.attacker': active.brings[phase] };
}
