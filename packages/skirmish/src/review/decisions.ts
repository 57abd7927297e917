// What a decision gave away: the best that was found in its place, by the same judgement the computer plays by.
import type { Action, ActionOf } from '../battle/action.ts';
import { unitById, unitsOf } from '../battle/roster.ts';
import type { State, UnitState } from '../battle/state.ts';
import { type Candidate, ranked } from '../computer/candidate.ts';
import { charges } from '../computer/charges.ts';
import { candidates, fightAnswers, usualEffort } from '../computer/decide.ts';
import { ADVISER } from '../computer/judgement.ts';
import { judgedMove, type MoveThinking, moveCandidates } from '../computer/moves.ts';
import { shootCandidates, worthOfFire } from '../computer/targets.ts';
import { Worth } from '../computer/worth.ts';

export interface Appraisal {
  /** Who should have done otherwise; null where it was nobody in particular. */
  readonly unit: string | null;
  /** Points of the army that were given away: 0 for the best that was found. */
  readonly loss: number;
  /** The best that was found, then the next ones. */
  readonly best: readonly Candidate[];
}

const TOLD = 3;

function thinkingFor(state: State): MoveThinking {
  return { worth: new Worth(), judgement: ADVISER, effort: ADVISER.effort(usualEffort(state.setup)) };
}

function appraisal(unit: string | null, best: readonly Candidate[], played: number): Appraisal {
  const [first] = best;
  return { unit, loss: first === undefined ? 0 : Math.max(0, first.score - played), best: best.slice(0, TOLD) };
}

function ofMove(state: State, unit: UnitState, action: ActionOf<'move'>): Appraisal {
  const how = thinkingFor(state);
  const best = ranked(moveCandidates(state, unit, how));
  const played = judgedMove(state, unit, action, how);
  // A move that throws dice is not judged by a place it may not come to.
  return appraisal(unit.id, best, played?.score ?? Number.POSITIVE_INFINITY);
}

function ofAdvance(state: State, unit: UnitState): Appraisal {
  const best = ranked(moveCandidates(state, unit, thinkingFor(state)));
  const played = best.find(({ action }) => action.type === 'advance');
  return appraisal(unit.id, best, played?.score ?? Number.POSITIVE_INFINITY);
}

/** Split fire is taken as it comes: it is not one target against another. */
function isSplit({ shots }: ActionOf<'shoot'>): boolean {
  return new Set(shots.map(({ target }) => target)).size > 1;
}

function ofShooting(state: State, unit: UnitState, action: ActionOf<'shoot'>): Appraisal {
  const how = thinkingFor(state);
  const best = shootCandidates(state, how).toSorted(
    (one, other) => Number(isOf(other, unit.id)) - Number(isOf(one, unit.id)) || other.score - one.score,
  );
  const whole = worthOfFire(state, how);
  const played = isSplit(action) ? whole : worthOfFire(state, how, { unit, shots: action.shots });
  return { unit: unit.id, loss: Math.max(0, whole - played), best: best.slice(0, TOLD) };
}

function isOf({ action }: Candidate, unit: string): boolean {
  return 'unit' in action && action.unit === unit;
}

/** What is left undone when a phase ends, unit by unit where they are asked one by one. */
function ofPhaseEnd(state: State): Appraisal[] {
  const how = thinkingFor(state);
  if (state.phase === 'shooting') {
    const best = ranked(shootCandidates(state, how));
    return [{ unit: null, loss: worthOfFire(state, how), best: best.slice(0, TOLD) }];
  }
  if (state.phase === 'charge') return [appraisal(null, ranked(charges(state, how.worth, how.judgement)), 0)];
  if (state.phase !== 'movement') return [];
  const idle = unitsOf(state, state.turn).filter((unit) => unit.moved === 'no');
  return idle.map((unit) => ofMove(state, unit, { type: 'move', unit: unit.id, kind: 'stationary', paths: [] }));
}

function ofCharge(state: State, action: ActionOf<'declare-charge'>): Appraisal {
  const { worth, judgement } = thinkingFor(state);
  const best = ranked(candidates(state, worth, { judgement: ADVISER, effort: 1 }));
  const own = charges(state, worth, judgement).filter(
    ({ action: other }) => other.type === 'declare-charge' && other.unit === action.unit,
  );
  const played = own.find(
    ({ action: other }) => other.type === 'declare-charge' && action.targets.includes(other.targets[0]),
  );
  // A charge that is worth less than nothing is not among them: at least it gives away the best of its unit.
  return appraisal(action.unit, own.length > 0 ? ranked(own) : best, played?.score ?? 0);
}

function ofStrike(state: State, action: ActionOf<'fight'>): Appraisal {
  const { pending } = state;
  const { worth } = thinkingFor(state);
  if (pending?.kind !== 'fight' || new Set(action.shots.map(({ target }) => target)).size > 1)
    return appraisal(action.unit, [], 0);
  const best = ranked(fightAnswers(state, pending, worth));
  const unit = unitById(state, action.unit);
  const target = unitById(state, action.shots[0]?.target ?? '');
  const played =
    unit === undefined || target === undefined
      ? 0
      : worth.ofVolleys(state, [{ unit, shots: action.shots }], target, 'fight');
  return appraisal(action.unit, best, played);
}

/** A decision against the best that was found in its place; none where there was nothing to decide. */
export function appraise(state: State, action: Action): readonly Appraisal[] {
  const unit = 'unit' in action ? unitById(state, action.unit) : undefined;
  if (action.type === 'end-phase') return ofPhaseEnd(state);
  if (unit === undefined) return [];
  switch (action.type) {
    case 'move':
      return [ofMove(state, unit, action)];
    case 'advance':
      return [ofAdvance(state, unit)];
    case 'shoot':
      return [ofShooting(state, unit, action)];
    case 'declare-charge':
      return [ofCharge(state, action)];
    case 'fight':
      return [ofStrike(state, action)];
    default:
      return [];
  }
}
