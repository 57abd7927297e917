// Scenes for tests of single statements: models from a few numbers, and a Quick Start battle with its units put where they are wanted.
import { Scripted } from '@oddsmith/kernel';
import {
  type Action,
  answerCheck,
  apply,
  type BattleEvent,
  quickStart,
  type Setup,
  type State,
  start,
} from '@oddsmith/skirmish';

/** Half of a 25.4 mm base is half an inch: easy to reckon with. */
export const INCH = { round: 25.4 };

export function at(x: number, y: number, more: object = {}): object {
  return { x, y, base: INCH, height: 1.5, ...more };
}

/** The answer of `skirmish check`. */
export function ask(check: string, input: object): unknown {
  const reply = answerCheck(check, input);
  return 'result' in reply ? reply.result : reply;
}

interface MoveScene {
  readonly kind?: string;
  readonly allowance?: number;
  readonly unit?: object;
  readonly paths: readonly object[];
  readonly friends?: readonly object[];
  readonly enemies?: readonly object[];
  readonly terrain?: readonly object[];
  readonly targets?: readonly string[];
  readonly toward?: string;
  readonly objective?: object;
}

/** One infantry model at 10, 10 unless told otherwise. */
export function move(scene: MoveScene): unknown {
  return ask('move', {
    kind: 'normal',
    allowance: 6,
    unit: { keywords: ['Infantry'], models: [at(10, 10)] },
    friends: [],
    enemies: [],
    terrain: [],
    ...scene,
  });
}

export function box(kind: string, x0: number, y0: number, x1: number, y1: number, height: number, more: object = {}) {
  const footprint = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return { id: `${kind} ${x0} ${y0}`, kind, footprint, height, walls: [], floors: [], ...more };
}

/** Quick Start without terrain, in a phase of side 0, with some units in rows from a point. */
export function stage(
  phase: State['phase'],
  places: { readonly [unit: string]: readonly [x: number, y: number] } = {},
  change: Partial<Setup> = {},
): State {
  const state = start({ ...quickStart(), placing: 'line', terrain: [], first: 0, ...change });
  return {
    ...state,
    phase,
    turn: 0,
    first: 0,
    actor: 0,
    units: state.units.map((unit) => {
      const place = places[unit.id];
      if (place === undefined) return unit;
      return { ...unit, models: unit.models.map((model, n) => ({ ...model, x: place[0] + 1.4 * n, y: place[1] })) };
    }),
  };
}

export function withUnit(state: State, id: string, change: Partial<State['units'][number]>): State {
  return { ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) };
}

export interface Done {
  readonly state: State;
  readonly events: readonly BattleEvent[];
}

/** Carries out what must be legal, with these dice and no others. */
export function done(state: State, action: Action, faces: readonly number[] = []): Done {
  const dice = new Scripted(faces);
  const applied = apply(state, action, dice);
  if (!applied.ok) throw new Error(`${applied.problem.code} ${JSON.stringify(action)}`);
  dice.assertExhausted();
  return applied;
}
