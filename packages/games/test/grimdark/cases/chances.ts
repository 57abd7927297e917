// Chances of one attack that wounds, written as hit chance times chance of an unblocked hit, as the rules text gives them.

/** Hits on 4+, blocked on 4+. */
export const PLAIN = (1 / 2) * (1 / 2);
/** One more hit on a 6: 4/6 hits on average. */
export const EXTRA_HIT = (4 / 6) * (1 / 2);
/** One more attack on a 6: 1/2 + 1/6 x 1/2 hits. */
export const EXTRA_ATTACK = (7 / 12) * (1 / 2);
/** A natural 6 to block is rolled again: 2/6 + 1/6 x 1/2 blocks. */
export const REROLL = (1 / 2) * (7 / 12);
/** A natural 1 to block is one wound more. */
export const SHRED = (1 / 2) * (1 / 2 + 1 / 6);
export const PLUS_HIT = (4 / 6) * (1 / 2);
export const MINUS_HIT = (2 / 6) * (1 / 2);
export const AP1 = (1 / 2) * (4 / 6);
export const AP2 = (1 / 2) * (5 / 6);
export const BLOCK1 = (1 / 2) * (2 / 6);
