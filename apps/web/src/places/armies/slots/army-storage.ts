// Armies in this browser until they are deleted. A list that is one text is kept as it was pasted, in the slot of its side; one that is made of
// several files is kept as it was read.
import { isRecord } from '@oddsmith/games';
import { type ArmySide, listOf, putArmy, slotId } from '../../../store/army-slots.ts';
import type { SavedRecord } from '../../../store/record.ts';
import { shelf } from '../../../store/saved.ts';
import { ofKind } from '../../../store/shelf.ts';
import type { ArmiesGame } from '../armies-game.ts';
import { type Army, type Host, type Hosts, hostOf, SIDES } from '../army.ts';

type Keeper = Pick<ArmiesGame, 'id' | 'firstChoice' | 'read' | 'revived' | 'paste'>;

/** The files an army came in. */
export type ArmyFiles = readonly (string | Uint8Array)[];

export async function keepArmy({ id, paste }: Keeper, side: ArmySide, army: Army, [list]: ArmyFiles): Promise<void> {
  if (paste.multiple === true) {
    const record = { id: `${id}/${army.key}`, kind: 'army', game: id, name: army.name, tags: [] } as const;
    await shelf.save({ ...record, at: Date.now(), data: army }, 'sameDeed');
  } else if (list !== undefined) await putArmy(id, side, army.name, list, 'sameDeed');
}

export async function keptArmy(game: Keeper, key: string): Promise<Army | undefined> {
  await shelf.loaded();
  const kept = armyOf(game, shelf.find(`${game.id}/${key}`));
  if (kept !== undefined) return kept;
  const slots = await Promise.all(SIDES.map((side) => armyIn(game, side)));
  return slots.find((army) => army?.key === key);
}

/** Newest first. */
export async function keptArmies(game: Keeper): Promise<readonly Army[]> {
  await shelf.loaded();
  return ofKind(shelf.state.getState().records, 'army', game.id)
    .map((record) => armyOf(game, record))
    .filter((army) => army !== undefined);
}

/** The way back is to call what it returns. */
export async function forgetArmy({ id }: Keeper, key: string): Promise<() => Promise<void>> {
  const removed = await shelf.remove(`${id}/${key}`);
  return async () => {
    if (removed !== undefined) await shelf.save(removed);
  };
}

/** Files of other browsers come in too: what has no units is no army. */
function armyOf(game: Keeper, record: SavedRecord | undefined): Army | undefined {
  const data = record?.data;
  return isArmy(data) ? { ...data, units: data.units.map((unit) => game.revived(unit)) } : undefined;
}

function isArmy(data: unknown): data is Army {
  return (
    isRecord(data) && Array.isArray(data.units) && ['key', 'ruleTexts', 'diagnostics'].every((part) => part in data)
  );
}

/** Milliseconds since 1970; 0 where nothing was pasted. */
export async function newestArmy({ id }: Keeper): Promise<number> {
  await shelf.loaded();
  return Math.max(0, ...SIDES.map((side) => shelf.find(slotId(id, side))?.at ?? 0));
}

/** The two lists that were pasted for this game. */
export async function ownArmies(game: Keeper): Promise<Partial<Hosts>> {
  const [attacker, defender] = await Promise.all(SIDES.map((side) => hostIn(game, side)));
  return { ...(attacker === undefined ? {} : { attacker }), ...(defender === undefined ? {} : { defender }) };
}

/** Undefined where the slot is empty, or its list can no longer be read: then the sample army stands there. */
async function hostIn(game: Keeper, side: ArmySide): Promise<Host | undefined> {
  const army = await armyIn(game, side);
  return army && hostOf(army, game.firstChoice);
}

async function armyIn(game: Keeper, side: ArmySide): Promise<Army | undefined> {
  await shelf.loaded();
  const list = listOf(shelf.find(slotId(game.id, side))?.data);
  if (list === undefined) return undefined;
  const reading = await game.read([list]);
  return reading?.ok ? reading.army : undefined;
}
