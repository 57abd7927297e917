// The rounds a solver has looked at, kept while they fit in memory, and which wounds a round can begin with.
import type { Budget } from '../../contract/budget.ts';
import type { FightPlan } from '../plan.ts';
import { strategies } from '../strategies.ts';
import type { FightTables } from './fight-tables.ts';
import { isOptimal, type Pair } from './move-size.ts';
import { MOVE_COUNT, STRIKE } from './moves.ts';
import type { Objectives } from './objectives.ts';
import { Playouts, playoutEntries, type Start } from './playout.ts';
import { Chances, Round, roundBytes } from './round.ts';

/** Rounds are kept for the forward pass while they have fewer bytes than this together; else they are solved again. */
const MEMORY = 150_000_000;

/** Which wounds a fighter can be left with, by subtracting what strikes cost; where it rolls for damage, any. */
function reachableWounds(tables: FightTables, fighter: 0 | 1, budget: Budget): Uint8Array {
  const most = fighter === 0 ? tables.most1 : tables.most2;
  const reachable = new Uint8Array(most + 1);
  const { rows, damage } = tables.moves;
  if (rows[fighter].rolls) return reachable.fill(1);
  const enemy = 1 - fighter;
  /** 1 at the points that are lost at once; more than all wounds leave nobody to go on. */
  const losses = new Uint8Array(most + 1);
  for (const packets of tables.packets[fighter]) losses[packets.indexOf(1)] = 1;
  for (let move = 0; move <= STRIKE; move++) {
    budget.look();
    const points = damage[enemy * MOVE_COUNT + move];
    for (let node = 0; node < points.length; node++) losses[points[node]] = 1;
  }
  reachable[most] = 1;
  for (let wounds = most; wounds > 0; wounds--)
    if (reachable[wounds] === 1)
      for (let points = 0; points <= wounds; points++) if (losses[points] === 1) reachable[wounds - points] = 1;
  return reachable;
}

/** Whether the wounds of each fighter at the start of a round change decisions in it. */
export function startsThatMatter({ fighters }: FightPlan): Pair<boolean> {
  const [one, two] = fighters.map((fighter) => !isOptimal(fighter));
  const looks = fighters.some(({ strategy }) => strategies[strategy].lookAhead !== undefined);
  // A finishing parry is measured by the enemy's wounds at the start; a play-out contains parries of both.
  return [two || looks, one || looks];
}

export class Rounds {
  readonly startMatters: Pair<boolean>;
  /** Wounds a fighter can have at the start of a round. */
  readonly reachable: Pair<Uint8Array>;
  private readonly tables: FightTables;
  private readonly objectives: Objectives;
  private readonly budget: Budget;
  private readonly known = new Map<number, Round>();
  /** Play-outs by start wounds: they do not depend on the rounds to come. */
  private readonly playoutsOf: (Playouts | undefined)[] = [];
  private readonly chances = new Chances();
  private kept = 0;

  constructor(tables: FightTables, objectives: Objectives, budget: Budget) {
    this.tables = tables;
    this.objectives = objectives;
    this.budget = budget;
    this.startMatters = startsThatMatter(tables.plan);
    this.reachable = [reachableWounds(tables, 0, budget), reachableWounds(tables, 1, budget)];
  }

  /** From here on nobody has more wounds than these. */
  limitTo(wounds: Pair<number>): void {
    for (const side of [0, 1] as const) this.reachable[side].fill(0, wounds[side] + 1);
  }

  of(roundsLeft: number, wounds1: number, wounds2: number): Round {
    const { most1, most2, moves } = this.tables;
    const start: Start = {
      wounds1: this.startMatters[0] ? wounds1 : most1,
      wounds2: this.startMatters[1] ? wounds2 : most2,
    };
    const { slots, stride } = this.objectives;
    // Heuristics do not look at the rounds to come.
    const key = ((slots > 0 ? roundsLeft : 0) * (most1 + 1) + start.wounds1) * stride + start.wounds2;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const bytes = roundBytes(moves.nodes * 2 * start.wounds1 * start.wounds2, slots);
    if (this.kept + bytes > MEMORY) {
      this.known.clear();
      this.playoutsOf.length = 0;
      this.kept = 0;
    }
    const playouts = this.startMatters[0] || this.startMatters[1] ? this.playouts(start) : undefined;
    const { tables, objectives, budget, chances } = this;
    const round = new Round({ tables, objectives, budget, roundsLeft, start, playouts, chances });
    this.known.set(key, round);
    this.kept += bytes;
    return round;
  }

  private playouts(start: Start): Playouts {
    const key = start.wounds1 * this.objectives.stride + start.wounds2;
    const known = this.playoutsOf[key];
    if (known !== undefined) return known;
    const { plan, moves } = this.tables;
    const memory = new Int16Array(playoutEntries(plan, moves.nodes, start.wounds1, start.wounds2));
    const made = new Playouts(this.tables, start, memory, this.budget);
    this.playoutsOf[key] = made;
    this.kept += memory.byteLength;
    return made;
  }
}
