// Section 6 of the rules: who sees whom, and who has cover (S36-S46).
import { gapToShape, outermost, whollyInside, whollyWithin } from '../geometry/base.ts';
import { circleAround } from '../geometry/polygon.ts';
import { distance, type Point, pointToSegment, SLACK } from '../geometry/segment.ts';
import { crosses, passesWall, runsBelow, type SightLine } from '../geometry/sight.ts';
import type { Keywords } from './keywords.ts';
import type { Body } from './measure.ts';
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
  const towers = observer.keywords.towers || target.keywords.towers;
  if (piece.kind === 'ruin')
    return {
      piece,
      hides:
        !towers &&
        gapToShape(target.capsule, piece.footprint) >= -SLACK &&
        !whollyInside(observer.capsule, piece.footprint),
      hinders: false,
    };
  const hinders = piece.kind === 'woods' && !towers && !whollyInside(observer.capsule, piece.footprint);
  return { piece, hides: false, hinders };
}

function isBlocked(line: SightLine, obstacles: readonly Obstacle[]): boolean {
  return obstacles.some(({ piece, hides }) => {
    if (isSolid(piece)) return runsBelow(line, piece.footprint, piece.height);
    if (hides && crosses(line, piece.footprint)) return true;
    return piece.walls.some((wall) => passesWall(line, wall.from, wall.to, wall.height));
  });
}

function isHindered(line: SightLine, obstacles: readonly Obstacle[]): boolean {
  return obstacles.some(({ piece, hinders }) => hinders && crosses(line, piece.footprint));
}

/** Whether a piece can touch any of the lines at all: most are far away, and this is asked for every pair of models. */
function liesBetween({ footprint }: TerrainPiece, observer: Body, target: Body): boolean {
  const { centre, radius } = circleAround(footprint);
  const wide = Math.max(reachOf(observer), reachOf(target));
  return pointToSegment(centre, [observer.x, observer.y], [target.x, target.y]) <= radius + wide + SLACK;
}

/** The furthest point of a base from its middle. */
function reachOf({ x, y, capsule }: Body): number {
  return distance([x, y], capsule.to) + capsule.radius;
}

/** The nine lines of S37, to the top or to the foot of the target. */
class View {
  private readonly eyes: readonly Point[];
  private readonly marks: readonly Point[];
  private readonly obstacles: readonly Obstacle[];
  private readonly observer: Seer;
  private readonly target: Seer;

  constructor(observer: Seer, target: Seer, terrain: readonly TerrainPiece[]) {
    const dx = target.x - observer.x;
    const dy = target.y - observer.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    const [nx, ny] = far === 0 ? [1, 0] : [dx / far, dy / far];
    this.eyes = sightPoints(observer, nx, ny);
    this.marks = sightPoints(target, nx, ny);
    this.obstacles = terrain
      .filter((piece) => liesBetween(piece, observer, target))
      .map((piece) => obstacleOf(piece, observer, target));
    this.observer = observer;
    this.target = target;
  }

  private line(from: Point, to: Point, toZ: number): SightLine {
    return { from, fromZ: this.observer.z + this.observer.height, to, toZ };
  }

  /** S42: one line to the top is not blocked. */
  get visible(): boolean {
    const top = this.target.z + this.target.height;
    return this.eyes.some((eye) => this.marks.some((mark) => !isBlocked(this.line(eye, mark, top), this.obstacles)));
  }

  /** S42: the foot of every sight point is reached by a line that is neither blocked nor hindered. */
  get fullyVisible(): boolean {
    return this.marks.every((mark) =>
      this.eyes.some((eye) => {
        const line = this.line(eye, mark, this.target.z);
        return !isBlocked(line, this.obstacles) && !isHindered(line, this.obstacles);
      }),
    );
  }
}

export function isVisible(observer: Seer, target: Seer, terrain: readonly TerrainPiece[]): boolean {
  return new View(observer, target, terrain).visible;
}

export function isFullyVisible(observer: Seer, target: Seer, terrain: readonly TerrainPiece[]): boolean {
  return new View(observer, target, terrain).fullyVisible;
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
