// The way to the library thread, and what is kept between visits: the last list and a catalogue of the user's own.

import type { UnitRequest } from '@oddsmith/games/wh40k';
import type { ArmySummary, OpenedCatalogue } from '@oddsmith/games/wh40k/library';
import { create } from 'zustand';
import { formatCount } from '../../../format/number.ts';
import { wh40kLibrary } from '../../../language/english/wh40k/library.ts';
import { type ArmySide, listOf, putArmy, slotId } from '../../../store/army-slots.ts';
import { shelf } from '../../../store/saved.ts';
import { threadOf } from '../../../workers/start.ts';
import type { Library } from './library-service.ts';

const GAME = 'wh40k';
/** Where the only list stood before there were two armies. */
const OLD_LIST = 'wh40k/list';
const CATALOGUE = 'wh40k/catalogue';

const thread = threadOf<Library>('library');

let opened: Promise<void> | undefined;

/** What the thread offers. The catalogue kept from the last visit is opened before the first thing anybody asks. */
export const library = thread.after(() => {
  opened ??= openKept();
  return opened;
});

async function openKept(): Promise<void> {
  await shelf.loaded();
  const kept = shelf.find(CATALOGUE)?.data;
  if (typeof kept !== 'string') return;
  const reply = await thread.call((offered) => offered.openCatalogue(kept));
  if (reply.ok) useArmy.setState({ ownCatalogue: reply.source });
  else useArmy.setState({ message: wh40kLibrary.catalogueNotUsed(reply.problem.message) });
}

type Armies = { readonly [side in ArmySide]?: ArmySummary | undefined };

interface ArmyState {
  /** Yours and theirs. */
  readonly armies: Armies;
  /** A sentence about a list or catalogue that could not be read, or that was. */
  readonly message: string | undefined;
  /** Where a catalogue of the user's own comes from, while it is in use. */
  readonly ownCatalogue: string | undefined;
}

export const useArmy = create<ArmyState>(() => ({ armies: {}, message: undefined, ownCatalogue: undefined }));

/** What was read last of each slot. */
const read = new Map<ArmySide, string | Uint8Array>();

/** Reads a list into one of the two slots and keeps it there. */
export async function importList(data: string | Uint8Array, side: ArmySide): Promise<void> {
  if (isCatalogue(data)) {
    await loadCatalogue(textOf(data));
    return;
  }
  const reply = await library.importList(data, side);
  if (!reply.ok) {
    useArmy.setState({ message: wh40kLibrary.unreadable(reply.problem.message) });
    return;
  }
  read.set(side, data);
  useArmy.setState(({ armies }) => ({ armies: { ...armies, [side]: reply.army }, message: undefined }));
  if (listOf(shelf.find(slotId(GAME, side))?.data) !== data) await putArmy(GAME, side, reply.army.title, data);
}

/** The lists in the slots, each read once. */
export async function reopenLists(): Promise<void> {
  await shelf.loaded();
  for (const side of ['attacker', 'defender'] as const) {
    const kept = keptIn(side);
    if (kept === undefined || read.get(side) === kept) continue;
    await importList(kept, side);
  }
}

function keptIn(side: ArmySide): string | Uint8Array | undefined {
  const kept = listOf(shelf.find(slotId(GAME, side))?.data);
  return kept ?? (side === 'attacker' ? listOf(shelf.find(OLD_LIST)?.data) : undefined);
}

/** The way back is to call what it returns. */
export async function forgetList(side: ArmySide): Promise<() => void> {
  const kept = keptIn(side);
  useArmy.setState(({ armies }) => ({ armies: { ...armies, [side]: undefined }, message: undefined }));
  read.delete(side);
  await shelf.remove(slotId(GAME, side));
  if (side === 'attacker') await shelf.remove(OLD_LIST);
  return () => {
    if (kept !== undefined) void importList(kept, side);
  };
}

/** The unit of that name in the armies at hand, else in the catalogue. */
export async function unitNamed(name: string, edition: '10' | '11'): Promise<UnitRequest | undefined> {
  await reopenLists();
  const { attacker, defender } = useArmy.getState().armies;
  const listed = [attacker, defender].flatMap((army) => army?.units ?? []).find((unit) => unit.name === name);
  if (listed !== undefined) return library.unit(listed.key);
  const { units, nearest } = await library.search(name, edition);
  const sheet = nearest ? undefined : units.find((unit) => unit.name === name);
  return sheet && library.unit(sheet.key);
}

export async function loadCatalogue(text: string | null): Promise<OpenedCatalogue> {
  const reply = await library.openCatalogue(text);
  if (!reply.ok) {
    useArmy.setState({ message: wh40kLibrary.catalogueUnreadable(reply.problem.message) });
    return reply;
  }
  if (text === null) await shelf.remove(CATALOGUE);
  else
    await shelf.save({
      id: CATALOGUE,
      kind: 'setting',
      game: GAME,
      name: 'Catalogue',
      tags: [],
      at: Date.now(),
      data: text,
    });
  useArmy.setState({
    ownCatalogue: text === null ? undefined : reply.source,
    message: (text === null ? wh40kLibrary.builtIn : wh40kLibrary.own)(formatCount(reply.datasheets)),
  });
  return reply;
}

/** Somebody may drop a catalogue where a list is expected: it is opened as what it is. */
function isCatalogue(data: string | Uint8Array): boolean {
  return /^\s*\{\s*"format"\s*:\s*"oddsmith\/wh40k-catalogue"/.test(textOf(data.slice(0, 200)));
}

function textOf(data: string | Uint8Array): string {
  return typeof data === 'string' ? data : new TextDecoder().decode(data);
}
