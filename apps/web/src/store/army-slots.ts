// Two armies per game, yours and theirs: lists as they were pasted, each kept until another takes its place.
import { shelf } from './saved.ts';
import type { SavedBy } from './shelf.ts';

export type ArmySide = 'attacker' | 'defender';

export function slotId(game: string, side: ArmySide): string {
  return `${game}/armies/${side}`;
}

export async function putArmy(
  game: string,
  side: ArmySide,
  name: string,
  list: string | Uint8Array,
  by: SavedBy = 'player',
): Promise<void> {
  await shelf.loaded();
  const tags = [side === 'attacker' ? 'mine' : 'theirs'];
  await shelf.save({ id: slotId(game, side), kind: 'army', game, name, tags, at: Date.now(), data: { list } }, by);
}

/** As it was pasted or dropped. */
export function listOf(data: unknown): string | Uint8Array | undefined {
  const list = typeof data === 'object' && data !== null && 'list' in data ? data.list : undefined;
  return typeof list === 'string' || list instanceof Uint8Array ? list : undefined;
}
