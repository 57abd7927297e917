// "Strike or parry now?": the worth of every action in the middle of a round, under both objectives.
import type { Distribution } from '@oddsmith/kernel';
import type { Budget } from '../../budget.ts';
import type { Findings } from '../../calculator.ts';
import { refuseTooLarge } from '../cost.ts';
import type { Choice } from '../schema.ts';
import {
  ACTIONS,
  type Action,
  actionTitles,
  OBJECTIVES,
  type Objective,
  strategyFor,
  TIE_TOLERANCE,
} from '../strategies.ts';
import { Arena, type ArenaInput } from './arena.ts';
import { fightEnd } from './fight.ts';
import { isStrike, MOVE_COUNT, STRIKE_CRIT } from './moves.ts';
import { Solver } from './solver.ts';

/** What follows from an action when its owner then plays for one objective. */
export interface Outlook {
  /** What the objective maximises: chance to kill minus chance to die, or wounds dealt minus wounds taken. */
  readonly value: number;
  readonly enemyDies: number;
  readonly selfDies: number;
  readonly dealt: number;
  readonly taken: number;
}

/** A fighter after an action. */
export interface OpenHand {
  readonly crits: number;
  readonly normals: number;
  readonly wounds: number;
  readonly hasStruck: boolean;
  readonly hasCritStruck: boolean;
}

export interface OpenPosition {
  readonly first: OpenHand;
  readonly second: OpenHand;
  /** Who acts next; null when the round is over. */
  readonly turn: 'first' | 'second' | null;
}

export interface ActionOutlook {
  readonly action: Action;
  readonly title: string;
  /** The position it leads to, every point of its damage felt. */
  readonly after: OpenPosition;
  readonly kill: Outlook;
  readonly damage: Outlook;
}

export interface ChoiceFindings extends Findings {
  /** After the best action for a kill. */
  readonly distributions: { readonly firstWounds: Distribution; readonly secondWounds: Distribution };
  /** Of the best action for a kill, and what the best one for damage is worth. */
  readonly summary: {
    readonly enemyDies: number;
    readonly selfDies: number;
    readonly killValue: number;
    readonly damageValue: number;
  };
  /** Every legal action, in the order that settles ties. */
  readonly actions: readonly ActionOutlook[];
  readonly best: { readonly [objective in Objective]: Action };
}

/** The fight as seen by the acting fighter, playing for one objective from here on. */
export function choiceArena(input: Choice, objective: Objective): ArenaInput {
  const fighter = (side: 'first' | 'second') => {
    const open = input[side];
    return {
      ...open,
      wounds: Math.max(open.wounds, open.roundStartWounds ?? 0),
      strategy: input.turn === side ? strategyFor(objective) : open.strategy,
    };
  };
  return {
    edition: input.edition,
    first: fighter('first'),
    second: fighter('second'),
    rounds: input.rounds,
    injured: false,
    swapFirst: false,
  };
}

export function exactChoice(input: Choice, budget: Budget): ChoiceFindings {
  const kill = endsOf(input, 'kill', budget);
  const damage = endsOf(input, 'damage', budget);
  return choiceFindings(
    input,
    kill.map(({ action, after, joint }, index) => ({ action, after, kill: joint, damage: damage[index].joint })),
  );
}

interface End {
  readonly action: Action;
  readonly after: OpenPosition;
  readonly joint: Float64Array;
}

/** The joint distribution of wounds after each legal action. */
function endsOf(input: Choice, objective: Objective, budget: Budget): End[] {
  const { first, second } = input;
  const openDice = [first.crits + first.normals, second.crits + second.normals] as const;
  const fight = choiceArena(input, objective);
  refuseTooLarge(fight, budget, openDice);
  const arena = new Arena(fight, openDice);
  const solver = new Solver(arena, budget);
  const flags = (fighter: Choice['first']) => (fighter.hasStruck ? 1 : 0) | (fighter.hasCritStruck ? 2 : 0);
  const node = arena.exchange.node(
    first.crits,
    first.normals,
    second.crits,
    second.normals,
    flags(first),
    flags(second),
  );
  const actor = input.turn === 'first' ? 0 : 1;
  const starts = [first.roundStartWounds ?? first.wounds, second.roundStartWounds ?? second.wounds] as const;
  const ends: End[] = [];
  ACTIONS.forEach((action, move) => {
    if (arena.exchange.to[actor * MOVE_COUNT + move][node] < 0) return;
    const joint = solver.afterMove(node, actor, move, [first.wounds, second.wounds], starts);
    ends.push({ action, after: positionAfter(input, arena, node, move), joint });
  });
  return ends;
}

