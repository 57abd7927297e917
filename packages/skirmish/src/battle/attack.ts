// Attacks carried out: the engine of Warhammer 40,000 rolls them, the models of the target take what comes of it.
import { type AttackFindings, attackEngine, editions } from '@oddsmith/games/wh40k';
import type { Shot } from './action.ts';
import {
  type AttackPhase,
  type AttackRequest,
  attackRequest,
  byTarget,
  type LossGroup,
  oddsOf,
  profileOf,
} from './attacks/attack-request.ts';
import { lossSequence } from './attacks/casualties.ts';
import { noDice, RecordedDice } from './attacks/recorded-dice.ts';
import { weaponKeywords } from './attacks/shots.ts';
import type { Draft } from './draft.ts';
import { hasModel, isAlive, isLeader, lineOf, unitById } from './roster.ts';
import type { ModelState, State, UnitState } from './state.ts';

/** A roll no die shows. */
const NEVER = 7;

/** All declared shots, target by target (S53). A target that is gone by then is not shot at. */
export function resolveShots(draft: Draft, unitId: string, shots: readonly Shot[], phase: AttackPhase): void {
  // What was declared is judged before the first die: models slain on the way still make their attacks (S77).
  const before = draft.state;
  const failed: Shot[] = [];
  for (const [target, aimed] of byTarget(shots))
    failed.push(...resolveTarget(draft, before, unitId, target, aimed, phase));
  spendOneShots(draft, unitId, shots);
  for (const shot of failed) sufferHazard(draft, unitId, shot);
}

/** The shots whose Hazardous weapons turned on their bearers, once for each. */
function resolveTarget(
  draft: Draft,
  before: State,
  unitId: string,
  targetId: string,
  shots: readonly Shot[],
  phase: AttackPhase,
): Shot[] {
  const unit = unitById(before, unitId);
  const target = unitById(draft.state, targetId);
  if (unit === undefined || target === undefined || !isAlive(target)) return [];
  const { battle, groups, shots: entries } = prepareAttack(draft.state, unit, target, shots, phase);
  const dice = new RecordedDice(draft.dice);
  const outcome = attackEngine.simulate(battle)(dice);
  const needs = attackEngine.facesNeeded(battle);
  outcome.steps.forEach((step, index) => {
    const { attacks, hits, wounds, unsaved, damage } = step;
    draft.emit({
      type: 'attack',
      attacker: unitId,
      target: targetId,
      weapon: profileOf(before, unit, entries[index]).name,
      ...{ attacks, hits, wounds, damage },
      saved: wounds - unsaved,
      dice: dice.rolled[index] ?? noDice(),
      needs: needs[index],
    });
  });
  groups.forEach((group, index) => {
    applyLosses(draft, targetId, group, outcome.groupSlain[index], outcome.groupDamage[index]);
  });
  return hazardsOf(draft, before, unit, entries, dice.hazards);
}

/** One die a copy of a Hazardous weapon, as the engine threw them. */
function hazardsOf(
  draft: Draft,
  before: State,
  unit: UnitState,
  entries: readonly Shot[],
  faces: readonly number[],
): Shot[] {
  if (faces.length === 0) return [];
  draft.emit({ type: 'rolled', purpose: 'hazardous', side: unit.side, unit: unit.id, dice: faces });
  const tested = [...new Set(entries)].flatMap((shot) =>
    weaponKeywords(profileOf(before, unit, shot)).has('Hazardous') ? shot.models.map(() => shot) : [],
  );
  return tested.filter((_, index) => faces[index] <= editions[draft.state.setup.edition].hazard.failsOn);
}

/**
 * Rule 37: mortal wounds on one bearer: a wounded one, else no leader, else a leader. What is left over is lost; in the 11th edition it
 * spills over the unit.
 */
