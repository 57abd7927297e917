// Hands as bits: who of a team is still without a game. Lists of their members and pairs, made once.
import { MOST_PLAYERS } from './formats.ts';

export const HANDS = 2 ** MOST_PLAYERS;

/** How many a hand has. */
export const SIZES = Uint8Array.from({ length: HANDS }, (_, hand) => membersOf(hand).length);
const MEMBERS: readonly (readonly number[])[] = Array.from({ length: HANDS }, (_, hand) => membersOf(hand));

function membersOf(hand: number): number[] {
  const members: number[] = [];
  for (let player = 0; player < MOST_PLAYERS; player++) if ((hand >> player) & 1) members.push(player);
  return members;
}

/** In the order of the question. */
export function members(hand: number): readonly number[] {
  return MEMBERS[hand];
}

export function handOf(players: readonly number[]): number {
  return players.reduce((hand, player) => hand | (1 << player), 0);
}

/** Hands of so many out of this one, smallest number first. */
export function handsWithin(hand: number, size: number): number[] {
  const hands: number[] = [];
  for (let one = 0; one <= hand; one++) if ((one & ~hand) === 0 && SIZES[one] === size) hands.push(one);
  return hands;
}
