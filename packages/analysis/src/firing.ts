// Calculators that can be asked for many attacks at once, as the catalogue lists them.
import { type AnyCalculator, capableOf, type Firing, type Refusal } from '@oddsmith/games';

/** What the calculator says of an attack, or why there is nothing to say. */
export function firingOf({ id, firing }: AnyCalculator): Firing | Refusal {
  if (firing !== undefined) return firing;
  const message = `${id.slice(0, 60)} takes no shots: plans, efficiency and lists know ${capableOf('firing').join(', ')}`;
  return { error: { code: 'plan/calculator', path: 'calculator', message } };
}

export function woundsOf(standing: readonly number[]): number {
  return standing.reduce((sum, wounds) => sum + wounds, 0);
}
