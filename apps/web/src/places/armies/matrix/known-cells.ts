// Cells of the matrix by what they depend on: choosing one more unit computes one more row, not all of them.
import type { Scenario, UnitInput } from '@oddsmith/games/grimdark';
import type { Settings } from '../../../games/grimdark/tasks/solve.ts';
import type { RunPlan } from '../plan/run-plan.ts';
import type { MatrixRun } from '../pool.ts';
import type { AskedMatrix } from '../worker-api.ts';

const ODDS = ['win', 'draw', 'loss'] as const;
export type Odds = readonly [win: number, draw: number, loss: number];

interface KnownCell {
  /** Battles that were rolled; absent where it was counted. */
  readonly iterations?: number;
  readonly scenarios: { readonly [scenario in Scenario]?: Odds };
}

export interface Cell extends KnownCell {
  readonly attacker: number;
  readonly defender: number;
}

export interface MatrixOrder {
  readonly attackers: readonly UnitInput[];
  readonly defenders: readonly UnitInput[];
  readonly settings: Settings;
  readonly run: RunPlan;
}

const known = new Map<string, KnownCell>();
const KNOWN_LIMIT = 4000;

/** Equal things have the same number: keys stay short, however long the texts of the rules are. */
const numbers = new Map<string, number>();

function numberOf(thing: object): number {
  const text = JSON.stringify(thing);
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

interface Place {
  readonly attacker: number;
  readonly defender: number;
  /** What was counted does not depend on iterations and seed. */
  readonly counted: string;
  readonly rolled: string;
}

function placesOf({ attackers, defenders, settings, run }: MatrixOrder): readonly Place[] {
  const [common, dice] = [numberOf(settings), numberOf(run)];
  const columns = defenders.map(numberOf);
  return attackers.map(numberOf).flatMap((row, attacker) =>
    columns.map((column, defender) => {
      const counted = `${common} ${row} ${column}`;
      return { attacker, defender, counted, rolled: `${counted} ${dice}` };
    }),
  );
}

/** The cells of one order: those that are known, and those to ask for. */
export class MatrixCells {
  /** The figures asked for. */
  readonly names: readonly string[];
  private readonly order: MatrixOrder;
  private readonly places: readonly Place[];
  /** One place of each pairing that is not known, by its key. */
  private readonly missing: Map<string, number>;

  constructor(order: MatrixOrder) {
    this.order = order;
    this.names = order.settings.scenarios.flatMap((one) => ODDS.map((odds) => `scenarios.${one}.${odds}`));
    if (known.size > KNOWN_LIMIT) known.clear();
    this.places = placesOf(order);
    const unknown = [...this.places.entries()].filter(([, place]) => this.cellAt(place) === undefined);
    this.missing = new Map(unknown.map(([index, { counted }]) => [counted, index]));
  }

  get known(): readonly Cell[] {
    return this.places.flatMap((place) => this.cellAt(place) ?? []);
  }

  /** Indices in the matrix of `question`. */
  get toAsk(): readonly number[] {
    return [...this.missing.values()];
  }

  /** As analysis takes it. */
  get question(): AskedMatrix {
    const { attackers, defenders, settings, run } = this.order;
    return {
      calculator: 'grimdark/duel',
      input: settings,
      rows: attackers.map((attacker) => ({ title: '', input: { attacker } })),
      columns: defenders.map((defender) => ({ title: '', input: { defender } })),
      // What is too large to count is rolled.
      method: run.method === 'exact' ? 'auto' : 'simulate',
      iterations: run.iterations,
      seed: run.seed,
      ownDice: true,
    };
  }

  learn({ figures, rolled }: Pick<MatrixRun, 'figures' | 'rolled'>): void {
    const { settings, run } = this.order;
    for (const [key, index] of this.missing) {
      const found = figures.subarray(index * this.names.length, (index + 1) * this.names.length);
      if (Number.isNaN(found[0])) continue;
      const odds = settings.scenarios.map((scenario, i) => [scenario, [...found.slice(3 * i, 3 * i + 3)]]);
      const scenarios: KnownCell['scenarios'] = Object.fromEntries(odds);
      if (rolled[index]) known.set(this.places[index].rolled, { scenarios, iterations: run.iterations });
      else known.set(this.places[index].counted, { scenarios });
      this.missing.delete(key);
    }
  }

  private cellAt({ attacker, defender, counted, rolled }: Place): Cell | undefined {
    const found = (this.order.run.method === 'exact' ? known.get(counted) : undefined) ?? known.get(rolled);
    return found && { attacker, defender, ...found };
  }
}

/** The cells of one order where the units stand in another. */
export function movedCells(cells: readonly Cell[], from: MatrixOrder, to: MatrixOrder): readonly Cell[] {
  return cells.flatMap((cell) => {
    const attacker = to.attackers.indexOf(from.attackers[cell.attacker]);
    const defender = to.defenders.indexOf(from.defenders[cell.defender]);
    return attacker < 0 || defender < 0 ? [] : [{ ...cell, attacker, defender }];
  });
}
