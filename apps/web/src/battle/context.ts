// Gives the components of a calculator page their battle.
import { type Path, valueAt } from '@oddsmith/games';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Battle, BattleStore } from './store.ts';

export const BattleContext = createContext<BattleStore | undefined>(undefined);

export function useBattleStore(): BattleStore {
  const store = useContext(BattleContext);
  if (store === undefined) throw new Error('a battle is needed around this component');
  return store;
}

export function useBattle<T>(select: (battle: Battle) => T): T {
  return useStore(useBattleStore(), select);
}

export function useInput(): unknown {
  return useBattle((battle) => battle.input);
}

/** Re-renders only when this one value changes. */
export function useValue(path: Path): unknown {
  return useBattle((battle) => valueAt(battle.input, path));
}

export function useSetValue(path: Path): (value: unknown) => void {
  const store = useBattleStore();
  return (value) => store.getState().set(path, value);
}

/** A value and the way to change it. */
export function useField(path: Path): readonly [value: unknown, set: (value: unknown) => void] {
  return [useValue(path), useSetValue(path)];
}
