// The shelf: everything saved, in memory for the page and behind it in the browser's storage. What cannot be kept is said.
import { isRecord } from '@oddsmith/games';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { store as words } from '../language/english/library/store.ts';
import { readBackup, type Texts, writeBackup } from './backup.ts';
import type { Records } from './database.ts';
import { type Kind, readRecord, type SavedRecord } from './record.ts';

export interface ShelfState {
  /** Newest first. */
  readonly records: readonly SavedRecord[];
  /** What was deleted in the last days, latest first. */
  readonly bin: readonly SavedRecord[];
  readonly ready: boolean;
  /** A sentence about storage that is full, switched off or damaged. */
  readonly problem: string | undefined;
}

/** What another tab did to the shelf. */
type Told = { readonly saved: readonly SavedRecord[] } | { readonly forgotten: string };

/** To the other tabs of this browser, and from them. */
export interface Tabs {
  postMessage(told: Told): void;
  addEventListener(type: 'message', listen: (event: { readonly data: Told }) => void): void;
}

/** Small choices that are kept beside the shelf. */
export interface Beside {
  all(): Texts;
  /** Those that were never made here; how many those are. */
  add(texts: Texts): number;
}

/** What was saved under each id before and after something the player did. */
export interface SavedChange {
  readonly before: { readonly [id: string]: SavedRecord };
  readonly after: { readonly [id: string]: SavedRecord };
  /** Part of the deed before it. */
  readonly joined: boolean;
}

/** Whether something is a deed of the player, belongs to the last one, or comes about by itself. */
export type SavedBy = 'player' | 'sameDeed' | 'itself';

/** What is older than so many of its kind and game is forgotten: only battles pile up by themselves. */
const MOST_BATTLES = 200;

/** How long something stays in the bin. */
export const BIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface ShelfNeighbours {
  readonly tabs?: Tabs | undefined;
  readonly beside?: Beside;
  /** Told what the player did. */
  readonly log?: (change: SavedChange) => void;
}

export class Shelf {
  readonly state: StoreApi<ShelfState> = createStore<ShelfState>(() => ({
    records: [],
    bin: [],
    ready: false,
    problem: undefined,
  }));
  private readonly opening: Promise<Records | undefined>;
  private readonly loading: Promise<void>;
  private readonly tabs: Tabs | undefined;
  private readonly beside: Beside | undefined;
  private readonly log: (change: SavedChange) => void;

  /** `takeOver` finds what older versions kept, and is asked once. */
  constructor(
    open: () => Promise<Records>,
    takeOver: () => Promise<readonly SavedRecord[]>,
    { tabs, beside, log = () => undefined }: ShelfNeighbours = {},
  ) {
    this.log = log;
    this.tabs = tabs;
    this.beside = beside;
    tabs?.addEventListener('message', ({ data }) => this.hear(data));
    this.opening = open().catch(() => undefined);
    this.loading = this.load(takeOver);
  }

  /** Resolves when everything kept is in `records`. */
  loaded(): Promise<void> {
    return this.loading;
  }

  /** Whether the browser keeps it; if not, `problem` says why, and it is here until the page is closed. */
  async save(
    record: SavedRecord,
    by: SavedBy = BY_ITSELF.includes(record.kind) ? 'itself' : 'player',
  ): Promise<boolean> {
    this.tell([record.id], [record], by);
    this.show([record, ...this.others([record.id])]);
    const kept = await this.write([record]);
    if (record.kind === 'battle') await this.forgetOldBattles(record.game);
    return kept;
  }

  /** Into the bin; settings have no place there. The way back is to save what it returns. */
  async remove(id: string): Promise<SavedRecord | undefined> {
    const removed = this.find(id);
    if (removed === undefined || removed.kind === 'setting') await this.forgetAll([id]);
    else {
      const binned = { ...removed, binnedAt: Date.now() };
      this.tell([id], [binned], 'player');
      this.show([binned, ...this.others([id])]);
      await this.write([binned]);
    }
    return removed;
  }

  /** Out of the bin. */
  async restore(id: string): Promise<void> {
    const binned = this.state.getState().bin.find((record) => record.id === id);
    if (binned === undefined) return;
    const { binnedAt: _, ...record } = binned;
    await this.save(record);
  }

  /** For good, but for the way back. */
  async forget(id: string): Promise<void> {
    this.tell([id], [], 'player');
    await this.forgetAll([id]);
  }

  async emptyBin(): Promise<void> {
    const ids = this.state.getState().bin.map(({ id }) => id);
    this.tell(ids, [], 'player');
    await this.forgetAll(ids);
  }

  /** What the log of undo says is here, and what is not. */
  async take(records: readonly SavedRecord[], gone: readonly string[]): Promise<void> {
    this.show([...records, ...this.others(records.map(({ id }) => id))]);
    await this.write(records);
    await this.forgetAll(gone);
  }

  find(id: string): SavedRecord | undefined {
    return this.state.getState().records.find((record) => record.id === id);
  }

  async export(): Promise<string> {
    await this.loading;
    const here = this.everything();
    const known = new Set(here.map(({ id }) => id));
    // What cannot be read here, of a later version or damaged, goes along as it is.
    const records = await this.opening;
    const kept = (await records?.all().catch(() => undefined)) ?? [];
    return writeBackup([...here, ...kept.filter((record) => !known.has(idOf(record)))], this.beside?.all() ?? {});
  }

