// The sweep for lines, a row of pairs (one attacker node, all defenders of a line) at a time. A row receives what the
// rows before it send: for d hits taken, their rounds times the chance of d, spread by their volley. Neighbouring
// volleys differ by one die, so the sums are nested as in Horner's scheme: one die is thrown for all rows so far, and
// the dice that are left only once, at the row itself. That is rows^2 x columns steps where pair by pair they are
// rows^2 x columns^2 (100 v 100: 12 million instead of 83, 30 ms instead of 143), and every term is a sum of non-negative products.

import { EMPTY } from '../graph/graph.ts';
import { FIGHTS, type Pairs } from '../wave/pairs.ts';
import { NO_DIE, type Volley, type Volleys } from './fire.ts';

export class LineSweep {
  private readonly pairs: Pairs;
  private readonly attackVolleys: Volleys;
  /** Chance of the die each attacker node loses to the next, see `Volleys.lostDie`. */
  private readonly lostDie: Float64Array;
  /** hits[h * columns + j]: chance that defender node j scores h hits; atLeast likewise. */
  private readonly hits: Float64Array;
  private readonly atLeast: Float64Array;
  private readonly mostHits: Int32Array;
  /** Expected number of rounds begun at each pair. */
  private begun: Float64Array;
  /** Columns of each row in which a round was begun, for one line of defenders at a time. */
  private readonly firstBegun: Int32Array;
  private readonly lastBegun: Int32Array;
  /** Rounds under way into a row, by the hits placed so far. */
  private readonly under: Float64Array;
  private left = 0;
  private right = -1;

  constructor(pairs: Pairs, attackVolleys: Volleys, defenseVolleys: Volleys) {
    this.pairs = pairs;
    this.attackVolleys = attackVolleys;
    const { columns, attacker, defender } = pairs;
    this.lostDie = Float64Array.from({ length: attacker.size }, (_, i) => attackVolleys.lostDie(i));
    this.mostHits = new Int32Array(columns);
    let most = 0;
    for (let j = 0; j < columns; j++) {
      if (defender.flags[j] & EMPTY) continue;
      this.mostHits[j] = defenseVolleys.all(j).hits.length - 1;
      most = Math.max(most, this.mostHits[j]);
    }
    this.hits = new Float64Array((most + 1) * columns);
    this.atLeast = new Float64Array((most + 1) * columns);
    for (let j = 0; j < columns; j++) {
      if (defender.flags[j] & EMPTY) continue;
      const volley = defenseVolleys.all(j);
      for (let h = 0; h < volley.hits.length; h++) {
        this.hits[h * columns + j] = volley.hits[h];
        this.atLeast[h * columns + j] = volley.atLeast[h];
      }
    }
    this.begun = new Float64Array(0);
    this.firstBegun = new Int32Array(attacker.size);
    this.lastBegun = new Int32Array(attacker.size);
    this.under = new Float64Array(columns);
  }

  /** Battles to their end: rounds that change nothing are summed in closed form. */
  sweep(): void {
    const { attacker, defender, columns, mass } = this.pairs;
    this.begun = new Float64Array(mass.length);
    for (let head = 0; head < attacker.size; head = attacker.dead[head] + 1)
      for (let from = 0; from < columns; from = defender.dead[from] + 1) {
        const most = this.mostOf(from);
        for (let row = head; row < attacker.dead[head]; row++) {
          this.gather(row, Math.max(head, row - most), defender.dead[from], mass);
          this.solveRow(row, from, defender.dead[from]);
        }
        this.gather(attacker.dead[head], head, defender.dead[from], mass);
        this.bury(attacker.dead[head], mass);
      }
  }

  /** One round of everything that begins one. */
  advance(begun: Float64Array, into: Float64Array): void {
    const { attacker, defender, columns } = this.pairs;
    this.begun = begun;
    for (let head = 0; head < attacker.size; head = attacker.dead[head] + 1)
      for (let from = 0; from < columns; from = defender.dead[from] + 1) {
        const most = this.mostOf(from);
        const end = defender.dead[from];
        for (let row = head; row < attacker.dead[head]; row++) {
          this.gather(row, Math.max(head, row - most), end, into);
          this.measureRow(row, from, end);
          this.widen(row);
          this.addRow(row * columns, 0, this.hits);
          this.flush(row, this.attackVolleys.all(row), end, into);
        }
        this.gather(attacker.dead[head], head, end, into);
        this.bury(attacker.dead[head], into);
      }
  }

  private mostOf(from: number): number {
    let most = 0;
    for (let j = from; j < this.pairs.defender.dead[from]; j++) most = Math.max(most, this.mostHits[j]);
    return most;
  }

  private measureRow(row: number, from: number, end: number): void {
    const at = row * this.pairs.columns;
    let first = from;
    let last = end - 1;
    while (first < end && this.begun[at + first] === 0) first++;
    while (last >= first && this.begun[at + last] === 0) last--;
    this.firstBegun[row] = first;
    this.lastBegun[row] = last;
  }

  private widen(row: number): void {
    if (this.lastBegun[row] < this.firstBegun[row]) return;
    if (this.firstBegun[row] < this.left) this.left = this.firstBegun[row];
    if (this.lastBegun[row] > this.right) this.right = this.lastBegun[row];
  }

