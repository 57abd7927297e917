// How melees end: who lost is gathered over all of them, then every loser tests its morale once for each pair of states.
import type { Codes, DuelTables, Who } from './duel-tables.ts';
import { other } from './duel-tables.ts';

/** Mass by the states of both units, `cells[a * columns + b]`, of melees that end with the same flags. */
export interface Verdict {
  readonly codes: Codes;
  /** At least one unit is destroyed. */
  readonly gone: Float64Array;
  readonly even: Float64Array;
  /** By who lost. */
  readonly lost: readonly [Float64Array, Float64Array];
}

/** Where the mass of a melee goes. */
export interface MeleeSink {
  /** Both units live and have these flags. */
  live(codes: Codes): Float64Array;
  gone(codes: Codes): Float64Array;
  routed(loser: Who, codes: Codes): Float64Array;
}

export class Verdicts {
  private readonly tables: DuelTables;
  private readonly size: number;
  private readonly known: (Verdict | undefined)[] = [];

  constructor(tables: DuelTables) {
    this.tables = tables;
    this.size = tables.sides[0].casualties.states * tables.sides[1].casualties.states;
  }

  of(codes: Codes): Verdict {
    const key = codes[0] * this.tables.codes[1].size + codes[1];
    this.known[key] ??= {
      codes,
      gone: new Float64Array(this.size),
      even: new Float64Array(this.size),
      lost: [new Float64Array(this.size), new Float64Array(this.size)],
    };
    return this.known[key];
  }

  /** Every loser tests. */
  settle(sink: MeleeSink): void {
    for (const verdict of this.known) {
      if (verdict === undefined) continue;
      add(sink.gone(verdict.codes), verdict.gone);
      this.tables.budget.look();
      add(sink.live(verdict.codes), verdict.even);
      for (const loser of [0, 1] as const) this.test(verdict, loser, sink);
      this.tables.budget.spend(4 * this.size);
    }
  }

  private test({ codes, lost }: Verdict, loser: Who, sink: MeleeSink): void {
    const { tables } = this;
    tables.budget.look();
    const columns = tables.sides[1].casualties.states;
    const { pass, fail, half, stands } = tables.morale[loser].table(tables.flagsOf(loser, codes).shaken);
    const shakenCode = tables.codes[loser].shaken[codes[loser]];
    const live = sink.live(codes);
    const routed = sink.routed(loser, codes);
    // Asked for when first needed: an empty slab would have to be walked for nothing.
    let shaken: Float64Array | undefined;
    const cells = lost[loser];
    for (let cell = 0; cell < cells.length; cell++) {
      const mass = cells[cell];
      if (mass === 0) continue;
      const b = cell % columns;
      const state = loser === 0 ? (cell - b) / columns : b;
      live[cell] += mass * pass[state];
      const fails = mass * fail[state];
      if (fails > 0) {
        shaken ??= sink.live(loser === 0 ? [shakenCode, codes[1]] : [codes[0], shakenCode]);
        (half[state] === 1 ? routed : shaken)[cell] += fails;
      }
      if (stands) this.stand(loser, codes, cell, mass, sink);
    }
  }

  /** No Retreat: the loser stays and pays with wounds. */
  private stand(loser: Who, codes: Codes, cell: number, mass: number, sink: MeleeSink): void {
    const { tables } = this;
    const columns = tables.sides[1].casualties.states;
    const b = cell % columns;
    const a = (cell - b) / columns;
    const { stand } = tables.morale[loser].test(loser === 0 ? a : b, tables.flagsOf(loser, codes).shaken);
    if (stand === undefined) return;
    const { dead } = tables.sides[loser].casualties;
    const [live, gone] = [sink.live(codes), sink.gone(codes)];
    for (let s = 0; s < stand.length; s++)
      if (stand[s] > 0) (s === dead ? gone : live)[loser === 0 ? s * columns + b : a * columns + s] += mass * stand[s];
    tables.budget.spend(stand.length);
  }
}

/** The flags of both units after a melee; `feats`: who still has its once-per-game ignore roll. */
export function codesAfter(tables: DuelTables, charger: Who, before: Codes, feats: readonly [boolean, boolean]): Codes {
  const after = (who: Who): number => {
    const fights = who === charger || tables.strikesBack[who];
    const fought = fights ? tables.codes[who].fought[before[who]] : before[who];
    return feats[who] ? fought : tables.codes[who].featless[fought];
  };
  return [after(0), after(other(0))];
}

function add(into: Float64Array, cells: Float64Array): void {
  for (let cell = 0; cell < cells.length; cell++) into[cell] += cells[cell];
}
