// Armies as plain lists of pieces in the order they are lost, and the removal of casualties.
import type { Role, Wave } from '../plan.ts';
import { type Army, UNITS, type Unit } from '../units.ts';

/** First lost first. */
export type Pieces = readonly Unit[];

const isAir = (unit: Unit) => unit.kind === 'air';

/** Pieces in the player's order; pieces he did not list come last, in the order of the rule book's table. */
export function lineUp(army: Army, wave: Wave, side: Role): Unit[] {
  const pool = new Map(UNITS.map((unit) => [unit.id, army[unit.id] ?? 0]));
  const line: Unit[] = [];
  const draw = (unit: Unit, wanted: number) => {
    const amount = Math.min(wanted, pool.get(unit.id)!);
    pool.set(unit.id, pool.get(unit.id)! - amount);
    for (let n = 0; n < amount; n++) line.push(unit);
  };
  for (const item of wave[side].items)
    draw(UNITS.find((unit) => unit.id === item.unit)!, item.amount ?? Number.POSITIVE_INFINITY);
  for (const unit of UNITS) draw(unit, Number.POSITIVE_INFINITY);
  if (side === 'defense' && wave.defense.aaLast) moveGunsBack(line);
  if (side === 'attack') moveLandBack(line, wave.attack.takes);
  return [...line.filter((unit) => !unit.lostLast), ...line.filter((unit) => unit.lostLast)];
}

function moveGunsBack(line: Unit[]): void {
  const others = line.filter((unit) => unit.antiAirShots === undefined);
  const guns = line.filter((unit) => unit.antiAirShots !== undefined);
  const last = others.pop();
  line.splice(0, line.length, ...others, ...guns, ...(last === undefined ? [] : [last]));
}

function moveLandBack(line: Unit[], takes: number): void {
  const reserve: Unit[] = [];
  for (let k = line.length - 1; k >= 0 && reserve.length < takes; k--)
    if (line[k].kind === 'land') reserve.unshift(...line.splice(k, 1));
  line.push(...reserve);
}

/** Aircraft shot down, first lost first. */
export function withoutAircraft(pieces: Pieces, hits: number): Unit[] {
  let left = hits;
  return pieces.filter((unit) => !(isAir(unit) && left-- > 0));
}

/** Fighters that find no carrier are lost, first lost first; other aircraft with them, unless they can fly home. */
export function afterLanding(pieces: Pieces, flyHome: boolean): Unit[] {
  const landing = flyHome ? pieces : pieces.filter((unit) => !isAir(unit) || unit.landsOnCarriers);
  const room = pieces.reduce((sum, unit) => sum + (unit.carries ?? 0), 0);
  let tooMany = landing.filter((unit) => unit.landsOnCarriers).length - room;
  return landing.filter((unit) => !(unit.landsOnCarriers && tooMany-- > 0));
}

export type HitKind = 'any' | 'submarine' | 'aircraft';

export interface Force {
  readonly pieces: Pieces;
  /** Hits that battleships still absorb. */
  readonly spare: number;
  /** Submarines out of the fight. */
  readonly dived: Pieces;
}

/** One hit after another: spare hits first, then the first piece that may take it. */
export function afterHits(force: Force, hits: number, kind: HitKind, keepsDestroyer: boolean): Force {
  let spare = force.spare;
  const pieces = [...force.pieces];
  for (let hit = 0; hit < hits; hit++) {
    if (spare > 0) {
      spare--;
      continue;
    }
    const victim = victimOf(pieces, kind, keepsDestroyer);
    if (victim < 0) break;
    pieces.splice(victim, 1);
  }
  return { ...force, pieces, spare };
}

/** Hits of one moment, by kind. */
export type HitCounts = { readonly [kind in HitKind]: number };

/**
 * As many hits as possible, and among such assignments the first in the order of loss: place by place, each is hit if all hit so
 * far and this one can be, by hits of their own.
 */
