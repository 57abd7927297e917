// What every move does to the open dice of a fight, tabulated once so that solvers only look things up.
import type { Budget } from '../../contract/budget.ts';
import { type FighterPlan, SOFTENED_ABOVE } from '../plan.ts';
import { BlowRows } from './blow-rows.ts';
import { loweredBy } from './die-damage.ts';
import { CRITS_FIRST, Hand, HandIndex, NORMALS_FIRST, NOTHING_PENDING } from './hand.ts';
import { fillSteps, isOptimal, type Pair, weighsParries } from './move-size.ts';
import {
  ACTION_COUNT,
  type Facing,
  FINISH,
  finishingParry,
  isStrike,
  MOVE_COUNT,
  openingParry,
  PARRY,
  parry,
  plainParry,
  STRIKE,
  STRIKE_CRIT,
  STRIKE_NORMAL,
} from './moves.ts';

/** Nodes filled between two looks at the budget, and between two at the clock where they are only gone through. */
const NODES_PER_LOOK = 256;
const PASSED_PER_LOOK = 16_384;

const NO_MOVES = new Int32Array(0);
const NO_DAMAGE = new Int16Array(0);

/** Which moves a fight needs: actions where someone plays optimally, parries where someone weighs them. */
interface Wanted {
  readonly actions: boolean;
  readonly parries: Pair<boolean>;
}

export class MoveTables {
  /** Nodes are (first's hand, second's hand); every move leads from node to node. */
  readonly nodes: number;
  /** 1 if first holds dice, + 2 if second does. */
  readonly holds: Uint8Array;
  /** Who acts, by whose turn it is: a fighter without dice is skipped, one with a strike to follow goes on; -1 at the end. */
  readonly actor: Pair<Int8Array>;
  /** Where move m of actor a leads, at [a * MOVE_COUNT + m][node]; -1 where it is not possible. */
  readonly to: Int32Array[] = [];
  /** Damage of strikes when no roll lowers it, in the same order; empty for parries. */
  readonly damage: Int16Array[] = [];
  /** Rows of P(wounds lost) in the same order; empty where the enemy rolls for nothing. */
  readonly row: Int16Array[] = [];
  /** Where a strike leads when the enemy's limited rule rolls and works, and the row of what is left; -1 where it cannot. */
  readonly loweredTo: Int32Array[] = [];
  readonly loweredRow: Int16Array[] = [];
  /** What strikes on each fighter cost it, by row. */
  readonly rows: Pair<BlowRows>;
  /** Whether anyone has a strike that follows another at once. */
  readonly strikesFollow: boolean;
  /** Damage of a strike of actor a with the strike that follows it at once. */
  readonly strikeTotal: Pair<Int16Array>;
  /** Damage of all dice of actor a used as strikes. */
  readonly rush: Pair<Int16Array>;
  /** Damage the dice kept after a finishing parry would do; -1 where there is no such parry. */
  readonly finishKeeps: Pair<Int16Array>;
  private readonly fighters: Pair<FighterPlan>;
  private readonly hands: Pair<HandIndex>;
  private readonly size2: number;
  /** Whether all strikes of a side do the same whatever was done before and whatever the enemy holds. */
  private readonly plainStrikes: Pair<boolean>;
  /** The hands of the node being filled, and copies that moves change. */
  private readonly held: Pair<Hand> = [new Hand(), new Hand()];
  private readonly open: Pair<Hand> = [new Hand(), new Hand()];
  private readonly facing: Pair<Facing>;
  private readonly heldFacing: Pair<Facing>;
  /** What the last strike did. */
  private points = 0;
  private crit = false;
  /** Damage left if the enemy's limited rule rolls and works; -1 where it cannot. */
  private pointsIfLowered = -1;

