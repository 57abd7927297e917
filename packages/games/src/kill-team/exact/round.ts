// One round of a fight that began with certain wounds: what everyone does in every state, what it is worth, where it ends.
import type { Budget } from '../../contract/budget.ts';
import type { FighterPlan } from '../plan.ts';
import { TIE_TOLERANCE } from '../strategies.ts';
import type { FightTables } from './fight-tables.ts';
import { LastStrikes } from './last-strikes.ts';
import type { Pair } from './move-size.ts';
import type { MoveTables } from './move-tables.ts';
import { ACTION_COUNT, isStrike, MOVE_COUNT, NORMAL_PARRY_CRIT } from './moves.ts';
import { NO_SLOT, type Objectives } from './objectives.ts';
import type { Playouts, Start } from './playout.ts';

/** States decided between two looks at the clock, and the steps one is worth; in a new table each may touch a new page of memory. */
const DECIDED_PER_LOOK = 256;
const STEPS_PER_DECISION = 60;
/** Steps of moving the chance of one state, and of one outcome of a roll for damage. */
const STEPS_PER_MOVE = 20;

/** Bytes of a round with so many states, the chances of its states among them. */
export function roundBytes(states: number, slots: number): number {
  return states * (1 + 8 * slots + 8);
}

/** Chance of each state while a round is played, and which nodes have any: all 0 between two rounds. */
export class Chances {
  weights = new Float64Array(0);
  touched = new Uint8Array(0);

  /** Kept from round to round: writing megabytes for the first time was a fifth of a small choice. */
  makeRoom(states: number, nodes: number): void {
    if (this.weights.length < states) this.weights = new Float64Array(states);
    if (this.touched.length < nodes) this.touched = new Uint8Array(nodes);
  }
}

interface RoundParts {
  readonly tables: FightTables;
  readonly objectives: Objectives;
  readonly budget: Budget;
  readonly roundsLeft: number;
  /** Wounds at the start of the round, or the most possible where no strategy looks at them. */
  readonly start: Start;
  readonly playouts: Playouts | undefined;
  /** Shared by rounds, of which one is played at a time. */
  readonly chances: Chances;
}

function actionsOf({ melee }: FighterPlan): number {
  return melee.normalParriesCrit ? ACTION_COUNT : NORMAL_PARRY_CRIT;
}

export class Round {
  private readonly moves: MoveTables;
  private readonly actor: MoveTables['actor'];
  private readonly to: MoveTables['to'];
  private readonly damage: MoveTables['damage'];
  /** Whether each fighter rolls for the damage of strikes at it. */
  private readonly rolls: Pair<boolean>;
  private readonly objectives: Objectives;
  private readonly budget: Budget;
  /** For each objective, what the end of the fight and the start of the next round are worth, by wounds. */
  private readonly atEnd: readonly Float64Array[];
  private readonly atNextRound: readonly Float64Array[];
  private readonly start1: number;
  private readonly start2: number;
  private readonly playouts: Playouts | undefined;
  private readonly lastStrikes: LastStrikes;
  /** How many of the actions each fighter knows: the last is that of few. */
  private readonly actions: Pair<number>;
  private readonly stride: number;
  /** Chosen move + 1 by state; 0 = not yet looked at. */
  private readonly policy: Uint8Array;
  /** Value by state for each objective. */
  private readonly values: readonly Float64Array[];
  /** Values of the actions being compared, one set for each level of recursion. */
  private readonly worth = new Float64Array(ACTION_COUNT * 64);
  private depth = 0;
  private decided = 0;
  private readonly chances: Chances;
  private weights: Float64Array = new Float64Array(0);
  private touched: Uint8Array = new Uint8Array(0);
  private ends: Float64Array = new Float64Array(0);

