// How large the tables of moves are and what filling them costs, known before any is made.
import type { FighterPlan } from '../plan.ts';
import { strategies } from '../strategies.ts';
import { ACTION_COUNT, MOVE_COUNT } from './moves.ts';

export type Pair<T> = readonly [T, T];

export function isOptimal({ strategy }: FighterPlan): boolean {
  return strategies[strategy].objective !== undefined;
}

export function weighsParries({ strategy }: FighterPlan): boolean {
  const { parries, lookAhead } = strategies[strategy];
  return parries === true || lookAhead !== undefined;
}

/** Steps of filling the tables, in nanoseconds measured: three moves a side, or all of them where someone plays optimally. */
export function fillSteps(nodes: number, fighters: Pair<FighterPlan>): number {
  return nodes * (fighters.some(isOptimal) ? 450 : 250);
}

/** Bytes of the tables of a fight, known before they are made. */
export function moveTableBytes(nodes: number, fighters: Pair<FighterPlan>): number {
  const moves = fighters.some(isOptimal) ? MOVE_COUNT : MOVE_COUNT - ACTION_COUNT;
  return nodes * (2 * moves * 8 + 16);
}
