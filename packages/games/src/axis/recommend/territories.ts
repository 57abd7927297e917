// One stock of defenders, several territories: the split that holds at least so many of them most often.
import type { Budget } from '../../budget.ts';
import type { Recommendation } from '../schema/index.ts';
import { type Army, type Counts, toArmy } from '../units.ts';
import { armiesBetween, stockOf } from './armies.ts';
import { evaluateAll } from './evaluate.ts';

export interface Split {
  readonly territories: readonly { readonly name: string; readonly army: Army; readonly holdChance: number }[];
  /** Chance to hold at least the number asked for. */
  readonly chance: number;
  readonly checked: number;
}

/** Hold chance of every army in one territory, by position in the list of all armies. */
type Table = Float64Array;

export function splitDefenders(given: Recommendation, budget: Budget): Split {
  const stock = stockOf(given);
  const none = stock.map(() => 0);
  const armies = [none, ...armiesBetween(none, stock)];
  const search = new SplitSearch(stock, armies, tablesOf(given, armies, budget), given.hold, budget);
  const { chosen, chance, checked } = search.run();
  return {
    chance,
    checked,
    territories: chosen.map((army, t) => ({
      name: given.territories[t].name || `Territory ${t + 1}`,
      army: toArmy(armies[army]),
      holdChance: search.tables[t][army],
    })),
  };
}

function tablesOf(given: Recommendation, armies: readonly Counts[], budget: Budget): Table[] {
  return given.territories.map((territory) => {
    const [first] = given.waves;
    const battle: Recommendation = {
      ...given,
      waves: [{ ...first, attack: { ...first.attack, ...territory.attack } }],
    };
    const attacked = Object.values(territory.attack.units).some((n) => (n ?? 0) > 0);
    // An empty territory is held only if nobody comes.
    const empty = attacked ? 0 : 1;
    return Float64Array.from([empty, ...evaluateAll(battle, armies.slice(1), budget).map(({ chance }) => chance)]);
  });
}

class SplitSearch {
  readonly tables: readonly Table[];
  private readonly stock: Counts;
  private readonly armies: readonly Counts[];
  private readonly hold: number;
  private readonly budget: Budget;
  private best = -1;
  private chosen: number[] = [];
  private checked = 0;

  constructor(stock: Counts, armies: readonly Counts[], tables: readonly Table[], hold: number, budget: Budget) {
    this.stock = stock;
    this.armies = armies;
    this.tables = tables;
    this.hold = hold;
    this.budget = budget;
  }

  run(): { readonly chosen: readonly number[]; readonly chance: number; readonly checked: number } {
    this.place(0, this.stock, []);
    return { chosen: this.chosen, chance: this.best, checked: this.checked };
  }

  /** Chooses for one territory after the other; a branch that cannot beat the best known split is left. */
  private place(t: number, left: Counts, chosen: readonly number[]): void {
    this.budget.spend(100);
    if (t === this.tables.length) {
      this.checked++;
      const chance = atLeast(
        chosen.map((army, k) => this.tables[k][army]),
        this.hold,
      );
      if (chance > this.best + 1e-12) {
        this.best = chance;
        this.chosen = [...chosen];
      }
      return;
    }
    if (this.bound(t, left, chosen) <= this.best + 1e-12) return;
    const options = this.armies
      .map((army, a) => ({ army, a }))
      .filter(({ army }) => army.every((n, u) => n <= left[u]))
      .sort((x, y) => this.tables[t][y.a] - this.tables[t][x.a]);
    for (const { army, a } of options)
      this.place(
        t + 1,
        left.map((n, u) => n - army[u]),
        [...chosen, a],
      );
  }

  /** As if every territory still to come got the best army that all that is left can make. */
  private bound(t: number, left: Counts, chosen: readonly number[]): number {
    const chances = chosen.map((army, k) => this.tables[k][army]);
    for (let k = t; k < this.tables.length; k++) {
      let most = 0;
      this.armies.forEach((army, a) => {
        if (this.tables[k][a] > most && army.every((n, u) => n <= left[u])) most = this.tables[k][a];
      });
      chances.push(most);
    }
    return atLeast(chances, this.hold);
  }
}

/** Chance that at least `wanted` of independent events happen. */
export function atLeast(chances: readonly number[], wanted: number): number {
  let counts = [1];
  for (const chance of chances) {
    const next = new Array<number>(counts.length + 1).fill(0);
    counts.forEach((p, n) => {
      next[n] += p * (1 - chance);
      next[n + 1] += p * chance;
    });
    counts = next;
  }
  return counts.slice(wanted).reduce((sum, p) => sum + p, 0);
}
