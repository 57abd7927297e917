// Who shoots at whom: all units of a side are assigned together, so that nobody wastes shots on what is dead already.

import type { Shot } from '../battle/action.ts';
import type { Volley } from '../battle/attacks/attack-request.ts';
import { lossSequence } from '../battle/attacks/casualties.ts';
import { unitShots } from '../battle/attacks/shots.ts';
import { nameOf, unitById, unitsOf } from '../battle/roster.ts';
import type { State, UnitState } from '../battle/state.ts';
import { otherSide } from '../battle/state.ts';
import { say } from '../words/say.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { Judgement } from './judgement.ts';
import { heldWorth } from './markers.ts';
import type { MoveThinking } from './moves.ts';
import { stakesOf } from './plan/stakes.ts';
import { volleyAt } from './volleys.ts';
import type { Effect } from './worth.ts';

interface Shooter {
  readonly unit: UnitState;
  /** What it would fire at each target it can reach. */
  readonly volleys: ReadonlyMap<string, Volley>;
}

function shootersOf(state: State): Shooter[] {
  return unitsOf(state, state.turn)
    .filter((unit) => !unit.shot)
    .map((unit) => {
      const shots = unitShots(state, unit);
      const ids = [...new Set(shots.map((shot) => shot.target))];
      return { unit, volleys: new Map(ids.map((id) => [id, { unit, shots: volleyAt(state, unit, shots, id) }])) };
    })
    .filter(({ volleys }) => volleys.size > 0);
}

type Assignment = readonly (string | null)[];

/** What is fired in a phase, and how that is judged. */
interface Fire extends MoveThinking {
  readonly state: State;
  readonly shooters: readonly Shooter[];
  /** For each target, what the markers gain by the number of models it loses. */
  readonly gains: Map<UnitState, readonly number[]>;
}

/** What the markers gain when models of a unit are gone from them. */
function gainWithout(
  state: State,
  target: UnitState,
  gone: readonly string[],
  { contested, plans }: Judgement,
): number {
  const side = otherSide(target.side);
  const left = { ...target, models: target.models.filter(({ id }) => !gone.includes(id)) };
  const units = state.units.map((unit) => (unit === target ? left : unit));
  const prospect = { contested, stakes: plans === null ? undefined : stakesOf(state, side) };
  return heldWorth({ ...state, units }, side, prospect) - heldWorth(state, side, prospect);
}

/** Below this nobody counts on a unit being gone. */
const LEAST_CHANCE = 0.05;

/** What the markers are expected to gain by what is fired at a unit. */
function markersFreed({ state, gains, judgement }: Fire, target: UnitState, { wipes, slain }: Effect): number {
  const order = lossSequence(state, target);
  if (!judgement.everyModel) return wipes < LEAST_CHANCE ? 0 : wipes * gainWithout(state, target, order, judgement);
  const known = gains.get(target);
  const found = known ?? [
    0,
    ...order.map((_, last) => gainWithout(state, target, order.slice(0, last + 1), judgement)),
  ];
  gains.set(target, found);
  return slain.probabilities.reduce((sum, chance, index) => sum + chance * found[slain.min + index], 0);
}

/** Points that everything an assignment fires at one target is worth, in sequence: destroyed, and markers freed. */
function worthAt(fire: Fire, assignment: Assignment, id: string | null): number {
  const { state, shooters, worth } = fire;
  const target = id === null ? undefined : unitById(state, id);
  if (target === undefined) return 0;
  const volleys = shooters.flatMap(({ volleys }, index) => {
    const volley = assignment[index] === target.id ? volleys.get(target.id) : undefined;
    return volley === undefined ? [] : [volley];
  });
  const { points, effect } = worth.outlookOf(state, volleys, target, 'shooting');
  return effect === null ? points : points + markersFreed(fire, target, effect);
}

/** What the whole phase is worth as assigned. */
function worthOfAll(fire: Fire, assignment: Assignment): number {
  const ids = new Set(assignment.filter((id) => id !== null));
  return [...ids].reduce((sum, id) => sum + worthAt(fire, assignment, id), 0);
}

/** What the shooting of this phase is worth where everybody may choose, and where one unit fires these shots instead. */
export function worthOfFire(
  state: State,
  thinking: MoveThinking,
  instead?: { readonly unit: UnitState; readonly shots: readonly Shot[] },
): number {
  const shooters = shootersOf(state).map((shooter) => {
    if (shooter.unit.id !== instead?.unit.id) return shooter;
    const [first] = instead.shots;
    return { unit: shooter.unit, volleys: new Map(first === undefined ? [] : [[first.target, instead]]) };
  });
  const fire: Fire = { ...thinking, state, shooters, gains: new Map() };
  return worthOfAll(fire, assign(fire));
}

/** Each takes its best, then one after the other changes while that helps. Only the two targets of a change are weighed again. */
function assign(fire: Fire): Assignment {
  const { shooters, worth, effort } = fire;
  let assignment: Assignment = shooters.map(() => null);
  const at = (wanted: Assignment, id: string | null) => worthAt(fire, wanted, id);
  for (let improved = true; improved && worth.spent <= effort; ) {
    improved = false;
    for (const [index, { volleys }] of shooters.entries()) {
      for (const id of volleys.keys()) {
        const from = assignment[index];
        if (id === from) continue;
        const changed = assignment.with(index, id);
        const gained = at(changed, id) - at(assignment, id);
        const given = at(assignment, from) - at(changed, from);
        if (gained - given <= 1e-9) continue;
        assignment = changed;
        improved = true;
      }
    }
  }
  return assignment;
}

/** S95, easy: each at what it alone expects most of, whatever the others do. */
function greedy(fire: Fire): Assignment {
  const { shooters } = fire;
  return shooters.map((shooter, index) => {
    let best: string | null = null;
    let most = 0;
    for (const id of shooter.volleys.keys()) {
      const alone = shooters.map((_, at) => (at === index ? id : null));
      const value = worthAt(fire, alone, id);
      if (value > most) [best, most] = [id, value];
    }
    return best;
  });
}

/** The shots of the assignment, the surest first; none when nothing is worth firing at. */
export function shootCandidates(state: State, thinking: MoveThinking): Candidate[] {
  const shooters = shootersOf(state);
  const fire: Fire = { ...thinking, state, shooters, gains: new Map() };
  const assignment = thinking.judgement.ahead ? assign(fire) : greedy(fire);
  return shooters.flatMap(({ unit, volleys }, index) => {
    const id = assignment[index];
    const volley = id === null ? undefined : volleys.get(id);
    const target = unitsOf(state, otherSide(state.turn)).find((enemy) => enemy.id === id);
    if (volley === undefined || target === undefined) return [];
    const destroyed = thinking.worth.ofVolleys(state, [volley], target, 'shooting');
    const label = say('reads-shoot', { unit: nameOf(state, unit), target: nameOf(state, target) });
    return [candidate({ type: 'shoot', unit: unit.id, shots: [...volley.shots] }, label, { destroyed })];
  });
}
