// How large the tables of a fight are, known before any is made: what is too large is refused.
import { BudgetExceeded } from '../../contract/budget.ts';
import type { FightPlan } from '../plan.ts';
import { strategies } from '../strategies.ts';
import { devastatingBytes } from './devastating.ts';
import { rollsForDamage } from './die-damage.ts';
import { diceOf } from './fight-tables.ts';
import { handCount } from './hand.ts';
import { moveTableBytes, type Pair } from './move-size.ts';
import { playoutEntries } from './playout.ts';
import { roundBytes } from './round.ts';
import { startsThatMatter } from './rounds.ts';

/** Bytes of the tables of one battle above which it is not solved. */
const MOST_BYTES = 300_000_000;

export interface FightSize {
  readonly nodes: number;
  /** States of the largest round. */
  readonly states: number;
  /** Pairs of wounds a round can begin with. */
  readonly starts: number;
  readonly slots: number;
  readonly rolls: boolean;
}

export function sizeOf(plan: FightPlan, dice: Pair<number>): FightSize {
  const [one, two] = plan.fighters;
  const nodes = handCount(one, two, dice[0], dice[1]) * handCount(two, one, dice[1], dice[0]);
  const goals = plan.fighters.flatMap(({ strategy }) => strategies[strategy].objective ?? []);
  return {
    nodes,
    states: nodes * 2 * one.wounds * two.wounds,
    starts: plan.rounds > 1 || one.devastating > 0 || two.devastating > 0 ? one.wounds * two.wounds : 1,
    slots: new Set(goals).size,
    rolls: rollsForDamage(one.guard) || rollsForDamage(two.guard),
  };
}

/** Whether rounds are summed over dice outcomes, each with one end. */
export function isPlain({ slots, rolls }: Pick<FightSize, 'slots' | 'rolls'>): boolean {
  return slots === 0 && !rolls;
}

function bytesOf(plan: FightPlan, dice: Pair<number>): number {
  const [one, two] = plan.fighters;
  const size = sizeOf(plan, dice);
  const { nodes, states, starts } = size;
  const matters = startsThatMatter(plan);
  const heuristic = matters[0] || matters[1];
  const memo = heuristic ? 2 * playoutEntries(plan, nodes, one.wounds, two.wounds) : 0;
  const rounds = isPlain(size) ? 2 * nodes * starts * (plan.swapFirst ? 2 : 1) : roundBytes(states, size.slots);
  return moveTableBytes(nodes, plan.fighters) + memo + rounds + (isPlain(size) ? 0 : devastatingBytes(plan));
}

/** Stops a fight whose tables would not fit in memory, before they are asked for. */
export function refuseTooLarge(plan: FightPlan, dice: Pair<number> = diceOf(plan)): void {
  const bytes = bytesOf(plan, dice);
  if (bytes > MOST_BYTES)
    throw new BudgetExceeded('budget/exceeded', {
      id: 'fight-too-large',
      values: { needed: Math.ceil(bytes / 1e6), allowed: MOST_BYTES / 1e6 },
    });
}
