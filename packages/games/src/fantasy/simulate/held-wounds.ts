// The Old World: unsaved wounds of one step wait until all of its strikes are rolled. Then models are slain outright, then
// multiplied wounds are lost, then single ones.
import type { Dice } from '@oddsmith/kernel';

/** One unsaved wound that waits. */
type Wound = (dice: Dice) => void;

export const SLAYING = 0;
export const MULTIPLIED = 1;
export const SINGLE = 2;

export class HeldWounds {
  private readonly waiting: readonly Wound[][] = [[], [], []];

  hold(order: typeof SLAYING | typeof MULTIPLIED | typeof SINGLE, wound: Wound): void {
    this.waiting[order].push(wound);
  }

  settle(dice: Dice): void {
    for (const wounds of this.waiting) {
      for (const wound of wounds) wound(dice);
      wounds.length = 0;
    }
  }
}
