// Inputs of Fantasy battles as types. Written by `npm run input-types` from the schemas; do not edit.

/** Input of `fantasy/attack`. How many wounds do these attacks cause, and how many models fall? */
export interface AttackInput {
  /** Rules of. Whose rules the named effects follow. Default "dice". */
  system?: "dice" | "oldWorld" | "ninthAge" | undefined;
  /** Attacks. A number or dice: 10, D6, 2D6+3. Rolled once for each model. A number or dice such as 2D6+1. Default 10. */
  numAttacks?: number | string | undefined;
  /** Models. How many models make these attacks, each rolling for its own number. 1 to 400. Default 1. */
  models?: number | undefined;
  /** Kind of attack. Impact hits come first and need a charge; stomps come last. Both hit automatically. Default "normal". */
  strike?: "normal" | "impact" | "stomp" | undefined;
  /** To hit. The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6. Default 4. */
  toHit?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | "auto" | "none" | undefined;
  /** Hit rerolls. Which dice to hit are rolled again, once. Default "none". */
  rerollHits?: "none" | "1s" | "successes" | "fails" | undefined;
  /** To wound. The face a hit needs to wound. Default 4. */
  toWound?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Wound rerolls. Which dice to wound are rolled again, once. Default "none". */
  rerollWounds?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Armour save. The target's armour save before armour piercing. Default "none". */
  armorSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Armour piercing. Added to the armour save; above 6 there is no save. 0 to 10. Default 0. */
  armorPiercing?: number | undefined;
  /** Armour rerolls. Which armour dice the defender rolls again, once. Default "none". */
  rerollArmorSaves?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Special save. Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing. Default "none". */
  specialSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Kind of special save. Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude. Default "aegis". */
  specialSaveKind?: "aegis" | "fortitude" | undefined;
  /** Special save rerolls. Which special save dice the defender rolls again, once. Default "none". */
  rerollSpecialSaves?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Ward. A ward or aegis beside the special save. Default "none". */
  ward?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Regeneration. Regeneration or fortitude, rolled last; flaming and lethal attacks deny it. Default "none". */
  regeneration?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Poison. A natural 6 to hit (or the face set) wounds without a wound roll; of two hits from one attack only one does. Default false. */
  poison?: boolean | undefined;
  /** Poison on. The lowest natural face to hit that poisons, if it hits. 2 to 6. Default 6. */
  poisonOn?: number | undefined;
  /** Poison effect. Default "auto". */
  poisonMode?: "auto" | "plus2" | undefined;
  /** Lethal strike. A natural 6 to wound skips armour and special saves. Default false. */
  lethalStrike?: false | true | "armour" | undefined;
  /** Killing blow. A lethal wound takes all wounds of a model; without lethal strike a natural 6 skips armour and fortitude. Default false. */
  killingBlow?: boolean | undefined;
  /** Fury. A natural 6 to hit makes two hits instead of one. Default false. */
  fury?: boolean | undefined;
  /** Red fury. Every unsaved wound of a normal attack gives one extra attack, made at once; extra attacks give no more. Default false. */
  redFury?: boolean | undefined;
  /** Multiple wounds. Wounds of each unsaved wound: 1, D3, D6+1 ... Each unsaved wound counts as this many, at most the wounds of one model. A number or dice such as 2D6+1. Default 1. */
  multipleWounds?: number | string | undefined;
  /** Armour bane. A natural 6 to wound pierces armour better by this much. 0 to 6. Default 0. */
  armourBane?: number | undefined;
  /** Sunder. Each wound that armour does not stop worsens the armour save for later wounds of the sequence. 0 to 6. Default 0. */
  sunder?: number | undefined;
  /** Divine attacks. Successful aegis saves must be rerolled; the reroll replaces the defender’s own. Default false. */
  divine?: boolean | undefined;
  /** Flaming attacks. No fortitude save and no regeneration is allowed; in The Old World only flammable targets lose theirs. Default false. */
  flaming?: boolean | undefined;
  /** Toxic attacks. Always strength 3, and no armour save that can be pierced. Default false. */
  toxic?: boolean | undefined;
  /** Wounds per model. The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1. 1 to 40. */
  targetMaxWounds?: number | null | undefined;
  /** Flammable. Flaming attacks against this target reroll failed wound rolls. Default false. */
  targetFlammable?: boolean | undefined;
  /** Resilience. Toughness of the target; used by toxic attacks, which always have strength 3. 1 to 10. */
  resilience?: number | null | undefined;
  /** Weapon skill. With the skill of the target: to hit from the chart of the system. Offensive Skill in The 9th Age. 0 to 10. */
  weaponSkill?: number | null | undefined;
  /** Target's skill. Weapon Skill, or Defensive Skill in The 9th Age. 0 to 10. */
  targetWeaponSkill?: number | null | undefined;
  /** Ballistic skill. The Old World: to hit when shooting; from 6 on a miss has a second chance. 1 to 10. */
  ballisticSkill?: number | null | undefined;
  /** Hit modifier. Moves a roll to hit that comes from skills; + helps. -5 to 3. Default 0. */
  hitModifier?: number | undefined;
  /** Strength. With the toughness of the target: to wound from the table. 1 to 10. */
  strength?: number | null | undefined;
  /** Toughness. Of the target; Resilience in The 9th Age. 1 to 10. */
  toughness?: number | null | undefined;
  /** Monster slayer. A natural 6 to wound against a monster skips armour and regeneration and takes all its wounds. Default false. */
  monsterSlayer?: boolean | undefined;
  /** Kind of target. The Old World: whom a killing blow or a monster slayer can slay. Default "infantry". */
  targetKind?: "infantry" | "cavalry" | "chariot" | "monster" | "warMachine" | undefined;
  /** Charged. The attacker charged this turn: impact hits happen. Default false. */
  charged?: boolean | undefined;
  /** Charge distance. Inches moved; below 3 there are no impact hits. Left empty: far enough. 0 to 48. */
  chargeDistance?: number | null | undefined;
  /** Target unit. A finite unit: counts the models slain. */
  target?: AttackTarget | null | undefined;
  /** Mixed profiles. Several kinds of attack in order. They replace the attack above. At most 8. */
  profiles?: ReadonlyArray<AttackProfile> | undefined;
}

