// What the command line says around an answer.
import type { Catalogue, Writer } from '@oddsmith/words';

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly median: number;
  readonly likeliest: number;
  readonly low: number;
  readonly high: number;
}

export interface Rolled {
  readonly iterations: number;
  readonly seed: number;
  readonly margin: number;
}

/** Who won on one layout, the side that moved first or the other. */
export interface FairTable {
  readonly layout: string;
  readonly zones: string;
  readonly first: number;
  readonly second: number;
  readonly drawn: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly firstBlood: number;
  readonly lead: number;
}

export const en = {
  exact: ({ calculator, dropped }: { calculator: string; dropped: number }, w: Writer) =>
    `${calculator}, exact${leftOut(dropped, w)}`,
  simulated: ({ calculator, dropped, ...rolled }: Rolled & { calculator: string; dropped: number }, w: Writer) =>
    `${calculator}, simulated: ${w.thousands(rolled.iterations)} battles, seed ${rolled.seed}, headline ±${w.figure(rolled.margin)} at 95%${leftOut(dropped, w)}`,
  spread: ({ mean, deviation, median, likeliest, low, high }: Spread, w: Writer) =>
    `mean ${w.figure(mean)}, deviation ${w.figure(deviation)}, median ${median}, likeliest ${likeliest}, 25%..95% ${low}..${high}`,
  summary: () => 'Summary',
  steps: () => 'Steps',
  'a-roll': ({ chance }: { chance: number }, w: Writer) => `${w.percent(chance)} a roll`,
  advice: () => 'Advice',
  warning: () => 'warning',
  note: () => 'note',
  ends: ({ from, to, below }: { from: number; to: number; below: number }, w: Writer) =>
    `possible from ${from} to ${to}; outcomes below ${w.percent(below)} at the ends are not shown`,
  'fair-table': ({ layout, zones, first, second, drawn, share, low, high, firstBlood, lead }: FairTable, w: Writer) =>
    `${layout}, ${zones}: first won ${first}, second ${second}, drawn ${drawn}; of those decided ${w.percent(share)} (${w.percent(low)} to ${w.percent(high)}) to the first; the first leads by ${w.figure(lead)} VP, and the first turn destroys ${w.percent(firstBlood)}`,
} satisfies Catalogue;

const leftOut = (dropped: number, w: Writer) =>
  dropped > 0 ? `, at most ${w.number(dropped.toExponential(1))} of probability left out` : '';
