// What a unit is once its weapon and its special rules have spoken: the plan of a card. Rules and weapons write it, the
// strikes and the combat result read it.
import { type DiceExpression, expressionMean } from '@oddsmith/kernel';
import type { HitValue, Reroll } from '../schema/index.ts';

/** What of the situation rules and weapons look at. */
export interface Moment {
  /** The first round. */
  readonly opening: boolean;
  /** Charged this turn. */
  readonly charging: boolean;
  /** Fights two ranks deep where its troop type does. */
  readonly presses: boolean;
  /** Inches that it charged, or pursued into a new combat; null for far enough. */
  readonly chargeInches: number | null;
  /** Charged in disorder. */
  readonly disordered: boolean;
  /** Charged this turn and moved 3" or more. */
  readonly longCharge: boolean;
  /** The enemy charged this turn into the front. */
  readonly receivesCharge: boolean;
  /** Was charged this turn, from whichever side. */
  readonly charged: boolean;
  /** Fights the enemy in its flank or rear. */
  readonly flanks: boolean;
  /** In Primal Fury this round. */
  readonly furious: boolean;
  /** What rules may call the enemy: "monsters", "behemoth", "standard". */
  readonly enemyIs: readonly string[];
  /** Models of a rank. */
  readonly frontage: number;
  /** The enemy stands in the front, not in flank or rear. */
  readonly facesFront: boolean;
  /** Followed a beaten enemy that gave ground. */
  readonly followedUp: boolean;
  /** Has lost a round of this fight. */
  readonly beaten: boolean;
  /** Of the part that strikes; the unit as a whole has no weapon. */
  readonly handWeapon: boolean;
  /** Its weapon strikes at the last step whatever the bearer's Agility. */
  readonly lateWeapon: boolean;
}

/** Every trait, once: those of a unit whose card says nothing. */
export const PLAIN_TRAITS = {
  /** Added to the characteristics of those who strike. */
  attacks: 0,
  /** More attacks that are rolled for. */
  attackDice: [] as readonly DiceExpression[],
  skill: 0,
  strength: 0,
  /** In place of the bearer's own Strength. */
  fixedStrength: null as number | null,
  armourPiercing: 0,
  initiative: 0,
  toHit: 0,
  toWound: 0,
  /** Never needs more to wound. */
  woundsOnFour: false,
  strikeFirst: false,
  strikeLast: false,
  /** Strikes at its own step even with a weapon that strikes last. */
  ownStep: false,
  rerollHits: 'none' as Reroll,
  rerollWounds: 'none' as Reroll,
  /** A natural 6 to hit: +2 to wound, or a wound without a roll. */
  poison: false,
  battleFocus: false,
  armourBane: 0,
  killingBlow: false,
  monsterSlayer: false,
  cleavingBlow: false,
  lethalStrike: false,
  multipleWounds: null as DiceExpression | null,
  flaming: false,
  magical: false,
  divine: false,
  toxic: false,
  deniesRegeneration: false,
  /** Tests its fury each round. */
  primalFury: false,
  /** Its strikes cannot be parried. */
  noParry: false,
  /** Ranks beyond the fighting rank that make supporting attacks. */
  extraRanks: 0,
  /** One more attack for each wound that its model has lost. */
  rage: false,
  /** May make one crushing attack at the last step in place of its others. */
  crush: false,
  /** Three models make a full rank. */
  threeWide: false,
  /** The most attacks of a supporting model, where a rule says so. */
  supportAttacks: null as number | null,

  impactHits: null as DiceExpression | null,
  stomps: null as DiceExpression | null,
  grinds: null as DiceExpression | null,
  neverStomps: false,
  cannotBeStomped: false,
  impactPiercing: 0,
  impactBane: 0,
  stompPiercing: 0,
  /** Impact hits are stronger by so much. */
  impactStrength: 0,
  /** One more impact hit behind two full ranks. */
  avalanche: false,
  /** Impact hits pierce better by the rank bonus. */
  impactByRanks: false,

  ward: 'none' as HitValue,
  regeneration: 'none' as HitValue,
  /** By so much the ward is better, but not beyond its limit. */
  betterWard: 0,
  bestWard: 'none' as HitValue,
  /** Against some attacks alone. */
  wardFlaming: 'none' as HitValue,
  wardMagical: 'none' as HitValue,
  wardMundane: 'none' as HitValue,
  /** No regeneration against magical attacks. */
  warpSpawned: false,
  /** Enemies hit it worse by so much. */
  hardToHit: 0,
  unburnt: false,
  rerollArmourOnes: false,
  flammable: false,
  ethereal: false,
  distracting: false,
  /** Against strikes from the front, while a shield is used; not against special attacks. */
  shieldWard: 'none' as HitValue,
  parry: false,
  /** Against strikes from the front that are not special attacks. */
  frontWard: 'none' as HitValue,

  fear: false,
  terror: false,
  fearless: false,
  elf: false,
  fearsElves: false,
  /** Fears not even fire. */
  frenzied: false,
  rerollFear: false,
  /** Tests of Leadership roll three dice and drop the highest. */
  bestOfThree: false,
  /** Tests against Fear do. */
  calm: false,
  /** Beaten, it tests and loses wounds where it fails. */
  unstableMind: false,
  /** The rank bonus is added to Leadership. */
  leadershipByRanks: false,
  unbreakable: false,
  stubborn: false,
  unstable: false,
  /** Wounds fewer that an unstable unit loses. */
  indomitable: 0,
  undead: false,
  supernal: false,
  /** Rolls a failed break test again. */
  rerollsBreak: false,
  noBreakReroll: false,
  shieldwall: false,
  disrupts: false,
  /** Added to the greatest rank bonus. */
  moreRanks: 0,
  noRanks: false,
  /** Wounds that it loses are worth half a point each. */
  cheapLives: false,
  /** Is not worse at standing and shooting. */
  steadyShot: false,
  /** Enemies have no points for its flank or rear. */
  noArcPoints: false,
  /** Supports to flank and rear. */
  supportsAround: false,

  /** Rolls one die more for charge, flight and pursuit, or for the charge alone. */
  swift: false,
  swiftCharge: false,
  /** Flees and pursues less far. */
  resolute: false,
  /** A failed charge is rolled again. */
  rerollsCharge: false,
};
export type Traits = Readonly<typeof PLAIN_TRAITS>;

