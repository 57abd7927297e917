// Calculators by id, loading only the one that is asked for: start-up is what a command line is judged by.
import { type AnyCalculator, games, type Language, loadCalculator, speaking } from '@oddsmith/games';
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

/** With its words, where answers are wanted in another language. */
export async function findCalculator(library: Library, id: string, language: Language = 'en'): Promise<AnyCalculator> {
  const found = await library.find(id);
  if (found !== undefined) return language === 'en' ? found : speaking(found);
  throw new UsageError(`there is no calculator "${id}"; known: ${library.ids.join(', ')}`);
}
