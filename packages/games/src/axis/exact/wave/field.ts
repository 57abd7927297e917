// One wave: its two graphs, its engines, AA fire, bombardment; and the sweep that resolves it.
import type { Budget } from '../../../contract/budget.ts';
import type { Battle, Wave } from '../../plan.ts';
import type { Counts } from '../../units.ts';
import { clear } from '../each-node.ts';
import { aliveAt, EMPTY, type Graph, HELPLESS } from '../graph/graph.ts';
import { Decisions, type Future, type ValueOptions } from './decisions.ts';
import { FIGHTS, type Pairs } from './pairs.ts';
import { antiAirHits, LARGE, setUpWave, type WaveQuestion, type WaveSetup } from './setup.ts';

export class WaveField {
  readonly battle: Battle;
  readonly wave: Wave;
  readonly attackers: Counts;
  readonly starts: readonly Counts[];
  readonly attacker: Graph;
  readonly defender: Graph;
  readonly pairs: Pairs;
  /** Units left when a battle ends at a node, without crashed aircraft; UNIT_COUNT entries a node. */
  readonly defenderLeft: Uint16Array;
  readonly attackerLeft: Uint16Array;
  decisions: Decisions;
  /** Chance to come to a pair that was not valued; values of all others are exact. */
  notScouted = 0;
  private readonly setup: WaveSetup;
  private readonly index: number;

  constructor(question: WaveQuestion, budget: Budget) {
    const { battle, index, defenders } = question;
    this.battle = battle;
    this.index = index;
    this.wave = battle.waves[index];
    this.starts = defenders;
    const setup = setUpWave(question, budget);
    this.setup = setup;
    this.attackers = setup.attackers[0];
    this.attacker = setup.attacker;
    this.defender = setup.defender;
    this.pairs = setup.pairs;
    this.attackerLeft = setup.attackerLeft;
    this.defenderLeft = setup.defenderLeft;
    this.decisions = new Decisions(battle, index, setup, undefined);
  }

  /** The wave as the battle says, against armies that may be met. */
  static of(battle: Battle, index: number, defenders: readonly Counts[], budget: Budget): WaveField {
    return new WaveField(
      { battle, index, attackers: [battle.waves[index].attack.counts], defenders, lattice: false },
      budget,
    );
  }

  /** Works out where the attacker stops; `future`: what later waves add, `options`: what else is valued. */
  decide(future?: Future, options?: ValueOptions): void {
    const { pairs } = this;
    this.decisions = new Decisions(this.battle, this.index, this.setup, future);
    // With a single army to start from, most pairs of a large web are never met. Lines are valued a row at a time anyway.
    const single =
      pairs.lines === undefined && this.setup.attackers.length === 1 && this.attacker.split.every((split) => split < 0);
    if (this.wave.weighs && pairs.cells > LARGE && single) this.scout();
    this.decisions.decide(options);
  }

  /** Defenders that a later wave meets: dived submarines are back. */
  remaining(j: number): number[] {
    return aliveAt(this.defenderLeft, this.defender, j);
  }

  /** Attackers alive when a battle ends at a node, those that left included. */
  attackerRemaining(i: number): number[] {
    return aliveAt(this.attackerLeft, this.attacker, i);
  }

  /** Marks the pairs a battle can come to, so that only those are valued. */
  private scout(): void {
    this.pairs.visited = new Uint8Array(this.pairs.cells);
    // Each start is certain here, so that what is missing in all is no less than what any of them has lost.
    this.enter(
      this.starts.map(() => 1),
      () => false,
    );
    this.playRound(1);
    this.pairs.sweep();
    clear(this.pairs.mass, this.pairs.budget);
    this.pairs.rounds = 0;
    this.notScouted = Math.min(1, this.pairs.dropped);
    this.pairs.dropped = 0;
  }

  /** Every round of every start, all equally likely, as if nobody ever stopped: how much work it is. */
  sweepAll(): void {
    this.enter(
      this.starts.map(() => 1 / this.starts.length),
      () => false,
    );
    this.pairs.sweep();
  }

  /** Puts the armies on the field, AA fire first; returns the starts that are not fought at all. */
  private enter(weights: readonly number[], callsOff = (s: number) => this.decisions.callsOff(s)): [number, number][] {
    const { pairs, attacker, defender } = this;
    const waiting: [number, number][] = [];
    weights.forEach((weight, s) => {
      if (weight === 0) return;
      const j = defender.starts[s][0];
      const i = attacker.starts[0][0];
      if (callsOff(s)) {
        const away = pairs.withdraw(i, j);
        if (away === i * pairs.columns + j) waiting.push([away, weight]);
        else pairs.add(away, weight);
        return;
      }
      if (attacker.flags[i] & EMPTY || defender.flags[j] & (EMPTY | HELPLESS)) {
        pairs.add(i * pairs.columns + j, weight);
        return;
      }
      antiAirHits(this.battle, this.index, this.attackers, this.starts[s]).forEach((chance, k) => {
        pairs.add(attacker.starts[0][k] * pairs.columns + j, weight * chance);
      });
    });
    return waiting;
  }

  /** Plays so many rounds from the beginning; `watch` sees the chances of all pairs after 0, 1, 2, ... of them. */
  playRounds(weights: readonly number[], rounds: number, watch: (round: number, mass: Float64Array) => void): void {
    const waiting = this.enter(weights);
    for (let round = 0; round <= rounds; round++) {
      if (round > 0) this.playRound(round);
      const mass = waiting.length === 0 ? this.pairs.mass : this.pairs.mass.slice();
      for (const [cell, weight] of waiting) mass[cell] += weight;
      watch(round, mass);
    }
    clear(this.pairs.mass, this.pairs.budget);
  }

  /** Whether the attacker has left a pair at the end of a round. */
  hasStopped(i: number, j: number, round: number): boolean {
    const { pairs, wave } = this;
    if (pairs.withdraw(i, j) === FIGHTS) return false;
    if (wave.rounds !== null && round >= wave.rounds) return true;
    return round > 0 && this.decisions.stopsAfter(round)?.[i * pairs.columns + j] === 1;
  }

  private playRound(round: number): void {
    const { pairs, engine, firstEngine } = this.setup;
    pairs.stops = this.decisions.stopsAfter(round - 1);
    if (round > 1) pairs.playRound(engine, { mayDive: true, mayStop: true, bombarded: false });
    else
      pairs.playRound(firstEngine, {
        mayDive: !this.battle.switches.submergeAfterShot,
        mayStop: false,
        bombarded: firstEngine !== engine,
      });
  }

  /** Fights the wave: `weights` are the chances of the starts. What is left in pairs.mass is how it ended. */
  fight(weights: readonly number[]): void {
    const { wave, battle } = this;
    const { pairs, engine, firstEngine } = this.setup;
    pairs.visited = undefined;
    const waiting = this.enter(weights);
    const plain = !wave.hasRule && firstEngine === engine && !battle.switches.submergeAfterShot;
    const rounds = wave.rounds ?? (plain ? 0 : 1);
    for (let round = 1; round <= rounds; round++) this.playRound(round);
    // After the last round everybody leaves who can.
    pairs.stops = wave.rounds === null ? this.decisions.stopsAfter(1) : new Uint8Array(pairs.cells).fill(1);
    pairs.sweep();
    for (const [cell, weight] of waiting) pairs.add(cell, weight);
  }
}