/** Target. */
export interface AttackTarget {
  /** Models. Models the unit started with. 1 to 100. Default 10. */
  models?: number | undefined;
  /** Wounds each. Wounds of one model. 1 to 40. Default 1. */
  wounds?: number | undefined;
  /** Already lost. Wounds the unit has lost before. 0 to 4000. Default 0. */
  alreadyLost?: number | undefined;
  /** Excess wounds. Whether wounds beyond the last one of a model pass on to the next model. Default "pool". */
  allocation?: "pool" | "model" | undefined;
}

/** Profile. */
export interface AttackProfile {
  /** Attacks. A number or dice: 10, D6, 2D6+3. Rolled once for each model. A number or dice such as 2D6+1. Default 10. */
  numAttacks?: number | string | undefined;
  /** Models. How many models make these attacks, each rolling for its own number. 1 to 400. Default 1. */
  models?: number | undefined;
  /** Kind of attack. Impact hits come first and need a charge; stomps come last. Both hit automatically. Default "normal". */
  strike?: "normal" | "impact" | "stomp" | undefined;
  /** To hit. The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6. Default 4. */
  toHit?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | "auto" | "none" | undefined;
  /** Hit rerolls. Which dice to hit are rolled again, once. Default "none". */
  rerollHits?: "none" | "1s" | "successes" | "fails" | undefined;
  /** To wound. The face a hit needs to wound. Default 4. */
  toWound?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Wound rerolls. Which dice to wound are rolled again, once. Default "none". */
  rerollWounds?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Armour save. The target's armour save before armour piercing. Default "none". */
  armorSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Armour piercing. Added to the armour save; above 6 there is no save. 0 to 10. Default 0. */
  armorPiercing?: number | undefined;
  /** Armour rerolls. Which armour dice the defender rolls again, once. Default "none". */
  rerollArmorSaves?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Special save. Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing. Default "none". */
  specialSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Kind of special save. Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude. Default "aegis". */
  specialSaveKind?: "aegis" | "fortitude" | undefined;
  /** Special save rerolls. Which special save dice the defender rolls again, once. Default "none". */
  rerollSpecialSaves?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Ward. A ward or aegis beside the special save. Default "none". */
  ward?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Regeneration. Regeneration or fortitude, rolled last; flaming and lethal attacks deny it. Default "none". */
  regeneration?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Poison. A natural 6 to hit (or the face set) wounds without a wound roll; of two hits from one attack only one does. Default false. */
  poison?: boolean | undefined;
  /** Poison on. The lowest natural face to hit that poisons, if it hits. 2 to 6. Default 6. */
  poisonOn?: number | undefined;
  /** Poison effect. Default "auto". */
  poisonMode?: "auto" | "plus2" | undefined;
  /** Lethal strike. A natural 6 to wound skips armour and special saves. Default false. */
  lethalStrike?: false | true | "armour" | undefined;
  /** Killing blow. A lethal wound takes all wounds of a model; without lethal strike a natural 6 skips armour and fortitude. Default false. */
  killingBlow?: boolean | undefined;
  /** Fury. A natural 6 to hit makes two hits instead of one. Default false. */
  fury?: boolean | undefined;
  /** Red fury. Every unsaved wound of a normal attack gives one extra attack, made at once; extra attacks give no more. Default false. */
  redFury?: boolean | undefined;
  /** Multiple wounds. Wounds of each unsaved wound: 1, D3, D6+1 ... Each unsaved wound counts as this many, at most the wounds of one model. A number or dice such as 2D6+1. Default 1. */
  multipleWounds?: number | string | undefined;
  /** Armour bane. A natural 6 to wound pierces armour better by this much. 0 to 6. Default 0. */
  armourBane?: number | undefined;
  /** Sunder. Each wound that armour does not stop worsens the armour save for later wounds of the sequence. 0 to 6. Default 0. */
  sunder?: number | undefined;
  /** Divine attacks. Successful aegis saves must be rerolled; the reroll replaces the defender’s own. Default false. */
  divine?: boolean | undefined;
  /** Flaming attacks. No fortitude save and no regeneration is allowed; in The Old World only flammable targets lose theirs. Default false. */
  flaming?: boolean | undefined;
  /** Toxic attacks. Always strength 3, and no armour save that can be pierced. Default false. */
  toxic?: boolean | undefined;
  /** Wounds per model. The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1. 1 to 40. */
  targetMaxWounds?: number | null | undefined;
  /** Flammable. Flaming attacks against this target reroll failed wound rolls. Default false. */
  targetFlammable?: boolean | undefined;
  /** Resilience. Toughness of the target; used by toxic attacks, which always have strength 3. 1 to 10. */
  resilience?: number | null | undefined;
  /** Weapon skill. With the skill of the target: to hit from the chart of the system. Offensive Skill in The 9th Age. 0 to 10. */
  weaponSkill?: number | null | undefined;
  /** Target's skill. Weapon Skill, or Defensive Skill in The 9th Age. 0 to 10. */
  targetWeaponSkill?: number | null | undefined;
  /** Ballistic skill. The Old World: to hit when shooting; from 6 on a miss has a second chance. 1 to 10. */
  ballisticSkill?: number | null | undefined;
  /** Hit modifier. Moves a roll to hit that comes from skills; + helps. -5 to 3. Default 0. */
  hitModifier?: number | undefined;
  /** Strength. With the toughness of the target: to wound from the table. 1 to 10. */
  strength?: number | null | undefined;
  /** Toughness. Of the target; Resilience in The 9th Age. 1 to 10. */
  toughness?: number | null | undefined;
  /** Monster slayer. A natural 6 to wound against a monster skips armour and regeneration and takes all its wounds. Default false. */
  monsterSlayer?: boolean | undefined;
  /** Kind of target. The Old World: whom a killing blow or a monster slayer can slay. Default "infantry". */
  targetKind?: "infantry" | "cavalry" | "chariot" | "monster" | "warMachine" | undefined;
}

