// What is said of a request before and around its game.
import type { DiceFault } from '@oddsmith/kernel';
import type { Catalogue, Message, Writer } from '@oddsmith/words';
import { budget } from './budget.ts';
import { facts } from './facts.ts';

/** A value that was refused: a text, or anything else as it may be shown. */
export type Shown = { readonly text: string } | { readonly value: string };

interface Refused {
  readonly name: string;
  readonly fact: Message;
  readonly got: Shown | undefined;
}

const shown = (value: Shown) => ('text' in value ? `"${value.text}"` : value.value);

const DICE_FAULTS: { readonly [what in DiceFault['what']]: (given: number, most: number) => string } = {
  form: () => 'is not a dice expression: write a number, D6, 2D6+3 or D3-1',
  number: (_, most) => `is more than ${most}`,
  sides: (given, most) => `has a die of ${given} sides: 2 to ${most} are allowed`,
  count: (given, most) => `rolls ${given} dice: at most ${most} are allowed`,
  plus: (_, most) => `adds or takes off more than ${most}`,
};

export const en = {
  ...facts,
  ...budget,
  missing: ({ name }: { name: string }) => `${name} is missing`,
  'unknown-field': ({ field }: { field: Shown }) => `there is no field ${shown(field)} here`,
  refused: ({ name, fact, got }: Refused, w: Writer) =>
    `${name} ${w.say(fact)}${got === undefined ? '' : `, got ${shown(got)}`}`,
  'refused-as-written': ({ name, text, got }: { name: string; text: string; got: Shown | undefined }) =>
    `${name} ${text}${got === undefined ? '' : `, got ${shown(got)}`}`,
  'as-written': ({ text }: { text: string }) => text,
  'dice-fault': ({ text, what, given, most }: DiceFault) => `"${text}" ${DICE_FAULTS[what](given, most)}`,
  'too-deep': ({ most }: { most: number }) => `must not nest deeper than ${most} levels`,
  'unknown-calculator': ({ id, known }: { id: string; known: readonly string[] }) =>
    `there is no calculator "${id}"; known: ${known.join(', ')}`,
  'simulated-out-of-time': () => 'the exact answer took more than half of the time allowed: this is a simulation',
  'simulated-over-budget': ({ cost, allowed }: { cost: number | undefined; allowed: number }, w: Writer) => {
    const estimate = cost === undefined ? '' : `about ${w.number(cost.toExponential(1))} steps, `;
    return `the exact answer needs ${estimate}more than the ${w.number(allowed.toExponential(1))} steps allowed: this is a simulation`;
  },
} satisfies Catalogue;
