// Where a unit might go (S93), before anybody asks what that is worth.
import type { Message } from '@oddsmith/words';
import { weaponsOf } from '../battle/attacks/shots.ts';
import { bodiesOf, enemiesOf, nameOf } from '../battle/roster.ts';
import type { State, UnitState } from '../battle/state.ts';
import { circleAround } from '../geometry/polygon.ts';
import { distance, type Point } from '../geometry/segment.ts';
import { cosine, sine } from '../geometry/sine.ts';
import { CHARGE_RANGE } from '../rules/charge.ts';
import { rangeOfUnits } from '../rules/measure.ts';
import { rounded } from '../setup/auto-deploy.ts';
import { say } from '../words/say.ts';

/** `few`: objectives and enemies; `usual`: ranges and cover too; `many`: around markers, ways around and out of reach as well. */
export type Breadth = 'few' | 'usual' | 'many';

interface Goal {
  readonly to: Point;
  readonly label: Message;
}

function stepTowards(from: Point, to: Point, inches: number): Point {
  const far = distance(from, to);
  if (far === 0) return from;
  const share = Math.min(1, inches / far);
  return [rounded(from[0] + share * (to[0] - from[0])), rounded(from[1] + share * (to[1] - from[1]))];
}

/** How far inside a range a unit stops that wants to use it, and how far outside one that it shuns. */
const MARGIN = 0.2;

/** Ranges that matter to a unit: of its guns, half of them, and of a charge. */
function rangesOf(state: State, unit: UnitState): readonly number[] {
  const ranges = weaponsOf(state, unit).flatMap(({ profile: { kind, range } }) =>
    kind === 'ranged' && typeof range === 'number' ? [range, range / 2] : [],
  );
  return [...new Set([...ranges, CHARGE_RANGE])];
}

/** Enemies, the nearest first: where work is cut short the far ones are left out. */
function nearestEnemies(state: State, unit: UnitState): readonly UnitState[] {
  const own = bodiesOf(state, unit);
  return enemiesOf(state, unit)
    .map((enemy) => ({ enemy, far: rangeOfUnits(own, bodiesOf(state, enemy)) }))
    .sort((one, other) => one.far - other.far)
    .map(({ enemy }) => enemy);
}

/** S93: towards every objective, towards and away from every enemy, to cover, and just inside and outside ranges that matter. */
export function goals(state: State, unit: UnitState, inches: number, breadth: Breadth): Goal[] {
  const [first] = bodiesOf(state, unit);
  const from: Point = [first.x, first.y];
  const own = nameOf(state, unit);
  const found: Goal[] = state.objectives.map(({ x, y }, index) => ({
    to: stepTowards(from, [x, y], inches),
    label: say('reads-towards-objective', { unit: own, objective: index + 1 }),
  }));
  if (breadth === 'many') found.push(...goalsAround(state, own, from, inches));
  for (const enemy of nearestEnemies(state, unit)) found.push(...goalsAbout(state, unit, enemy, inches, breadth));
  return breadth === 'few' ? found : [...found, ...coverGoals(state, own, from, inches)];
}

/** From the middle of a marker to places around it, all in range of it. */
const AROUND = 3;

/** Around markers within reach: the same marker held out of sight, or with something in sight. */
function goalsAround({ objectives }: State, own: string, from: Point, inches: number): Goal[] {
  return objectives.flatMap(({ x, y }, index) =>
    distance(from, [x, y]) >= inches + AROUND + 1
      ? []
      : [0, 60, 120, 180, 240, 300].map((turn) => ({
          to: stepTowards(from, [rounded(x + AROUND * cosine(turn)), rounded(y + AROUND * sine(turn))], inches),
          label: say('reads-around-objective', { unit: own, objective: index + 1 }),
        })),
  );
}

function goalsAbout(state: State, unit: UnitState, enemy: UnitState, inches: number, breadth: Breadth): Goal[] {
  const [first] = bodiesOf(state, unit);
  const [body] = bodiesOf(state, enemy);
  const from: Point = [first.x, first.y];
  const to: Point = [body.x, body.y];
  const away: Point = [2 * from[0] - body.x, 2 * from[1] - body.y];
  const own = nameOf(state, unit);
  const target = nameOf(state, enemy);
  const found: Goal[] = [1, 0.5].map((share) => ({
    to: stepTowards(from, to, inches * share),
    label: say('reads-towards', { unit: own, target }),
  }));
  found.push({ to: stepTowards(from, away, inches), label: say('reads-away', { unit: own, target }) });
  if (breadth === 'few') return found;
  const far = rangeOfUnits(bodiesOf(state, unit), bodiesOf(state, enemy));
  for (const range of rangesOf(state, unit)) {
    const step = far - range + MARGIN;
    if (step > 0 && step < inches)
      found.push({ to: stepTowards(from, to, step), label: say('reads-within', { unit: own, target, range }) });
  }
  if (breadth === 'usual') return found;
  for (const range of rangesOf(state, enemy)) {
    const step = range + MARGIN - far;
    if (step > 0 && step < inches)
      found.push({ to: stepTowards(from, away, step), label: say('reads-beyond', { unit: own, target, range }) });
  }
  for (const turn of [45, 315]) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const aside: Point = [from[0] + dx * cosine(turn) - dy * sine(turn), from[1] + dx * sine(turn) + dy * cosine(turn)];
    found.push({ to: stepTowards(from, aside, inches), label: say('reads-around', { unit: own, target }) });
  }
  return found;
}

/** The middles of ruins and woods within reach. */
function coverGoals(state: State, own: string, from: Point, inches: number): Goal[] {
  return state.setup.terrain.flatMap(({ kind, footprint }) => {
    const { centre, radius } = circleAround(footprint);
    const near = distance(from, centre) <= inches + radius;
    return near && (kind === 'ruin' || kind === 'woods')
      ? [{ to: stepTowards(from, centre, inches), label: say('reads-cover', { unit: own, kind }) }]
      : [];
  });
}
