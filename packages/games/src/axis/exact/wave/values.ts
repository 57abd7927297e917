// What a pair of nodes is worth to the attacker, from the end of the battle backwards, and where he should stop.

import type { StopRules } from '../../plan.ts';
import { DESTROYER } from '../graph/graph.ts';
import { LineValues } from '../round/line-values.ts';
import { FIGHTS, type Pairs } from './pairs.ts';

/** Decides with the values at hand. */
type StopRule = Pick<StopRules, 'profitMargin' | 'winChance' | 'bestWinChance'>;

/** Value of a battle that ends at a pair. */
type EndValue = (i: number, j: number) => number;

export interface Worth {
  readonly profitAt: EndValue;
  readonly winAt: EndValue;
  /** A quantity that is followed but decides nothing. */
  readonly goalAt?: EndValue;
}

/** One quantity over all pairs: when a round begins, in its middle, and in its middle after a surprise. */
interface Table {
  start: Float64Array;
  mid: Float64Array;
  surprised: Float64Array;
  readonly endAt: EndValue;
}

/** Ties continue: values that differ by rounding alone must not decide. */
const TIE = 1e-10;

/** Called after each round's decisions, last round first: `round` rounds have been fought. */
export type RoundWatcher = (round: number, stops: Uint8Array) => void;

export class Values {
  readonly profit: Table;
  /** Only where somebody asks for them. */
  readonly win: Table | undefined;
  readonly goal: Table | undefined;
  /** Value of fighting on, whatever the rule says; only where the attacker has a choice. */
  readonly goOnProfit: Float64Array;
  readonly goOnWin: Float64Array;
  private readonly pairs: Pairs;
  private readonly tables: readonly Table[];
  private readonly web: boolean;
  /** Value of fighting on at the pair being solved, one for each table. */
  private readonly goOn = [0, 0, 0];
  private readonly away = [0, 0, 0];
  /** Rows of lines, one for each table that is looked ahead into; empty for webs. */
  private ahead: readonly LineValues[] = [];

  constructor(pairs: Pairs, worth: Worth, wantsWin: boolean) {
    this.pairs = pairs;
    this.web = pairs.midRound.length > 0;
    this.profit = this.table(worth.profitAt);
    this.win = wantsWin ? this.table(worth.winAt) : undefined;
    this.goal = worth.goalAt === undefined ? undefined : this.table(worth.goalAt);
    this.tables = [this.profit, this.win, this.goal].filter((table) => table !== undefined);
    this.goOnProfit = new Float64Array(pairs.cells);
    this.goOnWin = new Float64Array(wantsWin ? pairs.cells : 0);
  }

  private table(endAt: EndValue): Table {
    const { cells, budget } = this.pairs;
    budget.spend(cells);
    const start = new Float64Array(cells);
    budget.look();
    const mid = new Float64Array(this.web ? cells : 0);
    budget.look();
    return { start, mid, surprised: new Float64Array(this.pairs.engine.minds ? mid.length : 0), endAt };
  }

  /** Fills the tables; `stops` (already set where a rule that needs no values stops) receives the decisions. */
  solve(rule: StopRule, stops: Uint8Array): void {
    this.ahead = this.lookInto(this.tables);
    this.solveAll(rule, stops);
  }

  private lookInto(tables: readonly Table[]): LineValues[] {
    const { attacker, defender, lines } = this.pairs;
    return lines === undefined ? [] : tables.map(({ start }) => new LineValues(start, attacker, defender, lines));
  }

  private solveAll(rule: StopRule, stops: Uint8Array, later?: readonly Table[]): void {
    const { pairs, ahead } = this;
    for (let i = pairs.attacker.size - 1; i >= 0; i--) {
      for (const rows of ahead) {
        rows.begin(i);
        if (later !== undefined) rows.finish(i);
      }
      this.solveRow(i, rule, stops, later);
      for (const rows of ahead) {
        if (later === undefined) rows.finish(i);
        pairs.budget.spend(rows.steps);
        rows.steps = 0;
      }
    }
  }

  private solveRow(i: number, rule: StopRule, stops: Uint8Array, later?: readonly Table[]): void {
    const { pairs } = this;
    for (let j = pairs.columns - 1; j >= 0; j--) {
      const self = i * pairs.columns + j;
      if (pairs.visited !== undefined && pairs.visited[self] === 0) {
        this.leaveOut(i, j, self);
        continue;
      }
      this.solvePair(i, j, self, rule, stops, later);
      if (this.web) this.solveMidRound(i, j, self);
    }
  }

  /**
   * The same where at most `rounds` rounds are fought: the round is part of the state, so decisions are made for each
   * round apart, from the last backwards. The tables end as they are after the first round.
   */
  solveLimited(rule: StopRule, fixed: Uint8Array, rounds: number, watch?: RoundWatcher): Uint8Array[] {
    // After the last round everybody leaves who can; landed units fight on to the end.
    const everywhere = new Uint8Array(this.pairs.cells).fill(1);
    this.solve(rule, everywhere);
    const decisions = [everywhere];
    for (let round = rounds - 1; round > 0; round--) {
      const stops = fixed.slice();
      this.solveRound(rule, stops);
      watch?.(round, stops);
      decisions.unshift(stops);
    }
    // Nobody may stop before the first round.
    return [new Uint8Array(this.pairs.cells), ...decisions];
  }

