// The four heuristics without chance: from any open dice and wounds the round has one end, found once and remembered.
import { STRATEGIES, type Strategy, strategies } from '../strategies.ts';
import type { Exchange } from './exchange.ts';
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

/** Heuristic strategies by name, for callers that need to know whether a fighter looks ahead. */
export const LOOKS_AHEAD: readonly Strategy[] = STRATEGIES.filter((id) => strategies[id].lookAhead !== undefined);

/** The fight as it is; it is also the look-ahead of a fighter whose enemy does strike. */
const ACTUAL = 0;

function lookTables(strategy1: Strategy, strategy2: Strategy): { first: number; second: number; count: number } {
  const plan1 = planOf(strategy1);
  const plan2 = planOf(strategy2);
  const first = plan1 >= PLAN_ENEMY_WOUNDS && plan2 !== PLAN_STRIKE ? 1 : ACTUAL;
  const second = plan2 >= PLAN_ENEMY_WOUNDS && plan1 !== PLAN_STRIKE ? first + 1 : ACTUAL;
  return { first, second, count: Math.max(first, second) + 1 };
}

export class Playouts {
  /** Wounds of both at the start of the round: the finishing parry is measured against them. */
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
  private readonly strikeTo: readonly [Int32Array, Int32Array];
  private readonly strikeDamage: readonly [Int16Array, Int16Array];
  private readonly parryTo: readonly [Int32Array, Int32Array];
  private readonly finishTo: readonly [Int32Array, Int32Array];
  private readonly finishKeeps: readonly Int16Array[];
  private readonly rush: readonly Int16Array[];

  /** `memory` (see memorySize) may be reused between start pairs: allocating it anew costs more than clearing it. */
  constructor(
    exchange: Exchange,
    strategy1: Strategy,
    strategy2: Strategy,
    start1: number,
    start2: number,
    memory: Int16Array,
  ) {
    this.start1 = start1;
    this.start2 = start2;
    this.stride = start2 + 1;
    this.tableSize = exchange.nodes * 2 * start1 * start2;
    const tables = lookTables(strategy1, strategy2);
    this.plans[0] = planOf(strategy1);
    this.plans[1] = planOf(strategy2);
    this.lookTable[0] = tables.first;
    this.lookTable[1] = tables.second;
    // In its look-ahead table a fighter keeps its plan and the other one strikes.
    this.plans[tables.first * 2] = this.plans[0];
    this.plans[tables.second * 2 + 1] = this.plans[1];
    this.memo = memory.subarray(0, tables.count * this.tableSize).fill(0);
    this.holds = exchange.holds;
    this.strikeTo = [exchange.to[STRIKE], exchange.to[MOVE_COUNT + STRIKE]];
    this.strikeDamage = [exchange.damage[STRIKE], exchange.damage[MOVE_COUNT + STRIKE]];
    this.parryTo = [exchange.to[PARRY], exchange.to[MOVE_COUNT + PARRY]];
    this.finishTo = [exchange.to[FINISH], exchange.to[MOVE_COUNT + FINISH]];
    this.finishKeeps = exchange.finishKeeps;
    this.rush = exchange.rush;
  }

  /** Entries of memory that a pair of start wounds needs. */
  static memorySize(
    exchange: Exchange,
    strategy1: Strategy,
    strategy2: Strategy,
    start1: number,
    start2: number,
  ): number {
    return lookTables(strategy1, strategy2).count * exchange.nodes * 2 * start1 * start2;
  }

  /** Wounds at the end of the round, packed as first * (start2 + 1) + second. */
  end(node: number, turn: number, wounds1: number, wounds2: number): number {
    return this.final(ACTUAL, node, turn, wounds1, wounds2);
  }

  /** The heuristic move of the acting fighter: STRIKE, PARRY or FINISH. The actor holds dice. */
  decide(node: number, actor: number, wounds1: number, wounds2: number): number {
    const enemy = actor === 0 ? wounds2 : wounds1;
    if ((this.holds[node] & (2 >> actor)) === 0) return STRIKE;
    if (this.strikeDamage[actor][node] >= enemy) return STRIKE;
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
    // A fighter without dice is skipped.
    const actor = (holds & (1 << turn)) === 0 ? 1 - turn : turn;
    if (holds !== 3) {
      const rush = this.rush[actor][node];
      return actor === 0
        ? wounds1 * this.stride + Math.max(0, wounds2 - rush)
        : Math.max(0, wounds1 - rush) * this.stride + wounds2;
    }
    if (this.strikeDamage[actor][node] >= (actor === 0 ? wounds2 : wounds1))
      return actor === 0 ? wounds1 * this.stride : wounds2;
    const at = table * this.tableSize + ((node * 2 + actor) * this.start1 + wounds1 - 1) * this.start2 + wounds2 - 1;
    const known = this.memo[at];
    if (known !== 0) return known;
    const end = this.play(table, node, actor, wounds1, wounds2);
    this.memo[at] = end;
    return end;
  }

  /** Both hold dice and the next strike does not kill. */
  private play(table: number, node: number, actor: number, wounds1: number, wounds2: number): number {
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
