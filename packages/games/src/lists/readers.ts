// The one list of games whose army lists can be read. A new one is a reader in the game's folder and an entry here.
import { grimdarkReader } from '../grimdark/import/reader.ts';
import { killTeamReader } from '../kill-team/import/reader.ts';
import { wh40kReader } from '../wh40k/import/reader.ts';
import type { ListReader } from './reader.ts';

export const listReaders = [grimdarkReader, wh40kReader, killTeamReader] as const;

type Readers = (typeof listReaders)[number];
export type ListGame = Readers['game'];

/** What a game makes of a list. */
export type ArmyOf<Game extends ListGame> =
  Extract<Readers, { readonly game: Game }> extends ListReader<infer Army> ? Army : never;

/** The door does not look into armies: what one reader hands out goes back to the same. */
export function readerOf(game: string): ListReader | undefined {
  return (listReaders as readonly ListReader[]).find((reader) => reader.game === game);
}
