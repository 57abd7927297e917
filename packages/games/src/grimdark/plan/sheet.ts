// What the rules in force add up to: every effect rewrites one sheet, of a weapon line, of a model or of a whole unit.

/** An ignore roll. */
export interface IgnoreRoll {
  readonly face: number;
  /** Not allowed against weapons that skip Regeneration. */
  readonly regeneration: boolean;
}

/** Dice that a model rolls before it attacks: each that is high enough deals hits, or without any a wound that is not blocked. */
export interface BlowDice {
  /** The rule they come from. */
  readonly name: string;
  readonly dice: number;
  readonly needs: number;
  readonly hits: number;
  /** What the hits have. */
  readonly rules: readonly string[];
  /** Once per game. */
  readonly once: boolean;
}

const FACES = 7;

export class Sheet {
  quality = 7;
  range = 0;
  hitBonus = 0;
  hitPenalty = 0;
  movedPenalty = 0;
  steady = false;
  freeOfHitPenalties = false;
  freeOfPenalties = false;
  freeOfRangePenalties = false;
  unpredictable = false;
  ap = 0;
  apAtLeast = 0;
  apOnSix = 0;
  apOnSixAtLeast = 0;
  blast = 0;
  /** All hits of one attack die are no more than the target has models. */
  blastPerDie = false;
  deadly = 0;
  ignoresCover = false;
  skipsRegeneration = false;
  hazard = false;
  takedown = false;
  limited = false;
  /** Attacks while moving over the enemy. */
  strafes = false;
  /** Attacks in no ordinary way. */
  reserved = false;
  /** First strike with the weapon that has the rule; with everything the model has. */
  firstStrike = false;
  strikesFirst = false;
  strikesLast = false;
  cutsImpact = false;
  rerollFrom = FACES;
  extraWoundOnSix = 0;
  /** By natural face. */
  readonly extraHits = [0, 0, 0, 0, 0, 0, 0];
  readonly extraAttacks = [0, 0, 0, 0, 0, 0, 0];
  readonly extraWounds = [0, 0, 0, 0, 0, 0, 0];

  /** Added to the attacks of one melee weapon. */
  moreAttacks = 0;
  impact = 0;
  heavyImpact = 0;
  ravage = 0;
  crush = 0;
  retaliate = 0;
  deathstrike = 0;
  selfDestruct = 0;
  fear = 0;
  tough = 0;
  /** 0: as printed on the card. */
  armor = 0;

  block = 0;
  incomingAp = 0;
  enemyHit = 0;
  enemyRange = 0;
  /** Taken from the range of attackers however short it gets. */
  rangeCut = 0;
  /** Neither charges nor is charged. */
  airborne = false;
  readonly ignores: IgnoreRoll[] = [];
  readonly feats: IgnoreRoll[] = [];

  morale = 0;
  /** Faces; 0: the unit has nothing of the kind. */
  fearless = 0;
  standFace = 0;
  readonly recoverFaces: number[] = [];

  readonly blows: BlowDice[] = [];
  /** Dice with which it takes wounds from a model of its unit, D3 each. */
  mends = 0;
  /** Face on which a wound or model comes back when the unit is activated; 0: none does. */
  restoreFace = 0;
  actsTwice = false;

  hit(value: number): void {
    if (value > 0) this.hitBonus += value;
    else this.hitPenalty -= value;
  }
}
