// A round of a challenge: how it may stand afterwards, and the points that it is worth.
import type { Temper } from '../card/battle.ts';
import { duellistWounds } from '../card/challenge.ts';
import { duelGroups, MOST_OVERKILL } from '../card/duel.ts';
import { DUELLING, NO_DUEL, SLAIN } from '../card/posts.ts';
import type { Fighter, Mood } from '../card/side.ts';
import { duelEnds } from './duel.ts';

/** A way in which a challenge stands after the round; where there is none, the only one. */
export interface Bout {
  /** What both moods say of their duellists from now on. */
  readonly firstDuel: number;
  readonly secondDuel: number;
  /** First's less second's. */
  readonly points: number;
  readonly chance: number;
}

export interface Moods {
  readonly first: Mood;
  readonly second: Mood;
}

export function fights({ first, second }: Moods): boolean {
  return first.duel >= DUELLING && second.duel >= DUELLING;
}

export function unfought({ first, second }: Moods): Bout {
  return { firstDuel: first.duel, secondDuel: second.duel, points: 0, chance: 1 };
}

export function boutsAfter(
  first: Fighter,
  second: Fighter,
  moods: Moods,
  ours: Temper,
  theirs: Temper,
): readonly Bout[] {
  const one = {
    groups: duelGroups(first, second, ours, theirs),
    wounds: duellistWounds(first.side),
    lost: moods.first.duel - DUELLING,
  };
  const other = {
    groups: duelGroups(second, first, theirs, ours),
    wounds: duellistWounds(second.side),
    lost: moods.second.duel - DUELLING,
  };
  return duelEnds(one, other, MOST_OVERKILL[first.side.system]).map(({ firstLost, secondLost, points, chance }) => {
    const firstSlain = firstLost === one.wounds;
    const secondSlain = secondLost === other.wounds;
    const after = (slain: boolean, lost: number): number =>
      slain ? SLAIN : firstSlain || secondSlain ? NO_DUEL : DUELLING + lost;
    return { firstDuel: after(firstSlain, firstLost), secondDuel: after(secondSlain, secondLost), points, chance };
  });
}
