// The Fight phase: pile in, strike, consolidate (S60-S66).
import type { Refused } from '../../words/say.ts';
import type { ActionOf, Shot } from '../action.ts';
import { resolveShots } from '../attack.ts';
import { BARE_HANDS } from '../attacks/attack-request.ts';
import { copiesOf, unitStrikes, weaponKeywords } from '../attacks/shots.ts';
import type { Draft } from '../draft.ts';
import { fightChoice, nextFight } from '../flow.ts';
import { isClosestMarker } from '../moves/closing.ts';
import { orderNow } from '../moves/formation.ts';
import { checkOrder, inchesOf, type MoveOrder, walk } from '../moves/moving.ts';
import { problemOf } from '../reasons.ts';
import { enemiesOf, isAlive, setupUnitOf } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import { type ActionRules, checkOwnUnit, checkOwnUnitIn, checkPathsRounded, isProblem } from './action-rules.ts';

/** Nobody moves: always allowed, also where the unit is not engaged (S62). */
function checkWalk(state: State, order: MoveOrder): Refused | null {
  return order.paths.length === 0 ? null : (checkPathsRounded(order.paths) ?? checkOrder(state, order));
}

function walkAny(draft: Draft, order: MoveOrder): void {
  if (order.paths.length > 0) walk(draft, order, inchesOf(draft.state, order));
}

/** Chooses the unit to fight. */
export const pileIn: ActionRules<'pile-in'> = {
  check(state, action) {
    const unit = checkOwnUnitIn('fight', state, action.unit);
    if (isProblem(unit)) return unit;
    if (unit.fought) return problemOf('already-fought', 'unit');
    const { units } = fightChoice(state);
    if (!units.includes(unit.id)) return problemOf('fight-order', 'unit');
    return checkWalk(state, { ...orderNow(state, unit), paths: action.paths });
  },
  perform(draft, { unit: id, paths }) {
    walkAny(draft, { ...orderNow(draft.state, draft.unit(id)), paths });
    const strikes = unitStrikes(draft.state, draft.unit(id)).size > 0;
    draft.set({ pending: { kind: 'fight', unit: id, stage: strikes ? 'strike' : 'consolidate' } });
    if (!strikes) endWhereNothingIsLeft(draft, id);
  },
};

/** A fight of a unit that can do no more ends by itself. */
function endWhereNothingIsLeft(draft: Draft, id: string): void {
  const unit = draft.unit(id);
  const enemies = enemiesOf(draft.state, unit).length;
  if (!isAlive(unit) || (enemies === 0 && draft.state.objectives.length === 0)) finishFight(draft, id);
}

function finishFight(draft: Draft, id: string): void {
  const { side } = draft.unit(id);
  draft.setUnit(id, { fought: true });
  draft.set({ lastFought: side });
  nextFight(draft);
}

function pendingFight(state: State, id: string, stage: 'strike' | 'consolidate'): UnitState | Refused {
  if (state.phase !== 'fight') return problemOf('wrong-phase', 'type');
  const { pending } = state;
  if (pending?.kind !== 'fight') return problemOf('cannot-fight', 'type');
  if (pending.unit !== id || pending.stage !== stage) return problemOf('roll-pending', 'unit');
  return checkOwnUnit(state, id);
}

/** S66: each model one weapon, and all with Extra Attacks; each at one unit it may strike. */
function checkStrikes(state: State, unit: UnitState, shots: readonly Shot[]): Refused | null {
  const strikes = unitStrikes(state, unit);
  const swung = new Map<string, number>();
  for (const [index, shot] of shots.entries()) {
    const path = `shots[${index}]`;
    for (const id of shot.models) {
      const model = unit.models.find((candidate) => candidate.id === id);
      if (model === undefined) return problemOf('unknown-model', path);
      if (!strikes.get(id)?.includes(shot.target)) return problemOf('out-of-range', path);
      const carried = checkSwing(state, unit, shot, id);
      if (carried !== null) return problemOf(carried, path);
      const extra = isExtra(state, unit, shot);
      const key = extra ? `${id} ${shot.weapon}` : id;
      swung.set(key, (swung.get(key) ?? 0) + 1);
      const most = extra ? copiesOf(unit, id, shot.of, shot.weapon) : 1;
      if ((swung.get(key) ?? 0) > most) return problemOf('weapon-used-twice', path);
    }
  }
  return null;
}

function isExtra(state: State, unit: UnitState, shot: Shot): boolean {
  if (shot.weapon === BARE_HANDS) return false;
  return weaponKeywords(state.setup.forces[unit.side].units[shot.of].weapons[shot.weapon]).has('Extra Attacks');
}

function checkSwing(state: State, unit: UnitState, shot: Shot, id: string): 'weapon-not-carried' | null {
  const model = unit.models.find((candidate) => candidate.id === id);
  if (model === undefined || model.unit !== shot.of) return 'weapon-not-carried';
  const { weapons } = setupUnitOf(state.setup, unit.side, model);
  if (shot.weapon === BARE_HANDS) {
    // Fists are for models that carry nothing to swing.
    return model.weapons.some((weapon) => weapons[weapon].kind === 'melee') ? 'weapon-not-carried' : null;
  }
  const held = weapons[shot.weapon]?.kind === 'melee' && copiesOf(unit, id, shot.of, shot.weapon) > 0;
  return held ? null : 'weapon-not-carried';
}

export const fight: ActionRules<'fight'> = {
  check(state, action) {
    const unit = pendingFight(state, action.unit, 'strike');
    return isProblem(unit) ? unit : checkStrikes(state, unit, action.shots);
  },
  throwsDice: (_, { shots }) => shots.length > 0,
  perform(draft, { unit, shots }) {
    resolveShots(draft, unit, shots, 'fight');
    draft.set({ pending: { kind: 'fight', unit, stage: 'consolidate' } });
    endWhereNothingIsLeft(draft, unit);
  },
};

function consolidation(state: State, unit: UnitState, action: ActionOf<'consolidate'>): MoveOrder | Refused {
  const order = { ...orderNow(state, unit), paths: action.paths };
  if (action.toward === 'enemy') return order;
  const marker = action.objective === undefined ? undefined : state.objectives[action.objective];
  if (marker === undefined || !isClosestMarker(state, unit, marker))
    return problemOf('objective-not-reached', 'objective');
  return { ...order, marker };
}

export const consolidate: ActionRules<'consolidate'> = {
  check(state, action) {
    const unit = pendingFight(state, action.unit, 'consolidate');
    if (isProblem(unit)) return unit;
    const order = consolidation(state, unit, action);
    return isProblem(order) ? order : checkWalk(state, order);
  },
  perform(draft, action) {
    const order = consolidation(draft.state, draft.unit(action.unit), action);
    if (!isProblem(order)) walkAny(draft, order);
    finishFight(draft, action.unit);
  },
};
