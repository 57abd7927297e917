// Fights with chance inside the round (Feel No Pain) or with optimal play: values backwards, then probability forwards.
import type { Budget } from '../../budget.ts';
import { type Objective, strategies, TIE_TOLERANCE } from '../strategies.ts';
import type { Arena, Entries } from './arena.ts';
import { ACTION_COUNT, isStrike, MOVE_COUNT } from './moves.ts';
import { RoundTables, stateOf, type Table } from './round-tables.ts';

/** Chance of each state of a table, in this round. */
function weightsOf(groups: Map<Table, Float64Array>, table: Table): Float64Array {
  let weights = groups.get(table);
  if (weights === undefined) {
    weights = new Float64Array(table.policy.length);
    groups.set(table, weights);
  }
  return weights;
}

export class Solver {
  private readonly arena: Arena;
  private readonly budget: Budget;
  /** For each fighter: which value array is its objective, and with which sign; -1 for heuristics. */
  private readonly slot: readonly [number, number];
  private readonly sign: readonly [number, number];
  private readonly objectives: readonly Objective[];
  /** Objective of slot s is measured from this fighter's side. */
  private readonly owner: readonly number[];
  private readonly devastates: boolean;
  /** Value of a round's start: roundValues[rounds left][slot], by wounds. Filled from the last round backwards. */
  private readonly roundValues: Float64Array[][] = [];
  private readonly tables: RoundTables;
  private readonly holds: Uint8Array;
  private readonly to: readonly Int32Array[];
  private readonly damage: readonly Int16Array[];
  private visited = 0;
  private readonly stride: number;
  /** Values of the actions being compared, five for each level of recursion. */
  private readonly worth: Float64Array;
  private depth = 0;
  /** Nodes by falling number of open dice. */
  private readonly order: Int32Array;

  constructor(arena: Arena, budget: Budget) {
    this.arena = arena;
    this.budget = budget;
    this.stride = arena.most2 + 1;
    const goals = arena.fighters.map((fighter) => strategies[fighter.strategy].objective);
    const zeroSum = goals[0] !== undefined && goals[0] === goals[1];
    this.slot = [goals[0] ? 0 : -1, goals[1] ? (zeroSum || !goals[0] ? 0 : 1) : -1];
    this.sign = [1, zeroSum ? -1 : 1];
    this.objectives = zeroSum ? [goals[0]!] : goals.filter((goal) => goal !== undefined);
    this.owner = zeroSum ? [0] : [0, 1].filter((fighter) => goals[fighter] !== undefined);
    this.devastates = arena.devastating[0] > 0 || arena.devastating[1] > 0;
    this.tables = new RoundTables(arena, budget, this.objectives.length);
    this.holds = arena.exchange.holds;
    this.to = arena.exchange.to;
    this.damage = arena.exchange.damage;
    this.worth = new Float64Array(ACTION_COUNT * 64);
    this.order = this.sweepOrder();
  }

  /** The joint distribution of wounds at the end, P at first * (most2 + 1) + second. */
  fight(): Float64Array {
    const { most1, most2, input } = this.arena;
    if (this.objectives.length > 0) this.solveRounds(input.rounds - 1);
    const start = new Float64Array((most1 + 1) * this.stride);
    start[most1 * this.stride + most2] = 1;
    return this.forwardRounds(start, input.rounds);
  }

  /** From the middle of a round: after `move` of the acting fighter, everyone plays on by strategy. */
  afterMove(
    node: number,
    actor: number,
    move: number,
    wounds: readonly [number, number],
    starts: readonly [number, number],
  ): Float64Array {
    const { rounds } = this.arena.input;
    if (this.objectives.length > 0 && this.roundValues.length === 0) this.solveRounds(rounds - 1);
    const table = this.tables.of(rounds, starts[0], starts[1]);
    const weights = new Float64Array(table.policy.length);
    const ends = new Float64Array((this.arena.most1 + 1) * this.stride);
    this.apply(table, node, actor, move, wounds[0], wounds[1], 1, weights, ends);
    this.sweep(table, weights, ends);
    return this.forwardRounds(ends, rounds - 1);
  }

