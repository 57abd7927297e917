// A fight made ready for solving: its moves, what Devastating costs, and the dice of a round by who is injured and who goes first.
import type { Budget } from '../../contract/budget.ts';
import type { FightPlan } from '../plan.ts';
import { packetLosses, rollsForDamage } from './die-damage.ts';
import type { Pair } from './move-size.ts';
import { MoveTables } from './move-tables.ts';
import { type Pool, poolOf } from './pool.ts';

/** Every outcome of both pools: where the round starts, how likely it is, and the crits that Devastating counts. */
export interface Entries {
  readonly size: number;
  /** The dice as rolled, and after the parries that come before the first strike. */
  readonly rolled: Int32Array;
  readonly node: Int32Array;
  readonly chance: Float64Array;
  readonly crits1: Uint8Array;
  readonly crits2: Uint8Array;
}

/** Who starts a round injured, as a number: 1 for first, 2 for second. */
export const INJURED_STATES = 4;

export class FightTables {
  readonly plan: FightPlan;
  readonly moves: MoveTables;
  /** Wounds at the start of the fight. */
  readonly most1: number;
  readonly most2: number;
  readonly devastates: boolean;
  /** P(wounds lost) of each fighter to so many crits of the enemy's pool, when the dice are rolled. */
  readonly packets: Pair<readonly Float64Array[]>;
  /** Whether any fighter rolls for damage. */
  readonly rolls: boolean;
  private readonly budget: Budget;
  private readonly pools: (Pool | undefined)[] = [];
  private readonly entriesOf: (Entries | undefined)[] = [];
  private readonly entryNodesOf: (Int32Array | undefined)[] = [];

  /** `moves` may be shared by fights that differ in what somebody plays for: all moves of optimal players are tabulated. */
  constructor(plan: FightPlan, budget: Budget, moves = new MoveTables(plan.fighters, diceOf(plan), budget)) {
    const [one, two] = plan.fighters;
    this.plan = plan;
    this.budget = budget;
    this.moves = moves;
    this.most1 = one.wounds;
    this.most2 = two.wounds;
    this.devastates = one.devastating > 0 || two.devastating > 0;
    budget.look();
    this.packets = [
      packetLosses(one.guard, two.devastating, two.pool.dice),
      packetLosses(two.guard, one.devastating, one.pool.dice),
    ];
    this.rolls = rollsForDamage(one.guard) || rollsForDamage(two.guard);
  }

  pool(fighter: 0 | 1, injured: boolean): Pool {
    const { pool, injuredPool } = this.plan.fighters[fighter];
    const slot = fighter * 2 + (injured ? 1 : 0);
    // Rerolls of the commonest face take milliseconds.
    this.budget.look();
    this.pools[slot] ??= poolOf(injured ? injuredPool : pool);
    this.budget.look();
    return this.pools[slot];
  }

  /** The fighter who acts first in a round, counted from 1. */
  firstOf(round: number): number {
    return this.plan.swapFirst && round % 2 === 0 ? 1 : 0;
  }

  /** Whether a fighter that starts a round with these wounds is injured. */
  isInjured(fighter: 0 | 1, wounds: number): boolean {
    return this.plan.injured && 2 * wounds < this.plan.fighters[fighter].startingWounds;
  }

  injuredState(wounds1: number, wounds2: number): number {
    return (this.isInjured(0, wounds1) ? 1 : 0) | (this.isInjured(1, wounds2) ? 2 : 0);
  }

  entries(injured: number, first: number): Entries {
    const slot = injured * 2 + first;
    this.entriesOf[slot] ??= this.pair(this.pool(0, (injured & 1) > 0), this.pool(1, (injured & 2) > 0), first);
    return this.entriesOf[slot];
  }

  /** Every node a round can start from, whoever is injured. */
  entryNodes(first: number): Int32Array {
    this.entryNodesOf[first] ??= this.allEntryNodes(first);
    return this.entryNodesOf[first];
  }

  private allEntryNodes(first: number): Int32Array {
    if (!this.plan.injured) return this.entries(0, first).node;
    const known = new Uint8Array(this.moves.nodes);
    const nodes: number[] = [];
    for (let injured = 0; injured < INJURED_STATES; injured++) {
      this.budget.look();
      for (const node of this.entries(injured, first).node) {
        if (known[node] === 1) continue;
        known[node] = 1;
        nodes.push(node);
      }
    }
    return Int32Array.from(nodes);
  }

  private pair(one: Pool, two: Pool, first: number): Entries {
    const size = one.size * two.size;
    const rolled = new Int32Array(size);
    const parries = this.plan.fighters.some(({ melee }) => melee.parriesBefore);
    const node = parries ? new Int32Array(size) : rolled;
    const chance = new Float64Array(size);
    const crits1 = new Uint8Array(size);
    const crits2 = new Uint8Array(size);
    let next = 0;
    for (let i = 0; i < one.size; i++) {
      this.budget.look();
      for (let j = 0; j < two.size; j++) {
        rolled[next] = this.moves.rolledNode(one.crits[i], one.normals[i], two.crits[j], two.normals[j]);
        if (parries) node[next] = this.moves.entryNode(rolled[next], first);
        chance[next] = one.chance[i] * two.chance[j];
        crits1[next] = one.crits[i];
        crits2[next++] = two.crits[j];
      }
    }
    return { size, rolled, node, chance, crits1, crits2 };
  }
}

/** The dice each fighter rolls in a round. */
export function diceOf({ fighters }: FightPlan): Pair<number> {
  return [fighters[0].pool.dice, fighters[1].pool.dice];
}
