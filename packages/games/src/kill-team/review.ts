// A round of a fight that was played: what the dice of both and every strike and parry did to the fight, by exact values.
import { type Ledger, type LedgerOption, type LedgerStep, ledgerOf } from '@oddsmith/kernel';
import { Budget } from '../contract/budget.ts';
import { choiceCalculator } from './calculators/choice.ts';
import { poolOf } from './exact/pool.ts';
import type { ChoiceFindings } from './findings.ts';
import { diceToRoll, type LaidDice, layPools } from './laid-dice.ts';
import { positionAfter, rollsWhenStruck } from './open-position.ts';
import { prepareFight } from './prepare.ts';
import type { Choice, Fight } from './schema/index.ts';
import { poolOfFaces, type Rolled } from './simulate/pool.ts';
import { type Action, AS_WELL_AS_CAN_BE } from './strategies.ts';

/** What a line of the review is about: the dice of a fighter, or its next action. */
export type ReviewedMoment =
  | { readonly what: 'dice'; readonly crits: number; readonly normals: number }
  | { readonly what: 'action'; readonly number: number };

/** Side 0 acts first. Everything is what it may hope for: 1 where it kills and lives, 0 where it dies and does not kill, half where both or neither. */
export type FightReview = Ledger<ReviewedMoment, Action>;

export type FightReviewProblem =
  | { readonly problem: 'wrong-number-of-dice'; readonly side: 'first' | 'second'; readonly needed: number }
  | { readonly problem: 'rolls-when-struck' }
  | { readonly problem: 'not-legal'; readonly action: number; readonly legal: readonly Action[] };

/** A chance to kill less a chance to die as what one may hope for. */
function hope(value: number): number {
  return (1 + value) / 2;
}

function answer(input: Choice): ChoiceFindings {
  return choiceCalculator.exact(choiceCalculator.prepare(input), new Budget());
}

/** Of the fighter that acts first, from the outlook of the one that acts now. */
function forFirst(input: Choice, value: number): number {
  return hope(input.turn === 'first' ? value : -value);
}

function parsed(open: object): Choice {
  return choiceCalculator.input.parse(open);
}

/** One round, both as well as they can be played from where they are; `dice` as they lie once rerolls are made. */
export function reviewFight(told: Fight, dice: LaidDice, actions: readonly Action[]): FightReview | FightReviewProblem {
  const fight: Fight = {
    ...told,
    rounds: 1,
    first: { ...told.first, strategy: AS_WELL_AS_CAN_BE },
    second: { ...told.second, strategy: AS_WELL_AS_CAN_BE },
  };
  const needed = diceToRoll(fight);
  for (const side of ['first', 'second'] as const)
    if (dice[side].length !== needed[side]) return { problem: 'wrong-number-of-dice', side, needed: needed[side] };
  const { fighters } = prepareFight(fight);
  const lie: readonly [Rolled, Rolled] = [
    poolOfFaces(dice.first, fighters[0].pool),
    poolOfFaces(dice.second, fighters[1].pool),
  ];
  const pools = fighters.map(({ pool }) => poolOf(pool));
  const known = new Map<string, number>();
  const worth = (one: Rolled, other: Rolled): number => {
    const key = [one.crits, one.normals, other.crits, other.normals].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const laid = layPools(fight, fighters, [one, other]);
    let value = 0.5;
    if ('dead' in laid) value = laid.dead === 0 ? 0 : 1;
    else if ('open' in laid) {
      const input = parsed(laid.open);
      value = forFirst(input, answer(input).summary.killValue);
    }
    known.set(key, value);
    return value;
  };
  const rolled = (side: 0 | 1) =>
    Array.from({ length: pools[side].size }, (_, at) => ({
      crits: pools[side].crits[at],
      normals: pools[side].normals[at],
      chance: pools[side].chance[at],
    }));
  const [ours, theirs] = [rolled(0), rolled(1)];
  const against = (one: Rolled) => theirs.reduce((sum, other) => sum + other.chance * worth(one, other), 0);
  const is = (one: Rolled, other: Rolled) => one.crits === other.crits && one.normals === other.normals;
  const steps: LedgerStep<ReviewedMoment, Action>[] = [
    {
      ...{ kind: 'roll', side: 0, about: { what: 'dice', ...counts(lie[0]) } },
      outcomes: ours.map((one) => ({ chance: one.chance, value: against(one) })),
      got: ours.findIndex((one) => is(one, lie[0])),
    },
    {
      ...{ kind: 'roll', side: 1, about: { what: 'dice', ...counts(lie[1]) } },
      outcomes: theirs.map((other) => ({ chance: other.chance, value: worth(lie[0], other) })),
      got: theirs.findIndex((other) => is(other, lie[1])),
    },
  ];
  const start = ours.reduce((sum, one) => sum + one.chance * against(one), 0);
  const laid = layPools(fight, fighters, lie);
  let now: Choice | null = 'open' in laid ? parsed(laid.open) : null;
  for (const [index, action] of actions.entries()) {
    if (now === null) return { problem: 'not-legal', action: index, legal: [] };
    if (rollsWhenStruck(now)) return { problem: 'rolls-when-struck' };
    const position: Choice = now;
    const found = answer(position).actions;
    const chosen = found.findIndex((one) => one.action === action);
    if (chosen < 0) return { problem: 'not-legal', action: index, legal: found.map((one) => one.action) };
    steps.push({
      ...{ kind: 'decision', side: position.turn === 'first' ? 0 : 1, about: { what: 'action', number: index + 1 } },
      options: found.map(
        (one): LedgerOption<Action> => ({ label: one.action, value: forFirst(position, one.kill.value) }),
      ),
      chosen,
    });
    const { after } = found[chosen];
    now = after.turn === null ? null : positionAfter(position, found[chosen]);
  }
  return ledgerOf(start, steps);
}

function counts({ crits, normals }: Rolled): Rolled {
  return { crits, normals };
}
