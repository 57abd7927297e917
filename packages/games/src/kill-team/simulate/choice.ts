// Every action of an open position tried once and played on to the end, for each objective.
import type { Dice } from '@oddsmith/kernel';
import { Budget } from '../../contract/budget.ts';
import type { OpenPosition } from '../findings.ts';
import type { ChoiceBattle } from '../prepare.ts';
import { type Action, OBJECTIVES } from '../strategies.ts';
import { Ring } from './fight.ts';
import { withoutRolls } from './guard.ts';
import { act, actorOf, type Hand, legalActions, type Pair, type Position } from './round.ts';

/** Wounds left after each legal action, in tie order: for the kill objective, then for the damage objective. */
export interface ChoiceOutcome {
  readonly actions: readonly Action[];
  /** The position right after each action, no roll that lowers damage having worked. */
  readonly after: readonly OpenPosition[];
  readonly kill: readonly (readonly [number, number])[];
  readonly damage: readonly (readonly [number, number])[];
}

export function simulateChoice(
  { actor, open, starts, plans }: ChoiceBattle,
  budget = new Budget(),
): (dice: Dice) => ChoiceOutcome {
  const position: Position = { hands: [handOf(open[0]), handOf(open[1])], turn: actor };
  const [kill, damage] = OBJECTIVES.map((objective) => new Ring(plans[objective], budget));
  const actions = legalActions(position, actor, kill.pair);
  const after = actions.map((action) => described(position, actor, action, kill.pair));
  const tryAll = (dice: Dice, ring: Ring) =>
    actions.map((action) => ring.playOn(dice, ring.perform(dice, position, actor, action), starts));
  return (dice) => ({ actions, after, kill: tryAll(dice, kill), damage: tryAll(dice, damage) });
}

function described(position: Position, actor: 0 | 1, action: Action, pair: Pair): OpenPosition {
  // Without the last strike of a fighter that dies: it is no position to go on from.
  const quiet: Pair = [
    { ...pair[0], melee: { ...pair[0].melee, strikesWhenDying: false } },
    { ...pair[1], melee: { ...pair[1].melee, strikesWhenDying: false } },
  ];
  const [{ position: now }] = act(position, actor, action, quiet, withoutRolls);
  const next = actorOf(now);
  return { first: now.hands[0], second: now.hands[1], turn: next === null ? null : next === 0 ? 'first' : 'second' };
}

function handOf({ crits, normals, wounds, hasStruck, hasCritStruck, used }: Hand): Hand {
  return { crits, normals, wounds, hasStruck, hasCritStruck, used };
}
