// How likely something is after the next round, from any pair.
import { DESTROYER } from '../graph/graph.ts';
import type { RoundEngine } from '../round/engine.ts';
import type { Pairs } from './pairs.ts';

export class NextRound {
  private readonly pairs: Pairs;
  /** 1 for the pairs in which it has come true. */
  private readonly holds: Float64Array;
  /** The chance once submarines have struck, and where they surprised somebody; filled where there are submarines. */
  private readonly mid: Float64Array;
  private readonly surprised: Float64Array;

  /** `holds`: whether it has come true at a pair. */
  constructor(pairs: Pairs, holds: (i: number, j: number) => boolean) {
    this.pairs = pairs;
    this.holds = new Float64Array(pairs.cells);
    for (let i = 0; i < pairs.attacker.size; i++) {
      pairs.budget.spend(pairs.columns);
      for (let j = 0; j < pairs.columns; j++) if (holds(i, j)) this.holds[i * pairs.columns + j] = 1;
    }
    this.mid = new Float64Array(pairs.midRound.length);
    this.surprised = new Float64Array(pairs.engine.minds ? pairs.midRound.length : 0);
    if (this.mid.length === 0) return;
    for (let i = 0; i < pairs.attacker.size; i++) for (let j = 0; j < pairs.columns; j++) this.fillMid(i, j);
  }

  private fillMid(i: number, j: number): void {
    const { attacker, defender, engine, columns } = this.pairs;
    if ((attacker.flags[i] & defender.flags[j] & DESTROYER) !== 0) return;
    this.mid[i * columns + j] = this.fire(engine, i, j, false);
    if (engine.minds) this.surprised[i * columns + j] = this.fire(engine, i, j, true);
  }

  private fire(engine: RoundEngine, i: number, j: number, surprised: boolean): number {
    engine.prepare(i, j, surprised);
    this.pairs.budget.spend(engine.work);
    return engine.expect(this.holds) + engine.stay * this.holds[i * this.pairs.columns + j];
  }

  /** `engine` is another one in the round in which ships bombard. */
  chance(engine: RoundEngine, i: number, j: number): number {
    if (!engine.strikes(i, j)) return this.fire(engine, i, j, false);
    engine.prepareStrike(i, j);
    this.pairs.budget.spend(engine.work);
    return engine.expectStrike(this.mid, this.surprised) + engine.strikeStay * this.mid[i * this.pairs.columns + j];
  }
}
