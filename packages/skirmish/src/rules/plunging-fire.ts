// S46: fire from the upper floors of a ruin at the ground.
import { whollyInside } from '../geometry/base.ts';
import { SLACK } from '../geometry/segment.ts';
import type { Body } from './measure.ts';
import type { TerrainPiece } from './terrain.ts';

const HIGH_UP = 6;

export function isPlungingFire(
  shooters: readonly Body[],
  targets: readonly Body[],
  terrain: readonly TerrainPiece[],
): boolean {
  const ruins = terrain.filter((piece) => piece.kind === 'ruin');
  return (
    targets.every(({ z }) => Math.abs(z) <= SLACK) &&
    shooters.every(
      ({ capsule, z }) => z >= HIGH_UP - SLACK && ruins.some((piece) => whollyInside(capsule, piece.footprint)),
    )
  );
}
