// When the attacker of a wave stops: rules that look at the state, and rules that weigh what going on is worth.
import type { Battle, Wave } from '../schema/index.ts';
import { type Counts, UNIT_COUNT, UNITS } from '../units.ts';
import { FIGHTS } from './arena.ts';
import type { RoundEngine } from './engine.ts';
import { totalUnits } from './order.ts';
import { antiAirHits, hasRule, type WaveSetup } from './setup.ts';
import { aliveAt, COMMITTED, EMPTY, type Graph } from './side.ts';
import { type RoundWatcher, type StopRule, Values, type Worth } from './values.ts';
import { captureGain, landUnits, totalValue, unitValues } from './worth.ts';

/** Value that later waves add when this wave leaves these defenders. */
export type Future = (defenders: Counts) => number;

export class Decisions {
  values: Values | undefined;
  private worthOfEnds: Worth | undefined;
  private readonly battle: Battle;
  private readonly wave: Wave;
  private readonly index: number;
  private readonly setup: WaveSetup;
  private readonly future: Future | undefined;
  private readonly rule: StopRule;
  /** Where rules stop that need no values; then where any rule stops, if rounds are not limited. */
  private stops: Uint8Array | undefined;
  /** By rounds fought, where rounds are limited and values decide. */
  private byRound: readonly Uint8Array[] | undefined;

  constructor(battle: Battle, index: number, setup: WaveSetup, future: Future | undefined) {
    this.battle = battle;
    this.index = index;
    this.wave = battle.waves[index];
    this.setup = setup;
    this.future = future;
    this.rule = stopRule(this.wave);
  }

  /** Worked out when first needed: most battles weigh nothing. */
  private get worth(): Worth {
    this.worthOfEnds ??= worthOfEnds(this.battle, this.wave, this.setup, this.future);
    return this.worthOfEnds;
  }

  /** Whether some rule weighs values. */
  get weighs(): boolean {
    const { profitMargin, winChance, bestWinChance } = this.rule;
    return profitMargin !== undefined || winChance !== undefined || bestWinChance;
  }

  /** Works out where the attacker stops. */
  decide(): void {
    if (!hasRule(this.wave)) return;
    this.stops = this.stopsAtSight();
    if (this.weighs) this.valueAll();
  }

  /** Where the attacker stops after so many rounds. */
  stopsAfter(round: number): Uint8Array | undefined {
    return this.byRound === undefined ? this.stops : this.byRound[Math.min(round, this.byRound.length - 1)];
  }

  /** Fills the tables under the wave's own rule; `goalAt` is followed along. */
  valueAll(options: { readonly goalAt?: Worth['goalAt']; readonly win?: boolean; readonly watch?: RoundWatcher } = {}) {
    const { arena } = this.setup;
    const { rule, wave } = this;
    const { goalAt, watch } = options;
    const worth = goalAt === undefined ? this.worth : { ...this.worth, goalAt };
    const win = options.win === true || rule.winChance !== undefined || rule.bestWinChance;
    const values = new Values(arena, worth, win);
    this.values = values;
    const stops = this.stops ?? new Uint8Array(arena.cells);
    if (wave.rounds === null) values.solve(rule, stops);
    else this.byRound = values.solveLimited(rule, stops, wave.rounds, watch);
    return values;
  }

  private stopsAtSight(): Uint8Array {
    const { arena, attacker, engine } = this.setup;
    const stops = new Uint8Array(arena.cells);
    const { unitsAtMost } = this.wave.retreat;
    for (let i = 0; i < attacker.size; i++) {
      if (attacker.flags[i] & (COMMITTED | EMPTY)) continue;
      const few = unitsAtMost !== null && attacker.hits[i] <= unitsAtMost;
      for (let j = 0; j < arena.columns; j++) {
        if (arena.settle(i, j) !== FIGHTS) continue;
        if (few || this.riskStops(engine, i, j)) stops[i * arena.columns + j] = 1;
      }
    }
    return stops;
  }

