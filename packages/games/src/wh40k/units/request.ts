// Units as the parts of a wh40k/attack request: both roles, both phases, leaders and bodyguards together.
import { known } from '../../known.ts';
import { editions } from '../editions.ts';
import {
  contextOf,
  joinedAbilities,
  situationEffects,
  switched,
  type UnitAbilities,
  withDefences,
} from './abilities.ts';
import type { AttackerInput, AttackRequest, GroupInput, SideInput, TargetInput, VolleyInput } from './request-types.ts';
import { sideOf } from './side.ts';
import { targetOf } from './target.ts';
import { carries, modelCount, type Unit, type UnitPhase } from './unit.ts';
import { volleyOf } from './volley.ts';

type PerPhase<Part> = { readonly [phase in UnitPhase]: Part };

function perPhase<Part>(partOf: (phase: UnitPhase) => Part): PerPhase<Part> {
  return { shooting: partOf('shooting'), fight: partOf('fight') };
}

/** A unit ready for either side of a request. */
export interface UnitRequest {
  readonly name: string;
  readonly points: number | null;
  /** Of the list or the datasheets it comes from. */
  readonly edition?: AttackRequest['edition'];
  /** Whom Hazardous can hurt, and what they cost. */
  readonly attacker: PerPhase<AttackerInput>;
  /** Empty where the unit has nothing to attack with. */
  readonly volley: PerPhase<VolleyInput>;
  readonly target: PerPhase<TargetInput>;
  /** What the unit's abilities change: switches, already counted in `target` where they are on. */
  readonly abilities: UnitAbilities;
  /** The target without any of them. */
  readonly plainTarget: PerPhase<TargetInput>;
  /** As `context` of a request when nothing is known of the target. */
  readonly context: PerPhase<NonNullable<AttackRequest['context']>>;
  /** One side of a fight both ways, with the abilities that are on. */
  readonly side: SideInput;
  readonly plainSide: SideInput;
}

/** One unit, or a bodyguard unit and the leaders attached to it. */
export function unitRequest(units: readonly Unit[], edition?: AttackRequest['edition']): UnitRequest {
  const plain = {
    name: namesOf(units),
    points: pointsOf(units),
    ...known({ edition }),
    attacker: perPhase((phase) => bearersOf(units, phase, edition)),
    volley: perPhase((phase) => units.flatMap((unit) => volleyOf(unit, phase))),
    target: perPhase((phase) => targetOf(units, phase)),
    side: sideOf(units),
  };
  return withAbilities(plain, joinedAbilities(units.map(({ abilities }) => abilities)));
}

/** The same unit with these abilities on and off. `unit` is without any: what was on before does not stay. */
function withAbilities(
  unit: Omit<UnitRequest, 'abilities' | 'context' | 'plainTarget' | 'plainSide'>,
  abilities: UnitAbilities,
): UnitRequest {
  const context = perPhase((phase) => contextOf({ attacker: situationEffects(abilities, phase).attacker }, undefined));
  return {
    ...unit,
    plainTarget: unit.target,
    plainSide: unit.side,
    side: { ...unit.side, ...withDefences(unit.side, abilities, 'fight'), context: context.fight },
    target: perPhase((phase) => withDefences(unit.target[phase], abilities, phase)),
    abilities,
    context,
  };
}

/** One ability switched on or off. */
export function switchAbility(unit: UnitRequest, index: number, on: boolean): UnitRequest {
  const { plainTarget, plainSide } = unit;
  return withAbilities({ ...unit, target: plainTarget, side: plainSide }, switched(unit.abilities, index, on));
}

/** "Crisis Battlesuits + Commander Farsight": who takes the wounds first stands first. */
export function namesOf(units: readonly Unit[]): string {
  return units.map(({ name }) => name).join(' + ');
}

/** null where no unit has a price. */
export function pointsOf(units: readonly Unit[]): number | null {
  return units.reduce<number | null>((sum, { points }) => (points === undefined ? sum : (sum ?? 0) + points), null);
}

/**
 * Models and wounds are told only where a weapon can turn on them: those of the whole unit where wounds spill over it (E43),
 * else of the bearers, for whom the most numerous stat line stands.
 */
function bearersOf(units: readonly Unit[], phase: UnitPhase, edition: AttackRequest['edition']): AttackerInput {
  const about = { name: namesOf(units), points: pointsOf(units) };
  const bearer = units.find((unit) => hazards(unit, phase) > 0);
  if (bearer === undefined) return about;
  if (edition !== undefined && editions[edition].hazard.spills) {
    const { groups, ...line } = targetOf(units, phase);
    if (!groups) return { ...about, ...sufferer(line as GroupInput) };
    return { ...about, groups: groups.map((group) => ({ ...sufferer(group), character: group.character })) };
  }
  const [line] = [...bearer.models].sort((a, b) => b.count - a.count);
  const models = Math.min(modelCount(bearer), hazards(bearer, phase));
  return { ...about, ...sufferer({ ...line, models, wounds: line.w, keywords: [...bearer.keywords] }) };
}

/** What a hazard asks of models. */
function sufferer({ models, wounds, fnp = null, fnpMortal = null, keywords }: GroupInput) {
  return { models, wounds, fnp, fnpMortal, keywords };
}

