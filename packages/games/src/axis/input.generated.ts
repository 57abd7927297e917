// Inputs of Axis & Allies 1942 Online as types. Written by `npm run input-types` from the schemas; do not edit.

/** Input of `axis/battle`. Do I take it, what is left, and when should I retreat? */
export interface BattleInput {
  /** Waves. At most 8. */
  waves?: ReadonlyArray<BattleWave> | undefined;
  /** Sea battle. Default false. */
  naval?: boolean | undefined;
  /** Already begun: no AA fire in the first wave. The battle has begun already: the AA guns of the first wave do not fire again. Default false. */
  inProgress?: boolean | undefined;
  /** Dice. Standard dice hit with value/6; biased dice show 1 to 6 with .1 .2 .3 .2 .1 .1; low luck gives a hit for every six points of a pool and rolls only for the rest. Default "standard". */
  dice?: "standard" | "lowLuck" | "biased" | undefined;
  /** Value of the territory. Taking the territory counts as so many IPC earned. -1000 to 1000. Default 0. */
  territoryValue?: number | undefined;
  /** Units that take it will be killed next turn. The conquerors will be lost to a counter-attack: each counts as its cost less half its defence. Default false. */
  deadzone?: boolean | undefined;
  /** May call the attack off before it begins. The retreat rule is also asked before AA fire; then nothing happens at all. Default false. */
  retreatBeforeBattle?: boolean | undefined;
  /** Count what later waves will earn when deciding to retreat. A decision to retreat also weighs what the next waves will earn against the defenders left. Default false. */
  valueFutureWaves?: boolean | undefined;
  /** Hits of submarines and aircraft. As many hits as possible are assigned, and the order of loss decides among such assignments; as listed, each kind of hit runs down the list, and what fits nowhere is lost. Default "most". */
  hits?: "most" | "asListed" | undefined;
  /** Leave out states less likely than. 0 is exact. 0 to 0.01. Default 0. */
  prune?: number | undefined;
  /** What a lost unit counts. Losses and profit count units by price, by number, by dice or by a table of your own. Default "ipc". */
  values?: "ipc" | "count" | "power" | BattleValues | undefined;
  /** Switches. */
  switches?: BattleSwitches | undefined;
  /** Report. */
  report?: BattleReport | undefined;
  /** Advise me. Tries the decisions you have and names the best three. Default false. */
  advise?: boolean | undefined;
}

/** Wave. */
export interface BattleWave {
  /** Attack. */
  attack?: BattleAttack | undefined;
  /** Defense. */
  defense?: BattleDefense | undefined;
  /** Attacking submarines submerge. A number: so many dive, the others fight on. Submarines leave the battle at the start of a round if the enemy has no destroyer; they live, and a defender has them back in the next wave. 0 to 500. Default false. */
  attackerSubmerges?: boolean | number | undefined;
  /** Defending submarines submerge. A number: so many dive, the others fight on. Submarines leave the battle at the start of a round if the enemy has no destroyer; they live, and a defender has them back in the next wave. 0 to 500. Default false. */
  defenderSubmerges?: boolean | number | undefined;
  /** Attacker keeps the last destroyer. While the enemy has submarines the last destroyer is lost only when nothing but transports could take the hit. Default false. */
  attackerKeepsDestroyer?: boolean | undefined;
  /** Defender keeps the last destroyer. While the enemy has submarines the last destroyer is lost only when nothing but transports could take the hit. Default false. */
  defenderKeepsDestroyer?: boolean | undefined;
  /** Defending aircraft without a carrier crash. After a sea battle defending aircraft beyond two for each carrier left are lost. Default false. */
  crashFighters?: boolean | undefined;
  /** Rounds. Left open: to the end. After this many rounds the attacker withdraws; units landed from the sea cannot and fight on. 1 to 99. */
  rounds?: number | null | undefined;
  /** Retreat. */
  retreat?: BattleRetreat | undefined;
  /** Units that leave before this wave. As many of the defenders left as are there: aircraft that fly home, tanks that are moved away. Before a wave, units of the defenders that are left may leave: they are not lost, and not there. */
  leaves?: BattleLeaves | undefined;
  /** The conqueror of the wave before defends. The attackers that won the wave before defend what they took, without their aircraft on land. Default false. */
  conquerorDefends?: boolean | undefined;
}

