// Everything a unit can fire or swing, as shots: at one target, or each model at what it reaches.

import { expressionMean, parseDiceExpression } from '@oddsmith/kernel';
import type { Shot } from '../battle/action.ts';
import { BARE_HANDS } from '../battle/attacks/attack-request.ts';
import { forEachCopy, type UnitShot, unitStrikes, weaponKeywords } from '../battle/attacks/shots.ts';
import { keywordsOf, setupUnitOf, unitById } from '../battle/roster.ts';
import type { ModelState, State, UnitState } from '../battle/state.ts';
import { familyOf } from '../setup/hand-out.ts';

function isPistol(state: State, unit: UnitState, { of, weapon }: { of: number; weapon: number }): boolean {
  return weaponKeywords(state.setup.forces[unit.side].units[of].weapons[weapon]).isPistol;
}

/** All guns at one target: of several profiles the first, pistols only of models that fire nothing else. */
export function volleyAt(state: State, unit: UnitState, shots: readonly UnitShot[], target: string): Shot[] {
  const aimed = shots.filter((shot) => shot.target === target);
  const busy = new Set<string>();
  const families = new Set<string>();
  const chosen: Shot[] = [];
  const ordered = [...aimed].sort((a, b) => Number(isPistol(state, unit, a)) - Number(isPistol(state, unit, b)));
  for (const { of, weapon, models } of ordered) {
    const pistol = isPistol(state, unit, { of, weapon });
    const name = familyOf(state.setup.forces[unit.side].units[of].weapons[weapon]);
    const firing = models.filter((id) => mayFire(state, unit, id, pistol, busy) && !families.has(`${id} ${name}`));
    if (firing.length === 0) continue;
    for (const id of firing) {
      families.add(`${id} ${name}`);
      if (!pistol) busy.add(id);
    }
    chosen.push({ of, weapon, target, models: forEachCopy(unit, { of, weapon, models: firing }) });
  }
  return chosen;
}

function mayFire(state: State, unit: UnitState, id: string, pistol: boolean, busy: ReadonlySet<string>): boolean {
  const model = unit.models.find((candidate) => candidate.id === id);
  if (model === undefined) return false;
  return !pistol || !busy.has(id) || keywordsOf(setupUnitOf(state.setup, unit.side, model)).isLarge;
}

function average(value: number | string): number {
  const parsed = parseDiceExpression(value);
  return parsed.ok ? expressionMean(parsed.expression) : 0;
}

/** What a model would rather swing. */
function bestMelee(state: State, unit: UnitState, model: ModelState): number | null {
  const { weapons } = setupUnitOf(state.setup, unit.side, model);
  let best: number | null = null;
  let most = -1;
  for (const index of new Set(model.weapons)) {
    const weapon = weapons[index];
    if (weapon.kind !== 'melee' || weaponKeywords(weapon).has('Extra Attacks')) continue;
    const punch = average(weapon.attacks) * average(weapon.strength) * average(weapon.damage) * (1 - weapon.ap / 6);
    if (punch > most) [best, most] = [index, punch];
  }
  return best;
}

/** What one model swings: its best weapon and all with Extra Attacks, or its fists. */
function swingsOf(state: State, unit: UnitState, model: ModelState): readonly number[] {
  const { weapons } = setupUnitOf(state.setup, unit.side, model);
  const extra = [...new Set(model.weapons)].filter(
    (index) => weapons[index].kind === 'melee' && weaponKeywords(weapons[index]).has('Extra Attacks'),
  );
  const main = bestMelee(state, unit, model);
  if (main !== null) return [main, ...extra];
  return extra.length === 0 ? [BARE_HANDS] : extra;
}

/** Every fighter, at the wanted target where it reaches it. */
export function strikesOf(state: State, unitId: string, wanted?: string): Shot[] {
  const unit = unitById(state, unitId);
  if (unit === undefined) return [];
  const shots: Shot[] = [];
  for (const [id, targets] of unitStrikes(state, unit)) {
    const model = unit.models.find((candidate) => candidate.id === id);
    if (model === undefined) continue;
    const target = wanted !== undefined && targets.includes(wanted) ? wanted : targets[0];
    for (const weapon of swingsOf(state, unit, model)) add(shots, { of: model.unit, weapon, target, models: [id] });
  }
  return shots;
}

/** As if every model of the unit reached the target. */
export function allStrikes(state: State, unit: UnitState, target: string): Shot[] {
  const shots: Shot[] = [];
  for (const model of unit.models)
    for (const weapon of swingsOf(state, unit, model))
      add(shots, { of: model.unit, weapon, target, models: [model.id] });
  return shots;
}

/** Models with the same weapon and target strike together. */
function add(shots: Shot[], shot: Shot): void {
  const at = shots.findIndex(
    ({ of, weapon, target }) => of === shot.of && weapon === shot.weapon && target === shot.target,
  );
  if (at < 0) shots.push(shot);
  else shots[at] = { ...shots[at], models: [...shots[at].models, ...shot.models] };
}