/** Input of `fantasy/combat`. Two units fight: who loses how much? */
export interface CombatInput {
  /** First unit. */
  first?: CombatSide | undefined;
  /** Second unit. */
  second?: CombatSide | undefined;
  /** Rounds. Rounds of combat; impact hits happen in the first. 1 to 6. Default 1. */
  rounds?: number | undefined;
}

/** First unit. */
export interface CombatSide {
  /** Models. 1 to 60. Default 10. */
  models?: number | undefined;
  /** Wounds each. Wounds of one model. 1 to 10. Default 1. */
  wounds?: number | undefined;
  /** Initiative. Higher strikes first, equal strikes together. 0 to 10. Default 3. */
  initiative?: number | undefined;
  /** Excess wounds. Whether wounds beyond the last one of a model pass on to the next model. Default "pool". */
  allocation?: "pool" | "model" | undefined;
  /** Charged. The attacker charged this turn: impact hits happen. Default false. */
  charged?: boolean | undefined;
  /** Charge distance. Inches moved; below 3 there are no impact hits. Left empty: far enough. 0 to 48. */
  chargeDistance?: number | null | undefined;
  /** Attacks. What the unit strikes with; saves are those of the enemy. At most 4. */
  profiles?: ReadonlyArray<CombatProfile> | undefined;
}