/** Attack. */
export interface BattleAttack {
  /** Units. */
  units?: BattleUnits | undefined;
  /** Order of loss. Units are lost in this order, first entry first; "2 inf" means two of them before the next entry. At most 60. Default "standard". */
  orderOfLoss?: "standard" | "cheapest" | "optimal" | ReadonlyArray<string> | undefined;
  /** Land units kept alive to take the territory. So many land units are kept until everything else, aircraft included, is lost: someone must take the territory. 0 to 100. Default 0. */
  takes?: number | undefined;
}

/** Units. */
export interface BattleUnits {
  /** AA gun. 5 IPC. 0 to 500. */
  aa?: number | undefined;
  /** infantry. 3 IPC. 0 to 500. */
  inf?: number | undefined;
  /** landed infantry. 3 IPC. 0 to 500. */
  inf_a?: number | undefined;
  /** artillery. 4 IPC. 0 to 500. */
  art?: number | undefined;
  /** landed artillery. 4 IPC. 0 to 500. */
  art_a?: number | undefined;
  /** tank. 6 IPC. 0 to 500. */
  arm?: number | undefined;
  /** landed tank. 6 IPC. 0 to 500. */
  arm_a?: number | undefined;
  /** fighter. 10 IPC. 0 to 500. */
  fig?: number | undefined;
  /** bomber. 12 IPC. 0 to 500. */
  bom?: number | undefined;
  /** submarine. 6 IPC. 0 to 500. */
  sub?: number | undefined;
  /** destroyer. 8 IPC. 0 to 500. */
  des?: number | undefined;
  /** cruiser. 12 IPC. 0 to 500. */
  cru?: number | undefined;
  /** carrier. 14 IPC. 0 to 500. */
  acc?: number | undefined;
  /** battleship. 20 IPC. 0 to 500. */
  bat?: number | undefined;
  /** damaged battleship. 20 IPC. 0 to 500. */
  dbat?: number | undefined;
  /** transport. 7 IPC. 0 to 500. */
  tra?: number | undefined;
}

/** Defense. */
export interface BattleDefense {
  /** Units. */
  units?: BattleUnits | undefined;
  /** Order of loss. Units are lost in this order, first entry first; "2 inf" means two of them before the next entry. At most 60. Default "standard". */
  orderOfLoss?: "standard" | "cheapest" | "optimal" | ReadonlyArray<string> | undefined;
  /** AA guns lost last but one. The AA guns are lost just before the very last other defender. Default false. */
  aaLast?: boolean | undefined;
  /** Whose the defenders are. In the order in which owners lose; units that are nobody’s here are lost last. Defenders of several owners lose kind by kind, the first owner’s before the next’s, or one owner after the other. At most 5. */
  owners?: ReadonlyArray<BattleOwner> | undefined;
  /** Owners lose. Defenders of several owners lose kind by kind, the first owner’s before the next’s, or one owner after the other. Default "byKind". */
  ownersLose?: "byKind" | "byOwner" | undefined;
}

/** Owner. */
export interface BattleOwner {
  /** Name. */
  name: string;
  /** Units. */
  units?: BattleUnits | undefined;
}

/** Retreat. */
export interface BattleRetreat {
  /** Retreat with this many units left or fewer. After a round the attacker retreats with this many units left or fewer; spare hits of battleships count as units. 0 to 9999. */
  unitsAtMost?: number | null | undefined;
  /** Retreat when fighting on earns less than. After a round the attacker retreats when fighting on, with this same rule later, is expected to earn less than this. */
  profitBelow?: number | null | undefined;
  /** Retreat when the win chance is below. After a round the attacker retreats when the chance to win, with this same rule later, is below this. 0 to 1. */
  winChanceBelow?: number | null | undefined;
  /** What winning means. Left open: taking the territory on land, destroying the defenders at sea. */
  winMeans?: "takes" | "destroys" | null | undefined;
  /** Stop before I conquer if the chance is over. After a round the attacker retreats when the chance to destroy all defenders in the next round is above this. 0 to 1. */
  killChanceAbove?: number | null | undefined;
  /** Retreat when the chance to lose a plane next round is above. After a round the attacker retreats when the chance to lose an aircraft in the next round is above this. 0 to 1. */
  airLossChanceAbove?: number | null | undefined;
  /** Stop at the best moment. After each round the attacker stops or goes on, whichever is worth more: solved from the end of the battle backwards. */
  optimal?: "profit" | "winChance" | null | undefined;
  /** Deadzone, for the retreat decision only. */
  deadzone?: boolean | null | undefined;
  /** Territory value, for the retreat decision only. -1000 to 1000. */
  territoryValue?: number | null | undefined;
}

