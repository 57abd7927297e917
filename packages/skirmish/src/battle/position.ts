// A moment of a battle by itself, without what led to it: to start from, to send, to put to a program. What comes from outside is
// held against its setup before anything is played from it.
import { unspokenFromZod, z } from '@oddsmith/games';
import { onBoard, overlaps } from '../rules/measure.ts';
import { MOVED } from '../rules/shooting.ts';
import { type Parsed, type Setup, setupSchema } from '../setup/schema.ts';
import { say } from '../words/say.ts';
import { bodiesOf } from './roster.ts';
import { start } from './start.ts';
import { PHASES, ROUNDS, type State, type UnitState } from './state.ts';

export const POSITION_FORMAT = 'oddsmith-position';

const id = z.string().max(20);
const side = z.literal([0, 1]);
const pair = z.tuple([z.int().min(0).max(1000), z.int().min(0).max(1000)]);
const inches = z.number().min(-1).max(61);

const modelSchema = z.strictObject({
  id,
  unit: z.int().min(0).max(200),
  line: z.int().min(0).max(200),
  ...{ x: inches, y: inches, z: z.number().min(0).max(40) },
  facing: z.int().min(0).max(359),
  wounds: z.int().min(1).max(200),
  weapons: z.array(z.int().min(0).max(200)).max(100),
  spent: z.array(z.int().min(0).max(200)).max(100),
});

const flag = z.boolean();
const unitSchema = z.strictObject({
  id,
  side,
  models: z.array(modelSchema).max(200),
  start: z.strictObject({ models: z.int().min(1).max(200), wounds: z.int().min(1).max(40_000) }),
  placed: flag,
  moved: z.enum(MOVED),
  ...{ shot: flag, declared: flag, charged: flag, fought: flag, shocked: flag },
  lossOrder: z.array(id).max(200).nullable(),
});

/** Between two decisions: while a roll waits a position cannot be taken down. */
export const stateSchema = z.strictObject({
  version: z.literal(1),
  round: z.int().min(1).max(ROUNDS),
  turn: side,
  first: side.nullable(),
  phase: z.enum(PHASES),
  actor: side,
  pending: z.null(),
  fightStep: z.enum(['first', 'rest']).nullable(),
  late: z.array(id).max(40).optional(),
  lastFought: side.nullable(),
  cp: pair,
  vp: pair,
  used: z.array(z.string().max(40)).max(20),
  units: z.array(unitSchema).min(2).max(40),
  objectives: z.array(z.strictObject({ x: inches, y: inches, holder: side.nullable() })).max(12),
  throws: z.int().min(0).max(100_000),
  actions: z.int().min(0).max(100_000),
  result: z.null(),
});

export const positionSchema = z.strictObject({
  format: z.literal(POSITION_FORMAT),
  version: z.literal(1),
  setup: setupSchema,
  state: stateSchema,
});

export interface Position {
  readonly format: typeof POSITION_FORMAT;
  readonly version: 1;
  readonly setup: Setup;
  readonly state: Omit<State, 'setup'>;
}

/** Undefined while a roll waits to be used, and when the battle is over. */
export function positionOf(state: State): Position | undefined {
  if (state.pending !== null || state.phase === 'over') return undefined;
  const { setup, late, ...rest } = state;
  return {
    format: POSITION_FORMAT,
    version: 1,
    setup,
    state: late === undefined ? rest : { ...rest, late },
  };
}

/** What does not go together with the setup: a unit or model it does not have, or a place nobody can stand at. */
function faultOf(state: State): string | undefined {
  const begun = start(state.setup);
  if (state.units.length !== begun.units.length) return 'units';
  for (const [index, unit] of state.units.entries()) {
    const path = `units[${index}]`;
    if (!isSameUnit(unit, begun.units[index])) return path;
    if (
      unit.models.some(({ line, unit: of, wounds }) => wounds > state.setup.forces[unit.side].units[of].lines[line].w)
    )
      return path;
    if (bodiesOf(state, unit).some((body) => !onBoard(body))) return path;
  }
  const bodies = state.units.flatMap((unit) => bodiesOf(state, unit));
  if (bodies.some((body, index) => bodies.slice(index + 1).some((other) => overlaps(body, other)))) return 'units';
  const markers = state.objectives.map(({ x, y }) => `${x} ${y}`).join();
  return markers === state.setup.objectives.map(({ x, y }) => `${x} ${y}`).join() ? undefined : 'objectives';
}

/** Every model is one of those the unit began with, with what it carries. */
function isSameUnit(unit: UnitState, begun: UnitState): boolean {
  if (unit.id !== begun.id || unit.side !== begun.side) return false;
  if (unit.start.models !== begun.start.models || unit.start.wounds !== begun.start.wounds) return false;
  const ids = new Set(unit.models.map((model) => model.id));
  if (ids.size < unit.models.length) return false;
  return unit.models.every((model) => {
    const before = begun.models.find((one) => one.id === model.id);
    return (
      before !== undefined &&
      before.unit === model.unit &&
      before.line === model.line &&
      before.weapons.join() === model.weapons.join()
    );
  });
}

/** A side that is still to place units is in deployment; everybody else stands on the board. */
function isComplete(state: State): boolean {
  return state.phase === 'deployment' || state.units.every(({ placed }) => placed);
}

/** The state a checked position describes, or why none. */
export function stateOfPosition(setup: Setup, state: z.output<typeof stateSchema>): Parsed<State> {
  const whole: State = { ...state, setup };
  const alive = ([0, 1] as const).every((one) =>
    whole.units.some((unit) => unit.side === one && unit.models.length > 0),
  );
  const beyond = whole.units.some((unit) =>
    unit.models.some(({ unit: of, line }) => setup.forces[unit.side].units[of]?.lines[line] === undefined),
  );
  const over = whole.phase === 'over' || !alive || !isComplete(whole);
  const fault = over || beyond ? 'state' : faultOf(whole);
  if (fault === undefined) return { ok: true, value: whole };
  return {
    ok: false,
    problem: {
      code: 'skirmish/position-impossible',
      path: fault,
      message: say('position-impossible', { path: fault }),
    },
  };
}

export function parsePosition(value: unknown): Parsed<State> {
  const parsed = positionSchema.safeParse(value);
  if (!parsed.success) return { ok: false, problem: unspokenFromZod('skirmish', parsed.error, value) };
  return stateOfPosition(parsed.data.setup, parsed.data.state);
}
