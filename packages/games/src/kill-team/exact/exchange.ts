// What every move does to the open dice of a fight, tabulated once so that solvers only look things up.
import { SOFTENED_ABOVE } from '../rules/index.ts';
import { type Arm, armOf, CRIT_STRUCK, type MeleeFighter, packFlags, STRUCK, unpackFlags } from './arm.ts';
import {
  ACTION_COUNT,
  CRIT_PARRY_CRIT,
  CRIT_PARRY_NORMAL,
  critParry,
  FINISH,
  isStrike,
  MOVE_COUNT,
  NORMAL_PARRY,
  PARRY,
  parry,
  plainParry,
  STRIKE,
  STRIKE_CRIT,
  STRIKE_NORMAL,
} from './moves.ts';

const NO_MOVES = new Int32Array(0);
const NO_DAMAGE = new Int16Array(0);

export class Exchange {
  /** Nodes are (first's dice, second's dice, flags); every move leads from node to node. */
  readonly nodes: number;
  /** 1 if first holds dice, + 2 if second does. */
  readonly holds: Uint8Array;
  /** Where move m of actor a leads, at [a * 8 + m][node]; -1 where it is not possible. */
  readonly to: Int32Array[] = [];
  /** Damage of strikes, in the same order; empty for parries. */
  readonly damage: Int16Array[] = [];
  /** Damage of all dice of actor a used as strikes, by node. */
  readonly rush: readonly Int16Array[];
  /** Damage the dice kept after a finishing parry would do; -1 where there is no such parry. */
  readonly finishKeeps: readonly Int16Array[];
  private readonly arms: readonly [Arm, Arm];
  private readonly size2: number;
  private readonly flags1: number;
  private readonly flags2: number;
  private readonly duels: boolean;
  private readonly rushOf: readonly [Int16Array, Int16Array];
  /** Own crits, own normals, enemy crits, enemy normals, own flags, damage done: one for all moves, as the tables have thousands. */
  private readonly open = new Int32Array(6);

  /** `most`: the most dice each may hold. Only what the strategies look at is tabulated. */
  constructor(first: MeleeFighter, second: MeleeFighter, most: readonly [number, number]) {
    const a = armOf(first, second, most[0]);
    const b = armOf(second, first, most[1]);
    this.arms = [a, b];
    this.size2 = b.dice.size;
    this.flags1 = a.flags;
    this.flags2 = b.flags;
    this.duels = a.traits.parriesBefore || b.traits.parriesBefore;
    this.nodes = a.dice.size * b.dice.size * a.flags * b.flags;
    this.holds = new Uint8Array(this.nodes);
    const actions = a.optimal || b.optimal;
    const used = (slot: number) => actions || slot % MOVE_COUNT >= ACTION_COUNT;
    for (let slot = 0; slot < 2 * MOVE_COUNT; slot++) {
      this.to.push(used(slot) ? new Int32Array(this.nodes).fill(-1) : NO_MOVES);
      // A parry does no damage.
      this.damage.push(used(slot) && isStrike(slot % MOVE_COUNT) ? new Int16Array(this.nodes) : NO_DAMAGE);
    }
    this.rush = [new Int16Array(this.nodes), new Int16Array(this.nodes)];
    this.finishKeeps = [new Int16Array(this.nodes).fill(-1), new Int16Array(this.nodes).fill(-1)];
    this.rushOf = [this.rushTable(0), this.rushTable(1)];
    for (let d1 = 0; d1 < a.dice.size; d1++)
      for (let d2 = 0; d2 < b.dice.size; d2++)
        for (let f1 = 0; f1 < a.flags; f1++) for (let f2 = 0; f2 < b.flags; f2++) this.fill(d1, d2, f1, f2, actions);
  }

  /** The node of open dice. Flags are given in full; the irrelevant ones are dropped. */
  node(c1: number, n1: number, c2: number, n2: number, flags1 = 0, flags2 = 0): number {
    const [a, b] = this.arms;
    const d1 = a.dice.of[c1 * (a.dice.most + 1) + n1];
    const d2 = b.dice.of[c2 * (b.dice.most + 1) + n2];
    return this.nodeOf(d1, d2, packFlags(flags1, a.mask), packFlags(flags2, b.mask));
  }

  /** Dice of a new round: Duelist parries are made, the acting fighter's first. */
  entry(c1: number, n1: number, c2: number, n2: number, first: number): number {
    if (!this.duels) return this.node(c1, n1, c2, n2);
    const open = [c1, n1, c2, n2];
    for (const actor of [first, 1 - first]) if (this.arms[actor].traits.parriesBefore) this.duel(open, actor);
    return this.node(open[0], open[1], open[2], open[3]);
  }

