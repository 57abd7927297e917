// The open dice from one action to the next.
import type { ActionOutlook, OpenHand } from './findings.ts';
import type { Choice, Fight, OpenFighter } from './schema/index.ts';

/** The question after the action is taken; the other fighter's strategy is still that of its own card. */
export function positionAfter(input: Choice, { after }: Pick<ActionOutlook, 'after'>): Choice {
  return {
    ...input,
    first: withHand(input.first, after.first),
    second: withHand(input.second, after.second),
    turn: after.turn ?? input.turn,
  };
}

function withHand(fighter: OpenFighter, hand: OpenHand): OpenFighter {
  return { ...fighter, ...hand, roundStartWounds: fighter.roundStartWounds ?? fighter.wounds };
}

/** The same two fighters with the other one acting first. */
export function withOtherFirst(input: Fight): Fight {
  return { ...input, first: input.second, second: input.first };
}
