// What a unit with given models alive brings to morale tests, to the result of a melee, and gives back when it is struck.
import type { ResolvedUnit } from '../rules/resolve.ts';
import type { Options } from '../schema.ts';
import { activeByEntry, readOwn, readUnit } from './reading.ts';

export interface Nerve {
  /** Needed to pass a morale test. */
  readonly face: number;
  /** Faces of the rolls that save a failed test; 0: none. */
  readonly fearlessFace: number;
  /** Each wound left is marked on this or less instead of failing; 0: no such rule. */
  readonly standFace: number;
  /** Counts as wounds when a melee is decided. */
  readonly fear: number;
  /** One die each at the start of a round for a Shaken unit. */
  readonly recoverFaces: readonly number[];
  /** Neither charges nor is charged. */
  readonly airborne: boolean;
}

export function planNerve(unit: ResolvedUnit, living: ArrayLike<number>, fearPer: Options['fearPer']): Nerve {
  const active = activeByEntry(unit, living, undefined);
  const sheet = readUnit(active, living);
  let quality = 6;
  let [allFear, highest] = [0, 0];
  unit.models.forEach((model, entry) => {
    if (living[entry] === 0) return;
    quality = Math.min(quality, model.hero ? model.quality : unit.quality);
    const { fear } = readOwn(active[entry]);
    allFear += living[entry] * fear;
    highest = Math.max(highest, fear);
  });
  return {
    face: Math.max(2, Math.min(6, quality - sheet.morale)),
    fearlessFace: sheet.fearless,
    standFace: sheet.standFace,
    fear: fearPer === 'unit' ? highest : allFear,
    recoverFaces: sheet.recoverFaces,
    airborne: sheet.airborne,
  };
}

/** Hits that models give back when they are struck in melee, by entry, as the unit stands at the start. */
export interface Revenge {
  readonly any: boolean;
  readonly perWound: Int32Array;
  readonly perKill: Int32Array;
  readonly selfDestruct: Int32Array;
}

export function planRevenge(unit: ResolvedUnit): Revenge {
  const living = unit.models.map((model) => model.count);
  const sheets = activeByEntry(unit, living, 'melee').map((rules) => readOwn(rules));
  const perWound = Int32Array.from(sheets, (sheet) => sheet.retaliate);
  const perKill = Int32Array.from(sheets, (sheet) => sheet.deathstrike);
  return {
    any: perWound.some((hits) => hits !== 0) || perKill.some((hits) => hits !== 0),
    perWound,
    perKill,
    selfDestruct: Int32Array.from(sheets, (sheet) => sheet.selfDestruct),
  };
}
