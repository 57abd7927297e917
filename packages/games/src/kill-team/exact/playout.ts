// The four heuristics without chance: from any open dice and wounds the round has one end, found once and remembered.
import type { Budget } from '../../contract/budget.ts';
import type { FightPlan } from '../plan.ts';
import { type Strategy, strategies } from '../strategies.ts';
import type { FightTables } from './fight-tables.ts';
import type { Pair } from './move-size.ts';
import { FINISH, MOVE_COUNT, PARRY, STRIKE } from './moves.ts';

const PLAN_STRIKE = 0;
const PLAN_PARRY = 1;
const PLAN_ENEMY_WOUNDS = 2;
const PLAN_OWN_WOUNDS = 3;

function planOf(strategy: Strategy): number {
  const { lookAhead, parries } = strategies[strategy];
  if (lookAhead !== undefined) return lookAhead === 'enemyWounds' ? PLAN_ENEMY_WOUNDS : PLAN_OWN_WOUNDS;
  return parries ? PLAN_PARRY : PLAN_STRIKE;
}

/** The fight as it is; it is also the look-ahead of a fighter whose enemy does strike. */
const ACTUAL = 0;

function lookTables([one, two]: FightPlan['fighters']): { first: number; second: number; count: number } {
  const plan1 = planOf(one.strategy);
  const plan2 = planOf(two.strategy);
  const first = plan1 >= PLAN_ENEMY_WOUNDS && plan2 !== PLAN_STRIKE ? 1 : ACTUAL;
  const second = plan2 >= PLAN_ENEMY_WOUNDS && plan1 !== PLAN_STRIKE ? first + 1 : ACTUAL;
  return { first, second, count: Math.max(first, second) + 1 };
}

/** Positions played between two looks at the budget, and the steps one is worth. */
const PLAYS_PER_LOOK = 4096;
const STEPS_PER_PLAY = 30;
/** Entries cleared between two looks. */
const CLEARED_PER_LOOK = 500_000;

/** Entries of memory that a pair of start wounds needs. */
export function playoutEntries({ fighters }: FightPlan, nodes: number, start1: number, start2: number): number {
  return lookTables(fighters).count * nodes * 2 * start1 * start2;
}

/** Wounds of both when a round starts. */
export interface Start {
  readonly wounds1: number;
  readonly wounds2: number;
}

export class Playouts {
  private readonly budget: Budget;
  /** The finishing parry is measured against the wounds at the start. */
  private readonly start1: number;
  private readonly start2: number;
  private readonly stride: number;
  private readonly memo: Int16Array;
  private readonly tableSize: number;
  /** Plan of fighter f in table t at t * 2 + f. */
  private readonly plans = new Uint8Array(6);
  /** The table a look-ahead fighter consults. */
  private readonly lookTable = new Uint8Array(2);
  private readonly holds: Uint8Array;
  private readonly actor: Pair<Int8Array>;
  /** Whether a strike can follow another at once; else the turn decides who acts. */
  private readonly goesOn: boolean;
  private readonly strikeTo: Pair<Int32Array>;
  private readonly strikeDamage: Pair<Int16Array>;
  private readonly strikeTotal: Pair<Int16Array>;
  private readonly parryTo: Pair<Int32Array>;
  private readonly finishTo: Pair<Int32Array>;
  private readonly finishKeeps: Pair<Int16Array>;
  private readonly rush: Pair<Int16Array>;
  /** Whether a fighter strikes when it dies. */
  private readonly dying: Pair<boolean>;
  private plays = 0;

  /** `memory` (see playoutEntries) may be reused between starts: allocating it anew costs more than clearing it. */
  constructor({ moves, plan }: FightTables, { wounds1, wounds2 }: Start, memory: Int16Array, budget: Budget) {
    const [one, two] = plan.fighters;
    this.budget = budget;
    this.start1 = wounds1;
    this.start2 = wounds2;
    this.stride = wounds2 + 1;
    this.tableSize = moves.nodes * 2 * wounds1 * wounds2;
    const tables = lookTables(plan.fighters);
    this.plans[0] = planOf(one.strategy);
    this.plans[1] = planOf(two.strategy);
    this.lookTable[0] = tables.first;
    this.lookTable[1] = tables.second;
    // In its look-ahead table a fighter keeps its plan and the other one strikes.
    this.plans[tables.first * 2] = this.plans[0];
    this.plans[tables.second * 2 + 1] = this.plans[1];
    this.memo = memory.subarray(0, tables.count * this.tableSize);
    this.clear();
    this.holds = moves.holds;
    this.actor = moves.actor;
    this.goesOn = moves.strikesFollow;
    this.strikeTo = [moves.to[STRIKE], moves.to[MOVE_COUNT + STRIKE]];
    this.strikeDamage = [moves.damage[STRIKE], moves.damage[MOVE_COUNT + STRIKE]];
    this.strikeTotal = moves.strikeTotal;
    this.parryTo = [moves.to[PARRY], moves.to[MOVE_COUNT + PARRY]];
    this.finishTo = [moves.to[FINISH], moves.to[MOVE_COUNT + FINISH]];
    this.finishKeeps = moves.finishKeeps;
    this.rush = moves.rush;
    this.dying = [one.melee.strikesWhenDying, two.melee.strikesWhenDying];
  }

