// Section 1 of the rules: what stands on the board, and how far it is from what (S1-S7).
import { type Base, type Capsule, capsuleOf, gap } from '../geometry/base.ts';
import { distance, SLACK } from '../geometry/segment.ts';

export const BOARD_WIDTH = 60;
export const BOARD_DEPTH = 44;

/** A model where it stands. Its capsule is made once: every measurement asks for it. */
export interface Body {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number;
  readonly base: Base;
  readonly height: number;
  readonly capsule: Capsule;
}

export type Stand = Omit<Body, 'capsule'>;

export function bodyOf<Given extends Stand>(given: Given): Given & Body {
  return { ...given, capsule: capsuleOf(given.base, given.x, given.y, given.facing) };
}

/** The furthest point of a base from its middle. */
export function reachOf({ x, y, capsule }: Body): number {
  return distance([x, y], capsule.to) + capsule.radius;
}

/** S2: a distance of exactly the limit is within it. */
export function within(inches: number, limit: number): boolean {
  return inches <= limit + SLACK;
}

/** S4. */
export function horizontal(one: Body, other: Body): number {
  return Math.max(0, gap(one.capsule, other.capsule));
}

export function vertical(one: Body, other: Body): number {
  return Math.abs(one.z - other.z);
}

export function range(one: Body, other: Body): number {
  const along = horizontal(one, other);
  const up = vertical(one, other);
  return Math.sqrt(along * along + up * up);
}

/** The closest pair; infinite when one side is empty. */
export function rangeOfUnits(one: readonly Body[], other: readonly Body[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of one) for (const b of other) least = Math.min(least, range(a, b));
  return least;
}

/** Vertical room of one level (S5). */
export const LEVEL = 1;

/** S5: bases on the same level never overlap; touching is allowed. */
export function overlaps(one: Body, other: Body): boolean {
  return vertical(one, other) < LEVEL && gap(one.capsule, other.capsule) < -SLACK;
}

/** S5: the base lies wholly on the board. */
export function onBoard({ capsule }: Body): boolean {
  return liesOnBoard(capsule);
}

export function liesOnBoard({ from, to, radius }: Capsule): boolean {
  return insideBox(from, radius) && insideBox(to, radius);
}

function insideBox([x, y]: readonly [number, number], radius: number): boolean {
  return (
    x - radius >= -SLACK &&
    y - radius >= -SLACK &&
    x + radius <= BOARD_WIDTH + SLACK &&
    y + radius <= BOARD_DEPTH + SLACK
  );
}

/** S6: nobody can drag to exactly 0. */
const CONTACT = 0.05;

export function inContact(one: Body, other: Body): boolean {
  return vertical(one, other) < LEVEL && within(gap(one.capsule, other.capsule), CONTACT);
}

/** S7, also the vertical reach of coherency and of objectives. */
export const ENGAGEMENT = 1;
export const UPWARDS = 5;

/** No base reaches further from its middle than this, Engagement Range of both included. */
const FAR_APART = 24;

export function engages(one: Body, other: Body): boolean {
  // Most models of a board are far from each other: two subtractions tell.
  if (Math.abs(one.x - other.x) > FAR_APART || Math.abs(one.y - other.y) > FAR_APART) return false;
  return within(vertical(one, other), UPWARDS) && within(gap(one.capsule, other.capsule), ENGAGEMENT);
}

export function isEngaged(unit: readonly Body[], enemies: readonly Body[]): boolean {
  return unit.some((model) => enemies.some((enemy) => engages(model, enemy)));
}
