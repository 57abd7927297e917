// One wave: its two graphs, its engines, AA fire, bombardment, retreat rules; and the sweep that resolves it.
import type { Budget } from '../../budget.ts';
import { completeOrder } from '../orders.ts';
import { type Battle, type OrderItem, parseOrderItem, type Wave } from '../schema/index.ts';
import { type Counts, UNIT_COUNT, UNITS } from '../units.ts';
import { Arena, FIGHTS } from './arena.ts';
import type { RoundEngine } from './engine.ts';
import { diceOf, Volleys, volleyHits } from './fire.ts';
import { LineEngine } from './line-engine.ts';
import { LineSweep } from './line-sweep.ts';
import { ANY_HIT, compileOrder, nextAircraft, totalUnits } from './order.ts';
import { buildGraph, COMMITTED, EMPTY, type Graph, HELPLESS, HIT_KINDS_WITH_SUBMARINES, type Start } from './side.ts';
import { type StopRule, Values, type Worth } from './values.ts';
import { WebEngine } from './web-engine.ts';
import { captureGain, crashed, landUnits, totalValue, unitValues } from './worth.ts';

/** Above this many pairs, states that double precision cannot see are left out (and counted as dropped). */
const LARGE = 30_000;
const INVISIBLE = 1e-18;
const UNSEEN = 1e-20;

/** Value that later waves add when this wave leaves these defenders. */
export type Future = (defenders: Counts) => number;

const ships = UNITS.map((unit) => unit.bombards === true);
const spareHits = UNITS.map((unit) => unit.spareHits ?? 0);

export class WaveField {
  readonly battle: Battle;
  readonly wave: Wave;
  readonly attackers: Counts;
  readonly starts: readonly Counts[];
  readonly attacker: Graph;
  readonly defender: Graph;
  readonly arena: Arena;
  readonly engine: RoundEngine;
  readonly firstEngine: RoundEngine;
  /** Defenders left when a battle ends at a node: survivors and dived submarines, without crashed aircraft. */
  readonly defenderLeft: readonly number[][];
  readonly attackerLeft: readonly number[][];
  readonly attackValues: readonly number[];
  readonly defenseValues: readonly number[];
  values: Values | undefined;
  private readonly orders: { readonly attack: readonly OrderItem[]; readonly defense: readonly OrderItem[] };
  private readonly bombarding: Counts;
  private readonly index: number;
  private future: Future | undefined;
  private worthOfEnds: Worth | undefined;

