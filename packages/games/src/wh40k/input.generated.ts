// Inputs of Warhammer 40,000 as types. Written by `npm run input-types` from the schemas; do not edit.

/** Input of `wh40k/attack`. What does this unit do to that one? */
export interface AttackInput {
  /** Edition. Default "10". */
  edition?: "10" | "11" | undefined;
  /** Weapon. One weapon; a bolt rifle when nothing at all is asked for. */
  weapon?: AttackWeapon | null | undefined;
  /** Models firing. Each rolls its own attacks. 1 to 200. Default 1. */
  count?: number | undefined;
  /** Its own situation. What differs from the situation of the unit for this weapon alone. */
  modifiers?: AttackModifiers | null | undefined;
  /** Volley. Several weapons of one unit in order, instead of one weapon. At most 40. */
  volley?: ReadonlyArray<AttackVolleyPart> | null | undefined;
  /** Target. */
  target?: AttackTarget | undefined;
  /** Situation. */
  context?: AttackContext | undefined;
  /** Abilities. What both units bring; each counts where its conditions hold. The situation is what the player adds. */
  abilities?: AttackAbilities | undefined;
  /** Attacker. */
  attacker?: AttackAttacker | null | undefined;
  /** Units that attack next. In sequence at what is left. At most 10. */
  followedBy?: ReadonlyArray<AttackNextTarget> | undefined;
  /** Find the best weapon order. Tries the orders of the volley. Default false. */
  findBestOrder?: boolean | undefined;
}

