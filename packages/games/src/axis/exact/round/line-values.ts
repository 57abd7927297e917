// What a round on lines leads to, for a whole row of pairs (one attacker node, all defenders) at a time: the sweep of lines
// run backwards. A row that is known keeps its values as they look before the volley of the row at hand; from row to
// row one die is thrown for all of them. Pair by pair every number of hits meets every other: 200 v 200 took 3.5 s a table.
import type { Graph } from '../graph/graph.ts';
import { NO_DIE } from './fire.ts';
import type { LineTables } from './line-tables.ts';

export class LineValues {
  /** Steps done since somebody asked last. */
  steps = 0;
  /** By column: value of a round times the chance that the attacker loses something in it. */
  readonly rest: Float64Array;
  private readonly values: Float64Array;
  private readonly tables: LineTables;
  private readonly attacker: Graph;
  private readonly defender: Graph;
  /** Values of the rows of the line at hand, before the attackers' volley. */
  private before: Float64Array;
  private head = 0;

  constructor(values: Float64Array, attacker: Graph, defender: Graph, tables: LineTables) {
    this.values = values;
    this.attacker = attacker;
    this.defender = defender;
    this.tables = tables;
    this.rest = new Float64Array(defender.size);
    this.before = new Float64Array(0);
  }

  /** Works out `rest` for a row; the rows after it on its line are known. */
  begin(i: number): void {
    const { rest, defender, attacker, tables } = this;
    rest.fill(0);
    const dead = attacker.dead[i];
    if (i === dead) {
      this.beginLine(dead);
      return;
    }
    const die = tables.lostDie[i];
    const furthest = Math.min(dead, i + tables.lastColumn.length - 1);
    if (die === NO_DIE) for (let row = i + 1; row <= furthest; row++) this.aim(row, i);
    for (let from = 0; from < defender.size; from = defender.dead[from] + 1) {
      const most = Math.min(dead - i, tables.measure(from, defender.dead[from]));
      if (die !== NO_DIE && die !== 0) this.throwDie(die, i, from, most);
      this.collect(i, from, most);
    }
  }

  /** The row itself is known now. */
  finish(i: number): void {
    this.aim(i, i);
  }

  /** Chance that nothing changes. */
  stay(i: number, j: number): number {
    return this.tables.attackVolleys.all(i).hits[0] * this.tables.hits[j];
  }

  /** Value of the row's own volley at a column, where the attacker loses nothing. */
  unhurt(i: number, j: number): number {
    return this.tables.hits[j] * this.before[(i - this.head) * this.tables.columns + j];
  }

  /** As `unhurt` while the columns after `j` are all that is known of the row: without the chance that nothing changes. */
  unhurtBut(i: number, j: number): number {
    const { tables, values } = this;
    if (tables.leastHits[j] > 0) return 0;
    const { hits, atLeast } = tables.attackVolleys.all(i);
    const at = i * tables.columns;
    const room = this.defender.dead[j] - j;
    const top = hits.length < room ? hits.length : room;
    let sum = 0;
    for (let a = 1; a < top; a++) sum += hits[a] * values[at + j + a];
    if (room < hits.length) sum += atLeast[room] * values[at + j + room];
    this.steps += top;
    return tables.hits[j] * sum;
  }

  private beginLine(dead: number): void {
    const { attacker, tables } = this;
    let head = dead;
    while (head > 0 && attacker.dead[head - 1] === dead) head--;
    this.head = head;
    const size = (dead + 1 - head) * tables.columns;
    if (this.before.length < size) this.before = new Float64Array(size);
  }

  /** A row as it looks before all dice of `shooter`. */
  private aim(row: number, shooter: number): void {
    const { tables, before, values, defender } = this;
    const { columns } = tables;
    const volley = tables.attackVolleys.all(shooter);
    const { hits, atLeast } = volley;
    const least = tables.leastOf(volley);
    const most = tables.mostOf(volley);
    const at = row * columns;
    const into = (row - this.head) * columns;
    for (let j = 0; j < columns; j++) {
      const room = defender.dead[j] - j;
      const stop = most < room ? most + 1 : room;
      let sum = 0;
      for (let a = least; a < stop; a++) sum += hits[a] * values[at + j + a];
      if (room <= most) sum += atLeast[room] * values[at + j + room];
      before[into + j] = sum;
    }
    this.steps += columns * (most - least + 1);
  }

  /** Rows are kept as far as they will be looked at: so many hits are scored by so many defenders only. */
  private throwDie(hit: number, i: number, from: number, most: number): void {
    const { before } = this;
    const { columns, lastColumn } = this.tables;
    const miss = 1 - hit;
    for (let hits = 1; hits <= most; hits++) {
      const last = lastColumn[hits];
      const at = (i + hits - this.head) * columns;
      let here = before[at + from];
      for (let j = from; j <= last; j++) {
        const next = before[at + j + 1];
        before[at + j] = miss * here + hit * next;
        here = next;
      }
      this.steps += last - from + 1;
    }
  }

  private collect(i: number, from: number, most: number): void {
    const { before, rest } = this;
    const { columns, firstColumn, lastColumn } = this.tables;
    for (let hits = 1; hits <= most; hits++) {
      // More hits than are needed kill all the same.
      const kills = i + hits === this.attacker.dead[i];
      const chances = kills ? this.tables.atLeast : this.tables.hits;
      const at = (i + hits - this.head) * columns;
      const base = hits * columns;
      const first = kills ? from : firstColumn[hits];
      const last = lastColumn[hits];
      for (let j = first; j <= last; j++) rest[j] += chances[base + j] * before[at + j];
      this.steps += last - first + 1;
    }
  }
}
