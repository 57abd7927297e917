// Calculators by id, loading only the one that is asked for: start-up is what a command line is judged by.
import { type AnyCalculator, games, loadCalculator } from '@oddsmith/games';
import { UsageError } from './exit.ts';

export interface Library {
  readonly ids: readonly string[];
  find(id: string): Promise<AnyCalculator | undefined>;
  all(): Promise<readonly AnyCalculator[]>;
}

export const catalogue: Library = {
  ids: games.flatMap(({ calculators }) => calculators.map(({ id }) => id)),
  find: loadCalculator,
  async all() {
    return (await import('@oddsmith/games/calculators')).calculators;
  },
};

export async function findCalculator(library: Library, id: string): Promise<AnyCalculator> {
  const found = await library.find(id);
  if (found !== undefined) return found;
  throw new UsageError(`there is no calculator "${id}"; known: ${library.ids.join(', ')}`);
}
