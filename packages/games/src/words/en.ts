// What is said of a request before and around its game.
import type { Catalogue, Message, Writer } from '@oddsmith/words';
import { facts } from './facts.ts';

/** A value that was refused: a text, or anything else as it may be shown. */
export type Shown = { readonly text: string } | { readonly value: string };

interface Refused {
  readonly name: string;
  readonly fact: Message;
  readonly got: Shown | undefined;
}

const shown = (value: Shown) => ('text' in value ? `"${value.text}"` : value.value);

export const en = {
  ...facts,
  missing: ({ name }: { name: string }) => `${name} is missing`,
  'unknown-field': ({ field }: { field: Shown }) => `there is no field ${shown(field)} here`,
  refused: ({ name, fact, got }: Refused, w: Writer) =>
    `${name} ${w.say(fact)}${got === undefined ? '' : `, got ${shown(got)}`}`,
  'refused-as-written': ({ name, text, got }: { name: string; text: string; got: Shown | undefined }) =>
    `${name} ${text}${got === undefined ? '' : `, got ${shown(got)}`}`,
  'too-deep': ({ most }: { most: number }) => `must not nest deeper than ${most} levels`,
  'unknown-calculator': ({ id, known }: { id: string; known: readonly string[] }) =>
    `there is no calculator "${id}"; known: ${known.join(', ')}`,
  'simulated-out-of-time': () => 'the exact answer took more than half of the time allowed: this is a simulation',
  'simulated-over-budget': ({ cost, allowed }: { cost: number | undefined; allowed: number }, w: Writer) => {
    const estimate = cost === undefined ? '' : `about ${w.number(cost.toExponential(1))} steps, `;
    return `the exact answer needs ${estimate}more than the ${w.number(allowed.toExponential(1))} steps allowed: this is a simulation`;
  },
} satisfies Catalogue;
