// Both sides of a wave together: which pairs of nodes are over, and how probability moves over the others.
import type { Budget } from '../../../contract/budget.ts';
import {
  ALL_LANDED,
  COMMITTED,
  DESTROYER,
  EMPTY,
  type Graph,
  HELPLESS,
  NO_SPLIT,
  ONLY_AIRCRAFT,
  ONLY_SUBMARINES,
  SUBMARINE,
} from '../graph/graph.ts';
import { SUB_HIT } from '../graph/order.ts';
import type { RoundEngine } from '../round/engine.ts';
import type { LineSweep } from '../round/line-sweep.ts';
import type { LineTables } from '../round/line-tables.ts';
import type { StackSweep } from './stack-sweep.ts';

/** `settle`: the pair fights another round. */
export const FIGHTS = -1;

/** A round that changes nothing for certain would never end: such a pair is a stand-off. */
const CERTAIN = 1 - 1e-14;

export interface PairOptions {
  /** Pairs less likely than this are dropped and counted as dropped. */
  readonly cut: number;
  /** Next pairs less likely than this are dropped and counted as dropped. */
  readonly floor: number;
}

export interface RoundOptions {
  readonly mayDive: boolean;
  readonly mayStop: boolean;
  /** Ships fire even where nobody has landed. */
  readonly bombarded: boolean;
}

export class Pairs {
  readonly attacker: Graph;
  readonly defender: Graph;
  readonly engine: RoundEngine;
  readonly budget: Budget;
  readonly options: PairOptions;
  readonly columns: number;
  readonly cells: number;
  /** Probability of each pair at the start of a round; what stays at the end is where battles ended. */
  mass: Float64Array;
  readonly midRound: Float64Array;
  readonly midSurprised: Float64Array;
  /** 1 where the attacker stops; undefined when nothing ever makes him. */
  stops: Uint8Array | undefined;
  /** 1 for every pair the sweep has come to. */
  visited: Uint8Array | undefined;
  /** Expected number of rounds begun, and of stops made, at each pair, when somebody asks. */
  visits: Float64Array | undefined;
  /** About how much probability has come to each attacker node: 0 for none. */
  readonly arrived: Float64Array;
  /** 1 for attacker nodes that may have probability anywhere; others of a line have it only where defenders are dead. */
  readonly scattered: Uint8Array;
  /** Expected number of rounds fought. */
  rounds = 0;
  dropped = 0;

  constructor(attacker: Graph, defender: Graph, engine: RoundEngine, options: PairOptions, budget: Budget) {
    this.attacker = attacker;
    this.defender = defender;
    this.engine = engine;
    this.options = options;
    this.budget = budget;
    this.columns = defender.size;
    this.cells = attacker.size * defender.size;
    // Before the memory is taken: far too many pairs end here.
    budget.spend(this.cells);
    this.arrived = engine.arrived;
    this.everyColumn = Int32Array.from({ length: this.columns }, (_, j) => j);
    this.scattered = new Uint8Array(attacker.size);
    if (attacker.after !== undefined) this.scattered.fill(1);
    this.mass = new Float64Array(this.cells);
    const web = (defender.after?.[SUB_HIT].length ?? 0) > 0;
    budget.look();
    this.midRound = new Float64Array(web ? this.cells : 0);
    budget.look();
    this.midSurprised = new Float64Array(web && engine.minds ? this.cells : 0);
  }

  /** Puts probability on a pair before the battle. */
  add(pair: number, weight: number): void {
    const i = Math.floor(pair / this.columns);
    this.mass[pair] += weight;
    this.arrived[i] += weight;
    this.scattered[i] = 1;
  }

  /** Where a pair goes before a round: itself when the battle is over, another pair after a clean-up, or FIGHTS. */
  settle(i: number, j: number, mayDive = true): number {
    const a = this.attacker.flags[i];
    const d = this.defender.flags[j];
    const self = i * this.columns + j;
    if ((a | d) & EMPTY) return self;
    // Helpless attackers sink nobody.
    if (d & HELPLESS) return a & HELPLESS ? self : i * this.columns + this.defender.dead[j];
    if (mayDive && (a | d) & SUBMARINE) {
      const ii = d & DESTROYER ? i : this.attacker.dived[i];
      const jj = a & DESTROYER ? j : this.defender.dived[j];
      if (ii !== i || jj !== j) return ii * this.columns + jj;
    }
    if ((a & ONLY_SUBMARINES && d & ONLY_AIRCRAFT) || (a & ONLY_AIRCRAFT && d & ONLY_SUBMARINES)) return self;
    return FIGHTS;
  }

