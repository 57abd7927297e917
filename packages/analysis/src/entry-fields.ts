// What entries of a question are called and cost: bounded, so that no sum of them loses its meaning.

import { fact, LANGUAGES, z } from '@oddsmith/games';

export const title = z.string().max(200, { error: fact('at-most-of', { most: 200, of: 'characters' }) });

/** Below this a unit weighs less than rounding beside one that costs most. */
const LEAST_POINTS = 0.001;
const MOST_POINTS = 1_000_000;
const POINTS = { error: fact('points') };

export const points = z
  .number()
  .min(0, POINTS)
  .max(MOST_POINTS, POINTS)
  .refine((cost) => cost === 0 || cost >= LEAST_POINTS, POINTS);

const MOST_VALUE = 100_000;
const VALUE = { error: fact('worth') };

/** What one list is worth against another. */
export const value = z.number().min(-MOST_VALUE, VALUE).max(MOST_VALUE, VALUE);

/** Of everything the result says. */
export const language = z.enum(LANGUAGES, { error: fact('one-of', { values: LANGUAGES }) }).optional();