  // --- values, backwards ---

  private solveRounds(rounds: number): void {
    const { most1, most2, input } = this.arena;
    const size = (most1 + 1) * this.stride;
    this.roundValues[0] = this.objectives.map((_, slot) => {
      const values = new Float64Array(size);
      for (let w1 = 0; w1 <= most1; w1++)
        for (let w2 = 0; w2 <= most2; w2++) values[w1 * this.stride + w2] = this.endValue(slot, w1, w2);
      return values;
    });
    for (let left = 1; left <= rounds; left++) {
      // Values of the dead stay what they are; the living get theirs below.
      const values = this.roundValues[0].map((ends) => ends.slice());
      this.roundValues[left] = values;
      const first = this.arena.firstOf(input.rounds - left + 1);
      for (let w1 = 1; w1 <= most1; w1++)
        for (let w2 = 1; w2 <= most2; w2++) {
          if (this.tables.reachable[0][w1] === 0 || this.tables.reachable[1][w2] === 0) continue;
          for (let slot = 0; slot < values.length; slot++)
            values[slot][w1 * this.stride + w2] = this.startValue(slot, left, first, w1, w2);
        }
    }
  }

  private endValue(slot: number, w1: number, w2: number): number {
    const gain = this.objectives[slot] === 'kill' ? (w2 === 0 ? 1 : 0) - (w1 === 0 ? 1 : 0) : w1 - w2;
    return this.owner[slot] === 0 ? gain : -gain;
  }

  /** Value of a round about to be rolled. */
  private startValue(slot: number, left: number, first: number, w1: number, w2: number): number {
    const entries = this.arena.entries(w1, w2, first);
    let total = 0;
    if (!this.devastates) {
      const table = this.tables.of(left, w1, w2);
      for (let e = 0; e < entries.size; e++)
        total += entries.chance[e] * this.value(slot, table, entries.node[e], first, w1, w2);
      return total;
    }
    for (let e = 0; e < entries.size; e++) {
      const chance = entries.chance[e];
      this.devastate(entries, e, w1, w2, (left1, left2, share) => {
        total +=
          chance *
          share *
          (left1 === 0 || left2 === 0
            ? this.endValue(slot, left1, left2)
            : this.value(slot, this.tables.of(left, left1, left2), entries.node[e], first, left1, left2));
      });
    }
    return total;
  }

  /** Calls back with the wounds after Devastating and their chance. */
  private devastate(
    entries: Entries,
    e: number,
    w1: number,
    w2: number,
    then: (left1: number, left2: number, share: number) => void,
  ): void {
    const [dev1, dev2] = this.arena.devastating;
    const damage1 = dev2 * entries.crits2[e];
    const damage2 = dev1 * entries.crits1[e];
    if (damage1 === 0 && damage2 === 0) {
      then(w1, w2, 1);
      return;
    }
    const { through, throughStride } = this.arena;
    const last1 = through[0] === null ? 0 : damage1;
    const last2 = through[1] === null ? 0 : damage2;
    for (let i = 0; i <= last1; i++)
      for (let j = 0; j <= last2; j++) {
        const share1 = through[0] === null ? 1 : through[0][damage1 * throughStride + i];
        const share2 = through[1] === null ? 1 : through[1][damage2 * throughStride + j];
        const cost1 = through[0] === null ? damage1 : i;
        const cost2 = through[1] === null ? damage2 : j;
        then(Math.max(0, w1 - cost1), Math.max(0, w2 - cost2), share1 * share2);
      }
  }