/** Units that leave before this wave. As many of the defenders left as are there: aircraft that fly home, tanks that are moved away. */
export interface BattleLeaves {
  /** AA gun. 5 IPC. 0 to 500. */
  aa?: number | undefined;
  /** infantry. 3 IPC. 0 to 500. */
  inf?: number | undefined;
  /** landed infantry. 3 IPC. 0 to 500. */
  inf_a?: number | undefined;
  /** artillery. 4 IPC. 0 to 500. */
  art?: number | undefined;
  /** landed artillery. 4 IPC. 0 to 500. */
  art_a?: number | undefined;
  /** tank. 6 IPC. 0 to 500. */
  arm?: number | undefined;
  /** landed tank. 6 IPC. 0 to 500. */
  arm_a?: number | undefined;
  /** fighter. 10 IPC. 0 to 500. */
  fig?: number | undefined;
  /** bomber. 12 IPC. 0 to 500. */
  bom?: number | undefined;
  /** submarine. 6 IPC. 0 to 500. */
  sub?: number | undefined;
  /** destroyer. 8 IPC. 0 to 500. */
  des?: number | undefined;
  /** cruiser. 12 IPC. 0 to 500. */
  cru?: number | undefined;
  /** carrier. 14 IPC. 0 to 500. */
  acc?: number | undefined;
  /** battleship. 20 IPC. 0 to 500. */
  bat?: number | undefined;
  /** damaged battleship. 20 IPC. 0 to 500. */
  dbat?: number | undefined;
  /** transport. 7 IPC. 0 to 500. */
  tra?: number | undefined;
}

/** Values. */
export interface BattleValues {
  /** AA gun. -1000 to 1000. */
  aa?: number | undefined;
  /** infantry. -1000 to 1000. */
  inf?: number | undefined;
  /** landed infantry. -1000 to 1000. */
  inf_a?: number | undefined;
  /** artillery. -1000 to 1000. */
  art?: number | undefined;
  /** landed artillery. -1000 to 1000. */
  art_a?: number | undefined;
  /** tank. -1000 to 1000. */
  arm?: number | undefined;
  /** landed tank. -1000 to 1000. */
  arm_a?: number | undefined;
  /** fighter. -1000 to 1000. */
  fig?: number | undefined;
  /** bomber. -1000 to 1000. */
  bom?: number | undefined;
  /** submarine. -1000 to 1000. */
  sub?: number | undefined;
  /** destroyer. -1000 to 1000. */
  des?: number | undefined;
  /** cruiser. -1000 to 1000. */
  cru?: number | undefined;
  /** carrier. -1000 to 1000. */
  acc?: number | undefined;
  /** battleship. -1000 to 1000. */
  bat?: number | undefined;
  /** damaged battleship. -1000 to 1000. */
  dbat?: number | undefined;
  /** transport. -1000 to 1000. */
  tra?: number | undefined;
}

/** Switches. */
export interface BattleSwitches {
  /** No more bombarding ships than landed units. Attacking battleships and cruisers fire along in the first round of a land battle; defenders they hit still fire back, and the ships take no hits. Default true. */
  bombardmentLimited?: boolean | undefined;
  /** Submarines fire once before they submerge. Submarines leave the battle at the start of a round if the enemy has no destroyer; they live, and a defender has them back in the next wave. Default false. */
  submergeAfterShot?: boolean | undefined;
  /** Attacking fighters need a carrier to land on. After a sea battle attacking aircraft beyond two for each carrier left are lost as well: there is nowhere else to land. Default false. */
  attackerCarriers?: boolean | undefined;
}

