// One fighter's open dice and what it has done this round, numbered densely: only what makes a difference gets a number.
import { type FighterPlan, SOFTENED_ABOVE } from '../plan.ts';

/** A strike that must follow at once: with a crit if there is one, or with a normal if there is one. */
export const NOTHING_PENDING = 0;
export const CRITS_FIRST = 1;
export const NORMALS_FIRST = 2;

/** What a fighter holds in the middle of a round. */
export class Hand {
  crits = 0;
  normals = 0;
  /** 1 once it has struck, and struck with a crit. */
  struck = 0;
  critStruck = 0;
  pending = NOTHING_PENDING;
  /** Enemy dice that its limited rule has worked on. */
  used = 0;

  copy(other: Hand): void {
    this.crits = other.crits;
    this.normals = other.normals;
    this.struck = other.struck;
    this.critStruck = other.critStruck;
    this.pending = other.pending;
    this.used = other.used;
  }
}

/** A fighter's dice as one number: triangular in crits and normals. */
export interface DiceIndex {
  readonly most: number;
  readonly size: number;
  readonly crits: Uint8Array;
  readonly normals: Uint8Array;
  /** Index of (c, n) at c * (most + 1) + n. */
  readonly of: Int32Array;
}

const diceIndexes: DiceIndex[] = [];

function diceIndex(most: number): DiceIndex {
  diceIndexes[most] ??= buildDiceIndex(most);
  return diceIndexes[most];
}

/** How many pairs of crits and normals so many dice can show. */
function dicePairs(most: number): number {
  return ((most + 1) * (most + 2)) >> 1;
}

function buildDiceIndex(most: number): DiceIndex {
  const size = dicePairs(most);
  const crits = new Uint8Array(size);
  const normals = new Uint8Array(size);
  const of = new Int32Array((most + 1) * (most + 1)).fill(-1);
  let next = 0;
  // By total, so that index 0 is "no dice" and a larger index never has fewer dice.
  for (let total = 0; total <= most; total++)
    for (let c = 0; c <= total; c++) {
      crits[next] = c;
      normals[next] = total - c;
      of[c * (most + 1) + total - c] = next++;
    }
  return { most, size, crits, normals, of };
}

/** How many values each part of a hand can take that make a difference. */
interface Levels {
  readonly struck: number;
  readonly critStruck: number;
  readonly pending: number;
  readonly used: number;
}

function levelsOf(own: FighterPlan, enemy: FighterPlan, enemyDice: number): Levels {
  const { melee } = own;
  const softened = enemy.guard.softensOneCrit > 0 && own.criticalDamage > SOFTENED_ABOVE;
  const onFirstCrit = melee.firstCritTakesNormals > 0 || melee.firstCritTakesAny > 0 || melee.againAfterCrit !== null;
  const onFirstStrike = melee.firstStrikeBonus > 0 || enemy.guard.ignoresOneDie || melee.againAfterStrike !== null;
  const again = [melee.againAfterStrike, melee.againAfterCrit];
  return {
    struck: onFirstStrike ? 2 : 1,
    critStruck: softened || onFirstCrit ? 2 : 1,
    pending: again.includes('normals') ? 1 + NORMALS_FIRST : again.includes('crits') ? 1 + CRITS_FIRST : 1,
    used: own.guard.limited === null ? 1 : 1 + Math.min(own.guard.limited.count, enemyDice),
  };
}

function stateCount({ struck, critStruck, pending, used }: Levels): number {
  return struck * critStruck * pending * used;
}

/** Numbers of hands a fighter can have: what tables are sized by, known before any is made. */
export function handCount(own: FighterPlan, enemy: FighterPlan, dice: number, enemyDice: number): number {
  return dicePairs(dice) * stateCount(levelsOf(own, enemy, enemyDice));
}

/** Hands of one fighter by number: dice * states + state. */
export class HandIndex {
  readonly dice: DiceIndex;
  readonly states: number;
  private readonly levels: Levels;

  constructor(own: FighterPlan, enemy: FighterPlan, dice: number, enemyDice: number) {
    this.dice = diceIndex(dice);
    this.levels = levelsOf(own, enemy, enemyDice);
    this.states = stateCount(this.levels);
  }

  /** Whether it makes no difference to a strike what this fighter did before in the round. */
  get strikesAlike(): boolean {
    const { struck, critStruck, pending } = this.levels;
    return struck === 1 && critStruck === 1 && pending === 1;
  }

  get size(): number {
    return this.dice.size * this.states;
  }

  of(hand: Hand): number {
    const { levels, dice } = this;
    const pair = dice.of[hand.crits * (dice.most + 1) + hand.normals];
    if (this.states === 1) return pair;
    const struck = levels.struck === 1 ? 0 : hand.struck;
    const critStruck = levels.critStruck === 1 ? 0 : hand.critStruck;
    const pending = levels.pending === 1 ? 0 : hand.pending;
    const used = Math.min(hand.used, levels.used - 1);
    const state = ((struck * levels.critStruck + critStruck) * levels.pending + pending) * levels.used + used;
    return pair * this.states + state;
  }

  /** The hand of a number, written into `hand`. */
  read(index: number, hand: Hand): void {
    const { levels, dice } = this;
    if (this.states === 1) {
      // Nothing but dice makes a difference in most fights: no division then.
      hand.crits = dice.crits[index];
      hand.normals = dice.normals[index];
      hand.struck = hand.critStruck = hand.pending = hand.used = 0;
      return;
    }
    const pair = Math.floor(index / this.states);
    let state = index - pair * this.states;
    hand.crits = dice.crits[pair];
    hand.normals = dice.normals[pair];
    hand.used = state % levels.used;
    state = Math.floor(state / levels.used);
    hand.pending = state % levels.pending;
    state = Math.floor(state / levels.pending);
    hand.critStruck = state % levels.critStruck;
    hand.struck = Math.floor(state / levels.critStruck);
  }

  /** The number of uses that leaves as many as `left` are left: no more are counted than the enemy has dice. */
  usedWith(left: number): number {
    const most = this.levels.used - 1;
    return most - Math.min(most, left);
  }

  /** Whether the limited rule can work on another die. */
  canUse(hand: Hand): boolean {
    return hand.used < this.levels.used - 1;
  }
}