  /** The open dice of a node: crits and normals of first, then of second. */
  openDice(node: number): readonly [number, number, number, number] {
    const [a, b] = this.arms;
    const pair = Math.floor(node / (a.flags * b.flags));
    const d1 = Math.floor(pair / b.dice.size);
    const d2 = pair % b.dice.size;
    return [a.dice.crits[d1], a.dice.normals[d1], b.dice.crits[d2], b.dice.normals[d2]];
  }

  /** Dice of both sides together: moves always lower it, so nodes can be swept in its order. */
  diceOf(node: number): number {
    const [c1, n1, c2, n2] = this.openDice(node);
    return c1 + n1 + c2 + n2;
  }

  private nodeOf(d1: number, d2: number, f1: number, f2: number): number {
    return ((d1 * this.size2 + d2) * this.flags1 + f1) * this.flags2 + f2;
  }

  /** Damage of all dice used as strikes, crits first, at dice * 4 + flags. */
  private rushTable(actor: number): Int16Array {
    const own = this.arms[actor];
    const table = new Int16Array(own.dice.size * 4);
    for (let d = 1; d < own.dice.size; d++)
      for (let flags = 0; flags < 4; flags++) {
        const c = own.dice.crits[d];
        const n = own.dice.normals[d];
        const crit = c > 0;
        const rest = own.dice.of[(crit ? c - 1 : c) * (own.dice.most + 1) + (crit ? n : n - 1)];
        // A second strike at once is one of the remaining dice, only without the bonus of a first strike.
        const after = flags | STRUCK | (crit ? CRIT_STRUCK : 0);
        table[d * 4 + flags] = this.strikeDamage(actor, crit, flags) + table[rest * 4 + after];
      }
    return table;
  }

  private strikeDamage(actor: number, crit: boolean, flags: number): number {
    const own = this.arms[actor];
    const enemy = this.arms[1 - actor].traits;
    if (!(flags & STRUCK) && enemy.ignoresFirstStrike) return 0;
    const bonus = !(flags & STRUCK) && own.traits.firstStrikeHitsHarder ? 1 : 0;
    if (!crit) return own.normal + bonus;
    const softened = enemy.softensFirstCrit && !(flags & CRIT_STRUCK) && own.critical > SOFTENED_ABOVE ? 1 : 0;
    return own.critical - softened + bonus;
  }

  private fill(d1: number, d2: number, f1: number, f2: number, actions: boolean): void {
    const node = this.nodeOf(d1, d2, f1, f2);
    this.holds[node] = (d1 > 0 ? 1 : 0) | (d2 > 0 ? 2 : 0);
    for (let actor = 0; actor < 2; actor++) {
      const dOwn = actor === 0 ? d1 : d2;
      if (dOwn === 0) continue;
      const dEnemy = actor === 0 ? d2 : d1;
      const own = this.arms[actor];
      const flags = unpackFlags(actor === 0 ? f1 : f2, own.mask);
      const enemyFlags = actor === 0 ? f2 : f1;
      this.rush[actor][node] = this.rushOf[actor][dOwn * 4 + flags];
      if (actions)
        for (let action = 0; action < ACTION_COUNT; action++)
          this.move(actor, action, action, node, dOwn, dEnemy, flags, enemyFlags);
      this.fillHeuristics(actor, node, dOwn, dEnemy, flags, enemyFlags);
    }
  }

  private fillHeuristics(
    actor: number,
    node: number,
    dOwn: number,
    dEnemy: number,
    flags: number,
    enemyFlags: number,
  ): void {
    const own = this.arms[actor];
    const enemy = this.arms[1 - actor];
    const c = own.dice.crits[dOwn];
    const ec = enemy.dice.crits[dEnemy];
    this.move(actor, STRIKE, c > 0 ? STRIKE_CRIT : STRIKE_NORMAL, node, dOwn, dEnemy, flags, enemyFlags);
    if (dEnemy === 0) return;
    // Against Brutal without a crit, and for the first Stun on an enemy without crits, every heuristic strikes.
    if (enemy.traits.parriedOnlyByCrits && c === 0) return;
    if (own.traits.firstCritTakesNormal && !(flags & CRIT_STRUCK) && c > 0 && ec === 0) return;
    const finish = this.finishAction(own, enemy, dOwn, dEnemy);
    if (finish >= 0) {
      this.move(actor, FINISH, finish, node, dOwn, dEnemy, flags, enemyFlags);
      const n = own.dice.normals[dOwn];
      const kept = finish === NORMAL_PARRY ? c * (own.dice.most + 1) + n - 1 : (c - 1) * (own.dice.most + 1) + n;
      this.finishKeeps[actor][node] = this.rushOf[actor][own.dice.of[kept] * 4 + flags];
    }
    const parry = own.parries ? plainParry(own, enemy, dOwn, dEnemy) : -1;
    if (parry >= 0) this.move(actor, PARRY, parry, node, dOwn, dEnemy, flags, enemyFlags);
  }

