// The words a rule pack is written in: what a rule does, when it does it, and which models must have it.
import type { Options, Phase } from '../schema.ts';

/** When in the battle an effect acts. */
export const TRIGGERS = [
  'weapons', // which weapons attack, and how many dice they roll
  'hit roll',
  'after hits',
  'block roll',
  'wounds',
  'melee order',
  'morale',
  'round',
  'profile',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

interface Primitive {
  readonly trigger: Trigger;
  /** Who it belongs to: a weapon line, the attacking model, the unit that is attacked, or the unit as such. */
  readonly side: 'line' | 'model' | 'target' | 'unit';
  readonly meaning: string;
}

/** The primitives every rule is made of. */
export const PRIMITIVES = {
  range: { trigger: 'weapons', side: 'line', meaning: 'adds to the range' },
  limited: { trigger: 'weapons', side: 'line', meaning: 'attacks once per game' },
  takedown: { trigger: 'weapons', side: 'line', meaning: 'picks one model and is resolved first' },
  hit: { trigger: 'hit roll', side: 'line', meaning: 'adds to the hit roll' },
  quality: { trigger: 'hit roll', side: 'line', meaning: 'Quality is at least this good' },
  movedPenalty: { trigger: 'hit roll', side: 'line', meaning: 'takes from the hit roll after moving' },
  steady: { trigger: 'hit roll', side: 'line', meaning: 'no penalty for moving' },
  ignoreHitPenalties: { trigger: 'hit roll', side: 'line', meaning: 'negative hit modifiers do not count' },
  ignorePenalties: {
    trigger: 'hit roll',
    side: 'line',
    meaning: 'negative hit modifiers, AP reductions and range reductions do not count',
  },
  unpredictable: { trigger: 'hit roll', side: 'line', meaning: 'a die gives AP or a hit bonus' },
  extraHits: { trigger: 'after hits', side: 'line', meaning: 'high natural hits add hits' },
  extraAttacks: { trigger: 'after hits', side: 'line', meaning: 'high natural hits add attacks' },
  apOnSix: { trigger: 'after hits', side: 'line', meaning: 'the hit of a natural 6 has more AP' },
  apOnSixAtLeast: { trigger: 'after hits', side: 'line', meaning: 'the hit of a natural 6 has at least this AP' },
  blast: { trigger: 'after hits', side: 'line', meaning: 'hits multiply, up to the models in the target' },
  hazard: { trigger: 'after hits', side: 'line', meaning: 'natural 1s to hit wound the own unit' },
  ap: { trigger: 'block roll', side: 'line', meaning: 'adds to AP' },
  apAtLeast: { trigger: 'block roll', side: 'line', meaning: 'AP is at least this' },
  ignoreCover: { trigger: 'block roll', side: 'line', meaning: 'cover does not count' },
  rerollBlock: { trigger: 'block roll', side: 'line', meaning: 'high natural block rolls are rolled again' },
  extraWounds: { trigger: 'block roll', side: 'line', meaning: 'low natural block rolls that fail add wounds' },
  extraWoundOnSix: { trigger: 'block roll', side: 'line', meaning: 'unblocked hits of a natural 6 add a wound' },
  deadly: { trigger: 'wounds', side: 'line', meaning: 'wounds multiply on one model' },
  skipRegeneration: { trigger: 'wounds', side: 'line', meaning: 'no Regeneration rolls' },
  firstStrike: { trigger: 'melee order', side: 'line', meaning: 'strikes first when charged' },
  strikesFirst: { trigger: 'melee order', side: 'line', meaning: 'strikes first with everything when charged' },
  cutImpact: { trigger: 'melee order', side: 'line', meaning: 'takes Impact dice from a charger' },
  strikesLast: { trigger: 'melee order', side: 'model', meaning: 'strikes last when charging' },
  impact: { trigger: 'melee order', side: 'model', meaning: 'dice on the charge, 2+ is a hit' },
  heavyImpact: { trigger: 'melee order', side: 'model', meaning: 'dice on the charge, 2+ is a hit with AP 1' },
  ravage: { trigger: 'melee order', side: 'model', meaning: 'dice in melee, 6 is a wound without block' },
  crush: { trigger: 'melee order', side: 'model', meaning: 'dice in melee, 6 is a hit with AP 2' },
  block: { trigger: 'block roll', side: 'target', meaning: 'adds to the block roll' },
  incomingAp: { trigger: 'block roll', side: 'target', meaning: 'takes from the AP of attackers' },
  enemyHit: { trigger: 'hit roll', side: 'target', meaning: 'modifies the hit roll of attackers' },
  enemyRange: { trigger: 'weapons', side: 'target', meaning: 'takes from the range of attackers' },
  ignore: { trigger: 'wounds', side: 'target', meaning: 'a die ignores each wound' },
  ignoreOnce: { trigger: 'wounds', side: 'target', meaning: 'in one step of the game a die ignores each wound' },
  retaliate: { trigger: 'melee order', side: 'target', meaning: 'wounds taken in melee are hits on the attacker' },
  deathstrike: { trigger: 'melee order', side: 'target', meaning: 'killed in melee: hits on the attacker' },
  selfDestruct: { trigger: 'melee order', side: 'target', meaning: 'alive after melee: dies and hits the enemy' },
  armor: { trigger: 'profile', side: 'unit', meaning: 'Defense is this' },
  tough: { trigger: 'profile', side: 'unit', meaning: 'wounds it takes to kill the model' },
  morale: { trigger: 'morale', side: 'unit', meaning: 'adds to morale tests' },
  fearless: { trigger: 'morale', side: 'unit', meaning: 'a die after a failed test' },
  noRetreat: { trigger: 'morale', side: 'unit', meaning: 'failed tests become wounds' },
  fear: { trigger: 'morale', side: 'unit', meaning: 'counts as wounds when a melee is decided' },
  recover: { trigger: 'round', side: 'unit', meaning: 'a die at the start of a round ends Shaken' },
} as const satisfies { readonly [name: string]: Primitive };
export type EffectKind = keyof typeof PRIMITIVES;

/** Which of the unit's living models must have the rule. */
export const CARRIERS = ['own', 'all', 'most'] as const;
export type Carriers = (typeof CARRIERS)[number];

/** All of the parts given must hold. They speak of the attack at hand, whoever has the rule. */
export interface Condition {
  readonly phase?: Phase;
  readonly charging?: boolean;
  /** Distance over 9 and the attacker shoots or charges. */
  readonly far?: boolean;
  readonly over?: number;
  readonly within?: number;
  readonly moved?: boolean;
  /** Most living target models have a toughness from..to. */
  readonly targetTough?: readonly [number, number];
  /** The Defense in use is from..to. */
  readonly targetDefense?: readonly [number, number];
  readonly option?: { readonly [name in keyof Options]?: Options[name] };
}

export interface Effect {
  readonly do: EffectKind;
  /** `'X'` is the rating of the rule. */
  readonly value: number | 'X';
  /** First natural result that counts (extraHits, extraAttacks, rerollBlock) or the last one (extraWounds). */
  readonly face?: number;
  readonly carriers: Carriers;
  /** Alternatives: one of them must hold. None: always. */
  readonly when?: readonly Condition[];
  /** Cancelled by weapons that skip Regeneration. */
  readonly regeneration?: boolean;
  /** The model that takes the wound rolls, whatever the others have. */
  readonly perModel?: boolean;
  /** Multiplied by one for every two growth markers. */
  readonly growth?: boolean;
}
