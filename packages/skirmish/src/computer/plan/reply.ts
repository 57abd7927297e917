// A plan for all units of a side, judged by what the enemy makes of it: fire, charges and moves to markers, by expected losses.

import type { Stakes } from './stakes.ts';
import type { Stand } from './stand.ts';

export interface Enemy {
  readonly points: number;
  /** OC it has on each marker, and what it may bring to each by its next move. */
  readonly oc: readonly number[];
  readonly brings: readonly number[];
  /** Share of its guns that it fires next turn. */
  readonly fires: number;
}

export interface Field {
  readonly enemies: readonly Enemy[];
  readonly markers: number;
  readonly stakes: Stakes;
}

export interface Verdict {
  readonly value: number;
  readonly destroyed: number;
  readonly risked: number;
  readonly objectives: number;
}

/** Markers that score in one turn (S74). */
const MOST_SCORED = 3;
/** What a loss weighs against a gain: the enemy does not find the best answer every time, and dear units must go where it is dangerous. */
const RISK = 0.4;
/** A turn of walking to a marker, by what the marker is worth. */
const WALK = 0.12;

/** How likely it is that more OC stands there in the end, where both are expected values. */
function holds(own: number, theirs: number): number {
  if (own <= 0) return 0;
  if (theirs <= 0) return 1;
  const lead = (own - theirs) / Math.max(own, theirs);
  return Math.min(1, Math.max(0, 0.4 + 0.9 * lead));
}

function scored(shares: readonly number[]): number {
  return Math.min(
    MOST_SCORED,
    shares.reduce((sum, share) => sum + share, 0),
  );
}

/** Each unit fires at what it takes most from, the surest first; what is left of each enemy. */
function afterFire(plan: readonly Stand[], { enemies, stakes }: Field): { left: number[]; destroyed: number } {
  const left = enemies.map(() => 1);
  let destroyed = 0;
  const waiting = plan.filter(({ shoots }) => shoots.some((share) => share > 0));
  while (waiting.length > 0) {
    let best = { worth: -1, shooter: 0, target: 0 };
    waiting.forEach(({ shoots }, shooter) => {
      shoots.forEach((share, target) => {
        const takes = Math.min(share, left[target]);
        const { points, oc } = enemies[target];
        const held = Math.max(...oc, 0) > 0 ? stakes.marker / 4 : 0;
        const worth = takes * (points + held);
        if (worth > best.worth) best = { worth, shooter, target };
      });
    });
    const [stand] = waiting.splice(best.shooter, 1);
    const takes = Math.min(stand.shoots[best.target], left[best.target]);
    left[best.target] -= takes;
    destroyed += takes * enemies[best.target].points;
  }
  return { left, destroyed };
}

/** What the enemy's fire and charges leave of each unit. */
function afterReply(plan: readonly Stand[], { enemies, stakes }: Field, left: readonly number[]): number[] {
  const kept = plan.map(() => 1);
  const worthOf = ({ points, oc }: Stand) => points + (Math.max(0, ...oc) > 0 ? stakes.marker / 4 : 0);
  enemies.forEach(({ fires }, enemy) => {
    if (left[enemy] <= 0) return;
    for (const kind of ['danger', 'stormed'] as const) {
      const force = kind === 'danger' ? left[enemy] * fires : left[enemy];
      let best = { worth: 0, unit: -1, takes: 0 };
      plan.forEach((stand, unit) => {
        const takes = Math.min(kept[unit], stand[kind][enemy] * force);
        const worth = takes * worthOf(stand);
        if (worth > best.worth) best = { worth, unit, takes };
      });
      if (best.unit >= 0) kept[best.unit] -= best.takes;
    }
  });
  return kept;
}

/** The enemy walks to the markers where it changes most. */
function brought(field: Field, ours: readonly number[], left: readonly number[]): number[] {
  const theirs = ours.map(() => 0);
  field.enemies.forEach(({ oc, brings }, enemy) => {
    let best = { gain: -1, marker: -1, with: 0 };
    for (let marker = 0; marker < field.markers; marker++) {
      const adds = left[enemy] * Math.max(oc[marker], brings[marker]);
      if (adds <= 0) continue;
      const before = holds(theirs[marker], ours[marker]) - holds(ours[marker], theirs[marker]);
      const after = holds(theirs[marker] + adds, ours[marker]) - holds(ours[marker], theirs[marker] + adds);
      if (after - before > best.gain) best = { gain: after - before, marker, with: adds };
    }
    if (best.marker >= 0) theirs[best.marker] += best.with;
  });
  return theirs;
}

export function verdictOf(plan: readonly Stand[], field: Field): Verdict {
  const { enemies, markers, stakes } = field;
  const { left, destroyed } = afterFire(plan, field);
  const kept = afterReply(plan, field, left);
  const sumOver = (marker: number, share: (unit: number) => number) =>
    plan.reduce((sum, { oc }, unit) => sum + oc[marker] * share(unit), 0);
  const places = Array.from({ length: markers }, (_, marker) => marker);
  const oursNow = places.map((marker) => sumOver(marker, () => 1));
  const theirsNow = places.map((marker) => enemies.reduce((sum, { oc }, enemy) => sum + oc[marker] * left[enemy], 0));
  const oursNext = places.map((marker) => sumOver(marker, (unit) => kept[unit]));
  const theirsNext = brought(field, oursNext, left);
  const share = (own: readonly number[], theirs: readonly number[]) =>
    scored(places.map((marker) => holds(own[marker], theirs[marker])));
  const next = { ours: share(oursNext, theirsNext), theirs: share(theirsNext, oursNext) };
  let markersWon = stakes.later * (next.ours - next.theirs);
  if (stakes.theirsNow) markersWon -= share(theirsNow, oursNow);
  if (stakes.oursNow) markersWon += share(oursNow, theirsNow);
  if (stakes.oursNext) markersWon += next.ours;
  if (stakes.theirsNext) markersWon -= next.theirs;
  const lasting = stakes.later > 0 || stakes.oursNext;
  const walk = lasting ? plan.reduce((sum, stand) => sum + Math.min(4, stand.walk), 0) : 0;
  const objectives = stakes.marker * (markersWon - WALK * walk);
  const risked = plan.reduce((sum, { points }, unit) => sum + points * (1 - kept[unit]), 0);
  const ahead = plan.reduce(
    (sum, { prospect, threat }, unit) => sum + prospect + (lasting ? kept[unit] * threat : 0),
    0,
  );
  const gained = destroyed + ahead;
  return { value: gained - RISK * risked + objectives, destroyed: gained, risked, objectives };
}
