// The place that is fought for, between two waves.
import { SECOND, type Side } from '../plan.ts';
import { type Army, type Counts, isNobody, UNIT_IDS } from '../units.ts';

/** Who has the place between two waves, and with what. */
export interface Place {
  readonly holder: Side;
  readonly army: Army;
  /** Won in an earlier wave. */
  readonly won: boolean;
}

/** The place before the first wave: its garrison comes with it. */
export const AT_FIRST: Place = { holder: SECOND, army: {}, won: false };

/** Who has the place after a wave: what was won earlier stays won. */
export function nextPlace(attacker: Side, before: Place, after: Place): Place {
  if (after.won) return after;
  if (before.holder !== attacker) return { ...after, won: before.won };
  // Aircraft that find nobody in a zone of their own side leave it as it was.
  return isNobody(after.army) ? before : after;
}

/** As many leave as are there. */
export function withoutLeavers(place: Place, leaves: Counts): Place {
  const there = UNIT_IDS.map((id) => place.army[id] ?? 0);
  if (there.every((n, t) => Math.min(n, leaves[t]) === 0)) return place;
  return { ...place, army: Object.fromEntries(UNIT_IDS.map((id, t) => [id, Math.max(0, there[t] - leaves[t])])) };
}
