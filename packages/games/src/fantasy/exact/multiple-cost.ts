// The work of two units against one: how many sets of losses a round reaches, how large the tables are that lead there, and how often
// that is for further rounds.
import { CALM, groupsOf, strikersIn, strikersOf, strikingRankBonus } from '../card/battle.ts';
import type { Strikers } from '../card/formation.ts';
import {
  fieldOf,
  frontsOf,
  lostAtStart,
  type MultipleBattle,
  type OfPair,
  PAIR,
  strikersAt,
  strikesAt,
  type UnitName,
} from '../card/multiple.ts';
import { testsFear } from '../card/result.ts';
import { type StrikeGroup, stepsOf } from '../card/strikes.ts';
import { type Blow, lineOf, trialsOf } from './blows.ts';
import { PER_STATE } from './melee.ts';
import { JUDGED } from './multiple.ts';
import { reachOf } from './reach.ts';

/** Tables end where chances are below e to the minus this. */
const TABLE_DEPTH = 41.4;
interface Meeting {
  readonly off: readonly Blow[];
  readonly back: readonly Blow[];
  readonly strikers: Strikers;
  readonly backStrikers: Strikers;
}

export function multipleCost(battle: MultipleBattle): number {
  const field = fieldOf(battle, lostAtStart(battle));
  const struckAt = strikersAt(field, frontsOf(field), { first: 0, ally: 0 });
  const meet = (name: OfPair): Meeting => {
    const [own, enemy] = [field.own[name], field.enemy[name]];
    const kinds = strikesAt(groupsOf(enemy, own, CALM, CALM, strikingRankBonus(enemy, own)), name === 'ally').map(
      ({ kind }) => kind,
    );
    return {
      off: lineOf(own, enemy).blows,
      back: lineOf(enemy, own).blows.filter(({ group }) => kinds.includes(group.kind)),
      strikers: strikersOf(own, enemy)(0),
      backStrikers: struckAt[name],
    };
  };
  const meetings = { first: meet('first'), ally: meet('ally') };
  const groups: readonly StrikeGroup[] = PAIR.flatMap((name) =>
    [...meetings[name].off, ...meetings[name].back].map(({ group }) => group),
  );
  const reach = { first: 1, ally: 1, second: 1, byAlly: 1 };
  const room = (name: UnitName): number => battle.sides[name].totalWounds - battle.sides[name].card.alreadyLost + 1;
  let cost = 0;
  for (const step of stepsOf(groups)) {
    const tables = PAIR.map((name) => ({
      off: extentAt(meetings[name].off, meetings[name].strikers, step),
      back: extentAt(meetings[name].back, meetings[name].backStrikers, step),
    }));
    const [first, ally] = tables;
    const states = reach.first * reach.ally * reach.second * reach.byAlly;
    cost += states * (first.off + 1) * (ally.off + 1) * (first.back + 1) * (ally.back + 1);
    reach.second = Math.min(room('second'), reach.second + first.off + ally.off);
    reach.byAlly = Math.min(room('second'), reach.byAlly + ally.off);
    reach.first = Math.min(room('first'), reach.first + first.back);
    reach.ally = Math.min(room('ally'), reach.ally + ally.back);
  }
  const ends = reach.first * reach.ally * reach.second * reach.byAlly;
  const round = (PER_STATE * cost + JUDGED * ends) * timesTested(field);
  // Every further round is fought from each set of losses that the one before may have left.
  const { rounds } = battle.input;
  const from = reach.first * reach.ally * reach.second;
  return round * (1 + (rounds - 1) * from) * startsOf(battle);
}

function extentAt(blows: readonly Blow[], strikers: Strikers, step: number): number {
  let extent = 0;
  for (const blow of blows)
    if (blow.group.step === step) {
      const count = strikersIn(blow.group, strikers);
      if (count > 0) extent += blow.step * reachOf(trialsOf(blow, count).struck, TABLE_DEPTH);
    }
  return extent;
}

/** A round is counted for every mixture of tests passed and failed. */
function timesTested({ own, enemy }: ReturnType<typeof fieldOf>): number {
  const pairs = PAIR.flatMap((name) => [
    [own[name], enemy[name]] as const,
    ...(name === 'first' ? [[enemy.first, own.first] as const] : []),
  ]);
  return pairs.reduce(
    (times, [unit, other]) => times * (testsFear(unit, other) ? 2 : 1) * (unit.furious === null ? 1 : 2),
    1,
  );
}

/** Sets of losses by shooting and magic with which the first round may begin. */
function startsOf({ input }: MultipleBattle): number {
  return [input.first, input.ally, input.second].reduce(
    (product, { lostBefore }) => product * (lostBefore?.probabilities.length ?? 1),
    1,
  );
}