  constructor({ tables, objectives, budget, roundsLeft, start, playouts, chances }: RoundParts) {
    this.moves = tables.moves;
    this.actor = tables.moves.actor;
    this.to = tables.moves.to;
    this.damage = tables.moves.damage;
    this.rolls = [tables.moves.rows[0].rolls, tables.moves.rows[1].rolls];
    this.objectives = objectives;
    this.budget = budget;
    // Nobody asks for values where nobody has an objective.
    this.atEnd = objectives.roundValues[0] ?? [];
    this.atNextRound = objectives.roundValues[roundsLeft - 1] ?? [];
    this.start1 = start.wounds1;
    this.start2 = start.wounds2;
    this.playouts = playouts;
    this.chances = chances;
    this.stride = objectives.stride;
    this.lastStrikes = new LastStrikes(tables);
    const [one, two] = tables.plan.fighters;
    this.actions = [actionsOf(one), actionsOf(two)];
    const states = tables.moves.nodes * 2 * this.start1 * this.start2;
    budget.spend(states / 4);
    this.policy = new Uint8Array(states);
    this.values = Array.from({ length: objectives.slots }, () => {
      // Writing 30 MB for the first time takes 14 ms.
      budget.look();
      return new Float64Array(states);
    });
  }

  /** The place of a state; both are alive and `actor` holds dice. */
  private stateOf(node: number, actor: number, w1: number, w2: number): number {
    return ((node * 2 + actor) * this.start1 + w1 - 1) * this.start2 + w2 - 1;
  }

  /** Value for an objective of a position inside the round. */
  value(slot: number, node: number, turn: number, w1: number, w2: number): number {
    if (w1 <= 0 || w2 <= 0) return this.deathValue(slot, node, w1 > 0 ? w1 : 0, w2 > 0 ? w2 : 0);
    const actor = this.actor[turn][node];
    if (actor < 0) return this.atNextRound[slot][w1 * this.stride + w2];
    const state = this.stateOf(node, actor, w1, w2);
    if (this.policy[state] === 0) this.decide(state, node, actor, w1, w2);
    return this.values[slot][state];
  }

  private deathValue(slot: number, node: number, w1: number, w2: number): number {
    const ends = this.atEnd[slot];
    return this.lastStrikes.possible ? this.lastStrikes.value(ends, node, w1, w2) : ends[w1 * this.stride + w2];
  }

  /** Fills in the move of a state, and its values where someone plays for one. */
  private decide(state: number, node: number, actor: number, w1: number, w2: number): void {
    if (++this.decided % DECIDED_PER_LOOK === 0) {
      this.budget.spend(DECIDED_PER_LOOK * STEPS_PER_DECISION);
      this.budget.look();
    }
    const slot = this.objectives.slot[actor];
    const worth = this.depth * ACTION_COUNT;
    this.depth++;
    const move = slot === NO_SLOT ? this.playouts!.decide(node, actor, w1, w2) : this.best(node, actor, w1, w2);
    this.policy[state] = move + 1;
    for (let s = 0; s < this.values.length; s++)
      this.values[s][state] =
        s === slot
          ? this.worth[worth + move] * this.objectives.sign[actor]
          : this.moveValue(s, node, actor, move, w1, w2);
    this.depth--;
  }

  private best(node: number, actor: number, w1: number, w2: number): number {
    const { worth } = this;
    const slot = this.objectives.slot[actor];
    const sign = this.objectives.sign[actor];
    const base = (this.depth - 1) * ACTION_COUNT;
    const actions = this.actions[actor];
    let most = Number.NEGATIVE_INFINITY;
    for (let action = 0; action < actions; action++) {
      worth[base + action] = Number.NEGATIVE_INFINITY;
      if (this.to[actor * MOVE_COUNT + action][node] < 0) continue;
      const value = sign * this.moveValue(slot, node, actor, action, w1, w2);
      worth[base + action] = value;
      if (value > most) most = value;
    }
    for (let action = 0; action < actions; action++) if (worth[base + action] >= most - TIE_TOLERANCE) return action;
    throw new Error('a fighter with dice has no action');
  }

  private moveValue(slot: number, node: number, actor: number, move: number, w1: number, w2: number): number {
    const at = actor * MOVE_COUNT + move;
    const next = this.to[at][node];
    const turn = 1 - actor;
    if (!isStrike(move)) return this.value(slot, next, turn, w1, w2);
    if (!this.rolls[turn]) {
      const points = this.damage[at][node];
      return actor === 0
        ? this.value(slot, next, turn, w1, w2 - points)
        : this.value(slot, next, turn, w1 - points, w2);
    }
    const { moves } = this;
    const rows = moves.rows[turn];
    const lowered = rows.lowers ? moves.loweredTo[at][node] : -1;
    const hit = this.rowValue(slot, next, actor, rows.rows[moves.row[at][node]], w1, w2);
    if (lowered < 0) return hit;
    const less = this.rowValue(slot, lowered, actor, rows.rows[moves.loweredRow[at][node]], w1, w2);
    return hit + rows.lowerChance * (less - hit);
  }