  /** Value for an objective slot of a position inside a round. */
  private value(slot: number, table: Table, node: number, turn: number, w1: number, w2: number): number {
    if (w1 <= 0 || w2 <= 0) return this.roundValues[0][slot][(w1 > 0 ? w1 : 0) * this.stride + (w2 > 0 ? w2 : 0)];
    const holds = this.holds[node];
    if (holds === 0) return this.roundValues[table.roundsLeft - 1][slot][w1 * this.stride + w2];
    const actor = (holds & (1 << turn)) === 0 ? 1 - turn : turn;
    const state = stateOf(table, node, actor, w1, w2);
    if (table.policy[state] === 0) this.decide(table, state, node, actor, w1, w2);
    return table.values[slot][state];
  }

  /** Fills in the move of a state, and its values where someone plays for one. */
  private decide(table: Table, state: number, node: number, actor: number, w1: number, w2: number): void {
    if ((++this.visited & 4095) === 0) this.budget.spend(4096 * 20);
    const slot = this.slot[actor];
    const worth = this.depth * ACTION_COUNT;
    this.depth++;
    const move = slot < 0 ? table.playouts!.decide(node, actor, w1, w2) : this.best(slot, table, node, actor, w1, w2);
    table.policy[state] = move + 1;
    for (let s = 0; s < table.values.length; s++)
      table.values[s][state] =
        s === slot ? this.worth[worth + move] * this.sign[actor] : this.moveValue(s, table, node, actor, move, w1, w2);
    this.depth--;
  }

  private best(slot: number, table: Table, node: number, actor: number, w1: number, w2: number): number {
    const { to, worth } = this;
    const sign = this.sign[actor];
    const base = (this.depth - 1) * ACTION_COUNT;
    let most = Number.NEGATIVE_INFINITY;
    for (let action = 0; action < ACTION_COUNT; action++) {
      worth[base + action] = Number.NEGATIVE_INFINITY;
      if (to[actor * MOVE_COUNT + action][node] < 0) continue;
      const value = sign * this.moveValue(slot, table, node, actor, action, w1, w2);
      worth[base + action] = value;
      if (value > most) most = value;
    }
    for (let action = 0; action < ACTION_COUNT; action++)
      if (worth[base + action] >= most - TIE_TOLERANCE) return action;
    throw new Error('a fighter with dice has no action');
  }

  private moveValue(
    slot: number,
    table: Table,
    node: number,
    actor: number,
    move: number,
    w1: number,
    w2: number,
  ): number {
    const next = this.to[actor * MOVE_COUNT + move][node];
    const points = isStrike(move) ? this.damage[actor * MOVE_COUNT + move][node] : 0;
    const through = this.arena.through[1 - actor];
    const turn = 1 - actor;
    if (points === 0 || through === null)
      return actor === 0
        ? this.value(slot, table, next, turn, w1, w2 - points)
        : this.value(slot, table, next, turn, w1 - points, w2);
    let total = 0;
    const row = points * this.arena.throughStride;
    for (let cost = 0; cost <= points; cost++)
      total +=
        through[row + cost] *
        (actor === 0
          ? this.value(slot, table, next, turn, w1, w2 - cost)
          : this.value(slot, table, next, turn, w1 - cost, w2));
    return total;
  }

  // --- probability, forwards ---

  private sweepOrder(): Int32Array {
    const { exchange } = this.arena;
    const order = Int32Array.from({ length: exchange.nodes }, (_, node) => node);
    const dice = Int32Array.from(order, (node) => exchange.diceOf(node));
    return order.sort((a, b) => dice[b] - dice[a]);
  }

  private forwardRounds(start: Float64Array, rounds: number): Float64Array {
    let now = start;
    for (let left = rounds; left >= 1; left--) now = this.forward(now, left);
    return now;
  }

  /** One round on a distribution over wounds. */
  private forward(now: Float64Array, left: number): Float64Array {
    const { most1, most2, input } = this.arena;
    const first = this.arena.firstOf(input.rounds - left + 1);
    const ends = new Float64Array(now.length);
    const groups = new Map<Table, Float64Array>();
    for (let w1 = 0; w1 <= most1; w1++)
      for (let w2 = 0; w2 <= most2; w2++) {
        const mass = now[w1 * this.stride + w2];
        if (mass === 0) continue;
        if (w1 === 0 || w2 === 0) ends[w1 * this.stride + w2] += mass;
        else this.enter(left, first, w1, w2, mass, groups, ends);
        // A table of its own for every pair of wounds: done with at once, so that only one is held.
        if (this.tables.startMatters[0] && this.tables.startMatters[1] && !this.devastates) this.sweepAll(groups, ends);
      }
    this.sweepAll(groups, ends);
    return ends;
  }