  /** Brings the rounds of the rows before to this one; what is left in `under` still has this row's dice to come. */
  private gather(row: number, first: number, end: number, into: Float64Array): void {
    const { columns, attacker } = this.pairs;
    const { under, begun, lostDie } = this;
    const dead = row === attacker.dead[row];
    const table = dead ? this.atLeast : this.hits;
    this.left = end;
    this.right = -1;
    for (let i = first; i < row; i++) {
      // More hits than the defenders have dice for cannot be scored.
      if ((row - i) * columns >= table.length) continue;
      this.widen(i);
      if (this.right < this.left) continue;
      const hit = lostDie[i];
      const at = i * columns;
      const base = (row - i) * columns;
      if (hit === NO_DIE) {
        this.addRow(at, base, table);
        this.flush(row, this.attackVolleys.all(i), end, into);
        continue;
      }
      const miss = 1 - hit;
      const stop = this.right < end ? this.right : end - 1;
      let before = 0;
      for (let j = this.left; j <= stop; j++) {
        const here = under[j] + begun[at + j] * table[base + j];
        under[j] = miss * here + hit * before;
        before = here;
      }
      under[stop + 1] = stop + 1 < end ? hit * before : under[end] + hit * before;
      this.right = stop + 1;
    }
    if (this.right >= this.left) this.pairs.budget.spend((row - first) * (this.right - this.left + 1));
  }

  private addRow(at: number, base: number, table: Float64Array): void {
    const { under, begun } = this;
    const stop = Math.min(this.right, this.pairs.columns - 1);
    for (let j = this.left; j <= stop; j++) under[j] += begun[at + j] * table[base + j];
  }

  /** Throws all dice of a volley that does not contain the next one's. */
  private flush(row: number, volley: Volley, end: number, into: Float64Array): void {
    const { under } = this;
    const { hits, atLeast } = volley;
    const at = row * this.pairs.columns;
    this.pairs.budget.spend((this.right - this.left + 1) * hits.length);
    let low = 0;
    while (hits[low] === 0) low++;
    for (let k = this.left; k <= this.right; k++) {
      const rounds = under[k];
      under[k] = 0;
      if (rounds === 0) continue;
      const room = end - k;
      const top = Math.min(hits.length, room);
      for (let a = low; a < top; a++) into[at + k + a] += rounds * hits[a];
      if (hits.length > room) into[at + end] += rounds * atLeast[room];
    }
    this.left = end;
    this.right = -1;
  }

  /** Nobody is left to fire. */
  private bury(row: number, into: Float64Array): void {
    const { under } = this;
    const at = row * this.pairs.columns;
    for (let j = this.left; j <= this.right; j++) {
      into[at + j] += under[j];
      under[j] = 0;
    }
  }

  /** Settles the pairs of a row in turn: `under` collects the rounds begun here that cost the attacker nothing as well. */
  private solveRow(row: number, from: number, end: number): void {
    const { under, begun } = this;
    const { mass, columns } = this.pairs;
    const volley = this.attackVolleys.all(row);
    const { hits, atLeast } = volley;
    const at = row * columns;
    const top = hits.length - 1;
    let first = end;
    let last = -1;
    let start = this.left;
    for (let j = from; j < end; j++) {
      const lowest = j - top > start ? j - top : start;
      let sum = under[j] * hits[0];
      // Two sums side by side: one would wait for its own last addition.
      let other = 0;
      let k = lowest;
      for (; k + 1 < j; k += 2) {
        sum += under[k] * hits[j - k];
        other += under[k + 1] * hits[j - k - 1];
      }
      if (k < j) sum += under[k] * hits[j - k];
      mass[at + j] += sum + other;
      const rounds = this.begin(row, j, at + j, hits[0]);
      begun[at + j] = rounds;
      if (rounds === 0) continue;
      under[j] += rounds * this.hits[j];
      if (first === end) first = j;
      if (j < start) start = j;
      last = j;
    }
    let sum = under[end];
    under[end] = 0;
    for (let k = start; k < end; k++) {
      const room = end - k;
      if (room < hits.length) sum += under[k] * atLeast[room];
      under[k] = 0;
    }
    mass[at + end] += sum;
    this.firstBegun[row] = first;
    this.lastBegun[row] = last;
    this.pairs.budget.spend(((end - from) * (end - from)) / 2);
  }

  /** Settles a pair; returns the expected number of rounds begun there. */
  private begin(i: number, j: number, self: number, miss: number): number {
    const { pairs } = this;
    const { mass, options } = pairs;
    const here = mass[self];
    if (here === 0) return 0;
    if (pairs.visited !== undefined && here >= options.cut) pairs.visited[self] = 1;
    let next = pairs.settle(i, j);
    if (next === FIGHTS && pairs.stops?.[self] === 1) next = pairs.leave(i, j, here);
    if (next === self) return 0;
    mass[self] = 0;
    if (next !== FIGHTS) {
      mass[next] += here;
      return 0;
    }
    if (here < options.cut) {
      pairs.dropped += here;
      return 0;
    }
    const begun = here / (1 - miss * this.hits[j]);
    pairs.count(self, begun);
    return begun;
  }
}
