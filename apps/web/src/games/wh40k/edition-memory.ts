// The edition a player chose last, so that the next visit begins with it.
import { sameValue, withValue } from '@oddsmith/games';
import type { Attack } from '@oddsmith/games/wh40k';
import { useEffect, useState } from 'react';
import { useBattleStore } from '../../battle/context.ts';
import { remember, remembered } from '../../store/remembered.ts';

type Edition = Attack['edition'];

const KEY = 'oddsmith-wh40k-edition';

export function rememberEdition(edition: unknown): void {
  if (edition === '10' || edition === '11') remember(KEY, edition);
}

export function rememberedEdition(): Edition | undefined {
  const kept = remembered(KEY);
  return kept === '10' || kept === '11' ? kept : undefined;
}

/** A battle nobody has touched is of the edition chosen last. A link keeps its own; and it is not a step of undo. */
export function useRememberedEdition(): void {
  const store = useBattleStore();
  const [untouched] = useState(() => {
    const { calculator, input } = store.getState();
    return sameValue(input, calculator.standard);
  });
  useEffect(() => {
    const edition = rememberedEdition();
    if (!untouched || edition === undefined) return;
    const { input } = store.getState();
    store.setState({ input: withValue(input, ['edition'], edition) });
  }, [store, untouched]);
}
