// What stands at the place between two waves: who holds it and with what, and which wave is fought for it.
import { type Battle, FIRST, SECOND, type Side, type Wave } from '../plan.ts';
import { type Counts, toCounts, UNIT_COUNT, UNITS } from '../units.ts';
import { type Graph, merged } from './graph/graph.ts';
import { totalUnits } from './graph/order.ts';

export interface Standing {
  readonly holder: Side;
  readonly garrison: Counts;
  /** The holder took it in an earlier wave. */
  readonly conquered: boolean;
}

export const NOBODY: Counts = toCounts({});

/** The second side owns the place; its garrison comes with the first wave. */
export const AT_FIRST: Standing = { holder: SECOND, garrison: NOBODY, conquered: false };

export function other(side: Side): Side {
  return side === FIRST ? SECOND : FIRST;
}

/**
 * On land a wave is fought wherever its attackers do not own the territory. At sea a zone has no owner: a wave is always
 * fought, but for a counter-attack, which needs a fleet that has cleared the zone.
 */
export function isFought(battle: Battle, wave: Wave, { holder, conquered, garrison }: Standing): boolean {
  if (!battle.naval) return holder !== wave.attacker;
  return !wave.conquerorDefends || (conquered && holder !== wave.attacker && totalUnits(garrison) > 0);
}

/** Before a wave, some of those who would defend leave: alive, and not there. */
export function leaving(wave: Wave, { holder, garrison }: Standing): Counts {
  if (holder === wave.attacker) return NOBODY;
  return garrison.map((n, t) => Math.min(n, wave.leaves[t]));
}

export function afterLeaving(wave: Wave | undefined, standing: Standing): Standing {
  if (wave === undefined) return standing;
  const gone = leaving(wave, standing);
  if (totalUnits(gone) === 0) return standing;
  return { ...standing, garrison: standing.garrison.map((n, t) => n - gone[t]) };
}

/** Whom the wave meets: who is there, and reinforcements. */
export function defendersOf(wave: Wave, { holder, garrison }: Standing): Counts {
  const there = holder === wave.attacker ? NOBODY : garrison;
  return there.map((n, t) => n + wave.defense.counts[t]);
}

/** Whoever held the place before keeps it unless somebody is left of those who came: at sea attackers may have held it themselves. */
export function afterDefense(wave: Wave, before: Pick<Standing, 'holder' | 'conquered'>, garrison: Counts): Standing {
  return { holder: other(wave.attacker), garrison, conquered: before.holder !== wave.attacker && before.conquered };
}

export function afterConquest(wave: Wave, garrison: Counts): Standing {
  return { holder: wave.attacker, garrison, conquered: true };
}

const STAYS_ON_LAND = UNITS.map((unit) => unit.kind === 'land');
const IS_SHIP = UNITS.map((unit) => unit.kind === 'sea');

/** Units that can stay where they attacked: on land the air force flies home. */
export function staying(naval: boolean, attackers: Counts): Counts {
  return naval ? attackers : attackers.map((n, t) => (STAYS_ON_LAND[t] ? n : 0));
}

/** Somebody is left who can keep the place: it takes a land unit, or a ship. */
export function canStay(naval: boolean, left: Uint16Array, node: number): boolean {
  const holds = naval ? IS_SHIP : STAYS_ON_LAND;
  for (let t = 0, at = node * UNIT_COUNT; t < UNIT_COUNT; t++, at++) if (left[at] > 0 && holds[t]) return true;
  return false;
}

/** Attackers that stay where nobody is left to keep the place from them; undefined where none can. */
export function stayers(naval: boolean, left: Uint16Array, node: number): Counts | undefined {
  return canStay(naval, left, node) ? staying(naval, merged(left, node * UNIT_COUNT)) : undefined;
}

/** At sea dived submarines keep a zone from being cleared. */
export function isCleared(naval: boolean, left: Uint16Array, { away }: Graph, node: number): boolean {
  const at = node * UNIT_COUNT;
  return totalUnits(left, at) === 0 && (!naval || totalUnits(away, at) === 0);
}
