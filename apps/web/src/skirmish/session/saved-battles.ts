// Battles kept on this device: saved after every action, found again under Continue.
import type { Save, State } from '@oddsmith/skirmish';
import type { SavedRecord } from '../../store/record.ts';
import { newId, shelf } from '../../store/saved.ts';

const PREFIX = 'skirmish/battle/';

export function newBattleId(): string {
  return newId();
}

export interface KeptBattle {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly round: number;
  readonly vp: readonly [number, number];
  readonly over: boolean;
}

/** Resolves to a sentence where the battle could not be kept. */
export async function keepBattle(id: string, save: Save, state: State): Promise<string | undefined> {
  const { round, vp, phase } = state;
  const data = { save, round, vp, over: phase === 'over' };
  await shelf.save({
    id: PREFIX + id,
    kind: 'skirmish',
    game: 'wh40k',
    name: save.name,
    tags: [],
    at: Date.now(),
    data,
  });
  return shelf.state.getState().problem;
}

export function keptBattle({ id, name, at, data }: SavedRecord): KeptBattle | undefined {
  if (!id.startsWith(PREFIX) || typeof data !== 'object' || data === null) return undefined;
  const { round, vp, over }: Partial<Record<string, unknown>> = { ...data };
  if (typeof round !== 'number' || !Array.isArray(vp) || vp.length !== 2) return undefined;
  return { id: id.slice(PREFIX.length), name, at, round, vp: [Number(vp[0]), Number(vp[1])], over: over === true };
}

/** The file of a battle, as text; undefined where none is kept. */
export async function battleText(id: string): Promise<string | undefined> {
  await shelf.loaded();
  const data = shelf.find(PREFIX + id)?.data;
  if (typeof data !== 'object' || data === null || !('save' in data)) return undefined;
  return JSON.stringify(data.save);
}

/** Takes a battle off the device; the way back is to call what it returns. */
export async function removeBattle(id: string): Promise<() => void> {
  const removed = await shelf.remove(PREFIX + id);
  return () => {
    if (removed !== undefined) void shelf.save(removed);
  };
}
