// One slot of the page: where its army comes from, which of its units count, and what the browser keeps of it.

import type { ListedUnit } from '@oddsmith/analysis';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { armies } from '../../language/english/armies.ts';
import { everyday } from '../../language/english/everyday.ts';
import { said } from '../../language/in-language.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { type ArmySide, listOf, slotId } from '../../store/army-slots.ts';
import { shelf } from '../../store/saved.ts';
import type { ArmyGame } from './armies-game.ts';
import { readList, typicalTargets } from './pool.ts';

export type SlotSide = ArmySide;

interface Read {
  readonly title: string;
  readonly units: readonly ListedUnit[];
  readonly remarks: readonly string[];
}

export interface Slot {
  readonly side: SlotSide;
  readonly title: string;
  /** Those that can stand on this side. */
  readonly units: readonly ListedUnit[];
  readonly chosen: readonly ListedUnit[];
  readonly remarks: readonly string[];
  readonly problem: string | undefined;
  /** Nobody brought a list: the example, or the typical targets. */
  readonly usual: boolean;
  take(list: string | Uint8Array): void;
  clear(): void;
  choose(title: string, on: boolean): void;
  chooseAll(on: boolean): void;
}

const NOTHING: readonly ListedUnit[] = [];

/** Until the list has been read and tells its own. */
const NAMES = { attacker: 'Your army', defender: 'Their army' } as const;

function nameKept(id: string, title: string): void {
  const kept = shelf.find(id);
  if (kept !== undefined && Object.values(NAMES).some((name) => name === kept.name))
    void shelf.save({ ...kept, name: title });
}

function keep(game: ArmyGame['id'], side: SlotSide, name: string, list: string | Uint8Array): void {
  void shelf.save({ id: slotId(game, side), kind: 'army', game, name, tags: [], at: Date.now(), data: { list } });
}

export function useArmy(
  game: ArmyGame,
  side: SlotSide,
  phase: 'shooting' | 'melee',
  /** Units that came with the address; they stand until another list is taken, and are not kept. */
  shared: readonly ListedUnit[] | undefined,
): Slot {
  const id = slotId(game.id, side);
  // Null: not known yet; undefined: none, so the example or the typical targets.
  const [list, setList] = useState<string | Uint8Array | undefined | null>(() =>
    shared === undefined ? null : JSON.stringify(shared),
  );
  const [read, setRead] = useState<Read | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // A list is kept once it has been read: one that cannot be read never takes the place of one that can.
  const toKeep = useRef<string | Uint8Array | undefined>(undefined);
  useEffect(() => {
    shelf.loaded().then(() => setList((before) => (before === null ? listOf(shelf.find(id)?.data) : before)));
  }, [id]);
  useEffect(() => {
    if (list === null) return;
    let current = true;
    readSlot(game, side, phase, list).then(
      (found) => {
        if (!current) return;
        if ('problem' in found) setProblem(found.problem);
        else {
          setProblem(undefined);
          if (list !== undefined && toKeep.current === list) keep(game.id, side, found.title, list);
          else nameKept(id, found.title);
          toKeep.current = undefined;
          // Hundreds of units are drawn in turns, so that the page stays free.
          startTransition(() => setRead(found));
        }
      },
      (reason: unknown) => current && setProblem(String(reason)),
    );
    return () => {
      current = false;
    };
  }, [game, side, phase, list, id]);
  const take = useCallback((taken: string | Uint8Array) => {
    setLeft(new Set());
    toKeep.current = taken;
    setList(taken);
  }, []);
  const clear = useCallback(async () => {
    setLeft(new Set());
    setList(undefined);
    const removed = await shelf.remove(id);
    if (removed === undefined) return;
    const back = () => {
      setList(listOf(removed.data));
      void shelf.save(removed);
    };
    useCommandStore.getState().say(everyday.deleted(removed.name), { label: everyday.undo, act: back });
  }, [id]);
  const all = read?.units ?? NOTHING;
  const units = useMemo(
    () => all.filter((unit) => (side === 'attacker' ? unit.attack : unit.target) !== undefined),
    [all, side],
  );
  const chosen = useMemo(() => units.filter(({ title }) => !left.has(title)), [units, left]);
  const choose = useCallback((title: string, on: boolean) => setLeft((before) => withOut(before, title, !on)), []);
  const chooseAll = useCallback(
    (on: boolean) => setLeft(on ? new Set() : new Set(units.map(({ title }) => title))),
    [units],
  );
  // The same object while nothing of it changes: a matrix under way draws the page five times a second.
  return useMemo(
    () => ({
      side,
      title: read?.title ?? '',
      units,
      chosen,
      remarks: read?.remarks ?? [],
      problem,
      usual: list === undefined && left.size === 0,
      take,
      clear,
      choose,
      chooseAll,
    }),
    [side, read, units, chosen, problem, list, left, take, clear, choose, chooseAll],
  );
}

function withOut(before: ReadonlySet<string>, title: string, out: boolean): ReadonlySet<string> {
  const after = new Set(before);
  if (out) after.add(title);
  else after.delete(title);
  return after;
}

type Found = Read | { readonly problem: string };

async function readSlot(
  game: ArmyGame,
  side: SlotSide,
  phase: 'shooting' | 'melee',
  list: string | Uint8Array | undefined,
): Promise<Found> {
  const rival = side === 'defender' ? game.rival : undefined;
  if (list === undefined && side === 'defender' && rival === undefined)
    return { title: armies.slot.typicalTargets, units: await typicalTargets(game.calculator), remarks: [] };
  const read = await readList(game.calculator, list ?? rival ?? (await game.example()), phase);
  if ('error' in read) return { problem: armies.slot.unreadable(said(read.error.message)) };
  // Pasted entries are no list of a name.
  return read.title === '' ? { ...read, title: armies.slot.entries } : read;
}
