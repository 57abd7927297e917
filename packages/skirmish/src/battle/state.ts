// A battle at one moment: plain JSON, never changed in place.

import type { FightStep } from '../rules/fight.ts';
import type { Moved } from '../rules/shooting.ts';
import type { Side } from '../setup/missions.ts';
import type { Setup } from '../setup/schema.ts';
import type { ActionOf } from './action.ts';

export interface ModelState {
  readonly id: string;
  /** Index of its unit in the force, of its line in the unit: an attached leader is of another unit than the others. */
  readonly unit: number;
  readonly line: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly facing: number;
  readonly wounds: number;
  /** Indices of weapons of its setup unit, one per copy. */
  readonly weapons: readonly number[];
  /** One Shot weapons used. */
  readonly spent: readonly number[];
}

export interface UnitState {
  readonly id: string;
  readonly side: Side;
  /** The living; a destroyed unit stays with none. */
  readonly models: readonly ModelState[];
  readonly start: { readonly models: number; readonly wounds: number };
  readonly placed: boolean;
  readonly moved: Moved;
  readonly shot: boolean;
  /** Has declared a charge this turn. */
  readonly declared: boolean;
  /** Has made a charge move this turn (S59). */
  readonly charged: boolean;
  readonly fought: boolean;
  readonly shocked: boolean;
  /** Model ids as their owner wants them lost; null for the default order. */
  readonly lossOrder: readonly string[] | null;
}

export const PHASES = ['deployment', 'roll-off', 'command', 'movement', 'shooting', 'charge', 'fight', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Charge {
  readonly kind: 'charge';
  readonly unit: string;
  readonly targets: readonly string[];
}

export interface Overwatch {
  readonly kind: 'overwatch';
  readonly against: string;
  /** Whether the move that is watched is about to begin, or over. */
  readonly at: 'start' | 'end';
  /** What was rolled for the move that waits. */
  readonly rolled: Advance | ChargeRoll | null;
  /** The move that waits, asked about at its start. */
  readonly then: ActionOf<'move' | 'charge-move'> | null;
}

export interface Advance {
  readonly kind: 'advance';
  readonly unit: string;
  readonly roll: number;
  readonly rerolled: boolean;
}

export interface ChargeRoll extends Charge {
  readonly dice: readonly [number, number];
  readonly rerolled: boolean;
  /** The other side has been asked for Overwatch as this charge began to move. */
  readonly watched?: true;
}

export type Pending =
  | Advance
  | ChargeRoll
  | Overwatch
  | { readonly kind: 'fight'; readonly unit: string; readonly stage: 'strike' | 'consolidate' };

export interface Objective {
  readonly x: number;
  readonly y: number;
  readonly holder: Side | null;
}

export interface Result {
  readonly winner: Side | null;
  readonly reason: 'points' | 'wiped-out' | 'conceded';
  readonly vp: readonly [number, number];
}

export interface State {
  /** Not hashed. */
  readonly setup: Setup;
  readonly version: 1;
  readonly round: number;
  readonly turn: Side;
  readonly first: Side | null;
  readonly phase: Phase;
  /** Whose decision is waited for. */
  readonly actor: Side;
  readonly pending: Pending | null;
  readonly fightStep: FightStep | null;
  /** Units that Fights First helps no more in this phase: they were not eligible when it began (S60). Left out where there are none. */
  readonly late?: readonly string[] | undefined;
  /** Who fought last in this phase. */
  readonly lastFought: Side | null;
  readonly cp: readonly [number, number];
  readonly vp: readonly [number, number];
  /** Stratagems used: "reroll:0" this phase, "overwatch:1" this turn. */
  readonly used: readonly string[];
  readonly units: readonly UnitState[];
  readonly objectives: readonly Objective[];
  /** Actions that threw dice. */
  readonly throws: number;
  readonly actions: number;
  readonly result: Result | null;
}

export const ROUNDS = 5;

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
