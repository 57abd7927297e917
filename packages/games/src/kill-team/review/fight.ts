// A fight that was played, round by round: what the dice of both and every strike and parry did to it, by exact values.
import { type Ledger, type LedgerOption, type LedgerStep, ledgerOf } from '@oddsmith/kernel';
import { Budget } from '../../contract/budget.ts';
import { exactChoice } from '../exact/choice.ts';
import { exactFight } from '../exact/fight.ts';
import { FightTables } from '../exact/fight-tables.ts';
import { Solver } from '../exact/solver.ts';
import type { ChoiceFindings } from '../findings.ts';
import { diceToRoll, type LaidDice, layPools } from '../laid-dice.ts';
import { positionAfter, rollsWhenStruck, withOtherFirst } from '../open-position.ts';
import type { FighterPlan } from '../plan.ts';
import { prepareChoice, prepareFight } from '../prepare.ts';
import { type Choice, choiceSchema, type Fight } from '../schema/index.ts';
import { poolOfFaces, type Rolled } from '../simulate/pool.ts';
import { type Action, AS_WELL_AS_CAN_BE } from '../strategies.ts';
import type { ToldRound } from './told.ts';
import { waysOf } from './ways.ts';

/** What a line of the review is about: the dice of a fighter, or its next action. */
export type ReviewedMoment =
  | { readonly what: 'dice'; readonly round: number; readonly crits: number; readonly normals: number }
  | { readonly what: 'action'; readonly round: number; readonly number: number };

/** Side 0 acts first. Everything is what it may hope for: 1 where it kills and lives, 0 where it dies and does not kill, half where both or neither. */
export type FightReview = Ledger<ReviewedMoment, Action>;

export type FightReviewProblem = { readonly round: number } & (
  | { readonly problem: 'wrong-number-of-dice'; readonly side: 'first' | 'second'; readonly needed: number }
  | { readonly problem: 'rolls-when-struck' | 'fight-over' }
  | { readonly problem: 'not-legal'; readonly action: number; readonly legal: readonly Action[] }
  | { readonly problem: 'round-open'; readonly legal: readonly Action[] }
);

/** A chance to kill less a chance to die as what one may hope for. */
function hope(value: number): number {
  return (1 + value) / 2;
}

type Fighters = readonly [FighterPlan, FighterPlan];

/** A fight from the start of a round; `swapped` where side 0 of the review is its second fighter. */
interface Standing {
  readonly fight: Fight;
  readonly swapped: boolean;
}

function other({ fight, swapped }: Standing): Standing {
  return { fight: withOtherFirst(fight), swapped: !swapped };
}

class Reviewer {
  readonly steps: LedgerStep<ReviewedMoment, Action>[] = [];
  private readonly budget = new Budget();
  private readonly known = new Map<string, number>();
  private round = 0;

  /** Of side 0, where a round begins or nobody is left to fight one. */
  worth({ fight, swapped }: Standing): number {
    const { first, second } = fight;
    const key = [swapped, fight.rounds, first.wounds, second.wounds].join();
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const { firstDies, secondDies } = exactFight(prepareFight(fight), this.budget).summary;
    const value = hope((swapped ? -1 : 1) * (secondDies - firstDies));
    this.known.set(key, value);
    return value;
  }

  /** The round after one that left so many wounds; undefined where there is none. */
  private next({ fight, swapped }: Standing, wounds: readonly [number, number]): Standing | undefined {
    if (fight.rounds === 1 || wounds.includes(0)) return undefined;
    const side = (fighter: Fight['first'], left: number) => ({
      ...fighter,
      wounds: left,
      startingWounds: fighter.startingWounds ?? fighter.wounds,
    });
    const { first, second, rounds } = fight;
    const later = { ...fight, first: side(first, wounds[0]), second: side(second, wounds[1]), rounds: rounds - 1 };
    const standing = { fight: later, swapped };
    return fight.swapFirst ? other(standing) : standing;
  }

  private forSide0({ swapped }: Standing, valueOfFirst: number): number {
    return hope(swapped ? -valueOfFirst : valueOfFirst);
  }

  /** What each action is worth, with the rounds to come as the fight plays them. */
  private answer({ fight }: Standing, position: Choice): ChoiceFindings {
    const battle = prepareChoice(position);
    const { injured, swapFirst } = fight;
    const { kill, damage } = battle.plans;
    const plans = { kill: { ...kill, injured, swapFirst }, damage: { ...damage, injured, swapFirst } };
    return exactChoice({ ...battle, plans }, this.budget);
  }

  /** What a throw of both leads to: something to play, the next round, or the end. */
  private afterDice({ fight, swapped }: Standing, fighters: Fighters, lie: readonly [Rolled, Rolled]) {
    const laid = layPools(fight, fighters, lie);
    if ('dead' in laid) return {};
    if ('open' in laid) return { position: choiceSchema.parse(laid.open) };
    return { next: this.next({ fight, swapped }, [fight.first.wounds, fight.second.wounds]) };
  }

  /** What every throw of both is worth: the fight is solved once for all of them. */
  private throws(standing: Standing, fighters: Fighters): (one: Rolled, two: Rolled) => number {
    const plan = prepareFight(standing.fight);
    const tables = new FightTables(plan, this.budget);
    const solver = new Solver(tables, this.budget);
    const known = new Map<string, number>();
    const worth = (one: Rolled, two: Rolled): number => {
      const laid = layPools(standing.fight, fighters, [one, two]);
      if ('dead' in laid) return this.forSide0(standing, laid.dead === 0 ? -1 : 1);
      const { first, second } = 'open' in laid ? laid.open : standing.fight;
      const node = tables.moves.rolledNode(one.crits, one.normals, two.crits, two.normals);
      return this.forSide0(standing, solver.worth(tables.moves.entryNode(node, 0), 0, [first.wounds, second.wounds]));
    };
    return (one, two) => {
      const key = [one.crits, one.normals, two.crits, two.normals].join();
      const value = known.get(key) ?? worth(one, two);
      known.set(key, value);
      return value;
    };
  }

