// One fighter as the tables of a fight see it: damage, traits, an index of its dice, and which flags make a difference.
import { type MeleeTraits, meleeTraitsOf, SOFTENED_ABOVE } from '../rules/index.ts';
import type { Fighter } from '../schema.ts';
import { strategies } from '../strategies.ts';

export const STRUCK = 1;
export const CRIT_STRUCK = 2;

/** A fighter's dice as one number: triangular in crits and normals. */
interface DiceIndex {
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

function buildDiceIndex(most: number): DiceIndex {
  const size = ((most + 1) * (most + 2)) >> 1;
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

export type MeleeFighter = Pick<Fighter, 'normalDamage' | 'criticalDamage' | 'abilities' | 'strategy'>;

/** One fighter as the tables see it. */
export interface Arm {
  readonly normal: number;
  readonly critical: number;
  readonly traits: MeleeTraits;
  readonly dice: DiceIndex;
  /** Which of STRUCK and CRIT_STRUCK make a difference to this fighter's strikes. */
  readonly mask: number;
  /** How many flag values the mask leaves. */
  readonly flags: number;
  readonly optimal: boolean;
  /** Whether the strategy ever weighs a plain parry. */
  readonly parries: boolean;
}

export function armOf(fighter: MeleeFighter, enemy: MeleeFighter, most: number): Arm {
  const traits = meleeTraitsOf(fighter.abilities);
  const against = meleeTraitsOf(enemy.abilities);
  const softened = against.softensFirstCrit && fighter.criticalDamage > SOFTENED_ABOVE;
  const critMatters =
    softened || traits.firstCritTakesNormal || traits.firstCritTakesAny || traits.firstCritStrikesAgain;
  const strikeMatters = traits.firstStrikeHitsHarder || against.ignoresFirstStrike;
  const { objective, parries, lookAhead } = strategies[fighter.strategy];
  const mask = (strikeMatters ? STRUCK : 0) | (critMatters ? CRIT_STRUCK : 0);
  return {
    normal: fighter.normalDamage,
    critical: fighter.criticalDamage,
    traits,
    dice: diceIndex(most),
    mask,
    flags: mask === 0 ? 1 : mask === 3 ? 4 : 2,
    optimal: objective !== undefined,
    parries: parries === true || lookAhead !== undefined,
  };
}

/** Flags that make no difference share one table entry. */
export function packFlags(flags: number, mask: number): number {
  return mask === CRIT_STRUCK ? (flags & mask) >> 1 : flags & mask;
}

export function unpackFlags(packed: number, mask: number): number {
  return mask === CRIT_STRUCK ? packed << 1 : packed;
}
