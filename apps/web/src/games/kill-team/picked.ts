// Who was picked for each side on this visit, so that the name over the page and the fields beside it know the same.
import type { SideFields } from '@oddsmith/games/kill-team/library';
import { create } from 'zustand';
import type { Pick } from './operative-pick.ts';

export interface Picked {
  readonly pick: Pick;
  /** The other side before this one's rules changed it. */
  readonly enemyBefore?: SideFields | undefined;
}

/** By the side of the battle: "attacker", "first". */
export const usePicked = create<Readonly<Record<string, Picked | undefined>>>(() => ({}));

export function rememberPicked(side: string, picked: Picked): void {
  usePicked.setState({ [side]: picked });
}
