// Tags of what is saved, as players read them.
import { calculatorsOf } from '../engine/descriptions.ts';
import { library } from '../language/english/library/library.ts';

/** Modes of a game and sides are kept under the names that addresses use; anything else is the player's own. */
export function tagWords(game: string, tag: string): string {
  const mode = calculatorsOf(game).find(({ id }) => id === `${game}/${tag}`);
  return mode?.title ?? library.keptTags[tag] ?? tag;
}
