// The sweep for lines, a row of pairs (one attacker node, all defenders of a line) at a time. A row receives what the
// rows before it send: for d hits taken, their rounds times the chance of d, spread by their volley. Neighbouring
// volleys differ by one die, so the sums are nested as in Horner's scheme: one die is thrown for all rows so far, and
// the dice that are left only once, at the row itself. That is rows^2 x columns steps where pair by pair they are
// rows^2 x columns^2 (100 v 100: 12 million instead of 83, 30 ms instead of 143), and every term is a sum of non-negative products.

import { EMPTY, HELPLESS, longestLine } from '../graph/graph.ts';
import { FIGHTS, type Pairs } from '../wave/pairs.ts';
import { NO_DIE, type Volley } from './fire.ts';
import type { LineTables } from './line-tables.ts';
import { Placing, TOGETHER } from './placing.ts';
import { RowFours } from './row-fours.ts';
import { UnderWay } from './under-way.ts';

export class LineSweep {
  private readonly pairs: Pairs;
  private readonly tables: LineTables;
  /**
   * Expected number of rounds begun at each pair, from row `begunFrom` on: of one line at a time, which stays in the cache.
   * Each row is divided by what `fours` says it missed.
   */
  private begun: Float64Array;
  private begunFrom = 0;
  /** First row of the line at hand, and the most hits that its enemies score. */
  private head = 0;
  private most = 0;
  /** Columns of each row in which a round was begun, for one line of defenders at a time. */
  private readonly firstBegun: Int32Array;
  private readonly lastBegun: Int32Array;
  private readonly under: UnderWay;
  /** The same for the row behind the one at hand. */
  private readonly behind: UnderWay;
  private readonly fours: RowFours;
  private readonly placing: Placing;
  /** Rounds less likely than this are left out, and counted as dropped. */
  private readonly floor: number;

  constructor(pairs: Pairs, tables: LineTables) {
    this.pairs = pairs;
    this.tables = tables;
    this.begun = new Float64Array(0);
    this.firstBegun = new Int32Array(pairs.attacker.size);
    this.lastBegun = new Int32Array(pairs.attacker.size);
    this.under = new UnderWay(pairs.columns);
    this.behind = new UnderWay(pairs.columns);
    this.placing = new Placing(this.under.rounds);
    this.floor = pairs.options.floor;
    this.fours = new RowFours(pairs.attacker, tables, this.floor);
  }

  /** Battles to their end: rounds that change nothing are summed in closed form. */
  sweep(): void {
    const { attacker, columns, mass } = this.pairs;
    this.begun = new Float64Array(longestLine(attacker) * columns);
    this.eachBlock(mass, ({ head, dead, from, end }) => {
      this.begunFrom = head;
      for (let row = head; row < dead; row++) {
        this.gather(row, end, mass);
        this.solveRow(row, from, end);
      }
      this.gather(dead, end, mass);
      this.bury(dead, mass);
    });
  }

  /** One round of everything that begins one; `begun` is used up. */
  advance(begun: Float64Array, into: Float64Array): void {
    this.begun = begun;
    this.begunFrom = 0;
    this.eachBlock(begun, ({ head, dead, from, end }) => {
      for (let row = head; row < dead; row++) {
        this.gather(row, end, into);
        this.joinOwn(row, from, end);
        this.flush(this.under, row, this.tables.attackVolleys.all(row), end, into);
      }
      this.gather(dead, end, into);
      this.bury(dead, into);
    });
  }

  /** Each line of attackers against each of defenders that `table` has anything for. */
  private eachBlock(table: Float64Array, walk: (block: Block) => void): void {
    const { attacker, defender, columns } = this.pairs;
    for (let from = 0; from < columns; from = defender.dead[from] + 1) {
      const end = defender.dead[from];
      this.most = this.tables.measure(from, end);
      for (let head = 0; head < attacker.size; head = attacker.dead[head] + 1) {
        const block = { head, dead: attacker.dead[head], from, end };
        if (this.isEmpty(table, block)) continue;
        this.head = head;
        walk(block);
      }
    }
  }

  /** Lines short of aircraft that no gun shot at are never walked: in later waves that is most of them. */
  private isEmpty(table: Float64Array, { head, dead, from, end }: Block): boolean {
    const { columns, scattered } = this.pairs;
    for (let row = head; row < dead; row++) {
      if (scattered[row] === 0) continue;
      for (let j = from, at = row * columns + from; j < end; j++, at++) if (table[at] !== 0) return false;
    }
    return true;
  }

