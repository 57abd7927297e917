// Declared shots as requests to the attack engine (S53, S54, S66): one for each target, in the order of declaration.
import { Budget, checked } from '@oddsmith/games';
import { type AttackFindings, type AttackInput, attackEngine } from '@oddsmith/games/wh40k';
import { SLACK } from '../../geometry/segment.ts';
import { hasCover, isVisible, type Seer, unitHasCover } from '../../rules/cover.ts';
import { rangeOfUnits, within } from '../../rules/measure.ts';
import { isPlungingFire } from '../../rules/plunging-fire.ts';
import type { ModelLine } from '../../setup/schema.ts';
import type { Shot } from '../action.ts';
import { isUnitEngaged } from '../flow.ts';
import { allHave, bodiesOf, hasModel, isLeader, lineOf, nameOf, setupUnitOf } from '../roster.ts';
import type { ModelState, State, UnitState } from '../state.ts';
import { lossSequence } from './casualties.ts';
import { picksLeader } from './precision.ts';
import type { SetupWeapon } from './shots.ts';

export type AttackPhase = 'shooting' | 'overwatch' | 'fight';

/** Models of a target that the engine may treat as one: consecutive in the order of loss, with one stat line. */
export interface LossGroup {
  readonly models: readonly ModelState[];
  readonly line: ModelLine;
  readonly leader: boolean;
}

export function lossGroups(state: State, unit: UnitState): LossGroup[] {
  const groups: { models: ModelState[]; line: ModelLine; leader: boolean }[] = [];
  for (const id of lossSequence(state, unit)) {
    const model = unit.models.find((candidate) => candidate.id === id);
    if (model === undefined) continue;
    const line = lineOf(state.setup, unit.side, model);
    const last = groups.at(-1);
    if (last !== undefined && last.line === line) last.models.push(model);
    else groups.push({ models: [model], line, leader: isLeader(state.setup, unit.side, model) });
  }
  return groups;
}

/** S66: what a model swings that carries nothing to swing. */
function bareHands(toughness: number): SetupWeapon {
  return {
    name: 'Bare hands',
    kind: 'melee',
    range: 'Melee',
    attacks: 1,
    skill: 4,
    strength: Math.max(1, toughness - 1),
    ap: 0,
    damage: 1,
    keywords: [],
    count: 1,
  };
}

/** In a declared strike: no weapon, but fists. */
export const BARE_HANDS = 200;

export function profileOf(state: State, unit: UnitState, shot: Shot): SetupWeapon {
  const part = state.setup.forces[unit.side].units[shot.of];
  return shot.weapon === BARE_HANDS ? bareHands(part.lines[0].t) : part.weapons[shot.weapon];
}

/** So many bearers of a weapon, as the attack engine takes them. */
export function entry({ name, kind, attacks, skill, strength, ap, damage, keywords }: SetupWeapon, count: number) {
  return { weapon: { name, kind, attacks, skill, strength, ap, damage, keywords: [...keywords] }, count };
}

/** Within half range or not, and from high up or not. */
const SITUATIONS = [
  [true, false],
  [false, false],
  [true, true],
  [false, true],
] as const;

/** Bearers within half range and the others are two entries (S54), and so are those that fire from above (S46). */
function entriesOf(state: State, unit: UnitState, target: UnitState, shot: Shot): object[] {
  const profile = profileOf(state, unit, shot);
  const enemies = bodiesOf(state, target);
  const bodies = bodiesOf(state, unit);
  const bearers = shot.models.map((id) => bodies[unit.models.findIndex((model) => model.id === id)]);
  const ofBearer = (body: Seer) => {
    const { range } = profile;
    const halfRange = typeof range === 'number' && within(rangeOfUnits([body], enemies), range / 2);
    const plungingFire = profile.kind === 'ranged' && isPlungingFire(body, enemies, state.setup.terrain);
    return { halfRange, plungingFire };
  };
  const each = bearers.map(ofBearer);
  return SITUATIONS.flatMap(([halfRange, plungingFire]) => {
    const count = each.filter((one) => one.halfRange === halfRange && one.plungingFire === plungingFire).length;
    // Said only where it is so: most volleys know nothing of heights.
    const modifiers = plungingFire ? { halfRange, plungingFire } : { halfRange };
    return count === 0 ? [] : [{ ...entry(profile, count), modifiers }];
  });
}

