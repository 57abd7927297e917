// When the attacker of a wave stops: rules that look at the state, and rules that weigh what going on is worth.
import type { Battle, Wave } from '../../plan.ts';
import { type Counts, UNIT_COUNT, UNITS } from '../../units.ts';
import { valueOfCounts } from '../../values.ts';
import { eachNode } from '../each-node.ts';
import { aliveAt, COMMITTED, EMPTY, type Graph } from '../graph/graph.ts';
import { totalUnits } from '../graph/order.ts';
import type { RoundEngine } from '../round/engine.ts';
import { NextRound } from './next-round.ts';
import { FIGHTS } from './pairs.ts';
import { antiAirHits, type WaveSetup } from './setup.ts';
import { type RoundWatcher, Values, type Worth } from './values.ts';
import { captureGain, landUnits } from './worth.ts';

/** What later waves bring the side that attacks in this one. */
export interface Future {
  /** Attackers that stay where they conquered; undefined where nobody can. */
  stayers(left: Uint16Array, node: number): Counts | undefined;
  /** Nobody is left to keep the place from them. */
  cleared(left: Uint16Array, graph: Graph, node: number): boolean;
  afterConquest(conquerors: Counts): number;
  afterDefense(defenders: Counts): number;
}

export interface ValueOptions {
  readonly goalAt?: Worth['goalAt'];
  /** Nobody asks for the profit, and no rule weighs it: half the work. */
  readonly goalAlone?: boolean;
  readonly win?: boolean;
  readonly watch?: RoundWatcher;
}