  constructor(battle: Battle, index: number, starts: readonly Counts[], budget: Budget) {
    this.battle = battle;
    this.index = index;
    this.wave = battle.waves[index];
    this.starts = starts;
    this.orders = {
      attack: completeOrder(this.wave.attack.orderOfLoss, 'attack', battle.naval).map(parseOrderItem),
      defense: completeOrder(this.wave.defense.orderOfLoss, 'defense', battle.naval).map(parseOrderItem),
    };
    const given = UNITS.map((unit) => this.wave.attack.units[unit.id] ?? 0);
    this.attackers = battle.naval ? given : given.map((n, t) => (ships[t] ? 0 : n));
    this.bombarding = this.bombardingShips(given);
    const web = this.hasSubmarines();
    const attackStart = this.start(this.attackers, 'attack');
    const defenseStarts = starts.map((counts) => this.start(counts, 'defense'));
    const hitKinds = web ? HIT_KINDS_WITH_SUBMARINES : [ANY_HIT];
    this.attacker = buildGraph([attackStart], {
      hitKinds,
      keepsDestroyer: this.wave.attackerKeepsDestroyer,
      submerges: this.wave.attackerSubmerges,
      splits: this.mayWithdraw() && UNITS.some((unit, t) => unit.landed && this.attackers[t] > 0),
      antiAirShots: Math.max(0, ...starts.map((counts) => this.antiAirShots(counts))),
    });
    this.defender = buildGraph(defenseStarts, {
      hitKinds,
      keepsDestroyer: this.wave.defenderKeepsDestroyer,
      submerges: this.wave.defenderSubmerges,
      splits: false,
      antiAirShots: 0,
    });
    const large = this.attacker.size * this.defender.size > LARGE;
    const floor = large ? UNSEEN : 0;
    const attackVolleys = new Volleys(this.attacker, 'attack', battle.dice);
    const defenseVolleys = new Volleys(this.defender, 'defense', battle.dice);
    this.engine = web
      ? new WebEngine(this.attacker, this.defender, attackVolleys, defenseVolleys, {
          mode: battle.dice,
          attackerKeepsDestroyer: this.wave.attackerKeepsDestroyer,
          defenderKeepsDestroyer: this.wave.defenderKeepsDestroyer,
        })
      : new LineEngine(this.attacker, this.defender, attackVolleys, defenseVolleys, floor);
    this.firstEngine = this.engine;
    if (totalUnits(this.bombarding) > 0) {
      const extra = diceOf(this.bombarding, 0, 'attack', 'all');
      const volleys = new Volleys(this.attacker, 'attack', battle.dice, extra);
      this.firstEngine = new LineEngine(this.attacker, this.defender, volleys, defenseVolleys, floor);
    }
    this.arena = new Arena(
      this.attacker,
      this.defender,
      this.engine,
      {
        attackerSubmerges: this.wave.attackerSubmerges,
        defenderSubmerges: this.wave.defenderSubmerges,
        cut: Math.max(battle.prune, large ? INVISIBLE : 0),
      },
      budget,
    );
    if (!web) this.arena.rowSweep = new LineSweep(this.arena, attackVolleys, defenseVolleys, floor);
    this.attackValues = unitValues(battle, 'attack');
    this.defenseValues = unitValues(battle, 'defense');
    this.defenderLeft = this.left(this.defender, 'defense', this.wave.crashFighters);
    this.attackerLeft = this.left(this.attacker, 'attack', battle.naval && battle.switches.attackerCarriers);
  }

  private hasSubmarines(): boolean {
    const sub = (counts: Counts) => UNITS.some((unit, t) => unit.submarine && counts[t] > 0);
    return sub(this.attackers) || this.starts.some(sub);
  }

  private bombardingShips(given: Counts): Counts {
    if (this.battle.naval) return given.map(() => 0);
    let room = Number.POSITIVE_INFINITY;
    if (this.battle.switches.bombardmentLimited)
      room = UNITS.reduce((sum, unit, t) => sum + (unit.landed ? given[t] : 0), 0);
    // The strongest ships fire first when only some may.
    const fire = given.map(() => 0);
    const byStrength = UNITS.map((_, t) => t).sort((a, b) => UNITS[b].attack - UNITS[a].attack);
    for (const t of byStrength) {
      if (!ships[t]) continue;
      fire[t] = Math.min(given[t], room);
      room -= fire[t];
    }
    return fire;
  }

  private start(counts: Counts, side: 'attack' | 'defense'): Start {
    const segments = compileOrder(counts, {
      items: this.orders[side],
      takes: side === 'attack' ? this.wave.attack.takes : 0,
      aaLast: side === 'defense' && this.wave.defense.aaLast,
    });
    const spare = this.battle.naval ? counts.reduce((sum, n, t) => sum + n * spareHits[t], 0) : 0;
    return { counts, spare, segments };
  }

  private left(graph: Graph, side: 'attack' | 'defense', crash: boolean): number[][] {
    return Array.from({ length: graph.size }, (_, node) => {
      const counts = Array.from(graph.counts.subarray(node * UNIT_COUNT, (node + 1) * UNIT_COUNT));
      if (!crash) return counts;
      const { segments } = this.start(counts, side);
      return crashed(counts, (now) => nextAircraft(segments, now));
    });
  }

