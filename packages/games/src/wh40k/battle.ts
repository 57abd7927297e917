// A request with everything filled in: units with read keywords, groups with their own defences, no nulls left to ask about.
import type { DiceExpression } from '@oddsmith/kernel';
import { toExpression } from '../field.ts';
import { type Edition, editions } from './editions.ts';
import { type Abilities, type Condition, readAbilities } from './rules/index.ts';
import type { Attacker, AttackInput, Context, DamageReroll, Reroll, SaveReroll, VolleyEntry } from './schema/index.ts';

export interface Armament {
  readonly name: string;
  readonly ranged: boolean;
  readonly count: number;
  readonly attacks: DiceExpression;
  /** null hits without a roll. */
  readonly skill: number | null;
  /** Dice are rolled for each hit that rolls to wound. */
  readonly strength: DiceExpression;
  readonly ap: number;
  readonly damage: DiceExpression;
  readonly abilities: Abilities;
}

export interface Situation {
  readonly facts: { readonly [fact in Condition]: boolean };
  readonly cover: boolean;
  readonly precision: boolean;
  readonly unseen: boolean;
  readonly spotted: boolean;
  readonly overwatch: boolean;
  readonly declineLethalHits: boolean;
  readonly hitModifier: number;
  readonly woundModifier: number;
  readonly skillModifier: number;
  readonly attacksModifier: number;
  readonly strengthModifier: number;
  readonly apModifier: number;
  readonly damageModifier: number;
  readonly rerollHits: Reroll;
  readonly rerollWounds: Reroll;
  readonly rerollDamage: DamageReroll;
  readonly rerollOneHit: boolean;
  readonly rerollOneWound: boolean;
  readonly rerollOneDamage: boolean;
  readonly critHitOn: number;
  readonly critWoundOn: number;
  readonly mortalWounds: MortalWounds | null;
}

/** `on` 0: the total of the dice; otherwise one for each die that shows `on` or more, at most `max`. */
export interface MortalWounds {
  readonly dice: DiceExpression;
  readonly on: number;
  readonly max: number;
}

export interface AttackingUnit {
  readonly name: string;
  readonly weapons: readonly Armament[];
  readonly situation: Situation;
}

export interface Group {
  readonly name: string;
  readonly models: number;
  readonly wounds: number;
  /** Wounds of the model that is lost first. */
  readonly firstWounds: number;
  readonly toughness: number;
  readonly save: number;
  readonly character: boolean;
  readonly keywords: readonly string[];
  readonly points: number | null;
  readonly invuln: number | null;
  readonly fnp: number | null;
  readonly fnpMortal: number | null;
  readonly fnpPsychic: number | null;
  readonly damageReduction: number;
  readonly halveDamage: boolean;
  readonly apReduction: number;
  readonly rerollSaves: SaveReroll;
}

export interface Battle {
  readonly edition: Edition;
  readonly units: readonly AttackingUnit[];
  readonly groups: readonly Group[];
  /** Keywords of the target itself, in lower case; groups have their own besides. */
  readonly keywords: readonly string[];
  readonly stealth: boolean;
  readonly ignoreFirstFailedSave: boolean;
  readonly leadership: number | null;
  readonly attacker: Attacker | null;
  /** What all attacking units cost together, null where one cost is not known. */
  readonly attackerPoints: number | null;
}

/** What is fired when nothing at all is asked for. */
const EXAMPLE: VolleyEntry = {
  weapon: {
    name: 'Bolt rifle',
    kind: 'ranged',
    attacks: 2,
    skill: 3,
    strength: 4,
    ap: -1,
    damage: 1,
    keywords: ['Assault', 'Heavy'],
  },
  count: 10,
};

/** The weapons of the first unit in order, however the request gave them. */
export function volleyEntries(input: AttackInput): readonly VolleyEntry[] {
  if (input.volley !== null) return input.volley;
  if (input.weapon) return [{ weapon: input.weapon, count: input.count }];
  return input.weapon === undefined && input.context.mortalWounds === null ? [EXAMPLE] : [];
}