  /** A row of `advance` begins its round. */
  private joinOwn(row: number, from: number, end: number): void {
    const { under, begun, fours } = this;
    const at = row * this.pairs.columns;
    this.measureRow(row, from, end);
    const first = this.firstBegun[row];
    const last = this.lastBegun[row];
    under.widen(first, last);
    under.join(at, 0, 1);
    for (let j = first; j <= last; j++) begun[at + j] /= fours.missed[row];
    fours.note(row - this.head, begun, at, first, last);
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

  /** Brings the rounds of the rows before to this one; what is left in `under` still has this row's dice to come. */
  private gather(row: number, end: number, into: Float64Array): void {
    const { under, behind, head } = this;
    const whole = row - ((row - head) % TOGETHER);
    if ((row - head) % 2 === 1 && row < this.pairs.attacker.dead[row]) under.take(behind, end);
    else this.gatherFours(row, whole, end, into);
    for (let i = Math.max(whole, row - this.most); i < row; i++) this.throwRow(under, i, row, end, into);
  }

  /** Brings the rows before `whole`, in fours where that is possible, to a row and the one behind it. */
  private gatherFours(row: number, whole: number, end: number, into: Float64Array): void {
    const { under, behind, fours, begun, head, floor, pairs } = this;
    const { columns } = pairs;
    const dead = row === pairs.attacker.dead[row];
    const first = Math.max(head, row - this.most);
    under.start(begun, dead ? this.tables.atLeast : this.tables.hits, end);
    behind.start(begun, this.tables.hits, end);
    let steps = 0;
    for (let i = first - ((first - head) % TOGETHER); i < whole; i += TOGETHER) {
      const dice = fours.at(i);
      if (dice === undefined) {
        for (let source = Math.max(first, i); source < i + TOGETHER; source++) {
          this.throwRow(under, source, row, end, into);
          if (row + 1 < pairs.attacker.dead[row]) this.throwRow(behind, source, row + 1, end, into);
        }
        continue;
      }
      fours.look(i - head, row - i, floor > 0 && !dead);
      if (under.isEmpty && behind.isEmpty && fours.to < fours.from) continue;
      under.throwFour(behind, dice, (i - this.begunFrom) * columns, (row - i) * columns, fours, end);
      steps += 2 * TOGETHER * (under.right - under.left + 1);
      if (floor > 0) pairs.dropped += under.trim(floor) + behind.trim(floor);
    }
    pairs.budget.spend(steps);
  }

  /** A row joins those that are under way to another one, and all of them throw the die that the next row does not have. */
  private throwRow(under: UnderWay, i: number, row: number, end: number, into: Float64Array): void {
    const { pairs, floor } = this;
    const { columns } = pairs;
    const { lostDie, attackVolleys } = this.tables;
    this.makeRoom(under, i, row);
    if (under.isEmpty) return;
    pairs.budget.spend(under.right - under.left + 1);
    under.join((i - this.begunFrom) * columns, (row - i) * columns, this.fours.missed[i]);
    if (lostDie[i] === NO_DIE) this.flush(under, row, attackVolleys.all(i), end, into);
    else under.throwDie(lostDie[i], end);
    if (floor > 0) pairs.dropped += under.trim(floor);
  }

  /** For what a row sends to another. */
  private makeRoom(under: UnderWay, source: number, row: number): void {
    const hits = row - source;
    if (hits > this.most) return;
    const { firstColumn, lastColumn } = this.tables;
    const first = this.firstBegun[source];
    const last = this.lastBegun[source];
    // More hits than are needed kill all the same.
    const dead = row === this.pairs.attacker.dead[row];
    const from = dead || first > firstColumn[hits] ? first : firstColumn[hits];
    under.widen(from, last < lastColumn[hits] ? last : lastColumn[hits]);
  }

  /** Throws all dice of a volley that does not contain the next one's. */
  private flush(under: UnderWay, row: number, volley: Volley, end: number, into: Float64Array): void {
    const { hits, atLeast } = volley;
    const at = row * this.pairs.columns;
    if (under.right < under.left) return;
    this.pairs.scattered[row] = 1;
    this.pairs.budget.spend((under.right - under.left + 1) * hits.length);
    let low = 0;
    while (hits[low] === 0) low++;
    for (let k = under.left; k <= under.right; k++) {
      const rounds = under.rounds[k];
      under.rounds[k] = 0;
      if (rounds === 0) continue;
      const room = end - k;
      const top = Math.min(hits.length, room);
      for (let a = low; a < top; a++) into[at + k + a] += rounds * hits[a];
      if (hits.length > room) into[at + end] += rounds * atLeast[room];
    }
    under.left = end;
    under.right = -1;
  }

  /** Nobody is left to fire. */
  private bury(row: number, into: Float64Array): void {
    const { rounds, left, right } = this.under;
    const at = row * this.pairs.columns;
    this.pairs.scattered[row] = 1;
    for (let j = left; j <= right; j++) {
      into[at + j] += rounds[j];
      rounds[j] = 0;
    }
  }

  /** Settles the pairs of a row in turn: `under` collects the rounds begun here that cost the attacker nothing as well. */
  private solveRow(row: number, from: number, end: number): void {
    const { under, placing, tables, floor, pairs } = this;
    const { columns } = pairs;
    const volley = tables.attackVolleys.all(row);
    const waiting = this.waiting(row, from, end);
    for (let k = under.left; k <= under.right; k++) waiting.sum += under.rounds[k];
    const { least, most } = tables.narrowed(volley, floor / (waiting.sum * tables.again));
    placing.aim(volley.hits, least, most, floor);
    const at = (row - this.begunFrom) * columns;
    this.begun.fill(0, at + from, at + end);
    this.firstBegun[row] = end;
    this.lastBegun[row] = -1;
    const lowest = Math.min(waiting.first, under.left + least);
    const unhurt = this.beginRow(row, lowest - ((lowest - from) % TOGETHER), waiting.last, end);
    pairs.mass[row * columns + end] += this.killAll(volley, end);
    this.fours.note(row - this.head, this.begun, at, this.firstBegun[row], this.lastBegun[row]);
    pairs.dropped += (waiting.sum + unhurt) * tables.outside(volley, least, most);
    pairs.budget.spend(placing.steps + end - from);
  }

  /** What is there already, before the rounds under way. */
  private waiting(row: number, from: number, end: number): { first: number; last: number; sum: number } {
    const { mass, columns, scattered } = this.pairs;
    const at = row * columns;
    const found = { first: end, last: -1, sum: 0 };
    if (scattered[row] === 0) return found;
    for (let j = from; j < end; j++) {
      if (mass[at + j] === 0) continue;
      if (found.first === end) found.first = j;
      found.last = j;
      found.sum += mass[at + j];
    }
    return found;
  }

  /** Begins the rounds of a row, up to where nothing comes any more. Returns those that cost the attacker nothing. */
  private beginRow(row: number, first: number, highest: number, end: number): number {
    const { under, begun, placing, floor, firstBegun, lastBegun, pairs } = this;
    const { mass, columns } = pairs;
    const { hits } = this.tables;
    const { cut } = pairs.options;
    const { flags } = pairs.defender;
    const miss = placing.miss;
    const at = row * columns;
    const begunAt = (row - this.begunFrom) * columns;
    const kept = 1 / this.fours.missed[row];
    const simple = pairs.stops === undefined && pairs.visits === undefined;
    let unhurtSum = 0;
    let roundsSum = 0;
    for (let block = first; block < end; block += TOGETHER) {
      // Nothing comes to the columns before and after: of 300 v 300 that is two pairs of three.
      if (block > highest && block > under.right + placing.most) break;
      placing.place(block, under.left, under.right);
      const next = block + TOGETHER < end ? block + TOGETHER : end;
      for (let j = block; j < next; j++) {
        const here = mass[at + j] + placing.at(block, j);
        if (here === 0) continue;
        let rounds = here;
        // Most pairs just fight: asking each of them in general took 300 v 300 30 ms.
        if (simple && here >= cut && (flags[j] & (EMPTY | HELPLESS)) === 0) {
          if (mass[at + j] !== 0) mass[at + j] = 0;
          if (miss * hits[j] > 0) rounds /= 1 - miss * hits[j];
          roundsSum += rounds;
        } else {
          mass[at + j] = here;
          rounds = this.begin(row, j, at + j, miss);
          if (rounds === 0) continue;
        }
        begun[begunAt + j] = rounds * kept;
        if (j < firstBegun[row]) firstBegun[row] = j;
        lastBegun[row] = j;
        const unhurt = rounds * hits[j];
        if (unhurt < floor) continue;
        unhurtSum += unhurt;
        under.rounds[j] += unhurt;
        under.widen(j, j);
      }
    }
    pairs.rounds += roundsSum;
    return unhurtSum;
  }

  /** Rounds under way in which the volley takes all that are left; nothing is under way afterwards. */
  private killAll(volley: Volley, end: number): number {
    const { rounds, left, right } = this.under;
    const { atLeast } = volley;
    let sum = 0;
    for (let k = Math.max(left, end - this.tables.mostOf(volley)); k <= right; k++) sum += rounds[k] * atLeast[end - k];
    if (left <= right) rounds.fill(0, left, right + 1);
    return sum;
  }

  /** Settles a pair; returns the expected number of rounds begun there. */
  private begin(i: number, j: number, self: number, miss: number): number {
    const { pairs } = this;
    const { mass, options, scattered, columns } = pairs;
    const here = mass[self];
    let next = pairs.settle(i, j);
    if (next === FIGHTS && pairs.stops?.[self] === 1) next = pairs.leave(i, j, here);
    if (next === self) {
      scattered[i] = 1;
      return 0;
    }
    mass[self] = 0;
    if (next !== FIGHTS) {
      mass[next] += here;
      scattered[Math.floor(next / columns)] = 1;
      return 0;
    }
    if (here < options.cut) {
      pairs.dropped += here;
      return 0;
    }
    const begun = here / (1 - miss * this.tables.hits[j]);
    pairs.count(self, begun);
    return begun;
  }
}

/** A line of attackers against one of defenders, heads and ends of both. */
interface Block {
  readonly head: number;
  readonly dead: number;
  readonly from: number;
  readonly end: number;
}
