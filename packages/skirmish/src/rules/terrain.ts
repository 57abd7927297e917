// Section 5 of the rules: what terrain does to models that move over it and stand in it (S31-S35).
import { type Capsule, whollyInside } from '../geometry/base.ts';
import { type Convex, convexToConvex, liesBeyond } from '../geometry/polygon.ts';
import { type Point, SLACK } from '../geometry/segment.ts';
import type { Keywords } from './keywords.ts';
import { type Body, within } from './measure.ts';

export const TERRAIN_KINDS = ['ruin', 'woods', 'crates', 'barricade'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly height: number;
}

export interface Floor {
  readonly z: number;
  readonly area: Convex;
}

export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly footprint: Convex;
  readonly height: number;
  /** Ruins only. */
  readonly walls: readonly Wall[];
  readonly floors: readonly Floor[];
}

/** S34: what stands in the way as a whole. */
export function isSolid({ kind }: TerrainPiece): boolean {
  return kind === 'crates' || kind === 'barricade';
}

/** S34: up to this high, solid terrain is moved over as if it were not there. */
const STEP_OVER = 2;

/** Whether an axis, widened by a radius, covers part of a shape. */
function reaches(axis: Convex, radius: number, shape: Convex): boolean {
  return !liesBeyond(axis, shape, radius) && convexToConvex(axis, shape) - radius < -SLACK;
}

/** Whether the way of a base (its axis swept, and its radius) is stopped: S32, S34. */
export function stopsWay(piece: TerrainPiece, way: Convex, radius: number, keywords: Keywords): boolean {
  if (keywords.flies) return false;
  if (isSolid(piece)) return !within(piece.height, STEP_OVER) && reaches(way, radius, piece.footprint);
  if (keywords.passesWalls) return false;
  return piece.walls.some((wall) => reaches(way, radius, [wall.from, wall.to]));
}

/** S32, S34: a place where nobody may end. */
export function isStoodIn(piece: TerrainPiece, { capsule, z }: Body): boolean {
  const axis = [capsule.from, capsule.to];
  if (isSolid(piece)) return reaches(axis, capsule.radius, piece.footprint);
  return piece.walls.some((wall) => z < wall.height - SLACK && reaches(axis, capsule.radius, [wall.from, wall.to]));
}

/** S35: the ground, or a floor that wholly holds the base of somebody who may climb there. */
export function isLegalLevel(terrain: readonly TerrainPiece[], { capsule, z }: Body, keywords: Keywords): boolean {
  if (Math.abs(z) <= SLACK) return true;
  if (!keywords.climbs) return false;
  return terrain.some((piece) => piece.floors.some((floor) => isOnFloor(floor, capsule, z)));
}

function isOnFloor(floor: Floor, capsule: Capsule, z: number): boolean {
  return Math.abs(floor.z - z) <= SLACK && whollyInside(capsule, floor.area);
}