  /** Dice that AA guns roll at the attacking aircraft before the first round. */
  private antiAirShots(defenders: Counts): number {
    if (this.battle.naval || (this.index === 0 && this.battle.inProgress)) return 0;
    if (UNITS.every((unit, t) => unit.helpless || defenders[t] === 0)) return 0;
    const guns = UNITS.reduce((sum, unit, t) => sum + (unit.antiAirShots ?? 0) * defenders[t], 0);
    const aircraft = UNITS.reduce((sum, unit, t) => sum + (unit.kind === 'air' ? this.attackers[t] : 0), 0);
    return Math.min(guns, aircraft);
  }

  antiAirHits(defenders: Counts): Float64Array {
    return volleyHits(this.battle.dice, [0, this.antiAirShots(defenders)]);
  }

  private hasRule(): boolean {
    const { unitsAtMost, profitBelow, winChanceBelow, killChanceAbove, airLossChanceAbove, optimal } =
      this.wave.retreat;
    return [unitsAtMost, profitBelow, winChanceBelow, killChanceAbove, airLossChanceAbove, optimal].some(
      (rule) => rule !== null,
    );
  }

  private mayWithdraw(): boolean {
    return this.hasRule() || this.wave.rounds !== null;
  }

  /** How the end of a battle at a pair counts in the attacker's decisions. */
  private worth(): Worth {
    this.worthOfEnds ??= this.makeWorth();
    return this.worthOfEnds;
  }

  private makeWorth(): Worth {
    const { arena, attacker, defender, attackValues, defenseValues, battle } = this;
    const deadzone = this.wave.retreat.deadzone ?? battle.deadzone;
    const territory = this.wave.retreat.territoryValue ?? battle.territoryValue;
    const sumOf = (graph: Graph, left: readonly number[][], values: readonly number[]) =>
      Float64Array.from(
        left,
        (counts, node) => totalValue(values, counts, 0) + totalValue(values, graph.away, node * UNIT_COUNT),
      );
    const ours = sumOf(attacker, this.attackerLeft, attackValues);
    const theirs = sumOf(defender, this.defenderLeft, defenseValues);
    const gains = Float64Array.from({ length: attacker.size }, (_, i) =>
      battle.naval ? 0 : captureGain(attackValues, attacker.counts, i * UNIT_COUNT, territory, deadzone),
    );
    const land = Uint8Array.from({ length: attacker.size }, (_, i) =>
      Math.min(1, landUnits(attacker.counts, i * UNIT_COUNT)),
    );
    const future = this.future;
    const later = Float64Array.from({ length: defender.size }, (_, j) =>
      future === undefined ? 0 : future(this.remaining(j)),
    );
    const destroys = (this.wave.retreat.winMeans ?? (battle.naval ? 'destroys' : 'takes')) === 'destroys';
    return {
      profitAt: (i, j) => {
        const gone = (arena.defender.flags[j] & EMPTY) !== 0;
        const taken = gone && land[i] === 1 && !battle.naval;
        return ours[i] - theirs[j] + (gone ? gains[i] : 0) + (taken ? 0 : later[j]);
      },
      winAt: (i, j) => ((arena.defender.flags[j] & EMPTY) !== 0 && (destroys || land[i] === 1) ? 1 : 0),
    };
  }

  /** Defenders that a later wave meets: dived submarines are back. */
  remaining(j: number): number[] {
    return this.defenderLeft[j].map((n, t) => n + this.defender.away[j * UNIT_COUNT + t]);
  }

  /** Attackers alive when a battle ends at a node, those that left included. */
  attackerRemaining(i: number): number[] {
    return this.attackerLeft[i].map((n, t) => n + this.attacker.away[i * UNIT_COUNT + t]);
  }

  private stopRule(): StopRule {
    const { profitBelow, winChanceBelow, optimal } = this.wave.retreat;
    const forProfit = optimal === 'profit' ? 0 : undefined;
    return {
      profitMargin: profitBelow ?? forProfit,
      winChance: winChanceBelow ?? undefined,
      bestWinChance: optimal === 'winChance',
    };
  }

