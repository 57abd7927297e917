// What a winner and a beaten unit roll after the break test: flight, pursuit, and the test of those who would rather stay.
import type { DistanceDice } from './charge.ts';
import type { Outcome } from './ledger.ts';
import { leadershipIn, type Test } from './result.ts';
import type { Fighter } from './side.ts';

/** Dice of a move, with a further one added, and inches taken off of what is never less than 1. */
export interface MoveRoll {
  readonly dice: DistanceDice;
  readonly plusDie: boolean;
  readonly less: number;
}

/** The winner of a round against the unit that it has beaten. */
export interface Chase {
  /** Passed, the winner stays; null where it goes in any case. */
  readonly restrains: Test | null;
  /** Of a unit that breaks, and of one that falls back. */
  readonly flees: MoveRoll;
  readonly fallsBack: MoveRoll;
  readonly pursues: MoveRoll;
  /** May run on where nothing is left of the enemy, with the test or without. */
  readonly overruns: 'never' | 'unless it restrains' | 'always';
}

export function chaseOf(winner: Fighter, loser: Fighter): Chase {
  const { card, system } = winner.side;
  const oldWorld = system === 'oldWorld';
  const mad = oldWorld && winner.traits.frenzied;
  const stays = card.restrains && !mad;
  return {
    restrains: stays ? { leadership: leadershipIn(winner), threeDice: winner.traits.bestOfThree } : null,
    flees: moveRoll(loser, 'both'),
    fallsBack: moveRoll(loser, 'higher'),
    pursues: moveRoll(winner, 'both'),
    overruns: overrunsOf(winner, stays),
  };
}

function overrunsOf({ side: { system }, moment }: Fighter, stays: boolean): Chase['overruns'] {
  if (system === 'oldWorld') return stays ? 'unless it restrains' : 'always';
  // The 9th Age: after a charge alone, and without a test.
  return moment.charging && !stays ? 'always' : 'never';
}

export function moveRoll({ side: { system }, traits }: Fighter, dice: DistanceDice): MoveRoll {
  if (system === 'ninthAge') return { dice: traits.swift ? 'bestTwo' : dice, plusDie: false, less: 0 };
  return { dice, plusDie: traits.swift, less: traits.resolute ? 1 : 0 };
}

/** What a winner made of its victory: it cut down a broken enemy, fell upon one that fell back, or ran on over an empty field. */
export const FEATS = ['runsDown', 'catches', 'overruns'] as const;
export type Feat = (typeof FEATS)[number];

/** Rounds after which somebody may run, with the unit that ran or is no more. */
export const RUNNING: readonly {
  readonly outcome: Outcome;
  readonly loser: 'first' | 'second';
  readonly feat: Feat;
}[] = [
  { outcome: 'firstBreaks', loser: 'first', feat: 'runsDown' },
  { outcome: 'secondBreaks', loser: 'second', feat: 'runsDown' },
  { outcome: 'firstFallsBack', loser: 'first', feat: 'catches' },
  { outcome: 'secondFallsBack', loser: 'second', feat: 'catches' },
  { outcome: 'firstDestroyed', loser: 'first', feat: 'overruns' },
  { outcome: 'secondDestroyed', loser: 'second', feat: 'overruns' },
];