  /** One round; the standing the next one begins with. */
  play(standing: Standing, told: ToldRound, isLast: boolean): Standing | FightReviewProblem | undefined {
    this.round++;
    const { round } = this;
    const { fight, swapped } = standing;
    const dice: LaidDice = swapped ? { first: told.dice.second, second: told.dice.first } : told.dice;
    const needed = diceToRoll(fight);
    for (const side of ['first', 'second'] as const) {
      const named = swapped ? (side === 'first' ? 'second' : 'first') : side;
      if (dice[side].length !== needed[side])
        return { problem: 'wrong-number-of-dice', round, side: named, needed: needed[side] };
    }
    const planned = prepareFight(fight).fighters.map((plan) =>
      fight.injured && plan.wounds < plan.startingWounds / 2 ? { ...plan, pool: plan.injuredPool } : plan,
    );
    const fighters = [planned[0], planned[1]] as const;
    const lie = [poolOfFaces(dice.first, fighters[0].pool), poolOfFaces(dice.second, fighters[1].pool)] as const;
    this.roll(standing, fighters, lie);
    const { position, next } = this.afterDice(standing, fighters, lie);
    if (position === undefined) {
      if (told.actions.length > 0) return { problem: 'not-legal', round, action: 0, legal: [] };
      return next;
    }
    return this.act(standing, position, told.actions, isLast);
  }

  private roll(
    standing: Standing,
    fighters: readonly [FighterPlan, FighterPlan],
    lie: readonly [Rolled, Rolled],
  ): void {
    const pools = fighters.map(({ pool }) => waysOf(pool));
    const worth = this.throws(standing, fighters);
    const [ours, theirs] = pools;
    const against = (one: Rolled) => theirs.reduce((sum, two) => sum + two.chance * worth(one, two), 0);
    const { round } = this;
    const sides = standing.swapped ? ([1, 0] as const) : ([0, 1] as const);
    this.steps.push({
      ...{ kind: 'roll', side: sides[0], about: { what: 'dice', round, ...lie[0] } },
      outcomes: ours.map((one) => ({ chance: one.chance, value: against(one) })),
      got: ours.findIndex((one) => isSame(one, lie[0])),
    });
    this.steps.push({
      ...{ kind: 'roll', side: sides[1], about: { what: 'dice', round, ...lie[1] } },
      outcomes: theirs.map((two) => ({ chance: two.chance, value: worth(lie[0], two) })),
      got: theirs.findIndex((two) => isSame(two, lie[1])),
    });
  }

  private act(
    standing: Standing,
    open: Choice,
    actions: readonly Action[],
    isLast: boolean,
  ): Standing | FightReviewProblem | undefined {
    const { round } = this;
    let now = open;
    for (const [index, action] of actions.entries()) {
      if (rollsWhenStruck(now)) return { problem: 'rolls-when-struck', round };
      const position = now;
      const found = this.answer(standing, position).actions;
      const legal = found.map((one) => one.action);
      const chosen = legal.indexOf(action);
      if (chosen < 0) return { problem: 'not-legal', round, action: index, legal };
      const firstActs = position.turn === 'first';
      this.steps.push({
        ...{ kind: 'decision', side: firstActs !== standing.swapped ? 0 : 1 },
        about: { what: 'action', round, number: index + 1 },
        options: found.map(
          (one): LedgerOption<Action> => ({
            label: one.action,
            value: this.forSide0(standing, firstActs ? one.kill.value : -one.kill.value),
          }),
        ),
        chosen,
      });
      const { after } = found[chosen];
      if (after.turn === null) {
        if (index < actions.length - 1) return { problem: 'not-legal', round, action: index + 1, legal: [] };
        return this.next(standing, [after.first.wounds, after.second.wounds]);
      }
      now = positionAfter(position, found[chosen]);
    }
    if (isLast) return undefined;
    return { problem: 'round-open', round, legal: this.answer(standing, now).actions.map((one) => one.action) };
  }
}

function isSame(one: Rolled, two: Rolled): boolean {
  return one.crits === two.crits && one.normals === two.normals;
}

/** All rounds, both as well as they can be played from where they are; dice as they lie once rerolls are made, in every round those of the first fighter first. */
export function reviewFight(told: Fight, rounds: readonly ToldRound[]): FightReview | FightReviewProblem {
  const side = (fighter: Fight['first']) => ({
    ...fighter,
    strategy: AS_WELL_AS_CAN_BE,
    startingWounds: fighter.startingWounds ?? fighter.wounds,
  });
  const fight: Fight = {
    ...told,
    rounds: Math.max(told.rounds, rounds.length),
    first: side(told.first),
    second: side(told.second),
  };
  const reviewer = new Reviewer();
  let standing: Standing | undefined = { fight, swapped: false };
  const start = reviewer.worth(standing);
  for (const [index, round] of rounds.entries()) {
    if (standing === undefined) return { problem: 'fight-over', round: index + 1 };
    const after: Standing | FightReviewProblem | undefined = reviewer.play(
      standing,
      round,
      index === rounds.length - 1,
    );
    if (after !== undefined && 'problem' in after) return after;
    standing = after;
  }
  return ledgerOf(start, reviewer.steps);
}
