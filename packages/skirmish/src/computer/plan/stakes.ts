// What there is still to win, by turn: markers by the scorings ahead of both sides, armies by the markers they can still take.
import { scoresAtTheEnd } from '../../battle/flow.ts';
import { otherSide, ROUNDS, type State } from '../../battle/state.ts';
import { POINTS_PER_MARKER, pointWorth } from '../../review/position.ts';
import type { Side } from '../../setup/missions.ts';

/** Points of an army that a marker scored once is worth, at the least and at the most. */
const LEAST = 60;
const MOST = 700;
const FIRST_SCORING_ROUND = 2;
/** The share of what is held after the enemy's answer that later scorings add, for each of them. */
const LATER = 0.3;

export interface Stakes {
  /** One marker scored once, in points of an army. */
  readonly marker: number;
  /** The enemy scores what it holds when this turn ends. */
  readonly theirsNow: boolean;
  /** This side scores when this turn ends. */
  readonly oursNow: boolean;
  /** This side scores after the enemy's answer. */
  readonly oursNext: boolean;
  /** The enemy scores when its answer ends. */
  readonly theirsNext: boolean;
  /** What holding a marker after the answer is worth beyond the next scoring. */
  readonly later: number;
}

/** For the side whose turn it is. */
export function stakesOf(state: State, side: Side): Stakes {
  const { round, first, setup } = state;
  if (setup.mission !== 'take-and-hold')
    return { marker: 0, theirsNow: false, oursNow: false, oursNext: false, theirsNext: false, later: 0 };
  const begins = side === first || first === null;
  const enemyRound = begins ? round : round + 1;
  const worth = pointWorth(state);
  const marker = worth === 0 ? MOST : Math.min(MOST, Math.max(LEAST, POINTS_PER_MARKER / worth));
  // Who goes second scores its last markers at the end of its turn instead (S74).
  const secondsLast = (who: Side, inRound: number) => inRound === ROUNDS && who !== first;
  const scores = (who: Side, inRound: number) =>
    inRound >= FIRST_SCORING_ROUND && inRound <= ROUNDS && !secondsLast(who, inRound);
  const enemy = otherSide(side);
  return {
    marker,
    theirsNow: scores(enemy, enemyRound),
    oursNow: scoresAtTheEnd({ ...state, turn: side }),
    oursNext: scores(side, round + 1),
    theirsNext: secondsLast(enemy, enemyRound),
    later: 1 - (1 - LATER) ** Math.max(0, ROUNDS - round - (scores(side, round + 1) ? 1 : 0)),
  };
}
