// The computer's decision (S91-S96): a function of the state, the side, the level, the effort and its own dice. It never sees
// the seed of the battle.
import { type Dice, Random } from '@oddsmith/kernel';
import type { Action } from '../battle/action.ts';
import { check } from '../battle/apply/index.ts';
import { watchers } from '../battle/attacks/overwatch.ts';
import { unitShots, unitStrikes } from '../battle/attacks/shots.ts';
import { fightChoice } from '../battle/flow.ts';
import { chargePaths } from '../battle/moves/closing.ts';
import { PILE_IN } from '../battle/moves/formation.ts';
import { bodiesOf, enemiesOf, nameOf, unitById, unitsOf } from '../battle/roster.ts';
import { inOrderOfPlacing, shelteredPlacesOf } from '../battle/start.ts';
import type { State, UnitState } from '../battle/state.ts';
import { rangeOfUnits, within } from '../rules/measure.ts';
import type { Side } from '../setup/missions.ts';
import type { Setup } from '../setup/schema.ts';
import { say } from '../words/say.ts';
import { type Candidate, candidate, distinct, ranked } from './candidate.ts';
import { charges } from './charges.ts';
import { grenadeCandidates } from './grenades.ts';
import { JUDGEMENTS, type Judgement, type Level } from './judgement.ts';
import { type MoveThinking, moveCandidates } from './moves.ts';
import { plannedMoves } from './plan/plan.ts';
import { consolidations, pileIn } from './proposals.ts';
import { simplest } from './random.ts';
import { shootCandidates } from './targets.ts';
import { strikesOf, volleyAt } from './volleys.ts';
import { WORTH_A_COMMAND_POINT, Worth } from './worth.ts';

export type { Level };

export interface Thinking {
  readonly level: Level;
  /** Evaluations after which nothing new is tried. */
  readonly effort: number;
  /** Of the player's own dice: only `easy` throws them. */
  readonly seed: number;
}

/** Evaluations of a whole turn that a decision may take its share of: small battles are thought through, large ones cut short. */
const EFFORT_OF_A_TURN = 2_000;

/** What a decision may cost unless somebody says otherwise: less where many units wait for theirs. */
export function usualEffort({ forces }: Setup): number {
  const units = forces.reduce((sum, force) => sum + force.units.length, 0);
  return Math.max(40, Math.round(EFFORT_OF_A_TURN / units));
}

export interface Decision {
  readonly action: Action;
  /** The best first; what was chosen is among them. */
  readonly why: readonly Candidate[];
}

const TOLD = 3;

export function decide(state: State, side: Side, how: Thinking): Decision {
  if (side !== state.actor) return { action: lossOrderOf(state, side), why: [] };
  const worth = new Worth();
  const judgement = JUDGEMENTS[how.level];
  const asked = { judgement, effort: how.effort };
  const { moves, others } = judgement.picksAmong;
  const picks = state.phase === 'movement' ? moves : others;
  const options = bestLegal(state, candidates(state, worth, asked), Math.max(TOLD, picks));
  if (options.length === 0) return { action: simplest(state), why: [] };
  // Only `easy` lets two battles that are alike go different ways (S91).
  const dice: Dice = new Random(how.level === 'easy' ? how.seed : momentOf(state));
  const among = Math.min(options.length, picks);
  const chosen = options[among === 1 ? 0 : dice.die(among) - 1];
  const told = options.slice(0, TOLD);
  return { action: chosen.action, why: told.includes(chosen) ? told : [...told.slice(0, TOLD - 1), chosen] };
}

/** The best that the rules allow, `most` of them that differ in worth: legality costs more than a place in the ranking. */
function bestLegal(state: State, found: readonly Candidate[], most: number): readonly Candidate[] {
  let best: readonly Candidate[] = [];
  for (const one of ranked(found)) {
    const longer = distinct([...best, one]);
    if (longer.length === best.length || check(state, one.action) !== null) continue;
    best = longer;
    if (best.length === most) break;
  }
  return best;
}

/** A number for the moment: the same wherever the state is the same. */
function momentOf({ actions, units }: State): number {
  let sum = actions;
  for (const { models } of units)
    for (const { x, y, wounds } of models) sum = (31 * sum + Math.round(1000 * (x + y)) + wounds) >>> 0;
  return sum;
}

/** A side that is not asked has only its order of loss to say something about: the usual one. */
function lossOrderOf(state: State, side: Side): Action {
  const [unit] = unitsOf(state, side);
  return { type: 'loss-order', unit: unit?.id ?? '', order: null };
}

export function candidates(
  state: State,
  worth: Worth,
  { judgement, effort }: { readonly judgement: Judgement; readonly effort: number },
): readonly Candidate[] {
  const { pending, phase } = state;
  const thinking = { worth, judgement, effort: judgement.effort(effort) };
  if (pending?.kind === 'charge') return chargeAnswers(state);
  if (pending?.kind === 'overwatch') return overwatchAnswers(state, pending.against, worth);
  if (pending?.kind === 'fight') return fightAnswers(state, pending, worth);
  if (phase === 'deployment') return placements(state);
  if (phase === 'movement') return movement(state, thinking);
  if (phase === 'shooting') return [...shooting(state, thinking), endOfPhase()];
  if (phase === 'charge') return [...charges(state, worth, judgement), endOfPhase()];
  return phase === 'fight' ? fights(state, worth) : [];
}

