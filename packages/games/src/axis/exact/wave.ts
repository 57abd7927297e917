// One wave: its two graphs, its engines, AA fire, bombardment, retreat rules; and the sweep that resolves it.
import type { Budget } from '../../budget.ts';
import type { Battle, Wave } from '../schema/index.ts';
import { type Counts, toCounts, UNIT_COUNT, UNITS } from '../units.ts';
import { type Arena, FIGHTS } from './arena.ts';
import type { RoundEngine } from './engine.ts';
import { volleyHits } from './fire.ts';
import { totalUnits } from './order.ts';
import { hasRule, LARGE, setUpWave, shotsAt, type WaveSetup } from './setup.ts';
import { COMMITTED, EMPTY, type Graph, HELPLESS } from './side.ts';
import { type StopRule, Values, type Worth } from './values.ts';
import { captureGain, landUnits, totalValue, unitValues } from './worth.ts';

/** Value that later waves add when this wave leaves these defenders. */
export type Future = (defenders: Counts) => number;

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
  readonly defenderLeft: Uint16Array;
  readonly attackerLeft: Uint16Array;
  readonly attackValues: readonly number[];
  readonly defenseValues: readonly number[];
  values: Values | undefined;
  private readonly setup: WaveSetup;
  private readonly index: number;
  private future: Future | undefined;
  private worthOfEnds: Worth | undefined;

  constructor(battle: Battle, index: number, starts: readonly Counts[], budget: Budget, attackers?: readonly Counts[]) {
    this.battle = battle;
    this.index = index;
    this.wave = battle.waves[index];
    this.starts = starts;
    const given = attackers ?? [toCounts(this.wave.attack.units)];
    const setup = setUpWave(battle, index, given, starts, { lattice: attackers !== undefined }, budget);
    this.setup = setup;
    this.attackers = setup.attackers[0];
    this.attacker = setup.attacker;
    this.defender = setup.defender;
    this.arena = setup.arena;
    this.engine = setup.engine;
    this.firstEngine = setup.firstEngine;
    this.attackerLeft = setup.attackerLeft;
    this.defenderLeft = setup.defenderLeft;
    this.attackValues = unitValues(battle, 'attack');
    this.defenseValues = unitValues(battle, 'defense');
  }

  private antiAirHits(army: number, start: number): Float64Array {
    const shots = shotsAt(this.battle, this.index, this.setup.attackers[army], this.starts[start]);
    return volleyHits(this.battle.dice, [0, shots]);
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
    const sumOf = (graph: Graph, left: Uint16Array, values: readonly number[]) =>
      Float64Array.from(
        { length: graph.size },
        (_, node) => totalValue(values, left, node * UNIT_COUNT) + totalValue(values, graph.away, node * UNIT_COUNT),
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
    return summed(this.defenderLeft, this.defender.away, j);
  }

  /** Attackers alive when a battle ends at a node, those that left included. */
  attackerRemaining(i: number): number[] {
    return summed(this.attackerLeft, this.attacker.away, i);
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
    if (!hasRule(this.wave)) return;
    const stops = new Uint8Array(arena.cells);
    const rule = this.stopRule();
    const needsValues = rule.profitMargin !== undefined || rule.winChance !== undefined || rule.bestWinChance;
    // With a single army to start from, most pairs of a large web are never met.
    const single = this.setup.attackers.length === 1 && arena.attacker.split.every((split) => split < 0);
    if (needsValues && arena.cells > LARGE && single) this.scout();
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
      this.antiAirHits(0, s).forEach((chance, k) => {
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
      const shelled = firstEngine !== this.engine && settled === self && !(defender.flags[j] & EMPTY);
      if (settled !== FIGHTS && settled !== self) {
        total += chances[k] * this.afterMove(settled, table);
        continue;
      }
      total += chances[k] * (settled === self && !shelled ? table[self] : this.roundValue(firstEngine, i, j, table));
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
    const { mid, surprised } = [values.profit, values.win, values.goal].find(({ start }) => start === table)!;
    engine.prepareStrike(i, j);
    return engine.expectStrike(mid, surprised) + engine.strikeStay * mid[self];
  }

  private callsOff(s: number, army = 0): boolean {
    const { arena, attacker, defender, battle, wave } = this;
    if (!battle.retreatBeforeBattle || !hasRule(this.wave)) return false;
    const i = attacker.starts[army][0];
    const j = defender.starts[s][0];
    if (arena.settle(i, j) !== FIGHTS) return false;
    const away = arena.withdraw(i, j);
    if (away === FIGHTS) return false;
    const { unitsAtMost, killChanceAbove, airLossChanceAbove } = wave.retreat;
    if (unitsAtMost !== null && attacker.hits[i] + totalUnits(this.setup.bombarding) <= unitsAtMost) return true;
    if (this.riskStops(this.firstEngine, i, j, killChanceAbove, airLossChanceAbove)) return true;
    if (this.values === undefined) return false;
    return this.valuesCallOff(s, army, i, j, away);
  }

  private valuesCallOff(s: number, army: number, i: number, j: number, away: number): boolean {
    const { arena, attacker } = this;
    const values = this.values!;
    const chances = this.antiAirHits(army, s);
    const worth = this.worth();
    const rule = this.stopRule();
    const stay = away === i * arena.columns + j;
    const split = Math.floor(away / arena.columns);
    const goProfit = this.startValue(s, values.profit.start, (k) => attacker.starts[army][k], chances);
    const awayProfit = stay ? worth.profitAt(i, j) : this.startValue(s, values.profit.start, () => split, [1]);
    if (rule.profitMargin !== undefined && goProfit - awayProfit < rule.profitMargin - 1e-10) return true;
    if (values.win.start.length === 0) return false;
    const goWin = this.startValue(s, values.win.start, (k) => attacker.starts[army][k], chances);
    const awayWin = stay ? worth.winAt(i, j) : this.startValue(s, values.win.start, () => split, [1]);
    if (rule.winChance !== undefined && goWin < rule.winChance - 1e-10) return true;
    return rule.bestWinChance && goWin < awayWin - 1e-10;
  }

  /** Expected profit of this wave against each start, decisions included. */
  startProfits(): number[] {
    if (this.values === undefined) this.valueAll(undefined);
    return this.starts.map((_, s) => this.expected(0, s).profit);
  }

  /** Fills the tables under the wave's own rule; `goalAt` is followed along. */
  valueAll(goalAt: Worth['goalAt']): void {
    const worth = goalAt === undefined ? this.worth() : { ...this.worth(), goalAt };
    const rule = this.stopRule();
    this.values = new Values(this.arena, worth, rule.winChance !== undefined || rule.bestWinChance);
    this.arena.stops ??= new Uint8Array(this.arena.cells);
    this.values.solve(rule, this.arena.stops);
  }

  /** What an attacking army can expect of a defending one: profit, and the goal followed by `valueAll`. */
  expected(army: number, s: number): { readonly profit: number; readonly goal: number } {
    const { attacker, defender, arena, attackValues, defenseValues } = this;
    const { profit, goal } = this.values!;
    const i = attacker.starts[army][0];
    const j = defender.starts[s][0];
    const self = i * arena.columns + j;
    const now = totalValue(attackValues, this.setup.attackers[army], 0) - totalValue(defenseValues, this.starts[s], 0);
    const away = this.callsOff(s, army) ? arena.withdraw(i, j) : FIGHTS;
    const read = (table: Float64Array, ends: ((i: number, j: number) => number) | undefined) => {
      if (ends === undefined) return 0;
      if (away === self) return ends(i, j);
      if (away !== FIGHTS) return this.startValue(s, table, () => Math.floor(away / arena.columns), [1]);
      return this.startValue(s, table, (k) => attacker.starts[army][k], this.antiAirHits(army, s));
    };
    const worth = this.values!.worth;
    return { profit: read(profit.start, worth.profitAt) - now, goal: read(goal.start, worth.goalAt) };
  }

  /** Plays so many rounds from the beginning and no further; `seen` reads arena.mass before the first and after each. */
  watchRounds(weights: readonly number[], rounds: number, seen: (round: number) => void): void {
    const { mass } = this.arena;
    mass.fill(0);
    const waiting = this.enter(weights, (s) => this.callsOff(s));
    for (let round = 0; round <= rounds; round++) {
      if (round === 1) this.playFirstRound();
      else if (round > 1) this.arena.playRound(this.engine, { mayDive: true, mayStop: true, bombarded: false });
      // Battles that were called off stand beside the field while it is read, and are not fought.
      const fought = waiting.map(([cell]) => mass[cell]);
      for (const [cell, weight] of waiting) mass[cell] += weight;
      seen(round);
      waiting.forEach(([cell], k) => {
        mass[cell] = fought[k];
      });
    }
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
    } else if (hasRule(this.wave) || this.firstEngine !== this.engine || !mayDive) {
      this.playFirstRound();
    }
    arena.sweep();
    for (const [cell, weight] of waiting) arena.mass[cell] += weight;
  }
}

function summed(left: Uint16Array, away: Uint16Array, node: number): number[] {
  const counts: number[] = [];
  for (let at = node * UNIT_COUNT; at < (node + 1) * UNIT_COUNT; at++) counts.push(left[at] + away[at]);
  return counts;
}
