// Inputs of Kill Team as types. Written by `npm run input-types` from the schemas; do not edit.

/** Input of `killteam/shoot`. How much damage does this shooting attack do, and does it kill? */
export interface ShootInput {
  /** Edition. In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing. Default "2024". */
  edition?: "2021" | "2024" | undefined;
  /** Attacker. */
  attacker?: ShootAttacker | undefined;
  /** Defender. */
  defender?: ShootDefender | undefined;
  /** Times fired. The same attack, so many times on the same target. 1 to 20. Default 1. */
  rounds?: number | undefined;
  /** Fire team saves. Any save blocks any hit, normal hits before critical ones. Default false. */
  fireTeam?: boolean | undefined;
  /** Further attacks. Profiles fired at the same defender afterwards, once each, in this order. At most 12. */
  volleys?: ReadonlyArray<ShootAttacker> | undefined;
  /** Rerolls of choice aim at. Left out, at damage, or at what optional rules aim at. */
  rerollFor?: "damage" | "kill" | null | undefined;
  /** Optional rules. Accurate, cover, retained dice and conversions may be declined or made in another order: always used, or where it pays against this target. Default "always". */
  optionalRules?: "always" | "best" | undefined;
  /** Optional rules aim at. Default "damage". */
  optionalGoal?: "damage" | "kill" | undefined;
  /** Secondary targets. Further targets of Blast or Torrent. Further targets of the attack, each with an attack roll and saves of its own. At most 12. */
  secondaries?: ReadonlyArray<ShootDefender> | undefined;
  /** In reach of Devastating. Other operatives in reach take Devastating for each crit kept against the target. At most 12. */
  bystanders?: ReadonlyArray<ShootBystander> | undefined;
}

/** Attacker. */
export interface ShootAttacker {
  /** Name. Used in sentences. Default "". */
  name?: string | undefined;
  /** Attack dice. 0 to 20. Default 4. */
  attacks?: number | undefined;
  /** Hit. 2 to 6. Default 3. */
  hit?: number | undefined;
  /** Normal damage. 0 to 20. Default 3. */
  normalDamage?: number | undefined;
  /** Critical damage. 0 to 20. Default 4. */
  criticalDamage?: number | undefined;
  /** Lethal. Successes of x or more are critical; 7 means that nothing is. 2 to 7. */
  lethal?: number | null | undefined;
  /** Reroll. Default "none". */
  reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced" | undefined;
  /** Devastating. Each critical success does x damage at once, before saves, and still counts as usual. 0 to 20. */
  devastating?: number | null | undefined;
  /** Accurate. Up to x dice are kept as normal successes without being rolled. 0 to 20. Default 0. */
  autoNormals?: number | undefined;
  /** Automatic crits. Up to that many dice are kept as critical successes without being rolled. 0 to 20. Default 0. */
  autoCrits?: number | undefined;
  /** Fails to normals. Up to that many fails become normal successes. 0 to 20. Default 0. */
  failsToNormals?: number | undefined;
  /** Fails to normals are. In 2024 a die is retained once: a change also takes dice that were retained. Up to that many fails become normal successes. Default "retain". */
  failsToNormalsBy?: "retain" | "change" | undefined;
  /** Normals to crits. Up to that many normal successes become critical. 0 to 20. Default 0. */
  normalsToCrits?: number | undefined;
  /** Normals to crits are. In 2024 a die is retained once: a change also takes dice that were retained. Up to that many normal successes become critical. Default "retain". */
  normalsToCritsBy?: "retain" | "change" | undefined;
  /** Rerolled dice. The player rerolls whatever serves best, one die after the other, within what the reroll rule allows. Default "fails". */
  rerollChoice?: "fails" | "optimal" | undefined;
  /** Piercing. The defender rolls x fewer dice. 0 to 20. */
  piercing?: number | null | undefined;
  /** Piercing Crits. The defender rolls x fewer dice if the attack kept a critical success. 0 to 20. */
  piercingCrits?: number | null | undefined;
  /** Saturate. The target keeps no cover saves. Default false. */
  saturate?: boolean | undefined;
  /** Soulstrike. Saves succeed on rolls up to the target’s APL instead of its Save: a 1 is critical, a 6 always fails. Default false. */
  soulstrike?: boolean | undefined;
  /** Hot. After the attack one die below the Hit stat costs the user twice its face. Default false. */
  hot?: boolean | undefined;
  /** Wounds of the user. For the chance that Hot kills it. 1 to 99. */
  wounds?: number | null | undefined;
  /** Abilities. At most 9. */
  abilities?: ReadonlyArray<"punishing" | "puritySeal" | "closeAssault" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "obscuredTarget"> | undefined;
}