  /** Works out where the attacker stops. */
  decide(future?: Future): void {
    this.future = future;
    this.worthOfEnds = undefined;
    const { arena, wave } = this;
    if (!this.hasRule()) return;
    const stops = new Uint8Array(arena.cells);
    const rule = this.stopRule();
    const needsValues = rule.profitMargin !== undefined || rule.winChance !== undefined || rule.bestWinChance;
    if (needsValues && arena.cells > LARGE && arena.attacker.split.every((split) => split < 0)) this.scout();
    const { unitsAtMost, killChanceAbove, airLossChanceAbove } = wave.retreat;
    for (let i = 0; i < this.attacker.size; i++) {
      if (this.attacker.flags[i] & (COMMITTED | EMPTY)) continue;
      const few = unitsAtMost !== null && this.attacker.hits[i] <= unitsAtMost;
      for (let j = 0; j < arena.columns; j++) {
        const self = i * arena.columns + j;
        if (arena.settle(i, j) !== FIGHTS) continue;
        if (few || this.riskStops(this.engine, i, j, killChanceAbove, airLossChanceAbove)) stops[self] = 1;
      }
    }
    if (needsValues) {
      this.values = new Values(arena, this.worth(), rule.winChance !== undefined || rule.bestWinChance);
      this.values.solve(rule, stops);
    }
    arena.stops = stops;
  }

  /** Marks the pairs a battle can come to, so that only those are valued. */
  private scout(): void {
    this.arena.visited = new Uint8Array(this.arena.cells);
    this.enter(
      this.starts.map(() => 1 / this.starts.length),
      () => false,
    );
    this.playFirstRound();
    this.arena.sweep();
    this.arena.mass.fill(0);
    this.arena.rounds = 0;
    this.arena.dropped = 0;
  }

  private riskStops(engine: RoundEngine, i: number, j: number, kill: number | null, air: number | null): boolean {
    if (kill === null && air === null) return false;
    const { defender, attacker } = this;
    if (kill !== null && kill < 1) {
      const dead = this.nextRoundChance(engine, i, j, (_, jj) => (defender.flags[jj] & EMPTY) !== 0);
      if (dead > kill) return true;
    }
    if (air === null || air >= 1) return false;
    const before = this.aircraft(attacker, i);
    return this.nextRoundChance(engine, i, j, (ii) => this.aircraft(attacker, ii) < before) > air;
  }

  private aircraft(graph: Graph, node: number): number {
    let aircraft = 0;
    for (let t = 0; t < UNIT_COUNT; t++) if (UNITS[t].kind === 'air') aircraft += graph.counts[node * UNIT_COUNT + t];
    return aircraft;
  }

  /** Chance of something after the next round. */
  private nextRoundChance(engine: RoundEngine, i: number, j: number, holds: (i: number, j: number) => boolean): number {
    const { columns, cells } = this.arena;
    let tables = [new Float64Array(cells)];
    if (engine.strikes(i, j)) {
      const mid = [new Float64Array(cells), new Float64Array(cells)];
      engine.prepareStrike(i, j);
      engine.spreadStrike(1, mid[0], mid[1]);
      tables = [new Float64Array(cells)];
      mid.forEach((table, surprised) => {
        table.forEach((weight, self) => {
          if (weight === 0) return;
          engine.prepare(Math.floor(self / columns), self % columns, surprised === 1);
          engine.spread(weight, tables[0]);
        });
      });
    } else {
      engine.prepare(i, j, false);
      engine.spread(1, tables[0]);
    }
    let chance = 0;
    tables[0].forEach((p, self) => {
      if (p !== 0 && holds(Math.floor(self / columns), self % columns)) chance += p;
    });
    return chance;
  }

