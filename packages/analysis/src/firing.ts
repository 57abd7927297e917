// Calculators that can be asked for many attacks at once, as the catalogue lists them.
import { type AnyCalculator, capableOf, type Firing, type Refusal } from '@oddsmith/games';
import type { Language } from '@oddsmith/words';
import { refusalIn, say } from './words/index.ts';

/** What the calculator says of an attack, or why there is nothing to say. */
export function firingOf({ id, firing, costsBoth }: AnyCalculator, language: Language | undefined): Firing | Refusal {
  if (firing !== undefined) return firing;
  const calculator = id.slice(0, 60);
  const message = costsBoth
    ? say('costs-both', { calculator })
    : say('takes-no-shots', { calculator, known: capableOf('firing') });
  return refusalIn(language, { code: 'plan/calculator', path: 'calculator', message });
}

export function woundsOf(standing: readonly number[]): number {
  return standing.reduce((sum, wounds) => sum + wounds, 0);
}
