// What the figures of an answer are called, in the language of the page.
import { figureWord as englishWord } from '@oddsmith/analysis';
import { compare } from '../language/english/results/compare.ts';
import { figureWord } from '../language/in-language.ts';

const MEAN = '.mean';

/** "Wounds, mean" for what answers call wounds.mean. */
export function figureTitle(figure: string): string {
  if (figure.endsWith(MEAN)) return compare.meanOf(figureTitle(figure.slice(0, -MEAN.length)));
  return figureWord(englishWord(figure));
}
