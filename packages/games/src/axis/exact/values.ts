// What a pair of nodes is worth to the attacker, from the end of the battle backwards, and where he should stop.
import { type Arena, FIGHTS } from './arena.ts';
import { COMMITTED, DESTROYER } from './side.ts';

/** Decides with the values at hand: true stops. */
export interface StopRule {
  /** Stop when going on is worth less than stopping plus this. */
  readonly profitMargin: number | undefined;
  /** Stop when the chance to win is below this. */
  readonly winChance: number | undefined;
  /** Stop when stopping wins more often. */
  readonly bestWinChance: boolean;
}

export interface Worth {
  /** Value of a battle that ends at a pair. */
  profitAt(i: number, j: number): number;
  winAt(i: number, j: number): number;
  /** A quantity that is followed but decides nothing. */
  goalAt?(i: number, j: number): number;
}

/** One quantity over all pairs, mid-round pairs included. */
class Table {
  readonly start: Float64Array;
  readonly mid: Float64Array;
  readonly surprised: Float64Array;

  constructor(cells: number, web: boolean) {
    this.start = new Float64Array(cells);
    this.mid = new Float64Array(web ? cells : 0);
    this.surprised = new Float64Array(web ? cells : 0);
  }
}

export class Values {
  readonly profit: Table;
  readonly win: Table;
  readonly goal: Table;
  /** Value of fighting on, whatever the rule says; only where the attacker has a choice. */
  readonly goOnProfit: Float64Array;
  readonly goOnWin: Float64Array;
  private readonly arena: Arena;
  readonly worth: Worth;
  private readonly wantsWin: boolean;
  private readonly tables: number;

  constructor(arena: Arena, worth: Worth, wantsWin: boolean) {
    this.arena = arena;
    this.worth = worth;
    this.wantsWin = wantsWin;
    this.tables = 1 + (wantsWin ? 1 : 0) + (worth.goalAt === undefined ? 0 : 1);
    const web = arena.midRound.length > 0;
    this.profit = new Table(arena.cells, web);
    this.win = new Table(wantsWin ? arena.cells : 0, web && wantsWin);
    const goals = worth.goalAt === undefined ? 0 : arena.cells;
    this.goal = new Table(goals, web && goals > 0);
    this.goOnProfit = new Float64Array(arena.cells);
    this.goOnWin = new Float64Array(wantsWin ? arena.cells : 0);
  }

  /** Fills the tables; `stops` (already set where a rule that needs no values stops) receives the decisions. */
  solve(rule: StopRule, stops: Uint8Array): void {
    const { arena } = this;
    for (let i = arena.attacker.size - 1; i >= 0; i--)
      for (let j = arena.columns - 1; j >= 0; j--) {
        const self = i * arena.columns + j;
        if (arena.visited !== undefined && arena.visited[self] === 0) continue;
        this.solvePair(i, j, self, rule, stops);
      }
  }

  private solvePair(i: number, j: number, self: number, rule: StopRule, stops: Uint8Array): void {
    const { arena, profit, win, wantsWin } = this;
    const settled = arena.settle(i, j);
    if (settled !== FIGHTS) {
      profit.start[self] = settled === self ? this.worth.profitAt(i, j) : profit.start[settled];
      if (wantsWin) win.start[self] = settled === self ? this.worth.winAt(i, j) : win.start[settled];
      if (this.worth.goalAt !== undefined)
        this.goal.start[self] = settled === self ? this.worth.goalAt(i, j) : this.goal.start[settled];
    } else {
      const goal = this.goOn(i, j, self);
      const away = arena.withdraw(i, j);
      const free = away !== FIGHTS && !(arena.attacker.flags[i] & COMMITTED);
      const awayProfit = !free ? 0 : away === self ? this.worth.profitAt(i, j) : profit.start[away];
      const awayWin = !free || !wantsWin ? 0 : away === self ? this.worth.winAt(i, j) : win.start[away];
      if (free && stops[self] === 0 && this.mustStop(self, awayProfit, awayWin, rule)) stops[self] = 1;
      const stop = free && stops[self] === 1;
      profit.start[self] = stop ? awayProfit : this.goOnProfit[self];
      if (wantsWin) win.start[self] = stop ? awayWin : this.goOnWin[self];
      if (this.worth.goalAt !== undefined)
        this.goal.start[self] = !stop ? goal : away === self ? this.worth.goalAt(i, j) : this.goal.start[away];
    }
    // Between two sides with destroyers nobody strikes first, so there is no middle of a round.
    const destroyers = arena.attacker.flags[i] & arena.defender.flags[j] & DESTROYER;
    if (profit.mid.length > 0 && destroyers === 0) this.solveMidRound(i, j, self);
  }

