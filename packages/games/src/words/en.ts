// What is said of a request before and around its game.
import type { Catalogue, Writer } from '@oddsmith/words';

export const en = {
  'simulated-over-budget': ({ cost, allowed }: { cost: number | undefined; allowed: number }, w: Writer) => {
    const estimate = cost === undefined ? '' : `about ${w.number(cost.toExponential(1))} steps, `;
    return `the exact answer needs ${estimate}more than the ${w.number(allowed.toExponential(1))} steps allowed: this is a simulation`;
  },
} satisfies Catalogue;