/** Weapon. */
export interface AttackWeapon {
  /** Weapon. Default "". */
  name?: string | undefined;
  /** Kind. Cover and Stealth count against ranged weapons only. Default "ranged". */
  kind?: "ranged" | "melee" | undefined;
  /** A. Attacks of one weapon: a number or dice such as D6+3. A number or dice such as 2D6+1. Default 2. */
  attacks?: number | string | undefined;
  /** BS/WS. Roll needed to hit; empty hits without a roll. 2 to 6. Default 3. */
  skill?: number | null | undefined;
  /** S. Strength: a number, or dice that each hit rolls for itself. A number or dice such as 2D6+1. Default 4. */
  strength?: number | string | undefined;
  /** AP. Armour Penetration as on the datasheet: 0, −1, −2 ... -12 to 0. Default -1. */
  ap?: number | undefined;
  /** D. Damage: a number or dice such as D3+3. A number or dice such as 2D6+1. Default 1. */
  damage?: number | string | undefined;
  /** Keywords. As on the datasheet: Sustained Hits 1, Anti-Vehicle 4+, Blast ... At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
}

/** Modifiers. */
export interface AttackModifiers {
  /** Half range. For Rapid Fire and Melta. */
  halfRange?: boolean | null | undefined;
  /** Stationary. For Heavy. */
  stationary?: boolean | null | undefined;
  /** Moved at most 3". 11th edition: Heavy works after a short move. */
  movedAtMost3?: boolean | null | undefined;
  /** Advanced. Only Assault weapons fire; nothing stood still. */
  advanced?: boolean | null | undefined;
  /** Charged. For Lance. */
  charged?: boolean | null | undefined;
  /** Cover. +1 to armour saves against ranged attacks, but not for 3+ or better against AP 0. */
  cover?: boolean | null | undefined;
  /** More than 12" away. For Conversion. */
  beyond12?: boolean | null | undefined;
  /** Plunging fire. From 6" above a target on the ground: AP of ranged weapons 1 better. */
  plungingFire?: boolean | null | undefined;
  /** Engaged. −1 to hit for ranged weapons when it shoots or is shot at, but not with Pistols. */
  engaged?: boolean | null | undefined;
  /** Shooter engaged. The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy. */
  attackerEngaged?: boolean | null | undefined;
  /** Damaged. −1 to hit for a model with few wounds left. */
  damaged?: boolean | null | undefined;
  /** To hit. Summed, then limited to −1..+1. -6 to 6. */
  hitModifier?: number | null | undefined;
  /** To wound. Summed, then limited to −1..+1. -6 to 6. */
  woundModifier?: number | null | undefined;
  /** Ignores hit modifiers. What worsens BS, WS or the hit roll is left out; what helps stays. */
  ignoreHitModifiers?: boolean | null | undefined;
  /** Skill improved by. Changes BS or WS itself, outside the −1..+1 limit; never better than 2+. -3 to 3. */
  skillModifier?: number | null | undefined;
  /** Attacks. Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1. -20 to 20. */
  attacksModifier?: number | null | undefined;
  /** Strength. -20 to 20. */
  strengthModifier?: number | null | undefined;
  /** AP improved by. 1 turns AP −1 into AP −2. -6 to 6. */
  apModifier?: number | null | undefined;
  /** Damage. -20 to 20. */
  damageModifier?: number | null | undefined;
  /** Attacks times. 1 to 10. */
  attacksMultiplier?: number | null | undefined;
  /** Strength times. 1 to 10. */
  strengthMultiplier?: number | null | undefined;
  /** Damage times. 1 to 10. */
  damageMultiplier?: number | null | undefined;
  /** Reroll hits. */
  rerollHits?: "none" | "ones" | "fails" | "nonCrits" | null | undefined;
  /** Reroll wounds. */
  rerollWounds?: "none" | "ones" | "fails" | "nonCrits" | null | undefined;
  /** Reroll damage. */
  rerollDamage?: "none" | "ones" | "belowAverage" | null | undefined;
  /** Critical hits on. 2 to 6. */
  critHitOn?: number | null | undefined;
  /** Critical hits must hit. Worded "a successful unmodified roll": a 6 always, others only if they succeed. */
  critHitNeedsSuccess?: boolean | null | undefined;
  /** Critical wounds on. 2 to 6. */
  critWoundOn?: number | null | undefined;
  /** Critical wounds must wound. Worded "a successful unmodified roll": a 6 always, others only if they succeed. */
  critWoundNeedsSuccess?: boolean | null | undefined;
  /** Roll to wound instead of Lethal Hits. 11th edition only, where Lethal Hits is a choice. */
  declineLethalHits?: boolean | null | undefined;
  /** Distance. Inches to the target: decides Conversion. 0 to 200. */
  distance?: number | null | undefined;
  /** Keywords given. Weapons have these too: Lethal Hits from an aura or a stratagem. At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
}

/** Volley item. */
export interface AttackVolleyPart {
  /** Weapon. */
  weapon?: AttackWeapon | undefined;
  /** Models firing. Each rolls its own attacks. 1 to 200. Default 1. */
  count?: number | undefined;
  /** Its own situation. What differs from the situation of the unit for this weapon alone. */
  modifiers?: AttackModifiers | null | undefined;
  /** Other modes. Of this and these the one that does most damage to the target on average is used, and said. At most 5. */
  modes?: ReadonlyArray<AttackWeapon> | undefined;
  /** This mode. The weapon as it stands is used, whatever its other modes would do. Default false. */
  modeFixed?: boolean | undefined;
}

/** Target. */
export interface AttackTarget {
  /** Name. Default "". */
  name?: string | undefined;
  /** Models. 1 to 200. Default 5. */
  models?: number | undefined;
  /** W. Wounds of one model. 1 to 200. Default 2. */
  wounds?: number | undefined;
  /** T. Toughness. 1 to 99. Default 4. */
  toughness?: number | undefined;
  /** Sv. Armour save; 7 is none. 2 to 7. Default 3. */
  save?: number | undefined;
  /** Wounds left on a wounded model. One model has been wounded before. 1 to 200. */
  firstModelWounds?: number | null | undefined;
  /** Points. What all these models cost together. 0 to 10000. */
  points?: number | null | undefined;
  /** Keywords. Infantry, Vehicle, Fly ...: what Anti looks at. At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
  /** Invulnerable. Used instead of the armour save when better; AP and cover do not change it. 2 to 6. */
  invuln?: number | null | undefined;
  /** Feel No Pain. One die for each wound that would be lost; on this roll or more it is not. 2 to 6. */
  fnp?: number | null | undefined;
  /** Feel No Pain (mortal). Works against mortal wounds and Devastating Wounds only. 2 to 6. */
  fnpMortal?: number | null | undefined;
  /** Feel No Pain (Psychic). Works against Psychic weapons only. 2 to 6. */
  fnpPsychic?: number | null | undefined;
  /** Damage reduction. Subtracted from the Damage of each attack. Subtracts from the Damage of each attack after everything else, to no less than 1. 0 to 20. Default 0. */
  damageReduction?: number | null | undefined;
  /** Halve damage. Halves the Damage of each attack before anything is added, rounding up at the end. Default false. */
  halveDamage?: boolean | null | undefined;
  /** Damage changed to. The Damage of each attack is this before anything else; 0 stays 0 unless something is added. 0 to 20. */
  setDamage?: number | null | undefined;
  /** Damage changes worded. How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds. Default "allocated". */
  damageWording?: "allocated" | "against" | null | undefined;
  /** AP reduction. Worsens the AP of each attack, not past 0. 0 to 6. Default 0. */
  apReduction?: number | null | undefined;
  /** Reroll saves. Default "none". */
  rerollSaves?: "none" | "ones" | "fails" | null | undefined;
  /** Stealth. −1 to hit for ranged attacks against the unit, if every model has it. Default false. */
  stealth?: boolean | null | undefined;
  /** Ignore the first failed save. Once in the request, the first attack whose save fails does nothing. Default false. */
  ignoreFirstFailedSave?: boolean | null | undefined;
  /** Command Re-roll. One die of the whole attack is rolled again: the first that failed, or came to less than its average. */
  commandReroll?: "save" | null | undefined;
  /** Ld. For the chance of Battle-shock afterwards. 5 to 8. */
  leadership?: number | null | undefined;
  /** Starting strength. Models at the start of the battle; those of the request unless given. 1 to 400. */
  startingStrength?: number | null | undefined;
  /** Groups. Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models. At most 20. */
  groups?: ReadonlyArray<AttackGroup> | null | undefined;
}

/** Group. */
export interface AttackGroup {
  /** Name. Default "". */
  name?: string | undefined;
  /** Models. 1 to 200. Default 5. */
  models?: number | undefined;
  /** W. Wounds of one model. 1 to 200. Default 2. */
  wounds?: number | undefined;
  /** T. Toughness. 1 to 99. Default 4. */
  toughness?: number | undefined;
  /** Sv. Armour save; 7 is none. 2 to 7. Default 3. */
  save?: number | undefined;
  /** Wounds left on a wounded model. One model has been wounded before. 1 to 200. */
  firstModelWounds?: number | null | undefined;
  /** Points. What all these models cost together. 0 to 10000. */
  points?: number | null | undefined;
  /** Character. An attached leader: loses its models last, Precision picks it out. Default false. */
  character?: boolean | undefined;
  /** Keywords. At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
  /** Invulnerable. Used instead of the armour save when better; AP and cover do not change it. 2 to 6. */
  invuln?: number | null | undefined;
  /** Feel No Pain. One die for each wound that would be lost; on this roll or more it is not. 2 to 6. */
  fnp?: number | null | undefined;
  /** Feel No Pain (mortal). Works against mortal wounds and Devastating Wounds only. 2 to 6. */
  fnpMortal?: number | null | undefined;
  /** Feel No Pain (Psychic). Works against Psychic weapons only. 2 to 6. */
  fnpPsychic?: number | null | undefined;
  /** Damage reduction. Subtracted from the Damage of each attack. Subtracts from the Damage of each attack after everything else, to no less than 1. 0 to 20. */
  damageReduction?: number | null | undefined;
  /** Halve damage. Halves the Damage of each attack before anything is added, rounding up at the end. */
  halveDamage?: boolean | null | undefined;
  /** Damage changed to. The Damage of each attack is this before anything else; 0 stays 0 unless something is added. 0 to 20. */
  setDamage?: number | null | undefined;
  /** Damage changes worded. How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds. */
  damageWording?: "allocated" | "against" | null | undefined;
  /** AP reduction. Worsens the AP of each attack, not past 0. 0 to 6. */
  apReduction?: number | null | undefined;
  /** Reroll saves. */
  rerollSaves?: "none" | "ones" | "fails" | null | undefined;
  /** Stealth. −1 to hit for ranged attacks against the unit, if every model has it. */
  stealth?: boolean | null | undefined;
}

/** Situation. */
export interface AttackContext {
  /** Half range. For Rapid Fire and Melta. Default false. */
  halfRange?: boolean | null | undefined;
  /** Stationary. For Heavy. Default false. */
  stationary?: boolean | null | undefined;
  /** Moved at most 3". 11th edition: Heavy works after a short move. Default false. */
  movedAtMost3?: boolean | null | undefined;
  /** Advanced. Only Assault weapons fire; nothing stood still. Default false. */
  advanced?: boolean | null | undefined;
  /** Charged. For Lance. Default false. */
  charged?: boolean | null | undefined;
  /** Cover. +1 to armour saves against ranged attacks, but not for 3+ or better against AP 0. Default false. */
  cover?: boolean | null | undefined;
  /** More than 12" away. For Conversion. Default false. */
  beyond12?: boolean | null | undefined;
  /** Plunging fire. From 6" above a target on the ground: AP of ranged weapons 1 better. Default false. */
  plungingFire?: boolean | null | undefined;
  /** Engaged. −1 to hit for ranged weapons when it shoots or is shot at, but not with Pistols. Default false. */
  engaged?: boolean | null | undefined;
  /** Shooter engaged. The firing unit is engaged: −1 to hit for ranged weapons; in the 11th edition no +1 for Heavy. Default false. */
  attackerEngaged?: boolean | null | undefined;
  /** Damaged. −1 to hit for a model with few wounds left. Default false. */
  damaged?: boolean | null | undefined;
  /** To hit. Summed, then limited to −1..+1. -6 to 6. Default 0. */
  hitModifier?: number | null | undefined;
  /** To wound. Summed, then limited to −1..+1. -6 to 6. Default 0. */
  woundModifier?: number | null | undefined;
  /** Ignores hit modifiers. What worsens BS, WS or the hit roll is left out; what helps stays. Default false. */
  ignoreHitModifiers?: boolean | null | undefined;
  /** Skill improved by. Changes BS or WS itself, outside the −1..+1 limit; never better than 2+. -3 to 3. Default 0. */
  skillModifier?: number | null | undefined;
  /** Attacks. Added to A of every weapon, in the 10th edition not with Extra Attacks; A stays at least 1. -20 to 20. Default 0. */
  attacksModifier?: number | null | undefined;
  /** Strength. -20 to 20. Default 0. */
  strengthModifier?: number | null | undefined;
  /** AP improved by. 1 turns AP −1 into AP −2. -6 to 6. Default 0. */
  apModifier?: number | null | undefined;
  /** Damage. -20 to 20. Default 0. */
  damageModifier?: number | null | undefined;
  /** Attacks times. 1 to 10. Default 1. */
  attacksMultiplier?: number | null | undefined;
  /** Strength times. 1 to 10. Default 1. */
  strengthMultiplier?: number | null | undefined;
  /** Damage times. 1 to 10. Default 1. */
  damageMultiplier?: number | null | undefined;
  /** Reroll hits. Default "none". */
  rerollHits?: "none" | "ones" | "fails" | "nonCrits" | null | undefined;
  /** Reroll wounds. Default "none". */
  rerollWounds?: "none" | "ones" | "fails" | "nonCrits" | null | undefined;
  /** Reroll damage. Default "none". */
  rerollDamage?: "none" | "ones" | "belowAverage" | null | undefined;
  /** Critical hits on. 2 to 6. Default 6. */
  critHitOn?: number | null | undefined;
  /** Critical hits must hit. Worded "a successful unmodified roll": a 6 always, others only if they succeed. Default false. */
  critHitNeedsSuccess?: boolean | null | undefined;
  /** Critical wounds on. 2 to 6. Default 6. */
  critWoundOn?: number | null | undefined;
  /** Critical wounds must wound. Worded "a successful unmodified roll": a 6 always, others only if they succeed. Default false. */
  critWoundNeedsSuccess?: boolean | null | undefined;
  /** Roll to wound instead of Lethal Hits. 11th edition only, where Lethal Hits is a choice. Default false. */
  declineLethalHits?: boolean | null | undefined;
  /** Use Precision. Wounds of Precision weapons go to the character. Default false. */
  precision?: boolean | null | undefined;
  /** Target not visible. For Indirect Fire. Default false. */
  unseen?: boolean | null | undefined;
  /** Spotted for Indirect Fire. 11th edition: a friend sees the target, so a stationary unit misses less. Default false. */
  spotted?: boolean | null | undefined;
  /** Overwatch. Only unmodified sixes hit, or as low as the unit may; sixes are critical. Default false. */
  overwatch?: boolean | null | undefined;
  /** Overwatch hits on. Some units hit better; only sixes are critical. 4 to 6. Default 6. */
  overwatchOn?: number | null | undefined;
  /** Own strength. For abilities of units that have lost models. In melee the models left are counted. Default "starting". */
  ownStrength?: "starting" | "belowStarting" | "belowHalf" | null | undefined;
  /** One hit roll. One failed die of the whole attack. Default false. */
  rerollOneHit?: boolean | null | undefined;
  /** One wound roll. One failed die of the whole attack. Default false. */
  rerollOneWound?: boolean | null | undefined;
  /** One damage roll. The first damage roll below its average. Default false. */
  rerollOneDamage?: boolean | null | undefined;
  /** Up to so many hit rolls. Failed dice of the whole attack, at the first weapons that have them. 0 to 200. Default 0. */
  rerollHitDice?: number | null | undefined;
  /** Up to so many wound rolls. Failed dice of the whole attack, at the first weapons that have them. 0 to 200. Default 0. */
  rerollWoundDice?: number | null | undefined;
  /** Distance. Inches to the target: decides Conversion. 0 to 200. */
  distance?: number | null | undefined;
  /** Command Re-roll. One die of the whole attack is rolled again: the first that failed, or came to less than its average. */
  commandReroll?: "hit" | "wound" | "damage" | "attacks" | null | undefined;
  /** First hit die shows. A miracle or fate die: not rolled, never rerolled. 1 to 6. */
  fixedHit?: number | null | undefined;
  /** First wound die shows. Not rolled, never rerolled. 1 to 6. */
  fixedWound?: number | null | undefined;
  /** First damage die shows. For damage of one die; a D3 halves it. 1 to 6. */
  fixedDamage?: number | null | undefined;
  /** Keywords given. Weapons have these too: Lethal Hits from an aura or a stratagem. At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
  /** Mortal wounds besides. A number, dice, or one for each die that shows enough: Grenade is 6 dice on 4+. Low dice may cost the own unit one each. */
  mortalWounds?: number | string | AttackMortalWounds | null | undefined;
}

/** Mortal wounds. */
export interface AttackMortalWounds {
  /** Dice. A number or dice such as 2D6+1. Default 6. */
  dice?: number | string | undefined;
  /** On. 2 to 6. Default 4. */
  on?: number | undefined;
  /** Max. 1 to 200. */
  max?: number | null | undefined;
  /** Own on. 0 to 5. Default 0. */
  ownOn?: number | undefined;
}

/** Abilities. What both units bring; each counts where its conditions hold. The situation is what the player adds. */
export interface AttackAbilities {
  /** Of the attacker. At most 100. */
  attacker?: ReadonlyArray<AttackSpell> | undefined;
  /** Of the target. At most 100. */
  defender?: ReadonlyArray<AttackSpell> | undefined;
}

/** Attacker item. */
export interface AttackSpell {
  /** Name. Default "". */
  name?: string | undefined;
  /** Effects. What it changes, and when: as in the tables of datasheets. At most 20. */
  effects: ReadonlyArray<AttackEffect>;
  /** Holds for. Places of the weapons it holds for; in melee of the groups. All unless given. At most 40. */
  only?: ReadonlyArray<number> | undefined;
}

/** Effect. */
export interface AttackEffect {
  /** Effect. */
  effect: string;
  /** Value. At most 10. */
  value?: number | string | ReadonlyArray<string> | undefined;
  /** Who. */
  who?: string | undefined;
  /** Attacks. */
  attack?: string | undefined;
  /** When. */
  when?: string | undefined;
  /** Inches. */
  inches?: number | undefined;
  /** For. At most 20. */
  for?: string | ReadonlyArray<string> | undefined;
  /** Against. At most 20. */
  vs?: string | ReadonlyArray<string> | undefined;
  /** Not against. At most 20. */
  vsNot?: string | ReadonlyArray<string> | undefined;
  /** If. */
  if?: string | undefined;
  /** With. At most 20. */
  weapon?: string | ReadonlyArray<string> | undefined;
  /** Wounds left at most. -9007199254740991 to 9007199254740991. */
  below?: number | undefined;
  /** Hit roll. -9007199254740991 to 9007199254740991. */
  hitRoll?: number | undefined;
  /** Of these. -9007199254740991 to 9007199254740991. */
  choose?: number | undefined;
}

/** Attacker. */
export interface AttackAttacker {
  /** Name. Default "". */
  name?: string | undefined;
  /** Models with Hazardous weapons. 11th edition: all models of the unit. 1 to 200. */
  models?: number | null | undefined;
  /** W. 1 to 200. */
  wounds?: number | null | undefined;
  /** Feel No Pain. 2 to 6. */
  fnp?: number | null | undefined;
  /** Feel No Pain (mortal). 2 to 6. */
  fnpMortal?: number | null | undefined;
  /** Keywords. Hazardous of the 11th edition asks for Monster and Vehicle. At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
  /** Groups. Different models of the unit, instead of models and W. At most 20. */
  groups?: ReadonlyArray<AttackAttackerGroup> | null | undefined;
  /** Points. What the attacking unit costs. 0 to 10000. */
  points?: number | null | undefined;
}

/** Group. */
export interface AttackAttackerGroup {
  /** Models. 1 to 200. Default 1. */
  models?: number | undefined;
  /** W. 1 to 200. Default 1. */
  wounds?: number | undefined;
  /** Feel No Pain. 2 to 6. */
  fnp?: number | null | undefined;
  /** Feel No Pain (mortal). 2 to 6. */
  fnpMortal?: number | null | undefined;
  /** Character. Default false. */
  character?: boolean | undefined;
  /** Keywords. At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
  /** Wounds left on a wounded model. 1 to 200. */
  firstModelWounds?: number | null | undefined;
}

/** Followed by item. */
export interface AttackNextTarget {
  /** Name. Default "". */
  name?: string | undefined;
  /** Weapons. At most 40. Default [{}]. */
  volley?: ReadonlyArray<AttackVolleyPart> | undefined;
  /** Situation. */
  context?: AttackContext | undefined;
  /** Abilities. What it brings itself. At most 100. */
  abilities?: ReadonlyArray<AttackSpell> | undefined;
  /** Points. 0 to 10000. */
  points?: number | null | undefined;
}

/** Input of `wh40k/charge`. Does the charge arrive, and what does the unit do then? */
export interface ChargeInput {
  /** Edition. That of the fight, or the 10th, unless given. */
  edition?: "10" | "11" | null | undefined;
  /** Distance. Between the bases of the farthest target, in inches; in the 10th edition Engagement Range takes off 1". 0 to 24. Default 9. */
  distance?: number | undefined;
  /** Modifier. Added to the charge roll. -6 to 6. Default 0. */
  modifier?: number | undefined;
  /** Dice. Some units roll three. 2 to 4. Default 2. */
  dice?: number | undefined;
  /** Lowest dropped. So many dice do not count. 0 to 3. Default 0. */
  dropLowest?: number | undefined;
  /** Reroll. A failed charge roll is rolled again: all dice, or the one that helps most. Default false. */
  reroll?: boolean | "one" | undefined;
  /** Fixed dice. Not rolled but show this; never rerolled. At most 4. */
  fixedDice?: ReadonlyArray<number> | undefined;
  /** Takes to the skies. 11th edition: 2" less. Default false. */
  takesToTheSkies?: boolean | undefined;
  /** Roll counts as at most. Into the Fray of the 11th edition: 6. 2 to 12. */
  rollAtMost?: number | null | undefined;
  /** Then fight. The attack that follows when the charge arrives. */
  fight?: ChargeFight | null | undefined;
}

/** Fight. */
export interface ChargeFight {
  /** Edition. Default "10". */
  edition?: "10" | "11" | undefined;
  /** Weapon. One weapon; a bolt rifle when nothing at all is asked for. */
  weapon?: AttackWeapon | null | undefined;
  /** Models firing. Each rolls its own attacks. 1 to 200. Default 1. */
  count?: number | undefined;
  /** Its own situation. What differs from the situation of the unit for this weapon alone. */
  modifiers?: AttackModifiers | null | undefined;
  /** Volley. Several weapons of one unit in order, instead of one weapon. At most 40. */
  volley?: ReadonlyArray<AttackVolleyPart> | null | undefined;
  /** Target. */
  target?: AttackTarget | undefined;
  /** Situation. */
  context?: AttackContext | undefined;
  /** Abilities. What both units bring; each counts where its conditions hold. The situation is what the player adds. */
  abilities?: AttackAbilities | undefined;
  /** Attacker. */
  attacker?: AttackAttacker | null | undefined;
  /** Units that attack next. In sequence at what is left. At most 10. */
  followedBy?: ReadonlyArray<AttackNextTarget> | undefined;
  /** Find the best weapon order. Tries the orders of the volley. Default false. */
  findBestOrder?: boolean | undefined;
}

/** Input of `wh40k/battleshock`. Does the unit pass its Battle-shock test? */
export interface BattleShockInput {
  /** Edition. Default "10". */
  edition?: "10" | "11" | undefined;
  /** Name. Default "". */
  name?: string | undefined;
  /** Ld. Best Leadership in the unit. 5 to 8. Default 6. */
  leadership?: number | undefined;
  /** Modifier. Added to the roll. -6 to 6. Default 0. */
  modifier?: number | undefined;
  /** Reroll. A failed test is rolled again, both dice. Default false. */
  reroll?: boolean | undefined;
  /** Starting strength. Models at the start of the battle; without it a test is due. 1 to 400. */
  startingStrength?: number | null | undefined;
  /** Models left. All of them unless given. 1 to 400. */
  models?: number | null | undefined;
  /** W. For a unit that began as one model. 1 to 400. */
  wounds?: number | null | undefined;
  /** Wounds left. For a unit that began as one model. 1 to 400. */
  woundsLeft?: number | null | undefined;
  /** Shocked already. 11th edition: it tests until it passes. Default false. */
  shocked?: boolean | undefined;
  /** Passes by itself. Insane Bravery. Default false. */
  automatic?: boolean | undefined;
}

/** Input of `wh40k/melee`. Two units fight: what does each lose? */
export interface MeleeInput {
  /** Edition. Default "10". */
  edition?: "10" | "11" | undefined;
  /** Charged. Default "first". */
  charged?: "first" | "second" | null | undefined;
  /** Rounds. A second round is fought in the same order, by what is left. 1 to 2. Default 1. */
  rounds?: number | undefined;
  /** Strikes first. */
  first?: MeleeSide | undefined;
  /** Strikes back. */
  second?: MeleeSide | undefined;
}

/** Strikes first. */
export interface MeleeSide {
  /** Name. Default "". */
  name?: string | undefined;
  /** Models. 1 to 200. Default 5. */
  models?: number | undefined;
  /** W. Wounds of one model. 1 to 200. Default 2. */
  wounds?: number | undefined;
  /** T. Toughness. 1 to 99. Default 4. */
  toughness?: number | undefined;
  /** Sv. Armour save; 7 is none. 2 to 7. Default 3. */
  save?: number | undefined;
  /** Wounds left on a wounded model. One model has been wounded before. 1 to 200. */
  firstModelWounds?: number | null | undefined;
  /** Points. What all these models cost together. 0 to 10000. */
  points?: number | null | undefined;
  /** Keywords. Infantry, Vehicle, Fly ...: what Anti looks at. At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
  /** Invulnerable. Used instead of the armour save when better; AP and cover do not change it. 2 to 6. */
  invuln?: number | null | undefined;
  /** Feel No Pain. One die for each wound that would be lost; on this roll or more it is not. 2 to 6. */
  fnp?: number | null | undefined;
  /** Feel No Pain (mortal). Works against mortal wounds and Devastating Wounds only. 2 to 6. */
  fnpMortal?: number | null | undefined;
  /** Feel No Pain (Psychic). Works against Psychic weapons only. 2 to 6. */
  fnpPsychic?: number | null | undefined;
  /** Damage reduction. Subtracted from the Damage of each attack. Subtracts from the Damage of each attack after everything else, to no less than 1. 0 to 20. Default 0. */
  damageReduction?: number | null | undefined;
  /** Halve damage. Halves the Damage of each attack before anything is added, rounding up at the end. Default false. */
  halveDamage?: boolean | null | undefined;
  /** Damage changed to. The Damage of each attack is this before anything else; 0 stays 0 unless something is added. 0 to 20. */
  setDamage?: number | null | undefined;
  /** Damage changes worded. How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds. Default "allocated". */
  damageWording?: "allocated" | "against" | null | undefined;
  /** AP reduction. Worsens the AP of each attack, not past 0. 0 to 6. Default 0. */
  apReduction?: number | null | undefined;
  /** Reroll saves. Default "none". */
  rerollSaves?: "none" | "ones" | "fails" | null | undefined;
  /** Stealth. −1 to hit for ranged attacks against the unit, if every model has it. Default false. */
  stealth?: boolean | null | undefined;
  /** Ignore the first failed save. Once in the request, the first attack whose save fails does nothing. Default false. */
  ignoreFirstFailedSave?: boolean | null | undefined;
  /** Command Re-roll. One die of the whole attack is rolled again: the first that failed, or came to less than its average. */
  commandReroll?: "save" | null | undefined;
  /** Ld. For the chance of Battle-shock afterwards. 5 to 8. */
  leadership?: number | null | undefined;
  /** Starting strength. Models at the start of the battle; those of the request unless given. 1 to 400. */
  startingStrength?: number | null | undefined;
  /** Groups. Mixed or attached unit in the order in which models are lost; replaces T, Sv, W and models. At most 20. */
  groups?: ReadonlyArray<MeleeGroup> | null | undefined;
  /** Weapons. Every living model uses each of them. At most 20. */
  weapons?: ReadonlyArray<MeleeWeapon> | undefined;
  /** Damaged at. A single model with so many wounds or fewer left hits worse. −1 to hit for a model with few wounds left. 1 to 200. */
  damagedAt?: number | null | undefined;
  /** Abilities. Those of its own attacks, and those against attacks on it. At most 100. */
  abilities?: ReadonlyArray<AttackSpell> | undefined;
  /** Situation. */
  context?: AttackContext | undefined;
}

/** Group. */
export interface MeleeGroup {
  /** Name. Default "". */
  name?: string | undefined;
  /** Models. 1 to 200. Default 5. */
  models?: number | undefined;
  /** W. Wounds of one model. 1 to 200. Default 2. */
  wounds?: number | undefined;
  /** T. Toughness. 1 to 99. Default 4. */
  toughness?: number | undefined;
  /** Sv. Armour save; 7 is none. 2 to 7. Default 3. */
  save?: number | undefined;
  /** Wounds left on a wounded model. One model has been wounded before. 1 to 200. */
  firstModelWounds?: number | null | undefined;
  /** Points. What all these models cost together. 0 to 10000. */
  points?: number | null | undefined;
  /** Character. An attached leader: loses its models last, Precision picks it out. Default false. */
  character?: boolean | undefined;
  /** Keywords. At most 60. */
  keywords?: ReadonlyArray<string> | undefined;
  /** Invulnerable. Used instead of the armour save when better; AP and cover do not change it. 2 to 6. */
  invuln?: number | null | undefined;
  /** Feel No Pain. One die for each wound that would be lost; on this roll or more it is not. 2 to 6. */
  fnp?: number | null | undefined;
  /** Feel No Pain (mortal). Works against mortal wounds and Devastating Wounds only. 2 to 6. */
  fnpMortal?: number | null | undefined;
  /** Feel No Pain (Psychic). Works against Psychic weapons only. 2 to 6. */
  fnpPsychic?: number | null | undefined;
  /** Damage reduction. Subtracted from the Damage of each attack. Subtracts from the Damage of each attack after everything else, to no less than 1. 0 to 20. */
  damageReduction?: number | null | undefined;
  /** Halve damage. Halves the Damage of each attack before anything is added, rounding up at the end. */
  halveDamage?: boolean | null | undefined;
  /** Damage changed to. The Damage of each attack is this before anything else; 0 stays 0 unless something is added. 0 to 20. */
  setDamage?: number | null | undefined;
  /** Damage changes worded. How its sheet words reduction, halving and changing of damage; in the 11th edition only "against" touches devastating wounds. */
  damageWording?: "allocated" | "against" | null | undefined;
  /** AP reduction. Worsens the AP of each attack, not past 0. 0 to 6. */
  apReduction?: number | null | undefined;
  /** Reroll saves. */
  rerollSaves?: "none" | "ones" | "fails" | null | undefined;
  /** Stealth. −1 to hit for ranged attacks against the unit, if every model has it. */
  stealth?: boolean | null | undefined;
  /** Weapons. Every living model uses each of them. At most 20. */
  weapons?: ReadonlyArray<MeleeWeapon> | undefined;
  /** Damaged at. A single model with so many wounds or fewer left hits worse. −1 to hit for a model with few wounds left. 1 to 200. */
  damagedAt?: number | null | undefined;
}

/** Weapon. */
export interface MeleeWeapon {
  /** Weapon. Default {"kind":"melee"}. */
  weapon?: AttackWeapon | undefined;
  /** Each. Every living model uses it so many times. 1 to 20. Default 1. */
  each?: number | undefined;
  /** Its own situation. What differs from the situation of the unit for this weapon alone. */
  modifiers?: AttackModifiers | null | undefined;
  /** Other modes. Of this and these the one that does most damage to the target on average is used, and said. At most 5. */
  modes?: ReadonlyArray<AttackWeapon> | undefined;
  /** This mode. The weapon as it stands is used, whatever its other modes would do. Default false. */
  modeFixed?: boolean | undefined;
}

