// Calculators by id, loading only the one that is asked for: start-up is what a command line is judged by.
import { type AnyCalculator, games, type Language, loadCalculator, nearestName, speaking } from '@oddsmith/games';
import { UsageError } from './exit.ts';
import { message } from './words/words-in.ts';

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
  throw new UsageError(message('unknown-calculator', { id, known: library.ids }), {
    code: 'command/unknown-calculator',
    nearest: nearestCalculator(id, library.ids),
  });
}

/** With the words of a language that it does not bring along. */
export async function calculatorIn(
  library: Library,
  id: string,
  language: Language | undefined = 'en',
): Promise<AnyCalculator> {
  const found = await findCalculator(library, id);
  return language === 'en' ? found : speaking(found);
}

/** Of the game that is named, if there is one; the part behind the slash will do: "shot" is killteam/shoot. */
function nearestCalculator(id: string, ids: readonly string[]): string | undefined {
  const slash = id.indexOf('/') + 1;
  const part = (one: string): string => one.slice(one.indexOf('/') + 1);
  const ofGame = slash === 0 ? [] : ids.filter((one) => one.startsWith(id.slice(0, slash)));
  const whole = ofGame.length > 0 ? undefined : nearestName(id, ids);
  if (whole !== undefined) return whole;
  const among = ofGame.length > 0 ? ofGame : ids;
  const near = nearestName(part(id), among.map(part));
  return among.find((one) => part(one) === near);
}