  /** `dice`: the most each may hold. Only what the strategies look at is tabulated. */
  constructor(fighters: Pair<FighterPlan>, dice: Pair<number>, budget: Budget) {
    const [one, two] = fighters;
    this.fighters = fighters;
    this.hands = [new HandIndex(one, two, dice[0], dice[1]), new HandIndex(two, one, dice[1], dice[0])];
    this.size2 = this.hands[1].size;
    this.nodes = this.hands[0].size * this.size2;
    this.facing = [this.facingOf(0, this.open), this.facingOf(1, this.open)];
    this.heldFacing = [this.facingOf(0, this.held), this.facingOf(1, this.held)];
    this.plainStrikes = [
      this.hands[0].strikesAlike && two.guard.limited === null,
      this.hands[1].strikesAlike && one.guard.limited === null,
    ];
    this.rows = [new BlowRows(one.guard), new BlowRows(two.guard)];
    const { nodes } = this;
    this.holds = new Uint8Array(nodes);
    this.actor = [new Int8Array(nodes), new Int8Array(nodes)];
    this.rush = [new Int16Array(nodes), new Int16Array(nodes)];
    this.finishKeeps = [new Int16Array(nodes).fill(-1), new Int16Array(nodes).fill(-1)];
    const wanted: Wanted = {
      actions: fighters.some(isOptimal),
      parries: [weighsParries(one), weighsParries(two)],
    };
    this.allocate(wanted.actions, budget);
    this.strikesFollow = fighters.some(({ melee }) => (melee.againAfterCrit ?? melee.againAfterStrike) !== null);
    // Without strikes that follow at once the total is the strike itself.
    this.strikeTotal = this.strikesFollow
      ? [new Int16Array(nodes), new Int16Array(nodes)]
      : [this.damage[STRIKE], this.damage[MOVE_COUNT + STRIKE]];
    this.fillAll(wanted, budget);
    // A strike lowers the striker's hand, so in the order of its hands the rest of a rush is always known.
    for (let node = 0; node < nodes; node++) {
      if (node % PASSED_PER_LOOK === 0) budget.look();
      this.addUp(0, node);
    }
    for (let hand = 0; hand < this.size2; hand++) {
      budget.look();
      for (let node = hand; node < nodes; node += this.size2) this.addUp(1, node);
    }
  }

  private fillAll(wanted: Wanted, budget: Budget): void {
    const [one, two] = this.hands;
    for (const side of [0, 1] as const)
      if (this.plainStrikes[side]) this.fillPlainStrikes(side, wanted.actions, budget);
    const steps = fillSteps(1, this.fighters);
    let unpaid = 0;
    for (let first = 0; first < one.size; first++) {
      one.read(first, this.held[0]);
      for (let second = 0; second < two.size; second++) {
        two.read(second, this.held[1]);
        this.fill(first * two.size + second, wanted);
        if (++unpaid < NODES_PER_LOOK) continue;
        budget.spend(unpaid * steps);
        unpaid = 0;
      }
    }
    budget.spend(unpaid * steps);
  }

  /** Strikes that change the striker's own dice alone, hand by hand: a third of the time of going node by node. */
  private fillPlainStrikes(side: 0 | 1, actions: boolean, budget: Budget): void {
    const own = this.hands[side];
    const hand = this.open[side];
    for (let number = 0; number < own.size; number++)
      for (const action of [STRIKE_CRIT, STRIKE_NORMAL]) {
        budget.look();
        own.read(number, hand);
        const usual = action === strikeKind(hand);
        if (!this.strike(side, action === STRIKE_CRIT)) continue;
        const after = own.of(hand);
        if (usual) this.enterPlain(side, STRIKE, number, after);
        if (actions) this.enterPlain(side, action, number, after);
      }
  }

