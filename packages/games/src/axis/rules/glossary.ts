// A glossary of the rules of a battle: the sentence that explains each, and the fields or unit qualities that bring it into
// play. Words alone: engines read the qualities of units.ts and the plan, and a test holds every entry to a battle in which it matters.
import type { Rule } from '../../contract/calculator.ts';

/** When in a battle a rule acts: what it is listed under, and which calculators know it. */
type Stage =
  | 'before the battle'
  | 'fire'
  | 'casualties'
  | 'retreat'
  | 'end'
  | 'waves'
  | 'worth'
  | 'dice'
  | 'bombing'
  | 'landing';

/** The input fields (dotted, `*` for any wave) or unit qualities that bring the rule into play. */
interface AxisRule extends Rule {
  readonly category: Stage;
  readonly effect: { readonly units?: string; readonly fields?: readonly string[] };
}

export const rules = [
  {
    id: 'dice',
    name: 'Dice',
    category: 'dice',
    summary:
      'Standard dice hit with value/6; biased dice show 1 to 6 with .1 .2 .3 .2 .1 .1; low luck gives a hit for every six points of a pool and rolls only for the rest.',
    effect: { fields: ['dice'] },
  },
  {
    id: 'anti-air',
    name: 'AA guns',
    category: 'before the battle',
    summary:
      'Before the first round of a wave each AA gun fires up to three times at attacking aircraft, once at each, and hits on 1.',
    effect: { units: 'antiAirShots' },
  },
  {
    id: 'in-progress',
    name: 'Battle in progress',
    category: 'before the battle',
    summary: 'The battle has begun already: the AA guns of the first wave do not fire again.',
    effect: { fields: ['inProgress'] },
  },
  {
    id: 'bombardment',
    name: 'Shore bombardment',
    category: 'fire',
    summary:
      'Attacking battleships and cruisers fire along in the first round of a land battle; defenders they hit still fire back, and the ships take no hits.',
    effect: { units: 'bombards', fields: ['switches.bombardmentLimited'] },
  },
  {
    id: 'ignore-transports',
    name: 'Passing by transports',
    category: 'landing',
    summary:
      'Transports that nobody guards may be left alone: there is no sea battle then, so that battleships and cruisers bombard for the landing.',
    effect: { fields: ['ignoreTransports'] },
  },
  {
    id: 'artillery',
    name: 'Artillery support',
    category: 'fire',
    summary: 'Each attacking artillery that is still there raises one infantry to attack 2.',
    effect: { units: 'supports' },
  },
  {
    id: 'surprise-strike',
    name: 'Surprise strike',
    category: 'fire',
    summary:
      'Submarines fire before everybody else when the enemy has no destroyer as the round begins; what they sink does not fire.',
    effect: { units: 'submarine' },
  },
  {
    id: 'submarine-hits',
    name: 'Submarines and aircraft',
    category: 'casualties',
    summary:
      'Submarines cannot hit aircraft, and aircraft cannot hit submarines unless a friendly destroyer is there; hits nobody may take are lost.',
    effect: { units: 'submarine' },
  },
  {
    id: 'hits',
    name: 'Assigning hits at sea',
    category: 'casualties',
    summary:
      'As many hits as possible are assigned, and the order of loss decides among such assignments; as listed, each kind of hit runs down the list, and what fits nowhere is lost.',
    effect: { fields: ['hits'] },
  },
  {
    id: 'owners',
    name: 'Owners',
    category: 'casualties',
    summary:
      'Defenders of several owners lose kind by kind, the first owner’s before the next’s, or one owner after the other.',
    effect: { fields: ['waves.*.defense.owners', 'waves.*.defense.ownersLose'] },
  },
  {
    id: 'order-of-loss',
    name: 'Order of loss',
    category: 'casualties',
    summary: 'Units are lost in this order, first entry first; "2 inf" means two of them before the next entry.',
    effect: { fields: ['waves.*.attack.orderOfLoss', 'waves.*.defense.orderOfLoss'] },
  },
  {
    id: 'takes',
    name: 'Land units kept',
    category: 'casualties',
    summary:
      'So many land units are kept until everything else, aircraft included, is lost: someone must take the territory.',
    effect: { fields: ['waves.*.attack.takes'] },
  },
  {
    id: 'aa-last',
    name: 'AA guns lost last but one',
    category: 'casualties',
    summary: 'The AA guns are lost just before the very last other defender.',
    effect: { fields: ['waves.*.defense.aaLast'] },
  },
  {
    id: 'battleship',
    name: 'Battleships take two hits',
    category: 'casualties',
    summary:
      'Whole battleships absorb the first hits of a sea battle, one each, before anything is lost; they are repaired between waves.',
    effect: { units: 'spareHits' },
  },
  {
    id: 'helpless',
    name: 'AA guns and transports alone',
    category: 'casualties',
    summary: 'Defenders that are only AA guns, or only transports, are destroyed at once while an attacker is left.',
    effect: { units: 'helpless' },
  },
  {
    id: 'keep-destroyer',
    name: 'Keep the last destroyer',
    category: 'casualties',
    summary:
      'While the enemy has submarines the last destroyer is lost only when nothing but transports could take the hit.',
    effect: { fields: ['waves.*.attackerKeepsDestroyer', 'waves.*.defenderKeepsDestroyer'] },
  },
  {
    id: 'submerge',
    name: 'Submerge',
    category: 'retreat',
    summary:
      'Submarines leave the battle at the start of a round if the enemy has no destroyer; they live, and a defender has them back in the next wave.',
    effect: { fields: ['waves.*.attackerSubmerges', 'waves.*.defenderSubmerges', 'switches.submergeAfterShot'] },
  },
  {
    id: 'limited-rounds',
    name: 'Limited rounds',
    category: 'retreat',
    summary: 'After this many rounds the attacker withdraws; units landed from the sea cannot and fight on.',
    effect: { fields: ['waves.*.rounds'] },
  },
  {
    id: 'retreat-units',
    name: 'Retreat by units left',
    category: 'retreat',
    summary:
      'After a round the attacker retreats with this many units left or fewer; spare hits of battleships count as units.',
    effect: { fields: ['waves.*.retreat.unitsAtMost'] },
  },
  {
    id: 'retreat-profit',
    name: 'Retreat by profit',
    category: 'retreat',
    summary:
      'After a round the attacker retreats when fighting on, with this same rule later, is expected to earn less than this.',
    effect: { fields: ['waves.*.retreat.profitBelow', 'waves.*.retreat.deadzone', 'waves.*.retreat.territoryValue'] },
  },
  {
    id: 'retreat-win-chance',
    name: 'Retreat by win chance',
    category: 'retreat',
    summary: 'After a round the attacker retreats when the chance to win, with this same rule later, is below this.',
    effect: { fields: ['waves.*.retreat.winChanceBelow', 'waves.*.retreat.winMeans'] },
  },
  {
    id: 'retreat-strafe',
    name: 'Strafe',
    category: 'retreat',
    summary:
      'After a round the attacker retreats when the chance to destroy all defenders in the next round is above this.',
    effect: { fields: ['waves.*.retreat.killChanceAbove'] },
  },
  {
    id: 'retreat-air',
    name: 'Spare the aircraft',
    category: 'retreat',
    summary: 'After a round the attacker retreats when the chance to lose an aircraft in the next round is above this.',
    effect: { fields: ['waves.*.retreat.airLossChanceAbove'] },
  },
  {
    id: 'retreat-optimal',
    name: 'Best moment to stop',
    category: 'retreat',
    summary:
      'After each round the attacker stops or goes on, whichever is worth more: solved from the end of the battle backwards.',
    effect: { fields: ['waves.*.retreat.optimal'] },
  },
  {
    id: 'retreat-before-battle',
    name: 'Calling the attack off',
    category: 'retreat',
    summary: 'The retreat rule is also asked before AA fire; then nothing happens at all.',
    effect: { fields: ['retreatBeforeBattle'] },
  },
  {
    id: 'landed',
    name: 'Amphibious units stay',
    category: 'retreat',
    summary: 'Units landed from transports cannot retreat: the others withdraw and these fight to the end.',
    effect: { units: 'landed' },
  },
  {
    id: 'crash',
    name: 'Fighters without a carrier',
    category: 'end',
    summary: 'After a sea battle defending aircraft beyond two for each carrier left are lost.',
    effect: { fields: ['waves.*.crashFighters'] },
  },
  {
    id: 'attacker-carriers',
    name: 'Attacking fighters need a carrier',
    category: 'end',
    summary:
      'After a sea battle attacking aircraft beyond two for each carrier left are lost as well: there is nowhere else to land.',
    effect: { fields: ['switches.attackerCarriers'] },
  },
  {
    id: 'capture',
    name: 'Taking the territory',
    category: 'end',
    summary:
      'The territory is taken when no defender and at least one attacking land unit is left; aircraft take nothing.',
    effect: { units: 'land' },
  },
  {
    id: 'reinforcements',
    name: 'Waves',
    category: 'waves',
    summary:
      'The next wave meets what is left of the defenders, dived submarines and repaired battleships included, with its reinforcements; on land no more once the territory is taken.',
    effect: { fields: ['waves'] },
  },
  {
    id: 'leaves',
    name: 'Units that leave',
    category: 'waves',
    summary: 'Before a wave, units of the defenders that are left may leave: they are not lost, and not there.',
    effect: { fields: ['waves.*.leaves'] },
  },
  {
    id: 'conqueror-defends',
    name: 'Take and hold',
    category: 'waves',
    summary: 'The attackers that won the wave before defend what they took, without their aircraft on land.',
    effect: { fields: ['waves.*.conquerorDefends'] },
  },
  {
    id: 'territory-value',
    name: 'Territory value',
    category: 'worth',
    summary: 'Taking the territory counts as so many IPC earned.',
    effect: { fields: ['territoryValue'] },
  },
  {
    id: 'deadzone',
    name: 'Deadzone',
    category: 'worth',
    summary: 'The conquerors will be lost to a counter-attack: each counts as its cost less half its defence.',
    effect: { fields: ['deadzone'] },
  },
  {
    id: 'future-waves',
    name: 'Later waves count',
    category: 'worth',
    summary: 'A decision to retreat also weighs what the next waves will earn against the defenders left.',
    effect: { fields: ['valueFutureWaves'] },
  },
  {
    id: 'unit-values',
    name: 'Unit values',
    category: 'worth',
    summary: 'Losses and profit count units by price, by number, by dice or by a table of your own.',
    effect: { fields: ['values'] },
  },
  {
    id: 'raid',
    name: 'Strategic bombing',
    category: 'bombing',
    summary:
      'Each bomber is shot at once on 1; each that gets through does one die of damage, up to what the complex can take.',
    effect: { fields: ['bombers', 'capacity'] },
  },
] as const satisfies readonly AxisRule[];
