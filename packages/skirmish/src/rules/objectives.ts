// S70-S73: markers, who is in range of them and who controls them.
import { type Capsule, gap, MM_PER_INCH } from '../geometry/base.ts';
import type { Point } from '../geometry/segment.ts';
import { SLACK } from '../geometry/segment.ts';
import { type Body, LEVEL, UPWARDS, within } from './measure.ts';

export const MARKER_RADIUS = 20 / MM_PER_INCH;
const REACH = 3;

export interface Marker {
  readonly x: number;
  readonly y: number;
}

function capsuleOfMarker({ x, y }: Marker): Capsule {
  const centre: Point = [x, y];
  return { from: centre, to: centre, radius: MARKER_RADIUS };
}

/** Between the edges of base and marker; negative where the base covers part of it. */
export function gapToMarker(marker: Marker, body: Body): number {
  return gap(body.capsule, capsuleOfMarker(marker));
}

/** S70: a base near the ground that covers part of the marker; touching it is allowed. */
export function coversMarker(marker: Marker, body: Body): boolean {
  return Math.abs(body.z) < LEVEL && gapToMarker(marker, body) < -SLACK;
}

/** S72. */
export function isInRange(marker: Marker, body: Body): boolean {
  return within(Math.abs(body.z), UPWARDS) && within(gapToMarker(marker, body), REACH);
}

export interface Holder extends Body {
  readonly side: 0 | 1;
  readonly oc: number;
}

/** S73: the sum of both sides, and who has strictly more. */
export function control(
  marker: Marker,
  models: readonly Holder[],
): { readonly oc: readonly [number, number]; readonly holder: 0 | 1 | null } {
  const oc: [number, number] = [0, 0];
  for (const model of models) if (isInRange(marker, model)) oc[model.side] += model.oc;
  return { oc, holder: oc[0] > oc[1] ? 0 : oc[1] > oc[0] ? 1 : null };
}