  /** Enters the strike just made for one hand against every hand of the enemy. */
  private enterPlain(side: 0 | 1, move: number, hand: number, after: number): void {
    const slot = side * MOVE_COUNT + move;
    const [size1, size2] = [this.hands[0].size, this.size2];
    const [stride, next, others] = side === 0 ? [size2, 1, size2] : [1, size2, size1];
    const to = this.to[slot];
    const damage = this.damage[slot];
    const { points } = this;
    const change = (after - hand) * stride;
    for (let other = 0, node = hand * stride; other < others; other++, node += next) {
      to[node] = node + change;
      damage[node] = points;
    }
    const rows = this.rows[1 - side];
    if (!rows.rolls) return;
    const row = rows.of(this.crit, points);
    for (let other = 0, node = hand * stride; other < others; other++, node += next) this.row[slot][node] = row;
  }

  /** What strikes do together, from what single ones do. */
  private addUp(side: 0 | 1, node: number): void {
    const slot = side * MOVE_COUNT + STRIKE;
    const next = this.to[slot][node];
    if (next < 0) return;
    const damage = this.damage[slot];
    const total = this.strikeTotal[side];
    this.rush[side][node] = damage[node] + this.rush[side][next];
    if (total !== damage) total[node] = damage[node] + (total[node] === 0 ? 0 : damage[next]);
    const finish = this.to[slot - STRIKE + FINISH][node];
    if (finish >= 0) this.finishKeeps[side][node] = this.rush[side][finish];
  }

  private facingOf(side: 0 | 1, hands: Pair<Hand>): Facing {
    const own = this.fighters[side].melee;
    const enemy = this.fighters[1 - side].melee;
    return { own, enemy, mine: hands[side], theirs: hands[1 - side] };
  }

  private allocate(actions: boolean, budget: Budget): void {
    for (let slot = 0; slot < 2 * MOVE_COUNT; slot++) {
      budget.look();
      const move = slot % MOVE_COUNT;
      const rows = this.rows[slot < MOVE_COUNT ? 1 : 0];
      const used = actions || move >= ACTION_COUNT;
      const strikes = used && isStrike(move);
      this.to.push(used ? new Int32Array(this.nodes).fill(-1) : NO_MOVES);
      this.damage.push(strikes ? new Int16Array(this.nodes) : NO_DAMAGE);
      this.row.push(strikes && rows.rolls ? new Int16Array(this.nodes) : NO_DAMAGE);
      this.loweredTo.push(strikes && rows.lowers ? new Int32Array(this.nodes).fill(-1) : NO_MOVES);
      this.loweredRow.push(strikes && rows.lowers ? new Int16Array(this.nodes) : NO_DAMAGE);
    }
  }

  nodeOf(first: Hand, second: Hand): number {
    return this.hands[0].of(first) * this.size2 + this.hands[1].of(second);
  }

  /** A hand's count of uses when its limited rule has been used so often in a round that is under way. */
  usedBefore(side: 0 | 1, used: number): number {
    const count = this.fighters[side].guard.limited?.count ?? 0;
    return this.hands[side].usedWith(Math.max(0, count - used));
  }

  /** The hands of a node, written into the ones given. */
  read(node: number, first: Hand, second: Hand): void {
    const one = Math.floor(node / this.size2);
    this.hands[0].read(one, first);
    this.hands[1].read(node - one * this.size2, second);
  }

  /** The node of dice just rolled, before anything is done with them. */
  rolledNode(crits1: number, normals1: number, crits2: number, normals2: number): number {
    const [one, two] = this.hands;
    const pair1 = one.dice.of[crits1 * (one.dice.most + 1) + normals1];
    const pair2 = two.dice.of[crits2 * (two.dice.most + 1) + normals2];
    return pair1 * one.states * this.size2 + pair2 * two.states;
  }

  /** The node of dice just rolled once the parries before the first strike are made, those of `first` first. */
  entryNode(rolled: number, first: number): number {
    this.read(rolled, this.open[0], this.open[1]);
    for (const side of [first, 1 - first]) {
      if (!this.fighters[side].melee.parriesBefore) continue;
      const action = openingParry(this.facing[side]);
      if (action >= 0) parry(this.facing[side], action);
    }
    return this.nodeOf(this.open[0], this.open[1]);
  }

