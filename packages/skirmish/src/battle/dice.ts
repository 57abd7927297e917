// Where dice come from: the n-th action that throws dice depends on the seed and n only (S87).
import { type Dice, Random } from '@oddsmith/kernel';

const SPREAD = 0x85ebca6b;
/** Keeps the choices of players apart from the dice of the battle. */
const PLAYERS = 0x632be5ab;

export function diceFor(seed: number, n: number): Dice {
  return new Random((seed ^ Math.imul(n + 1, SPREAD)) | 0);
}

/** The seed of a player's own dice before its next action: never those of the battle. */
export function choiceSeed(seed: number, actions: number): number {
  return (seed ^ PLAYERS ^ Math.imul(actions + 1, SPREAD)) | 0;
}

export function choiceDice(seed: number, actions: number): Dice {
  return new Random(choiceSeed(seed, actions));
}
