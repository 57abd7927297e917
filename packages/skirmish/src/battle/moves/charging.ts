// The charge roll, and when a charge is over before it began (S56, S58).
import { editions } from '@oddsmith/games/wh40k';
import { neededRoll } from '../../rules/charge.ts';
import type { Draft } from '../draft.ts';
import { bodiesOf, isAlive, unitById } from '../roster.ts';
import type { Charge, State } from '../state.ts';

export const REROLL = 'reroll';

/** The least roll that can reach every living target. */
export function chargeNeeds(state: State, { unit, targets }: Pick<Charge, 'unit' | 'targets'>): number {
  const charger = unitById(state, unit);
  const aimed = targets.map((id) => unitById(state, id)).filter((target) => target !== undefined && isAlive(target));
  if (charger === undefined || aimed.length === 0) return Number.POSITIVE_INFINITY;
  return neededRoll(
    bodiesOf(state, charger),
    aimed.map((target) => bodiesOf(state, target!)),
    editions[state.setup.edition].charge,
  );
}

/** S82: whether the side whose turn it is could roll again. */
export function mayReroll(state: State, unit: string): boolean {
  const side = state.turn;
  return (
    state.setup.stratagems &&
    state.cp[side] >= 1 &&
    !state.used.includes(`${REROLL}:${side}`) &&
    unitById(state, unit)?.shocked === false
  );
}

/** A roll too short for the straight way, with no reroll to hope for, ends the charge by itself. */
export function rollCharge(draft: Draft, { unit, targets }: Charge, rerolled: boolean): void {
  const needed = chargeNeeds(draft.state, { unit, targets });
  const about = { side: draft.state.turn, unit, ...(Number.isFinite(needed) ? { needed } : {}) };
  const [one, two] = draft.roll('charge', 2, about);
  const failed = one + two < needed;
  if (failed && (rerolled || !mayReroll(draft.state, unit))) draft.set({ pending: null });
  else draft.set({ pending: { kind: 'charge', unit, targets, dice: [one, two], rerolled } });
}
