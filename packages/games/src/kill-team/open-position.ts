// The open dice from one action to the next.
import type { ActionOutlook, OpenHand } from './findings.ts';
import type { Choice, Fight, OpenFighter } from './schema/index.ts';

/** Whether the fighter that is struck now rolls for its wounds, so that only the table knows what a strike costs. */
export function rollsWhenStruck(input: Choice): boolean {
  const { feelNoPain, damageReduction, ignoreDice } = input[input.turn === 'first' ? 'second' : 'first'];
  return feelNoPain !== null || (damageReduction?.on ?? null) !== null || (ignoreDice?.on ?? null) !== null;
}

/**
 * The question after the action is taken; the other fighter's strategy is still that of its own card. `lost`: the wounds
 * the action cost in truth, where dice were rolled for them.
 */
export function positionAfter(input: Choice, { after }: Pick<ActionOutlook, 'after'>, lost?: number): Choice {
  if (lost !== undefined) {
    const struck = input.turn === 'first' ? 'second' : 'first';
    const wounds = Math.max(0, input[struck].wounds - lost);
    return positionAfter(input, { after: { ...after, [struck]: { ...after[struck], wounds } } });
  }
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
