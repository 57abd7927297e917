// Section 5 of the rules: what terrain does to models that move over it and stand in it (S31-S35).
import { type Capsule, gapToShape, whollyInside } from '../geometry/base.ts';
import { type Convex, convexToConvex } from '../geometry/polygon.ts';
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

/** Whether the way of a base (its axis swept, and its radius) is stopped: S32, S34. */
export function stopsWay(piece: TerrainPiece, way: Convex, radius: number, keywords: Keywords): boolean {
  if (keywords.flies) return false;
  if (isSolid(piece)) return !within(piece.height, STEP_OVER) && convexToConvex(way, piece.footprint) - radius < -SLACK;
  if (keywords.passesWalls) return false;
  return piece.walls.some((wall) => convexToConvex(way, [wall.from, wall.to]) - radius < -SLACK);
}

/** S32, S34: a place where nobody may end. */
export function isStoodIn(piece: TerrainPiece, { capsule, z }: Body): boolean {
  if (isSolid(piece)) return gapToShape(capsule, piece.footprint) < -SLACK;
  return piece.walls.some((wall) => z < wall.height - SLACK && gapToShape(capsule, [wall.from, wall.to]) < -SLACK);
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