/** Defender. */
export interface ShootDefender {
  /** Name. Used in sentences. Default "". */
  name?: string | undefined;
  /** Defence dice. 0 to 20. Default 3. */
  dice?: number | undefined;
  /** Save. 2 to 6. Default 3. */
  save?: number | undefined;
  /** Wounds. 1 to 99. Default 12. */
  wounds?: number | undefined;
  /** APL. What saves are rolled against under Soulstrike. 1 to 9. Default 2. */
  apl?: number | undefined;
  /** Cover saves. Up to that many saves are kept as normal successes without being rolled; Saturate removes them. 0 to 20. Default 0. */
  coverNormals?: number | undefined;
  /** Critical cover saves. Up to that many saves are kept as critical successes without being rolled. 0 to 20. Default 0. */
  coverCrits?: number | undefined;
  /** Invulnerable save. Replaces the save and is not touched by Piercing. 2 to 6. */
  invulnerable?: number | null | undefined;
  /** Retained saves. Up to that many defence dice are kept as normal successes without being rolled; they are no cover saves. 0 to 20. Default 0. */
  retainedNormals?: number | undefined;
  /** Piercing reduced by. Piercing and Piercing Crits are that much lower. 0 to 20. Default 0. */
  piercingReduction?: number | undefined;
  /** Crits that become normals. So many crits of the attack become normals once Devastating and Piercing Crits have had their effect. 0 to 20. Default 0. */
  downgradeCrits?: number | undefined;
  /** Feel No Pain. Each point of damage is ignored on a roll of x or more. 2 to 6. */
  feelNoPain?: number | null | undefined;
  /** Crits deal normal damage. A critical die inflicts no more than normal damage. Default false. */
  critsDealNormal?: boolean | undefined;
  /** Only sixes crit against it. The other side keeps as crits only rolled sixes and dice kept as crits without rolling. Default false. */
  onlySixesCrit?: boolean | undefined;
  /** Damage reduction. A die that inflicts enough damage inflicts less, always or on a roll made for each die. */
  damageReduction?: ShootDamageReduction | null | undefined;
  /** Ignored dice. The damage of some dice is ignored, by choice or on a roll made for each die. */
  ignoreDice?: ShootIgnoreDice | null | undefined;
  /** Halved dice. The damage of some dice is halved, rounded up. */
  halveDice?: ShootHalveDice | null | undefined;
  /** Hardy. Successful saves of x or more are critical. 2 to 7. */
  hardy?: number | null | undefined;
  /** Reroll. Default "none". */
  reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced" | undefined;
  /** Rerolled dice. The player rerolls whatever serves best, one die after the other, within what the reroll rule allows. Default "fails". */
  rerollChoice?: "fails" | "optimal" | undefined;
  /** Fails to normals. Up to that many fails become normal successes. 0 to 20. Default 0. */
  failsToNormals?: number | undefined;
  /** Fails to normals are. In 2024 a die is retained once: a change also takes dice that were retained. Up to that many fails become normal successes. Default "retain". */
  failsToNormalsBy?: "retain" | "change" | undefined;
  /** Normals to crits. Up to that many normal successes become critical. 0 to 20. Default 0. */
  normalsToCrits?: number | undefined;
  /** Normals to crits are. In 2024 a die is retained once: a change also takes dice that were retained. Up to that many normal successes become critical. Default "retain". */
  normalsToCritsBy?: "retain" | "change" | undefined;
  /** Abilities. At most 4. */
  abilities?: ReadonlyArray<"punishing" | "puritySeal" | "justAScratch" | "durable"> | undefined;
}

