// A unit's paths as the rules of moving want them, and what is left when they are walked.

import { type Judgement, judgeMove, type MoveKind } from '../../rules/move.ts';
import type { Marker } from '../../rules/objectives.ts';
import type { Refused } from '../../words/say.ts';
import type { Path } from '../action.ts';
import type { Draft } from '../draft.ts';
import { problemOf } from '../reasons.ts';
import { asOtherUnit, bodiesOf, enemiesOf, lineOf, unitsOf } from '../roster.ts';
import type { ModelState, State, UnitState } from '../state.ts';

export interface MoveOrder {
  readonly kind: MoveKind;
  readonly unit: UnitState;
  readonly paths: readonly Path[];
  /** Inches every model may move; left out, its own Movement. */
  readonly allowance?: number;
  /** Added to its own Movement: the Advance roll. */
  readonly bonus?: number;
  readonly targets?: readonly string[];
  readonly marker?: Marker | null;
}

interface Judged {
  readonly state: State;
  readonly order: MoveOrder;
  readonly judgement: Judgement | Refused;
}

/** An action is checked, asked for its dice and carried out: its paths are judged once for all three. */
const judgedPaths = new WeakMap<readonly Path[], Judged>();

/** The judgement of the rules, or a problem with the paths themselves. */
export function judgeOrder(state: State, order: MoveOrder): Judgement | Refused {
  const before = judgedPaths.get(order.paths);
  if (before !== undefined && isSameBoard(before.state, state) && isSameOrder(before.order, order))
    return before.judgement;
  const judgement = judge(state, order);
  judgedPaths.set(order.paths, { state, order, judgement });
  return judgement;
}

/** Everything a judgement looks at beside the order. */
function isSameBoard(one: State, other: State): boolean {
  return one.units === other.units && one.setup === other.setup && one.objectives === other.objectives;
}

function isSameOrder(one: MoveOrder, other: MoveOrder): boolean {
  return (
    one.kind === other.kind &&
    one.unit === other.unit &&
    one.allowance === other.allowance &&
    (one.bonus ?? 0) === (other.bonus ?? 0) &&
    one.marker === other.marker &&
    one.targets?.join() === other.targets?.join()
  );
}

function judge(state: State, order: MoveOrder): Judgement | Refused {
  const { unit, paths } = order;
  const indices = paths.map((path) => unit.models.findIndex((model) => model.id === path.model));
  if (indices.includes(-1) || new Set(indices).size < indices.length) return problemOf('unknown-model', 'paths');
  const speeds = indices.map((index) => lineOf(state.setup, unit.side, unit.models[index]).m);
  if (speeds.some((speed) => speed === null || speed === 0)) return problemOf('cannot-move', 'paths');
  const models = bodiesOf(state, unit);
  return judgeMove({
    kind: order.kind,
    models,
    routes: paths.map(({ to, z, facing }, at) => {
      const model = indices[at];
      const allowance = order.allowance ?? (speeds[at] ?? 0) + (order.bonus ?? 0);
      return { model, to, z: z ?? models[model].z, facing: facing ?? models[model].facing, allowance };
    }),
    friends: unitsOf(state, unit.side)
      .filter((other) => other.id !== unit.id)
      .map((other) => asOtherUnit(state, other)),
    enemies: enemiesOf(state, unit).map((other) => asOtherUnit(state, other)),
    terrain: state.setup.terrain,
    targets: order.targets ?? [],
    markers: state.objectives,
    marker: order.marker ?? null,
  });
}

export function checkOrder(state: State, order: MoveOrder): Refused | null {
  const judged = judgeOrder(state, order);
  if ('code' in judged) return judged;
  return judged.legal ? null : problemOf(judged.reason, 'paths');
}

/** Of the longest way of a legal move. */
export function inchesOf(state: State, order: MoveOrder): number {
  const judged = judgeOrder(state, order);
  return 'legal' in judged && judged.legal ? Math.max(0, ...judged.costs) : 0;
}

/** Everybody where the paths lead. */
export function afterWalk({ models }: UnitState, paths: readonly Path[]): ModelState[] {
  return models.map((model) => {
    const path = paths.find((candidate) => candidate.model === model.id);
    if (path === undefined) return model;
    const [x, y] = path.to.at(-1) ?? [model.x, model.y];
    return { ...model, x, y, z: path.z ?? model.z, facing: path.facing ?? model.facing };
  });
}

/** Models go where their paths end; paths of models that are gone are dropped. */
export function walk(
  draft: Draft,
  { unit: { id }, kind, paths }: Pick<MoveOrder, 'unit' | 'paths'> & { readonly kind: string },
  inches: number,
): void {
  const models = afterWalk(draft.unit(id), paths);
  draft.setUnit(id, { models });
  const walked = paths.filter((path) => models.some((model) => model.id === path.model));
  draft.emit({ type: 'moved', unit: id, kind, paths: walked, inches });
}
