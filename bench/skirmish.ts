// The skirmish: what a player waits for between two taps, and for the computer's turn.
import {
  apply,
  decide,
  diceFor,
  forecast,
  formation,
  type Level,
  legal,
  newSave,
  options,
  parseSetup,
  play,
  playOut,
  quickStart,
  type Save,
  type Setup,
  type State,
  start,
  usualEffort,
} from '@oddsmith/skirmish';
import type { Benchmark } from './benchmark.ts';

const random = { kind: 'random', name: 'Random' } as const;
const computer = { kind: 'computer', name: 'Computer', level: 'normal' } as const;

/** 100 models a side: as many squads of each force as that takes, deployed on both sides. */
function largeSetup(): Setup {
  const { forces, ...rest } = quickStart();
  const [marines, necrons] = forces;
  const parsed = parseSetup({
    ...rest,
    size: 2000,
    first: 0,
    forces: [
      { ...marines, units: Array.from({ length: 20 }, () => marines.units[0]) },
      { ...necrons, units: Array.from({ length: 10 }, () => necrons.units[0]) },
    ],
  });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

/** 2,000 points a side: squads, heavy infantry and vehicles. */
function armySetup(): Setup {
  const { forces, ...rest } = quickStart();
  const times = (force: Setup['forces'][number], copies: readonly number[]) => ({
    ...force,
    units: force.units.flatMap((unit, index) => Array.from({ length: copies[index] }, () => unit)),
  });
  const parsed = parseSetup({
    ...rest,
    size: 2000,
    first: 0,
    forces: [times(forces[0], [5, 3, 4, 5]), times(forces[1], [4, 4, 5, 5])],
    players: [computer, computer],
  });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

/** States of their own for every run: what a state has been asked before is remembered with it. */
function fresh(state: State): State {
  return { ...state, units: state.units.map((unit) => ({ ...unit, models: [...unit.models] })) };
}

function inMovement(setup: Setup): State {
  const begun = apply(start({ ...setup, first: 0 }), { type: 'command' }, diceFor(1, 0));
  if (!begun.ok) throw new Error(begun.problem.code);
  return begun.state;
}

function inPhase(state: State, phase: 'shooting' | 'charge'): State {
  return { ...state, phase, units: state.units.map((unit) => ({ ...unit, moved: 'stationary' })) };
}

/** With one unit set down seven inches before another: a charge that may be declared. */
function closeBy(state: State, unitId: string, targetId: string): State {
  const [{ models: own }, { models: theirs }] = [unitId, targetId].map(
    (id) => state.units.find((unit) => unit.id === id) as State['units'][number],
  );
  const right = theirs[0].x - own[0].x;
  const down = theirs[0].y + 7 * Math.sign(own[0].y - theirs[0].y) - own[0].y;
  const moved = own.map((model) => ({ ...model, x: model.x + right, y: model.y + down }));
  return { ...state, units: state.units.map((unit) => (unit.id === unitId ? { ...unit, models: moved } : unit)) };
}

const large = inMovement(largeSetup());
const [mover] = large.units;
const walk = formation(large, mover.id, [mover.models[0].x, mover.models[0].y + 4]);
if (!Array.isArray(walk)) throw new Error(walk.code);

/** A whole turn of the side that begins: every decision and everything it brings. */
function turn(begun: State, level: Level): State {
  const effort = usualEffort(begun.setup);
  let state = fresh(begun);
  while (state.turn === begun.turn && state.phase !== 'over') {
    const { action } = decide(state, state.actor, { level, effort, seed: 1 });
    const applied = apply(state, action, diceFor(1, state.throws));
    if (!applied.ok) throw new Error(applied.problem.code);
    state = applied.state;
  }
  return state;
}

function finished(): Save {
  const setup: Setup = { ...quickStart(), players: [random, random] };
  const ended = playOut(newSave(setup, 5), start(setup), usualEffort(setup));
  if ('code' in ended) throw new Error(ended.code);
  return ended.save;
}

const battle = finished();
const quick = inMovement({ ...quickStart(), players: [computer, computer] });
const army = inMovement(armySetup());
/** The first two units of which one may charge the other once they stand so close: where units are deployed decides which. */
function chargers(): { readonly charging: State; readonly unit: string; readonly target: string } {
  for (const { id: unit } of quick.units.filter(({ side }) => side === 0))
    for (const { id: target } of quick.units.filter(({ side }) => side === 1)) {
      const charging = inPhase(closeBy(quick, unit, target), 'charge');
      if (forecast(charging, [unit], target) !== null) return { charging, unit, target };
    }
  throw new Error('no charge may be declared');
}

const { charging, unit: charger, target: charged } = chargers();

export const benchmarks: readonly Benchmark[] = [
  { name: 'legal, 200 models, Movement', targetMs: 10, run: () => legal(fresh(large)) },
  { name: 'legal, 200 models, Charge', targetMs: 10, run: () => legal(fresh(inPhase(large, 'charge'))) },
  {
    name: 'options of a unit, 200 models',
    targetMs: 20,
    run: () => options(fresh(inPhase(large, 'shooting')), mover.id),
  },
  {
    name: 'apply of a move, 200 models',
    targetMs: 5,
    run: () => apply(fresh(large), { type: 'move', unit: mover.id, kind: 'normal', paths: walk }, diceFor(1, 0)),
  },
  {
    name: 'formation under the mouse, 200 models',
    targetMs: 16,
    run: () => formation(fresh(large), mover.id, [20, 14]),
  },
  {
    name: 'odds on hover, 200 models',
    targetMs: 30,
    run: () => forecast(fresh(inPhase(large, 'shooting')), [mover.id], 'b1'),
  },
  {
    name: 'odds on hover of a charge, Quick Start',
    targetMs: 30,
    run: () => forecast(fresh(charging), [charger], charged),
  },
  { name: 'replay of a whole battle', targetMs: 1000, run: () => play(battle) },
  { name: 'computer turn, Quick Start', targetMs: 2000, run: () => turn(quick, 'normal') },
  { name: 'computer turn, Quick Start, hard', targetMs: 2000, run: () => turn(quick, 'hard') },
  { name: 'computer turn, 2,000 points a side', targetMs: 5000, run: () => turn(army, 'normal') },
  { name: 'computer turn, 2,000 points a side, hard', targetMs: 5000, run: () => turn(army, 'hard') },
];