export class Decisions {
  values: Values | undefined;
  /** What is followed as the profit is the goal. */
  private goalAlone = false;
  private worthOfEnds: Worth | undefined;
  private readonly battle: Battle;
  private readonly wave: Wave;
  private readonly index: number;
  private readonly setup: WaveSetup;
  private readonly future: Future | undefined;
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
  }

  /** Worked out when first needed: most battles weigh nothing. */
  private get worth(): Worth {
    this.worthOfEnds ??= worthOfEnds(this.battle, this.wave, this.setup, this.future);
    return this.worthOfEnds;
  }

  /** Works out where the attacker stops; `options`: what else is valued on the way, which takes less than to value again. */
  decide(options?: ValueOptions): void {
    if (this.wave.hasRule) this.stops = this.stopsAtSight();
    if (this.wave.weighs || options !== undefined) this.valueAll(options);
  }

  /** Where the attacker stops after so many rounds. */
  stopsAfter(round: number): Uint8Array | undefined {
    return this.byRound === undefined ? this.stops : this.byRound[Math.min(round, this.byRound.length - 1)];
  }

  /** Fills the tables under the wave's own rule; `goalAt` is followed along. */
  valueAll(options: ValueOptions = {}) {
    const { pairs } = this.setup;
    const { wave } = this;
    const rule = wave.stop;
    const { goalAt, watch } = options;
    const alone = options.goalAlone === true && !wave.weighs && goalAt !== undefined;
    const worth = goalAt === undefined ? this.worth : { ...this.worth, ...(alone ? { profitAt: goalAt } : { goalAt }) };
    this.goalAlone = alone;
    const win = options.win === true || rule.winChance !== undefined || rule.bestWinChance;
    const values = new Values(pairs, worth, win);
    this.values = values;
    const stops = this.stops ?? new Uint8Array(pairs.cells);
    if (wave.rounds === null) values.solve(rule, stops);
    else this.byRound = values.solveLimited(rule, stops, wave.rounds, watch);
    return values;
  }

  private stopsAtSight(): Uint8Array {
    const { pairs, attacker, engine } = this.setup;
    const stops = new Uint8Array(pairs.cells);
    const { unitsAtMost } = this.wave.stop;
    // Nodes with as many aircraft share the table of what it is to lose one.
    const air = Int32Array.from({ length: attacker.size }, (_, i) => aircraft(attacker, i));
    const nodes = Int32Array.from(air.keys()).sort((a, b) => air[a] - air[b] || a - b);
    for (const i of nodes) {
      if (attacker.flags[i] & (COMMITTED | EMPTY)) continue;
      pairs.budget.spend(pairs.columns);
      const few = unitsAtMost !== undefined && attacker.hits[i] <= unitsAtMost;
      for (let j = 0; j < pairs.columns; j++) {
        if (pairs.settle(i, j) !== FIGHTS) continue;
        if (few || this.riskStops(engine, i, j)) stops[i * pairs.columns + j] = 1;
      }
    }
    return stops;
  }

  private riskStops(engine: RoundEngine, i: number, j: number): boolean {
    const { killChanceAbove: kill, airLossChanceAbove: air } = this.wave.stop;
    if (kill !== undefined && kill < 1 && this.killsAll().chance(engine, i, j) > kill) return true;
    if (air === undefined || air >= 1) return false;
    return this.losesAircraft(aircraft(this.setup.attacker, i)).chance(engine, i, j) > air;
  }

  private kills: NextRound | undefined;
  private airLoss: { readonly had: number; readonly next: NextRound } | undefined;

  private killsAll(): NextRound {
    const { pairs, defender } = this.setup;
    // Submarines under water are not destroyed.
    const isGone = (j: number) => totalUnits(defender.away, j * UNIT_COUNT) === 0;
    this.kills ??= new NextRound(pairs, (_, j) => (defender.flags[j] & EMPTY) !== 0 && isGone(j));
    return this.kills;
  }

  private losesAircraft(had: number): NextRound {
    const { pairs, attacker } = this.setup;
    if (this.airLoss?.had !== had) {
      const fewer = Array.from({ length: attacker.size }, (_, i) => aircraft(attacker, i) < had);
      this.airLoss = { had, next: new NextRound(pairs, (i) => fewer[i]) };
    }
    return this.airLoss.next;
  }

  /** Value of fighting start `s` at all, AA fire and bombardment included. */
  private startValue(s: number, table: Float64Array, from: (k: number) => number, chances: ArrayLike<number>): number {
    const { pairs, defender, firstEngine, engine } = this.setup;
    const j = defender.starts[s][0];
    let total = 0;
    for (let k = 0; k < chances.length; k++) {
      const i = from(k);
      const settled = pairs.settle(i, j, !this.battle.switches.submergeAfterShot);
      const self = i * pairs.columns + j;
      const shelled = firstEngine !== engine && settled === self && !(defender.flags[j] & EMPTY);
      if (settled !== FIGHTS && settled !== self) {
        total += chances[k] * this.afterMove(settled, table);
        continue;
      }
      total += chances[k] * (settled === self && !shelled ? table[self] : this.roundValue(firstEngine, i, j, table));
    }
    return total;
  }

  /** The pair that fights the first round: dives come before it. */
  private beforeRound(cell: number): number {
    const { columns } = this.setup.pairs;
    const mayDive = !this.battle.switches.submergeAfterShot;
    const settled = this.setup.pairs.settle(Math.floor(cell / columns), cell % columns, mayDive);
    return settled === FIGHTS || settled === cell ? cell : this.beforeRound(settled);
  }

  /** A clean-up move does not use up the compulsory round. */
  private afterMove(cell: number, table: Float64Array): number {
    const i = Math.floor(cell / this.setup.pairs.columns);
    const j = cell % this.setup.pairs.columns;
    const settled = this.setup.pairs.settle(i, j, !this.battle.switches.submergeAfterShot);
    if (settled === FIGHTS) return this.roundValue(this.setup.firstEngine, i, j, table);
    return settled === cell ? table[cell] : this.afterMove(settled, table);
  }

  private roundValue(engine: RoundEngine, i: number, j: number, table: Float64Array): number {
    const self = i * this.setup.pairs.columns + j;
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
    const { pairs, attacker, defender, bombarding, firstEngine } = this.setup;
    const { battle, wave } = this;
    if (!battle.retreatBeforeBattle || !wave.hasRule) return false;
    const i = attacker.starts[army][0];
    const j = defender.starts[s][0];
    if (!pairs.willFight(i, j)) return false;
    const away = pairs.withdraw(i, j);
    if (away === FIGHTS) return false;
    const { unitsAtMost } = wave.stop;
    if (unitsAtMost !== undefined && attacker.hits[i] + totalUnits(bombarding) <= unitsAtMost) return true;
    const ready = this.beforeRound(i * pairs.columns + j);
    if (this.riskStops(firstEngine, Math.floor(ready / pairs.columns), ready % pairs.columns)) return true;
    if (!wave.weighs) return false;
    return this.valuesCallOff(s, army, i, j, away);
  }

  private valuesCallOff(s: number, army: number, i: number, j: number, away: number): boolean {
    const { pairs, attacker } = this.setup;
    const values = this.values!;
    const chances = this.antiAirHits(army, s);
    const { worth } = this;
    const rule = this.wave.stop;
    const stay = away === i * pairs.columns + j;
    const split = Math.floor(away / pairs.columns);
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
    const { attacker, attackers, defender, defenders, pairs } = this.setup;
    const { profit, goal } = this.values!;
    const i = attacker.starts[army][0];
    const j = defender.starts[s][0];
    const self = i * pairs.columns + j;
    const now =
      valueOfCounts(this.battle.attackValues, attackers[army]) - valueOfCounts(this.battle.defenseValues, defenders[s]);
    const away = this.callsOff(s, army) ? pairs.withdraw(i, j) : FIGHTS;
    const read = ({ start, endAt }: Values['profit']) => {
      if (away === self) return endAt(i, j);
      if (away !== FIGHTS) return this.startValue(s, start, () => Math.floor(away / pairs.columns), [1]);
      return this.startValue(s, start, (k) => attacker.starts[army][k], this.antiAirHits(army, s));
    };
    if (this.goalAlone) return { profit: 0, goal: read(profit) };
    return { profit: read(profit) - now, goal: goal === undefined ? 0 : read(goal) };
  }

  /** Expected profit of this wave against each start, decisions included. */
  startProfits(): number[] {
    if (this.values === undefined) this.valueAll();
    return this.setup.defenders.map((_, s) => this.expected(0, s).profit);
  }

  /** Value of stopping at a pair, on the scale of the profit table. */
  stopValue(i: number, j: number, away: number): number {
    const self = i * this.setup.pairs.columns + j;
    return away === self ? this.worth.profitAt(i, j) : this.values!.profit.start[away];
  }

  private antiAirHits(army: number, start: number): Float64Array {
    return antiAirHits(this.battle, this.index, this.setup.attackers[army], this.setup.defenders[start]);
  }
}

