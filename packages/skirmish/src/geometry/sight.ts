// Sight lines seen from above and from the side: what they cross, and how high they are there.
import { type Convex, partInside } from './polygon.ts';
import { cross, distance, type Point, SLACK } from './segment.ts';

/** From eye to mark, each with its height. */
export interface SightLine {
  readonly from: Point;
  readonly fromZ: number;
  readonly to: Point;
  readonly toZ: number;
}

/** The part of a line over a footprint (S38), as shares of its length. */
function over(line: SightLine, footprint: Convex): readonly [number, number] | undefined {
  const part = partInside(line.from, line.to, footprint);
  if (part === undefined || (part[1] - part[0]) * distance(line.from, line.to) <= SLACK) return undefined;
  return part;
}

export function crosses(line: SightLine, footprint: Convex): boolean {
  return over(line, footprint) !== undefined;
}

/** Any part of the line over the footprint is lower than `height`. */
export function runsBelow(line: SightLine, footprint: Convex, height: number): boolean {
  const part = over(line, footprint);
  if (part === undefined) return false;
  const at = (share: number) => line.fromZ + share * (line.toZ - line.fromZ);
  return Math.min(at(part[0]), at(part[1])) < height - SLACK;
}

/** The line passes from one side of a wall to the other, between its ends and below its height. */
export function passesWall(line: SightLine, from: Point, to: Point, height: number): boolean {
  const wall = distance(from, to);
  const way = distance(line.from, line.to);
  if (wall === 0 || way === 0) return false;
  const start = cross(from, to, line.from) / wall;
  const end = cross(from, to, line.to) / wall;
  if (!opposite(start, end)) return false;
  if (!opposite(cross(line.from, line.to, from) / way, cross(line.from, line.to, to) / way)) return false;
  const share = start / (start - end);
  return line.fromZ + share * (line.toZ - line.fromZ) < height - SLACK;
}

/** On both sides, by more than the slack. */
function opposite(one: number, other: number): boolean {
  return (one > SLACK && other < -SLACK) || (one < -SLACK && other > SLACK);
}
