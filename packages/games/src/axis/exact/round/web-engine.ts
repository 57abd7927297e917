// A round at sea with submarines: surprise strikes, hits that submarines or aircraft cannot take, kept destroyers.
import type { DiceMode } from '../../units.ts';
import { AIRCRAFT, DESTROYER, type Graph, SUBMARINE } from '../graph/graph.ts';
import { AIR_HIT, ANY_HIT, SUB_HIT } from '../graph/order.ts';
import { Damage } from './damage.ts';
import type { RoundEngine } from './engine.ts';
import type { Volleys } from './fire.ts';

export interface WebOptions {
  readonly mode: DiceMode;
  readonly attackerKeepsDestroyer: boolean;
  readonly defenderKeepsDestroyer: boolean;
}

export class WebEngine implements RoundEngine {
  stay = 0;
  lost = 0;
  strikeStay = 1;
  strikeLost = 0;
  unseen = 0;
  readonly reached: Uint8Array;
  private readonly attacker: Graph;
  private readonly defender: Graph;
  private readonly attackVolleys: Volleys;
  private readonly defenseVolleys: Volleys;
  private readonly options: WebOptions;
  private readonly columns: number;
  private readonly onAttacker: Damage;
  private readonly onDefender: Damage;
  /** A strike is kept beside the fire that follows it: the sweep needs both at once. */
  private readonly strikeOnAttacker: Damage;
  private readonly strikeOnDefender: Damage;
  private i = 0;
  private j = 0;
  private least = 0;

  constructor(attacker: Graph, defender: Graph, attackVolleys: Volleys, defenseVolleys: Volleys, options: WebOptions) {
    this.attacker = attacker;
    this.defender = defender;
    this.attackVolleys = attackVolleys;
    this.defenseVolleys = defenseVolleys;
    this.options = options;
    this.columns = defender.size;
    this.reached = new Uint8Array(attacker.size);
    this.onAttacker = new Damage(attacker.size);
    this.onDefender = new Damage(defender.size);
    this.strikeOnAttacker = new Damage(attacker.size);
    this.strikeOnDefender = new Damage(defender.size);
  }

  strikes(i: number, j: number): boolean {
    const a = this.attacker.flags[i];
    const d = this.defender.flags[j];
    return ((a & SUBMARINE) !== 0 && (d & DESTROYER) === 0) || ((d & SUBMARINE) !== 0 && (a & DESTROYER) === 0);
  }

  prepareStrike(i: number, j: number, least = 0): void {
    this.i = i;
    this.j = j;
    const { strikeOnAttacker, strikeOnDefender } = this;
    strikeOnAttacker.reset(i, least);
    strikeOnDefender.reset(j, least);
    const a = this.attacker.flags[i];
    const d = this.defender.flags[j];
    // A side that is struck has no destroyer to keep, so the plain edges serve.
    if (a & SUBMARINE && !(d & DESTROYER))
      strikeOnDefender.take(this.attackVolleys.submarines(i), this.defender.after![SUB_HIT]);
    if (d & SUBMARINE && !(a & DESTROYER))
      strikeOnAttacker.take(this.defenseVolleys.submarines(j), this.attacker.after![SUB_HIT]);
    this.strikeStay = strikeOnAttacker.chanceOf(i) * strikeOnDefender.chanceOf(j);
    this.strikeLost = either(strikeOnAttacker.lost, strikeOnDefender.lost);
  }

  prepare(i: number, j: number, surprised: boolean, least = 0): void {
    this.i = i;
    this.j = j;
    this.least = least;
    this.onAttacker.reset(i, least);
    this.onDefender.reset(j, least);
    const a = this.attacker.flags[i];
    const d = this.defender.flags[j];
    const { attackerKeepsDestroyer, defenderKeepsDestroyer } = this.options;
    const attackerKeeps = attackerKeepsDestroyer && ((d & SUBMARINE) !== 0 || surprised);
    const defenderKeeps = defenderKeepsDestroyer && ((a & SUBMARINE) !== 0 || surprised);
    this.fire(this.attackVolleys, i, a, d, this.onDefender, this.defender, j, defenderKeeps);
    this.fire(this.defenseVolleys, j, d, a, this.onAttacker, this.attacker, i, attackerKeeps);
    this.stay = this.onAttacker.chanceOf(i) * this.onDefender.chanceOf(j);
    this.lost = either(this.onAttacker.lost, this.onDefender.lost);
  }

  /** Hits are placed in the order submarine, air, other; restricted air hits first where that wastes fewer. */
  private fire(
    volleys: Volleys,
    node: number,
    own: number,
    target: number,
    damage: Damage,
    side: Graph,
    at: number,
    keeps: boolean,
  ): void {
    const after = side.after!;
    const shift = keeps ? 3 : 0;
    const subsFire = (own & SUBMARINE) !== 0 && (target & DESTROYER) !== 0;
    const subsLast = subsFire && (target & AIRCRAFT) === 0 && (own & AIRCRAFT) !== 0;
    const noSubmarines =
      this.options.mode === 'lowLuck' ? ((own | target) & SUBMARINE) === 0 : (target & SUBMARINE) === 0;
    // Where submarine hits fall on the same units as any others, one volley is placed instead of two in turn. With the four
    // rows of `spread`: 35 ms instead of 51 for 39 v 37. Low luck keeps the pools apart.
    if (subsFire && !keeps && (own & DESTROYER || noSubmarines) && this.options.mode !== 'lowLuck')
      if (volleys.submarines(node).hits.length - 1 <= side.alike[at]) {
        damage.take(volleys.all(node), after[ANY_HIT]);
        return;
      }
    if (subsFire && !subsLast) damage.take(volleys.submarines(node), after[SUB_HIT + shift]);
    if ((own & DESTROYER) !== 0 || noSubmarines) damage.take(volleys.surface(node), after[ANY_HIT + shift]);
    else {
      damage.take(volleys.aircraft(node), after[AIR_HIT + shift]);
      damage.take(volleys.others(node), after[ANY_HIT + shift]);
    }
    if (subsLast) damage.take(volleys.submarines(node), after[SUB_HIT + shift]);
  }

