// How a scenario ended: mass by the status of both units and their casualty states.

export const SOUND = 0;
export const SHAKEN = 1;
export const ROUTED = 2;

/** `fates[statusA * 3 + statusB][a * SB + b]`. A destroyed unit is in its dead state, whatever its status says. */
export type Fates = readonly Float64Array[];

export function newFates(cells: number): Fates {
  return Array.from({ length: 9 }, () => new Float64Array(cells));
}
