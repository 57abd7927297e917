// A round between two sides whose states are lines: land, and sea without submarines. n hits move n nodes on.

import type { Graph } from '../graph/graph.ts';
import type { RoundEngine } from './engine.ts';
import type { Volley, Volleys } from './fire.ts';

export class LineEngine implements RoundEngine {
  stay = 0;
  readonly lost = 0;
  readonly strikeStay = 1;
  readonly strikeLost = 0;
  readonly unseen = 0;
  readonly minds = false;
  readonly arrived: Float64Array;
  private readonly attacker: Graph;
  private readonly defender: Graph;
  private readonly attackVolleys: Volleys;
  private readonly defenseVolleys: Volleys;
  private readonly columns: number;
  private i = 0;
  private j = 0;
  private onDefender: Float64Array;
  private onAttacker: Float64Array;
  private defenderSteps = 0;
  private attackerSteps = 0;
  /** Hits on either side that double precision can see: from, to. */
  private readonly onDefenderSeen = { from: 0, to: 0 };
  private readonly onAttackerSeen = { from: 0, to: 0 };

  constructor(attacker: Graph, defender: Graph, attackVolleys: Volleys, defenseVolleys: Volleys) {
    this.attacker = attacker;
    this.defender = defender;
    this.attackVolleys = attackVolleys;
    this.defenseVolleys = defenseVolleys;
    this.columns = defender.size;
    this.arrived = new Float64Array(attacker.size).fill(1);
    this.onDefender = new Float64Array(defender.hits.reduce((most, n) => Math.max(most, n), 0) + 1);
    this.onAttacker = new Float64Array(attacker.hits.reduce((most, n) => Math.max(most, n), 0) + 1);
  }

  strikes(): boolean {
    return false;
  }

  prepare(i: number, j: number): void {
    this.i = i;
    this.j = j;
    this.defenderSteps = capped(this.attackVolleys.all(i), this.defender.hits[j], this.onDefender);
    this.attackerSteps = capped(this.defenseVolleys.all(j), this.attacker.hits[i], this.onAttacker);
    this.stay = this.onDefender[0] * this.onAttacker[0];
    see(this.attackVolleys.all(i), this.defenderSteps, this.onDefenderSeen);
    see(this.defenseVolleys.all(j), this.attackerSteps, this.onAttackerSeen);
  }

  spread(weight: number, into: Float64Array): number {
    const { columns, onDefender, onAttacker, attackerSteps, defenderSteps } = this;
    let row = this.i * columns + this.j;
    for (let d = 0; d <= attackerSteps; d++, row += columns) {
      const share = weight * onAttacker[d];
      for (let a = 0; a <= defenderSteps; a++) into[row + a] += share * onDefender[a];
    }
    return (attackerSteps + 1) * (defenderSteps + 1);
  }

  get work(): number {
    const { onAttackerSeen: ours, onDefenderSeen: theirs } = this;
    return (ours.to - ours.from + 1) * (theirs.to - theirs.from + 1);
  }

  expect(values: Float64Array): number {
    const { columns, onDefender, onAttacker } = this;
    const { from, to } = this.onDefenderSeen;
    const { from: first, to: last } = this.onAttackerSeen;
    const self = this.i * columns + this.j;
    let row = self + first * columns;
    let total = -this.stay * values[self];
    for (let d = first; d <= last; d++, row += columns) {
      const share = onAttacker[d];
      let sum = 0;
      for (let a = from; a <= to; a++) sum += onDefender[a] * values[row + a];
      total += share * sum;
    }
    return total;
  }

  beginRow(): void {
    throw new Error('lines have a sweep of their own');
  }

  endRow(): void {
    throw new Error('lines have a sweep of their own');
  }

  prepareStrike(): void {
    throw new Error('no submarines on these lines');
  }

  spreadStrike(): number {
    throw new Error('no submarines on these lines');
  }

  expectStrike(): number {
    throw new Error('no submarines on these lines');
  }
}

/** 200 v 200: 90 numbers of hits can be seen of 200. */
function see({ least, most }: Volley, steps: number, into: { from: number; to: number }): void {
  into.from = least < steps ? least : steps;
  into.to = most < steps ? most : steps;
}

/** Hits that count against a target of `left` hits: the excess falls on the last. Returns the highest number of steps. */
function capped(volley: Volley, left: number, into: Float64Array): number {
  const top = volley.hits.length - 1;
  const steps = top < left ? top : left;
  const hits = volley.hits;
  for (let h = 0; h < steps; h++) into[h] = hits[h];
  into[steps] = volley.atLeast[steps];
  return steps;
}