  private rowValue(slot: number, next: number, actor: number, row: Float64Array, w1: number, w2: number): number {
    let total = 0;
    for (let points = 0; points < row.length; points++) {
      if (row[points] === 0) continue;
      total +=
        row[points] *
        (actor === 0 ? this.value(slot, next, 1, w1, w2 - points) : this.value(slot, next, 0, w1 - points, w2));
    }
    return total;
  }

  /** Opens the round for chances to come in; `ends` collects P at wounds1 * stride + wounds2. */
  open(ends: Float64Array): void {
    this.budget.look();
    this.chances.makeRoom(this.policy.length, this.moves.nodes);
    this.budget.look();
    this.weights = this.chances.weights;
    this.touched = this.chances.touched;
    this.ends = ends;
  }

  /** A position reached with a chance, `turn` to act. */
  arrive(node: number, turn: number, w1: number, w2: number, chance: number): void {
    if (w1 <= 0 || w2 <= 0) {
      this.lastStrikes.end(this.ends, node, w1 > 0 ? w1 : 0, w2 > 0 ? w2 : 0, chance);
      return;
    }
    const actor = this.actor[turn][node];
    if (actor < 0) {
      this.ends[w1 * this.stride + w2] += chance;
      return;
    }
    this.touched[node] = 1;
    this.weights[this.stateOf(node, actor, w1, w2)] += chance;
  }

  /** Plays on from every state that has a chance, nodes by falling number of dice. */
  close(order: Int32Array): void {
    const block = this.start1 * this.start2;
    this.budget.spend(order.length);
    for (const node of order) {
      if (this.touched[node] === 0) continue;
      this.touched[node] = 0;
      for (let actor = 0; actor < 2; actor++) {
        const base = (node * 2 + actor) * block;
        let moved = 0;
        for (let w = 0; w < block; w++) {
          const chance = this.weights[base + w];
          if (chance === 0) continue;
          this.weights[base + w] = 0;
          const w1 = Math.floor(w / this.start2) + 1;
          const w2 = (w % this.start2) + 1;
          if (this.policy[base + w] === 0) this.decide(base + w, node, actor, w1, w2);
          moved += this.move(node, actor, this.policy[base + w] - 1, w1, w2, chance);
        }
        this.budget.spend(block / 2 + moved * STEPS_PER_MOVE);
      }
    }
  }

  /** Makes a move; returns how many positions it led to. */
  move(node: number, actor: number, move: number, w1: number, w2: number, chance: number): number {
    const at = actor * MOVE_COUNT + move;
    const next = this.to[at][node];
    if (!isStrike(move) || !this.rolls[1 - actor]) {
      const points = isStrike(move) ? this.damage[at][node] : 0;
      if (actor === 0) this.arrive(next, 1, w1, w2 - points, chance);
      else this.arrive(next, 0, w1 - points, w2, chance);
      return 1;
    }
    const { moves } = this;
    const rows = moves.rows[1 - actor];
    const lowered = rows.lowers ? moves.loweredTo[at][node] : -1;
    const share = lowered < 0 ? chance : chance * (1 - rows.lowerChance);
    let reached = this.spread(next, actor, rows.rows[moves.row[at][node]], w1, w2, share);
    if (lowered >= 0) {
      const row = rows.rows[moves.loweredRow[at][node]];
      reached += this.spread(lowered, actor, row, w1, w2, chance * rows.lowerChance);
    }
    return reached;
  }

  private spread(next: number, actor: number, row: Float64Array, w1: number, w2: number, chance: number): number {
    for (let points = 0; points < row.length; points++) {
      if (row[points] === 0) continue;
      if (actor === 0) this.arrive(next, 1, w1, w2 - points, chance * row[points]);
      else this.arrive(next, 0, w1 - points, w2, chance * row[points]);
    }
    return row.length;
  }
}
