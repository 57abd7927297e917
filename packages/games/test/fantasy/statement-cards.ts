// Cards and inputs that the statements are tested with.
import type { battleCalculator } from '@oddsmith/games/fantasy';

export type Input = (typeof battleCalculator.presets)[number]['input'];
export type Card = NonNullable<Input['first']>;

export const oldWorld = (first: Card, second: Card = {}, rest: Partial<Input> = {}): Input => ({
  first,
  second,
  ...rest,
});
export const ninthAge = (first: Card, second: Card = {}, rest: Partial<Input> = {}): Input => ({
  system: 'ninthAge',
  first,
  second,
  ...rest,
});

/** A single model: one attack at 4+ and 4+ against its like. */
export const one: Card = { models: 1, frontage: 1, formation: 'open' };

/** Nobody strikes: the combat result is what stands still. */
export const idle: Card = { attacks: 0, standard: false, models: 1, frontage: 1, formation: 'open' };

/** Ten abreast, five of them in contact with a narrow enemy that has wounds enough. */
export const wideFront = (card: Card): Input =>
  oldWorld({ models: 10, frontage: 10, ...card }, { models: 3, frontage: 3, wounds: 10, attacks: 0 });
