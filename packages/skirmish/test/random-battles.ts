// Random setups, and battles between players who choose at random or think: seeded, so that a failure can be repeated.
import { Random } from '@oddsmith/kernel';
import {
  type Action,
  apply,
  type BattleEvent,
  choiceDice,
  choiceSeed,
  decide,
  diceFor,
  LAYOUTS,
  markersOf,
  quickStart,
  randomAction,
  type Setup,
  type State,
  start,
} from '@oddsmith/skirmish';

type Unit = Setup['forces'][number]['units'][number];

/** A character who leads the first unit. */
function captainOf(squad: Unit): Unit {
  return {
    ...squad,
    name: 'Captain',
    points: 60,
    keywords: [...squad.keywords, 'Character'],
    lines: [{ ...squad.lines[0], name: 'Captain', count: 1, w: 5, invuln: 4 }],
    weapons: squad.weapons.map((weapon) => ({ ...weapon, count: 1 })),
    attachedTo: 0,
  };
}

/** Forces of one to four units of both sides of Quick Start, some of them led, on any board, in any mission. */
export function randomSetup(seed: number): Setup {
  const dice = new Random(seed);
  const upTo = (n: number) => dice.die(n) - 1;
  const pool = quickStart(upTo(2) === 0 ? 'current' : 'notes').forces.flatMap((force) => force.units);
  const force = (name: string) => {
    const squads = Array.from({ length: 1 + upTo(4) }, () => pool[upTo(pool.length)]);
    const units = upTo(3) === 0 ? [...squads, captainOf(squads[0])] : squads;
    return { name, faction: name, points: units.reduce((sum, unit) => sum + unit.points, 0), units };
  };
  const player = (name: string): Setup['players'][number] =>
    upTo(8) === 0 ? { kind: 'computer', name, level: LEVELS[upTo(LEVELS.length)] } : { kind: 'random', name };
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
    players: [player('One'), player('Other')],
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

const LEVELS = ['easy', 'normal', 'hard'] as const;
/** Little: these battles try what may happen, not who wins. */
const EFFORT = 20;

function chosen(state: State, seed: number): Action {
  const player = state.setup.players[state.actor];
  if (player.kind !== 'computer') return randomAction(state, choiceDice(seed, state.actions));
  const { level } = player;
  return decide(state, state.actor, { level, effort: EFFORT, seed: choiceSeed(seed, state.actions) }).action;
}

/** More than any battle of five rounds takes. */
const MOST_ACTIONS = 3_000;

export function playRandomly(setup: Setup, seed: number, onStep: (step: Step) => void = () => undefined): State {
  let state = start(setup);
  while (state.phase !== 'over') {
    if (state.actions > MOST_ACTIONS) throw new Error(`battle ${seed} does not end: ${state.phase}`);
    const action = chosen(state, seed);
    const applied = apply(state, action, diceFor(seed, state.throws));
    if (!applied.ok) throw new Error(`${seed}: ${applied.problem.code} ${JSON.stringify(action)}`);
    onStep({ before: state, action, after: applied.state, events: applied.events });
    state = applied.state;
  }
  return state;
}
