// Ways around terrain that stands in the straight one: over points beside its corners, the shortest that is open.
import { type Convex, twiceArea } from '../../geometry/polygon.ts';
import { distance, type Point } from '../../geometry/segment.ts';
import { bodyOf } from '../../rules/measure.ts';
import { stopsWay, type TerrainPiece } from '../../rules/terrain.ts';
import { Way } from '../../rules/way.ts';
import { rounded } from '../../setup/auto-deploy.ts';

/** How far from both edges of a corner the middle of a base passes, by its radius. */
const CLEARANCE = 1.03;

interface Errand {
  /** Where the last straight leg begins, and where the way ends. */
  readonly from: Point;
  readonly to: Point;
  readonly terrain: readonly TerrainPiece[];
  /** Corners, at most. */
  readonly most: number;
  readonly allowance: number;
}

/** Outside a corner of a convex shape, as far from both of its edges. */
function beside(shape: Convex, at: number, reach: number): Point {
  const [before, corner, after] = [-1, 0, 1].map((step) => shape[(at + step + shape.length) % shape.length]);
  const turn = Math.sign(twiceArea(shape));
  const [one, other] = [
    [before, corner],
    [corner, after],
  ].map(([from, to]): Point => {
    const far = distance(from, to);
    return [(turn * (to[1] - from[1])) / far, (turn * (from[0] - to[0])) / far];
  });
  const share = reach / (1 + one[0] * other[0] + one[1] * other[1]);
  return [rounded(corner[0] + share * (one[0] + other[0])), rounded(corner[1] + share * (one[1] + other[1]))];
}

/** Points beside the corners of what stops a way. */
function cornersOf({ start, sweeps }: Way, terrain: readonly TerrainPiece[]): Point[] {
  const { capsule, keywords } = start;
  const reach = CLEARANCE * (capsule.radius + distance(capsule.from, capsule.to) / 2);
  const stopping = terrain.filter((piece) => sweeps.some((sweep) => stopsWay(piece, sweep, capsule.radius, keywords)));
  return stopping.flatMap(({ footprint }) => footprint.map((_, at) => beside(footprint, at, reach)));
}

function lengthOf(from: Point, corners: readonly Point[], to: Point): number {
  let sum = 0;
  let at = from;
  for (const next of [...corners, to]) {
    sum += distance(at, next);
    at = next;
  }
  return sum;
}

/** Of more corners only this many ways are looked at, the shortest first. */
const MOST_TRIED = 40;

/**
 * The corners of the shortest way that is open: over one of them where that is enough, else over more, also of pieces that stand in
 * the way around the first. One corner is tried in the order of the terrain, the first that is open.
 */
export function wayRound(
  straight: Way,
  { from, to, terrain, most, allowance }: Errand,
  isOpen: (corners: readonly Point[]) => boolean,
): readonly Point[] | undefined {
  const first = cornersOf(straight, terrain);
  for (const corner of first) if (isOpen([corner])) return [corner];
  let open: (readonly Point[])[] = first.map((corner) => [corner]);
  for (let count = 2; count <= most; count++) {
    const longer = open.flatMap((corners) => {
      const last = corners[corners.length - 1];
      const { start, end } = straight;
      const rest = new Way(bodyOf({ ...start, x: last[0], y: last[1] }), {
        model: 0,
        to: [to],
        z: end.z,
        facing: end.facing,
      });
      const next = [...first, ...cornersOf(rest, terrain)];
      return next.filter((corner) => !corners.includes(corner)).map((corner) => [...corners, corner]);
    });
    open = longer
      .map((corners) => ({ corners, length: lengthOf(from, corners, to) }))
      .filter(({ length }) => length <= allowance)
      .sort((one, other) => one.length - other.length)
      .slice(0, MOST_TRIED)
      .map(({ corners }) => corners);
    for (const corners of open) if (isOpen(corners)) return corners;
  }
  return undefined;
}
