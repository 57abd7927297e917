// Shooting, grenades and Overwatch (S47-S54, S83, S84).

import { isVisible } from '../../rules/cover.ts';
import { rangeOfUnits, within } from '../../rules/measure.ts';
import { familyOf } from '../../setup/hand-out.ts';
import type { Refused } from '../../words/say.ts';
import type { Shot } from '../action.ts';
import { resolveShots, takeMortalWounds } from '../attack.ts';
import { OVERWATCH, whyNoOverwatch } from '../attacks/overwatch.ts';
import { copiesOf, type SetupWeapon, unitShots, weaponKeywords } from '../attacks/shots.ts';
import type { Draft } from '../draft.ts';
import { isUnitEngaged } from '../flow.ts';
import { problemOf, type Reason } from '../reasons.ts';
import { bodiesOf, hasModel, isAlive, keywordsOf, setupUnitOf, unitById } from '../roster.ts';
import type { ModelState, Overwatch, State, UnitState } from '../state.ts';
import { type ActionRules, checkOwnUnit, checkOwnUnitIn, isProblem } from './action-rules.ts';
import { performChargeMove } from './charge.ts';
import { performMove, waitingTests } from './movement.ts';

/** Whether every model has what it fires, once, and may fire it at this target. */
export function checkShots(state: State, unit: UnitState, shots: readonly Shot[], only?: UnitState): Refused | null {
  const carrying = checkCarried(state, unit, shots);
  if (carrying !== null) return carrying;
  const possible = unitShots(state, unit, only === undefined ? undefined : [only]);
  for (const [index, shot] of shots.entries()) {
    const target = unitById(state, shot.target);
    if (target === undefined || !isAlive(target) || target.side === unit.side)
      return problemOf('unknown-unit', `shots[${index}].target`);
    const may = possible.find((one) => one.of === shot.of && one.weapon === shot.weapon && one.target === shot.target);
    if (may === undefined || !shot.models.every((id) => may.models.includes(id)))
      return problemOf(whyNot(state, unit, shot, target), `shots[${index}]`);
  }
  return checkPistols(state, unit, shots);
}

function checkCarried(state: State, unit: UnitState, shots: readonly Shot[]): Refused | null {
  const used = new Map<string, number>();
  const usesUp = (key: string, copies: number): boolean => {
    used.set(key, (used.get(key) ?? 0) + 1);
    return (used.get(key) ?? 0) > copies;
  };
  for (const [index, { of, weapon, models }] of shots.entries())
    for (const id of models) {
      const path = `shots[${index}].models`;
      const model = unit.models.find((candidate) => candidate.id === id);
      if (model === undefined) return problemOf('unknown-model', path);
      if (model.unit === of && model.spent.includes(weapon)) return problemOf('spent', path);
      const copies = copiesOf(unit, id, of, weapon);
      if (copies === 0) return problemOf('weapon-not-carried', path);
      const { weapons } = state.setup.forces[unit.side].units[of];
      const family = familyOf(weapons[weapon]);
      if (usesUp(`${id} ${weapon}`, copies) || usesUp(`${id} ${family}`, mostOf(model, weapons, family)))
        return problemOf('weapon-used-twice', path);
    }
  return null;
}

/** S48: as many weapons as there are copies of one profile, whichever of them is fired. */
function mostOf({ weapons: carried }: ModelState, weapons: readonly SetupWeapon[], family: string): number {
  const guns = carried.map((index) => weapons[index]).filter(({ kind }) => kind === 'ranged');
  const profiles = guns.filter((profile) => familyOf(profile) === family);
  return Math.max(...profiles.map(({ name }) => profiles.filter((profile) => profile.name === name).length));
}

/** S50: pistols or other guns, unless the model is a Monster or Vehicle. */
function checkPistols(state: State, unit: UnitState, shots: readonly Shot[]): Refused | null {
  for (const model of unit.models) {
    const part = setupUnitOf(state.setup, unit.side, model);
    if (keywordsOf(part).isLarge) continue;
    const fired = shots.filter((shot) => shot.models.includes(model.id));
    const pistols = fired.filter((shot) => weaponKeywords(part.weapons[shot.weapon]).isPistol);
    if (pistols.length > 0 && pistols.length < fired.length) return problemOf('pistol-or-gun', 'shots');
  }
  return null;
}

/** The reason a player would give. */
function whyNot(state: State, unit: UnitState, shot: Shot, target: UnitState): Reason {
  const words = weaponKeywords(state.setup.forces[unit.side].units[shot.of].weapons[shot.weapon]);
  if (unit.moved === 'fall-back') return 'fell-back';
  if (unit.moved === 'advance' && !words.has('Assault')) return 'not-assault';
  if (words.has('Blast') && isUnitEngaged(state, target)) return 'blast-at-engaged';
  if (isUnitEngaged(state, unit)) return 'engaged';
  if (isUnitEngaged(state, target)) return 'target-engaged';
  return whyNotReached(state, unit, shot, target);
}

function whyNotReached(state: State, unit: UnitState, shot: Shot, target: UnitState): Reason {
  const { range } = state.setup.forces[unit.side].units[shot.of].weapons[shot.weapon];
  const bodies = bodiesOf(state, unit).filter((_, index) => shot.models.includes(unit.models[index].id));
  const enemies = bodiesOf(state, target);
  if (typeof range === 'number' && !bodies.every((body) => within(rangeOfUnits([body], enemies), range)))
    return 'out-of-range';
  const seen = bodies.every((body) => enemies.some((enemy) => isVisible(body, enemy, state.setup.terrain)));
  return seen ? 'lone-operative' : 'not-visible';
}

