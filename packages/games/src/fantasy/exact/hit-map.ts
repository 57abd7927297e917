// What one hit, and one attack, does to a target whose state is (how much its armour is worsened, wounds lost).
import { type HitOdds, mostWounds, type Odds } from './odds.ts';

/** How the cells of a hit are laid out. */
export interface Layout {
  /** Wounds of a model whose excess wounds are lost; null where they pass on. */
  readonly woundsEach: number | null;
  /** The most wounds one unsaved wound can take off: each row has one cell more. */
  readonly longest: number;
}

/** One hit as a sparse linear map: rows for each level of the armour and each number of wounds on the front model. */
export interface HitMap {
  /** By level: no wound, or stopped by armour. */
  readonly stopped: Float64Array;
  /** By level: through the armour, but saved. */
  readonly saved: Float64Array;
  /** By level, then wounds on the front model, then wounds lost by this hit: the chance of that unsaved wound. */
  readonly unsaved: Float64Array;
  /** Levels that a wound through the armour takes off it. */
  readonly sunder: number;
}

export interface AttackMap {
  readonly misses: number;
  /** The attack makes one hit; the chance that it does is in the numbers. */
  readonly single: HitMap;
  /** The attack makes two hits: the first of them, or null if that never happens. */
  readonly firstOfTwo: HitMap | null;
  readonly second: HitMap;
  readonly extraAttacks: boolean;
  /** The most wounds one attack can cause, its extra attacks included. */
  readonly farthest: number;
}

export function attackMap(odds: Odds, layout: Layout): AttackMap {
  const { misses, hits, poisons, hitsTwice, poisonsAndHits } = odds.attack;
  const map = (plain: number, poisoned: number): HitMap => hitMap(odds, plain, poisoned, layout);
  return {
    misses,
    single: map(hits, poisons),
    firstOfTwo: hitsTwice + poisonsAndHits > 0 ? map(hitsTwice, poisonsAndHits) : null,
    second: map(1, 0),
    extraAttacks: odds.extraAttacks,
    farthest: mostWounds(odds),
  };
}

/** `plain` of an ordinary hit plus `poisoned` of a poisoned one. */
function hitMap(odds: Odds, plain: number, poisoned: number, layout: Layout): HitMap {
  const levels = odds.hit.length;
  const map: HitMap = {
    stopped: new Float64Array(levels),
    saved: new Float64Array(levels),
    unsaved: new Float64Array(levels * (layout.woundsEach ?? 1) * (layout.longest + 1)),
    sunder: odds.sunder,
  };
  for (let level = 0; level < levels; level++) {
    const hit = weighted(plain, odds.hit[level], poisoned, odds.poisonedHit[level]);
    map.stopped[level] = hit.stopped;
    map.saved[level] = hit.saved;
    fillRows(map.unsaved, level, hit, odds, layout);
  }
  return map;
}

function weighted(a: number, one: HitOdds, b: number, other: HitOdds): HitOdds {
  return {
    stopped: a * one.stopped + b * other.stopped,
    saved: a * one.saved + b * other.saved,
    wounds: a * one.wounds + b * other.wounds,
    sureWounds: a * one.sureWounds + b * other.sureWounds,
    slays: a * one.slays + b * other.slays,
  };
}

/** An unsaved wound, for each number of wounds that the front model may have lost. */
function fillRows(cells: Float64Array, level: number, hit: HitOdds, odds: Odds, layout: Layout): void {
  const { woundsEach, longest } = layout;
  const rows = woundsEach ?? 1;
  for (let onModel = 0; onModel < rows; onModel++) {
    const row = (level * rows + onModel) * (longest + 1);
    const most = woundsEach === null ? longest : woundsEach - onModel;
    for (let wounds = 0; wounds < odds.each.length; wounds++)
      cells[row + Math.min(wounds, most)] += hit.wounds * odds.each[wounds];
    cells[row + Math.min(odds.slayWounds, most)] += hit.slays;
  }
}
