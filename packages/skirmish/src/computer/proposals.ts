// What a player is offered with one tap: a whole volley, a strike, a charge move, a pile in, places to stand.

import type { Action, Path, Place, Shot } from '../battle/action.ts';
import { check } from '../battle/apply/index.ts';
import { unitShots } from '../battle/attacks/shots.ts';
import { pressIn, settleOn } from '../battle/moves/closing.ts';
import { problemOf } from '../battle/reasons.ts';
import { bodyOfModel, unitById } from '../battle/roster.ts';
import { freePlacesOf } from '../battle/start.ts';
import type { State } from '../battle/state.ts';
import { blockAt } from '../setup/auto-deploy.ts';
import { zoneOf } from '../setup/missions.ts';
import { type Refused, say } from '../words/say.ts';
import { volleyAt } from './volleys.ts';

/** Every gun of a unit that may fire at a target. */
export function volley(state: State, unitId: string, target: string): Shot[] {
  const unit = unitById(state, unitId);
  const aimed = unitById(state, target);
  if (unit === undefined || aimed === undefined) return [];
  return volleyAt(state, unit, unitShots(state, unit, [aimed]), target);
}

/** Paths that press a unit into the enemy; none where it is as near as it gets. */
export function pileIn(state: State, unitId: string): Path[] {
  const unit = unitById(state, unitId);
  const paths = unit === undefined ? [] : pressIn(state, unit, 'pile-in');
  return Array.isArray(paths) ? paths : [];
}

/** Every consolidation that is legal now: stay, towards the enemy, towards each marker. */
export function consolidations(state: State, unitId: string): Action[] {
  const unit = unitById(state, unitId);
  if (unit === undefined) return [];
  const stay: Action = { type: 'consolidate', unit: unitId, toward: 'enemy', paths: [] };
  const closer = pressIn(state, unit, 'consolidate');
  const found: Action[] = [stay];
  if (Array.isArray(closer) && closer.length > 0) found.push({ ...stay, paths: closer });
  state.objectives.forEach((marker, objective) => {
    const paths = settleOn(state, unit, marker);
    if (Array.isArray(paths) && paths.length > 0)
      found.push({ type: 'consolidate', unit: unitId, toward: 'objective', objective, paths });
  });
  return found.filter((action) => check(state, action) === null);
}

/** A move made by hand as the action it is now: a move, a charge, a pile in or a consolidation. */
export function walkAction(state: State, unitId: string, kind: string, paths: Path[]): Action {
  if (kind === 'charge') return { type: 'charge-move', unit: unitId, paths };
  if (kind === 'pile-in') return { type: 'pile-in', unit: unitId, paths };
  if (kind === 'consolidate') return { type: 'consolidate', unit: unitId, toward: 'enemy', paths };
  if (kind === 'fall-back') return { type: 'move', unit: unitId, kind: 'fall-back', paths };
  const advancing = state.pending?.kind === 'advance';
  return { type: 'move', unit: unitId, kind: advancing ? 'advance' : 'normal', paths };
}

/** A block of models around a point, for deployment by hand. */
export function placesAt(state: State, unitId: string, to: readonly [number, number]): Place[] {
  const unit = unitById(state, unitId);
  if (unit === undefined) return [];
  const models = unit.models.map((model) => bodyOfModel(state.setup, unit.side, model));
  return blockAt(models, to, zoneOf(state.setup.zones, unit.side));
}

/** The first free block of the zone, or why there is none. */
export function freePlaces(state: State, unitId: string, share: number): Place[] | Refused {
  const unit = unitById(state, unitId);
  if (unit === undefined) return problemOf('unknown-unit', 'unit');
  return (
    freePlacesOf(state, unit, share) ?? {
      code: 'skirmish/outside-zone',
      path: 'places',
      message: say('no-room'),
    }
  );
}
