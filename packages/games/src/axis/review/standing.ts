// What is left of both sides between two throws, as an army that the exact engine takes and as pieces that suffer hits.
import type { Battle, Role } from '../plan.ts';
import { type Force, lineUp, spareOf } from '../simulate/pieces.ts';
import type { Field } from '../simulate/round.ts';
import { type Army, UNIT_IDS, UNITS, type UnitId } from '../units.ts';

export interface Standing {
  /** Submarines under water included. */
  readonly attack: Army;
  readonly defense: Army;
  readonly dived: { readonly [side in Role]: number };
}

export function amount(army: Army, id: UnitId): number {
  return army[id] ?? 0;
}

export function keyOf(army: Army): string {
  return UNIT_IDS.map((id) => amount(army, id)).join();
}

export function totalOf(army: Army): number {
  return UNIT_IDS.reduce((sum, id) => sum + amount(army, id), 0);
}

export function worthOf(army: Army): number {
  return UNITS.reduce((sum, { id, cost }) => sum + cost * amount(army, id), 0);
}

/** `army` with these numbers instead of its own. */
export function changed(army: Army, numbers: Army): Army {
  return { ...army, ...numbers };
}

/** Ships off a coast fire in the first round and are not in the battle after it. */
export function withoutShips(army: Army): Army {
  return changed(army, Object.fromEntries(UNITS.flatMap(({ id, kind }) => (kind === 'sea' ? [[id, 0]] : []))));
}

function forceOf(battle: Battle, side: Role, { [side]: army, dived }: Standing): Force {
  const up = changed(army, { sub: amount(army, 'sub') - dived[side] });
  const all = lineUp(up, battle.waves[0], side);
  const pieces = battle.naval ? all : all.filter(({ kind }) => kind !== 'sea');
  return { pieces, spare: spareOf(pieces, battle.naval), dived: [] };
}

export function fieldOf(battle: Battle, standing: Standing): Field {
  return { attack: forceOf(battle, 'attack', standing), defense: forceOf(battle, 'defense', standing) };
}

/** Battleships whose spare hit is gone are damaged ones. */
export function armyOf({ pieces, spare }: Force, naval: boolean, dived: number): Army {
  const army: { [id in UnitId]?: number } = {};
  for (const { id } of pieces) army[id] = amount(army, id) + 1;
  const whole = amount(army, 'bat');
  if (naval && whole > spare) Object.assign(army, { bat: spare, dbat: amount(army, 'dbat') + whole - spare });
  if (dived > 0) army.sub = amount(army, 'sub') + dived;
  return army;
}

/** AA guns and transports that are left alone are lost with the battle, unless nothing but transports attacks. */
export function cleared(standing: Standing): Standing {
  const only = (army: Army) => UNITS.every(({ id, helpless }) => amount(army, id) === 0 || helpless);
  return only(standing.defense) && !only(standing.attack) ? { ...standing, defense: {} } : standing;
}