  /** The parry that could take the enemy's last dice, or -1. */
  private finishAction(own: Arm, enemy: Arm, dOwn: number, dEnemy: number): number {
    const c = own.dice.crits[dOwn];
    const n = own.dice.normals[dOwn];
    const ec = enemy.dice.crits[dEnemy];
    const total = ec + enemy.dice.normals[dEnemy];
    if (own.traits.critParryTakesNormalToo && c > 0 && ec <= 1 && total <= 2) return critParry(ec);
    if (total > (own.traits.parryTakesTwo ? 2 : 1)) return -1;
    if (ec > 0) return c > 0 ? CRIT_PARRY_CRIT : -1;
    if (n > 0 && !enemy.traits.parriedOnlyByCrits) return NORMAL_PARRY;
    return c > 0 ? CRIT_PARRY_NORMAL : -1;
  }

  /** Enters one action into the table of a move, if it is possible. */
  private move(
    actor: number,
    move: number,
    action: number,
    node: number,
    dOwn: number,
    dEnemy: number,
    flags: number,
    enemyFlags: number,
  ): void {
    const own = this.arms[actor];
    const enemy = this.arms[1 - actor];
    const { open } = this;
    open[0] = own.dice.crits[dOwn];
    open[1] = own.dice.normals[dOwn];
    open[2] = enemy.dice.crits[dEnemy];
    open[3] = enemy.dice.normals[dEnemy];
    open[4] = flags;
    open[5] = 0;
    const possible = action <= STRIKE_NORMAL ? this.strike(actor, action, open) : parry(own, enemy, action, open);
    if (!possible) return;
    const ownAfter = own.dice.of[open[0] * (own.dice.most + 1) + open[1]];
    const enemyAfter = enemy.dice.of[open[2] * (enemy.dice.most + 1) + open[3]];
    const packed = packFlags(open[4], own.mask);
    const slot = actor * MOVE_COUNT + move;
    this.to[slot][node] =
      actor === 0
        ? this.nodeOf(ownAfter, enemyAfter, packed, enemyFlags)
        : this.nodeOf(enemyAfter, ownAfter, enemyFlags, packed);
    if (open[5] > 0) this.damage[slot][node] = open[5];
  }

  /** `open` = own crits, own normals, enemy crits, enemy normals, own flags, damage done. */
  private strike(actor: number, action: number, open: Int32Array): boolean {
    const own = this.arms[actor];
    const crit = action === STRIKE_CRIT;
    if (open[crit ? 0 : 1] === 0) return false;
    open[crit ? 0 : 1]--;
    open[5] = this.strikeDamage(actor, crit, open[4]);
    const firstCrit = crit && !(open[4] & CRIT_STRUCK);
    open[4] |= STRUCK | (crit ? CRIT_STRUCK : 0);
    if (!firstCrit) return true;
    if (own.traits.firstCritTakesNormal && open[3] > 0) open[3]--;
    if (own.traits.firstCritTakesAny) {
      if (open[3] > 0) open[3]--;
      else if (open[2] > 0) open[2]--;
    }
    if (own.traits.firstCritStrikesAgain && open[0] + open[1] > 0) {
      const again = open[0] > 0 ? 0 : 1;
      open[again]--;
      open[5] += again === 0 ? own.critical : own.normal;
    }
    return true;
  }

  /** The parry of Duelist, on [first crits, first normals, second crits, second normals]. */
  private duel(open: number[], actor: number): void {
    const mine = actor * 2;
    const theirs = 2 - mine;
    const own = this.arms[actor];
    const enemy = this.arms[1 - actor];
    if (open[mine] + open[mine + 1] === 0 || open[theirs] + open[theirs + 1] === 0) return;
    let action = NORMAL_PARRY;
    if (enemy.traits.parriedOnlyByCrits) {
      if (open[mine] === 0) return;
      action = critParry(open[theirs]);
    } else if (open[mine + 1] === 0 || (open[mine] > 0 && open[theirs] > 0)) action = critParry(open[theirs]);
    const turned = Int32Array.of(open[mine], open[mine + 1], open[theirs], open[theirs + 1]);
    if (!parry(own, enemy, action, turned)) return;
    open[mine] = turned[0];
    open[mine + 1] = turned[1];
    open[theirs] = turned[2];
    open[theirs + 1] = turned[3];
  }
}
