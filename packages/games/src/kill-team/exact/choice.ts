// "Strike or parry now?": the worth of every action in the middle of a round, under both objectives.
import type { Budget } from '../../contract/budget.ts';
import { choiceFindings } from '../fight-end.ts';
import type { ChoiceFindings, OpenHand, OpenPosition } from '../findings.ts';
import type { ChoiceBattle } from '../prepare.ts';
import type { OpenFighter } from '../schema/index.ts';
import { ACTIONS, type Action, OBJECTIVES, type Objective } from '../strategies.ts';
import { refuseTooLarge } from './fight-size.ts';
import { diceOf, FightTables } from './fight-tables.ts';
import { Hand } from './hand.ts';
import type { Pair } from './move-size.ts';
import { MoveTables } from './move-tables.ts';
import { isStrike, MOVE_COUNT } from './moves.ts';
import { type OpenRound, Solver } from './solver.ts';

export function exactChoice(battle: ChoiceBattle, budget: Budget): ChoiceFindings {
  const dice = choiceDice(battle);
  for (const objective of OBJECTIVES) refuseTooLarge(battle.plans[objective], dice);
  const moves = new MoveTables(battle.plans.kill.fighters, dice, budget);
  const kill = endsOf(battle, 'kill', moves, budget);
  const damage = endsOf(battle, 'damage', moves, budget);
  return choiceFindings(
    battle,
    kill.map(({ action, after, joint }, index) => ({ action, after, kill: joint, damage: damage[index].joint })),
  );
}

/** The most dice each may hold: those open now, or those of a later round. */
export function choiceDice({ open, plans }: ChoiceBattle): Pair<number> {
  const [one, two] = diceOf(plans.kill);
  return [Math.max(one, open[0].crits + open[0].normals), Math.max(two, open[1].crits + open[1].normals)];
}

interface End {
  readonly action: Action;
  readonly after: OpenPosition;
  readonly joint: Float64Array;
}

function handOf({ crits, normals, hasStruck, hasCritStruck }: OpenFighter, used: number): Hand {
  return Object.assign(new Hand(), {
    crits,
    normals,
    struck: hasStruck ? 1 : 0,
    critStruck: hasCritStruck ? 1 : 0,
    used,
  });
}

/** The joint distribution of wounds after each legal action. */
function endsOf(battle: ChoiceBattle, objective: Objective, moves: MoveTables, budget: Budget): End[] {
  const { actor, open, starts } = battle;
  const solver = new Solver(new FightTables(battle.plans[objective], budget, moves), budget);
  const node = moves.nodeOf(
    handOf(open[0], moves.usedBefore(0, open[0].used)),
    handOf(open[1], moves.usedBefore(1, open[1].used)),
  );
  const round: OpenRound = { node, actor, wounds: [open[0].wounds, open[1].wounds], starts };
  const ends: End[] = [];
  ACTIONS.forEach((action, move) => {
    if (moves.to[actor * MOVE_COUNT + move][node] < 0) return;
    ends.push({ action, after: positionAfter(battle, moves, round, move), joint: solver.afterMove(round, move) });
  });
  return ends;
}

/** The position after an action and the strike that follows it at once, no roll that lowers damage having worked. */
function positionAfter({ open, actor }: ChoiceBattle, moves: MoveTables, round: OpenRound, move: number): OpenPosition {
  const wounds = [open[0].wounds, open[1].wounds];
  let node = moves.to[actor * MOVE_COUNT + move][round.node];
  if (isStrike(move)) {
    const strike = (at: number, made: number) => {
      wounds[1 - actor] = Math.max(0, wounds[1 - actor] - moves.damage[actor * MOVE_COUNT + made][at]);
    };
    strike(round.node, move);
    const again = moves.pendingStrike(node, actor);
    if (wounds[1 - actor] > 0 && again >= 0) {
      strike(node, again);
      node = moves.to[actor * MOVE_COUNT + again][node];
    }
  }
  const hands: Pair<Hand> = [new Hand(), new Hand()];
  moves.read(node, hands[0], hands[1]);
  const after = (side: 0 | 1): OpenHand => ({
    crits: hands[side].crits,
    normals: hands[side].normals,
    wounds: wounds[side],
    hasStruck: open[side].hasStruck || (side === actor && isStrike(move)),
    hasCritStruck: open[side].hasCritStruck || (side === actor && spentCrit(open[side], hands[side], move)),
    used: open[side].used + hands[side].used - moves.usedBefore(side, open[side].used),
  });
  const over = wounds[0] === 0 || wounds[1] === 0;
  const next = moves.actor[1 - actor][node];
  return { first: after(0), second: after(1), turn: over || next < 0 ? null : next === 0 ? 'first' : 'second' };
}

function spentCrit(before: OpenFighter, after: Hand, move: number): boolean {
  return isStrike(move) && after.crits < before.crits;
}