/** Profile. */
export interface CombatProfile {
  /** Attacks. Attacks of each model: a number or dice, rolled for every model. A number or dice such as 2D6+1. Default 1. */
  numAttacks?: number | string | undefined;
  /** Models. At most so many models strike with this: a front rank, a champion. Left empty: every model left. 1 to 60. */
  models?: number | null | undefined;
  /** Initiative. When these attacks strike. Left empty: at the unit's initiative. 0 to 10. */
  initiative?: number | null | undefined;
  /** Kind of attack. Impact hits come first and need a charge; stomps come last. Both hit automatically. Default "normal". */
  strike?: "normal" | "impact" | "stomp" | undefined;
  /** To hit. The face a die needs to hit; 7 to 9 is a natural 6, then 4+, 5+ or 6. Default 4. */
  toHit?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | "auto" | "none" | undefined;
  /** Hit rerolls. Which dice to hit are rolled again, once. Default "none". */
  rerollHits?: "none" | "1s" | "successes" | "fails" | undefined;
  /** To wound. The face a hit needs to wound. Default 4. */
  toWound?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Wound rerolls. Which dice to wound are rolled again, once. Default "none". */
  rerollWounds?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Armour save. The target's armour save before armour piercing. Default "none". */
  armorSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Armour piercing. Added to the armour save; above 6 there is no save. 0 to 10. Default 0. */
  armorPiercing?: number | undefined;
  /** Armour rerolls. Which armour dice the defender rolls again, once. Default "none". */
  rerollArmorSaves?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Special save. Aegis, ward, fortitude or regeneration: rolled after armour, never changed by piercing. Default "none". */
  specialSave?: 2 | 3 | 4 | 5 | 6 | "auto" | "none" | undefined;
  /** Kind of special save. Divine attacks trouble an aegis; flaming and lethal attacks deny fortitude. Default "aegis". */
  specialSaveKind?: "aegis" | "fortitude" | undefined;
  /** Special save rerolls. Which special save dice the defender rolls again, once. Default "none". */
  rerollSpecialSaves?: "none" | "1s" | "successes" | "fails" | undefined;
  /** Ward. A ward or aegis beside the special save. Default "none". */
  ward?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Regeneration. Regeneration or fortitude, rolled last; flaming and lethal attacks deny it. Default "none". */
  regeneration?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Poison. A natural 6 to hit (or the face set) wounds without a wound roll; of two hits from one attack only one does. Default false. */
  poison?: boolean | undefined;
  /** Poison on. The lowest natural face to hit that poisons, if it hits. 2 to 6. Default 6. */
  poisonOn?: number | undefined;
  /** Poison effect. Default "auto". */
  poisonMode?: "auto" | "plus2" | undefined;
  /** Lethal strike. A natural 6 to wound skips armour and special saves. Default false. */
  lethalStrike?: false | true | "armour" | undefined;
  /** Killing blow. A lethal wound takes all wounds of a model; without lethal strike a natural 6 skips armour and fortitude. Default false. */
  killingBlow?: boolean | undefined;
  /** Fury. A natural 6 to hit makes two hits instead of one. Default false. */
  fury?: boolean | undefined;
  /** Red fury. Every unsaved wound of a normal attack gives one extra attack, made at once; extra attacks give no more. Default false. */
  redFury?: boolean | undefined;
  /** Multiple wounds. Wounds of each unsaved wound: 1, D3, D6+1 ... Each unsaved wound counts as this many, at most the wounds of one model. A number or dice such as 2D6+1. Default 1. */
  multipleWounds?: number | string | undefined;
  /** Armour bane. A natural 6 to wound pierces armour better by this much. 0 to 6. Default 0. */
  armourBane?: number | undefined;
  /** Sunder. Each wound that armour does not stop worsens the armour save for later wounds of the sequence. 0 to 6. Default 0. */
  sunder?: number | undefined;
  /** Divine attacks. Successful aegis saves must be rerolled; the reroll replaces the defender’s own. Default false. */
  divine?: boolean | undefined;
  /** Flaming attacks. No fortitude save and no regeneration is allowed; in The Old World only flammable targets lose theirs. Default false. */
  flaming?: boolean | undefined;
  /** Toxic attacks. Always strength 3, and no armour save that can be pierced. Default false. */
  toxic?: boolean | undefined;
  /** Wounds per model. The most one unsaved wound can take off. Left empty: the wounds of the target unit, or 1. 1 to 40. */
  targetMaxWounds?: number | null | undefined;
  /** Flammable. Flaming attacks against this target reroll failed wound rolls. Default false. */
  targetFlammable?: boolean | undefined;
  /** Resilience. Toughness of the target; used by toxic attacks, which always have strength 3. 1 to 10. */
  resilience?: number | null | undefined;
}