  /** A sentence about what came in. Of two records with one id the newer stays. */
  async import(text: string): Promise<string> {
    await this.loading;
    const backup = readBackup(text);
    if (!backup.ok) return words.nothingImported(backup.why);
    const here = new Map(this.everything().map((record) => [record.id, record.at]));
    const newer = backup.records.filter(({ id, at }) => (here.get(id) ?? -1) < at);
    const ids = newer.map(({ id }) => id);
    this.tell(ids, newer, 'player');
    this.show([...newer, ...this.others(ids)]);
    await this.write(newer);
    const known = backup.records.length - newer.length;
    const parts = [words.imported(newer.length)];
    if (known > 0) parts.push(words.hereAlready(known));
    const choices = this.beside?.add(backup.remembered) ?? 0;
    if (choices > 0) parts.push(words.choicesBack(choices));
    if (backup.unreadable > 0) parts.push(words.couldNotBeRead(backup.unreadable));
    return `${parts.join(', ')}.`;
  }

  private async load(takeOver: () => Promise<readonly SavedRecord[]>): Promise<void> {
    const records = await this.opening;
    const kept = await records?.all().catch(() => undefined);
    const read = (kept ?? []).map(readRecord).filter((record) => record !== undefined);
    const unreadable = (kept ?? []).length - read.length;
    const saved = this.everything();
    this.show([...saved, ...read.filter(({ id }) => !saved.some((other) => other.id === id))]);
    if (kept === undefined) this.say(words.nothingKept);
    else if (records?.setAside) this.say(words.setAside);
    else if (unreadable > 0) this.say(words.unreadable(unreadable));
    const old = (await takeOver().catch(() => [])).filter(({ id }) => this.find(id) === undefined);
    if (old.length > 0) {
      this.show([...this.everything(), ...old]);
      await this.write(old);
    }
    for (const { id, binnedAt = 0 } of this.state.getState().bin)
      if (binnedAt < Date.now() - BIN_DAYS * DAY_MS) await this.forgetAll([id]);
    this.state.setState({ ready: true });
  }

  /** Another tab's deeds, which it has kept already. */
  private hear(told: Told): void {
    if ('forgotten' in told) this.show(this.others([told.forgotten]));
    else this.show([...told.saved, ...this.others(told.saved.map(({ id }) => id))]);
  }

  private async forgetAll(ids: readonly string[]): Promise<void> {
    this.show(this.others(ids));
    const records = await this.opening;
    for (const id of ids) {
      await records?.remove(id).catch(() => undefined);
      this.tabs?.postMessage({ forgotten: id });
    }
  }

  private tell(ids: readonly string[], after: readonly SavedRecord[], by: SavedBy): void {
    if (by === 'itself') return;
    const before = this.everything().filter(({ id }) => ids.includes(id));
    this.log({ before: byId(before), after: byId(after), joined: by === 'sameDeed' });
  }

  private others(ids: readonly string[]): readonly SavedRecord[] {
    return this.everything().filter(({ id }) => !ids.includes(id));
  }

  /** With what is in the bin. */
  private everything(): readonly SavedRecord[] {
    const { records, bin } = this.state.getState();
    return [...records, ...bin];
  }

  private show(records: readonly SavedRecord[]): void {
    this.state.setState({
      records: records.filter(({ binnedAt }) => binnedAt === undefined).sort((a, b) => b.at - a.at),
      bin: records
        .filter(({ binnedAt }) => binnedAt !== undefined)
        .sort((a, b) => (b.binnedAt ?? 0) - (a.binnedAt ?? 0)),
    });
  }

  private say(problem: string): void {
    this.state.setState({ problem });
  }

  private async write(saved: readonly SavedRecord[]): Promise<boolean> {
    const records = await this.opening;
    if (records === undefined) {
      this.say(words.nothingKept);
      return false;
    }
    for (const record of saved) {
      try {
        await records.put(record.id, record);
      } catch (reason) {
        this.say(isFull(reason) ? words.full(nameOf(record)) : words.notKept(nameOf(record), String(reason)));
        return false;
      }
    }
    if (saved.length > 0) this.tabs?.postMessage({ saved });
    return true;
  }

  private async forgetOldBattles(game: string): Promise<void> {
    const battles = this.state.getState().records.filter((record) => record.kind === 'battle' && record.game === game);
    await this.forgetAll(battles.slice(MOST_BATTLES).map(({ id }) => id));
  }
}

/** Kept as they go on, move by move. */
const BY_ITSELF: readonly Kind[] = ['skirmish', 'setting'];

function byId(records: readonly SavedRecord[]): { readonly [id: string]: SavedRecord } {
  return Object.fromEntries(records.map((record) => [record.id, record]));
}

function isFull(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'QuotaExceededError';
}

function nameOf({ name }: SavedRecord): string {
  return name === '' ? words.whatYouSaved : words.quoted(name);
}

/** Of one kind and, where asked for, one game. */
export function ofKind(records: readonly SavedRecord[], kind: Kind, game?: string): readonly SavedRecord[] {
  return records.filter((record) => record.kind === kind && (game === undefined || record.game === game));
}

function idOf(record: unknown): string {
  return isRecord(record) ? String(record.id) : '';
}