  private clear(): void {
    for (let from = 0; from < this.memo.length; from += CLEARED_PER_LOOK) {
      const to = Math.min(this.memo.length, from + CLEARED_PER_LOOK);
      this.memo.fill(0, from, to);
      this.budget.spend((to - from) / 8);
      this.budget.look();
    }
  }

  /** Wounds at the end of the round, packed as first * (start2 + 1) + second. */
  end(node: number, turn: number, wounds1: number, wounds2: number): number {
    return this.final(ACTUAL, node, turn, wounds1, wounds2);
  }

  /** The heuristic move of the acting fighter: STRIKE, PARRY or FINISH. The actor holds dice. */
  decide(node: number, actor: number, wounds1: number, wounds2: number): number {
    const enemy = actor === 0 ? wounds2 : wounds1;
    if ((this.holds[node] & (2 >> actor)) === 0) return STRIKE;
    if (this.strikeTotal[actor][node] >= enemy) return STRIKE;
    const start = actor === 0 ? this.start2 : this.start1;
    if (this.finishKeeps[actor][node] >= start) return FINISH;
    const plan = this.plans[actor];
    if (plan === PLAN_STRIKE || this.parryTo[actor][node] < 0) return STRIKE;
    if (plan === PLAN_PARRY) return PARRY;
    const table = this.lookTable[actor];
    const strike = this.afterStrike(table, node, actor, wounds1, wounds2);
    const parry = this.final(table, this.parryTo[actor][node], 1 - actor, wounds1, wounds2);
    return this.prefersStrike(plan, actor, strike, parry) ? STRIKE : PARRY;
  }

  private prefersStrike(plan: number, actor: number, strike: number, parry: number): boolean {
    // Own wounds of one fighter are enemy wounds of the other.
    const compareFirst = (plan === PLAN_OWN_WOUNDS) === (actor === 0);
    const a = compareFirst ? Math.floor(strike / this.stride) : strike % this.stride;
    const b = compareFirst ? Math.floor(parry / this.stride) : parry % this.stride;
    return plan === PLAN_OWN_WOUNDS ? a >= b : a <= b;
  }

  private afterStrike(table: number, node: number, actor: number, wounds1: number, wounds2: number): number {
    const damage = this.strikeDamage[actor][node];
    const to = this.strikeTo[actor][node];
    return actor === 0
      ? this.final(table, to, 1, wounds1, wounds2 - damage)
      : this.final(table, to, 0, wounds1 - damage, wounds2);
  }

  private final(table: number, node: number, turn: number, wounds1: number, wounds2: number): number {
    const holds = this.holds[node];
    if (holds === 0) return wounds1 * this.stride + wounds2;
    if (holds !== 3) {
      const actor = holds - 1;
      const rush = this.rush[actor][node];
      return actor === 0
        ? wounds1 * this.stride + Math.max(0, wounds2 - rush)
        : Math.max(0, wounds1 - rush) * this.stride + wounds2;
    }
    const actor = this.goesOn ? this.actor[turn][node] : turn;
    if (this.strikeTotal[actor][node] >= (actor === 0 ? wounds2 : wounds1)) {
      if (this.dying[1 - actor]) return this.killDying(node, actor, wounds1, wounds2);
      return actor === 0 ? wounds1 * this.stride : wounds2;
    }
    const at = table * this.tableSize + ((node * 2 + actor) * this.start1 + wounds1 - 1) * this.start2 + wounds2 - 1;
    const known = this.memo[at];
    if (known !== 0) return known;
    const end = this.play(table, node, actor, wounds1, wounds2);
    this.memo[at] = end;
    return end;
  }

  /** The next strike, with the one that follows it at once, kills an enemy that then strikes itself. */
  private killDying(node: number, actor: number, wounds1: number, wounds2: number): number {
    const killed = this.strikeDamage[actor][node] >= (actor === 0 ? wounds2 : wounds1);
    const first = this.strikeTo[actor][node];
    const after = killed ? first : this.strikeTo[actor][first];
    const answer = this.strikeDamage[1 - actor][after];
    return actor === 0 ? Math.max(0, wounds1 - answer) * this.stride : Math.max(0, wounds2 - answer);
  }

  /** Both hold dice and the next strike does not kill. */
  private play(table: number, node: number, actor: number, wounds1: number, wounds2: number): number {
    if (++this.plays % PLAYS_PER_LOOK === 0) this.budget.spend(PLAYS_PER_LOOK * STEPS_PER_PLAY);
    const start = actor === 0 ? this.start2 : this.start1;
    if (this.finishKeeps[actor][node] >= start)
      return this.final(table, this.finishTo[actor][node], 1 - actor, wounds1, wounds2);
    const plan = this.plans[table * 2 + actor];
    const parryTo = this.parryTo[actor][node];
    if (plan === PLAN_STRIKE || parryTo < 0) return this.afterStrike(table, node, actor, wounds1, wounds2);
    if (plan === PLAN_PARRY) return this.final(table, parryTo, 1 - actor, wounds1, wounds2);
    const look = this.lookTable[actor];
    const strike = this.afterStrike(look, node, actor, wounds1, wounds2);
    const parry = this.final(look, parryTo, 1 - actor, wounds1, wounds2);
    const strikes = this.prefersStrike(plan, actor, strike, parry);
    if (look === table) return strikes ? strike : parry;
    return strikes
      ? this.afterStrike(table, node, actor, wounds1, wounds2)
      : this.final(table, parryTo, 1 - actor, wounds1, wounds2);
  }
}
