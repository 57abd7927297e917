// A list nobody has told the game of: recognised first, then put where the player says.
import { type ArmySide, putArmy } from '../store/army-slots.ts';
import { gamePages } from './registry.ts';

/** Where the game keeps its armies; its first page where it has no such place. */
export async function putList(game: string, side: ArmySide, name: string, list: string): Promise<string> {
  await putArmy(game, side, name, list);
  const page = gamePages.find(({ id }) => id === game);
  return page?.places?.some((place) => place.name === 'armies') ? `#/${game}/armies` : `#/${game}`;
}
