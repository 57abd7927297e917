import type { Catalogue, Translation, Vocabulary } from '@oddsmith/words';
import type { en } from './en.ts';
import { figures } from './figures.de.ts';
import { names as sharedNames } from './names.de.ts';
import type { Words } from './words.ts';

const messages: Translation<typeof en> = {
  'simulated-over-budget': ({ cost, allowed }, w) => {
    const most = w.number(allowed.toExponential(1));
    return cost === undefined
      ? `die exakte Antwort braucht mehr als die ${most} erlaubten Schritte: Dies ist eine Simulation`
      : `die exakte Antwort braucht etwa ${w.number(cost.toExponential(1))} Schritte, mehr als die ${most} erlaubten: Dies ist eine Simulation`;
  },
};

/** All that answers of a game say in German: its own words and those around it. */
export function germanOf(game: string, own: Catalogue, names: Vocabulary['names']): Words {
  return {
    game,
    language: 'de',
    messages: { ...messages, ...own },
    names: { ...sharedNames, ...figures, ...names },
  };
}