/** Input of `fantasy/battle`. Two units meet: who wins the combat, and who runs? */
export interface BattleInput {
  /** Rules of. Default "oldWorld". */
  system?: "oldWorld" | "ninthAge" | undefined;
  /** First unit. */
  first?: BattleSide | undefined;
  /** Second unit. */
  second?: BattleSide | undefined;
  /** Rounds. The fight ends before when a unit is destroyed, breaks or falls back. 1 to 6. Default 1. */
  rounds?: number | undefined;
  /** Flight and pursuit. The winner pursues what breaks or falls back: it is caught or gets away. Default false. */
  pursuit?: boolean | undefined;
  /** Challenges refused from a single rank. The Old World: the community FAQ alone forbids it, as there is nowhere to retire to. Default false. */
  refusesFromOneRank?: boolean | undefined;
  /** Press of Battle after a pursuit. The Old World: the FAQ denies it to real charges; of a pursuit into a new combat nobody says so. Default false. */
  pressAfterPursuit?: boolean | undefined;
}

/** First unit. */
export interface BattleSide {
  /** Name. Default "". */
  name?: string | undefined;
  /** Models. With the champion, before wounds already lost are taken off. 1 to 60. Default 20. */
  models?: number | undefined;
  /** Frontage. Models in a rank. 1 to 30. Default 5. */
  frontage?: number | undefined;
  /** Points. What the whole unit costs. 0 to 9999. Default 0. */
  points?: number | undefined;
  /** In contact. Own front models in base contact. Left empty: worked out from the widths. 0 to 30. */
  contact?: number | null | undefined;
  /** Base width. 10 to 200. Default 25. */
  baseWidth?: number | undefined;
  /** Base depth. 10 to 200. Default 25. */
  baseDepth?: number | undefined;
  /** Movement. Advance Rate in The 9th Age. With it a charge over a distance must be rolled for; left empty: it arrives. 1 to 20. */
  movement?: number | null | undefined;
  /** Weapon Skill. Offensive Skill in The 9th Age. 0 to 10. Default 3. */
  weaponSkill?: number | undefined;
  /** Defensive Skill. The 9th Age only. Left empty: the Offensive Skill. 0 to 10. */
  defensiveSkill?: number | null | undefined;
  /** Strength. 1 to 10. Default 3. */
  strength?: number | undefined;
  /** Toughness. Resilience in The 9th Age. 1 to 10. Default 3. */
  toughness?: number | undefined;
  /** Armour piercing. Without the weapon. 0 to 10. Default 0. */
  armourPiercing?: number | undefined;
  /** Wounds. Health Points in The 9th Age. 1 to 12. Default 1. */
  wounds?: number | undefined;
  /** Initiative. Agility in The 9th Age. 0 to 10. Default 3. */
  initiative?: number | undefined;
  /** Attacks. A number or dice, rolled for each model. A number or dice such as 2D6+1. Default 1. */
  attacks?: number | string | undefined;
  /** Leadership. Discipline in The 9th Age; the general's where he is near. 2 to 10. Default 7. */
  leadership?: number | undefined;
  /** Weapon. By name, or as an object with strength, piercing, attacks and rules. Default "handWeapon". */
  weapon?: string | BattleWeapon | undefined;
  /** Armour save. Without the shield; 7 is none. The 9th Age: 7 less the Armour. 1 to 7. Default 7. */
  armourSave?: number | undefined;
  /** Shield. Default false. */
  shield?: boolean | undefined;
  /** Ward. Aegis in The 9th Age. Default "none". */
  ward?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Regeneration. Fortitude in The 9th Age. Default "none". */
  regeneration?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Troop type. The Old World only. Default "regularInfantry". */
  troopType?: "regularInfantry" | "heavyInfantry" | "monstrousInfantry" | "swarms" | "lightCavalry" | "heavyCavalry" | "monstrousCavalry" | "warBeasts" | "lightChariot" | "heavyChariot" | "monstrousCreature" | "behemoth" | "warMachine" | undefined;
  /** Height. The 9th Age only. Default "standard". */
  height?: "standard" | "large" | "gigantic" | undefined;
  /** Formation. The Old World only. Default "close". */
  formation?: "close" | "open" | "skirmish" | undefined;
  /** Special rules. As printed on the card: "Hatred (all enemies)", "Impact Hits (D6+1)". At most 40. */
  rules?: ReadonlyArray<string> | undefined;
  /** Army rules. Counts the special rules of single armies too, as the cards of the library do. Default false. */
  armyRules?: boolean | undefined;
  /** Champion. */
  champion?: BattleChampion | null | undefined;
  /** Standard bearer. Default false. */
  standard?: boolean | undefined;
  /** Musician. Default false. */
  musician?: boolean | undefined;
  /** Battle standard in the unit. Default false. */
  battleStandard?: boolean | undefined;
  /** Character. Joined to the unit, beside its models, in the front rank. */
  character?: BattleCharacter | null | undefined;
  /** Challenges. Nothing happens while neither unit issues one. Duels in The 9th Age. Default "accepts". */
  challenge?: "accepts" | "refuses" | "issues" | undefined;
  /** Fights challenges. Whoever of the two the unit has. Default "character". */
  duellist?: "character" | "champion" | undefined;
  /** Mount. Strikes with its own values. */
  mount?: BattleMount | null | undefined;
  /** Second crew. Others who strike from the model, with values and weapons of their own and the rules of the unit. At most 4. */
  crew?: ReadonlyArray<BattleCrewItem> | BattleCrewItem | null | undefined;
  /** Strength of impact and stomps. Left empty: the mount's, without a mount the unit's. 1 to 10. */
  bodyStrength?: number | null | undefined;
  /** Piercing of impact and stomps. 0 to 10. Default 0. */
  bodyPiercing?: number | undefined;
  /** Charges. Charged this turn. Default false. */
  charging?: boolean | undefined;
  /** Charge distance. Inches moved. Left empty: far enough. 0 to 48. */
  chargeDistance?: number | null | undefined;
  /** Charges through terrain. Difficult or dangerous ground or a low obstacle on the way. The Old World only. Default false. */
  throughTerrain?: boolean | undefined;
  /** When charged. Default "hold". */
  reaction?: "hold" | "standAndShoot" | "fireAndFlee" | "flee" | undefined;
  /** Missile weapon. What the front rank shoots with when it stands and shoots. */
  shooting?: BattleShooting | null | undefined;
  /** Losses before the fight. Chances to lose so many wounds by shooting or magic, beside those already lost: the wounds of an attack, as its answer has them. */
  lostBefore?: BattleLostBefore | null | undefined;
  /** Does not pursue. If it passes a test of Leadership. Only where flight and pursuit are rolled. Default false. */
  restrains?: boolean | undefined;
  /** Disordered charge. Default false. */
  disorderedCharge?: boolean | undefined;
  /** Fights the enemy in the. The side of the enemy that this unit fights. Default "front". */
  arc?: "front" | "flank" | "rear" | undefined;
  /** High ground. The Old World only. Default false. */
  highGround?: boolean | undefined;
  /** Disrupted. The Old World only. Default false. */
  disrupted?: boolean | undefined;
  /** Battle standard near. Which results of its break test the unit rolls again. Default "none". */
  breakReroll?: "none" | "breaks" | "any" | undefined;
  /** Wounds already lost. 0 to 599. Default 0. */
  alreadyLost?: number | undefined;
  /** To hit. + helps. -3 to 3. Default 0. */
  toHitModifier?: number | undefined;
  /** To wound. + helps. -3 to 3. Default 0. */
  toWoundModifier?: number | undefined;
  /** Hit rerolls. Default "none". */
  rerollHits?: "none" | "1s" | "fails" | undefined;
  /** Wound rerolls. Default "none". */
  rerollWounds?: "none" | "1s" | "fails" | undefined;
}

