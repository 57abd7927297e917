// What happened: the log, the animation and the tests read these. The sum of all events explains every change of state.
import type { FacesNeeded } from '@oddsmith/games/wh40k';
import type { Side } from '../setup/missions.ts';
import type { Path } from './action.ts';
import type { Phase, Result } from './state.ts';

export interface AttackDice {
  readonly attacks: readonly number[];
  readonly hit: readonly number[];
  readonly wound: readonly number[];
  readonly save: readonly number[];
  readonly damage: readonly number[];
  readonly feelNoPain: readonly number[];
}

export type SlainCause = 'attack' | 'mortal' | 'hazardous' | 'escape' | 'coherency';

export type BattleEvent =
  | { readonly type: 'placed'; readonly unit: string }
  | {
      readonly type: 'rolled';
      readonly purpose: string;
      readonly side: Side;
      readonly unit?: string;
      readonly dice: readonly number[];
      readonly needed?: number;
      readonly success?: boolean;
    }
  | {
      readonly type: 'moved';
      readonly unit: string;
      readonly kind: string;
      readonly paths: readonly Path[];
      readonly inches: number;
    }
  | {
      readonly type: 'attack';
      readonly attacker: string;
      readonly target: string;
      readonly weapon: string;
      readonly attacks: number;
      readonly hits: number;
      readonly wounds: number;
      readonly saved: number;
      readonly damage: number;
      readonly dice: AttackDice;
      /** From which face on each roll succeeded. */
      readonly needs: FacesNeeded;
    }
  | { readonly type: 'wounded'; readonly model: string; readonly lost: number; readonly left: number }
  | { readonly type: 'slain'; readonly model: string; readonly cause: SlainCause }
  | { readonly type: 'unit-destroyed'; readonly unit: string }
  | { readonly type: 'shocked'; readonly unit: string }
  | { readonly type: 'recovered'; readonly unit: string }
  | { readonly type: 'cp'; readonly side: Side; readonly gained: number }
  | { readonly type: 'vp'; readonly side: Side; readonly gained: number; readonly why: string }
  | { readonly type: 'objective'; readonly index: number; readonly holder: Side | null }
  | { readonly type: 'phase'; readonly round: number; readonly turn: Side; readonly phase: Phase }
  | { readonly type: 'stratagem'; readonly side: Side; readonly name: string; readonly unit: string }
  | { readonly type: 'over'; readonly result: Result };
