// The edition a player chose last, so that the next visit begins with it.
import { sameValue, withValue } from '@oddsmith/games';
import type { AttackInput } from '@oddsmith/games/wh40k';
import { useEffect, useState } from 'react';
import { useBattleStore } from '../../battle/context.ts';

type Edition = AttackInput['edition'];

const KEY = 'oddsmith-wh40k-edition';

export function rememberEdition(edition: unknown): void {
  try {
    if (edition === '10' || edition === '11') localStorage.setItem(KEY, edition);
  } catch {
    // A browser that keeps nothing still calculates.
  }
}

export function rememberedEdition(): Edition | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === '10' || kept === '11' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A battle nobody has touched is of the edition chosen last. A link keeps its own; and it is not a step of undo. */
export function useRememberedEdition(): void {
  const store = useBattleStore();
  const [untouched] = useState(() => {
    const { calculator, history } = store.getState();
    return sameValue(history.present, calculator.standard);
  });
  useEffect(() => {
    const edition = rememberedEdition();
    if (!untouched || edition === undefined) return;
    const { history } = store.getState();
    store.setState({ history: { ...history, present: withValue(history.present, ['edition'], edition) } });
  }, [store, untouched]);
}
