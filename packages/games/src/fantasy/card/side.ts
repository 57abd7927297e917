// One unit of a battle, prepared: its card with every rule read, and the traits it has at a moment of the fight.
import type { DiceExpression } from '@oddsmith/kernel';
import { toExpression } from '../../form/field.ts';
import { type ReadRule, readRule } from '../rules/card.ts';
import type { Card, CardSystem, HitValue, TroopType } from '../schema/index.ts';
import { type Posts, postsOf } from './posts.ts';
import { type Moment, PLAIN_TRAITS, type Traits, withTraits } from './traits.ts';
import { type HeldWeapon, heldTraits, heldWeapon } from './weapon.ts';
import type { Weapon } from './weapons.table.ts';

export interface Side {
  readonly system: CardSystem;
  readonly card: Card;
  /** The side of the enemy that it fights: skirmishers of The Old World have a front alone. */
  readonly arc: Card['arc'];
  /** What the rider holds: it decides on shield and parry. */
  readonly weapon: Weapon;
  /** Of the whole model, whichever part strikes. */
  readonly rules: readonly ReadRule[];
  /** Who strikes from each model, in the order in which they strike within a step. */
  readonly parts: readonly Part[];
  /** Wounds of the whole unit at full strength. */
  readonly totalWounds: number;
  readonly kind: TroopKind;
  /** Whether a pursuit into a new combat leaves it Press of Battle. */
  readonly pressAfterPursuit: boolean;
}

/** One who strikes, with what is his alone. */
export interface Part {
  readonly kind: 'champion' | 'rider' | 'crew' | 'mount' | 'character' | 'characterMount';
  /** Alike on each model. */
  readonly count: number;
  readonly weaponSkill: number;
  readonly strength: number;
  readonly initiative: number;
  readonly attacks: DiceExpression;
  readonly armourPiercing: number;
  readonly held: HeldWeapon;
  readonly rules: readonly ReadRule[];
}

/** What The Old World asks of a troop type. */
export interface TroopKind {
  readonly category: 'infantry' | 'cavalry' | 'chariot' | 'monster' | 'warMachine';
  /** null: as many as its wounds. */
  readonly unitStrength: number | null;
  /** Models that make a rank count, and the most ranks that do. */
  readonly rankModels: number;
  readonly mostRanks: number;
  /** Regular and heavy infantry: fight two ranks deep, parry, count as massed. */
  readonly massed?: true;
  readonly cleavable?: true;
  /** Fear what burns. */
  readonly fearsFire?: true;
  /** Takes more to disrupt. */
  readonly steady?: true;
  readonly impactPiercing?: number;
  readonly stompPiercing?: number;
}

const NO_RANKS = { rankModels: 1, mostRanks: 0 };

export const TROOP_KINDS: { readonly [T in TroopType]: TroopKind } = {
  regularInfantry: {
    category: 'infantry',
    unitStrength: 1,
    rankModels: 5,
    mostRanks: 2,
    massed: true,
    cleavable: true,
  },
  heavyInfantry: {
    category: 'infantry',
    unitStrength: 1,
    rankModels: 4,
    mostRanks: 2,
    massed: true,
    cleavable: true,
    steady: true,
  },
  monstrousInfantry: { category: 'infantry', unitStrength: 3, rankModels: 3, mostRanks: 2 },
  swarms: { category: 'infantry', unitStrength: 3, ...NO_RANKS, fearsFire: true },
  lightCavalry: { category: 'cavalry', unitStrength: 2, rankModels: 5, mostRanks: 1, cleavable: true },
  heavyCavalry: { category: 'cavalry', unitStrength: 2, rankModels: 4, mostRanks: 1, cleavable: true },
  monstrousCavalry: { category: 'cavalry', unitStrength: 3, rankModels: 3, mostRanks: 1 },
  warBeasts: { category: 'cavalry', unitStrength: 1, rankModels: 5, mostRanks: 1, cleavable: true, fearsFire: true },
  lightChariot: { category: 'chariot', unitStrength: 3, rankModels: 3, mostRanks: 1 },
  heavyChariot: { category: 'chariot', unitStrength: 5, ...NO_RANKS, impactPiercing: 2 },
  monstrousCreature: { category: 'monster', unitStrength: null, ...NO_RANKS },
  behemoth: { category: 'monster', unitStrength: null, ...NO_RANKS, stompPiercing: 2 },
  warMachine: { category: 'warMachine', unitStrength: null, ...NO_RANKS },
};

