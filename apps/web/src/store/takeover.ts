// What older versions kept in four places, as records. The old places are left as they are: nothing is lost if this goes wrong.

import { store as words } from '../language/english/library/store.ts';
import type { OldEntry } from './database.ts';
import { operativeId, type SavedRecord } from './record.ts';

export interface OldStorages {
  /** The key-value database. */
  readonly values: readonly OldEntry[];
  /** Armies of the Grimdark page. */
  readonly armies: readonly OldEntry[];
  /** Text under a key of local storage. */
  text(key: string): string | null;
}

export const TAKEN_OVER = 'taken-over';

export function recordsOfOld(old: OldStorages, at: number): readonly SavedRecord[] {
  const value = (key: string) => old.values.find((entry) => entry.key === key)?.value;
  return [
    ...operatives(value('killteam/operatives'), at),
    ...list(value('wh40k/list'), at),
    ...catalogue(value('wh40k/catalogue'), at),
    ...old.armies.flatMap(({ key, value: army }) => grimdarkArmy(key, army)),
    ...axisBattles(old.text('oddsmith:axis-recent'), at),
  ];
}

function operatives(value: unknown, at: number): readonly SavedRecord[] {
  return asList(value).flatMap((operative): readonly SavedRecord[] => {
    const { side, name, fields } = operative;
    if (typeof side !== 'string' || typeof name !== 'string') return [];
    const id = operativeId(side, name);
    return [{ id, kind: 'unit', game: 'killteam', name, tags: [side], at, data: { side, name, fields } }];
  });
}

function list(value: unknown, at: number): readonly SavedRecord[] {
  if (typeof value !== 'string' && !(value instanceof Uint8Array)) return [];
  return [
    { id: 'wh40k/list', kind: 'army', game: 'wh40k', name: words.myList, tags: ['mine'], at, data: { list: value } },
  ];
}

function catalogue(value: unknown, at: number): readonly SavedRecord[] {
  if (typeof value !== 'string') return [];
  return [{ id: 'wh40k/catalogue', kind: 'setting', game: 'wh40k', name: 'Catalogue', tags: [], at, data: value }];
}

function grimdarkArmy(key: string, value: unknown): readonly SavedRecord[] {
  const { army, at } = asRecord(value);
  const { name } = asRecord(army);
  if (typeof name !== 'string' || typeof at !== 'number') return [];
  return [{ id: `grimdark/${key}`, kind: 'army', game: 'grimdark', name, tags: [], at, data: army }];
}

function axisBattles(text: string | null, at: number): readonly SavedRecord[] {
  let battles: unknown;
  try {
    battles = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return asList(battles).flatMap(({ sentence, input }, index): readonly SavedRecord[] => {
    if (typeof sentence !== 'string') return [];
    const data = { calculator: 'axis/battle', input };
    // The newest stood first.
    return [
      { id: `axis/old-${index}`, kind: 'battle', game: 'axis', name: sentence, tags: ['battle'], at: at - index, data },
    ];
  });
}

function asList(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