function positionAfter(input: Choice, { exchange }: Arena, node: number, move: number): OpenPosition {
  const actor = input.turn === 'first' ? 0 : 1;
  const slot = actor * MOVE_COUNT + move;
  const [c1, n1, c2, n2] = exchange.openDice(exchange.to[slot][node]);
  const points = isStrike(move) ? exchange.damage[slot][node] : 0;
  const hand = (side: 0 | 1, fighter: Choice['first'], crits: number, normals: number): OpenHand => ({
    crits,
    normals,
    wounds: Math.max(0, fighter.wounds - (side === actor ? 0 : points)),
    hasStruck: fighter.hasStruck || (side === actor && isStrike(move)),
    hasCritStruck: fighter.hasCritStruck || (side === actor && move === STRIKE_CRIT),
  });
  const first = hand(0, input.first, c1, n1);
  const second = hand(1, input.second, c2, n2);
  const [own, enemy] = actor === 0 ? [first, second] : [second, first];
  const over = first.wounds === 0 || second.wounds === 0;
  const answers = enemy.crits + enemy.normals > 0;
  const goesOn = answers || own.crits + own.normals > 0;
  const next = answers === (actor === 0) ? 'second' : 'first';
  return { first, second, turn: over || !goesOn ? null : next };
}

/** One action with its joint distributions of wounds, P at first * (most2 + 1) + second. */
export interface ActionEnds {
  readonly action: Action;
  readonly after: OpenPosition;
  readonly kill: Float64Array;
  readonly damage: Float64Array;
}

export function choiceFindings(input: Choice, ends: readonly ActionEnds[]): ChoiceFindings {
  const actions = ends.map(({ action, after, kill, damage }) => ({
    action,
    title: actionTitles[action],
    after,
    kill: outlook(input, 'kill', kill),
    damage: outlook(input, 'damage', damage),
  }));
  const best = Object.fromEntries(
    OBJECTIVES.map((objective) => [objective, bestOf(actions, objective).action]),
  ) as ChoiceFindings['best'];
  const forKill = bestOf(actions, 'kill');
  const joint = ends.find((end) => end.action === forKill.action)!.kill;
  const { first, second } = choiceArena(input, 'kill');
  const { errorBound, distributions } = fightEnd(joint, first.wounds, second.wounds);
  return {
    errorBound,
    distributions,
    summary: {
      enemyDies: forKill.kill.enemyDies,
      selfDies: forKill.kill.selfDies,
      killValue: forKill.kill.value,
      damageValue: bestOf(actions, 'damage').damage.value,
    },
    actions,
    best,
  };
}

function bestOf(actions: readonly ActionOutlook[], objective: Objective): ActionOutlook {
  const most = Math.max(...actions.map((action) => action[objective].value));
  return actions.find((action) => action[objective].value >= most - TIE_TOLERANCE)!;
}

function outlook(input: Choice, objective: Objective, joint: Float64Array): Outlook {
  const { first, second } = choiceArena(input, objective);
  const stride = second.wounds + 1;
  let [dead1, dead2, left1, left2] = [0, 0, 0, 0];
  for (let w1 = 0; w1 <= first.wounds; w1++)
    for (let w2 = 0; w2 < stride; w2++) {
      const chance = joint[w1 * stride + w2];
      if (w1 === 0) dead1 += chance;
      if (w2 === 0) dead2 += chance;
      left1 += w1 * chance;
      left2 += w2 * chance;
    }
  const lost1 = input.first.wounds - left1;
  const lost2 = input.second.wounds - left2;
  const [selfDies, enemyDies, taken, dealt] =
    input.turn === 'first' ? [dead1, dead2, lost1, lost2] : [dead2, dead1, lost2, lost1];
  return { value: objective === 'kill' ? enemyDies - selfDies : dealt - taken, enemyDies, selfDies, dealt, taken };
}