  /** Where a pair comes to rest without a round being fought. */
  restAt(i: number, j: number): number {
    const next = this.settle(i, j);
    const self = i * this.columns + j;
    return next === FIGHTS || next === self ? self : this.restAt(Math.floor(next / this.columns), next % this.columns);
  }

  /** Whether a round is fought at all, be it after submarines have dived. */
  willFight(i: number, j: number): boolean {
    const rest = this.restAt(i, j);
    return this.settle(Math.floor(rest / this.columns), rest % this.columns) === FIGHTS;
  }

  /** Where a pair goes when the attacker stops: itself, or the landed units that fight on; FIGHTS if all have landed. */
  withdraw(i: number, j: number): number {
    const split = this.attacker.flags[i] & COMMITTED ? ALL_LANDED : this.attacker.split[i];
    if (split === ALL_LANDED) return FIGHTS;
    return (split === NO_SPLIT ? i : split) * this.columns + j;
  }

  /** Set for lines: the same sweep, a row at a time, and the tables it reads. */
  rowSweep: LineSweep | undefined;
  lines: LineTables | undefined;
  /** Set for large webs in which nobody minds his last destroyer; serves where nobody stops. */
  stackSweep: StackSweep | undefined;
  readonly everyColumn: Int32Array;

  /** Carries all probability to where battles end; each pair is visited once, after all its parents. */
  sweep(): void {
    if (this.rowSweep !== undefined) {
      this.rowSweep.sweep();
      return;
    }
    if (this.stackSweep !== undefined && this.stops === undefined) {
      this.stackSweep.sweep();
      return;
    }
    for (let i = 0; i < this.attacker.size; i++) {
      // Of 6,900 states of a fleet of 160 most are never met: looking at each pair of them would take half a second.
      if (this.arrived[i] === 0) continue;
      this.budget.spend(this.columns);
      if (this.options.floor > 0) this.visitRow(i, this.everyColumn);
      else for (let j = 0; j < this.columns; j++) this.visit(i, j);
    }
  }

  /** An attacker against some defenders. */
  visitRow(i: number, columns: Int32Array): void {
    const { engine } = this;
    engine.beginRow(i, this.mass, this.arrived[i], this.options.floor);
    for (let c = 0; c < columns.length; c++) this.visit(i, columns[c]);
    this.dropped -= engine.unseen;
    engine.endRow(this.mass, this.budget);
    this.dropped += engine.unseen;
  }

  visit(i: number, j: number): void {
    const { mass, midRound, midSurprised } = this;
    const self = i * this.columns + j;
    const web = midRound.length > 0;
    const surprises = midSurprised.length > 0;
    if (mass[self] === 0 && (!web || midRound[self] === 0) && (!surprises || midSurprised[self] === 0)) return;
    if (this.visited !== undefined) this.visited[self] = 1;
    if (surprises && midSurprised[self] > 0) {
      this.pour(i, j, true, midSurprised[self]);
      midSurprised[self] = 0;
    }
    const next = this.nextOf(i, j, self);
    if (next !== FIGHTS) {
      if (web && midRound[self] > 0) {
        this.pour(i, j, false, midRound[self]);
        midRound[self] = 0;
      }
      if (next !== self) {
        mass[next] += mass[self];
        this.arrived[Math.floor(next / this.columns)] += mass[self];
        mass[self] = 0;
      }
      return;
    }
    this.fight(i, j, self, web);
  }

  private nextOf(i: number, j: number, self: number): number {
    const settled = this.settle(i, j);
    if (settled !== FIGHTS) return settled;
    return this.stops?.[self] === 1 ? this.leave(i, j, this.mass[self]) : FIGHTS;
  }

  /** As `withdraw`, for good: somebody came here and stopped. */
  leave(i: number, j: number, weight: number): number {
    const next = this.withdraw(i, j);
    if (this.visits !== undefined && next !== FIGHTS) this.visits[i * this.columns + j] += weight;
    return next;
  }

