// One unit of a battle, prepared: its card with every rule read, and the traits it has at a moment of the fight.
import type { DiceExpression } from '@oddsmith/kernel';
import { toExpression } from '../../field.ts';
import { type ReadRule, readRule } from '../rules/card.ts';
import type { Card, CardSystem, TroopType } from '../schema/index.ts';
import { type Moment, PLAIN_TRAITS, type Traits, withTraits } from './traits.ts';
import { PLAIN_WEAPON, WEAPONS, type Weapon, weaponTraits } from './weapons.table.ts';

export interface Side {
  readonly system: CardSystem;
  readonly card: Card;
  readonly weapon: Weapon;
  readonly rules: readonly ReadRule[];
  readonly mountRules: readonly ReadRule[];
  /** Wounds of the whole unit at full strength. */
  readonly totalWounds: number;
  readonly attacks: DiceExpression;
  readonly champion: Striker | null;
  /** Others who strike from the same models: the unit as it would be if all were like them. */
  readonly crew: Side | null;
  readonly kind: TroopKind;
}

/** Who strikes with what of his own. */
export interface Striker {
  readonly weaponSkill: number;
  readonly strength: number;
  readonly initiative: number;
  readonly attacks: DiceExpression;
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

export function prepareSide(card: Card, system: CardSystem): Side {
  const attacks = toExpression(card.attacks);
  return {
    system,
    card,
    weapon: WEAPONS[system][card.weapon],
    rules: card.rules.map((text) => readRule(text, system)),
    mountRules: (card.mount?.rules ?? []).map((text) => readRule(text, system)),
    totalWounds: card.models * card.wounds,
    attacks,
    champion: championOf(card, attacks),
    crew: card.crew === null ? null : prepareSide({ ...card, ...card.crew, crew: null }, system),
    kind: TROOP_KINDS[card.troopType],
  };
}

function championOf({ champion, weaponSkill, strength, initiative }: Card, attacks: DiceExpression): Striker | null {
  if (champion === null) return null;
  return {
    weaponSkill: champion.weaponSkill ?? weaponSkill,
    strength: champion.strength ?? strength,
    initiative: champion.initiative ?? initiative,
    attacks: champion.attacks === null ? plusAttacks(attacks, 1) : toExpression(champion.attacks),
  };
}

/** What happened before the round. */
export interface Mood {
  /** The first round. */
  readonly opening: boolean;
  readonly followedUp: boolean;
  readonly beaten: boolean;
}

/** One number for what both units remember. */
export function moodsKey(first: Mood, second: Mood): number {
  const bitsOf = ({ opening, followedUp, beaten }: Mood) =>
    Number(opening) * 4 + Number(followedUp) * 2 + Number(beaten);
  return bitsOf(first) * 8 + bitsOf(second);
}

/** Inches of charge move below which some rules do nothing. */
const LONG_CHARGE = 3;

export function momentOf({ card, weapon }: Side, enemy: Side, mood: Mood): Moment {
  const charging = card.charging && mood.opening;
  return {
    ...mood,
    charging,
    longCharge: charging && (card.chargeDistance ?? LONG_CHARGE) >= LONG_CHARGE,
    receivesCharge: mood.opening && enemy.card.charging && enemy.card.arc === 'front',
    facesFront: enemy.card.arc === 'front',
    handWeapon: card.weapon === PLAIN_WEAPON,
    lateWeapon: weapon.lastStep === true,
  };
}

/** What height brings in The 9th Age, unless the card has stomps of its own. */
const HEIGHT_STOMPS: { readonly [height: string]: DiceExpression | undefined } = {
  large: { count: 0, sides: 6, plus: 1 },
  gigantic: { count: 1, sides: 6, plus: 0 },
};

/** The traits of the unit and its riders. */
export function traitsOf(side: Side, moment: Moment): Traits {
  const { card, system, weapon } = side;
  let traits: Traits = withTraits(PLAIN_TRAITS, {
    rerollHits: card.rerollHits,
    rerollWounds: card.rerollWounds,
    armourPiercing: card.armourPiercing,
  });
  for (const part of weaponTraits(weapon, moment)) traits = withTraits(traits, part);
  traits = withRules(traits, side.rules, moment);
  // A save entered on the card stands; one from a rule fills the gap.
  traits = {
    ...traits,
    ward: card.ward === 'none' ? traits.ward : card.ward,
    regeneration: card.regeneration === 'none' ? traits.regeneration : card.regeneration,
  };
  if (system === 'oldWorld') return traits;
  const stomps = traits.stomps ?? HEIGHT_STOMPS[card.height] ?? null;
  return {
    ...traits,
    stomps: traits.neverStomps ? null : stomps,
    fear: traits.fear || card.height === 'gigantic',
  };
}

/** The mount strikes with rules of its own; what the card says of rerolls acts on every strike. */
export function mountTraitsOf(side: Side, moment: Moment): Traits {
  const { card } = side;
  const traits = withTraits(PLAIN_TRAITS, {
    rerollHits: card.rerollHits,
    rerollWounds: card.rerollWounds,
    armourPiercing: card.mount?.armourPiercing ?? 0,
  });
  return withRules(traits, side.mountRules, moment);
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

/** A unit in a round of the fight, before models are counted. */
export interface Fighter {
  readonly side: Side;
  readonly traits: Traits;
  readonly mountTraits: Traits;
  readonly moment: Moment;
  readonly crew: Fighter | null;
}

/** A unit in a round with the models it has left. */
export interface Standing extends Fighter {
  readonly models: number;
}

export function standing({ side, traits, mountTraits, moment, crew }: Fighter, lost: number): Standing {
  return { side, traits, mountTraits, moment, crew, models: modelsAfter(side, lost) };
}

export function usesShield({ card, weapon }: Side): boolean {
  return card.shield && weapon.twoHands !== true;
}

export function plusAttacks(attacks: DiceExpression, more: number): DiceExpression {
  return { ...attacks, plus: attacks.plus + more };
}
