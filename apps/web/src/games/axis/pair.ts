// The two armies of a battle are those of what to send and of the landing: pieces are taken to where they can stand.
import { asObject, valueAt, withValue } from '@oddsmith/games';
import { type Army, ashore, onBoard, UNITS } from '@oddsmith/games/axis';
import type { Carry } from '../../battle/pair.ts';
import { aboard } from './landing/cargo.ts';

/** What a battle and a recommendation both are. */
const OF_A_BATTLE: readonly string[] = [
  'waves',
  'naval',
  'inProgress',
  'dice',
  'territoryValue',
  'deadzone',
  'values',
  'switches',
];

export const carry: Carry = (from, to, input) => {
  const landing = 'axis/amphibious';
  if (from.calculator === 'axis/bombing' || to === 'axis/bombing') return undefined;
  if (from.calculator === landing) return to === landing ? undefined : afterLanding(from.input, input);
  if (to === landing) return landingOf(from.input, input);
  const battle = asObject(from.input);
  const shared = Object.entries(battle).filter(([key]) => OF_A_BATTLE.includes(key));
  return { ...asObject(input), ...Object.fromEntries(shared) };
};

/** A sea battle is the fight of the fleets; on land troops come over the sea and planes fly. */
function landingOf(battle: unknown, input: unknown): unknown {
  const attack = armyAt(battle, ['waves', 0, 'attack', 'units']);
  const defense = armyAt(battle, ['waves', 0, 'defense', 'units']);
  if (valueAt(battle, ['naval']) === true)
    return withValue(withValue(input, ['sea', 'attack', 'units'], attack), ['sea', 'defense', 'units'], defense);
  const troops = ashore(attack);
  const loads = loadsOf(troops);
  const fleet = armyAt(input, ['sea', 'attack', 'units']);
  const landed = withValue(withValue(input, ['cargo'], loads), ['land', 'defense', 'units'], defense);
  const flown = withValue(landed, ['land', 'attack', 'units'], ofKind(troops, 'air'));
  return withValue(flown, ['sea', 'attack', 'units'], { ...fleet, tra: Math.max(loads.length, fleet.tra ?? 0) });
}

/** The fight for the shore, or the one at sea where the page is about that. */
function afterLanding(landing: unknown, input: unknown): unknown {
  const naval = valueAt(input, ['naval']) === true;
  const stage = naval ? 'sea' : 'land';
  const attack = naval ? armyAt(landing, ['sea', 'attack', 'units']) : shoreArmy(landing);
  const placed = withValue(input, ['waves', 0, 'attack', 'units'], onBoard(attack, 'attack', naval));
  const defense = onBoard(armyAt(landing, [stage, 'defense', 'units']), 'defense', naval);
  return withValue(placed, ['waves', 0, 'defense', 'units'], defense);
}

/** What the transports carry, as it comes ashore, and the planes above it. */
function shoreArmy(landing: unknown): Army {
  const cargo = valueAt(landing, ['cargo']);
  const loads = (Array.isArray(cargo) ? cargo : []).map((load) => armyAt(load, []));
  return { ...ofKind(armyAt(landing, ['land', 'attack', 'units']), 'air'), ...aboard(loads) };
}

/** A transport takes an infantry and one more: artillery and tanks first find one to go with. */
function loadsOf(troops: Army): readonly Army[] {
  const heavy = [...Array<'art'>(troops.art ?? 0).fill('art'), ...Array<'arm'>(troops.arm ?? 0).fill('arm')];
  let infantry = troops.inf ?? 0;
  const loads: Army[] = heavy.map((id) => (infantry-- > 0 ? { inf: 1, [id]: 1 } : { [id]: 1 }));
  for (; infantry > 0; infantry -= 2) loads.push({ inf: Math.min(2, infantry) });
  return loads.slice(0, MOST_LOADS);
}

const MOST_LOADS = 100;

function ofKind(army: Army, kind: string): Army {
  return Object.fromEntries(UNITS.filter((unit) => unit.kind === kind).map(({ id }) => [id, army[id] ?? 0]));
}

function armyAt(input: unknown, path: readonly (string | number)[]): Army {
  const army = asObject(valueAt(input, path));
  return Object.fromEntries(Object.entries(army).filter(([, count]) => typeof count === 'number'));
}
