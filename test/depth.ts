// How deep tests look: in full where something they rest on was changed, at a fifth elsewhere. What was changed stands in the
// variable ODDSMITH_TOUCHED, which `npm test` fills in (scripts/touched.ts); without it everything is looked at in full.
const SHARE = 5;

/** A part of the product that may change by itself; "clock" is what waits for real time to pass, and runs with --full alone. */
export type Area =
  | 'axis'
  | 'fantasy'
  | 'grimdark'
  | 'kill-team'
  | 'wh40k'
  | 'skirmish'
  | 'web'
  | 'server'
  | 'cli'
  | 'clock';

const touched = process.env.ODDSMITH_TOUCHED?.split(',').filter(Boolean);

export const inFull = (area: Area): boolean => touched === undefined || touched.includes(area);

/** How many of so many random cases are tried. */
export const many = (area: Area, cases: number): number => (inFull(area) ? cases : Math.ceil(cases / SHARE));

/** Estimates of cost are about speed, not truth: a fifth will do, always. */
export const someEstimates = (cases: number): number => Math.ceil(cases / SHARE);
