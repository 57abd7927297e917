// "What would you do?": what the computer thinks best for a side, or for one of its units, without doing it.
import type { Message } from '@oddsmith/words';
import type { Action } from '../battle/action.ts';
import { check } from '../battle/apply/index.ts';
import { unitById } from '../battle/roster.ts';
import type { State } from '../battle/state.ts';
import { say } from '../words/say.ts';
import { type Candidate, distinct, ranked } from './candidate.ts';
import { candidates, usualEffort } from './decide.ts';
import { ADVISER } from './judgement.ts';
import { moveCandidates } from './moves.ts';
import { Worth } from './worth.ts';

const TOLD = 3;

/** The best three for whoever decides; for the unit that is asked about where it may still move, and for what else it may do first. */
export function hint(state: State, unitId?: string): readonly Candidate[] {
  const worth = new Worth();
  const effort = usualEffort(state.setup);
  const unit = unitId === undefined ? undefined : unitById(state, unitId);
  const own = unit !== undefined && unit.side === state.actor && unit.models.length > 0 ? unit : undefined;
  const found =
    own !== undefined && state.phase === 'movement' && state.pending === null && own.moved === 'no'
      ? moveCandidates(state, own, { worth, judgement: ADVISER, effort })
      : candidates(state, worth, { judgement: ADVISER, effort });
  const best = distinct(ranked(found.filter(({ action }) => check(state, action) === null)));
  const asked = best.filter(({ action }) => own !== undefined && 'unit' in action && action.unit === own.id);
  return (asked.length > 0 ? asked : best).slice(0, TOLD);
}

/** One sentence on a decision: what was chosen, and what it was weighed against. */
export function weighed(action: Action, why: readonly Candidate[]): Message | undefined {
  const chosen = why.find((one) => one.action === action || JSON.stringify(one.action) === JSON.stringify(action));
  if (chosen === undefined || (action.type === 'end-phase' && why.length < 2)) return undefined;
  const other = why.find((one) => one !== chosen);
  const { label: what, score: worth } = chosen;
  return other === undefined
    ? say('weighed-alone', { what, worth })
    : say('weighed', { what, worth, other: other.label, less: other.score });
}
