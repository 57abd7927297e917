// Inputs of Grimdark Future as types. Written by `npm run input-types` from the schemas; do not edit.

/** Input of `grimdark/attack`. What does this unit do to that one in one attack? */
export interface AttackInput {
  /** Attacker. */
  attacker?: AttackAttacker | undefined;
  /** Defender. */
  defender?: AttackAttacker | undefined;
  /** Distance. The gap before the attack; a charge comes from there. 0 to 120. Default 12. */
  distance?: number | undefined;
  /** Cover. The defender is in cover when shot at. Default false. */
  cover?: boolean | undefined;
  /** Moved. Shooters moved before shooting. Default false. */
  moved?: boolean | undefined;
  /** Target moved. Units that are shot at moved in this round: no bonus of Entrenched or Mobile Artillery. Default false. */
  targetMoved?: boolean | undefined;
  /** Rules version. Default "3.5". */
  rulesVersion?: "3.5" | "3.5.3" | "3.5.2" | "3.5.1" | "3.5.0" | "3.4.1" | "3.4" | "3.3" | "3.2" | "3.1" | "3.0" | undefined;
  /** Readings of open rules. */
  options?: AttackOptions | undefined;
  /** Rule texts. Descriptions of rules that no pack knows, by name: read where their wording is understood. */
  ruleTexts?: { [name: string]: string } | undefined;
  /** Support. Rules given by friends for the whole battle. Default {"attacker":[],"defender":[]}. */
  support?: AttackSupport | undefined;
  /** Spells. Cast before the first step: rules that a unit has for the whole battle, or hits on the enemy. Default {"attacker":[],"defender":[]}. */
  spells?: AttackSpells | undefined;
  /** At the start. */
  start?: AttackStart | undefined;
  /** Models in melee reach. At most so many models strike in a melee; empty: all of them. Default {"attacker":null,"defender":null}. */
  reach?: AttackReach | undefined;
  /** Circumstances. Switches for rules that ask what a unit did before or may do besides: off, they do nothing. */
  circumstances?: AttackCircumstances | undefined;
  /** Keep Limited weapons. Weapons for one use are kept for another battle. Default {"attacker":false,"defender":false}. */
  keepLimited?: AttackKeepLimited | undefined;
  /** Phase. Default "shooting". */
  phase?: "shooting" | "melee" | undefined;
  /** Charging. In melee: the attacker charged. Default false. */
  charging?: boolean | undefined;
  /** Fatigued. In melee: the attacker hits on 6 only. Default false. */
  fatigued?: boolean | undefined;
}

/** Attacker. */
export interface AttackAttacker {
  /** Name. Default "Unit". */
  name?: string | undefined;
  /** Points. 0 to 100000. */
  points?: number | null | undefined;
  /** Quality. Needs this or more on a die: 2 to 6. 2 to 6. */
  quality: number;
  /** Defense. Needs this or more on a die: 2 to 6. 2 to 6. */
  defense: number;
  /** Unit rules. Rules every model has, heroes included. At most 100. */
  rules?: ReadonlyArray<string> | undefined;
  /** Models. The ones you would give up first, first. At most 50. */
  models: ReadonlyArray<AttackModel>;
}

/** Model. */
export interface AttackModel {
  /** Model. Default "". */
  name?: string | undefined;
  /** Models. 1 to 100. Default 1. */
  count?: number | undefined;
  /** Tough. Wounds it takes to slay one; empty: from its Tough(X) rule, else 1. 1 to 100. */
  tough?: number | null | undefined;
  /** Hero. A joined hero: dies last, lends its Quality for morale. Default false. */
  hero?: boolean | undefined;
  /** Quality. Empty: the unit's. 2 to 6. */
  quality?: number | null | undefined;
  /** Defense. Empty: the unit's. 2 to 6. */
  defense?: number | null | undefined;
  /** Model rules. Rules of these models only. At most 100. */
  rules?: ReadonlyArray<string> | undefined;
  /** Weapons. At most 50. */
  weapons?: ReadonlyArray<AttackWeapon> | undefined;
}

/** Weapon. */
export interface AttackWeapon {
  /** Weapon. Default "Weapon". */
  name?: string | undefined;
  /** Range. In inches; 0 is a melee weapon. 0 to 360. Default 0. */
  range?: number | undefined;
  /** Attacks. Dice per copy. 0 to 200. Default 1. */
  attacks?: number | undefined;
  /** Copies. Copies each model carries. 1 to 100. Default 1. */
  count?: number | undefined;
  /** Weapon rules. AP(1), Rending, Blast(3) ... At most 100. */
  rules?: ReadonlyArray<string> | undefined;
}

