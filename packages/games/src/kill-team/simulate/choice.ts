// Every action of an open position tried once and played on to the end, for each objective.
import type { Dice } from '@oddsmith/kernel';
import type { OpenPosition } from '../exact/choice.ts';
import type { Choice } from '../schema.ts';
import { type Action, OBJECTIVES, strategyFor } from '../strategies.ts';
import { Ring } from './fight.ts';
import { act, actorOf, hurt, legalActions, other, type Pair, type Position } from './round.ts';

/** Wounds left after each legal action, in tie order: for the kill objective, then for the damage objective. */
export interface ChoiceOutcome {
  readonly actions: readonly Action[];
  /** The position right after each action, with all of its damage felt. */
  readonly after: readonly OpenPosition[];
  readonly kill: readonly (readonly [number, number])[];
  readonly damage: readonly (readonly [number, number])[];
}

export function simulateChoice(input: Choice): (dice: Dice) => ChoiceOutcome {
  const actor = input.turn === 'first' ? 0 : 1;
  const starts = [
    input.first.roundStartWounds ?? input.first.wounds,
    input.second.roundStartWounds ?? input.second.wounds,
  ] as const;
  const position: Position = { hands: [handOf(input.first), handOf(input.second)], turn: actor };
  const [kill, damage] = OBJECTIVES.map((objective) => {
    const own = strategyFor(objective);
    return new Ring({
      edition: input.edition,
      first: actor === 0 ? { ...input.first, strategy: own } : input.first,
      second: actor === 1 ? { ...input.second, strategy: own } : input.second,
      rounds: input.rounds,
      injured: false,
      swapFirst: false,
    });
  });
  const actions = legalActions(position, actor, kill.pair);
  const after = actions.map((action) => described(position, actor, action, kill.pair));
  const tryAll = (dice: Dice, ring: Ring) =>
    actions.map((action) => ring.playOn(dice, ring.perform(dice, position, actor, action), starts));
  return (dice) => ({ actions, after, kill: tryAll(dice, kill), damage: tryAll(dice, damage) });
}

function described(position: Position, actor: 0 | 1, action: Action, pair: Pair): OpenPosition {
  const acted = act(position, actor, action, pair)!;
  const now = acted.blows.reduce((before, blow) => hurt(before, other(actor), blow), acted.position);
  const next = actorOf(now);
  return { first: now.hands[0], second: now.hands[1], turn: next === null ? null : next === 0 ? 'first' : 'second' };
}

function handOf(fighter: Choice['first']) {
  const { crits, normals, wounds, hasStruck, hasCritStruck } = fighter;
  return { crits, normals, wounds, hasStruck, hasCritStruck };
}