  spread(weight: number, into: Float64Array): number {
    const { columns, least } = this;
    const { nodes: rows, chances: rowChances, count: rowCount } = this.onAttacker;
    const { nodes, chances, count } = this.onDefender;
    for (let row = 0; row < rowCount; row++) this.reached[rows[row]] = 1;
    let steps = 0;
    // Four rows at a time share the look-up of the columns.
    let r = 0;
    for (; r + 3 < rowCount; r += 4) {
      const p0 = rowChances[r];
      const p1 = rowChances[r + 1];
      const p2 = rowChances[r + 2];
      const p3 = rowChances[r + 3];
      // Both ends of a volley together are less likely than either: a fifth of the steps of a fleet of 60 falls away.
      const seen = least / Math.max(p0, p1, p2, p3);
      let from = 0;
      let to = count;
      let unseen = 0;
      while (from < to && chances[from] < seen) unseen += chances[from++];
      while (to > from && chances[to - 1] < seen) unseen += chances[--to];
      this.unseen += unseen * (p0 + p1 + p2 + p3) * weight;
      const r0 = rows[r] * columns;
      const r1 = rows[r + 1] * columns;
      const r2 = rows[r + 2] * columns;
      const r3 = rows[r + 3] * columns;
      const s0 = weight * p0;
      const s1 = weight * p1;
      const s2 = weight * p2;
      const s3 = weight * p3;
      for (let c = from; c < to; c++) {
        const node = nodes[c];
        const chance = chances[c];
        into[r0 + node] += s0 * chance;
        into[r1 + node] += s1 * chance;
        into[r2 + node] += s2 * chance;
        into[r3 + node] += s3 * chance;
      }
      steps += 4 * (to - from);
    }
    for (; r < rowCount; r++) {
      const row = rows[r] * columns;
      const share = weight * rowChances[r];
      for (let c = 0; c < count; c++) into[row + nodes[c]] += share * chances[c];
      steps += count;
    }
    return steps;
  }

  spreadStrike(weight: number, plain: Float64Array, surprised: Float64Array): number {
    const { columns } = this;
    const { nodes: rows, chances: rowChances, count: rowCount } = this.strikeOnAttacker;
    const { nodes, chances, count } = this.strikeOnDefender;
    for (let r = 0; r < rowCount; r++) {
      this.reached[rows[r]] = 1;
      const row = rows[r] * columns;
      const share = weight * rowChances[r];
      for (let c = 0; c < count; c++) {
        const into = this.wasSurprised(rows[r], nodes[c]) ? surprised : plain;
        into[row + nodes[c]] += share * chances[c];
      }
    }
    return rowCount * count;
  }

  /** Matters only to a side that minds its last destroyer. */
  private wasSurprised(i: number, j: number): boolean {
    const { attacker, defender, options } = this;
    const attackerMinds = options.attackerKeepsDestroyer && (attacker.flags[i] & DESTROYER) !== 0;
    if (attackerMinds && defender.flags[this.j] & SUBMARINE && !(defender.flags[j] & SUBMARINE)) return true;
    const defenderMinds = options.defenderKeepsDestroyer && (defender.flags[j] & DESTROYER) !== 0;
    return defenderMinds && (attacker.flags[this.i] & SUBMARINE) !== 0 && (attacker.flags[i] & SUBMARINE) === 0;
  }

  get work(): number {
    return this.onAttacker.count * this.onDefender.count;
  }

  get strikeWork(): number {
    return this.strikeOnAttacker.count * this.strikeOnDefender.count;
  }

  expect(values: Float64Array): number {
    const { columns } = this;
    const { nodes: rows, chances: rowChances, count: rowCount } = this.onAttacker;
    const { nodes, chances, count } = this.onDefender;
    let total = -this.stay * values[this.i * columns + this.j];
    for (let r = 0; r < rowCount; r++) {
      const row = rows[r] * columns;
      let sum = 0;
      for (let c = 0; c < count; c++) sum += chances[c] * values[row + nodes[c]];
      total += rowChances[r] * sum;
    }
    return total;
  }

  expectStrike(plain: Float64Array, surprised: Float64Array): number {
    const { columns } = this;
    const { nodes: rows, chances: rowChances, count: rowCount } = this.strikeOnAttacker;
    const { nodes, chances, count } = this.strikeOnDefender;
    let total = -this.strikeStay * plain[this.i * columns + this.j];
    for (let r = 0; r < rowCount; r++) {
      const row = rows[r] * columns;
      for (let c = 0; c < count; c++) {
        const from = this.wasSurprised(rows[r], nodes[c]) ? surprised : plain;
        total += rowChances[r] * chances[c] * from[row + nodes[c]];
      }
    }
    return total;
  }
}

/** Chance of at least one of two independent things; exact for tiny chances too. */
function either(a: number, b: number): number {
  return a + b - a * b;
}