/** Readings of open rules. */
export interface AttackOptions {
  /** Blast copies keep the AP of a 6. Default true. */
  blastCopiesKeepAp?: boolean | undefined;
  /** Several ignore rules. Default "each". */
  ignoreRolls?: "each" | "best" | undefined;
  /** Skipping Regeneration skips every ignore rule. Default false. */
  bypassAllIgnores?: boolean | undefined;
  /** Ignore rolls against Deadly. Default "after". */
  deadlyRegeneration?: "after" | "before" | undefined;
  /** Unstoppable ignores cover. Default false. */
  unstoppableIgnoresCover?: boolean | undefined;
  /** Indirect ignores cover. Default true. */
  indirectIgnoresCover?: boolean | undefined;
  /** Fearless works after an automatic failure. Default true. */
  fearlessAfterAutoFail?: boolean | undefined;
  /** Fear counts. Default "model". */
  fearPer?: "model" | "unit" | undefined;
  /** Takedown picks. Default "heroFirst". */
  takedownTarget?: "heroFirst" | "nextCasualty" | undefined;
  /** Versatile attackers choose. Default "ap". */
  versatileAttack?: "ap" | "hit" | undefined;
  /** Versatile defenders choose. Default "block". */
  versatileDefense?: "block" | "evade" | undefined;
}

/** Support. Rules given by friends for the whole battle. */
export interface AttackSupport {
  /** Attacker is given. At most 100. */
  attacker?: ReadonlyArray<string | AttackSpell> | undefined;
  /** Defender is given. At most 100. */
  defender?: ReadonlyArray<string | AttackSpell> | undefined;
}

/** Attacker item. */
export interface AttackSpell {
  /** Rule. What the unit then has; nothing, if the spell deals hits. Default "AP(1)". */
  rule?: string | undefined;
  /** Hits. On the enemy, blocked as usual; 0 for a spell that gives a rule. 0 to 60. Default 0. */
  hits?: number | undefined;
  /** Hits have. AP(1), Deadly(3), Blast(3) ... At most 100. */
  hitRules?: ReadonlyArray<string> | undefined;
  /** Dice. Rolled for hits, each success deals them: 3 for a Storm. 1 to 12. Default 1. */
  dice?: number | undefined;
  /** Casting roll. 2 to 6. Default 4. */
  cast?: number | undefined;
  /** Help. Spell tokens spent for it. 0 to 6. Default 0. */
  help?: number | undefined;
  /** Hindrance. Spell tokens spent against it. 0 to 6. Default 0. */
  hinder?: number | undefined;
}

/** Spells. Cast before the first step: rules that a unit has for the whole battle, or hits on the enemy. */
export interface AttackSpells {
  /** Attacker spells. At most 4. */
  attacker?: ReadonlyArray<AttackSpell> | undefined;
  /** Defender spells. At most 4. */
  defender?: ReadonlyArray<AttackSpell> | undefined;
}

/** At the start. */
export interface AttackStart {
  /** Attacker. Default {"wounds":0,"shaken":false}. */
  attacker?: AttackStartAttacker | undefined;
  /** Defender. Default {"wounds":0,"shaken":false}. */
  defender?: AttackStartAttacker | undefined;
}

/** Attacker. */
export interface AttackStartAttacker {
  /** Wounds marked before. 0 to 20000. Default 0. */
  wounds?: number | undefined;
  /** Shaken. Default false. */
  shaken?: boolean | undefined;
}

/** Models in melee reach. At most so many models strike in a melee; empty: all of them. */
export interface AttackReach {
  /** Attacker. 0 to 200. */
  attacker?: number | null | undefined;
  /** Defender. 0 to 200. */
  defender?: number | null | undefined;
}

/** Circumstances. Switches for rules that ask what a unit did before or may do besides: off, they do nothing. */
export interface AttackCircumstances {
  /** Attacker. */
  attacker?: AttackCircumstancesAttacker | undefined;
  /** Defender. */
  defender?: AttackCircumstancesAttacker | undefined;
}