  /** Puts the armies on the field: AA fire first. `callsOff` says which start is not fought at all. */
  private enter(weights: readonly number[], callsOff: (start: number) => boolean): [number, number][] {
    const { arena, attacker, defender } = this;
    const waiting: [number, number][] = [];
    weights.forEach((weight, s) => {
      if (weight === 0) return;
      const j = defender.starts[s][0];
      const i = attacker.starts[0][0];
      if (callsOff(s)) {
        const away = arena.withdraw(i, j);
        if (away === i * arena.columns + j) waiting.push([away, weight]);
        else arena.mass[away] += weight;
        return;
      }
      if (attacker.flags[i] & EMPTY || defender.flags[j] & (EMPTY | HELPLESS)) {
        arena.mass[i * arena.columns + j] += weight;
        return;
      }
      this.antiAirHits(this.starts[s]).forEach((chance, k) => {
        arena.mass[attacker.starts[0][k] * arena.columns + j] += weight * chance;
      });
    });
    return waiting;
  }

  /** Value of fighting start `s` at all, AA fire and bombardment included. */
  private startValue(s: number, table: Float64Array, from: (k: number) => number, chances: ArrayLike<number>): number {
    const { arena, defender, firstEngine } = this;
    const j = defender.starts[s][0];
    let total = 0;
    for (let k = 0; k < chances.length; k++) {
      const i = from(k);
      const settled = arena.settle(i, j, !this.battle.switches.submergeAfterShot);
      const self = i * arena.columns + j;
      if (settled !== FIGHTS && settled !== self) {
        total += chances[k] * this.afterMove(settled, table);
        continue;
      }
      total += chances[k] * (settled === self ? table[self] : this.roundValue(firstEngine, i, j, table));
    }
    return total;
  }

  /** A clean-up move does not use up the compulsory round. */
  private afterMove(cell: number, table: Float64Array): number {
    const i = Math.floor(cell / this.arena.columns);
    const j = cell % this.arena.columns;
    const settled = this.arena.settle(i, j, !this.battle.switches.submergeAfterShot);
    if (settled === FIGHTS) return this.roundValue(this.firstEngine, i, j, table);
    return settled === cell ? table[cell] : this.afterMove(settled, table);
  }

  private roundValue(engine: RoundEngine, i: number, j: number, table: Float64Array): number {
    const self = i * this.arena.columns + j;
    if (!engine.strikes(i, j)) {
      engine.prepare(i, j, false);
      return engine.expect(table) + engine.stay * table[self];
    }
    const values = this.values!;
    const { mid, surprised } = table === values.profit.start ? values.profit : values.win;
    engine.prepareStrike(i, j);
    return engine.expectStrike(mid, surprised) + engine.stay * mid[self];
  }

  private callsOff(s: number): boolean {
    const { arena, attacker, defender, battle, wave } = this;
    if (!battle.retreatBeforeBattle || !this.hasRule()) return false;
    const i = attacker.starts[0][0];
    const j = defender.starts[s][0];
    if (arena.settle(i, j) !== FIGHTS) return false;
    const away = arena.withdraw(i, j);
    if (away === FIGHTS) return false;
    const { unitsAtMost, killChanceAbove, airLossChanceAbove } = wave.retreat;
    if (unitsAtMost !== null && attacker.hits[i] + totalUnits(this.bombarding) <= unitsAtMost) return true;
    if (this.riskStops(this.firstEngine, i, j, killChanceAbove, airLossChanceAbove)) return true;
    if (this.values === undefined) return false;
    return this.valuesCallOff(s, i, j, away);
  }

  private valuesCallOff(s: number, i: number, j: number, away: number): boolean {
    const { arena, attacker } = this;
    const values = this.values!;
    const chances = this.antiAirHits(this.starts[s]);
    const worth = this.worth();
    const rule = this.stopRule();
    const stay = away === i * arena.columns + j;
    const split = Math.floor(away / arena.columns);
    const goProfit = this.startValue(s, values.profit.start, (k) => attacker.starts[0][k], chances);
    const awayProfit = stay ? worth.profitAt(i, j) : this.startValue(s, values.profit.start, () => split, [1]);
    if (rule.profitMargin !== undefined && goProfit - awayProfit < rule.profitMargin - 1e-10) return true;
    if (values.win.start.length === 0) return false;
    const goWin = this.startValue(s, values.win.start, (k) => attacker.starts[0][k], chances);
    const awayWin = stay ? worth.winAt(i, j) : this.startValue(s, values.win.start, () => split, [1]);
    if (rule.winChance !== undefined && goWin < rule.winChance - 1e-10) return true;
    return rule.bestWinChance && goWin < awayWin - 1e-10;
  }

