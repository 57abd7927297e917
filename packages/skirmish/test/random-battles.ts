// Random setups, and battles between players who choose at random: seeded, so that a failure can be repeated.
import { Random } from '@oddsmith/kernel';
import {
  type Action,
  apply,
  type BattleEvent,
  choiceDice,
  diceFor,
  LAYOUTS,
  markersOf,
  quickStart,
  randomAction,
  type Setup,
  type State,
  start,
} from '@oddsmith/skirmish';

/** Forces of one to four units of both sides of Quick Start, on any board, in any mission. */
export function randomSetup(seed: number): Setup {
  const dice = new Random(seed);
  const upTo = (n: number) => dice.die(n) - 1;
  const pool = quickStart(upTo(2) === 0 ? 'current' : 'notes').forces.flatMap((force) => force.units);
  const force = (name: string) => {
    const units = Array.from({ length: 1 + upTo(4) }, () => pool[upTo(pool.length)]);
    return { name, faction: name, points: units.reduce((sum, unit) => sum + unit.points, 0), units };
  };
  const mission = upTo(3) === 0 ? 'annihilation' : 'take-and-hold';
  const zones = upTo(2) === 0 ? 'long-edges' : 'short-edges';
  const layouts = Object.values(LAYOUTS);
  return {
    ...quickStart(),
    mission,
    zones,
    terrain: upTo(5) === 0 ? [] : layouts[upTo(layouts.length)],
    objectives: markersOf(mission, zones),
    forces: [force('One'), force('Other')],
    players: [
      { kind: 'random', name: 'One' },
      { kind: 'random', name: 'Other' },
    ],
    first: ([0, 1, 'roll'] as const)[upTo(3)],
    deployment: upTo(2) === 0 ? 'auto' : 'manual',
    stratagems: upTo(2) === 0,
  };
}

export interface Step {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly BattleEvent[];
}

/** More than any battle of five rounds takes. */
const MOST_ACTIONS = 3_000;

export function playRandomly(setup: Setup, seed: number, onStep: (step: Step) => void = () => undefined): State {
  let state = start(setup);
  while (state.phase !== 'over') {
    if (state.actions > MOST_ACTIONS) throw new Error(`battle ${seed} does not end: ${state.phase}`);
    const action = randomAction(state, choiceDice(seed, state.actions));
    const applied = apply(state, action, diceFor(seed, state.throws));
    if (!applied.ok) throw new Error(`${seed}: ${applied.problem.code} ${JSON.stringify(action)}`);
    onStep({ before: state, action, after: applied.state, events: applied.events });
    state = applied.state;
  }
  return state;
}