  /** The strike that must follow at once, as an action, or -1. */
  pendingStrike(node: number, side: 0 | 1): number {
    this.read(node, this.open[0], this.open[1]);
    return this.open[side].pending === NOTHING_PENDING ? -1 : strikeKind(this.open[side]);
  }

  /** Dice of both sides together: moves always lower it, so nodes can be swept in its order. */
  diceOf(node: number): number {
    this.read(node, this.open[0], this.open[1]);
    return this.open[0].crits + this.open[0].normals + this.open[1].crits + this.open[1].normals;
  }

  private fill(node: number, wanted: Wanted): void {
    const [first, second] = this.held;
    const holds1 = first.crits + first.normals > 0;
    const holds2 = second.crits + second.normals > 0;
    this.holds[node] = (holds1 ? 1 : 0) | (holds2 ? 2 : 0);
    const goesOn = first.pending !== NOTHING_PENDING ? 0 : second.pending !== NOTHING_PENDING ? 1 : -1;
    this.actor[0][node] = goesOn >= 0 ? goesOn : holds1 ? 0 : holds2 ? 1 : -1;
    this.actor[1][node] = goesOn >= 0 ? goesOn : holds2 ? 1 : holds1 ? 0 : -1;
    if (holds1) this.fillSide(0, node, wanted);
    if (holds2) this.fillSide(1, node, wanted);
  }

  private fillSide(side: 0 | 1, node: number, wanted: Wanted): void {
    const own = this.held[side];
    const enemy = this.held[1 - side];
    const plain = this.plainStrikes[side];
    if (!plain) this.fillStrike(side, node, wanted);
    if (own.pending !== NOTHING_PENDING) return;
    if (wanted.actions)
      for (let action = plain ? STRIKE_NORMAL + 1 : 0; action < ACTION_COUNT; action++)
        this.enter(side, action, action, node);
    if (enemy.crits + enemy.normals > 0) this.fillParries(side, node, wanted.parries[side]);
  }

  private fillStrike(side: 0 | 1, node: number, wanted: Wanted): void {
    const { pending } = this.held[side];
    const strike = strikeKind(this.held[side]);
    this.enter(side, STRIKE, strike, node);
    if (pending !== NOTHING_PENDING) {
      if (wanted.actions) this.enter(side, strike, strike, node);
      return;
    }
    // Marked here, added up when every strike is known.
    if (this.open[side].pending !== NOTHING_PENDING) this.strikeTotal[side][node] = 1;
  }

  private fillParries(side: 0 | 1, node: number, weighs: boolean): void {
    const facing = this.heldFacing[side];
    const { own, enemy, mine, theirs } = facing;
    // Where only crits may parry and there is none, and for the first crit strike that takes a normal from an enemy
    // without crits, every heuristic strikes.
    if (enemy.parriedOnlyByCrits && mine.crits === 0) return;
    if (own.firstCritTakesNormals > 0 && mine.critStruck === 0 && mine.crits > 0 && theirs.crits === 0) return;
    const finish = finishingParry(facing);
    if (finish >= 0) this.enter(side, FINISH, finish, node);
    const plain = weighs ? plainParry(facing) : -1;
    if (plain >= 0) this.enter(side, PARRY, plain, node);
  }

  /** Enters one action into the table of a move, if it is possible. */
  private enter(side: 0 | 1, move: number, action: number, node: number): void {
    const [first, second] = this.open;
    first.copy(this.held[0]);
    second.copy(this.held[1]);
    const slot = side * MOVE_COUNT + move;
    if (action > STRIKE_NORMAL) {
      if (parry(this.facing[side], action)) this.to[slot][node] = this.nodeOf(first, second);
      return;
    }
    if (!this.strike(side, action === STRIKE_CRIT)) return;
    this.to[slot][node] = this.nodeOf(first, second);
    this.damage[slot][node] = this.points;
    const rows = this.rows[1 - side];
    if (!rows.rolls) return;
    this.row[slot][node] = rows.of(this.crit, this.points);
    if (this.pointsIfLowered < 0) return;
    this.open[1 - side].used++;
    this.loweredTo[slot][node] = this.nodeOf(first, second);
    this.loweredRow[slot][node] = rows.of(this.crit, this.pointsIfLowered);
  }

