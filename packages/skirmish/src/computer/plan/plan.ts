// A turn planned as a whole: places for every unit that may still move, chosen together and judged through the enemy's reply.
import type { Action, ActionOf } from '../../battle/action.ts';
import { applyParsed, throwsDice } from '../../battle/apply/index.ts';
import { isUnitEngaged } from '../../battle/flow.ts';
import { mayReroll } from '../../battle/moves/charging.ts';
import { formation } from '../../battle/moves/formation.ts';
import { bodiesOf, enemiesOf, lineOf, nameOf, speedsOf, topSpeed, unitById, unitsOf } from '../../battle/roster.ts';
import type { State, UnitState } from '../../battle/state.ts';
import { isInRange } from '../../rules/objectives.ts';
import { say } from '../../words/say.ts';
import { type Candidate, ranked } from '../candidate.ts';
import { type Breadth, goals } from '../goals.ts';
import { distanceTo, errandsOf, IN_RANGE } from '../markers.ts';
import { NO_DICE, unwatched } from '../moves.ts';
import { pointsLeft, WORTH_A_COMMAND_POINT, type Worth } from '../worth.ts';
import { firing, Lookouts } from './lookouts.ts';
import { type Enemy, type Field, type Verdict, verdictOf } from './reply.ts';
import { stakesOf } from './stakes.ts';
import { type Ground, type Stand, standOf } from './stand.ts';

/** Effort at which a turn is planned as widely as a level says: more or less of it changes how many units and places are looked at. */
const USUAL_EFFORT = 500;
const LEAST_SCALE = 0.2;
const MOST_SCALE = 3;
const FEWEST = { units: 2, places: 6 };

function scaled(how: PlanThinking, effort: number): PlanThinking {
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, effort / USUAL_EFFORT));
  return {
    ...how,
    units: Math.max(FEWEST.units, Math.round(how.units * scale)),
    places: Math.max(FEWEST.places, Math.round(how.places * scale)),
  };
}

/** How widely a turn is planned. */
export interface PlanThinking {
  readonly breadth: Breadth;
  /** Units planned together; the others are taken to stay. */
  readonly units: number;
  /** Places of a unit, at most. */
  readonly places: number;
  /** Whether pairs of units change places together. */
  readonly pairs: boolean;
}

/** What an Advance is reckoned with before it is rolled. */
const USUAL_ADVANCE = 3;

function enemyOf(state: State, unit: UnitState): Enemy {
  const bodies = bodiesOf(state, unit);
  const each = unit.models.map((model) => (unit.shocked ? 0 : lineOf(state.setup, unit.side, model).oc));
  const whole = each.reduce((sum, oc) => sum + oc, 0);
  const locked = isUnitEngaged(state, unit);
  const speed = topSpeed(state, unit);
  return {
    points: pointsLeft(state, unit),
    fires: firing(state, unit),
    oc: state.objectives.map((marker) =>
      bodies.reduce((sum, body, index) => (isInRange(marker, body) ? sum + each[index] : sum), 0),
    ),
    brings: state.objectives.map((marker) => {
      if (locked) return 0;
      const left = distanceTo(state, unit, marker) - IN_RANGE - speed;
      return left <= 0 ? whole : left <= USUAL_ADVANCE ? whole / 2 : 0;
    }),
  };
}

/** Where the enemy might want to walk: our units and the markers. */
function wantedBy(state: State, side: 0 | 1): [number, number][] {
  const units = unitsOf(state, side).map((unit): [number, number] => [unit.models[0].x, unit.models[0].y]);
  return [...state.objectives.map(({ x, y }): [number, number] => [x, y]), ...units];
}

function afterMove(state: State, unit: UnitState, action: Action): { after: State; moved: UnitState } | undefined {
  const quiet = unwatched(state);
  if (throwsDice(quiet, action)) return undefined;
  const applied = applyParsed(quiet, action, NO_DICE);
  if (!applied.ok) return undefined;
  const after = { ...applied.state, pending: null };
  const moved = unitById(after, unit.id);
  return moved === undefined ? undefined : { after, moved };
}

