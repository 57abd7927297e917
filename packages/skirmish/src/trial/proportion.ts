// How often something happened, with how sure that is.

/** Standard deviations on either side of a 95% interval. */
const DEVIATIONS = 1.96;

export interface Proportion {
  readonly share: number;
  /** 95% interval (Wilson): honest for few battles, and at 0 and 1. */
  readonly low: number;
  readonly high: number;
}

/** `times` out of `of`; with none at all nothing is known. */
export function proportion(times: number, of: number): Proportion {
  if (of === 0) return { share: 0.5, low: 0, high: 1 };
  const share = times / of;
  const square = DEVIATIONS * DEVIATIONS;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const width = (DEVIATIONS / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return { share, low: Math.max(0, middle - width), high: Math.min(1, middle + width) };
}
