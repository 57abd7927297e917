// S16: where units stand when nobody places them. A fixed rule without dice: spread along the front of the zone.
import { MM_PER_INCH } from '../geometry/base.ts';
import type { Seer } from '../rules/cover.ts';
import { judgeDeployment, type Zone } from '../rules/deployment.ts';
import { type Body, bodyOf } from '../rules/measure.ts';
import type { TerrainPiece } from '../rules/terrain.ts';

/** Between bases: close enough for coherency, far enough to see them apart. */
const SPACE = 0.4;
const MOST_IN_A_ROW = 5;
/** Inches between two places that are tried. */
const STEP = 0.5;

type Footing = Pick<Seer, 'base' | 'height' | 'keywords'>;
type Spot = Pick<Seer, 'x' | 'y' | 'z' | 'facing'>;

export function rounded(inches: number): number {
  return Math.round(inches * 1000) / 1000;
}

/** Which way a side looks: towards the middle of the board. */
export function facingOf(zone: Zone): number {
  const [x0, y0, x1, y1] = zone;
  if (x1 - x0 > y1 - y0) return y0 === 0 ? 90 : 270;
  return x0 === 0 ? 0 : 180;
}

/** Extents of the widest base as it faces the enemy: across the front, and deep. */
export function extents(models: readonly Footing[]): readonly [across: number, deep: number] {
  let across = 0;
  let deep = 0;
  for (const { base } of models) {
    const [length, width] = 'round' in base ? [base.round, base.round] : base.oval;
    across = Math.max(across, width / MM_PER_INCH);
    deep = Math.max(deep, length / MM_PER_INCH);
  }
  return [across, deep];
}

/** Rows of models around a point; `across` and `back` run along the front and away from the enemy. */
function block(models: readonly Footing[], at: readonly [number, number], facing: number): Spot[] {
  const [wide, deep] = extents(models);
  const columns = Math.min(MOST_IN_A_ROW, models.length);
  return models.map((_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, models.length - row * columns);
    const across = ((index % columns) - (inRow - 1) / 2) * (wide + SPACE);
    const back = row * (deep + SPACE);
    const [x, y] = place(at, across, back, facing);
    return { x: rounded(x), y: rounded(y), z: 0, facing };
  });
}

function place([x, y]: readonly [number, number], across: number, back: number, facing: number): [number, number] {
  if (facing === 90) return [x + across, y - back];
  if (facing === 270) return [x - across, y + back];
  return facing === 0 ? [x - back, y + across] : [x + back, y - across];
}

/** The block of a unit whose front row stands on a point, facing the enemy. */
export function blockAt(models: readonly Footing[], at: readonly [number, number], zone: Zone): Spot[] {
  return block(models, at, facingOf(zone));
}

/** Points to try, nearest to where the unit belongs first: along the front, then further back. */
function* anchors(zone: Zone, share: number, deep: number): Generator<readonly [number, number]> {
  const [x0, y0, x1, y1] = zone;
  const facing = facingOf(zone);
  const vertical = facing === 90 || facing === 270;
  const length = vertical ? x1 - x0 : y1 - y0;
  const depth = vertical ? y1 - y0 : x1 - x0;
  const start = vertical ? x0 : y0;
  for (let back = deep / 2; back < depth; back += STEP)
    for (let aside = 0; aside < length; aside += STEP)
      for (const sign of aside === 0 ? [1] : [1, -1]) {
        const along = start + share * length + sign * aside;
        if (along < start || along > start + length) continue;
        if (facing === 90) yield [along, y1 - back];
        else if (facing === 270) yield [along, y0 + back];
        else if (facing === 0) yield [x1 - back, along];
        else yield [x0 + back, along];
      }
}

export interface PlacedUnit {
  readonly models: readonly Footing[];
  /** Where along the front it belongs: 0 is the left end. */
  readonly share: number;
}

/** The first free block, or undefined where the zone is full. */
export function findSpots(
  zone: Zone,
  unit: PlacedUnit,
  others: readonly Body[],
  terrain: readonly TerrainPiece[],
): Spot[] | undefined {
  const facing = facingOf(zone);
  for (const at of anchors(zone, unit.share, extents(unit.models)[1])) {
    const spots = block(unit.models, at, facing);
    const models = spots.map((spot, index) => bodyOf({ ...unit.models[index], ...spot }));
    if (judgeDeployment({ zone, models, others, terrain }) === null) return spots;
  }
  return undefined;
}
