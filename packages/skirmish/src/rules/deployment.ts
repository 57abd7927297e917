// S15: whether a unit may be placed.
import { SLACK } from '../geometry/segment.ts';
import { isCoherent } from './coherency.ts';
import type { Seer } from './cover.ts';
import { type Body, overlaps } from './measure.ts';
import { isLegalLevel, isStoodIn, type TerrainPiece } from './terrain.ts';

/** Left, top, right, bottom. */
export type Zone = readonly [x0: number, y0: number, x1: number, y1: number];

export interface Deployment {
  readonly zone: Zone;
  readonly models: readonly Seer[];
  readonly others: readonly Body[];
  readonly terrain: readonly TerrainPiece[];
}

function isInZone([x0, y0, x1, y1]: Zone, { capsule: { from, to, radius } }: Body): boolean {
  return [from, to].every(
    ([x, y]) =>
      x - radius >= x0 - SLACK && y - radius >= y0 - SLACK && x + radius <= x1 + SLACK && y + radius <= y1 + SLACK,
  );
}

/** What each reason means, in the order they are asked for: true when the placing breaks it. */
const BREAKS = {
  'outside-zone': ({ zone, models }) => models.some((model) => !isInZone(zone, model)),
  'bad-level': ({ models, terrain }) => models.some((model) => !isLegalLevel(terrain, model, model.keywords)),
  'overlaps-model': ({ models, others }) =>
    models.some(
      (model, index) =>
        others.some((other) => overlaps(model, other)) ||
        models.some((other, at) => at > index && overlaps(model, other)),
    ),
  'overlaps-terrain': ({ models, terrain }) => models.some((model) => terrain.some((piece) => isStoodIn(piece, model))),
  'not-coherent': ({ models }) => !isCoherent(models),
} satisfies { readonly [reason: string]: (deployment: Deployment) => boolean };

type DeployReason = keyof typeof BREAKS;
const REASONS = Object.keys(BREAKS) as DeployReason[];

/** The first reason why not, or null. */
export function judgeDeployment(deployment: Deployment): DeployReason | null {
  return REASONS.find((reason) => BREAKS[reason](deployment)) ?? null;
}