function aircraft(graph: Graph, node: number): number {
  let aircraft = 0;
  for (let t = 0; t < UNIT_COUNT; t++) if (UNITS[t].kind === 'air') aircraft += graph.counts[node * UNIT_COUNT + t];
  return aircraft;
}

/** How the end of a battle at a pair counts in the attacker's decisions. */
function worthOfEnds(battle: Battle, wave: Wave, setup: WaveSetup, future: Future | undefined): Worth {
  const { attacker, defender, pairs } = setup;
  const { attackValues, defenseValues, naval } = battle;
  const { territoryValue, deadzone } = wave.decidesBy;
  const sumOf = (graph: Graph, left: Uint16Array, values: readonly number[]) => {
    const sums = new Float64Array(graph.size);
    eachNode(graph.size, pairs.budget, (node) => {
      const at = node * UNIT_COUNT;
      sums[node] = valueOfCounts(values, left, at) + valueOfCounts(values, graph.away, at);
    });
    return sums;
  };
  const ours = sumOf(attacker, setup.attackerLeft, attackValues);
  const theirs = sumOf(defender, setup.defenderLeft, defenseValues);
  const gains = new Float64Array(attacker.size);
  const land = new Uint8Array(attacker.size);
  eachNode(attacker.size, pairs.budget, (i) => {
    const at = i * UNIT_COUNT;
    if (!naval) gains[i] = captureGain(attackValues, attacker.counts, at, territoryValue, deadzone);
    land[i] = Math.min(1, landUnits(attacker.counts, at));
  });
  const later = future === undefined ? undefined : futureOfNodes(setup, future);
  return {
    profitAt: (i, j) => {
      const gone = (defender.flags[j] & EMPTY) !== 0;
      const now = ours[i] - theirs[j] + (gone ? gains[i] : 0);
      return later === undefined ? now : now + (later.conquered(i, j) ? later.byAttacker[i] : later.byDefender[j]);
    },
    winAt: (i, j) => ((defender.flags[j] & EMPTY) !== 0 && (wave.destroys || land[i] === 1) ? 1 : 0),
  };
}

/** What later waves bring depends on the conquerors where there are any, else on the defenders that are left. */
function futureOfNodes({ attacker, defender, attackerLeft, defenderLeft, pairs }: WaveSetup, future: Future) {
  const stays = new Uint8Array(attacker.size);
  const byAttacker = new Float64Array(attacker.size);
  eachNode(attacker.size, pairs.budget, (i) => {
    const army = future.stayers(attackerLeft, i);
    if (army === undefined) return;
    stays[i] = 1;
    byAttacker[i] = future.afterConquest(army);
  });
  const empty = new Uint8Array(defender.size);
  const byDefender = new Float64Array(defender.size);
  eachNode(defender.size, pairs.budget, (j) => {
    empty[j] = future.cleared(defenderLeft, defender, j) ? 1 : 0;
    byDefender[j] = future.afterDefense(aliveAt(defenderLeft, defender, j));
  });
  return { conquered: (i: number, j: number) => empty[j] === 1 && stays[i] === 1, byAttacker, byDefender };
}
