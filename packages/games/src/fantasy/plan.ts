// The plan of an attack: what is rolled, and what faces do. Rules write it, both engines read it.
import type { DiceExpression } from '@oddsmith/kernel';
import { toExpression } from '../field.ts';
import type { HitValue, Profile, Reroll } from './schema/index.ts';

/** A face no die shows: "from this face on" never happens. */
export const NEVER = 7;

/** What a profile rolls once every rule has spoken. */
export interface Plan {
  /** Attacks of one model. */
  readonly attacks: DiceExpression;
  readonly toHit: HitValue;
  readonly rerollHits: Reroll;
  readonly toWound: HitValue;
  readonly rerollWounds: Reroll;
  readonly armorSave: HitValue;
  readonly armorPiercing: number;
  readonly rerollArmorSaves: Reroll;
  readonly specialSave: HitValue;
  readonly rerollSpecialSaves: Reroll;
  /** Wounds of one unsaved wound, at most `woundCap`. */
  readonly wounds: DiceExpression;
  readonly woundCap: number;

  /** Final faces to hit from which the hit wounds without a roll. */
  readonly autoWoundFrom: number;
  /** Final faces to hit from which the wound roll gets `woundBonus`. */
  readonly woundBonusFrom: number;
  readonly woundBonus: number;
  /** Final faces to hit from which one attack makes two hits; only one of them is poisoned. */
  readonly doubleHitFrom: number;
  /** Final faces to wound from which saves are skipped. */
  readonly lethalFrom: number;
  readonly lethalSkips: 'armour' | 'all';
  /** A lethal wound takes all wounds of a model: `slayWounds`. */
  readonly slays: boolean;
  readonly slayWounds: number;
  /** Final faces to wound from which armour piercing is better by `pierceBonus`. */
  readonly pierceFrom: number;
  readonly pierceBonus: number;
  /** What a wound that armour did not stop takes off the armour, for later wounds of the sequence. */
  readonly sunder: number;
  /** Every unsaved wound gives one more attack, which gives none. */
  readonly extraAttacks: boolean;
}

/** What rules know beside the profile itself. */
export interface Situation {
  readonly charged: boolean;
  readonly chargeDistance: number | null;
  /** Wounds of one model of a finite target. */
  readonly targetWounds: number | null;
}

const ONE_WOUND: DiceExpression = { count: 0, sides: 6, plus: 1 };

/** A profile to which no rule applies. */
export function plainPlan(profile: Profile, situation: Situation): Plan {
  const woundCap = profile.targetMaxWounds ?? situation.targetWounds ?? 1;
  return {
    attacks: toExpression(profile.numAttacks),
    toHit: profile.toHit,
    rerollHits: profile.rerollHits,
    toWound: profile.toWound,
    rerollWounds: profile.rerollWounds,
    armorSave: profile.armorSave,
    armorPiercing: profile.armorPiercing,
    rerollArmorSaves: profile.rerollArmorSaves,
    specialSave: profile.specialSave,
    rerollSpecialSaves: profile.rerollSpecialSaves,
    wounds: ONE_WOUND,
    woundCap,
    autoWoundFrom: NEVER,
    woundBonusFrom: NEVER,
    woundBonus: 0,
    doubleHitFrom: NEVER,
    lethalFrom: NEVER,
    lethalSkips: 'all',
    slays: false,
    slayWounds: situation.targetWounds ?? woundCap,
    pierceFrom: NEVER,
    pierceBonus: 0,
    sunder: 0,
    extraAttacks: false,
  };
}
