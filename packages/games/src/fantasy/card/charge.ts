// What a charge has to roll: which dice are added to how much Movement, and how far they must carry.
import type { Fighter } from './side.ts';

/** The higher or the lower of two dice (The Old World), both together, or the best two of three (The 9th Age). */
export type DistanceDice = 'higher' | 'lower' | 'both' | 'bestTwo';

export interface ChargeRoll {
  readonly side: 'first' | 'second';
  /** What the dice are added to. */
  readonly movement: number;
  readonly dice: DistanceDice;
  /** A further die is added to the result, whatever is rolled again. */
  readonly plusDie: boolean;
  /** The dice count as at least so much. */
  readonly least: number;
  /** A roll that falls short is made again. */
  readonly again: boolean;
  /** Inches to the enemy. */
  readonly distance: number;
  /** Inches over which it may be declared. */
  readonly declared: number;
}

/** The Old World: what may be rolled, and what may be declared with Swiftstride. */
const BEST_DIE = 6;
const SWIFT_DECLARED = 9;
/** The 9th Age. */
const BEST_DICE = 12;
const CHAMPION_ROLLS = 4;

export function chargeRoll(name: ChargeRoll['side'], { side, traits }: Fighter): ChargeRoll {
  const { card, system } = side;
  const movement = card.movement ?? 0;
  const distance = card.chargeDistance ?? 0;
  const swift = traits.swift || traits.swiftCharge;
  if (system === 'ninthAge')
    return {
      side: name,
      movement,
      dice: swift ? 'bestTwo' : 'both',
      plusDie: false,
      least: card.champion === null ? 0 : CHAMPION_ROLLS,
      again: traits.rerollsCharge,
      distance,
      declared: movement + BEST_DICE,
    };
  return {
    side: name,
    movement: card.throughTerrain ? Math.max(1, movement - 1) : movement,
    dice: card.throughTerrain ? 'lower' : 'higher',
    plusDie: swift,
    least: 0,
    again: traits.rerollsCharge,
    distance,
    declared: movement + (swift ? SWIFT_DECLARED : BEST_DIE),
  };
}
