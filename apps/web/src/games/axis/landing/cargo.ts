// What transports carry: two units each, only one of them not infantry.
import type { Army } from '@oddsmith/games/axis';

export interface Load {
  readonly inf?: number | undefined;
  readonly art?: number | undefined;
  readonly arm?: number | undefined;
}

/** All that fit, the usual ones first. */
export const LOADS: readonly Load[] = [
  { inf: 2 },
  { inf: 1, art: 1 },
  { inf: 1, arm: 1 },
  { inf: 1 },
  { art: 1 },
  { arm: 1 },
];

/** Place of a load among those that fit; -1 for any other. */
export function placeOf({ inf = 0, art = 0, arm = 0 }: Load): number {
  return LOADS.findIndex((load) => (load.inf ?? 0) === inf && (load.art ?? 0) === art && (load.arm ?? 0) === arm);
}

/** All loads as the landed units they become. */
export function aboard(loads: readonly Load[]): Army {
  const sum = (kind: keyof Load) => loads.reduce((total, load) => total + (load[kind] ?? 0), 0);
  return { inf_a: sum('inf'), art_a: sum('art'), arm_a: sum('arm') };
}