/** Weapon. */
export interface BattleWeapon {
  /** Name. */
  name: string;
  /** Strength. A number or dice such as 2D6+1. Default "S". */
  strength?: number | string | undefined;
  /** Armour piercing. 0 to 10. Default 0. */
  armourPiercing?: number | undefined;
  /** Armour piercing when charging. 0 to 10. */
  chargingArmourPiercing?: number | null | undefined;
  /** Attacks. */
  attacks?: string | null | undefined;
  /** Two hands. Default false. */
  twoHands?: boolean | undefined;
  /** Strikes. */
  strikes?: "first" | "last" | null | undefined;
  /** Special rules. At most 8. */
  rules?: ReadonlyArray<string> | undefined;
}

/** Champion. */
export interface BattleChampion {
  /** Weapon Skill. Left empty: the unit's. 0 to 10. */
  weaponSkill?: number | null | undefined;
  /** Strength. Left empty: the unit's. 1 to 10. */
  strength?: number | null | undefined;
  /** Initiative. Left empty: the unit's. 0 to 10. */
  initiative?: number | null | undefined;
  /** Attacks. Left empty: one more than the unit's. */
  attacks?: number | string | null | undefined;
  /** Weapon. Left empty: the unit's. */
  weapon?: string | BattleWeapon | null | undefined;
}