export const shoot: ActionRules<'shoot'> = {
  check(state, action) {
    const unit = checkOwnUnitIn('shooting', state, action.unit);
    if (isProblem(unit)) return unit;
    return unit.shot ? problemOf('already-shot', 'unit') : checkShots(state, unit, action.shots);
  },
  throwsDice: (_, { shots }) => shots.length > 0,
  perform(draft, { unit, shots }) {
    resolveShots(draft, unit, shots, 'shooting');
    draft.setUnit(unit, { shot: true });
  },
};

export const overwatch: ActionRules<'overwatch'> = {
  check(state, action) {
    if (state.pending?.kind !== 'overwatch') return problemOf('wrong-phase', 'type');
    const unit = checkOwnUnit(state, action.unit);
    if (isProblem(unit)) return unit;
    const against = unitById(state, state.pending.against);
    if (against === undefined) return problemOf('unknown-unit', 'shots');
    const reason = whyNoOverwatch(state, unit, against);
    if (reason !== null) return problemOf(reason, 'unit');
    if (action.shots.length === 0 || action.shots.some((shot) => shot.target !== against.id))
      return problemOf('out-of-range', 'shots');
    return checkShots(state, unit, action.shots, against);
  },
  throwsDice: () => true,
  perform(draft, { unit, shots }) {
    const { pending } = draft.state;
    draft.useStratagem(draft.unit(unit).side, OVERWATCH, unit);
    resolveShots(draft, unit, shots, 'overwatch');
    if (pending?.kind === 'overwatch') goOn(draft, pending);
  },
};

export const pass: ActionRules<'pass'> = {
  check: (state) => (state.pending?.kind === 'overwatch' ? null : problemOf('wrong-phase', 'type')),
  throwsDice({ pending, ...state }) {
    if (pending?.kind !== 'overwatch' || pending.then?.type !== 'move') return false;
    return waitingTests({ ...state, pending: pending.rolled }, pending.then) > 0;
  },
  perform(draft) {
    const { pending } = draft.state;
    if (pending?.kind === 'overwatch') goOn(draft, pending);
  },
};

/** After Overwatch was given or not: the turn goes back to its side, and the move that waited is made. */
function goOn(draft: Draft, { rolled, then }: Overwatch): void {
  draft.set({ pending: null, actor: draft.state.turn });
  if (then === null || !isAlive(draft.unit(then.unit))) return;
  if (then.type === 'charge-move') {
    if (rolled?.kind === 'charge') draft.set({ pending: { ...rolled, watched: true } });
    performChargeMove(draft, then);
  } else {
    draft.set({ pending: rolled });
    performMove(draft, then);
  }
}

const GRENADE = 'grenade';
const GRENADE_RANGE = 8;
const GRENADE_DICE = 6;
const GRENADE_WOUNDS_ON = 4;

/** S84, whatever the target. */
export function whyNoGrenade(state: State, unit: UnitState): Reason | null {
  if (unit.shot) return 'already-shot';
  if (unit.moved === 'advance') return 'advanced';
  if (unit.moved === 'fall-back') return 'fell-back';
  if (unit.shocked) return 'shocked';
  if (isUnitEngaged(state, unit)) return 'engaged';
  if (state.cp[unit.side] < 1) return 'no-command-points';
  if (state.used.includes(`${GRENADE}:${unit.side}`)) return 'stratagem-used';
  return hasModel(state, unit, (keywords) => keywords.has('Grenades')) ? null : 'weapon-not-carried';
}

export const grenade: ActionRules<'grenade'> = {
  check(state, action) {
    const unit = checkOwnUnitIn('shooting', state, action.unit);
    if (isProblem(unit)) return unit;
    const target = unitById(state, action.target);
    if (target === undefined || !isAlive(target) || target.side === unit.side)
      return problemOf('unknown-unit', 'target');
    if (!state.setup.stratagems) return problemOf('wrong-phase', 'type');
    const reason = whyNoGrenade(state, unit);
    if (reason === 'no-command-points' || reason === 'stratagem-used') return problemOf(reason);
    if (reason !== null) return problemOf(reason, 'unit');
    const [bodies, enemies] = [bodiesOf(state, unit), bodiesOf(state, target)];
    if (!within(rangeOfUnits(bodies, enemies), GRENADE_RANGE)) return problemOf('out-of-range', 'target');
    if (!bodies.some((body) => enemies.some((enemy) => isVisible(body, enemy, state.setup.terrain))))
      return problemOf('not-visible', 'target');
    return isUnitEngaged(state, target) ? problemOf('target-engaged', 'target') : null;
  },
  throwsDice: () => true,
  perform(draft, { unit, target }) {
    const { side } = draft.unit(unit);
    draft.useStratagem(side, GRENADE, unit);
    const dice = draft.roll('grenade', GRENADE_DICE, { side, unit });
    takeMortalWounds(draft, target, dice.filter((die) => die >= GRENADE_WOUNDS_ON).length);
    draft.setUnit(unit, { shot: true });
  },
};
