// Who shoots at whom: all units of a side are assigned together, so that nobody wastes shots on what is dead already.

import { unitShots } from '../battle/attacks/shots.ts';
import { nameOf, unitById, unitsOf } from '../battle/roster.ts';
import type { State, UnitState } from '../battle/state.ts';
import { otherSide } from '../battle/state.ts';
import { type Candidate, candidate } from './candidate.ts';
import { heldWorth } from './markers.ts';
import { volleyAt } from './volleys.ts';
import type { Volley, Worth } from './worth.ts';

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

/** What the markers gain when a unit is gone from them. */
function gainWithout(state: State, target: UnitState): number {
  const side = otherSide(target.side);
  const units = state.units.filter(({ id }) => id !== target.id);
  return heldWorth({ ...state, units }, side) - heldWorth(state, side);
}

/** Points that everything an assignment fires at one target is worth, in sequence: destroyed, and markers freed. */
function worthAt(
  state: State,
  shooters: readonly Shooter[],
  assignment: Assignment,
  id: string | null,
  worth: Worth,
): number {
  const target = id === null ? undefined : unitById(state, id);
  if (target === undefined) return 0;
  const volleys = shooters.flatMap(({ volleys }, index) => {
    const volley = assignment[index] === target.id ? volleys.get(target.id) : undefined;
    return volley === undefined ? [] : [volley];
  });
  const { points, wipes } = worth.outlookOf(state, volleys, target, 'shooting');
  return points + (wipes < LEAST_CHANCE ? 0 : wipes * gainWithout(state, target));
}

/** Below this nobody counts on a unit being gone. */
const LEAST_CHANCE = 0.05;

/** Each takes its best, then one after the other changes while that helps. Only the two targets of a change are weighed again. */
function assign(state: State, shooters: readonly Shooter[], worth: Worth, effort: number): Assignment {
  let assignment: Assignment = shooters.map(() => null);
  const at = (wanted: Assignment, id: string | null) => worthAt(state, shooters, wanted, id, worth);
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
function greedy(state: State, shooters: readonly Shooter[], worth: Worth): Assignment {
  return shooters.map((shooter, index) => {
    let best: string | null = null;
    let most = 0;
    for (const id of shooter.volleys.keys()) {
      const alone = shooters.map((_, at) => (at === index ? id : null));
      const value = worthAt(state, shooters, alone, id, worth);
      if (value > most) [best, most] = [id, value];
    }
    return best;
  });
}

/** The shots of the assignment, the surest first; none when nothing is worth firing at. */
export function shootCandidates(state: State, worth: Worth, effort: number, together: boolean): Candidate[] {
  const shooters = shootersOf(state);
  const assignment = together ? assign(state, shooters, worth, effort) : greedy(state, shooters, worth);
  return shooters.flatMap(({ unit, volleys }, index) => {
    const id = assignment[index];
    const volley = id === null ? undefined : volleys.get(id);
    const target = unitsOf(state, otherSide(state.turn)).find((enemy) => enemy.id === id);
    if (volley === undefined || target === undefined) return [];
    const destroyed = worth.ofVolleys(state, [volley], target, 'shooting');
    const label = `${nameOf(state, unit)} shoots at ${nameOf(state, target)}`;
    return [candidate({ type: 'shoot', unit: unit.id, shots: [...volley.shots] }, label, { destroyed })];
  });
}