  /** Makes a strike on the open hands; false if the die for it is missing. */
  private strike(side: 0 | 1, crit: boolean): boolean {
    const { own: melee, mine, theirs } = this.facing[side];
    if ((crit ? mine.crits : mine.normals) === 0) return false;
    if (crit) mine.crits--;
    else mine.normals--;
    this.crit = crit;
    this.inflict(side, crit);
    const first = mine.struck === 0;
    const firstCrit = crit && mine.critStruck === 0;
    mine.struck = 1;
    if (crit) mine.critStruck = 1;
    if (firstCrit) {
      theirs.normals = Math.max(0, theirs.normals - melee.firstCritTakesNormals);
      for (let more = melee.firstCritTakesAny; more > 0; more--)
        if (theirs.normals > 0) theirs.normals--;
        else if (theirs.crits > 0) theirs.crits--;
    }
    const again = (first ? melee.againAfterStrike : null) ?? (firstCrit ? melee.againAfterCrit : null);
    const follows = mine.pending === NOTHING_PENDING && again !== null && mine.crits + mine.normals > 0;
    mine.pending = !follows ? NOTHING_PENDING : again === 'crits' ? CRITS_FIRST : NORMALS_FIRST;
    return true;
  }

  /** Damage of a strike about to be made, when no roll lowers it, and when the limited rule's roll does. */
  private inflict(side: 0 | 1, crit: boolean): void {
    const { guard } = this.fighters[1 - side];
    const theirs = this.open[1 - side];
    let points = this.strikeDamage(side, crit);
    this.pointsIfLowered = -1;
    const { limited, every } = guard;
    const left = limited !== null && this.hands[1 - side].canUse(theirs) ? loweredBy(limited, crit, points) : -1;
    if (left >= 0) {
      if (limited!.chance === 1) {
        points = left;
        theirs.used++;
      } else this.pointsIfLowered = left;
    }
    if (every !== null && every.chance === 1) {
      points = lowered(points, loweredBy(every, crit, points));
      if (this.pointsIfLowered >= 0)
        this.pointsIfLowered = lowered(this.pointsIfLowered, loweredBy(every, crit, this.pointsIfLowered));
    }
    this.points = points;
  }

  /** Before the rules that look at single dice. */
  private strikeDamage(side: 0 | 1, crit: boolean): number {
    const { normalDamage, criticalDamage, melee } = this.fighters[side];
    const { guard } = this.fighters[1 - side];
    const mine = this.open[side];
    if (mine.struck === 0 && guard.ignoresOneDie) return 0;
    const bonus = mine.struck === 0 ? melee.firstStrikeBonus : 0;
    if (!crit) return normalDamage + bonus;
    const softened = mine.critStruck === 0 && criticalDamage > SOFTENED_ABOVE ? guard.softensOneCrit : 0;
    const inflicted = guard.critsDealNormal ? Math.min(criticalDamage, normalDamage) : criticalDamage;
    return Math.max(0, inflicted - softened) + bonus;
  }
}

function lowered(points: number, left: number): number {
  return left < 0 ? points : left;
}

/** Heuristics strike with crits before normals; a strike that follows at once may be made with a normal first. */
function strikeKind({ crits, normals, pending }: Hand): number {
  if (pending === NORMALS_FIRST && normals > 0) return STRIKE_NORMAL;
  return crits > 0 ? STRIKE_CRIT : STRIKE_NORMAL;
}