export function prepareSide(card: Card, enemy: Card, system: CardSystem, pressAfterPursuit = false): Side {
  const parts = partsOf(card, system);
  const open = system === 'oldWorld' && enemy.formation === 'skirmish';
  return {
    system,
    card,
    arc: open ? 'front' : card.arc,
    weapon: heldWeapon(card.weapon, system, card.armyRules).weapon,
    rules: card.rules.map((text) => readRule(text, system, card.armyRules)),
    parts,
    totalWounds: card.models * card.wounds,
    kind: TROOP_KINDS[card.troopType],
    pressAfterPursuit,
  };
}

function partsOf(card: Card, system: CardSystem): readonly Part[] {
  const read = (rules: readonly string[]): readonly ReadRule[] =>
    rules.map((text) => readRule(text, system, card.armyRules));
  const { champion, mount } = card;
  const rider: Part = {
    ...card,
    kind: 'rider',
    count: 1,
    attacks: toExpression(card.attacks),
    held: heldWeapon(card.weapon, system, card.armyRules),
    rules: [],
  };
  const parts: Part[] = [];
  if (champion !== null) parts.push(championOf(card, champion, rider, system));
  parts.push(rider);
  for (const crew of card.crew)
    parts.push({
      ...crew,
      kind: 'crew',
      attacks: toExpression(crew.attacks),
      held: heldWeapon(crew.weapon, system, card.armyRules),
      rules: read(crew.rules),
    });
  if (mount !== null)
    parts.push({
      ...mount,
      kind: 'mount',
      attacks: toExpression(mount.attacks),
      held: heldWeapon(mount.weapon, system, card.armyRules),
      rules: read(mount.rules),
    });
  const { character } = card;
  if (character === null) return parts;
  parts.push({
    ...character,
    kind: 'character',
    count: 1,
    attacks: toExpression(character.attacks),
    held: heldWeapon(character.weapon, system, card.armyRules),
    rules: read(character.rules),
  });
  if (character.mount !== null)
    parts.push({
      ...character.mount,
      kind: 'characterMount',
      attacks: toExpression(character.mount.attacks),
      held: heldWeapon(character.mount.weapon, system, card.armyRules),
      rules: read(character.mount.rules),
    });
  return parts;
}

function isOfCharacter({ kind }: Part): boolean {
  return kind === 'character' || kind === 'characterMount';
}

function championOf(
  { armyRules }: Card,
  champion: NonNullable<Card['champion']>,
  rider: Part,
  system: CardSystem,
): Part {
  return {
    ...rider,
    kind: 'champion',
    weaponSkill: champion.weaponSkill ?? rider.weaponSkill,
    strength: champion.strength ?? rider.strength,
    initiative: champion.initiative ?? rider.initiative,
    attacks: champion.attacks === null ? plusAttacks(rider.attacks, 1) : toExpression(champion.attacks),
    held: champion.weapon === null ? rider.held : heldWeapon(champion.weapon, system, armyRules),
  };
}

/** What happened before the round. */
export interface Mood {
  /** The first round. */
  readonly opening: boolean;
  readonly followedUp: boolean;
  readonly beaten: boolean;
  /** This combat began with a pursuit: inches of the pursuer up to 3, or CAUGHT for the one pursued; 0 where it did not. */
  readonly pursuit: number;
  /** Of whoever fights challenges for the unit: NO_DUEL, RETIRED, SLAIN, or DUELLING and the wounds lost in the challenge. */
  readonly duel: number;
}

/** From here on inches of a pursuit count alike. */
export const FULL_PURSUIT = 3;
export const CAUGHT = 4;
const PURSUITS = 5;
/** More than a duellist can lose wounds, and the ways not to duel. */
export const DUELS = 16;
const MOODS = 8 * PURSUITS * DUELS;

