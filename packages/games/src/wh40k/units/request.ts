// Units as the parts of a wh40k/attack request: both roles, both phases, leaders and bodyguards together.
import { known } from '../../contract/defined-fields.ts';
import { editions } from '../editions.ts';
import {
  abilitiesInForce,
  contextAlone,
  joinedAbilities,
  type PlacesOf,
  switched,
  type UnitAbilities,
  withDefences,
} from './abilities.ts';
import type { AttackerInput, AttackRequest, GroupInput, SideInput, TargetInput, VolleyInput } from './request-types.ts';
import { fightOf, groupCounts, sideOf } from './side.ts';
import { targetGroupCounts, targetOf } from './target.ts';
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
  /** What is on, as `abilities.attacker` or `abilities.defender` of a request. */
  readonly brings: PerPhase<AbilityInput[]>;
  /** The same as `context` of a request, for who knows nothing of the target: instead of `brings`. */
  readonly context: PerPhase<NonNullable<AttackRequest['context']>>;
  /** One side of a fight both ways, with the abilities that are on. */
  readonly side: SideInput;
  readonly plainSide: SideInput;
  /** Of units that stand together: how many entries or groups each has, in their order. */
  readonly places: { readonly weapons: PerPhase<Ranges>; readonly groups: PerPhase<Ranges>; readonly side: Ranges };
}

/** First place of each unit, and the place behind its last. */
type Ranges = readonly (readonly [number, number])[];

type AbilityInput = NonNullable<NonNullable<AttackRequest['abilities']>['attacker']>[number];

function rangesOf(counts: readonly number[]): Ranges {
  let end = 0;
  return counts.map((count) => {
    const start = end;
    end += count;
    return [start, end] as const;
  });
}

function placesIn(ranges: Ranges): PlacesOf {
  return (unit) => {
    const [start, end] = ranges[unit] ?? [0, 0];
    return Array.from({ length: end - start }, (_, index) => start + index);
  };
}

/** One unit, or a bodyguard unit and the leaders attached to it. */
export function unitRequest(units: readonly Unit[], edition?: AttackRequest['edition']): UnitRequest {
  const plain = {
    name: namesOf(units),
    points: pointsOf(units),
    ...known({ edition }),
    attacker: perPhase((phase) => bearersOf(units, phase, edition)),
    volley: perPhase((phase) => units.flatMap((unit) => volleyIn(unit, phase))),
    target: perPhase((phase) => targetOf(units, phase)),
    side: sideOf(units),
    places: {
      weapons: perPhase((phase) => rangesOf(units.map((unit) => volleyIn(unit, phase).length))),
      groups: perPhase((phase) => targetGroupCounts(units, phase)),
      side: groupCounts(units),
    },
  };
  return withAbilities(plain, joinedAbilities(units.map(({ abilities }) => abilities)));
}

/** In a fight as its models stand, so that it strikes alike on whatever page. */
function volleyIn(unit: Unit, phase: UnitPhase): VolleyInput {
  return phase === 'fight' ? fightOf(unit) : volleyOf(unit, phase);
}

/** The same unit with these abilities on and off. `unit` is without any: what was on before does not stay. */
function withAbilities(
  unit: Omit<UnitRequest, 'abilities' | 'brings' | 'context' | 'plainTarget' | 'plainSide'>,
  abilities: UnitAbilities,
): UnitRequest {
  const { places } = unit;
  const inSide = placesIn(places.side);
  return {
    ...unit,
    plainTarget: unit.target,
    plainSide: unit.side,
    side: {
      ...unit.side,
      ...withDefences(unit.side, abilities, 'fight', inSide),
      abilities: abilitiesInForce(abilities, inSide),
    },
    target: perPhase((phase) => withDefences(unit.target[phase], abilities, phase, placesIn(places.groups[phase]))),
    abilities,
    brings: perPhase((phase) => abilitiesInForce(abilities, placesIn(places.weapons[phase]))),
    context: perPhase((phase) => contextAlone(abilities, phase)),
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

/** Whether the unit has nothing to attack with in that phase. */
export function isUnarmed({ volley }: UnitRequest, phase: UnitPhase): boolean {
  return volley[phase].length === 0;
}

/** The parts of an attack that a unit brings on either side, for whoever puts many of them together. */
export function attackParts(
  unit: UnitRequest,
  phase: UnitPhase,
): { readonly attack: AttackRequest; readonly target: AttackRequest } {
  const { edition: _, ...target } = requestFields({ defender: unit }, phase);
  return { attack: requestFields({ attacker: unit }, phase), target };
}

interface Sides {
  readonly attacker?: UnitRequest | undefined;
  readonly defender?: UnitRequest | undefined;
}

/** The fields of a request that the chosen units decide; the rest of it stays as it is. */
export function requestFields({ attacker, defender }: Sides, phase: UnitPhase): AttackRequest {
  return known({
    edition: attacker?.edition ?? defender?.edition,
    volley: attacker?.volley[phase],
    attacker: attacker?.attacker[phase],
    target: defender?.target[phase],
    abilities: known({ attacker: attacker?.brings[phase], defender: defender?.brings[phase] }),
  });
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
  const own = volley ?? [];
  const joining = leader.volley[phase];
  const abilities = {
    ...request.abilities,
    attacker: [...(request.abilities?.attacker ?? []), ...heldBy(leader.brings[phase], own.length, joining.length)],
  };
  return { ...request, volley: [...own, ...joining], attacker: { ...attacker, name, points }, abilities };
}

/** Abilities of somebody who joins, for what he brings himself. */
function heldBy(abilities: readonly AbilityInput[], first: number, count: number): AbilityInput[] {
  const all = Array.from({ length: count }, (_, index) => index);
  return abilities.map((ability) => ({ ...ability, only: (ability.only ?? all).map((place) => first + place) }));
}

/** A side of a fight that a leader joins. */
export function joinedSide<Side extends SideInput>(side: Side, leader: UnitRequest) {
  const { name, groups, weapons, damagedAt } = side;
  const brings = leader.side.abilities ?? [];
  const own = groups ?? [{ ...bodyguardOf(side), weapons, damagedAt }];
  const leaders = (leader.side.groups ?? []).map((group) => ({ ...group, character: true }));
  const abilities = [...(side.abilities ?? []), ...heldBy(brings, own.length, leaders.length)];
  const together = [name, leader.name].filter(Boolean).join(' + ');
  return { ...side, weapons: [], name: together, groups: [...own, ...leaders], abilities };
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
