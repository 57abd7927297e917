// A request made ready, once per answer: keyword text read, groups with their own defences, every weapon with its plan.
import { type DiceExpression, expressionMean } from '@oddsmith/kernel';
import { toExpression } from '../form/field.ts';
import { type Edition, editions } from './editions.ts';
import { type Plan, planOf } from './plan.ts';
import { poolsOf } from './pools.ts';
import {
  type Brought,
  broughtTo,
  plainKeyword,
  type ReadKeyword,
  readKeyword,
  situationWith,
  unitContext,
} from './rules/index.ts';
import {
  type Abilities,
  type Attacker,
  type AttackInput,
  type Context,
  DEFENCES,
  type Defences,
  type Target,
  type TargetGroup,
  type VolleyEntry,
  volleyEntries,
} from './schema/index.ts';
import { factsAtStart, type TargetFacts } from './target-facts.ts';

/** A weapon of the volley, read. */
export interface Entry {
  readonly name: string;
  /** Where the weapon and its situation stand in the request. */
  readonly path: string;
  readonly ranged: boolean;
  readonly count: number;
  readonly attacks: DiceExpression;
  /** null hits without a roll. */
  readonly skill: number | null;
  /** Dice are rolled for each hit that rolls to wound. */
  readonly strength: DiceExpression;
  readonly ap: number;
  readonly damage: DiceExpression;
  /** Its own and those it was given. */
  readonly keywords: readonly ReadKeyword[];
  /** That of the unit with what is its own. */
  readonly situation: Context;
  /** The same without what abilities bring. */
  readonly asked: Context;
  /** What abilities of both sides bring to it. */
  readonly brought: readonly Brought[];
  /** What is its own, and where that stands in the request. */
  readonly own: Partial<Context>;
  readonly ownPath: string;
}

/** `on` 0: the total of the dice; otherwise one for each die that shows `on` or more, at most `max`. */
export interface MortalWounds {
  readonly dice: DiceExpression;
  readonly on: number;
  readonly max: number;
  /** Each die up to this costs the own unit one, at most `max`; 0 for none (E45). */
  readonly ownOn: number;
}

/** Dice of the unit that may be spent once. */
export interface OnceOnly {
  readonly attackRerolls: number;
  readonly hitRerolls: number;
  readonly woundRerolls: number;
  readonly damageReroll: boolean;
  readonly fixedHit: number | null;
  readonly fixedWound: number | null;
  readonly fixedDamage: number | null;
}

export interface AttackingUnit {
  readonly name: string;
  /** Path of its context. */
  readonly path: string;
  readonly entries: readonly Entry[];
  /** Of the entries against the target as it stands at first. */
  readonly plans: readonly Plan[];
  /** Positions of the entries that are rolled together. */
  readonly pools: readonly (readonly number[])[];
  readonly context: Context;
  /** Keywords of the context, for remarks. */
  readonly given: readonly ReadKeyword[];
  readonly once: OnceOnly;
  readonly mortalWounds: MortalWounds | null;
}

export interface Group extends Defences {
  readonly name: string;
  readonly models: number;
  readonly wounds: number;
  /** Wounds of the model that is lost first. */
  readonly firstWounds: number;
  readonly toughness: number;
  readonly save: number;
  readonly character: boolean;
  /** As `plainKeyword` writes them. */
  readonly keywords: readonly string[];
  readonly points: number | null;
}

export interface TargetUnit {
  readonly name: string;
  /** The request lists groups, so remarks point at them. */
  readonly grouped: boolean;
  readonly groups: readonly Group[];
  /** Of the unit itself; groups have their own besides. */
  readonly keywords: readonly string[];
  readonly ignoreFirstFailedSave: boolean;
  readonly rerollOneSave: boolean;
  readonly leadership: number | null;
  readonly startingStrength: number;
}

/** Models that Hazardous may hurt, in the order in which they suffer. */
export type BearerGroup = Pick<Group, 'models' | 'wounds' | 'firstWounds' | 'fnp' | 'fnpMortal' | 'fnpPsychic'>;

/** A choice between modes of a weapon that was made for the player. */
export interface TakenMode {
  /** Of the weapon in the request. */
  readonly path: string;
  readonly taken: string;
  readonly others: readonly string[];
}

export interface Battle {
  readonly edition: Edition;
  readonly units: readonly AttackingUnit[];
  readonly target: TargetUnit;
  readonly facts: TargetFacts;
  /** Empty where the request does not say who they are. */
  readonly bearers: readonly BearerGroup[];
  /** Mortal wounds of one failed test for Hazardous; 0 where it is left out. */
  readonly hazardWounds: number;
  /** What all attacking units cost together, null where one cost is not known. */
  readonly attackerPoints: number | null;
  readonly findBestOrder: boolean;
  /** Which modes of weapons were taken for the target. */
  readonly modes?: readonly TakenMode[];
  /** Both a weapon and a volley were given. */
  readonly weaponUnused: boolean;
}