function sufferHazard(draft: Draft, unitId: string, shot: Shot): void {
  const { setup } = draft.state;
  const { mortalWounds, large, spills } = editions[setup.edition].hazard;
  const { side, models } = draft.unit(unitId);
  const isLarge = hasModel(draft.state, draft.unit(unitId), (keywords) => keywords.hasAny(...large.keywords));
  const suffered = isLarge ? large.mortalWounds : mortalWounds;
  if (spills) {
    takeMortalWounds(draft, unitId, suffered);
    return;
  }
  const bearers = models.filter(({ id }) => shot.models.includes(id));
  const bearer =
    bearers.find((model) => model.wounds < lineOf(setup, side, model).w) ??
    bearers.find((model) => !isLeader(setup, side, model)) ??
    bearers[0];
  if (bearer === undefined) return;
  let { wounds } = bearer;
  for (let point = 0; point < suffered && wounds > 0; point++) if (!ignoresPain(draft, unitId, bearer)) wounds--;
  if (wounds === 0) draft.slay(unitId, bearer.id, 'hazardous');
  else draft.wound(unitId, bearer.id, wounds);
}

/** Rule 33, for a mortal wound. */
function ignoresPain(draft: Draft, unitId: string, model: ModelState): boolean {
  const { side } = draft.unit(unitId);
  const { fnp, fnpMortal } = lineOf(draft.state.setup, side, model);
  const needed = Math.min(fnp ?? NEVER, fnpMortal ?? NEVER);
  return needed < NEVER && draft.roll('feel no pain', 1, { side, unit: unitId, needed })[0] >= needed;
}

type Prepared = AttackRequest & { readonly battle: ReturnType<typeof attackEngine.prepare> };

/** Odds are shown before dice are thrown, for the same shots in the same state: sight lines are looked along once for both. */
const preparedAttacks = new WeakMap<State, Map<string, Prepared>>();

function prepareAttack(
  state: State,
  unit: UnitState,
  target: UnitState,
  shots: readonly Shot[],
  phase: AttackPhase,
): Prepared {
  const known = preparedAttacks.get(state) ?? new Map<string, Prepared>();
  preparedAttacks.set(state, known);
  const key = JSON.stringify([unit.id, unit.charged, phase, shots]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const request = attackRequest(state, unit, target, shots, phase);
  const prepared = { ...request, battle: attackEngine.prepare(attackEngine.input.parse(request.input)) };
  known.set(key, prepared);
  return prepared;
}

/** The first models of a group are slain; what is missing of the rest is missing of the next. */
function applyLosses(draft: Draft, unitId: string, group: LossGroup, slain: number, damage: number): void {
  const lost = group.models.slice(0, slain).reduce((sum, model) => sum + model.wounds, 0);
  for (const model of group.models.slice(0, slain)) draft.slay(unitId, model.id, 'attack');
  const next = group.models[slain];
  if (next !== undefined) draft.wound(unitId, next.id, next.wounds - (damage - lost));
}

function spendOneShots(draft: Draft, unitId: string, shots: readonly Shot[]): void {
  const unit = draft.unit(unitId);
  for (const shot of shots) {
    if (!weaponKeywords(profileOf(draft.state, unit, shot)).has('One Shot')) continue;
    for (const id of shot.models) {
      const model = draft.unit(unitId).models.find((candidate) => candidate.id === id);
      if (model !== undefined) draft.setModel(unitId, id, { spent: [...model.spent, shot.weapon] });
    }
  }
}

/** Exact odds of declared shots, for each target as it stands now. */
export function attackOdds(
  state: State,
  unitId: string,
  shots: readonly Shot[],
  phase: AttackPhase = 'shooting',
): { readonly target: string; readonly findings: AttackFindings }[] {
  const unit = unitById(state, unitId);
  if (unit === undefined) return [];
  return [...byTarget(shots)].flatMap(([id, aimed]) => {
    const target = unitById(state, id);
    if (target === undefined || !isAlive(target)) return [];
    const { battle } = prepareAttack(state, unit, target, aimed, phase);
    return [{ target: id, findings: oddsOf(battle) }];
  });
}

/** Mortal wounds one at a time, spilling from model to model; Feel No Pain may ignore them (rule 36). */
export function takeMortalWounds(draft: Draft, unitId: string, points: number): void {
  for (let point = 0; point < points; point++) {
    const unit = draft.unit(unitId);
    const [next] = lossSequence(draft.state, unit);
    const model = unit.models.find((candidate) => candidate.id === next);
    if (model === undefined) return;
    if (ignoresPain(draft, unitId, model)) continue;
    if (model.wounds === 1) draft.slay(unitId, next, 'mortal');
    else draft.wound(unitId, next, model.wounds - 1);
  }
}
