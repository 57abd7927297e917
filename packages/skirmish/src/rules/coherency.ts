// S8 and S18: units that hold together, and what is lost of those that do not.
import { gap } from '../geometry/base.ts';
import { type Body, UPWARDS, vertical, within } from './measure.ts';

const NEIGHBOUR = 2;
/** From this size on every model needs two neighbours. */
const LARGE = 7;

function areNeighbours(one: Body, other: Body): boolean {
  return within(vertical(one, other), UPWARDS) && within(gap(one.capsule, other.capsule), NEIGHBOUR);
}

/** For each model, who stands beside it. */
function neighbours(models: readonly Body[]): number[][] {
  const found: number[][] = models.map(() => []);
  for (let i = 0; i < models.length; i++)
    for (let j = i + 1; j < models.length; j++)
      if (areNeighbours(models[i], models[j])) {
        found[i].push(j);
        found[j].push(i);
      }
  return found;
}

function countGroups(beside: readonly (readonly number[])[]): number {
  const seen = new Set<number>();
  let groups = 0;
  for (let start = 0; start < beside.length; start++) {
    if (seen.has(start)) continue;
    groups++;
    const open = [start];
    seen.add(start);
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const next of beside[at])
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
  }
  return groups;
}

export interface Coherency {
  readonly coherent: boolean;
  /** Connected groups. */
  readonly groups: number;
}

export function coherency(models: readonly Body[]): Coherency {
  const beside = neighbours(models);
  const groups = countGroups(beside);
  const needed = models.length >= LARGE ? 2 : 1;
  const coherent = models.length <= 1 || (groups === 1 && beside.every((list) => list.length >= needed));
  return { coherent, groups };
}

export function isCoherent(models: readonly Body[]): boolean {
  return coherency(models).coherent;
}

/** S18: indices in the order in which models are lost until the rest is coherent. */
export function stragglers(models: readonly (Body & { readonly wounds: number })[]): number[] {
  const removed: number[] = [];
  let left = models.map((_, index) => index);
  for (;;) {
    const bodies = left.map((index) => models[index]);
    if (isCoherent(bodies)) return removed;
    const beside = neighbours(bodies);
    let worst = 0;
    for (let i = 1; i < left.length; i++) {
      const fewer = beside[i].length - beside[worst].length || bodies[i].wounds - bodies[worst].wounds;
      if (fewer <= 0) worst = i;
    }
    removed.push(left[worst]);
    left = left.filter((_, index) => index !== worst);
  }
}