/** One number for what both units remember. */
export function moodsKey(first: Mood, second: Mood): number {
  const numberOf = ({ opening, followedUp, beaten, pursuit, duel }: Mood) =>
    (duel * PURSUITS + pursuit) * 8 + Number(opening) * 4 + Number(followedUp) * 2 + Number(beaten);
  return numberOf(first) * MOODS + numberOf(second);
}

/** Inches of charge move below which some rules do nothing. */
const LONG_CHARGE = 3;

/** What rules may call a unit. */
function namesOf({ card, kind }: Side): readonly string[] {
  return [card.troopType, card.height, ...(kind.category === 'monster' ? ['monsters'] : [])];
}

export function momentOf({ card, arc, pressAfterPursuit }: Side, enemy: Side, mood: Mood): Moment {
  const { opening, followedUp, beaten, pursuit } = mood;
  const pursued = pursuit !== 0 && pursuit !== CAUGHT;
  const charging = opening && (pursuit === 0 ? card.charging : pursued);
  const charged = opening && (pursuit === 0 ? enemy.card.charging : !pursued);
  const chargeInches = pursued ? pursuit : card.chargeDistance;
  return {
    opening,
    followedUp,
    beaten,
    charging,
    presses: !charging || (pursued && pressAfterPursuit),
    chargeInches,
    disordered: card.disorderedCharge && !pursued,
    longCharge: charging && (chargeInches ?? LONG_CHARGE) >= LONG_CHARGE,
    charged,
    flanks: arc !== 'front',
    furious: false,
    enemyIs: namesOf(enemy),
    frontage: card.frontage,
    receivesCharge: charged && enemy.arc === 'front',
    facesFront: enemy.arc === 'front',
    handWeapon: false,
    lateWeapon: false,
  };
}

/** What height brings in The 9th Age, unless the card has stomps of its own. */
const HEIGHT_STOMPS: { readonly [height: string]: DiceExpression | undefined } = {
  large: { count: 0, sides: 6, plus: 1 },
  gigantic: { count: 1, sides: 6, plus: 0 },
};

/** The traits of the unit as a whole, whatever is in its hands. */
export function traitsOf(side: Side, moment: Moment): Traits {
  const { card, system } = side;
  let traits = withRules(PLAIN_TRAITS, side.rules, moment);
  // A save entered on the card stands; one from a rule fills the gap.
  traits = {
    ...traits,
    ward: card.ward === 'none' ? traits.ward : card.ward,
    regeneration: card.regeneration === 'none' ? traits.regeneration : card.regeneration,
  };
  if (system === 'oldWorld') return traits;
  traits = { ...traits, ward: improved(traits) };
  const stomps = traits.stomps ?? HEIGHT_STOMPS[card.height] ?? null;
  return {
    ...traits,
    stomps: traits.neverStomps ? null : stomps,
    fear: traits.fear || card.height === 'gigantic',
  };
}

/** Who has no ward has nothing to be made better. */
function improved({ ward, betterWard, bestWard }: Traits): HitValue {
  if (typeof ward !== 'number' || typeof bestWard !== 'number') return ward;
  return Math.min(ward, Math.max(bestWard, ward - betterWard)) as HitValue;
}

/** The traits of a part when it strikes: what the card says of rerolls acts on every strike. */
export function partTraitsOf(side: Side, part: Part, moment: Moment): Traits {
  const { held } = part;
  const own: Moment = { ...moment, handWeapon: held.plain, lateWeapon: held.weapon.lastStep === true };
  let traits = withTraits(PLAIN_TRAITS, { ...modifiersOf(side, part), armourPiercing: part.armourPiercing });
  for (const added of heldTraits(held, own)) traits = withTraits(traits, added);
  return withRules(withRules(traits, rulesReaching(side, part), own), part.rules, own);
}

/** What is entered by hand for the strikes: of the unit, or of its character. */
function modifiersOf({ card }: Side, part: Part): Partial<Traits> {
  const { character } = card;
  if (character === null || !isOfCharacter(part))
    return { rerollHits: card.rerollHits, rerollWounds: card.rerollWounds };
  const { rerollHits, rerollWounds, toHitModifier, toWoundModifier } = character;
  return { rerollHits, rerollWounds, toHit: toHitModifier, toWound: toWoundModifier };
}