  private solveRound(rule: StopRule, stops: Uint8Array): void {
    const later = this.tables.map((table) => ({ ...table }));
    for (const table of this.tables) Object.assign(table, this.table(table.endAt));
    this.ahead = this.lookInto(later);
    this.solveAll(rule, stops, later);
  }

  /** A pair that is never met counts as if the battle ended there. */
  private leaveOut(i: number, j: number, self: number): void {
    for (const { start, endAt } of this.tables) start[self] = endAt(i, j);
  }

  /** `later`: values after the next round where rounds are limited; else going on may take any number of rounds. */
  private solvePair(
    i: number,
    j: number,
    self: number,
    rule: StopRule,
    stops: Uint8Array,
    later?: readonly Table[],
  ): void {
    const { pairs, tables, goOn, away } = this;
    const settled = pairs.settle(i, j);
    if (settled !== FIGHTS) {
      for (let k = 0; k < tables.length; k++) {
        const { start, endAt } = tables[k];
        start[self] = settled === self ? endAt(i, j) : start[settled];
      }
      return;
    }
    const leave = pairs.withdraw(i, j);
    // Landed units fight to the end, whatever the limit.
    if (later !== undefined && leave === FIGHTS) {
      tables.forEach((table, k) => {
        table.start[self] = later[k].start[self];
      });
      return;
    }
    if (later === undefined) this.fightOn(i, j);
    else this.fightOnce(i, j, self, later);
    this.goOnProfit[self] = goOn[0];
    if (this.win !== undefined) this.goOnWin[self] = goOn[1];
    for (let k = 0; k < tables.length && leave !== FIGHTS; k++)
      away[k] = leave === self ? tables[k].endAt(i, j) : tables[k].start[leave];
    if (leave !== FIGHTS && stops[self] === 0 && this.mustStop(rule)) stops[self] = 1;
    const values = leave !== FIGHTS && stops[self] === 1 ? away : goOn;
    for (let k = 0; k < tables.length; k++) tables[k].start[self] = values[k];
  }

  private mustStop({ profitMargin, winChance, bestWinChance }: StopRule): boolean {
    const [goOnProfit, goOnWin] = this.goOn;
    const [awayProfit, awayWin] = this.away;
    if (profitMargin !== undefined && goOnProfit - awayProfit < profitMargin - TIE) return true;
    if (this.win === undefined) return false;
    if (winChance !== undefined && goOnWin < winChance - TIE) return true;
    return bestWinChance && goOnWin < awayWin - TIE;
  }

  /** Value of another round, with the rounds that change nothing summed in closed form. */
  private fightOn(i: number, j: number): void {
    const { engine, budget } = this.pairs;
    const { tables, goOn, ahead } = this;
    if (ahead.length > 0) {
      const stay = ahead[0].stay(i, j);
      for (let k = 0; k < ahead.length; k++)
        goOn[k] = stay >= 1 ? tables[k].endAt(i, j) : (ahead[k].rest[j] + ahead[k].unhurtBut(i, j)) / (1 - stay);
      return;
    }
    const strikes = engine.strikes(i, j);
    engine.prepare(i, j, false);
    budget.spend(engine.work * tables.length * (strikes ? 2 : 1));
    for (let k = 0; k < tables.length; k++) goOn[k] = engine.expect(tables[k].start);
    if (!strikes) {
      const again = 1 / (1 - engine.stay);
      for (let k = 0; k < tables.length; k++) goOn[k] = engine.stay >= 1 ? tables[k].endAt(i, j) : goOn[k] * again;
      return;
    }
    const fireStay = engine.stay;
    engine.prepareStrike(i, j);
    const again = 1 / (1 - engine.strikeStay * fireStay);
    for (let k = 0; k < tables.length; k++) {
      const strike = engine.expectStrike(tables[k].mid, tables[k].surprised);
      goOn[k] = (strike + engine.strikeStay * goOn[k]) * again;
    }
  }

  /** Value of exactly one more round. */
  private fightOnce(i: number, j: number, self: number, later: readonly Table[]): void {
    const { engine, budget } = this.pairs;
    const { goOn, ahead } = this;
    if (ahead.length > 0) {
      for (let k = 0; k < ahead.length; k++) goOn[k] = ahead[k].rest[j] + ahead[k].unhurt(i, j);
      return;
    }
    if (engine.strikes(i, j)) {
      engine.prepareStrike(i, j);
      later.forEach(({ mid, surprised }, k) => {
        goOn[k] = engine.expectStrike(mid, surprised) + engine.strikeStay * mid[self];
      });
    } else {
      engine.prepare(i, j, false);
      later.forEach(({ start }, k) => {
        goOn[k] = engine.expect(start) + engine.stay * start[self];
      });
    }
    budget.spend(engine.work * later.length);
  }

  private solveMidRound(i: number, j: number, self: number): void {
    const { engine, budget, attacker, defender } = this.pairs;
    // Between two sides with destroyers nobody strikes first, so there is no middle of a round.
    if ((attacker.flags[i] & defender.flags[j] & DESTROYER) !== 0) return;
    engine.prepare(i, j, false);
    budget.spend(engine.work * this.tables.length);
    for (const { mid, start } of this.tables) mid[self] = engine.expect(start) + engine.stay * start[self];
    if (!engine.minds) return;
    engine.prepare(i, j, true);
    budget.spend(engine.work * this.tables.length);
    for (const { surprised, start } of this.tables) surprised[self] = engine.expect(start) + engine.stay * start[self];
  }
}
