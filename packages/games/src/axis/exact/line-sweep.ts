// The sweep for lines, a whole row of pairs at a time. A row's probability moves by a convolution with the attacker's
// volley for each number of hits he takes; four of these at once keep their sums in registers, which measured
// 2-3 times faster than spreading pair by pair (100 v 100: 83 million products).
import { type Arena, FIGHTS } from './arena.ts';
import type { Volley, Volleys } from './fire.ts';
import { EMPTY } from './side.ts';

/** Numbers of hits taken that are worked on together. */
const BLOCK = 4;

export class LineSweep {
  private readonly arena: Arena;
  private readonly attackVolleys: Volleys;
  private readonly floor: number;
  /** hits[h * columns + j]: chance that defender node j scores h hits; atLeast likewise. */
  private readonly hits: Float64Array;
  private readonly atLeast: Float64Array;
  private readonly mostHits: Int32Array;
  private readonly begun: Float64Array;
  private readonly shares: readonly Float64Array[];

  constructor(arena: Arena, attackVolleys: Volleys, defenseVolleys: Volleys, floor: number) {
    this.arena = arena;
    this.attackVolleys = attackVolleys;
    this.floor = floor;
    const { columns, defender } = arena;
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
    this.begun = new Float64Array(columns);
    this.shares = Array.from({ length: BLOCK }, () => new Float64Array(columns));
  }

  sweep(): void {
    const { attacker, defender, columns } = this.arena;
    for (let i = 0; i < attacker.size; i++) {
      if (attacker.flags[i] & EMPTY) continue;
      for (let from = 0; from < columns; from = defender.dead[from] + 1) this.sweepRow(i, from, defender.dead[from]);
    }
  }

  /** One attacker node against one line of defenders. */
  private sweepRow(i: number, from: number, end: number): void {
    const volley = this.attackVolleys.all(i);
    let first = -1;
    let last = -1;
    let largest = 0;
    let mostHits = 0;
    for (let j = from; j < end; j++) {
      const begun = this.begin(i, j, end, volley);
      this.begun[j] = begun;
      if (begun === 0) continue;
      if (first < 0) first = j;
      last = j;
      if (begun > largest) largest = begun;
      if (this.mostHits[j] > mostHits) mostHits = this.mostHits[j];
    }
    if (first < 0) return;
    const { attacker } = this.arena;
    this.carry(i, first, last, end, volley, Math.min(mostHits, attacker.hits[i]), largest);
  }

  /** Settles a pair; returns the expected number of rounds begun there, already spread along its own row. */
  private begin(i: number, j: number, end: number, volley: Volley): number {
    const { arena } = this;
    const { mass, columns, options } = arena;
    const self = i * columns + j;
    const here = mass[self];
    if (here === 0) return 0;
    let next = arena.settle(i, j);
    if (next === FIGHTS && arena.stops?.[self] === 1) next = arena.withdraw(i, j);
    if (next === self) return 0;
    mass[self] = 0;
    if (next !== FIGHTS) {
      mass[next] += here;
      return 0;
    }
    if (here < options.cut) {
      arena.dropped += here;
      return 0;
    }
    const { hits, atLeast } = volley;
    const miss = this.hits[j];
    const begun = here / (1 - miss * hits[0]);
    arena.rounds += begun;
    const share = begun * miss;
    const room = end - j;
    const top = Math.min(hits.length, room);
    for (let a = 1; a < top; a++) mass[self + a] += share * hits[a];
    if (hits.length > room) mass[self + room] += share * atLeast[room];
    return begun;
  }

  /** Moves a row's rounds to the rows of 1, 2, ... hits taken. */
  private carry(
    i: number,
    first: number,
    last: number,
    end: number,
    volley: Volley,
    mostHits: number,
    largest: number,
  ): void {
    const { arena, floor } = this;
    const { hits } = volley;
    // Hits too unlikely for double precision to see are left out: the far tails are most of a large battle's cells.
    const least = floor / largest;
    let low = 0;
    let high = hits.length - 1;
    while (low < high && hits[low] < least) low++;
    while (high > low && hits[high] < least) high--;
    for (let d = 1; d <= mostHits; d += BLOCK) {
      const count = Math.min(BLOCK, mostHits - d + 1);
      let left = end;
      let right = -1;
      for (let b = 0; b < BLOCK; b++) {
        const range = b < count ? this.fillShare(b, i, d + b, first, last) : -1;
        if (range < 0) {
          this.shares[b].fill(0, first, last + 1);
          continue;
        }
        const share = this.shares[b];
        let l = first;
        let r = last;
        while (l <= r && share[l] <= floor) l++;
        while (r >= l && share[r] <= floor) r--;
        if (l < left) left = l;
        if (r > right) right = r;
      }
      if (right < left) continue;
      this.convolve(i + d, count, left, right, end, volley, low, high);
      arena.budget.spend((right - left + 1) * (high - low + 1) * count);
    }
  }

  /** Rounds of each pair in which the attacker takes `d` hits (or more, when these are all he can take). */
  private fillShare(b: number, i: number, d: number, first: number, last: number): number {
    const { columns, attacker } = this.arena;
    const table = d === attacker.hits[i] ? this.atLeast : this.hits;
    const base = d * columns;
    const share = this.shares[b];
    const begun = this.begun;
    let most = -1;
    for (let j = first; j <= last; j++) {
      const p = begun[j] * table[base + j];
      share[j] = p;
      if (p > most) most = p;
    }
    return most > this.floor ? 0 : -1;
  }

  private convolve(
    row: number,
    count: number,
    left: number,
    right: number,
    end: number,
    volley: Volley,
    low: number,
    high: number,
  ): void {
    const { mass, columns } = this.arena;
    const [s0, s1, s2, s3] = this.shares;
    const { hits, atLeast } = volley;
    const r0 = row * columns;
    const r1 = count > 1 ? r0 + columns : r0;
    const r2 = count > 2 ? r1 + columns : r0;
    const r3 = count > 3 ? r2 + columns : r0;
    const stop = Math.min(right + high, end - 1);
    for (let j = left + low; j <= stop; j++) {
      const from = Math.max(left, j - high);
      const to = Math.min(right, j - low);
      let t0 = 0;
      let t1 = 0;
      let t2 = 0;
      let t3 = 0;
      for (let k = from, a = j - from; k <= to; k++, a--) {
        const p = hits[a];
        t0 += s0[k] * p;
        t1 += s1[k] * p;
        t2 += s2[k] * p;
        t3 += s3[k] * p;
      }
      mass[r0 + j] += t0;
      mass[r1 + j] += t1;
      mass[r2 + j] += t2;
      mass[r3 + j] += t3;
    }
    for (let k = left; k <= right; k++) {
      const room = end - k;
      if (room >= hits.length) continue;
      const p = atLeast[room];
      mass[r0 + end] += s0[k] * p;
      mass[r1 + end] += s1[k] * p;
      mass[r2 + end] += s2[k] * p;
      mass[r3 + end] += s3[k] * p;
    }
  }
}
