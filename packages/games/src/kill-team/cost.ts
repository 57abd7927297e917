// How much work an exact battle is, estimated before it is begun.

import { choiceDice } from './exact/choice.ts';
import { allocationSteps } from './exact/choosing-volley.ts';
import { rollsForDamage } from './exact/die-damage.ts';
import { isPlain, sizeOf } from './exact/fight-size.ts';
import { diceOf } from './exact/fight-tables.ts';
import { fillSteps, type Pair } from './exact/move-size.ts';
import { endSteps } from './exact/optional-rules.ts';
import { poolOf } from './exact/pool.ts';
import { rerollSteps } from './exact/reroll-choice.ts';
import { startsThatMatter } from './exact/rounds.ts';
import { hasChoices } from './exact/volley.ts';
import type { FighterPlan, FightPlan, PoolPlan, ShotPlan } from './plan.ts';
import type { ChoiceBattle, ShootBattle } from './prepare.ts';

/** Wounds a fighter can be left with, by subtracting the damages of the other one; where damage is rolled for, any. */
function reachable(own: FighterPlan, enemy: FighterPlan): number {
  if (rollsForDamage(own.guard)) return own.wounds;
  const reached = new Uint8Array(own.wounds + 1);
  reached[own.wounds] = 1;
  for (let wounds = own.wounds; wounds > 0; wounds--)
    for (const damage of [enemy.normalDamage, enemy.criticalDamage, enemy.devastating])
      if (reached[wounds] === 1 && damage > 0 && damage <= wounds) reached[wounds - damage] = 1;
  let count = 0;
  for (let wounds = 1; wounds <= own.wounds; wounds++) count += reached[wounds];
  return count;
}

/** Pairs of wounds with a round of their own: those at the start of a round, where they matter to somebody. */
function startPairs({ fighters, rounds }: FightPlan, wounds: number): number {
  // Rounds that begin with fewer wounds have fewer states: a quarter on average.
  if (rounds > 1) return Math.max(1, wounds / 4);
  const [one, two] = fighters;
  const left1 = two.devastating > 0 ? Math.min(one.wounds, two.pool.dice + 1) : 1;
  const left2 = one.devastating > 0 ? Math.min(two.wounds, one.pool.dice + 1) : 1;
  return Math.max(1, (left1 * left2) / 2);
}

/** Steps of a state of a round, on average over those that are and those that are not reached. */
const STEPS_PLAIN = 1.5;
const STEPS_SOLVED = 1.2;

/** Steps of the rounds of a fight, from the start of one. */
function roundSteps(plan: FightPlan, dice: Pair<number>): number {
  const [one, two] = plan.fighters;
  const size = sizeOf(plan, dice);
  const wounds = reachable(one, two) * reachable(two, one);
  const matters = startsThatMatter(plan);
  const tables = matters[0] || matters[1] ? startPairs(plan, wounds) : 1;
  const rounds = size.slots > 0 ? plan.rounds : 1;
  return size.nodes * wounds * tables * rounds * (isPlain(size) ? STEPS_PLAIN : STEPS_SOLVED);
}

/** Steps of the exact engine: tables of moves, then the states of every round that can begin. */
export function fightCost(plan: FightPlan, dice: Pair<number> = diceOf(plan)): number {
  return fillSteps(sizeOf(plan, dice).nodes, plan.fighters) + roundSteps(plan, dice);
}

/** The tables, and for both objectives the dice that are open and the rounds to come. */
export function choiceCost(battle: ChoiceBattle): number {
  const plan = battle.plans.kill;
  const dice = choiceDice(battle);
  const { nodes } = sizeOf(plan, dice);
  const [one, two] = battle.open;
  const open = (one.crits + 1) * (one.normals + 1) * (two.crits + 1) * (two.normals + 1) * 200;
  // Nobody starts a later round with more wounds than are left now.
  const [first, second] = plan.fighters;
  const left: FightPlan = {
    ...plan,
    fighters: [
      { ...first, wounds: one.wounds },
      { ...second, wounds: two.wounds },
    ],
  };
  const later = plan.rounds > 1 ? (roundSteps(left, dice) * (plan.rounds - 1)) / plan.rounds : 0;
  return fillSteps(nodes, plan.fighters) + 2 * (nodes * one.wounds * two.wounds + open + later);
}

function poolSize({ dice }: PoolPlan): number {
  return ((dice + 1) * (dice + 2)) / 2;
}

function shotCost(shot: ShotPlan): number {
  const { attack, saves, savesAfterCrit } = shot;
  if (!hasChoices(shot)) return poolSize(attack) * poolSize(saves) * 4;
  // Every outcome of the attack is looked at by itself.
  const each = allocationSteps(saves) + chosenRerollSteps(saves);
  const outcomes = attack.declines || attack.chooses ? poolSize(attack) : poolOf(attack).size;
  const ends = endSteps(attack) + endSteps(saves) + (savesAfterCrit === saves ? 0 : endSteps(savesAfterCrit));
  return outcomes * each + chosenRerollSteps(attack) + ends;
}

/** For every number of dice that may be kept. */
function chosenRerollSteps(plan: PoolPlan): number {
  if (!plan.chooses) return 0;
  let steps = 0;
  for (let kept = plan.autoNormals; kept >= (plan.declines ? 0 : plan.autoNormals); kept--)
    steps += rerollSteps({ ...plan, autoNormals: kept });
  return steps;
}

export function shootCost({ shots, secondaries }: ShootBattle): number {
  return 30_000 + [...shots, ...secondaries].reduce((sum, shot) => sum + shotCost(shot), 0);
}