/** Report. */
export interface BattleReport {
  /** Joint table of both sides. Default false. */
  joint?: boolean | undefined;
  /** Round-by-round odds up to round. 0 to 30. Default 0. */
  rounds?: number | undefined;
  /** Stop-or-continue table. Default false. */
  stopTable?: boolean | undefined;
  /** Orders of loss against each other. Default false. */
  orders?: boolean | undefined;
  /** What one more unit adds. Default false. */
  deltas?: boolean | undefined;
  /** Exact tables over all waves. Default false. */
  allWaves?: boolean | undefined;
  /** A battle already played: what was left. */
  played?: BattlePlayed | null | undefined;
  /** Dice thrown so far: was it luck? */
  rolled?: BattleRolled | null | undefined;
}

/** Played. */
export interface BattlePlayed {
  /** Attacker left. */
  attackerLeft: BattleUnits;
  /** Defender left. */
  defenderLeft: BattleUnits;
}

/** Rolled. */
export interface BattleRolled {
  /** Attacker. */
  attacker: BattleAttacker;
  /** Defender. */
  defender: BattleAttacker;
}

/** Attacker. */
export interface BattleAttacker {
  /** Dice that hit on 1, on 2 or less, and so on. At most 6. */
  dice: ReadonlyArray<number>;
  /** Hits. 0 to 10000. Default 0. */
  hits?: number | undefined;
  /** Volleys that are not judged. 0 to 10000. Default 0. */
  unread?: number | undefined;
}

/** Input of `axis/amphibious`. Does the landing come ashore and take the territory, sea battle and cargo included? */
export interface AmphibiousInput {
  /** Sea. */
  sea?: AmphibiousSea | undefined;
  /** Transport loads. One load for each transport, in the order in which they are lost; empty transports are lost first. At most 100. Default [{"inf":1,"art":1},{"inf":2}]. */
  cargo?: ReadonlyArray<AmphibiousCargo> | undefined;
  /** Land. Default {"attack":{"units":{"fig":1}},"defense":{"units":{"inf":3}}}. */
  land?: AmphibiousLand | undefined;
  /** Dice. Standard dice hit with value/6; biased dice show 1 to 6 with .1 .2 .3 .2 .1 .1; low luck gives a hit for every six points of a pool and rolls only for the rest. Default "standard". */
  dice?: "standard" | "lowLuck" | "biased" | undefined;
  /** Value of the territory. Taking the territory counts as so many IPC earned. -1000 to 1000. Default 0. */
  territoryValue?: number | undefined;
  /** Units that take it will be killed next turn. The conquerors will be lost to a counter-attack: each counts as its cost less half its defence. Default false. */
  deadzone?: boolean | undefined;
  /** Switches. */
  switches?: BattleSwitches | undefined;
  /** Hits of submarines and aircraft. As many hits as possible are assigned, and the order of loss decides among such assignments; as listed, each kind of hit runs down the list, and what fits nowhere is lost. Default "most". */
  hits?: "most" | "asListed" | undefined;
  /** Pass by transports that nobody guards. They stay, nothing is fought at sea, and the ships bombard. Transports that nobody guards may be left alone: there is no sea battle then, so that battleships and cruisers bombard for the landing. Default false. */
  ignoreTransports?: boolean | undefined;
  /** Advise me. Tries the decisions you have and names the best three. Default false. */
  advise?: boolean | undefined;
}