/** Everything a unit may do in its Movement phase, as stands; the first is to stay. */
function standsOf(ground: Ground, unit: UnitState, { breadth, places }: PlanThinking): Stand[] {
  const pending = ground.state.pending?.kind === 'advance' && ground.state.pending.unit === unit.id;
  // While one unit has rolled for its Advance, the others are asked what they would do next.
  const state: State = pending ? ground.state : { ...ground.state, pending: null };
  const waiting = state.pending?.kind === 'advance' && state.pending.unit === unit.id ? state.pending : null;
  const locked = isUnitEngaged(state, unit);
  const kind = waiting !== null ? 'advance' : locked ? 'fall-back' : 'normal';
  const found: Stand[] = [];
  const seen = new Set<string>();
  const add = (from: State, action: Action, done: Action, label: Candidate['label']) => {
    const moved = afterMove(from, unit, action);
    if (moved === undefined) return;
    const [first] = moved.moved.models;
    const place = `${done.type} ${Math.round(first.x * 2)} ${Math.round(first.y * 2)}`;
    if (seen.has(place)) return;
    seen.add(place);
    found.push(standOf(ground, moved.after, moved.moved, done, label));
  };
  const stays: ActionOf<'move'> = {
    type: 'move',
    unit: unit.id,
    kind: waiting === null ? 'stationary' : 'advance',
    paths: [],
  };
  add(state, stays, stays, say('reads-stay', { unit: nameOf(state, unit) }));
  const speed = Math.min(...speedsOf(state, unit)) + (waiting?.roll ?? 0);
  if (speed <= 0) return found;
  for (const { to, label } of goals(state, unit, speed, breadth)) {
    if (found.length >= places) break;
    const paths = formation(state, unit.id, to);
    if (!Array.isArray(paths) || paths.length === 0) continue;
    const action: Action = { type: 'move', unit: unit.id, kind, paths };
    add(state, action, action, label);
  }
  if (kind !== 'normal') return found;
  const advancing: State = {
    ...state,
    pending: { kind: 'advance', unit: unit.id, roll: USUAL_ADVANCE, rerolled: true },
  };
  const advance: Action = { type: 'advance', unit: unit.id };
  const further = goals(advancing, unit, speed + USUAL_ADVANCE, 'few').slice(0, state.objectives.length);
  for (const { to } of further) {
    const paths = formation(advancing, unit.id, to);
    if (!Array.isArray(paths) || paths.length === 0) continue;
    const action: Action = { type: 'move', unit: unit.id, kind: 'advance', paths };
    add(advancing, action, advance, say('reads-advance', { unit: nameOf(state, unit) }));
  }
  return found;
}

/** A unit as it stands, that has moved already or is left out of the plan. */
function standing(ground: Ground, unit: UnitState): Stand {
  return standOf(ground, ground.state, unit, null, say('reads-stay', { unit: nameOf(ground.state, unit) }));
}

/** Two places of different units that cannot be had together. */
function collide(one: Stand, other: Stand): boolean {
  if (one.action === null && other.action === null) return false;
  return one.unit.models.some((a) =>
    other.unit.models.some((b) => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < 1),
  );
}

interface Search {
  readonly choices: readonly (readonly Stand[])[];
  readonly fixed: readonly Stand[];
  readonly field: Field;
}

const ROUNDS_OF_CHANGE = 4;

class Planner {
  private readonly search: Search;
  picked: number[];

  constructor(search: Search) {
    this.search = search;
    this.picked = search.choices.map(() => 0);
  }

  verdict(picked: readonly number[]): Verdict {
    const { choices, fixed, field } = this.search;
    const plan = choices.map((stands, index) => stands[picked[index]]);
    const verdict = verdictOf([...plan, ...fixed], field);
    for (let one = 0; one < plan.length; one++)
      for (let other = one + 1; other < plan.length; other++)
        if (collide(plan[one], plan[other])) return { ...verdict, value: verdict.value - COLLISION };
    return verdict;
  }