export function prepareAttack(input: AttackInput): Battle {
  const edition = editions[input.edition];
  const target = prepareTarget(input.target);
  const facts = factsAtStart(target);
  const { attacker, context } = input;
  const single = input.volley === null;
  const volley = volleyEntries(input).map((entry, index) => ({
    ...entry,
    path: single ? 'weapon' : `volley[${index}].weapon`,
    place: index,
  }));
  const others = input.followedBy.map((unit, place) => ({
    ...unit,
    volley: unit.volley.map((entry, index) => ({
      ...entry,
      path: `followedBy[${place}].volley[${index}].weapon`,
      place: index,
    })),
    abilities: { attacker: unit.abilities, defender: input.abilities.defender },
    path: `followedBy[${place}].context`,
  }));
  const { abilities } = input;
  const requests = [{ name: attacker?.name ?? '', volley, context, abilities, path: 'context' }, ...others];
  return {
    edition,
    units: requests.map((unit) => prepareUnit({ edition, facts }, unit)),
    target,
    facts,
    bearers: attacker === null ? [] : bearersOf(attacker, edition),
    hazardWounds: hazardWounds(attacker, edition),
    attackerPoints: totalPoints([attacker?.points ?? null, ...input.followedBy.map((unit) => unit.points)]),
    findBestOrder: input.findBestOrder,
    weaponUnused: input.volley !== null && Boolean(input.weapon),
  };
}

/** The same unit with its weapons in another order. */
export function reorderedUnit(
  unit: AttackingUnit,
  order: readonly number[],
  { edition, facts }: Battle,
): AttackingUnit {
  const entries = order.map((index) => unit.entries[index]);
  const plans = order.map((index) => unit.plans[index]);
  return { ...unit, entries, plans, pools: poolsOf(entries, edition, facts) };
}

/** A weapon of a volley; what is left out of its own situation is that of the unit. */
export interface ArmedEntry extends Omit<VolleyEntry, 'modifiers' | 'modes' | 'modeFixed'> {
  /** Where it stands in the request. */
  readonly path: string;
  /** Abilities that hold for some only name it by this. */
  readonly place: number;
  readonly modifiers: Partial<NonNullable<VolleyEntry['modifiers']>> | null;
}

interface UnitRequest {
  readonly name: string;
  readonly volley: readonly ArmedEntry[];
  readonly context: Context;
  readonly abilities: Abilities;
  readonly path: string;
}

export function prepareUnit(
  { edition, facts }: { readonly edition: Edition; readonly facts: TargetFacts },
  { name, volley, context: asked, abilities, path }: UnitRequest,
): AttackingUnit {
  const context = unitContext(asked, abilities);
  const given = context.keywords.map(readKeyword);
  const entries = volley.map((entry) => prepareEntry(entry, { context, given, abilities, edition, facts }));
  return {
    name,
    path,
    entries,
    plans: entries.map((entry) => planOf(entry, edition, facts)),
    pools: poolsOf(entries, edition, facts),
    context,
    given,
    once: onceOnly(context),
    mortalWounds: context.mortalWounds === null ? null : readMortalWounds(context.mortalWounds),
  };
}

/** What an entry shares with the others of its unit. */
interface Shared {
  readonly context: Context;
  readonly given: readonly ReadKeyword[];
  readonly abilities: Abilities;
  readonly edition: Edition;
  readonly facts: TargetFacts;
}

function prepareEntry(
  { weapon, count, modifiers, path, place }: ArmedEntry,
  { context, given, abilities, edition, facts }: Shared,
): Entry {
  const own = ownSituation(modifiers);
  const now = modifiers === null ? context : { ...context, ...own };
  const ranged = weapon.kind === 'ranged';
  const strength = toExpression(weapon.strength);
  const keywords = [...weapon.keywords.map(readKeyword), ...given, ...(modifiers?.keywords ?? []).map(readKeyword)];
  const brought = broughtTo(abilities, place, () => ({
    now,
    edition,
    facts,
    ranged,
    weapon: plainKeyword(weapon.name),
    strength: expressionMean(strength) * now.strengthMultiplier + now.strengthModifier,
    psychic: keywords.some(({ rule }) => rule?.id === 'psychic'),
  }));
  const situation = brought.length === 0 ? now : situationWith({ ...now, keywords: [] }, brought);
  return {
    name: weapon.name,
    path,
    ranged,
    count,
    attacks: toExpression(weapon.attacks),
    skill: weapon.skill,
    strength,
    ap: weapon.ap,
    damage: toExpression(weapon.damage),
    keywords: brought.length === 0 ? keywords : [...keywords, ...situation.keywords.map(readKeyword)],
    situation,
    asked: now,
    brought,
    own,
    ownPath: path.replace(/weapon$/, 'modifiers'),
  };
}