/** Damage reduction. */
export interface ShootDamageReduction {
  /** Less damage. 1 to 20. Default 1. */
  amount?: number | undefined;
  /** From a damage of. 1 to 20. Default 3. */
  minDamage?: number | undefined;
  /** On a roll of. 2 to 6. */
  on?: number | null | undefined;
  /** Dice. Default "any". */
  dice?: "any" | "normal" | "critical" | undefined;
  /** Dice at most. Of one attack, or of one round of a fight. 1 to 20. */
  uses?: number | null | undefined;
  /** Devastating too. Default false. */
  devastating?: boolean | undefined;
}

/** Ignore dice. */
export interface ShootIgnoreDice {
  /** Dice at most. 1 to 20. Default 1. */
  count?: number | undefined;
  /** Dice. Default "normal". */
  dice?: "any" | "normal" | "critical" | undefined;
  /** On a roll of. 2 to 6. */
  on?: number | null | undefined;
  /** Dice rolled. Any of them will do. 1 to 3. Default 1. */
  rolls?: number | undefined;
  /** Damage left. What an ignored die still inflicts. 0 to 20. Default 0. */
  damage?: number | undefined;
}

/** Halve dice. */
export interface ShootHalveDice {
  /** Dice at most. 1 to 20. Default 1. */
  count?: number | undefined;
  /** Dice. Default "any". */
  dice?: "any" | "normal" | "critical" | undefined;
  /** Damage at least. 0 to 20. Default 2. */
  minimum?: number | undefined;
}

/** Bystander. */
export interface ShootBystander {
  /** Name. Used in sentences. Default "". */
  name?: string | undefined;
  /** Wounds. 1 to 99. Default 12. */
  wounds?: number | undefined;
  /** Feel No Pain. Each point of damage is ignored on a roll of x or more. 2 to 6. */
  feelNoPain?: number | null | undefined;
  /** Damage reduction. A die that inflicts enough damage inflicts less, always or on a roll made for each die. */
  damageReduction?: ShootDamageReduction | null | undefined;
}

/** Input of `killteam/fight`. Who is left standing after this fight, and with how many wounds? */
export interface FightInput {
  /** Edition. In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing. Default "2024". */
  edition?: "2021" | "2024" | undefined;
  /** Acts first. */
  first?: FightSide | undefined;
  /** Acts second. */
  second?: FightSide | undefined;
  /** Rounds. Fight actions, one after the other, until someone dies. 1 to 20. Default 1. */
  rounds?: number | undefined;
  /** Injured. Below half of its starting wounds at the start of a round, a fighter hits on a roll one higher. A fighter that starts a round with fewer than half its wounds hits on a roll one higher. Default false. */
  injured?: boolean | undefined;
  /** Take turns to go first. The other fighter acts first in every second round. Default false. */
  swapFirst?: boolean | undefined;
}