/** S16: the next unit out of sight, as a rule without dice would place it. */
function placements(state: State): Candidate[] {
  const waiting = state.units.filter(({ side, placed }) => side === state.actor && !placed);
  const [next] = inOrderOfPlacing(state, waiting);
  const places = next === undefined ? undefined : shelteredPlacesOf(state, next);
  if (places === undefined) return [];
  return [candidate({ type: 'deploy', unit: next.id, places }, say('reads-deploy', { unit: nameOf(state, next) }), {})];
}

function endOfPhase(): Candidate {
  return candidate({ type: 'end-phase' }, say('reads-end-phase'), {});
}

function shooting(state: State, thinking: MoveThinking): readonly Candidate[] {
  const fired = shootCandidates(state, thinking);
  return [...grenadeCandidates(state, fired), ...fired];
}

/** One unit after the other, as they stand in the force. */
function movement(state: State, thinking: MoveThinking): readonly Candidate[] {
  const waiting = state.pending?.kind === 'advance' ? unitById(state, state.pending.unit) : undefined;
  const open = unitsOf(state, state.turn).filter((one) => one.moved === 'no');
  const unit = waiting ?? open[0];
  if (unit === undefined) return [endOfPhase()];
  const { plans } = thinking.judgement;
  if (plans !== null) return plannedMoves(state, unit, thinking, plans);
  return moveCandidates(state, unit, thinking);
}

function chargeAnswers(state: State): Candidate[] {
  const { pending } = state;
  if (pending?.kind !== 'charge') return [];
  const paths = chargePaths(state);
  const stop = candidate({ type: 'charge-stop', unit: pending.unit }, say('reads-stop'), {});
  if (Array.isArray(paths))
    return [
      candidate({ type: 'charge-move', unit: pending.unit, paths }, say('reads-charge-home'), { destroyed: 1 }),
      stop,
    ];
  return [candidate({ type: 'reroll' }, say('reads-reroll'), { destroyed: 1 }), stop];
}

function overwatchAnswers(state: State, against: string, worth: Worth): Candidate[] {
  const target = unitById(state, against);
  const pass = candidate({ type: 'pass' }, say('reads-pass'), { destroyed: WORTH_A_COMMAND_POINT });
  if (target === undefined) return [pass];
  const fire = watchers(state, state.actor, target).map((unit) => {
    const shots = volleyAt(state, unit, unitShots(state, unit, [target]), against);
    const destroyed = worth.ofVolleys(state, [{ unit, shots }], target, 'overwatch');
    return candidate(
      { type: 'overwatch', unit: unit.id, shots },
      say('reads-overwatch', { unit: nameOf(state, unit) }),
      {
        destroyed,
      },
    );
  });
  return [pass, ...fire];
}

/** Which unit fights next: the one with most to do. */
function fights(state: State, worth: Worth): Candidate[] {
  return fightChoice(state).units.flatMap((id) => {
    const unit = unitById(state, id);
    if (unit === undefined) return [];
    const near = enemiesOf(state, unit).filter((enemy) =>
      within(rangeOfUnits(bodiesOf(state, unit), bodiesOf(state, enemy)), PILE_IN),
    );
    const destroyed = Math.max(0, ...near.map((enemy) => worth.striking(state, unit, enemy, unit.charged)));
    const action = { type: 'pile-in', unit: id, paths: pileIn(state, id) } as const;
    return [candidate(action, say('reads-fight', { unit: nameOf(state, unit) }), { destroyed })];
  });
}

export function fightAnswers(
  state: State,
  { unit: id, stage }: { readonly unit: string; readonly stage: 'strike' | 'consolidate' },
  worth: Worth,
): Candidate[] {
  const unit = unitById(state, id);
  if (unit === undefined) return [];
  if (stage === 'consolidate') return consolidating(state, unit);
  const targets = new Set([...unitStrikes(state, unit).values()].flat());
  return [...targets].flatMap((target) => {
    const enemy = unitById(state, target);
    if (enemy === undefined) return [];
    const shots = strikesOf(state, id, target);
    const label = say('reads-strike', { unit: nameOf(state, unit), target: nameOf(state, enemy) });
    const aimed = shots.filter((shot) => shot.target === target);
    const destroyed = worth.ofVolleys(state, [{ unit, shots: aimed }], enemy, 'fight');
    return [candidate({ type: 'fight', unit: id, shots }, label, { destroyed })];
  });
}

/** Nearer to the enemy, onto a marker, or where it stands. */
function consolidating(state: State, unit: UnitState): Candidate[] {
  return consolidations(state, unit.id).map((action) => {
    if (action.type !== 'consolidate' || action.paths.length === 0) return candidate(action, say('reads-remain'), {});
    return action.toward === 'objective'
      ? candidate(action, say('reads-consolidate', { objective: (action.objective ?? 0) + 1 }), { objectives: 2 })
      : candidate(action, say('reads-close-in'), { destroyed: 1 });
  });
}