/** Sea. */
export interface AmphibiousSea {
  /** Attack. */
  attack?: AmphibiousAttack | undefined;
  /** Defense. */
  defense?: AmphibiousDefense | undefined;
  /** Attacking submarines submerge. A number: so many dive, the others fight on. Submarines leave the battle at the start of a round if the enemy has no destroyer; they live, and a defender has them back in the next wave. 0 to 500. Default false. */
  attackerSubmerges?: boolean | number | undefined;
  /** Defending submarines submerge. A number: so many dive, the others fight on. Submarines leave the battle at the start of a round if the enemy has no destroyer; they live, and a defender has them back in the next wave. 0 to 500. Default false. */
  defenderSubmerges?: boolean | number | undefined;
  /** Attacker keeps the last destroyer. While the enemy has submarines the last destroyer is lost only when nothing but transports could take the hit. Default false. */
  attackerKeepsDestroyer?: boolean | undefined;
  /** Defender keeps the last destroyer. While the enemy has submarines the last destroyer is lost only when nothing but transports could take the hit. Default false. */
  defenderKeepsDestroyer?: boolean | undefined;
  /** Defending aircraft without a carrier crash. After a sea battle defending aircraft beyond two for each carrier left are lost. Default false. */
  crashFighters?: boolean | undefined;
  /** Rounds. Left open: to the end. After this many rounds the attacker withdraws; units landed from the sea cannot and fight on. 1 to 99. */
  rounds?: number | null | undefined;
  /** Retreat. */
  retreat?: BattleRetreat | undefined;
}

/** Attack. */
export interface AmphibiousAttack {
  /** Units. */
  units?: AmphibiousUnits | undefined;
  /** Order of loss. Units are lost in this order, first entry first; "2 inf" means two of them before the next entry. At most 60. Default "standard". */
  orderOfLoss?: "standard" | "cheapest" | "optimal" | ReadonlyArray<string> | undefined;
  /** Land units kept alive to take the territory. So many land units are kept until everything else, aircraft included, is lost: someone must take the territory. 0 to 100. Default 0. */
  takes?: number | undefined;
}

/** Units. */
export interface AmphibiousUnits {
  /** AA gun. 5 IPC. 0 to 500. */
  aa?: number | undefined;
  /** infantry. 3 IPC. 0 to 500. */
  inf?: number | undefined;
  /** landed infantry. 3 IPC. 0 to 500. */
  inf_a?: number | undefined;
  /** artillery. 4 IPC. 0 to 500. */
  art?: number | undefined;
  /** landed artillery. 4 IPC. 0 to 500. */
  art_a?: number | undefined;
  /** tank. 6 IPC. 0 to 500. */
  arm?: number | undefined;
  /** landed tank. 6 IPC. 0 to 500. */
  arm_a?: number | undefined;
  /** fighter. 10 IPC. 0 to 500. */
  fig?: number | undefined;
  /** bomber. 12 IPC. 0 to 500. */
  bom?: number | undefined;
  /** submarine. 6 IPC. 0 to 500. */
  sub?: number | undefined;
  /** destroyer. 8 IPC. 0 to 500. */
  des?: number | undefined;
  /** cruiser. 12 IPC. 0 to 500. */
  cru?: number | undefined;
  /** carrier. 14 IPC. 0 to 500. */
  acc?: number | undefined;
  /** battleship. 20 IPC. 0 to 500. */
  bat?: number | undefined;
  /** damaged battleship. 20 IPC. 0 to 500. */
  dbat?: number | undefined;
  /** transport. 7 IPC. 0 to 500. */
  tra?: number | undefined;
}

/** Defense. */
export interface AmphibiousDefense {
  /** Units. */
  units?: AmphibiousUnits | undefined;
  /** Order of loss. Units are lost in this order, first entry first; "2 inf" means two of them before the next entry. At most 60. Default "standard". */
  orderOfLoss?: "standard" | "cheapest" | "optimal" | ReadonlyArray<string> | undefined;
  /** AA guns lost last but one. The AA guns are lost just before the very last other defender. Default false. */
  aaLast?: boolean | undefined;
}

/** Cargo item. */
export interface AmphibiousCargo {
  /** infantry. 0 to 2. */
  inf?: number | undefined;
  /** artillery. 0 to 2. */
  art?: number | undefined;
  /** tank. 0 to 2. */
  arm?: number | undefined;
}

/** Land. */
export interface AmphibiousLand {
  /** Rounds. Left open: to the end. After this many rounds the attacker withdraws; units landed from the sea cannot and fight on. 1 to 99. */
  rounds?: number | null | undefined;
  /** Retreat. */
  retreat?: BattleRetreat | undefined;
  /** Attack. */
  attack?: AmphibiousLandAttack | undefined;
  /** Defense. */
  defense?: AmphibiousLandDefense | undefined;
}