export function toBattle(input: AttackInput): Battle {
  const { target } = input;
  const groups = toGroups(target);
  const keywords = target.keywords.map((keyword) => keyword.toLowerCase());
  const known = [...keywords, ...groups.flatMap((group) => group.keywords)];
  const first = {
    name: input.attacker?.name ?? '',
    weapons: toArmaments(volleyEntries(input), input.context, known),
    situation: toSituation(input.context),
  };
  const others = input.followedBy.map((unit) => ({
    name: unit.name,
    weapons: toArmaments(unit.volley, unit.context, known),
    situation: toSituation(unit.context),
  }));
  return {
    edition: editions[input.edition],
    units: [first, ...others],
    groups,
    keywords,
    stealth: target.stealth ?? false,
    ignoreFirstFailedSave: target.ignoreFirstFailedSave ?? false,
    leadership: target.leadership,
    attacker: input.attacker,
    attackerPoints: totalPoints([input.attacker?.points ?? null, ...input.followedBy.map((unit) => unit.points)]),
  };
}

/** `known`: keywords of the target at the start, for abilities that work only against some. */
function toArmaments(volley: readonly VolleyEntry[], context: Context, known: readonly string[]): readonly Armament[] {
  return volley.map(({ weapon, count }) => ({
    name: weapon.name,
    ranged: weapon.kind === 'ranged',
    count,
    attacks: toExpression(weapon.attacks),
    skill: weapon.skill,
    strength: toExpression(weapon.strength),
    ap: weapon.ap,
    damage: toExpression(weapon.damage),
    abilities: readAbilities([...weapon.keywords, ...context.keywords], known),
  }));
}

function toSituation(context: Context): Situation {
  const { mortalWounds } = context;
  return {
    facts: {
      always: true,
      halfRange: context.halfRange ?? false,
      stationary: context.stationary ?? false,
      charged: context.charged ?? false,
      beyond12: context.beyond12 ?? false,
    },
    cover: context.cover ?? false,
    precision: context.precision ?? false,
    unseen: context.unseen ?? false,
    spotted: context.spotted ?? false,
    overwatch: context.overwatch ?? false,
    declineLethalHits: context.declineLethalHits ?? false,
    hitModifier: context.hitModifier ?? 0,
    woundModifier: context.woundModifier ?? 0,
    skillModifier: context.skillModifier ?? 0,
    attacksModifier: context.attacksModifier ?? 0,
    strengthModifier: context.strengthModifier ?? 0,
    apModifier: context.apModifier ?? 0,
    damageModifier: context.damageModifier ?? 0,
    rerollHits: context.rerollHits ?? 'none',
    rerollWounds: context.rerollWounds ?? 'none',
    rerollDamage: context.rerollDamage ?? 'none',
    rerollOneHit: context.rerollOneHit ?? false,
    rerollOneWound: context.rerollOneWound ?? false,
    rerollOneDamage: context.rerollOneDamage ?? false,
    critHitOn: context.critHitOn ?? 6,
    critWoundOn: context.critWoundOn ?? 6,
    mortalWounds: mortalWounds === null ? null : toMortalWounds(mortalWounds),
  };
}

function toMortalWounds(given: NonNullable<Context['mortalWounds']>): MortalWounds {
  if (typeof given !== 'object') return { dice: toExpression(given), on: 0, max: Number.POSITIVE_INFINITY };
  return { dice: toExpression(given.dice), on: given.on, max: given.max ?? Number.POSITIVE_INFINITY };
}

/** A group that leaves a defence out takes the unit's; null in a group means it has none. */
function toGroups(target: AttackInput['target']): readonly Group[] {
  const own: readonly (AttackInput['target']['groups'] & object)[number][] = target.groups ?? [
    { ...target, character: false },
  ];
  return own.map((group) => ({
    name: group.name,
    models: group.models,
    wounds: group.wounds,
    firstWounds: group.firstModelWounds ?? group.wounds,
    toughness: group.toughness,
    save: group.save,
    character: group.character,
    keywords: group.keywords.map((keyword) => keyword.toLowerCase()),
    points: group.points,
    invuln: pick(group.invuln, target.invuln),
    fnp: pick(group.fnp, target.fnp),
    fnpMortal: pick(group.fnpMortal, target.fnpMortal),
    fnpPsychic: pick(group.fnpPsychic, target.fnpPsychic),
    damageReduction: pick(group.damageReduction, target.damageReduction) ?? 0,
    halveDamage: pick(group.halveDamage, target.halveDamage) ?? false,
    apReduction: pick(group.apReduction, target.apReduction) ?? 0,
    rerollSaves: pick(group.rerollSaves, target.rerollSaves) ?? 'none',
  }));
}

function pick<Value>(own: Value | undefined, units: Value): Value {
  return own === undefined ? units : own;
}

function totalPoints(costs: readonly (number | null)[]): number | null {
  let total = 0;
  for (const cost of costs) {
    if (cost === null) return null;
    total += cost;
  }
  return total;
}