/** Character. */
export interface BattleCharacter {
  /** Name. Default "". */
  name?: string | undefined;
  /** Weapon Skill. 0 to 10. Default 5. */
  weaponSkill?: number | undefined;
  /** Strength. 1 to 10. Default 4. */
  strength?: number | undefined;
  /** Initiative. 0 to 10. Default 5. */
  initiative?: number | undefined;
  /** Attacks. A number or dice such as 2D6+1. Default 3. */
  attacks?: number | string | undefined;
  /** Leadership. 2 to 10. Default 8. */
  leadership?: number | undefined;
  /** Wounds. 1 to 12. Default 2. */
  wounds?: number | undefined;
  /** Defensive Skill. The 9th Age only. Left empty: the Offensive Skill. 0 to 10. */
  defensiveSkill?: number | null | undefined;
  /** Toughness. In a challenge. 1 to 10. Default 4. */
  toughness?: number | undefined;
  /** Armour save. Without the shield. 1 to 7. Default 7. */
  armourSave?: number | undefined;
  /** Shield. Default false. */
  shield?: boolean | undefined;
  /** Ward. Aegis in The 9th Age. Default "none". */
  ward?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Regeneration. Fortitude in The 9th Age. Default "none". */
  regeneration?: 2 | 3 | 4 | 5 | 6 | "none" | undefined;
  /** Armour piercing. Without the weapon. 0 to 10. Default 0. */
  armourPiercing?: number | undefined;
  /** Weapon. By name, or as an object with strength, piercing, attacks and rules. Default "handWeapon". */
  weapon?: string | BattleWeapon | undefined;
  /** To hit. + helps. -3 to 3. Default 0. */
  toHitModifier?: number | undefined;
  /** To wound. + helps. -3 to 3. Default 0. */
  toWoundModifier?: number | undefined;
  /** Hit rerolls. Default "none". */
  rerollHits?: "none" | "1s" | "fails" | undefined;
  /** Wound rerolls. Default "none". */
  rerollWounds?: "none" | "1s" | "fails" | undefined;
  /** Special rules. Rules of the character and its magic items. At most 40. */
  rules?: ReadonlyArray<string> | undefined;
  /** Mount. */
  mount?: BattleMount | null | undefined;
}