  /** One unit after the other takes its best place, until nothing gets better. */
  improve(kept: number | null = null): number {
    let best = this.verdict(this.picked).value;
    for (let round = 0; round < ROUNDS_OF_CHANGE; round++) {
      const before = best;
      this.search.choices.forEach((stands, unit) => {
        if (unit === kept) return;
        stands.forEach((_, place) => {
          const changed = this.picked.with(unit, place);
          const { value } = this.verdict(changed);
          if (value > best + 1e-9) {
            best = value;
            this.picked = changed;
          }
        });
      });
      if (best - before < 1e-6) break;
    }
    return best;
  }

  /** Two units change together. */
  improvePairs(): number {
    let best = this.verdict(this.picked).value;
    const { choices } = this.search;
    for (let one = 0; one < choices.length; one++)
      for (let other = one + 1; other < choices.length; other++)
        for (let a = 0; a < choices[one].length; a++)
          for (let b = 0; b < choices[other].length; b++) {
            const changed = this.picked.with(one, a).with(other, b);
            const { value } = this.verdict(changed);
            if (value > best + 1e-9) {
              best = value;
              this.picked = changed;
            }
          }
    return best;
  }
}

const COLLISION = 1000;

/** What the next unit should do, as part of the best plan for all of them; the best first. */
export function plannedMoves(
  state: State,
  next: UnitState,
  { worth, effort }: { readonly worth: Worth; readonly effort: number },
  wanted: PlanThinking,
): Candidate[] {
  const how = scaled(wanted, effort);
  const found = bestPlan(state, next, worth, how);
  const { pending } = state;
  if (pending?.kind !== 'advance' || pending.roll >= USUAL_ADVANCE || !mayReroll(state, pending.unit)) return found;
  // What the usual roll would lead to, less the Command point.
  const usual = { ...state, pending: { ...pending, roll: USUAL_ADVANCE } };
  const [hoped] = bestPlan(usual, next, worth, how);
  if (hoped === undefined) return found;
  const again = { ...hoped, action: { type: 'reroll' } as const, label: say('reads-reroll') };
  return ranked([...found, { ...again, score: hoped.score - WORTH_A_COMMAND_POINT }]);
}

function bestPlan(state: State, next: UnitState, worth: Worth, how: PlanThinking): Candidate[] {
  const { side } = next;
  const enemies = enemiesOf(state, next);
  const lookouts = new Lookouts(state, side, wantedBy(state, side));
  const errands = errandsOf(state, side);
  const groundOf = (unit: UnitState): Ground => ({ state, worth, lookouts, enemies, goal: errands.get(unit) });
  const open = unitsOf(state, side).filter((unit) => unit.moved === 'no' && unit.id !== next.id);
  const together = [next, ...open].slice(0, how.units);
  const others = unitsOf(state, side).filter((unit) => !together.includes(unit));
  const choices = together.map((unit) => {
    const found = standsOf(groundOf(unit), unit, how);
    return found.length > 0 ? found : [standing(groundOf(unit), unit)];
  });
  const field: Field = {
    enemies: enemies.map((enemy) => enemyOf(state, enemy)),
    markers: state.objectives.length,
    stakes: stakesOf(state, side),
  };
  const fixed = others.map((unit) => standing(groundOf(unit), unit));
  const planner = new Planner({ choices, fixed, field });
  const still = planner.verdict(planner.picked).value;
  planner.improve();
  if (how.pairs) {
    planner.improvePairs();
    planner.improve();
  }
  const { picked } = planner;
  const found = choices[0].flatMap(({ action, label }, place): Candidate[] => {
    if (action === null) return [];
    const { value, destroyed, risked, objectives } = planner.verdict(picked.with(0, place));
    return [{ action, label, parts: { destroyed, risked, objectives }, score: value - still }];
  });
  return ranked(found);
}
