// S16: where units stand that are placed with care: out of sight, spread along the front, apart from each other, near a marker,
// and away from what has been placed opposite. A fixed rule without dice.
import { distance, type Point } from '../geometry/segment.ts';
import { isVisible, type Seer } from '../rules/cover.ts';
import { judgeDeployment, type Zone } from '../rules/deployment.ts';
import { type Body, bodyOf, rangeOfUnits } from '../rules/measure.ts';
import { coversMarker, type Marker } from '../rules/objectives.ts';
import type { TerrainPiece } from '../rules/terrain.ts';
import { blockAt, extents, facingOf } from './auto-deploy.ts';
import { exposureMap } from './exposure-map.ts';

type Footing = Pick<Seer, 'base' | 'height' | 'keywords'>;

export interface Shelter {
  readonly zone: Zone;
  readonly enemyZone: Zone;
  readonly terrain: readonly TerrainPiece[];
  readonly objectives: readonly Marker[];
  /** Everybody on the board, friends and enemies. */
  readonly others: readonly Body[];
  readonly friends: readonly (readonly Body[])[];
  readonly enemies: readonly { readonly models: readonly Seer[]; readonly points: number }[];
}

export interface Sheltered {
  readonly models: readonly Footing[];
  /** Where along the front it belongs: 0 is the left end. */
  readonly share: number;
  readonly points: number;
  /** Inches it moves. */
  readonly speed: number;
}

type Spots = ReturnType<typeof blockAt>;

/** Inches between two places that are tried. */
const STEP = 1;
/** What each is worth in inches of walking: being seen from everywhere, standing off one's share of the front, crowding. */
const SEEN = 30;
const ASIDE = 0.35;
const CROWDED = 6;
const APART = 3;
/** Nearer than this only where there is no other place. */
const HEAPED = 1;
const LAST_RESORT = 1000;
/** An enemy that stands where it sees the place, for each 100 points of it. */
const FACED = 4;
const HUNDRED = 100;

function* fronts({ zone }: Shelter, deep: number): Generator<Point> {
  const [x0, y0, x1, y1] = zone;
  const facing = facingOf(zone);
  const wide = facing === 90 || facing === 270;
  const [from, to, depth] = wide ? [x0, x1, y1 - y0] : [y0, y1, x1 - x0];
  for (let back = deep / 2; back < depth; back += STEP)
    for (let along = from + STEP; along < to; along += STEP) {
      if (facing === 90) yield [along, y1 - back];
      else if (facing === 270) yield [along, y0 + back];
      else if (facing === 0) yield [x1 - back, along];
      else yield [x0 + back, along];
    }
}

function middleOf(spots: readonly Point[]): Point {
  const sum = spots.reduce<Point>(([x, y], spot) => [x + spot[0], y + spot[1]], [0, 0]);
  return [sum[0] / spots.length, sum[1] / spots.length];
}

/** What speaks against a place, in inches. */
function costAt(table: Shelter, unit: Sheltered, spots: Spots): number {
  const { zone, enemyZone, terrain, objectives } = table;
  const map = exposureMap(terrain, enemyZone);
  // Who sees one model may shoot at the unit; how many are seen says how soon there is cover.
  const each = spots.map((spot) => map.at(spot.x, spot.y));
  const seen = (Math.max(...each) + each.reduce((sum, share) => sum + share, 0) / each.length) / 2;
  const [x, y] = middleOf(spots.map((spot) => [spot.x, spot.y]));
  const [x0, y0, x1, y1] = zone;
  const wide = x1 - x0 > y1 - y0;
  const aside = Math.abs(wide ? x - (x0 + unit.share * (x1 - x0)) : y - (y0 + unit.share * (y1 - y0)));
  const walk = Math.min(Number.POSITIVE_INFINITY, ...objectives.map((one) => distance([x, y], [one.x, one.y])));
  return SEEN * seen + ASIDE * aside + (objectives.length === 0 ? 0 : Math.max(0, walk - unit.speed));
}

/** What only matters once a place is good: who stands near, and who stands opposite. */
function neighbours({ friends, enemies, terrain }: Shelter, bodies: readonly Seer[]): number {
  const crowded = friends.reduce((sum, friend) => {
    const gap = rangeOfUnits(bodies, friend);
    return gap < HEAPED ? sum + LAST_RESORT : gap < APART ? sum + CROWDED : sum;
  }, 0);
  const [first] = bodies;
  const faced = enemies.reduce(
    (sum, { models, points }) => (models.some((one) => isVisible(one, first, terrain)) ? sum + points : sum),
    0,
  );
  return crowded + (FACED * faced) / HUNDRED;
}

/** Places looked at closely: those that cost least before neighbours are asked. */
const CLOSELY = 60;

/** The best free block, or undefined where the zone is full. */
export function shelteredSpots(table: Shelter, unit: Sheltered): Spots | undefined {
  const { zone, terrain, others } = table;
  const found: { readonly spots: Spots; readonly bodies: readonly Seer[]; readonly cost: number }[] = [];
  for (const at of fronts(table, extents(unit.models)[1])) {
    const spots = blockAt(unit.models, at, zone);
    const cost = costAt(table, unit, spots);
    found.push({ spots, bodies: [], cost });
  }
  found.sort((one, other) => one.cost - other.cost);
  let best: { readonly spots: Spots; readonly cost: number } | undefined;
  let looked = 0;
  for (const { spots, cost } of found) {
    if (looked >= CLOSELY || (best !== undefined && cost >= best.cost)) break;
    const models = spots.map((spot, index) => bodyOf({ ...unit.models[index], ...spot }));
    // S70: nobody may end a move on a marker, so nobody is set up on one either.
    if (models.some((model) => table.objectives.some((marker) => coversMarker(marker, model)))) continue;
    if (judgeDeployment({ zone, models, others, terrain }) !== null) continue;
    looked++;
    const whole = cost + neighbours(table, models);
    if (best === undefined || whole < best.cost) best = { spots, cost: whole };
  }
  return best?.spots;
}
