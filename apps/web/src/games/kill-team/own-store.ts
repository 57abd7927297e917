// One's own operatives, kept in this browser.
import type { OwnOperative } from '@oddsmith/games/kill-team/library';
import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import type { Part } from './operative-pick.ts';

const KEY = 'killteam/operatives';
const listeners = new Set<(own: readonly OwnOperative[]) => void>();

async function load(): Promise<readonly OwnOperative[]> {
  return (await get<readonly OwnOperative[]>(KEY)) ?? [];
}

async function store(own: readonly OwnOperative[]): Promise<void> {
  await set(KEY, own);
  for (const listener of listeners) listener(own);
}

function isSame(a: OwnOperative, b: OwnOperative): boolean {
  return a.side === b.side && a.name === b.name;
}

/** One of the same name and part is replaced. */
export async function addOwn(added: readonly OwnOperative[]): Promise<void> {
  const rest = (await load()).filter((one) => !added.some((other) => isSame(one, other)));
  await store([...rest, ...added].sort((a, b) => a.name.localeCompare(b.name)));
}

export function saveOwn(part: Part, name: string, fields: unknown): Promise<void> {
  return addOwn([{ side: part, name, fields } as OwnOperative]);
}

export async function removeOwn(own: OwnOperative): Promise<void> {
  await store((await load()).filter((one) => !isSame(one, own)));
}

export function useOwn(): readonly OwnOperative[] {
  const [own, setOwn] = useState<readonly OwnOperative[]>([]);
  useEffect(() => {
    listeners.add(setOwn);
    void load().then(setOwn);
    return () => {
      listeners.delete(setOwn);
    };
  }, []);
  return own;
}
