// A battle looked back on: where it stood, what the dice brought, what was decided, and what would have been better.
import type { Message } from '@oddsmith/words';
import type { Action } from '../battle/action.ts';
import type { BattleEvent } from '../battle/event.ts';
import { pointsOf } from '../battle/roster.ts';
import type { State } from '../battle/state.ts';
import type { Candidate } from '../computer/candidate.ts';
import type { Side } from '../setup/missions.ts';
import { appraise } from './decisions.ts';
import { type Roll, rollsOf } from './luck.ts';
import { chanceToWin, chanceWith, normalBelow, pointWorth, promisedLead } from './position.ts';
import { doneBy } from './tell.ts';

export type Grade = 'inaccuracy' | 'error' | 'blunder';

/** From which share of an army's points on a decision is called what. */
export const GRADES: { readonly [grade in Grade]: number } = { inaccuracy: 0.02, error: 0.05, blunder: 0.1 };

export interface Mistake {
  readonly action: number;
  readonly side: Side;
  readonly unit: string | null;
  /** What was done instead. */
  readonly did: Message;
  readonly grade: Grade;
  /** Points of the army, victory points and chance to win that were given away. */
  readonly points: number;
  readonly lead: number;
  readonly chance: number;
  readonly best: readonly Candidate[];
}

export interface Chanced extends Roll {
  /** What the dice did to the chance of side 0 to win. */
  readonly chance: number;
}

export interface Review {
  /** In victory points of side 0: start + luck + decisions of side 0 - those of side 1 = result. */
  readonly start: number;
  readonly luck: number;
  readonly decisions: readonly [number, number];
  readonly result: number;
  /** How often the dice are as kind to a side as they were, or kinder. */
  readonly orLuckier: readonly [number, number];
  /** The chance of side 0 to win before the first action and after each. */
  readonly chances: readonly number[];
  readonly rolls: readonly Chanced[];
  /** The worst first. */
  readonly mistakes: readonly Mistake[];
}

function gradeOf(share: number): Grade | undefined {
  return (['blunder', 'error', 'inaccuracy'] as const).find((grade) => share >= GRADES[grade]);
}

function armyOf(state: State, side: Side): number {
  return state.units.reduce((sum, unit) => (unit.side === side ? sum + pointsOf(state, unit) : sum), 0);
}

/** Mistakes of one action: what it gave away, as far as that has a name. */
export function mistakesOf(state: State, action: Action, index: number): Mistake[] {
  const side = state.actor;
  const worth = pointWorth(state);
  const lead = promisedLead(state);
  return appraise(state, action).flatMap(({ unit, loss, best }) => {
    const grade = gradeOf(loss / Math.max(1, armyOf(state, side)));
    if (grade === undefined) return [];
    const lost = worth * loss;
    const chance = chanceWith(state, lead) - chanceWith(state, side === 0 ? lead - lost : lead + lost);
    return [
      {
        ...{
          action: index,
          side,
          unit,
          did: doneBy(state, action),
          grade,
          points: loss,
          lead: lost,
          chance: Math.abs(chance),
          best,
        },
      },
    ];
  });
}

/** Played, the more there is of it done the better: pages show how far it is. */
export interface Reviewing {
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  readonly events: readonly (readonly BattleEvent[])[];
  /** Called after each action. */
  readonly onStep?: (done: number, of: number) => void;
}

export function review({ states, actions, events, onStep }: Reviewing): Review {
  const rolls: Chanced[] = [];
  const mistakes: Mistake[] = [];
  const decisions: [number, number] = [0, 0];
  const leads = states.map(promisedLead);
  for (const [index, action] of actions.entries()) {
    const [before, after] = [states[index], states[index + 1]];
    const thrown = rollsOf({ before, after, action, events: events[index], index }).map((roll) => ({
      ...roll,
      chance: chanceWith(before, leads[index] + roll.swing) - chanceWith(before, leads[index]),
    }));
    rolls.push(...thrown);
    mistakes.push(...mistakesOf(before, action, index));
    const made = leads[index + 1] - leads[index] - sum(thrown);
    decisions[before.actor] += before.actor === 0 ? made : -made;
    onStep?.(index + 1, actions.length);
  }
  const luck = sum(rolls);
  const spread = Math.sqrt(rolls.reduce((square, { deviation }) => square + deviation * deviation, 0));
  const kinder = spread === 0 ? 0.5 : 1 - normalBelow(luck / spread);
  return {
    start: leads[0],
    luck,
    decisions,
    result: leads[leads.length - 1],
    orLuckier: [kinder, 1 - kinder],
    chances: states.map(chanceToWin),
    rolls,
    mistakes: mistakes.sort((one, other) => other.points - one.points),
  };
}

function sum(rolls: readonly Roll[]): number {
  return rolls.reduce((whole, { swing }) => whole + swing, 0);
}