  private riskStops(engine: RoundEngine, i: number, j: number): boolean {
    const { killChanceAbove: kill, airLossChanceAbove: air } = this.wave.retreat;
    if (kill === null && air === null) return false;
    const { defender, attacker } = this.setup;
    if (kill !== null && kill < 1) {
      const dead = this.nextRoundChance(engine, i, j, (_, jj) => (defender.flags[jj] & EMPTY) !== 0);
      if (dead > kill) return true;
    }
    if (air === null || air >= 1) return false;
    const before = aircraft(attacker, i);
    return this.nextRoundChance(engine, i, j, (ii) => aircraft(attacker, ii) < before) > air;
  }

  /** Chance of something after the next round. */
  private nextRoundChance(engine: RoundEngine, i: number, j: number, holds: (i: number, j: number) => boolean): number {
    const { columns, cells, budget } = this.setup.arena;
    budget.spend(cells * (engine.strikes(i, j) ? 4 : 1));
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

  /** Value of fighting start `s` at all, AA fire and bombardment included. */
  private startValue(s: number, table: Float64Array, from: (k: number) => number, chances: ArrayLike<number>): number {
    const { arena, defender, firstEngine, engine } = this.setup;
    const j = defender.starts[s][0];
    let total = 0;
    for (let k = 0; k < chances.length; k++) {
      const i = from(k);
      const settled = arena.settle(i, j, !this.battle.switches.submergeAfterShot);
      const self = i * arena.columns + j;
      const shelled = firstEngine !== engine && settled === self && !(defender.flags[j] & EMPTY);
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
    const i = Math.floor(cell / this.setup.arena.columns);
    const j = cell % this.setup.arena.columns;
    const settled = this.setup.arena.settle(i, j, !this.battle.switches.submergeAfterShot);
    if (settled === FIGHTS) return this.roundValue(this.setup.firstEngine, i, j, table);
    return settled === cell ? table[cell] : this.afterMove(settled, table);
  }

  private roundValue(engine: RoundEngine, i: number, j: number, table: Float64Array): number {
    const self = i * this.setup.arena.columns + j;
    if (!engine.strikes(i, j)) {
      engine.prepare(i, j, false);
      return engine.expect(table) + engine.stay * table[self];
    }
    const values = this.values!;
    const { mid, surprised } = [values.profit, values.win, values.goal].find((known) => known?.start === table)!;
    engine.prepareStrike(i, j);
    return engine.expectStrike(mid, surprised) + engine.strikeStay * mid[self];
  }

  /** Whether start `s` is not fought at all. */
  callsOff(s: number, army = 0): boolean {
    const { arena, attacker, defender, bombarding, firstEngine } = this.setup;
    const { battle, wave } = this;
    if (!battle.retreatBeforeBattle || !hasRule(this.wave)) return false;
    const i = attacker.starts[army][0];
    const j = defender.starts[s][0];
    if (!arena.willFight(i, j)) return false;
    const away = arena.withdraw(i, j);
    if (away === FIGHTS) return false;
    const { unitsAtMost } = wave.retreat;
    if (unitsAtMost !== null && attacker.hits[i] + totalUnits(bombarding) <= unitsAtMost) return true;
    if (this.riskStops(firstEngine, i, j)) return true;
    if (!this.weighs) return false;
    return this.valuesCallOff(s, army, i, j, away);
  }

  private valuesCallOff(s: number, army: number, i: number, j: number, away: number): boolean {
    const { arena, attacker } = this.setup;
    const values = this.values!;
    const chances = this.antiAirHits(army, s);
    const { worth, rule } = this;
    const stay = away === i * arena.columns + j;
    const split = Math.floor(away / arena.columns);
    const goProfit = this.startValue(s, values.profit.start, (k) => attacker.starts[army][k], chances);
    const awayProfit = stay ? worth.profitAt(i, j) : this.startValue(s, values.profit.start, () => split, [1]);
    if (rule.profitMargin !== undefined && goProfit - awayProfit < rule.profitMargin - 1e-10) return true;
    if (values.win === undefined) return false;
    const goWin = this.startValue(s, values.win.start, (k) => attacker.starts[army][k], chances);
    const awayWin = stay ? worth.winAt(i, j) : this.startValue(s, values.win.start, () => split, [1]);
    if (rule.winChance !== undefined && goWin < rule.winChance - 1e-10) return true;
    return rule.bestWinChance && goWin < awayWin - 1e-10;
  }

  /** What an attacking army can expect of a defending one: profit, and the goal followed by `valueAll`. */
  expected(army: number, s: number): { readonly profit: number; readonly goal: number } {
    const { attacker, attackers, defender, defenders, arena } = this.setup;
    const { profit, goal } = this.values!;
    const i = attacker.starts[army][0];
    const j = defender.starts[s][0];
    const self = i * arena.columns + j;
    const now =
      totalValue(unitValues(this.battle, 'attack'), attackers[army], 0) -
      totalValue(unitValues(this.battle, 'defense'), defenders[s], 0);
    const away = this.callsOff(s, army) ? arena.withdraw(i, j) : FIGHTS;
    const read = ({ start, endAt }: Values['profit']) => {
      if (away === self) return endAt(i, j);
      if (away !== FIGHTS) return this.startValue(s, start, () => Math.floor(away / arena.columns), [1]);
      return this.startValue(s, start, (k) => attacker.starts[army][k], this.antiAirHits(army, s));
    };
    return { profit: read(profit) - now, goal: goal === undefined ? 0 : read(goal) };
  }

  /** Expected profit of this wave against each start, decisions included. */
  startProfits(): number[] {
    if (this.values === undefined) this.valueAll();
    return this.setup.defenders.map((_, s) => this.expected(0, s).profit);
  }

  /** Value of stopping at a pair, on the scale of the profit table. */
  stopValue(i: number, j: number, away: number): number {
    const self = i * this.setup.arena.columns + j;
    return away === self ? this.worth.profitAt(i, j) : this.values!.profit.start[away];
  }

  private antiAirHits(army: number, start: number): Float64Array {
    return antiAirHits(this.battle, this.index, this.setup.attackers[army], this.setup.defenders[start]);
  }
}

function stopRule({ retreat: { profitBelow, winChanceBelow, optimal } }: Wave): StopRule {
  return {
    profitMargin: profitBelow ?? (optimal === 'profit' ? 0 : undefined),
    winChance: winChanceBelow ?? undefined,
    bestWinChance: optimal === 'winChance',
  };
}

function aircraft(graph: Graph, node: number): number {
  let aircraft = 0;
  for (let t = 0; t < UNIT_COUNT; t++) if (UNITS[t].kind === 'air') aircraft += graph.counts[node * UNIT_COUNT + t];
  return aircraft;
}

/** How the end of a battle at a pair counts in the attacker's decisions. */
function worthOfEnds(battle: Battle, wave: Wave, setup: WaveSetup, future: Future | undefined): Worth {
  const { attacker, defender } = setup;
  const attackValues = unitValues(battle, 'attack');
  const defenseValues = unitValues(battle, 'defense');
  const deadzone = wave.retreat.deadzone ?? battle.deadzone;
  const territory = wave.retreat.territoryValue ?? battle.territoryValue;
  const sumOf = (graph: Graph, left: Uint16Array, values: readonly number[]) =>
    Float64Array.from(
      { length: graph.size },
      (_, node) => totalValue(values, left, node * UNIT_COUNT) + totalValue(values, graph.away, node * UNIT_COUNT),
    );
  const ours = sumOf(attacker, setup.attackerLeft, attackValues);
  const theirs = sumOf(defender, setup.defenderLeft, defenseValues);
  const gains = Float64Array.from({ length: attacker.size }, (_, i) =>
    battle.naval ? 0 : captureGain(attackValues, attacker.counts, i * UNIT_COUNT, territory, deadzone),
  );
  const land = Uint8Array.from({ length: attacker.size }, (_, i) =>
    Math.min(1, landUnits(attacker.counts, i * UNIT_COUNT)),
  );
  const later = Float64Array.from({ length: defender.size }, (_, j) =>
    future === undefined ? 0 : future(aliveAt(setup.defenderLeft, defender, j)),
  );
  const destroys = (wave.retreat.winMeans ?? (battle.naval ? 'destroys' : 'takes')) === 'destroys';
  return {
    profitAt: (i, j) => {
      const gone = (defender.flags[j] & EMPTY) !== 0;
      const taken = gone && land[i] === 1 && !battle.naval;
      return ours[i] - theirs[j] + (gone ? gains[i] : 0) + (taken ? 0 : later[j]);
    },
    winAt: (i, j) => ((defender.flags[j] & EMPTY) !== 0 && (destroys || land[i] === 1) ? 1 : 0),
  };
}
