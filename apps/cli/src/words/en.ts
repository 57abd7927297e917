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

/** One player against another. */
export interface Standing {
  readonly one: string;
  readonly other: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly lead: number;
}

/** What a battle is made of, in victory points of the first side. */
export interface ReviewSum {
  readonly one: string;
  readonly other: string;
  readonly start: number;
  readonly luck: number;
  readonly first: number;
  readonly second: number;
  readonly result: number;
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
  'did-you-mean': ({ message, nearest }: { message: string; nearest: string }) =>
    `${message}; did you mean ${nearest}?`,
  'recognised-by': ({ game, reason }: { game: string; reason: string }) =>
    `read as a list of ${game} by ${reason}; --game takes another`,
  warning: () => 'warning',
  note: () => 'note',
  ends: ({ from, to, below }: { from: number; to: number; below: number }, w: Writer) =>
    `possible from ${from} to ${to}; outcomes below ${w.percent(below)} at the ends are not shown`,
  'fair-table': ({ layout, zones, first, second, drawn, share, low, high, firstBlood, lead }: FairTable, w: Writer) =>
    `${layout}, ${zones}: first won ${first}, second ${second}, drawn ${drawn}; of those decided ${w.percent(share)} (${w.percent(low)} to ${w.percent(high)}) to the first; the first leads by ${w.figure(lead)} VP, and the first turn destroys ${w.percent(firstBlood)}`,
  standing: ({ one, other, won, lost, drawn, share, low, high, lead }: Standing, w: Writer) =>
    `${one} against ${other}: won ${won}, lost ${lost}, drawn ${drawn}; ${w.percent(share)} of those decided (${w.percent(low)} to ${w.percent(high)}), ${w.gained(lead)} VP a battle`,
  'review-sum': ({ one, other, start, luck, first, second, result }: ReviewSum, w: Writer) =>
    `In victory points of ${one}: position ${w.gained(start)}, luck ${w.gained(luck)}, decisions of ${one} ${w.gained(first)}, decisions of ${other} ${w.gained(-second)}, result ${w.gained(result)}`,
  'review-luck': ({ one, other, luckier }: { one: string; other: string; luckier: number }, w: Writer) =>
    `Dice as kind to ${one} or kinder: ${w.percent(luckier)} of battles; as kind to ${other} or kinder: ${w.percent(1 - luckier)}`,
  'review-lucky': ({ one }: { one: string }) => `Luckiest for ${one}`,
  'review-unlucky': ({ one }: { one: string }) => `Unluckiest for ${one}`,
  'review-flawless': () => 'No decision gave away 2% of an army or more.',
  'review-mistakes': ({ count }: { count: number }, w: Writer) =>
    `${w.plural(count, 'decision')} that gave away 2% of an army or more (errors from 5%, blunders from 10%), the worst first`,
} satisfies Catalogue;

const leftOut = (dropped: number, w: Writer) =>
  dropped > 0 ? `, at most ${w.number(dropped.toExponential(1))} of probability left out` : '';
