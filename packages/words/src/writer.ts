// The hand that writes sentences in one language: numbers, lists, names, and messages within messages.
import type { Grammar } from './grammar.ts';
import type { Catalogue, Message } from './message.ts';
import * as numbers from './numbers.ts';

/** What a place says and calls things in one language. */
export interface Vocabulary {
  readonly messages: Catalogue;
  /** What rules and situations are called in English, by id. */
  readonly rules: { readonly [id: string]: string };
  /** Names of rules, fields and choices in this language, by the English ones; what is missing stays as it is printed. */
  readonly names: { readonly [english: string]: string };
}

export interface Writer {
  /** 0.1234 -> "12.3%". */
  percent(chance: number): string;
  /** "3.00": two figures behind the point. */
  amount(value: number): string;
  /** "6.0": one figure behind the point. */
  tenths(value: number): string;
  /** "12.5": at most two figures behind the point. */
  decimal(value: number): string;
  /** At most four figures behind the point. */
  figure(value: number): string;
  /** "12,400". */
  thousands(count: number): string;
  /** "+1.20", "−0.40", "±0.00": how far one figure is from another. */
  difference(value: number, digits?: number): string;
  /** "+1.20", "−0.40", "0.00": what is gained on average. */
  gained(value: number): string;
  /** "+1", "−2", "0": a modifier. */
  signed(value: number): string;
  /** A number as it stands, or one that English has written already. */
  number(value: number | string): string;
  /** "1 die", "2 dice"; `many` is `one` with an s unless given. */
  plural(count: number | string, one: string, many?: string): string;
  /** "a, b and c". */
  list(parts: readonly string[], last?: 'and' | 'or'): string;
  /** What it was given as a name, or else what stands for it. */
  name(given: string, otherwise: string): string;
  /** What a rule or a situation is called, by its id. */
  rule(id: string): string;
  /** The name of a field, a choice or a rule, by the English one. */
  word(english: string): string;
  /** A message of the same vocabulary. */
  say(message: Message): string;
}

export function writerFor(grammar: Grammar, vocabulary: Vocabulary): Writer {
  const { number } = grammar;
  const { messages, names, rules } = vocabulary;
  const word = (english: string): string => (Object.hasOwn(names, english) ? names[english] : english);
  const writer: Writer = {
    percent: (chance) => number(numbers.percent(chance)),
    amount: (value) => number(numbers.amount(value)),
    tenths: (value) => number(numbers.tenths(value)),
    decimal: (value) => number(numbers.decimal(value)),
    figure: (value) => number(numbers.figure(value)),
    thousands: (count) => number(numbers.thousands(count)),
    difference: (value, digits) => number(numbers.difference(value, digits)),
    gained: (value) => number(numbers.gained(value)),
    signed: (value) => number(numbers.signed(value)),
    number: (value) => number(String(value)),
    plural: (count, one, many) => numbers.plural(typeof count === 'number' ? number(String(count)) : count, one, many),
    list: (parts, last = 'and') => numbers.listed(parts, grammar[last]),
    name: (given, otherwise) => given || otherwise,
    rule(id) {
      if (!Object.hasOwn(rules, id)) throw new Error(`nothing is called "${id}"`);
      return word(rules[id]);
    },
    word,
    say({ id, values }) {
      if (!Object.hasOwn(messages, id)) throw new Error(`no words for "${id}"`);
      return (messages[id] as (values: unknown, w: Writer) => string)(values, writer);
    },
  };
  return writer;
}
