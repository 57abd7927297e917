// A battle the first unit loses as it usually loses: neither the closest of its defeats nor the worst.
import type { Replay } from '@oddsmith/games/grimdark';

/** Battles rolled to choose from. */
export const TYPICAL_OF = 100;

/** The seed of the middle one among the lost battles, ordered by what the winner has left; undefined where none is lost. */
export function typicalLoss(play: (seed: number) => Replay, first: number): number | undefined {
  const lost: { readonly seed: number; readonly left: number }[] = [];
  for (let seed = first; seed < first + TYPICAL_OF; seed++) {
    const { winner, events } = play(seed);
    if (winner !== 'defender') continue;
    const { models, wounds } = events[events.length - 1].defender;
    // Models first; of equal models those with fewer wounds marked are better off.
    lost.push({ seed, left: models - wounds / (1 + wounds) });
  }
  lost.sort((a, b) => a.left - b.left);
  return lost[Math.floor((lost.length - 1) / 2)]?.seed;
}
