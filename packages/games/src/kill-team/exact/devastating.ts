// Devastating at the start of a round: where its damage leaves both fighters, gathered by the crits that were rolled.
import type { Budget } from '../../contract/budget.ts';
import type { FightPlan } from '../plan.ts';
import { type Entries, type FightTables, INJURED_STATES } from './fight-tables.ts';
import { LastStrikes } from './last-strikes.ts';
import type { Pair } from './move-size.ts';
import type { Round } from './round.ts';
import type { Rounds } from './rounds.ts';
import type { WoundRange } from './solver.ts';

/** Wounds left of one fighter: P(left | wounds, enemy crits) as a list of pairs. */
interface Left {
  readonly wounds: readonly number[];
  readonly chance: readonly number[];
}

function leftOf(wounds: number, losses: Float64Array): Left {
  const chances = new Map<number, number>();
  losses.forEach((p, points) => {
    const left = Math.max(0, wounds - points);
    if (p > 0) chances.set(left, (chances.get(left) ?? 0) + p);
  });
  return { wounds: [...chances.keys()], chance: [...chances.values()] };
}

/** Bytes of the tables by wounds and crits: values of a round's start, and the chances that arrive there. */
export function devastatingBytes({ fighters, injured }: FightPlan): number {
  const [one, two] = fighters;
  if (one.devastating === 0 && two.devastating === 0) return 0;
  const critPairs = (one.pool.dice + 1) * (two.pool.dice + 1);
  return 2 * 8 * (injured ? INJURED_STATES : 1) * (one.wounds + 1) * (two.wounds + 1) * critPairs;
}

export class DevastatingSpread {
  readonly tables: FightTables;
  readonly budget: Budget;
  readonly stride: number;
  /** Crits of both are one number: crits1 * critStride + crits2. */
  readonly critStride: number;
  readonly critPairs: number;
  readonly lastStrikes: LastStrikes;
  private readonly known: Pair<(Left | undefined)[]> = [[], []];

  constructor(tables: FightTables, budget: Budget) {
    this.tables = tables;
    this.budget = budget;
    this.stride = tables.most2 + 1;
    this.critStride = tables.packets[0].length;
    this.critPairs = tables.packets[1].length * this.critStride;
    this.lastStrikes = new LastStrikes(tables);
  }

  private left(fighter: 0 | 1, wounds: number, enemyCrits: number): Left {
    const packets = this.tables.packets[fighter];
    const known = this.known[fighter];
    const key = wounds * packets.length + enemyCrits;
    known[key] ??= leftOf(wounds, packets[enemyCrits]);
    return known[key];
  }

  /** By who is injured: room for (wounds1 * stride + wounds2) * critPairs + pair of crits. */
  private blank(): Float64Array[] {
    const { plan, most1 } = this.tables;
    const size = (most1 + 1) * this.stride * this.critPairs;
    return Array.from({ length: plan.injured ? INJURED_STATES : 1 }, () => new Float64Array(size));
  }

  /** Calls back with the wounds left after so many crits and their chance. */
  private each(w1: number, w2: number, pair: number, then: (left: number, chance: number) => void): void {
    const crits1 = Math.floor(pair / this.critStride);
    const one = this.left(0, w1, pair - crits1 * this.critStride);
    const two = this.left(1, w2, crits1);
    for (let i = 0; i < one.wounds.length; i++)
      for (let j = 0; j < two.wounds.length; j++)
        then(one.wounds[i] * this.stride + two.wounds[j], one.chance[i] * two.chance[j]);
  }

  /** Values of every start of a round, from the values after Devastating: each table is needed only once. */
  startValues(rounds: Rounds, left: number, first: number, values: readonly Float64Array[]): void {
    const { tables } = this;
    for (let slot = 0; slot < values.length; slot++) {
      const after = this.valuesAfter(rounds, left, first, slot, values[slot]);
      for (let w1 = 1; w1 <= tables.most1; w1++)
        for (let w2 = 1; w2 <= tables.most2; w2++) {
          if (rounds.reachable[0][w1] === 0 || rounds.reachable[1][w2] === 0) continue;
          const injured = tables.injuredState(w1, w2);
          let total = 0;
          for (let pair = 0; pair < this.critPairs; pair++) {
            this.budget.look();
            this.each(w1, w2, pair, (at, chance) => {
              total += chance * after[injured][at * this.critPairs + pair];
            });
          }
          this.budget.spend(this.critPairs * 20);
          values[slot][w1 * this.stride + w2] = total;
        }
    }
  }