/** Acts first. */
export interface FightSide {
  /** Name. Used in sentences. Default "". */
  name?: string | undefined;
  /** Attack dice. 0 to 20. Default 4. */
  attacks?: number | undefined;
  /** Hit. 2 to 6. Default 3. */
  hit?: number | undefined;
  /** Normal damage. 0 to 20. Default 3. */
  normalDamage?: number | undefined;
  /** Critical damage. 0 to 20. Default 4. */
  criticalDamage?: number | undefined;
  /** Lethal. Successes of x or more are critical; 7 means that nothing is. 2 to 7. */
  lethal?: number | null | undefined;
  /** Reroll. Default "none". */
  reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced" | undefined;
  /** Devastating. Each critical success does x damage at once, before saves, and still counts as usual. 0 to 20. */
  devastating?: number | null | undefined;
  /** Accurate. Up to x dice are kept as normal successes without being rolled. 0 to 20. Default 0. */
  autoNormals?: number | undefined;
  /** Automatic crits. Up to that many dice are kept as critical successes without being rolled. 0 to 20. Default 0. */
  autoCrits?: number | undefined;
  /** Fails to normals. Up to that many fails become normal successes. 0 to 20. Default 0. */
  failsToNormals?: number | undefined;
  /** Fails to normals are. In 2024 a die is retained once: a change also takes dice that were retained. Up to that many fails become normal successes. Default "retain". */
  failsToNormalsBy?: "retain" | "change" | undefined;
  /** Normals to crits. Up to that many normal successes become critical. 0 to 20. Default 0. */
  normalsToCrits?: number | undefined;
  /** Normals to crits are. In 2024 a die is retained once: a change also takes dice that were retained. Up to that many normal successes become critical. Default "retain". */
  normalsToCritsBy?: "retain" | "change" | undefined;
  /** Wounds. 1 to 99. Default 12. */
  wounds?: number | undefined;
  /** Feel No Pain. Each point of damage is ignored on a roll of x or more. 2 to 6. */
  feelNoPain?: number | null | undefined;
  /** Crits deal normal damage. A critical die inflicts no more than normal damage. Default false. */
  critsDealNormal?: boolean | undefined;
  /** Only sixes crit against it. The other side keeps as crits only rolled sixes and dice kept as crits without rolling. Default false. */
  onlySixesCrit?: boolean | undefined;
  /** Damage reduction. A die that inflicts enough damage inflicts less, always or on a roll made for each die. */
  damageReduction?: ShootDamageReduction | null | undefined;
  /** Ignored dice. The damage of some dice is ignored, by choice or on a roll made for each die. */
  ignoreDice?: ShootIgnoreDice | null | undefined;
  /** Halved dice. The damage of some dice is halved, rounded up. */
  halveDice?: ShootHalveDice | null | undefined;
  /** Starting wounds. The Wounds stat, for Injured; left out, the wounds it has. Injured is judged by these, not by the wounds at the start of the fight. 1 to 99. */
  startingWounds?: number | null | undefined;
  /** Abilities. At most 23. */
  abilities?: ReadonlyArray<"punishing" | "puritySeal" | "closeAssault" | "waaagh" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "justAScratch" | "durable" | "brutal" | "shock" | "stun" | "duelist" | "dueller" | "stormShield" | "hammerhand" | "murderousEntrance" | "murderousEntrance2024" | "doubleStrike" | "dueller2024" | "lastStrike"> | undefined;
  /** Strategy. Default "maxDamage". */
  strategy?: "strike" | "parry" | "maxDamage" | "minDamage" | "optimalKill" | "optimalDamage" | undefined;
}

/** Input of `killteam/choice`. With these dice on the table, which action is best now? */
export interface ChoiceInput {
  /** Edition. In 2021 a roll below the stat can be critical, and the crit of Severe enables Rending and Punishing. Default "2024". */
  edition?: "2021" | "2024" | undefined;
  /** Acts first in a round. */
  first?: ChoiceSide | undefined;
  /** Acts second in a round. */
  second?: ChoiceSide | undefined;
  /** Whose turn. Default "first". */
  turn?: "first" | "second" | undefined;
  /** Rounds left. Fight actions, the present one included. In each both roll once and use up their dice. 1 to 20. Default 1. */
  rounds?: number | undefined;
}

