// What pages know of calculators without asking the engine: each is loaded once a visit, by itself.
import { entries } from 'virtual:descriptions';
import { described } from '../language/description-words.ts';
import { engineWord } from '../language/in-language.ts';
import { language } from '../language/language.ts';
import { fetched, forgetLater } from '../shell/lost-file.ts';
import type { CalculatorDescription } from './engine.ts';
import { withoutSharedParts } from './shared-parts.ts';

export interface CalculatorTitle {
  readonly id: string;
  readonly title: string;
}

/** In the order of the catalogue. */
export function calculatorsOf(game: string): readonly CalculatorTitle[] {
  return entries
    .filter(({ id }) => id.startsWith(`${game}/`))
    .map(({ id, title }) => ({ id, title: engineWord(title) }));
}

const loading = new Map<string, Promise<CalculatorDescription>>();

/** Undefined where no game has it. The same promise each time, as `use` needs it. */
export function describeCalculator(id: string): Promise<CalculatorDescription> | undefined {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const entry = entries.find((candidate) => candidate.id === id);
  if (entry === undefined) return undefined;
  const asked = Promise.all([fetched(entry.load), language === 'en' ? undefined : fetched(entry.said[language])]).then(
    ([shared, said]) => {
      const description = withoutSharedParts(shared) as CalculatorDescription;
      const other = said === undefined ? {} : (withoutSharedParts(said) as Partial<CalculatorDescription['answer']>);
      return described({ ...description, answer: { ...description.answer, ...other } });
    },
  );
  loading.set(id, asked);
  asked.catch(() => forgetLater(() => loading.delete(id)));
  return asked;
}

export function describeGame(game: string): Promise<readonly CalculatorDescription[]> {
  return Promise.all(calculatorsOf(game).flatMap(({ id }) => describeCalculator(id) ?? []));
}
