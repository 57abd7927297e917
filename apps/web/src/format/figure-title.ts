// What the figures of an answer are called: made of their names, or the word of the glossary where the name is another.
import { titleOf } from '@oddsmith/games';
import { compare } from '../language/english/compare.ts';
import { figureWord } from '../language/in-language.ts';

/** Models are slain, units destroyed. */
const GLOSSARY: { readonly [name: string]: string } = {
  kills: 'Slain',
  meanKills: 'Mean slain',
  wipeChance: 'Chance to destroy',
  firstWipeChance: 'First destroyed',
  secondWipeChance: 'Second destroyed',
};

const MEAN = '.mean';

/** "Wounds, mean" for what answers call wounds.mean. */
export function figureTitle(figure: string): string {
  if (figure.endsWith(MEAN)) return compare.meanOf(figureTitle(figure.slice(0, -MEAN.length)));
  return figureWord(GLOSSARY[figure] ?? titleOf(figure));
}