/** Acts first in a round. */
export interface ChoiceSide {
  /** Name. Used in sentences. Default "". */
  name?: string | undefined;
  /** Attack dice. 0 to 20. Default 4. */
  attacks?: number | undefined;
  /** Hit. 2 to 6. Default 3. */
  hit?: number | undefined;
  /** Normal damage. 0 to 20. Default 3. */
  normalDamage?: number | undefined;
  /** Critical damage. 0 to 20. Default 4. */
  criticalDamage?: number | undefined;
  /** Lethal. Successes of x or more are critical; 7 means that nothing is. 2 to 7. */
  lethal?: number | null | undefined;
  /** Reroll. Default "none". */
  reroll?: "none" | "balanced" | "doubleBalanced" | "ceaseless" | "ceaselessPlusBalanced" | "relentless" | "critFishing" | "ones" | "onesPlusBalanced" | undefined;
  /** Devastating. Each critical success does x damage at once, before saves, and still counts as usual. 0 to 20. */
  devastating?: number | null | undefined;
  /** Accurate. Up to x dice are kept as normal successes without being rolled. 0 to 20. Default 0. */
  autoNormals?: number | undefined;
  /** Automatic crits. Up to that many dice are kept as critical successes without being rolled. 0 to 20. Default 0. */
  autoCrits?: number | undefined;
  /** Fails to normals. Up to that many fails become normal successes. 0 to 20. Default 0. */
  failsToNormals?: number | undefined;
  /** Fails to normals are. In 2024 a die is retained once: a change also takes dice that were retained. Up to that many fails become normal successes. Default "retain". */
  failsToNormalsBy?: "retain" | "change" | undefined;
  /** Normals to crits. Up to that many normal successes become critical. 0 to 20. Default 0. */
  normalsToCrits?: number | undefined;
  /** Normals to crits are. In 2024 a die is retained once: a change also takes dice that were retained. Up to that many normal successes become critical. Default "retain". */
  normalsToCritsBy?: "retain" | "change" | undefined;
  /** Wounds left. 1 to 99. Default 7. */
  wounds?: number | undefined;
  /** Feel No Pain. Each point of damage is ignored on a roll of x or more. 2 to 6. */
  feelNoPain?: number | null | undefined;
  /** Crits deal normal damage. A critical die inflicts no more than normal damage. Default false. */
  critsDealNormal?: boolean | undefined;
  /** Only sixes crit against it. The other side keeps as crits only rolled sixes and dice kept as crits without rolling. Default false. */
  onlySixesCrit?: boolean | undefined;
  /** Damage reduction. A die that inflicts enough damage inflicts less, always or on a roll made for each die. */
  damageReduction?: ShootDamageReduction | null | undefined;
  /** Ignored dice. The damage of some dice is ignored, by choice or on a roll made for each die. */
  ignoreDice?: ShootIgnoreDice | null | undefined;
  /** Halved dice. The damage of some dice is halved, rounded up. */
  halveDice?: ShootHalveDice | null | undefined;
  /** Starting wounds. The Wounds stat, for Injured; left out, the wounds it has. Injured is judged by these, not by the wounds at the start of the fight. 1 to 99. */
  startingWounds?: number | null | undefined;
  /** Abilities. At most 23. */
  abilities?: ReadonlyArray<"punishing" | "puritySeal" | "closeAssault" | "waaagh" | "eliteBest" | "severe" | "rending" | "eliteModerate" | "eliteExtreme" | "justAScratch" | "durable" | "brutal" | "shock" | "stun" | "duelist" | "dueller" | "stormShield" | "hammerhand" | "murderousEntrance" | "murderousEntrance2024" | "doubleStrike" | "dueller2024" | "lastStrike"> | undefined;
  /** Strategy. How this fighter plays when the choice is the other one’s. Default "optimalKill". */
  strategy?: "strike" | "parry" | "maxDamage" | "minDamage" | "optimalKill" | "optimalDamage" | undefined;
  /** Crits left. 0 to 20. Default 1. */
  crits?: number | undefined;
  /** Normals left. 0 to 20. Default 2. */
  normals?: number | undefined;
  /** Has struck this round. Default false. */
  hasStruck?: boolean | undefined;
  /** Has struck with a crit this round. Default false. */
  hasCritStruck?: boolean | undefined;
  /** Dice ignored, halved or reduced. Of those this fighter may so treat in a round. 0 to 20. Default 0. */
  used?: number | undefined;
  /** Wounds when the round began. Only the four heuristic strategies look at this; left out, the wounds of now. 1 to 99. */
  roundStartWounds?: number | null | undefined;
}