const NOTHING_OF_ITS_OWN: Partial<Context> = {};

function ownSituation(modifiers: ArmedEntry['modifiers']): Partial<Context> {
  if (modifiers === null) return NOTHING_OF_ITS_OWN;
  const own: { [field: string]: unknown } = {};
  for (const [field, value] of Object.entries(modifiers)) if (value !== undefined) own[field] = value;
  return own;
}

function onceOnly(context: Context): OnceOnly {
  const { commandReroll } = context;
  return {
    attackRerolls: Number(commandReroll === 'attacks'),
    hitRerolls: context.rerollHitDice + Number(context.rerollOneHit) + Number(commandReroll === 'hit'),
    woundRerolls: context.rerollWoundDice + Number(context.rerollOneWound) + Number(commandReroll === 'wound'),
    damageReroll: context.rerollOneDamage || commandReroll === 'damage',
    fixedHit: context.fixedHit,
    fixedWound: context.fixedWound,
    fixedDamage: context.fixedDamage,
  };
}

function readMortalWounds(given: NonNullable<Context['mortalWounds']>): MortalWounds {
  if (typeof given !== 'object') return { dice: toExpression(given), on: 0, max: Number.POSITIVE_INFINITY, ownOn: 0 };
  return { ...given, dice: toExpression(given.dice), max: given.max ?? Number.POSITIVE_INFINITY };
}

export function prepareTarget(target: Target): TargetUnit {
  const groups = (target.groups ?? [{ ...target, character: false }]).map((group) => prepareGroup(group, target));
  return {
    name: target.name,
    grouped: target.groups !== null,
    groups,
    keywords: target.keywords.map(plainKeyword),
    ignoreFirstFailedSave: target.ignoreFirstFailedSave,
    rerollOneSave: target.commandReroll === 'save',
    leadership: target.leadership,
    startingStrength: target.startingStrength ?? groups.reduce((total, group) => total + group.models, 0),
  };
}

/** A group that leaves a defence out takes the unit's. */
function prepareGroup(group: TargetGroup, target: Target): Group {
  const defences = DEFENCES.map((key) => [key, group[key] === undefined ? target[key] : group[key]]);
  return {
    name: group.name,
    models: group.models,
    wounds: group.wounds,
    firstWounds: group.firstModelWounds ?? group.wounds,
    toughness: group.toughness,
    save: group.save,
    character: group.character,
    keywords: group.keywords.map(plainKeyword),
    points: group.points,
    ...(Object.fromEntries(defences) as Defences),
  };
}

/** Models in the order in which they suffer: without groups all are alike. */
function bearersOf({ groups, models, wounds, fnp, fnpMortal }: Attacker, { hazard }: Edition): readonly BearerGroup[] {
  if (groups === null)
    return models === null || wounds === null
      ? []
      : [{ models, wounds, firstWounds: wounds, fnp, fnpMortal, fnpPsychic: null }];
  const rows = groups.flatMap((group) => {
    const { wounds: all, character } = group;
    const left = group.firstModelWounds ?? all;
    const pains = {
      fnp: group.fnp === undefined ? fnp : group.fnp,
      fnpMortal: group.fnpMortal === undefined ? fnpMortal : group.fnpMortal,
      fnpPsychic: null,
    };
    const sound = { models: group.models - Number(left < all), wounds: all, firstWounds: all, ...pains };
    const hurt = { models: 1, wounds: all, firstWounds: left, ...pains };
    return [{ row: sound, character, isHurt: false }, ...(left < all ? [{ row: hurt, character, isHurt: true }] : [])];
  });
  // Rule 37: a wounded bearer first, even a character. E42: characters last, the wounded first among both.
  const rank = ({ character, isHurt }: (typeof rows)[number]): number =>
    hazard.spills ? 2 * Number(character) + Number(!isHurt) : isHurt ? 0 : 1 + Number(character);
  return [...rows].sort((one, other) => rank(one) - rank(other)).map(({ row }) => row);
}

/** E43: more only if every model is a Monster or Vehicle. */
function hazardWounds(attacker: Attacker | null, { hazard }: Edition): number {
  const isLarge = (keywords: readonly string[]): boolean =>
    keywords.some((keyword) => hazard.large.keywords.includes(plainKeyword(keyword)));
  const groups = attacker?.groups ?? [{ keywords: [] }];
  const all = groups.every((group) => isLarge([...(attacker?.keywords ?? []), ...group.keywords]));
  return all ? hazard.large.mortalWounds : hazard.mortalWounds;
}

function totalPoints(costs: readonly (number | null)[]): number | null {
  return costs.reduce((total, cost) => (total === null || cost === null ? null : total + cost), 0);
}