  /** Expected profit of this wave against each start, decisions included. */
  startProfits(): number[] {
    const { attacker, defender, attackValues, defenseValues } = this;
    const worth = this.worth();
    if (this.values === undefined) {
      this.values = new Values(this.arena, worth, false);
      this.values.solve(
        { profitMargin: undefined, winChance: undefined, bestWinChance: false },
        this.arena.stops ?? new Uint8Array(this.arena.cells),
      );
    }
    return this.starts.map((counts, s) => {
      const i = attacker.starts[0][0];
      const j = defender.starts[s][0];
      const now = totalValue(attackValues, this.attackers, 0) - totalValue(defenseValues, counts, 0);
      if (this.callsOff(s)) {
        const away = this.arena.withdraw(i, j);
        if (away === i * this.arena.columns + j) return worth.profitAt(i, j) - now;
        const split = Math.floor(away / this.arena.columns);
        return this.startValue(s, this.values!.profit.start, () => split, [1]) - now;
      }
      const chances = this.antiAirHits(counts);
      return this.startValue(s, this.values!.profit.start, (k) => attacker.starts[0][k], chances) - now;
    });
  }

  /** The state after so many rounds, from the beginning; no further. */
  playRounds(weights: readonly number[], rounds: number): void {
    this.arena.mass.fill(0);
    const waiting = this.enter(weights, (s) => this.callsOff(s));
    for (let round = 1; round <= rounds; round++)
      if (round === 1) this.playFirstRound();
      else this.arena.playRound(this.engine, { mayDive: true, mayStop: true, bombarded: false });
    for (const [cell, weight] of waiting) this.arena.mass[cell] += weight;
  }

  /** Whether the attacker has left a pair at the end of a round. */
  hasStopped(i: number, j: number, round: number): boolean {
    const { arena, wave } = this;
    if (arena.withdraw(i, j) === FIGHTS) return false;
    if (wave.rounds !== null && round >= wave.rounds) return true;
    return round > 0 && arena.stops?.[i * arena.columns + j] === 1;
  }

  /** Values of all pairs under the wave's own rule, win chances included. */
  valueEverything(): Values {
    this.decide();
    const stops = this.arena.stops ?? new Uint8Array(this.arena.cells);
    this.values = new Values(this.arena, this.worth(), true);
    this.values.solve(this.stopRule(), stops);
    return this.values;
  }

  /** Value of stopping at a pair, on the scale of `valueEverything`. */
  stopValue(i: number, j: number, away: number): number {
    const self = i * this.arena.columns + j;
    return away === self ? this.worth().profitAt(i, j) : this.values!.profit.start[away];
  }

  private playFirstRound(): void {
    this.arena.playRound(this.firstEngine, {
      mayDive: !this.battle.switches.submergeAfterShot,
      mayStop: false,
      bombarded: this.firstEngine !== this.engine,
    });
  }

  /** Fights the wave: `weights` are the chances of the starts. What is left in arena.mass is how it ended. */
  fight(weights: readonly number[]): void {
    const { arena, wave, battle } = this;
    arena.visited = undefined;
    const waiting = this.enter(weights, (s) => this.callsOff(s));
    const mayDive = !battle.switches.submergeAfterShot;
    if (wave.rounds !== null) {
      for (let round = 1; round <= wave.rounds; round++)
        if (round === 1) this.playFirstRound();
        else arena.playRound(this.engine, { mayDive: true, mayStop: true, bombarded: false });
      arena.stops = new Uint8Array(arena.cells).fill(1);
    } else if (this.hasRule() || this.firstEngine !== this.engine || !mayDive) {
      this.playFirstRound();
    }
    arena.sweep();
    for (const [cell, weight] of waiting) arena.mass[cell] += weight;
  }
}
