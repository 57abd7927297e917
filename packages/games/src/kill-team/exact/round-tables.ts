// Where a solver keeps what it knows: one table of states for each start of a round that makes a difference.
import type { Budget } from '../../budget.ts';
import { strategies } from '../strategies.ts';
import type { Arena } from './arena.ts';
import { MOVE_COUNT, STRIKE } from './moves.ts';
import { LOOKS_AHEAD, Playouts } from './playout.ts';

/** Everything known about a round that began with certain wounds and has certain rounds to come. */
export interface Table {
  readonly roundsLeft: number;
  /** Wounds at the start of the round, or the most possible where no strategy looks at them. */
  readonly start1: number;
  readonly start2: number;
  /** Chosen move + 1 by state; 0 = not yet looked at. */
  readonly policy: Uint8Array;
  /** Value by state for each distinct objective. */
  readonly values: readonly Float64Array[];
  readonly playouts: Playouts | undefined;
}

/** Tables are kept for the forward pass while they have fewer bytes than this together; else they are solved again. */
const MEMORY = 200_000_000;

/** Which wounds a fighter can be left with, by subtracting blows; with Feel No Pain, any. */
function reachableWounds(arena: Arena, fighter: 0 | 1): Uint8Array {
  const most = fighter === 0 ? arena.most1 : arena.most2;
  const reachable = new Uint8Array(most + 1);
  if (arena.through[fighter] !== null) return reachable.fill(1);
  const enemy = 1 - fighter;
  const blows = new Set<number>([arena.devastating[enemy]]);
  for (let move = 0; move <= STRIKE; move++)
    for (const points of arena.exchange.damage[enemy * MOVE_COUNT + move]) blows.add(points);
  reachable[most] = 1;
  for (let wounds = most; wounds > 0; wounds--)
    if (reachable[wounds] === 1) for (const points of blows) if (points <= wounds) reachable[wounds - points] = 1;
  return reachable;
}

/** The place of a state in its table; both are alive and `actor` holds dice. */
export function stateOf(table: Table, node: number, actor: number, w1: number, w2: number): number {
  return ((node * 2 + actor) * table.start1 + w1 - 1) * table.start2 + w2 - 1;
}

export class RoundTables {
  /** Whether the wounds at the start of a round change decisions in it. */
  readonly startMatters: readonly [boolean, boolean];
  /** Wounds a fighter can have at the start of a round. */
  readonly reachable: readonly [Uint8Array, Uint8Array];
  private readonly arena: Arena;
  private readonly budget: Budget;
  /** How many objectives have values. */
  private readonly slots: number;
  private readonly stride: number;
  private readonly tables = new Map<number, Table>();
  /** Play-outs by start wounds: they do not depend on the rounds to come. */
  private readonly playoutsOf: (Playouts | undefined)[] = [];
  private kept = 0;

  constructor(arena: Arena, budget: Budget, slots: number) {
    this.arena = arena;
    this.budget = budget;
    this.slots = slots;
    this.stride = arena.most2 + 1;
    const heuristic = arena.fighters.map((fighter) => strategies[fighter.strategy].objective === undefined);
    const looks = arena.fighters.some((fighter) => LOOKS_AHEAD.includes(fighter.strategy));
    // A finishing parry is measured by the enemy's wounds at the start; a play-out contains parries of both.
    this.startMatters = [heuristic[1] || looks, heuristic[0] || looks];
    this.reachable = [reachableWounds(arena, 0), reachableWounds(arena, 1)];
  }

  of(roundsLeft: number, wounds1: number, wounds2: number): Table {
    const { most1, most2, exchange } = this.arena;
    const start1 = this.startMatters[0] ? wounds1 : most1;
    const start2 = this.startMatters[1] ? wounds2 : most2;
    // Heuristics do not look at the rounds to come.
    const key = ((this.slots > 0 ? roundsLeft : 0) * (most1 + 1) + start1) * this.stride + start2;
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const size = exchange.nodes * 2 * start1 * start2;
    const bytes = size * (1 + 8 * this.slots);
    this.budget.spend(size / 8);
    if (this.kept + bytes > MEMORY) {
      this.tables.clear();
      this.playoutsOf.length = 0;
      this.kept = 0;
    }
    const table: Table = {
      roundsLeft,
      start1,
      start2,
      policy: new Uint8Array(size),
      values: Array.from({ length: this.slots }, () => new Float64Array(size)),
      playouts: this.startMatters[0] || this.startMatters[1] ? this.playouts(start1, start2) : undefined,
    };
    this.tables.set(key, table);
    this.kept += bytes;
    return table;
  }

  private playouts(start1: number, start2: number): Playouts {
    const { exchange, fighters } = this.arena;
    const key = start1 * this.stride + start2;
    const [one, two] = [fighters[0].strategy, fighters[1].strategy];
    if (this.playoutsOf[key] === undefined) {
      const memory = new Int16Array(Playouts.memorySize(exchange, one, two, start1, start2));
      this.playoutsOf[key] = new Playouts(exchange, one, two, start1, start2, memory);
      this.kept += memory.byteLength;
    }
    return this.playoutsOf[key];
  }
}