function hazards(unit: Unit, phase: UnitPhase): number {
  return volleyOf(unit, phase)
    .filter(({ weapon }) => carries(weapon, 'hazardous'))
    .reduce((sum, { count = 1 }) => sum + count, 0);
}

/** The phase in which a unit attacks: the one wanted, or the other where it has nothing to use in that. */
export function phaseFor({ volley }: UnitRequest, wanted: UnitPhase): UnitPhase {
  if (volley[wanted].length > 0) return wanted;
  return wanted === 'shooting' ? 'fight' : 'shooting';
}

/** Why the unit cannot attack in that phase; undefined when it can. */
export function unarmed({ name, volley }: UnitRequest, phase: UnitPhase): string | undefined {
  if (volley[phase].length > 0) return undefined;
  return `${name} has no ${phase === 'fight' ? 'melee' : 'ranged'} weapons.`;
}

interface Sides {
  readonly attacker?: UnitRequest | undefined;
  readonly defender?: UnitRequest | undefined;
}

/** The fields of a request that the chosen units decide; the rest of it stays as it is. */
export function requestFields({ attacker, defender }: Sides, phase: UnitPhase): AttackRequest {
  return {
    ...known({
      edition: attacker?.edition ?? defender?.edition,
      volley: attacker?.volley[phase],
      attacker: attacker?.attacker[phase],
      target: defender?.target[phase],
    }),
    context: contextOf(
      {
        attacker: situationEffects(attacker?.abilities, phase).attacker,
        defender: situationEffects(defender?.abilities, phase).defender,
      },
      defender?.target[phase],
    ),
  };
}

/** The stat lines of a unit without what belongs to a whole target. */
export function leaderGroups({ target }: UnitRequest, phase: UnitPhase): readonly GroupInput[] {
  const { leadership: _, groups, ...line } = target[phase];
  return groups ?? [{ firstModelWounds: null, ...(line as GroupInput) }];
}

const NOT_SET = { invuln: null, fnp: null, fnpMortal: null };

/** A flat target as the group that it is beside its leaders. */
function bodyguardOf({ name, models, wounds, toughness, save, ...rest }: TargetInput): GroupInput {
  const { keywords, firstModelWounds, points, invuln, fnp, fnpMortal } = rest;
  const line = { models, wounds, toughness, save, keywords, firstModelWounds, points, invuln, fnp, fnpMortal };
  return { ...line, name: name || 'Bodyguard', character: false };
}

/** A target joined by leaders. A flat one becomes groups first, each with saves of its own. */
export function withLeaders<Target extends TargetInput>(
  target: Target,
  leaders: readonly GroupInput[],
): Target & { readonly groups: GroupInput[] } {
  const groups = target.groups ?? [bodyguardOf(target)];
  return { ...target, ...NOT_SET, groups: [...groups, ...leaders.map((leader) => ({ ...leader, character: true }))] };
}

/** An attack that a leader joins with his own weapons, where the two were not chosen as one unit. */
export function joinedAttack<Request extends AttackRequest>(request: Request, leader: UnitRequest, phase: UnitPhase) {
  const { volley, attacker } = request;
  const points = attacker?.points == null || leader.points === null ? null : attacker.points + leader.points;
  const name = [attacker?.name, leader.name].filter((part) => part).join(' + ');
  return { ...request, volley: [...(volley ?? []), ...leader.volley[phase]], attacker: { ...attacker, name, points } };
}

/** A side of a fight that a leader joins. */
export function joinedSide<Side extends SideInput>(side: Side, leader: UnitRequest) {
  const { name, groups, weapons, damagedAt } = side;
  const own = groups ?? [{ ...bodyguardOf(side), weapons, damagedAt }];
  const leaders = (leader.side.groups ?? []).map((group) => ({ ...group, character: true }));
  return { ...side, weapons: [], name: [name, leader.name].filter(Boolean).join(' + '), groups: [...own, ...leaders] };
}

/** What the calculator itself assumes when nothing is asked for, and whose stat line its target has. */
const EXAMPLE = {
  weapon: { name: 'Bolt rifle', attacks: 2, skill: 3, strength: 4, ap: -1, damage: 1, keywords: ['Assault', 'Heavy'] },
  count: 10,
};
const EXAMPLE_TARGET = 'Intercessors';

/** The same request with its weapons written as a volley, so that they can be edited one by one. */
export function asVolley(request: AttackRequest, plainTarget: boolean): AttackRequest {
  if (request.volley) return request;
  const { weapon, count, ...rest } = request;
  if (weapon) return { ...rest, volley: [{ weapon, count }], count: 1 };
  if (request.context?.mortalWounds != null) return request;
  const target = plainTarget ? { target: { ...request.target, name: EXAMPLE_TARGET } } : {};
  return { ...rest, ...target, count: 1, volley: [EXAMPLE] };
}

/** All models of a target, whichever way it is written. */
export function targetModels({
  models,
  groups,
}: {
  models: number;
  groups: readonly { models: number }[] | null;
}): number {
  return groups?.reduce((total, group) => total + group.models, 0) ?? models;
}
