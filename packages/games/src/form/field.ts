// Building blocks of game schemas: each carries its limits, its error sentence and what a form needs to show it.
import { type DiceExpression, expressionMax, parseDiceExpression } from '@oddsmith/kernel';
import { emitter, type Message } from '@oddsmith/words';
import { type Carried, fact, sentence } from '../contract/fact.ts';
import type { en } from '../words/en.ts';
import * as z from './zod.ts';

const say = emitter<typeof en>();

/** What forms, API docs and CLI help know about a field, beside its type and limits. */
export interface FieldMeta {
  readonly title: string;
  readonly description?: string;
  /** Heading the field stands under in a form. */
  readonly group?: string;
  /** Rare: folded away until it is set. */
  readonly advanced?: boolean;
  /** What the first step up from an empty number sets, where its least value is not an everyday one. */
  readonly start?: number;
  /** Printed behind the number: "+", "W", "dice". */
  readonly suffix?: string;
  /** Labels of the choices, where the value itself does not read well. */
  readonly labels?: { readonly [value: string]: string };
  /** null is accepted and means the default, so a form need not offer it. */
  readonly nullIsDefault?: boolean;
  /** What a list of free texts may hold, for forms to offer: names of rules. */
  readonly suggestions?: readonly string[];
  /** Filled in by units, not by hand: a form does not take it apart. */
  readonly filledByUnits?: true;
  /** Id of the rule this field switches on; its summary becomes the help text. */
  readonly rule?: string;
}

export function integer(min: number, max: number) {
  const error = fact('range', { least: min, most: max });
  return z.int({ error }).min(min, { error }).max(max, { error });
}

export function choice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, { error: fact('one-of', { values }) });
}

export function flag() {
  return z.boolean({ error: fact('flag') });
}

/** A field with what forms, API docs and CLI help say about it. */
export function described<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema {
  return schema.meta({ ...meta });
}

/** A whole number with its default. */
export function whole(min: number, max: number, standard: number, meta: FieldMeta) {
  return described(integer(min, max).default(standard), meta);
}

/** A whole number that may be left empty. */
export function optional(min: number, max: number, meta: FieldMeta) {
  return described(integer(min, max).nullable().default(null), meta);
}

/** Off unless it is switched on. */
export function toggle(meta: FieldMeta) {
  return described(flag().default(false), meta);
}

/** One of several words, with its default. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  standard: NoInfer<Values[number]>,
  meta: FieldMeta,
) {
  return described(choice(values).default(standard as z.output<ReturnType<typeof choice<Values>>>), meta);
}

/** What a check across fields refuses: `code` is public, without the game. */
export function refuse(context: z.RefinementCtx, path: PropertyKey[], code: string, why: Message | Carried): void {
  const message = typeof why === 'string' ? why : sentence(why);
  context.addIssue({ code: 'custom', path, message, params: { code } });
}

interface DiceLimits {
  /** The least a roll may come to; 0 unless given. */
  readonly min?: number;
  readonly max: number;
  /** The dice a game has, where not every die will do. */
  readonly sides?: readonly number[];
}

/** A number or a text such as "2D6+3". */
export function diceExpression(limits: DiceLimits) {
  const error = fact('dice');
  return z
    .union([z.int({ error }).min(0, { error }).max(9999, { error }), z.string({ error }).max(40, { error })], { error })
    .superRefine((value, context) => {
      const message = expressionFault(value, limits);
      // Not to be continued: checks of a whole battle may then trust that every expression can be read.
      if (message !== undefined) context.addIssue({ code: 'custom', message, input: value, continue: false });
    });
}

function expressionFault(value: string | number, limits: DiceLimits): Carried | undefined {
  const parsed = parseDiceExpression(value);
  if (!parsed.ok) return sentence(say('dice-fault', parsed.fault));
  if (limits.min !== undefined && parsed.expression.count + parsed.expression.plus < limits.min)
    return fact('at-least', { least: limits.min });
  if (parsed.expression.count > 0 && limits.sides?.includes(parsed.expression.sides) === false)
    return fact('dice-of', { dice: limits.sides.map((sides) => `D${sides}`) });
  if (expressionMax(parsed.expression) > limits.max) return fact('at-most', { most: limits.max });
  return undefined;
}

/** For values that a schema has already accepted. */
export function toExpression(value: string | number): DiceExpression {
  const parsed = parseDiceExpression(value);
  if (!parsed.ok) throw new Error(`no dice expression: ${parsed.fault.text}`);
  return parsed.expression;
}
