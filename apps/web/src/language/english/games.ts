// What every game says where it has no words of its own, and how the search names what it found in the catalogues.
import { inLanguage } from '../in-language.ts';

export const games = inLanguage('games', {
  onAverage: (what: string) => `${what} on average`,
  operative: 'Operative, Kill Team',
  datasheet: 'Unit, 40,000',
  card: 'Unit, Fantasy',
  listed: 'Unit, Grimdark Future',
});