  private mustStop(self: number, awayProfit: number, awayWin: number, rule: StopRule): boolean {
    if (rule.profitMargin !== undefined && this.goOnProfit[self] - awayProfit < rule.profitMargin - TIE) return true;
    if (rule.winChance !== undefined && this.goOnWin[self] < rule.winChance - TIE) return true;
    return rule.bestWinChance && this.goOnWin[self] < awayWin - TIE;
  }

  /** Value of another round, with the rounds that change nothing summed in closed form. */
  private goOn(i: number, j: number, self: number): number {
    const { engine, budget } = this.arena;
    if (!engine.strikes(i, j)) {
      engine.prepare(i, j, false);
      const again = engine.stay >= 1 ? 0 : 1 / (1 - engine.stay);
      this.goOnProfit[self] = engine.stay >= 1 ? this.worth.profitAt(i, j) : engine.expect(this.profit.start) * again;
      if (this.wantsWin) this.goOnWin[self] = engine.expect(this.win.start) * again;
      budget.spend(engine.work * this.tables);
      return this.worth.goalAt === undefined ? 0 : engine.expect(this.goal.start) * again;
    }
    engine.prepare(i, j, false);
    const fireStay = engine.stay;
    const fireProfit = engine.expect(this.profit.start);
    const fireWin = this.wantsWin ? engine.expect(this.win.start) : 0;
    const fireGoal = this.worth.goalAt === undefined ? 0 : engine.expect(this.goal.start);
    engine.prepareStrike(i, j);
    const again = 1 / (1 - engine.strikeStay * fireStay);
    const strikeProfit = engine.expectStrike(this.profit.mid, this.profit.surprised);
    this.goOnProfit[self] = (strikeProfit + engine.strikeStay * fireProfit) * again;
    if (this.wantsWin)
      this.goOnWin[self] =
        (engine.expectStrike(this.win.mid, this.win.surprised) + engine.strikeStay * fireWin) * again;
    budget.spend(2 * engine.work * this.tables);
    if (this.worth.goalAt === undefined) return 0;
    return (engine.expectStrike(this.goal.mid, this.goal.surprised) + engine.strikeStay * fireGoal) * again;
  }

  private solveMidRound(i: number, j: number, self: number): void {
    const { engine, budget } = this.arena;
    const { profit, win, wantsWin } = this;
    engine.prepare(i, j, false);
    budget.spend(2 * engine.work * this.tables);
    profit.mid[self] = engine.expect(profit.start) + engine.stay * profit.start[self];
    if (wantsWin) win.mid[self] = engine.expect(win.start) + engine.stay * win.start[self];
    const goals = this.goal.mid.length > 0;
    if (goals) this.goal.mid[self] = engine.expect(this.goal.start) + engine.stay * this.goal.start[self];
    engine.prepare(i, j, true);
    if (goals) this.goal.surprised[self] = engine.expect(this.goal.start) + engine.stay * this.goal.start[self];
    profit.surprised[self] = engine.expect(profit.start) + engine.stay * profit.start[self];
    if (wantsWin) win.surprised[self] = engine.expect(win.start) + engine.stay * win.start[self];
  }
}

/** Ties continue: values that differ by rounding alone must not decide. */
const TIE = 1e-10;