  /** Rounds without effect only repeat the pair: their geometric series is summed in closed form. */
  private fight(i: number, j: number, self: number, web: boolean): void {
    const { mass, midRound, engine } = this;
    const start = mass[self];
    const mid = web ? midRound[self] : 0;
    if (start + mid < this.options.cut) {
      this.dropped += start + mid;
      mass[self] = 0;
      if (web) midRound[self] = 0;
      return;
    }
    const least = this.options.floor / (start + mid);
    engine.prepare(i, j, false, least);
    if (engine.strikes(i, j)) {
      engine.prepareStrike(i, j, least);
      const begun = (start + engine.stay * mid) / (1 - engine.strikeStay * engine.stay);
      this.spread(mid + engine.strikeStay * begun, engine, mass);
      this.spreadStrike(begun, engine);
      this.count(self, begun);
      mass[self] = 0;
      midRound[self] = 0;
      return;
    }
    if (engine.stay >= CERTAIN) {
      mass[self] = start + mid;
      return;
    }
    const begun = (start + engine.stay * mid) / (1 - engine.stay);
    this.spread(begun + mid, engine, mass);
    this.count(self, begun);
    mass[self] = 0;
    if (web) midRound[self] = 0;
  }

  /** Fires the rest of a round that is under way. */
  private pour(i: number, j: number, surprised: boolean, weight: number): void {
    this.engine.prepare(i, j, surprised, this.options.floor / weight);
    this.spread(weight, this.engine, this.mass);
  }

  private spread(weight: number, engine: RoundEngine, into: Float64Array): void {
    this.dropped += weight * engine.lost - engine.unseen;
    this.budget.spend(engine.spread(weight, into));
    this.dropped += engine.unseen;
  }

  private spreadStrike(weight: number, engine: RoundEngine): void {
    this.dropped += weight * engine.strikeLost;
    this.budget.spend(engine.spreadStrike(weight, this.midRound, this.midSurprised));
  }

  count(self: number, begun: number): void {
    this.rounds += begun;
    if (this.visits !== undefined) this.visits[self] += begun;
  }

  /** One round for everyone still fighting; `engine` may differ from the pairs's in the round that ships bombard. */
  playRound(engine: RoundEngine, options: RoundOptions): void {
    const from = this.mass;
    const into = new Float64Array(this.cells);
    // Bombarded lines fire other volleys, from so few pairs that they are taken one by one.
    const rows = engine === this.engine ? this.rowSweep : undefined;
    const begun = rows === undefined ? undefined : new Float64Array(this.cells);
    for (let i = 0; i < this.attacker.size; i++) {
      if (this.arrived[i] === 0) continue;
      this.budget.spend(this.columns);
      for (let j = 0; j < this.columns; j++) {
        const self = i * this.columns + j;
        const here = from[self];
        if (here === 0) continue;
        if (this.visited !== undefined) this.visited[self] = 1;
        let next = this.settle(i, j, options.mayDive);
        if (options.bombarded && next === self && !(this.defender.flags[j] & EMPTY)) next = FIGHTS;
        if (next === FIGHTS && options.mayStop && this.stops?.[self] === 1) next = this.leave(i, j, here);
        if (next === self) into[self] += here;
        else if (next !== FIGHTS) {
          from[next] += here;
          this.arrived[Math.floor(next / this.columns)] += here;
          this.scattered[Math.floor(next / this.columns)] = 1;
        } else if (begun === undefined) this.beginRound(i, j, here, engine, into);
        else {
          begun[self] = here;
          this.count(self, here);
        }
      }
    }
    if (begun !== undefined) rows?.advance(begun, into);
    this.mass = into;
    this.scattered.fill(1);
    this.finishRound(engine);
  }

  private beginRound(i: number, j: number, here: number, engine: RoundEngine, into: Float64Array): void {
    this.count(i * this.columns + j, here);
    if (engine.strikes(i, j)) {
      engine.prepareStrike(i, j, this.options.floor / here);
      this.spreadStrike(here, engine);
    } else {
      engine.prepare(i, j, false, this.options.floor / here);
      this.spread(here, engine, into);
    }
  }

  private finishRound(engine: RoundEngine): void {
    for (const [table, surprised] of [
      [this.midRound, false],
      [this.midSurprised, true],
    ] as const)
      for (let self = 0; self < table.length; self++) {
        if (self % this.columns === 0) this.budget.spend(this.columns);
        if (table[self] === 0) continue;
        const least = this.options.floor / table[self];
        engine.prepare(Math.floor(self / this.columns), self % this.columns, surprised, least);
        this.spread(table[self], engine, this.mass);
        table[self] = 0;
      }
  }
}