/** Attack. */
export interface AmphibiousLandAttack {
  /** Units. */
  units?: AmphibiousLandAttackUnits | undefined;
  /** Order of loss. Units are lost in this order, first entry first; "2 inf" means two of them before the next entry. At most 60. Default "standard". */
  orderOfLoss?: "standard" | "cheapest" | "optimal" | ReadonlyArray<string> | undefined;
  /** Land units kept alive to take the territory. So many land units are kept until everything else, aircraft included, is lost: someone must take the territory. 0 to 100. Default 0. */
  takes?: number | undefined;
}

/** Units. */
export interface AmphibiousLandAttackUnits {
  /** AA gun. 5 IPC. 0 to 500. */
  aa?: number | undefined;
  /** infantry. 3 IPC. 0 to 500. */
  inf?: number | undefined;
  /** landed infantry. 3 IPC. 0 to 500. */
  inf_a?: number | undefined;
  /** artillery. 4 IPC. 0 to 500. */
  art?: number | undefined;
  /** landed artillery. 4 IPC. 0 to 500. */
  art_a?: number | undefined;
  /** tank. 6 IPC. 0 to 500. */
  arm?: number | undefined;
  /** landed tank. 6 IPC. 0 to 500. */
  arm_a?: number | undefined;
  /** fighter. 10 IPC. 0 to 500. */
  fig?: number | undefined;
  /** bomber. 12 IPC. 0 to 500. */
  bom?: number | undefined;
  /** submarine. 6 IPC. 0 to 500. */
  sub?: number | undefined;
  /** destroyer. 8 IPC. 0 to 500. */
  des?: number | undefined;
  /** cruiser. 12 IPC. 0 to 500. */
  cru?: number | undefined;
  /** carrier. 14 IPC. 0 to 500. */
  acc?: number | undefined;
  /** battleship. 20 IPC. 0 to 500. */
  bat?: number | undefined;
  /** damaged battleship. 20 IPC. 0 to 500. */
  dbat?: number | undefined;
  /** transport. 7 IPC. 0 to 500. */
  tra?: number | undefined;
}

/** Defense. */
export interface AmphibiousLandDefense {
  /** Units. */
  units?: AmphibiousLandDefenseUnits | undefined;
  /** Order of loss. Units are lost in this order, first entry first; "2 inf" means two of them before the next entry. At most 60. Default "standard". */
  orderOfLoss?: "standard" | "cheapest" | "optimal" | ReadonlyArray<string> | undefined;
  /** AA guns lost last but one. The AA guns are lost just before the very last other defender. Default false. */
  aaLast?: boolean | undefined;
}

/** Units. */
export interface AmphibiousLandDefenseUnits {
  /** AA gun. 5 IPC. 0 to 500. */
  aa?: number | undefined;
  /** infantry. 3 IPC. 0 to 500. */
  inf?: number | undefined;
  /** landed infantry. 3 IPC. 0 to 500. */
  inf_a?: number | undefined;
  /** artillery. 4 IPC. 0 to 500. */
  art?: number | undefined;
  /** landed artillery. 4 IPC. 0 to 500. */
  art_a?: number | undefined;
  /** tank. 6 IPC. 0 to 500. */
  arm?: number | undefined;
  /** landed tank. 6 IPC. 0 to 500. */
  arm_a?: number | undefined;
  /** fighter. 10 IPC. 0 to 500. */
  fig?: number | undefined;
  /** bomber. 12 IPC. 0 to 500. */
  bom?: number | undefined;
  /** submarine. 6 IPC. 0 to 500. */
  sub?: number | undefined;
  /** destroyer. 8 IPC. 0 to 500. */
  des?: number | undefined;
  /** cruiser. 12 IPC. 0 to 500. */
  cru?: number | undefined;
  /** carrier. 14 IPC. 0 to 500. */
  acc?: number | undefined;
  /** battleship. 20 IPC. 0 to 500. */
  bat?: number | undefined;
  /** damaged battleship. 20 IPC. 0 to 500. */
  dbat?: number | undefined;
  /** transport. 7 IPC. 0 to 500. */
  tra?: number | undefined;
}

