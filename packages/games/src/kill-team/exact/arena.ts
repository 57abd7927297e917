// A fight made ready for solving: tabulated moves, and the dice of a round by who is injured and who goes first.
import { binomialTable } from '@oddsmith/kernel';
import type { Edition } from '../rules/index.ts';
import type { Fighter } from '../schema.ts';
import { Exchange } from './exchange.ts';
import type { Pool } from './pool.ts';
import { attackPool } from './pools.ts';

/** Every outcome of both pools: where the round starts, how likely it is, and the crits that Devastating counts. */
export interface Entries {
  readonly size: number;
  readonly node: Int32Array;
  readonly chance: Float64Array;
  readonly crits1: Uint8Array;
  readonly crits2: Uint8Array;
}

export interface ArenaInput {
  readonly edition: Edition;
  readonly first: Fighter;
  readonly second: Fighter;
  readonly rounds: number;
  readonly injured: boolean;
  readonly swapFirst: boolean;
}

/** Hit of an injured fighter: one worse, but a 6 always hits. */
export function injuredHit(hit: number): number {
  return Math.min(6, hit + 1);
}

export function isInjured(wounds: number, most: number): boolean {
  return 2 * wounds < most;
}

export class Arena {
  readonly input: ArenaInput;
  readonly fighters: readonly [Fighter, Fighter];
  readonly exchange: Exchange;
  /** Wounds at full strength. */
  readonly most1: number;
  readonly most2: number;
  /** Damage per crit of the enemy's pool, dealt when the dice are rolled. */
  readonly devastating: readonly [number, number];
  /** P(d points cost j wounds) at d * (d most + 1) + j, or null without Feel No Pain. */
  readonly through: readonly [Float64Array | null, Float64Array | null];
  readonly throughStride: number;
  private readonly pools: (Pool | undefined)[] = [];
  private readonly entriesOf: (Entries | undefined)[] = [];
  private readonly entryNodesOf: (Int32Array | undefined)[] = [];

  constructor(input: ArenaInput, openDice: readonly [number, number] = [0, 0]) {
    this.input = input;
    this.fighters = [input.first, input.second];
    this.most1 = input.first.wounds;
    this.most2 = input.second.wounds;
    this.devastating = [input.first.devastating ?? 0, input.second.devastating ?? 0];
    const { first, second } = input;
    this.exchange = new Exchange(first, second, [
      Math.max(first.attacks, openDice[0]),
      Math.max(second.attacks, openDice[1]),
    ]);
    const most = this.mostDamage();
    this.throughStride = most + 1;
    this.through = [
      first.feelNoPain === null ? null : binomialTable(most, (first.feelNoPain - 1) / 6),
      second.feelNoPain === null ? null : binomialTable(most, (second.feelNoPain - 1) / 6),
    ];
  }

  /** The largest damage of one blow: a strike with all it triggers, or Devastating. */
  private mostDamage(): number {
    let most = 0;
    for (const fighter of this.fighters) {
      const blow = fighter.criticalDamage + Math.max(fighter.criticalDamage, fighter.normalDamage) + 1;
      most = Math.max(most, blow, fighter.normalDamage + 1, (fighter.devastating ?? 0) * fighter.attacks);
    }
    return most;
  }

  pool(fighter: 0 | 1, injured: boolean): Pool {
    const slot = fighter * 2 + (injured ? 1 : 0);
    const { hit } = this.fighters[fighter];
    this.pools[slot] ??= attackPool(this.fighters[fighter], this.input.edition, injured ? injuredHit(hit) : hit);
    return this.pools[slot];
  }

  /** The fighter who acts first in a round, counted from 1. */
  firstOf(round: number): number {
    return this.input.swapFirst && round % 2 === 0 ? 1 : 0;
  }

  entries(wounds1: number, wounds2: number, first: number): Entries {
    const hurt1 = this.input.injured && isInjured(wounds1, this.most1);
    const hurt2 = this.input.injured && isInjured(wounds2, this.most2);
    const slot = (hurt1 ? 4 : 0) + (hurt2 ? 2 : 0) + first;
    this.entriesOf[slot] ??= this.pair(this.pool(0, hurt1), this.pool(1, hurt2), first);
    return this.entriesOf[slot];
  }

  /** Every node a round can start from, whoever is injured. */
  entryNodes(first: number): Int32Array {
    this.entryNodesOf[first] ??= this.allEntryNodes(first);
    return this.entryNodesOf[first];
  }

  private allEntryNodes(first: number): Int32Array {
    if (!this.input.injured) return this.entries(this.most1, this.most2, first).node;
    const nodes = new Set<number>();
    for (const w1 of [this.most1, 1])
      for (const w2 of [this.most2, 1]) for (const node of this.entries(w1, w2, first).node) nodes.add(node);
    return Int32Array.from(nodes);
  }

  private pair(one: Pool, two: Pool, first: number): Entries {
    const size = one.size * two.size;
    const node = new Int32Array(size);
    const chance = new Float64Array(size);
    const crits1 = new Uint8Array(size);
    const crits2 = new Uint8Array(size);
    let next = 0;
    for (let i = 0; i < one.size; i++)
      for (let j = 0; j < two.size; j++) {
        node[next] = this.exchange.entry(one.crits[i], one.normals[i], two.crits[j], two.normals[j], first);
        chance[next] = one.chance[i] * two.chance[j];
        crits1[next] = one.crits[i];
        crits2[next++] = two.crits[j];
      }
    return { size, node, chance, crits1, crits2 };
  }
}
