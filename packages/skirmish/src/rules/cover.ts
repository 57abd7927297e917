// Section 6 of the rules: who sees whom, and who has cover (S36-S46).
import { gapToShape, outermost, whollyInside, whollyWithin } from '../geometry/base.ts';
import { circleAround } from '../geometry/polygon.ts';
import { type Point, SLACK } from '../geometry/segment.ts';
import { crosses, passesWall, runsBelow, type SightLine } from '../geometry/sight.ts';
import type { Keywords } from './keywords.ts';
import { type Body, reachOf } from './measure.ts';
import { isSolid, type TerrainPiece } from './terrain.ts';

export interface Seer extends Body {
  readonly keywords: Keywords;
}

/** S36: the centre, and the outermost points of the base to both sides of the line of view. */
function sightPoints(body: Body, nx: number, ny: number): readonly Point[] {
  return [[body.x, body.y], outermost(body.capsule, -ny, nx), outermost(body.capsule, ny, -nx)];
}

/** What a piece does to lines between these two, decided once for all of their lines. */
interface Obstacle {
  readonly piece: TerrainPiece;
  /** A ruin that hides the one from the other. */
  readonly hides: boolean;
  /** Woods that keep the one from seeing the other fully. */
  readonly hinders: boolean;
}

function obstacleOf(piece: TerrainPiece, observer: Seer, target: Seer): Obstacle {
  const flying = observer.keywords.isAircraft || target.keywords.isAircraft;
  const overlaps = ({ capsule }: Body) => gapToShape(capsule, piece.footprint) < -SLACK;
  if (piece.kind === 'ruin')
    return {
      piece,
      // Who towers sees out of a ruin it stands in, and neither sees nor is seen through one that stands between.
      hides:
        !flying &&
        !overlaps(target) &&
        !whollyInside(observer.capsule, piece.footprint) &&
        !(observer.keywords.isTowering && overlaps(observer)),
      hinders: false,
    };
  const towers = flying || observer.keywords.isTowering || target.keywords.isTowering;
  const hinders = piece.kind === 'woods' && !towers && !whollyInside(observer.capsule, piece.footprint);
  return { piece, hides: false, hinders };
}

function isBlocked(line: SightLine, obstacles: readonly Obstacle[]): boolean {
  for (const { piece, hides } of obstacles) {
    if (isSolid(piece)) {
      if (runsBelow(line, piece.footprint, piece.height)) return true;
      continue;
    }
    if (hides && crosses(line, piece.footprint)) return true;
    for (const wall of piece.walls) if (passesWall(line, wall.from, wall.to, wall.height)) return true;
  }
  return false;
}

function isHindered(line: SightLine, obstacles: readonly Obstacle[]): boolean {
  for (const { piece, hinders } of obstacles) if (hinders && crosses(line, piece.footprint)) return true;
  return false;
}

/**
 * Pieces that can touch any of the lines at all: most are far away, and this is asked for every pair of models. Written out on
 * numbers, and before anything else is made: four views in five end here.
 */
function piecesBetween(observer: Seer, target: Seer, terrain: readonly TerrainPiece[]): readonly TerrainPiece[] {
  const wide = Math.max(reachOf(observer), reachOf(target)) + SLACK;
  const dx = target.x - observer.x;
  const dy = target.y - observer.y;
  const square = dx * dx + dy * dy;
  let found: TerrainPiece[] | undefined;
  for (const piece of terrain) {
    const { centre, radius } = circleAround(piece.footprint);
    const along = square === 0 ? 0 : ((centre[0] - observer.x) * dx + (centre[1] - observer.y) * dy) / square;
    const share = along < 0 ? 0 : along > 1 ? 1 : along;
    const awayX = observer.x + share * dx - centre[0];
    const awayY = observer.y + share * dy - centre[1];
    const room = radius + wide;
    if (awayX * awayX + awayY * awayY > room * room) continue;
    if (found === undefined) found = [piece];
    else found.push(piece);
  }
  return found ?? NOTHING;
}

const NOTHING: readonly TerrainPiece[] = [];

/** The nine lines of S37, to the top or to the foot of the target. */
class View {
  private readonly eyes: readonly Point[];
  private readonly marks: readonly Point[];
  private readonly obstacles: readonly Obstacle[];
  private readonly observer: Seer;
  private readonly target: Seer;

  constructor(observer: Seer, target: Seer, between: readonly TerrainPiece[]) {
    const dx = target.x - observer.x;
    const dy = target.y - observer.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    const [nx, ny] = far === 0 ? [1, 0] : [dx / far, dy / far];
    this.eyes = sightPoints(observer, nx, ny);
    this.marks = sightPoints(target, nx, ny);
    this.obstacles = between.map((piece) => obstacleOf(piece, observer, target));
    this.observer = observer;
    this.target = target;
  }

  private line(from: Point, to: Point, toZ: number): SightLine {
    return { from, fromZ: this.observer.z + this.observer.height, to, toZ };
  }

  /** S42: one line to the top is not blocked. */
  get visible(): boolean {
    const top = this.target.z + this.target.height;
    for (const eye of this.eyes)
      for (const mark of this.marks) if (!isBlocked(this.line(eye, mark, top), this.obstacles)) return true;
    return false;
  }

  /** S42: the foot of every sight point is reached by a line that is neither blocked nor hindered. */
  get fullyVisible(): boolean {
    return this.marks.every((mark) =>
      this.eyes.some((eye) => {
        const line = this.line(eye, mark, this.target.z);
        return !isHindered(line, this.obstacles) && !isBlocked(line, this.obstacles);
      }),
    );
  }
}

interface Known {
  readonly terrain: readonly TerrainPiece[];
  readonly seen: WeakMap<Seer, boolean>;
}

/**
 * Models stand still while many questions are asked of them, and odds, options and the computer ask the same ones: a body is made
 * once for each place of a model, so what it sees is kept with it.
 */
const sights = new WeakMap<Seer, Known>();

export function isVisible(observer: Seer, target: Seer, terrain: readonly TerrainPiece[]): boolean {
  let known = sights.get(observer);
  if (known === undefined || known.terrain !== terrain) {
    known = { terrain, seen: new WeakMap() };
    sights.set(observer, known);
  }
  const before = known.seen.get(target);
  if (before !== undefined) return before;
  const between = piecesBetween(observer, target, terrain);
  const visible = between.length === 0 || new View(observer, target, between).visible;
  known.seen.set(target, visible);
  return visible;
}

export function isFullyVisible(observer: Seer, target: Seer, terrain: readonly TerrainPiece[]): boolean {
  const between = piecesBetween(observer, target, terrain);
  return between.length === 0 || new View(observer, target, between).fullyVisible;
}

/** S44: a barricade covers infantry that stands wholly within this distance of it. */
const BEHIND_BARRICADE = 3;

/** S43: whether a model has the benefit of cover against these shooters. */
export function hasCover(shooters: readonly Seer[], target: Seer, terrain: readonly TerrainPiece[]): boolean {
  if (terrain.some((piece) => !isSolid(piece) && whollyInside(target.capsule, piece.footprint))) return true;
  const counted = terrain.filter(
    (piece) =>
      piece.kind !== 'barricade' ||
      (target.keywords.isInfantry && whollyWithin(target.capsule, BEHIND_BARRICADE, piece.footprint)),
  );
  return shooters.some((shooter) => !isFullyVisible(shooter, target, counted));
}

/** S45: at least half of the models. */
export function unitHasCover(covered: readonly boolean[]): boolean {
  return covered.length > 0 && 2 * covered.filter(Boolean).length >= covered.length;
}