function contextOf(
  state: State,
  unit: UnitState,
  target: UnitState,
  shots: readonly Shot[],
  phase: AttackPhase,
): object {
  const precision = picksLeader(state, unit, target, shots);
  if (phase === 'fight') return { charged: unit.charged, precision };
  const firing = new Set(shots.flatMap((shot) => shot.models));
  const bodies = bodiesOf(state, unit);
  const shooters = bodies.filter((_, index) => firing.has(unit.models[index].id));
  const enemies = bodiesOf(state, target);
  const { terrain } = state.setup;
  const seen = bodies.some((body) => enemies.some((enemy) => isVisible(body, enemy, terrain)));
  return {
    stationary: unit.moved === 'stationary',
    cover: unitHasCover(enemies.map((enemy) => hasCover(shooters, enemy, terrain))),
    precision,
    unseen: !seen,
    distance: Math.ceil(rangeOfUnits(shooters, enemies) - SLACK),
    engaged: isBigGun(state, unit, target),
    overwatch: phase === 'overwatch',
  };
}

/** S51: a Monster or Vehicle that shoots or is shot at while engaged. */
function isBigGun(state: State, unit: UnitState, target: UnitState): boolean {
  return [unit, target].some((one) => hasModel(state, one, ({ isLarge }) => isLarge) && isUnitEngaged(state, one));
}

function groupOf(state: State, unit: UnitState, group: LossGroup, phase: AttackPhase): object {
  const { line, models, leader } = group;
  const melee = phase === 'fight';
  const works = line.invulnVs === null || (line.invulnVs === 'melee') === melee;
  const saves = [works ? line.invuln : null, melee ? line.invulnMelee : null].filter((save) => save !== null);
  return {
    name: line.name,
    models: models.length,
    wounds: line.w,
    toughness: line.t,
    save: line.sv,
    invuln: saves.length === 0 ? null : Math.min(...saves),
    fnp: line.fnp,
    fnpMortal: line.fnpMortal,
    fnpPsychic: line.fnpPsychic,
    character: leader,
    keywords: [...setupUnitOf(state.setup, unit.side, models[0]).keywords],
    firstModelWounds: models[0].wounds < line.w ? models[0].wounds : null,
  };
}

export interface AttackRequest {
  /** As wh40k/attack takes it. */
  readonly input: Pick<AttackInput, 'edition' | 'context' | 'target'> & {
    readonly volley: NonNullable<AttackInput['volley']>;
  };
  readonly groups: readonly LossGroup[];
  /** The shot behind each entry of the volley. */
  readonly shots: readonly Shot[];
}

/** All shots of one unit at one target. */
export function attackRequest(
  state: State,
  unit: UnitState,
  target: UnitState,
  shots: readonly Shot[],
  phase: AttackPhase,
): AttackRequest {
  const groups = lossGroups(state, target);
  const entries = shots.flatMap((shot) => entriesOf(state, unit, target, shot).map((one) => ({ one, shot })));
  return {
    groups,
    shots: entries.map(({ shot }) => shot),
    input: {
      edition: state.setup.edition,
      volley: entries.map(({ one }) => one),
      target: {
        name: nameOf(state, target),
        groups: groups.map((group) => groupOf(state, target, group, phase)),
        stealth: allHave(state, target, 'stealth'),
        startingStrength: target.start.models,
      },
      context: contextOf(state, unit, target, shots, phase),
    },
  };
}

/** What a unit fires or swings at one target. */
export interface Volley {
  readonly unit: UnitState;
  readonly shots: readonly Shot[];
}

/** Several volleys at one target, one after the other, as one request. */
export function inSequence([first, ...others]: readonly AttackRequest['input'][]) {
  return { ...first, followedBy: others.map(({ volley, context }) => ({ volley, context })) };
}

export function exactOdds(input: unknown): AttackFindings {
  return oddsOf(attackEngine.prepare(attackEngine.input.parse(input)));
}

/** Checked like any answer that leaves the house. */
export function oddsOf(battle: ReturnType<typeof attackEngine.prepare>): AttackFindings {
  return checked(attackEngine.id, attackEngine.exact(battle, new Budget()));
}

/** Targets in the order in which they are first named, each with its shots. */
export function byTarget(shots: readonly Shot[]): ReadonlyMap<string, readonly Shot[]> {
  const found = new Map<string, Shot[]>();
  for (const shot of shots) found.set(shot.target, [...(found.get(shot.target) ?? []), shot]);
  return found;
}