/** Input of `axis/bombing`. What does a bombing raid on an industrial complex cost and gain? */
export interface BombingInput {
  /** Bombers. 12 IPC each. 0 to 100. Default 2. */
  bombers?: number | undefined;
  /** Damage the complex can still take. Twice the value of its territory, less the damage it has. 0 to 1000. Default 20. */
  capacity?: number | undefined;
  /** AA fire is over. Default false. */
  inProgress?: boolean | undefined;
  /** Dice. Standard dice hit with value/6; biased dice show 1 to 6 with .1 .2 .3 .2 .1 .1; low luck gives a hit for every six points of a pool and rolls only for the rest. Default "standard". */
  dice?: "standard" | "lowLuck" | "biased" | undefined;
  /** Advise me. Tries the decisions you have and names the best three. Default false. */
  advise?: boolean | undefined;
}

/** Input of `axis/recommend`. What is the least I must send, or leave, to be likely enough to win? */
export interface RecommendationInput {
  /** Waves. At most 8. */
  waves?: ReadonlyArray<BattleWave> | undefined;
  /** Sea battle. Default false. */
  naval?: boolean | undefined;
  /** Already begun: no AA fire in the first wave. The battle has begun already: the AA guns of the first wave do not fire again. Default false. */
  inProgress?: boolean | undefined;
  /** Dice. Standard dice hit with value/6; biased dice show 1 to 6 with .1 .2 .3 .2 .1 .1; low luck gives a hit for every six points of a pool and rolls only for the rest. Default "standard". */
  dice?: "standard" | "lowLuck" | "biased" | undefined;
  /** Value of the territory. Taking the territory counts as so many IPC earned. -1000 to 1000. Default 0. */
  territoryValue?: number | undefined;
  /** Units that take it will be killed next turn. The conquerors will be lost to a counter-attack: each counts as its cost less half its defence. Default false. */
  deadzone?: boolean | undefined;
  /** May call the attack off before it begins. The retreat rule is also asked before AA fire; then nothing happens at all. Default false. */
  retreatBeforeBattle?: boolean | undefined;
  /** Count what later waves will earn when deciding to retreat. A decision to retreat also weighs what the next waves will earn against the defenders left. Default false. */
  valueFutureWaves?: boolean | undefined;
  /** Hits of submarines and aircraft. As many hits as possible are assigned, and the order of loss decides among such assignments; as listed, each kind of hit runs down the list, and what fits nowhere is lost. Default "most". */
  hits?: "most" | "asListed" | undefined;
  /** Leave out states less likely than. 0 is exact. 0 to 0.01. Default 0. */
  prune?: number | undefined;
  /** What a lost unit counts. Losses and profit count units by price, by number, by dice or by a table of your own. Default "ipc". */
  values?: "ipc" | "count" | "power" | BattleValues | undefined;
  /** Switches. */
  switches?: BattleSwitches | undefined;
  /** Report. */
  report?: BattleReport | undefined;
  /** Recommend for. Default "attacker". */
  side?: "attacker" | "defender" | undefined;
  /** Goal. Default {"winChance":0.9}. */
  goal?: RecommendationGoal | "maxProfit" | undefined;
  /** What counts as winning. Left open: taking the territory on land, clearing the zone at sea. For a defender, keeping that from happening. */
  criterion?: "takes" | "clears" | "survives" | null | undefined;
  /** At least these units. */
  minArmy?: BattleUnits | undefined;
  /** Territories to hold with one stock of defenders. The defenders of the first wave are split over these attacks. At most 5. */
  territories?: ReadonlyArray<RecommendationTerritory> | undefined;
  /** Territories that must be held. 1 to 5. Default 1. */
  hold?: number | undefined;
}

/** Goal. */
export interface RecommendationGoal {
  /** Win chance. 0 to 1. */
  winChance: number;
}

/** Territory. */
export interface RecommendationTerritory {
  /** Name. Default "". */
  name?: string | undefined;
  /** Attack. */
  attack?: RecommendationAttack | undefined;
}

/** Attack. */
export interface RecommendationAttack {
  /** Units. */
  units?: BattleUnits | undefined;
  /** Order of loss. At most 60. Default "standard". */
  orderOfLoss?: "standard" | "cheapest" | "optimal" | ReadonlyArray<string> | undefined;
}