/** What the beast does without its weapon: impact hits and stomps are its own. */
export function bareTraitsOf(side: Side, part: Part, moment: Moment): Traits {
  return withRules(withRules(PLAIN_TRAITS, rulesReaching(side, part), moment), part.rules, moment);
}

/** Of the shots alone: the rules of the unit act on its blows. */
export function shotTraitsOf(side: Side, moment: Moment): Traits {
  return withRules(PLAIN_TRAITS, shotRules(side), moment);
}

export function shotRules({ system, card }: Side): readonly ReadRule[] {
  return (card.shooting?.rules ?? []).map((text) => readRule(text, system, card.armyRules));
}

/** The rules of the model as far as they are of this part: in The 9th Age a mount has its own alone. */
function rulesReaching({ system, rules, kind, card, parts }: Side, part: Part): readonly ReadRule[] {
  // A character has its own rules alone, and in The Old World so has its mount.
  if (part.kind === 'character') return [];
  if (part.kind === 'characterMount')
    return system === 'ninthAge' ? [] : (parts.find((other) => other.kind === 'character')?.rules ?? []);
  const beast = part.kind === 'mount';
  if (system === 'ninthAge') return beast ? [] : rules;
  const ridesMonster = kind.category === 'monster' && (part.kind === 'crew' || card.mount !== null);
  return rules.filter(
    ({ rule }) => !(beast && rule?.ridersOnly === true) && !(ridesMonster && rule?.notOnMonsters === true),
  );
}

function withRules(traits: Traits, rules: readonly ReadRule[], moment: Moment): Traits {
  let result = traits;
  for (const { rule, value } of rules) if (rule !== undefined) result = withTraits(result, rule.effect(moment, value));
  return result;
}

/** Models standing after so many wounds. */
export function modelsAfter({ card }: Side, lost: number): number {
  return card.models - Math.floor(lost / card.wounds);
}

/** A part in a round, with the traits of its strikes. */
export interface ArmedPart {
  readonly part: Part;
  readonly traits: Traits;
}

/** A unit in a round of the fight, before models are counted. */
export interface Fighter {
  readonly side: Side;
  readonly moment: Moment;
  /** Of the unit as a whole. */
  readonly traits: Traits;
  /** Of those who support from behind. */
  readonly riderTraits: Traits;
  readonly parts: readonly ArmedPart[];
  /** The same unit where it strikes in fury; null where it never does. */
  readonly furious: Fighter | null;
  /** What makes impact hits and stomps: the beast, without one the model itself. */
  readonly bodyTraits: Traits;
  readonly posts: Posts;
}

/** A unit in a round with the models it has left. */
export interface Standing extends Fighter {
  readonly models: number;
}

export function fighterOf(side: Side, enemy: Side, mood: Mood): Fighter {
  const moment = momentOf(side, enemy, mood);
  const posts = postsOf(side, mood.duel);
  const calm = fighterAt(side, moment, posts);
  return calm.traits.primalFury ? { ...calm, furious: fighterAt(side, { ...moment, furious: true }, posts) } : calm;
}

function fighterAt(side: Side, moment: Moment, posts: Posts): Fighter {
  const parts = side.parts.map((part) => ({ part, traits: partTraitsOf(side, part, moment) }));
  const of = (kind: Part['kind']) => parts.find(({ part }) => part.kind === kind);
  const traits = traitsOf(side, moment);
  const beast = of('mount');
  return {
    side,
    moment,
    traits,
    riderTraits: of('rider')?.traits ?? traits,
    parts,
    furious: null,
    bodyTraits: beast === undefined ? traits : bareTraitsOf(side, beast.part, moment),
    posts,
  };
}

export function standing(fighter: Fighter, lost: number): Standing {
  const { side, moment, traits, riderTraits, parts, furious, bodyTraits, posts } = fighter;
  return { side, moment, traits, riderTraits, parts, furious, bodyTraits, posts, models: modelsAfter(side, lost) };
}

export function usesShield({ card, weapon }: Side): boolean {
  return card.shield && weapon.twoHands !== true;
}

export function plusAttacks(attacks: DiceExpression, more: number): DiceExpression {
  return { ...attacks, plus: attacks.plus + more };
}