const REROLL_ORDER: readonly Reroll[] = ['none', 'successes', '1s', 'fails'];

/** Of two rerolls the one that rolls more dice again. */
export function betterReroll(a: Reroll, b: Reroll): Reroll {
  return REROLL_ORDER.indexOf(a) >= REROLL_ORDER.indexOf(b) ? a : b;
}

/** Of two saves the one that is made more often. */
export function betterSave(a: HitValue, b: HitValue): HitValue {
  if (typeof a === 'string') return a === 'auto' || b === 'none' ? a : b;
  return typeof b === 'string' ? (b === 'auto' ? b : a) : (Math.min(a, b) as HitValue);
}

/** Of two dice those that roll more on average. */
function betterDice(a: DiceExpression | null, b: DiceExpression | null): DiceExpression | null {
  if (a === null || b === null) return a ?? b;
  return expressionMean(a) >= expressionMean(b) ? a : b;
}

/** Numbers add up, rerolls, saves and multiple wounds take the better one, everything else is set. */
export function withTraits(traits: Traits, added: Partial<Traits>): Traits {
  return {
    ...traits,
    ...added,
    attacks: traits.attacks + (added.attacks ?? 0),
    attackDice: [...traits.attackDice, ...(added.attackDice ?? [])],
    multipleWounds: betterDice(traits.multipleWounds, added.multipleWounds ?? null),
    skill: traits.skill + (added.skill ?? 0),
    strength: traits.strength + (added.strength ?? 0),
    armourPiercing: traits.armourPiercing + (added.armourPiercing ?? 0),
    initiative: traits.initiative + (added.initiative ?? 0),
    toHit: traits.toHit + (added.toHit ?? 0),
    toWound: traits.toWound + (added.toWound ?? 0),
    impactPiercing: traits.impactPiercing + (added.impactPiercing ?? 0),
    impactStrength: traits.impactStrength + (added.impactStrength ?? 0),
    stompPiercing: traits.stompPiercing + (added.stompPiercing ?? 0),
    hardToHit: traits.hardToHit + (added.hardToHit ?? 0),
    armourBane: traits.armourBane + (added.armourBane ?? 0),
    extraRanks: traits.extraRanks + (added.extraRanks ?? 0),
    moreRanks: traits.moreRanks + (added.moreRanks ?? 0),
    indomitable: traits.indomitable + (added.indomitable ?? 0),
    rerollHits: betterReroll(traits.rerollHits, added.rerollHits ?? 'none'),
    rerollWounds: betterReroll(traits.rerollWounds, added.rerollWounds ?? 'none'),
    ward: betterSave(traits.ward, added.ward ?? 'none'),
    shieldWard: betterSave(traits.shieldWard, added.shieldWard ?? 'none'),
    frontWard: betterSave(traits.frontWard, added.frontWard ?? 'none'),
    wardFlaming: betterSave(traits.wardFlaming, added.wardFlaming ?? 'none'),
    wardMagical: betterSave(traits.wardMagical, added.wardMagical ?? 'none'),
    wardMundane: betterSave(traits.wardMundane, added.wardMundane ?? 'none'),
    regeneration: betterSave(traits.regeneration, added.regeneration ?? 'none'),
  };
}