/** Mount. */
export interface BattleMount {
  /** Weapon Skill. 0 to 10. Default 3. */
  weaponSkill?: number | undefined;
  /** Strength. 1 to 10. Default 3. */
  strength?: number | undefined;
  /** Initiative. 0 to 10. Default 3. */
  initiative?: number | undefined;
  /** Attacks. A number or dice such as 2D6+1. Default 1. */
  attacks?: number | string | undefined;
  /** Armour piercing. 0 to 10. Default 0. */
  armourPiercing?: number | undefined;
  /** Beasts. Beasts of each model. 1 to 6. Default 1. */
  count?: number | undefined;
  /** Weapon. By name, or as an object with strength, piercing, attacks and rules. Default "handWeapon". */
  weapon?: string | BattleWeapon | undefined;
  /** Special rules. Rules of the mount's own strikes. At most 40. */
  rules?: ReadonlyArray<string> | undefined;
}

/** Crew item. */
export interface BattleCrewItem {
  /** Name. Default "". */
  name?: string | undefined;
  /** Weapon Skill. 0 to 10. Default 3. */
  weaponSkill?: number | undefined;
  /** Strength. 1 to 10. Default 3. */
  strength?: number | undefined;
  /** Initiative. 0 to 10. Default 3. */
  initiative?: number | undefined;
  /** Attacks. Of one of them. A number or dice such as 2D6+1. Default 1. */
  attacks?: number | string | undefined;
  /** How many. Alike on each model. 1 to 6. Default 1. */
  count?: number | undefined;
  /** Armour piercing. Without the weapon. 0 to 10. Default 0. */
  armourPiercing?: number | undefined;
  /** Weapon. By name, or as an object with strength, piercing, attacks and rules. Default "handWeapon". */
  weapon?: string | BattleWeapon | undefined;
  /** Special rules. Rules of their own strikes. At most 40. */
  rules?: ReadonlyArray<string> | undefined;
}

/** Shooting. */
export interface BattleShooting {
  /** Ballistic Skill. The 9th Age: 7 less the Aim. 1 to 10. Default 3. */
  ballisticSkill?: number | undefined;
  /** Shots. Of one model. A number or dice such as 2D6+1. Default 1. */
  attacks?: number | string | undefined;
  /** Strength. 1 to 10. Default 3. */
  strength?: number | undefined;
  /** Armour piercing. 0 to 10. Default 0. */
  armourPiercing?: number | undefined;
  /** To hit. + helps. The 1 for standing and shooting comes off by itself; long range in The 9th Age does not. -5 to 3. Default 0. */
  hitModifier?: number | undefined;
  /** Quick shot. Shoots however near the charge begins. The Old World only. Default false. */
  quick?: boolean | undefined;
  /** Special rules. Rules of the shots. At most 40. */
  rules?: ReadonlyArray<string> | undefined;
}

/** Lost before. */
export interface BattleLostBefore {
  /** Min. 0 to 600. Default 0. */
  min?: number | undefined;
  /** Probabilities. At most 601. */
  probabilities: ReadonlyArray<number>;
}

/** Input of `fantasy/multiple`. Two units fight one, in front and in its flank: who wins the combat, and who runs? */
export interface MultipleInput {
  /** Rules of. Default "oldWorld". */
  system?: "oldWorld" | "ninthAge" | undefined;
  /** First unit. */
  first?: BattleSide | undefined;
  /** Its ally. Fights the same enemy in its flank or rear. */
  ally?: BattleSide | undefined;
  /** Second unit. */
  second?: BattleSide | undefined;
  /** Rounds. The fight ends before when nobody is left to fight on either side. 1 to 6. Default 1. */
  rounds?: number | undefined;
  /** Flight and pursuit. Who wins pursues what breaks or falls back, unless it still fights another unit. Default false. */
  pursuit?: boolean | undefined;
  /** Press of Battle after a pursuit. The Old World: the FAQ denies it to real charges; of a pursuit into a new combat nobody says so. Default false. */
  pressAfterPursuit?: boolean | undefined;
}

