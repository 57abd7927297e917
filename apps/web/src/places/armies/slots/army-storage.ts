// Imported armies stay on the shelf until they are deleted.

import { isRecord } from '@oddsmith/games';
import type { SavedRecord } from '../../../store/record.ts';
import { shelf } from '../../../store/saved.ts';
import { ofKind } from '../../../store/shelf.ts';
import type { Army } from '../army.ts';

const GAME = 'grimdark';

function idOf(key: string): string {
  return `${GAME}/${key}`;
}

export async function keepArmy(army: Army): Promise<void> {
  await shelf.save({
    id: idOf(army.key),
    kind: 'army',
    game: GAME,
    name: army.name,
    tags: [],
    at: Date.now(),
    data: army,
  });
}

export async function keptArmy(key: string): Promise<Army | undefined> {
  await shelf.loaded();
  return armyOf(shelf.find(idOf(key)));
}

/** Newest first. */
export async function keptArmies(): Promise<readonly Army[]> {
  await shelf.loaded();
  return ofKind(shelf.state.getState().records, 'army', GAME)
    .map(armyOf)
    .filter((army) => army !== undefined);
}

/** The way back is to call what it returns. */
export async function forgetArmy(key: string): Promise<() => Promise<void>> {
  const removed = await shelf.remove(idOf(key));
  return async () => {
    if (removed !== undefined) await shelf.save(removed);
  };
}

/** Files of other browsers come in too: what has no units is no army. */
function armyOf(record: SavedRecord | undefined): Army | undefined {
  return isArmy(record?.data) ? record.data : undefined;
}

function isArmy(data: unknown): data is Army {
  return (
    isRecord(data) && Array.isArray(data.units) && ['key', 'ruleTexts', 'diagnostics'].every((part) => part in data)
  );
}
