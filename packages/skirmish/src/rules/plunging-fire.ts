// S46: fire from the upper floors of a ruin at the ground, model by model.
import { whollyInside } from '../geometry/base.ts';
import { SLACK } from '../geometry/segment.ts';
import type { Body } from './measure.ts';
import type { TerrainPiece } from './terrain.ts';

const HIGH_UP = 6;

export function isPlungingFire(
  { capsule, z }: Body,
  targets: readonly Body[],
  terrain: readonly TerrainPiece[],
): boolean {
  const ruins = terrain.filter((piece) => piece.kind === 'ruin');
  return (
    z >= HIGH_UP - SLACK &&
    targets.every((target) => Math.abs(target.z) <= SLACK) &&
    ruins.some((piece) => whollyInside(capsule, piece.footprint))
  );
}