  /** Sum of chance times value over the dice with so many crits, by wounds left after Devastating. */
  private valuesAfter(rounds: Rounds, left: number, first: number, slot: number, ends: Float64Array): Float64Array[] {
    const { tables, critPairs } = this;
    const after = this.blank();
    for (let w1 = 0; w1 <= tables.most1; w1++)
      for (let w2 = 0; w2 <= tables.most2; w2++) {
        if (rounds.reachable[0][w1] === 0 || rounds.reachable[1][w2] === 0) continue;
        const round = w1 === 0 || w2 === 0 ? undefined : rounds.of(left, w1, w2);
        for (let injured = 0; injured < after.length; injured++) {
          const entries = tables.entries(injured, first);
          this.budget.spend(entries.size * 5);
          const base = (w1 * this.stride + w2) * critPairs;
          for (let e = 0; e < entries.size; e++) {
            const pair = entries.crits1[e] * this.critStride + entries.crits2[e];
            const value =
              round === undefined
                ? this.lastStrikes.value(ends, entries.rolled[e], w1, w2)
                : round.value(slot, entries.node[e], first, w1, w2);
            after[injured][base + pair] += entries.chance[e] * value;
          }
        }
      }
    return after;
  }

  /** Mass by wounds left after Devastating, for each pair of crits that can leave them. */
  arrivals(now: Float64Array): Arrivals {
    const { tables, critPairs } = this;
    const mass = this.blank();
    for (let w1 = 1; w1 <= tables.most1; w1++)
      for (let w2 = 1; w2 <= tables.most2; w2++) {
        const begins = now[w1 * this.stride + w2];
        if (begins === 0) continue;
        const into = mass[tables.injuredState(w1, w2)];
        for (let pair = 0; pair < critPairs; pair++) {
          this.budget.look();
          this.each(w1, w2, pair, (at, chance) => {
            into[at * critPairs + pair] += begins * chance;
          });
        }
        this.budget.spend(critPairs * 20);
      }
    return new Arrivals(this, mass);
  }
}

/** Mass that arrives at wounds after Devastating, laid out as `blank` says. */
class Arrivals {
  private readonly spread: DevastatingSpread;
  private readonly mass: readonly Float64Array[];

  constructor(spread: DevastatingSpread, mass: readonly Float64Array[]) {
    this.spread = spread;
    this.mass = mass;
  }

  /** Whether anything arrives at these wounds. */
  reach({ low1, high1, low2, high2 }: WoundRange): boolean {
    for (let w1 = low1; w1 <= high1; w1++) for (let w2 = low2; w2 <= high2; w2++) if (this.reaches(w1, w2)) return true;
    return false;
  }

  private reaches(w1: number, w2: number): boolean {
    const { stride, critPairs } = this.spread;
    const base = (w1 * stride + w2) * critPairs;
    return this.mass.some((masses) => masses.subarray(base, base + critPairs).some((share) => share > 0));
  }

  /** Lets the dice of a round begin from these wounds. */
  enter(round: Round, first: number, w1: number, w2: number): void {
    this.each(first, w1, w2, (entries, e, share) => round.arrive(entries.node[e], first, w1, w2, share));
  }

  /** Ends the fights of those whom Devastating has killed. */
  bury(first: number, ends: Float64Array): void {
    const { tables, lastStrikes } = this.spread;
    const { most1, most2 } = tables;
    const end = (w1: number, w2: number) =>
      this.each(first, w1, w2, (entries, e, share) => lastStrikes.end(ends, entries.rolled[e], w1, w2, share));
    for (let w1 = 0; w1 <= most1; w1++) end(w1, 0);
    for (let w2 = 1; w2 <= most2; w2++) end(0, w2);
  }

  private each(
    first: number,
    w1: number,
    w2: number,
    then: (entries: Entries, e: number, share: number) => void,
  ): void {
    if (!this.reaches(w1, w2)) return;
    const { tables, budget, stride, critStride, critPairs } = this.spread;
    const base = (w1 * stride + w2) * critPairs;
    this.mass.forEach((masses, injured) => {
      const entries = tables.entries(injured, first);
      budget.spend(entries.size * 5);
      for (let e = 0; e < entries.size; e++) {
        const share = masses[base + entries.crits1[e] * critStride + entries.crits2[e]] * entries.chance[e];
        if (share > 0) then(entries, e, share);
      }
    });
  }
}
