// The way to the library thread, and what is kept between visits: the last list and a catalogue of the user's own.

import type { ArmySummary, Found, OpenedCatalogue, OptionGroup, UnitKey } from '@oddsmith/games/wh40k/library';
import type { UnitRequest } from '@oddsmith/games/wh40k/units';
import { create } from 'zustand';
import { Thread } from '../../engine/thread.ts';
import { formatCount } from '../../format/number.ts';
import { wh40kLibrary } from '../../language/english/wh40k-library.ts';
import { shelf } from '../../store/saved.ts';
import type { ImportReply, Library } from './library.ts';

const GAME = 'wh40k';
const LIST = 'wh40k/list';
const CATALOGUE = 'wh40k/catalogue';

const thread = new Thread<Library>(
  () => new Worker(new URL('./library.worker.ts', import.meta.url), { type: 'module', name: 'library' }),
);

let opened: Promise<void> | undefined;

/** The catalogue kept from the last visit is opened before the first thing anybody asks. */
async function ask<T>(act: Parameters<typeof thread.call<T>>[0]): Promise<T> {
  opened ??= openKept();
  await opened;
  return thread.call(act);
}

async function openKept(): Promise<void> {
  await shelf.loaded();
  const kept = shelf.find(CATALOGUE)?.data;
  if (typeof kept !== 'string') return;
  const reply = await thread.call<OpenedCatalogue>((library) => library.openCatalogue(kept));
  if (reply.ok) useArmy.setState({ ownCatalogue: reply.source });
  else useArmy.setState({ message: wh40kLibrary.catalogueNotUsed(reply.problem.message) });
}

interface ArmyState {
  readonly army: ArmySummary | undefined;
  /** A sentence about a list or catalogue that could not be read, or that was. */
  readonly message: string | undefined;
  /** Where a catalogue of the user's own comes from, while it is in use. */
  readonly ownCatalogue: string | undefined;
}

export const useArmy = create<ArmyState>(() => ({ army: undefined, message: undefined, ownCatalogue: undefined }));

export async function searchUnits(text: string, edition: '10' | '11'): Promise<Found> {
  return ask((library) => library.search(text, edition));
}

export async function optionsOf(key: UnitKey): Promise<readonly OptionGroup[]> {
  return ask((library) => library.options(key));
}

export async function unitFor(key: UnitKey): Promise<UnitRequest | undefined> {
  return ask((library) => library.unit(key));
}

export async function unitsTogether(bodyguard: UnitKey, leader: UnitKey): Promise<UnitRequest | undefined> {
  return ask((library) => library.together(bodyguard, leader));
}

export async function leadersOf(unit: string, edition: '10' | '11'): Promise<readonly string[] | undefined> {
  return ask((library) => library.leadersOf(unit, edition));
}

export async function importList(data: string | Uint8Array): Promise<void> {
  if (isCatalogue(data)) {
    await loadCatalogue(textOf(data));
    return;
  }
  const reply = await ask<ImportReply>((library) => library.importList(data));
  if (!reply.ok) {
    useArmy.setState({ message: wh40kLibrary.unreadable(reply.problem.message) });
    return;
  }
  useArmy.setState({ army: reply.army, message: undefined });
  const { title } = reply.army;
  await shelf.save({ id: LIST, kind: 'army', game: GAME, name: title, tags: [], at: Date.now(), data: { list: data } });
}

/** The list of the last visit, once. */
export async function reopenList(): Promise<void> {
  if (useArmy.getState().army !== undefined) return;
  await shelf.loaded();
  const kept = listOf(shelf.find(LIST)?.data);
  if (kept !== undefined) await importList(kept);
}

export async function forgetList(): Promise<void> {
  useArmy.setState({ army: undefined, message: undefined });
  await shelf.remove(LIST);
}

export async function loadCatalogue(text: string | null): Promise<OpenedCatalogue> {
  const reply = await ask<OpenedCatalogue>((library) => library.openCatalogue(text));
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

/** As it was pasted or dropped. */
function listOf(data: unknown): string | Uint8Array | undefined {
  const list = typeof data === 'object' && data !== null && 'list' in data ? data.list : undefined;
  return typeof list === 'string' || list instanceof Uint8Array ? list : undefined;
}

/** Somebody may drop a catalogue where a list is expected: it is opened as what it is. */
function isCatalogue(data: string | Uint8Array): boolean {
  return /^\s*\{\s*"format"\s*:\s*"oddsmith\/wh40k-catalogue"/.test(textOf(data.slice(0, 200)));
}

function textOf(data: string | Uint8Array): string {
  return typeof data === 'string' ? data : new TextDecoder().decode(data);
}