  private sweepAll(groups: Map<Table, Float64Array>, ends: Float64Array): void {
    for (const [table, weights] of groups) this.sweep(table, weights, ends);
    groups.clear();
  }

  private enter(
    left: number,
    first: number,
    w1: number,
    w2: number,
    mass: number,
    groups: Map<Table, Float64Array>,
    ends: Float64Array,
  ): void {
    const entries = this.arena.entries(w1, w2, first);
    if (!this.devastates) {
      const table = this.tables.of(left, w1, w2);
      const weights = weightsOf(groups, table);
      for (let e = 0; e < entries.size; e++)
        this.arrive(table, entries.node[e], first, w1, w2, mass * entries.chance[e], weights, ends);
      return;
    }
    for (let e = 0; e < entries.size; e++)
      this.devastate(entries, e, w1, w2, (left1, left2, share) => {
        const chance = mass * entries.chance[e] * share;
        if (left1 === 0 || left2 === 0) {
          ends[left1 * this.stride + left2] += chance;
          return;
        }
        const table = this.tables.of(left, left1, left2);
        this.arrive(table, entries.node[e], first, left1, left2, chance, weightsOf(groups, table), ends);
      });
  }

  private arrive(
    table: Table,
    node: number,
    turn: number,
    w1: number,
    w2: number,
    chance: number,
    weights: Float64Array,
    ends: Float64Array,
  ): void {
    const holds = this.holds[node];
    if (w1 <= 0 || w2 <= 0 || holds === 0) {
      ends[Math.max(0, w1) * this.stride + Math.max(0, w2)] += chance;
      return;
    }
    const actor = (holds & (1 << turn)) === 0 ? 1 - turn : turn;
    weights[stateOf(table, node, actor, w1, w2)] += chance;
  }

  private sweep(table: Table, weights: Float64Array, ends: Float64Array): void {
    const { start1, start2 } = table;
    const block = start1 * start2;
    for (const node of this.order) {
      this.budget.spend(2 * block);
      for (let actor = 0; actor < 2; actor++) {
        const base = (node * 2 + actor) * block;
        for (let w = 0; w < block; w++) {
          const chance = weights[base + w];
          if (chance === 0) continue;
          const w1 = Math.floor(w / start2) + 1;
          const w2 = (w % start2) + 1;
          if (table.policy[base + w] === 0) this.decide(table, base + w, node, actor, w1, w2);
          this.apply(table, node, actor, table.policy[base + w] - 1, w1, w2, chance, weights, ends);
        }
      }
    }
  }

  private apply(
    table: Table,
    node: number,
    actor: number,
    move: number,
    w1: number,
    w2: number,
    chance: number,
    weights: Float64Array,
    ends: Float64Array,
  ): void {
    const next = this.to[actor * MOVE_COUNT + move][node];
    const points = isStrike(move) ? this.damage[actor * MOVE_COUNT + move][node] : 0;
    const through = this.arena.through[1 - actor];
    if (points === 0 || through === null) {
      this.arrive(
        table,
        next,
        1 - actor,
        actor === 0 ? w1 : w1 - points,
        actor === 0 ? w2 - points : w2,
        chance,
        weights,
        ends,
      );
      return;
    }
    const row = points * this.arena.throughStride;
    for (let cost = 0; cost <= points; cost++) {
      const share = chance * through[row + cost];
      const left1 = actor === 0 ? w1 : w1 - cost;
      const left2 = actor === 0 ? w2 - cost : w2;
      this.arrive(table, next, 1 - actor, left1, left2, share, weights, ends);
    }
  }
}