export function afterMostHits(force: Force, hits: HitCounts, keepsDestroyer: boolean): Force {
  const bySubmarine = hits.submarine + hits.any;
  const byAircraft = hits.aircraft + hits.any;
  const all = bySubmarine + hits.aircraft;
  const spared = Math.min(force.spare, all);
  const hit = new Set<number>();
  let submarines = 0;
  let aircraft = 0;
  for (const place of placesInOrder(force.pieces, keepsDestroyer)) {
    const unit = force.pieces[place];
    if (spared + hit.size === all) break;
    if (unit.submarine && submarines === bySubmarine) continue;
    if (isAir(unit) && aircraft === byAircraft) continue;
    if (unit.submarine) submarines++;
    if (isAir(unit)) aircraft++;
    hit.add(place);
  }
  return { ...force, pieces: force.pieces.filter((_, place) => !hit.has(place)), spare: force.spare - spared };
}

/** A last destroyer that is kept stands behind all but the transports. */
function placesInOrder(pieces: Pieces, keepsDestroyer: boolean): number[] {
  const places = [...pieces.keys()];
  const destroyers = places.filter((place) => pieces[place].destroyer);
  if (!keepsDestroyer || destroyers.length === 0) return places;
  const kept = destroyers[destroyers.length - 1];
  const rank = (place: number) => (pieces[place].lostLast ? 2 : place === kept ? 1 : 0);
  return places.sort((a, b) => rank(a) - rank(b) || a - b);
}

function victimOf(pieces: Pieces, kind: HitKind, keepsDestroyer: boolean): number {
  const legal = (unit: Unit) => kind === 'any' || (kind === 'submarine' ? !isAir(unit) : unit.submarine === undefined);
  const first = pieces.findIndex(legal);
  if (first < 0 || !keepsDestroyer || !pieces[first].destroyer) return first;
  if (pieces.filter((unit) => unit.destroyer).length > 1) return first;
  const other = pieces.findIndex((unit) => legal(unit) && !unit.destroyer && !unit.lostLast);
  return other < 0 ? first : other;
}

export function spareOf(pieces: Pieces, naval: boolean): number {
  return naval ? pieces.reduce((sum, unit) => sum + (unit.spareHits ?? 0), 0) : 0;
}

export function countPieces(pieces: Pieces): Army {
  const army: { [id: string]: number } = {};
  for (const unit of pieces) {
    const id = unit.reportedAs ?? unit.id;
    army[id] = (army[id] ?? 0) + 1;
  }
  return army as Army;
}

export function subtract(a: Army, ...others: Army[]): Army {
  const rest: { [id: string]: number } = {};
  for (const unit of UNITS) {
    const n = others.reduce((left, other) => left - (other[unit.id] ?? 0), a[unit.id] ?? 0);
    if (n !== 0) rest[unit.id] = n;
  }
  return rest as Army;
}

export function has(pieces: Pieces, quality: 'submarine' | 'destroyer'): boolean {
  return pieces.some((unit) => unit[quality] === true);
}

export function hasAir(pieces: Pieces): boolean {
  return pieces.some(isAir);
}

/** Submarines leave the fight until so many have dived in all. */
export function afterDive(force: Force, most: number): Force {
  let room = most - force.dived.length;
  const diving = force.pieces.filter((unit) => unit.submarine && room-- > 0);
  if (diving.length === 0) return force;
  let leave = diving.length;
  const pieces = force.pieces.filter((unit) => !(unit.submarine && leave-- > 0));
  return { ...force, pieces, dived: [...force.dived, ...diving] };
}

/** Submarines alone cannot hit aircraft alone, nor the other way round. */
export function cannotReach(ours: Pieces, theirs: Pieces): boolean {
  const onlySubmarines = (pieces: Pieces) => pieces.every((unit) => unit.submarine);
  const onlyAir = (pieces: Pieces) => hasAir(pieces) && pieces.every((unit) => unit.kind === 'air');
  return (onlySubmarines(ours) && onlyAir(theirs)) || (onlyAir(ours) && onlySubmarines(theirs));
}
