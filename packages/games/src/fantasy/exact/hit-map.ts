// What one hit, and one attack, does to a target whose state is (how much its armour is worsened, wounds lost).
import { type HitOdds, mostWounds, type Odds } from './odds.ts';

/** One hit as a sparse linear map: rows for each level of the armour and each number of wounds on the front model. */
export interface HitMap {
  /** By level: no wound, or stopped by armour. */
  readonly stopped: Float64Array;
  /** By level: through the armour, but saved. */
  readonly saved: Float64Array;
  /** By level, then wounds on the front model, then wounds lost by this hit: the chance of that unsaved wound. */
  readonly unsaved: Float64Array;
}

export interface AttackMap {
  readonly misses: number;
  /** The attack makes one hit; the chance that it does is in the numbers. */
  readonly single: HitMap;
  /** The attack makes two hits: the first of them, or null if that never happens. */
  readonly firstOfTwo: HitMap | null;
  readonly second: HitMap;
  readonly extraAttacks: boolean;
  /** Levels that a wound through the armour takes off it. */
  readonly sunder: number;
  /** The most wounds one attack can cause, its extra attacks included. */
  readonly farthest: number;
}

/** `woundsEach` as in ChainTarget; rows hold `longest` + 1 cells. */
export function attackMap(odds: Odds, woundsEach: number | null, longest: number): AttackMap {
  const { misses, hits, poisons, hitsTwice, poisonsAndHits } = odds.attack;
  const map = (plain: number, poisoned: number): HitMap => hitMap(odds, plain, poisoned, woundsEach, longest);
  return {
    misses,
    single: map(hits, poisons),
    firstOfTwo: hitsTwice + poisonsAndHits > 0 ? map(hitsTwice, poisonsAndHits) : null,
    second: map(1, 0),
    extraAttacks: odds.extraAttacks,
    sunder: odds.sunder,
    farthest: mostWounds(odds),
  };
}

/** `plain` of an ordinary hit plus `poisoned` of a poisoned one. */
function hitMap(odds: Odds, plain: number, poisoned: number, woundsEach: number | null, longest: number): HitMap {
  const levels = odds.hit.length;
  const map: HitMap = {
    stopped: new Float64Array(levels),
    saved: new Float64Array(levels),
    unsaved: new Float64Array(levels * (woundsEach ?? 1) * (longest + 1)),
  };
  for (let level = 0; level < levels; level++) {
    addHit(map, level, plain, odds.hit[level], odds, woundsEach, longest);
    addHit(map, level, poisoned, odds.poisonedHit[level], odds, woundsEach, longest);
  }
  return map;
}

function addHit(
  map: HitMap,
  level: number,
  weight: number,
  hit: HitOdds,
  odds: Odds,
  woundsEach: number | null,
  longest: number,
): void {
  map.stopped[level] += weight * hit.stopped;
  map.saved[level] += weight * hit.saved;
  const rows = woundsEach ?? 1;
  for (let onModel = 0; onModel < rows; onModel++) {
    const row = (level * rows + onModel) * (longest + 1);
    const most = woundsEach === null ? longest : woundsEach - onModel;
    for (let wounds = 0; wounds < odds.each.length; wounds++)
      map.unsaved[row + Math.min(wounds, most)] += weight * hit.wounds * odds.each[wounds];
    map.unsaved[row + Math.min(odds.slayWounds, most)] += weight * hit.slays;
  }
}
