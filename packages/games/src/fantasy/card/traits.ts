// What a unit is once its weapon and its special rules have spoken: the plan of a card. Rules and weapons write it, the
// strikes and the combat result read it.
import type { DiceExpression } from '@oddsmith/kernel';
import type { HitValue, Reroll } from '../schema/index.ts';

/** What of the situation rules and weapons look at. */
export interface Moment {
  /** The first round. */
  readonly opening: boolean;
  /** Charged this turn. */
  readonly charging: boolean;
  /** Charged this turn and moved 3" or more. */
  readonly longCharge: boolean;
  /** The enemy charged this turn into the front. */
  readonly receivesCharge: boolean;
  /** The enemy stands in the front, not in flank or rear. */
  readonly facesFront: boolean;
  /** Followed a beaten enemy that gave ground. */
  readonly followedUp: boolean;
  /** Has lost a round of this fight. */
  readonly beaten: boolean;
  readonly handWeapon: boolean;
  /** Its weapon strikes at the last step whatever the bearer's Agility. */
  readonly lateWeapon: boolean;
}

export interface Traits {
  /** Added to the characteristics of those who strike. */
  readonly attacks: number;
  readonly skill: number;
  readonly strength: number;
  readonly armourPiercing: number;
  readonly initiative: number;
  readonly toHit: number;
  readonly strikeFirst: boolean;
  readonly strikeLast: boolean;
  /** Strikes at its own step even with a weapon that strikes last. */
  readonly ownStep: boolean;
  readonly rerollHits: Reroll;
  readonly rerollWounds: Reroll;
  /** A natural 6 to hit: +2 to wound, or a wound without a roll. */
  readonly poison: boolean;
  readonly battleFocus: boolean;
  readonly armourBane: number;
  readonly killingBlow: boolean;
  readonly monsterSlayer: boolean;
  readonly cleavingBlow: boolean;
  readonly lethalStrike: boolean;
  readonly multipleWounds: DiceExpression | null;
  readonly flaming: boolean;
  readonly magical: boolean;
  readonly divine: boolean;
  readonly toxic: boolean;
  /** Its strikes cannot be parried. */
  readonly noParry: boolean;
  /** Ranks beyond the fighting rank that make supporting attacks. */
  readonly extraRanks: number;
  /** The most attacks of a supporting model, where a rule says so. */
  readonly supportAttacks: number | null;

  readonly impactHits: DiceExpression | null;
  readonly stomps: DiceExpression | null;
  readonly grinds: DiceExpression | null;
  readonly neverStomps: boolean;
  readonly cannotBeStomped: boolean;
  /** Impact hits pierce better by the rank bonus. */
  readonly impactByRanks: boolean;

  readonly ward: HitValue;
  readonly regeneration: HitValue;
  readonly rerollArmourOnes: boolean;
  readonly flammable: boolean;
  readonly ethereal: boolean;
  readonly distracting: boolean;
  readonly parry: boolean;

  readonly fear: boolean;
  readonly terror: boolean;
  readonly fearless: boolean;
  readonly rerollFear: boolean;
  /** Tests of Leadership roll three dice and drop the highest. */
  readonly bestOfThree: boolean;
  /** The rank bonus is added to Leadership. */
  readonly leadershipByRanks: boolean;
  readonly unbreakable: boolean;
  readonly stubborn: boolean;
  readonly unstable: boolean;
  /** Wounds fewer that an unstable unit loses. */
  readonly indomitable: number;
  readonly undead: boolean;
  readonly supernal: boolean;
  readonly noBreakReroll: boolean;
  readonly shieldwall: boolean;
  readonly disrupts: boolean;
  /** Added to the greatest rank bonus. */
  readonly moreRanks: number;
  readonly noRanks: boolean;
}

export const PLAIN_TRAITS: Traits = {
  attacks: 0,
  skill: 0,
  strength: 0,
  armourPiercing: 0,
  initiative: 0,
  toHit: 0,
  strikeFirst: false,
  strikeLast: false,
  ownStep: false,
  rerollHits: 'none',
  rerollWounds: 'none',
  poison: false,
  battleFocus: false,
  armourBane: 0,
  killingBlow: false,
  monsterSlayer: false,
  cleavingBlow: false,
  lethalStrike: false,
  multipleWounds: null,
  flaming: false,
  magical: false,
  divine: false,
  toxic: false,
  noParry: false,
  extraRanks: 0,
  supportAttacks: null,
  impactHits: null,
  stomps: null,
  grinds: null,
  neverStomps: false,
  cannotBeStomped: false,
  impactByRanks: false,
  ward: 'none',
  regeneration: 'none',
  rerollArmourOnes: false,
  flammable: false,
  ethereal: false,
  distracting: false,
  parry: false,
  fear: false,
  terror: false,
  fearless: false,
  rerollFear: false,
  bestOfThree: false,
  leadershipByRanks: false,
  unbreakable: false,
  stubborn: false,
  unstable: false,
  indomitable: 0,
  undead: false,
  supernal: false,
  noBreakReroll: false,
  shieldwall: false,
  disrupts: false,
  moreRanks: 0,
  noRanks: false,
};

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

/** Numbers add up, rerolls and saves take the better one, everything else is set. */
export function withTraits(traits: Traits, added: Partial<Traits>): Traits {
  return {
    ...traits,
    ...added,
    attacks: traits.attacks + (added.attacks ?? 0),
    skill: traits.skill + (added.skill ?? 0),
    strength: traits.strength + (added.strength ?? 0),
    armourPiercing: traits.armourPiercing + (added.armourPiercing ?? 0),
    initiative: traits.initiative + (added.initiative ?? 0),
    toHit: traits.toHit + (added.toHit ?? 0),
    armourBane: traits.armourBane + (added.armourBane ?? 0),
    extraRanks: traits.extraRanks + (added.extraRanks ?? 0),
    moreRanks: traits.moreRanks + (added.moreRanks ?? 0),
    indomitable: traits.indomitable + (added.indomitable ?? 0),
    rerollHits: betterReroll(traits.rerollHits, added.rerollHits ?? 'none'),
    rerollWounds: betterReroll(traits.rerollWounds, added.rerollWounds ?? 'none'),
    ward: betterSave(traits.ward, added.ward ?? 'none'),
    regeneration: betterSave(traits.regeneration, added.regeneration ?? 'none'),
  };
}