/** Attacker. */
export interface AttackCircumstancesAttacker {
  /** Near terrain. Most models are within 1" of terrain. Default false. */
  nearTerrain?: boolean | undefined;
  /** Just arrived. From reserve, in this round. Default false. */
  arrived?: boolean | undefined;
  /** Enemy units destroyed. By this unit, two at most count. 0 to 2. Default 0. */
  kills?: number | undefined;
  /** Comes close. For Breath Attack, Storm of ... and Surprise Attack. Default false. */
  close?: boolean | undefined;
  /** Moves over the enemy. For Strafing weapons and Crossing attacks. Default false. */
  sweeping?: boolean | undefined;
  /** Mends itself. For Mend on its own models, and Reanimation. Default false. */
  mending?: boolean | undefined;
  /** Acts twice. Once, for Inquisitorial Agent and Martial Prowess. Default false. */
  actsTwice?: boolean | undefined;
  /** Wounds ignored before. For Regenerative Strength, by each model. 0 to 20. Default 0. */
  markers?: number | undefined;
}

/** Keep Limited weapons. Weapons for one use are kept for another battle. */
export interface AttackKeepLimited {
  /** Attacker. Default false. */
  attacker?: boolean | undefined;
  /** Defender. Default false. */
  defender?: boolean | undefined;
}

/** Input of `grimdark/duel`. Which of two units wins, in nine scenarios? */
export interface DuelInput {
  /** Attacker. */
  attacker?: AttackAttacker | undefined;
  /** Defender. */
  defender?: AttackAttacker | undefined;
  /** Distance. The gap before the attack; a charge comes from there. 0 to 120. Default 12. */
  distance?: number | undefined;
  /** Cover. The defender is in cover when shot at. Default false. */
  cover?: boolean | undefined;
  /** Moved. Shooters moved before shooting. Default false. */
  moved?: boolean | undefined;
  /** Target moved. Units that are shot at moved in this round: no bonus of Entrenched or Mobile Artillery. Default false. */
  targetMoved?: boolean | undefined;
  /** Rules version. Default "3.5". */
  rulesVersion?: "3.5" | "3.5.3" | "3.5.2" | "3.5.1" | "3.5.0" | "3.4.1" | "3.4" | "3.3" | "3.2" | "3.1" | "3.0" | undefined;
  /** Readings of open rules. */
  options?: AttackOptions | undefined;
  /** Rule texts. Descriptions of rules that no pack knows, by name: read where their wording is understood. */
  ruleTexts?: { [name: string]: string } | undefined;
  /** Support. Rules given by friends for the whole battle. Default {"attacker":[],"defender":[]}. */
  support?: AttackSupport | undefined;
  /** Spells. Cast before the first step: rules that a unit has for the whole battle, or hits on the enemy. Default {"attacker":[],"defender":[]}. */
  spells?: AttackSpells | undefined;
  /** At the start. */
  start?: AttackStart | undefined;
  /** Models in melee reach. At most so many models strike in a melee; empty: all of them. Default {"attacker":null,"defender":null}. */
  reach?: AttackReach | undefined;
  /** Circumstances. Switches for rules that ask what a unit did before or may do besides: off, they do nothing. */
  circumstances?: AttackCircumstances | undefined;
  /** Keep Limited weapons. Weapons for one use are kept for another battle. Default {"attacker":false,"defender":false}. */
  keepLimited?: AttackKeepLimited | undefined;
  /** Scenarios. At most 9. */
  scenarios?: ReadonlyArray<"shooting_only" | "mutual_shooting" | "charge" | "receive_charge" | "shoot_then_charge" | "approach_1_turn" | "approach_2_turns" | "full_engagement" | "fighting_retreat"> | undefined;
  /** Who wins. What is compared when neither side is destroyed or routed; or who holds the objective alone. Default "wounds". */
  outcomeBy?: "wounds" | "models" | "objective" | undefined;
  /** Near the objective. Whether the models a unit has left in the end are within reach of it; those out of reach are lost first. Default {"attacker":true,"defender":true}. */
  objective?: DuelObjective | undefined;
  /** Strikes back. Whether a unit fights when it is charged. Default {"attacker":true,"defender":true}. */
  strikeBack?: DuelObjective | undefined;
}

/** Near the objective. Whether the models a unit has left in the end are within reach of it; those out of reach are lost first. */
export interface DuelObjective {
  /** Attacker. Default true. */
  attacker?: boolean | undefined;
  /** Defender. Default true. */
  defender?: boolean | undefined;
}

