// From a joint distribution of wounds left to what is said of a fight, and of the actions of an open position.
import { summarize } from '@oddsmith/kernel';
import type { ActionOutlook, ChoiceFindings, FightFindings, OpenPosition, Outlook } from './findings.ts';
import type { ChoiceBattle } from './prepare.ts';
import { type Action, actionTitles, type Objective, TIE_TOLERANCE } from './strategies.ts';

/** Findings of a joint distribution with P at first * (most2 + 1) + second. */
export function fightEnd(joint: Float64Array, most1: number, most2: number): Omit<FightFindings, 'pools'> {
  const first = new Float64Array(most1 + 1);
  const second = new Float64Array(most2 + 1);
  const rows: number[][] = [];
  let bothSurvive = 0;
  for (let w1 = 0; w1 <= most1; w1++) {
    const row = Array.from(joint.subarray(w1 * (most2 + 1), (w1 + 1) * (most2 + 1)));
    for (let w2 = 0; w2 <= most2; w2++) {
      first[w1] += row[w2];
      second[w2] += row[w2];
      if (w1 > 0 && w2 > 0) bothSurvive += row[w2];
    }
    rows.push(row);
  }
  return {
    errorBound: 0,
    distributions: { firstWounds: summarize(first), secondWounds: summarize(second) },
    summary: { firstDies: first[0], secondDies: second[0], bothSurvive, bothDie: rows[0][0] },
    joint: rows,
  };
}

/** One action with its joint distributions of wounds, P at first * (most2 + 1) + second. */
export interface ActionEnds {
  readonly action: Action;
  readonly after: OpenPosition;
  readonly kill: Float64Array;
  readonly damage: Float64Array;
}

export function choiceFindings(battle: ChoiceBattle, ends: readonly ActionEnds[]): ChoiceFindings {
  const actions = ends.map(({ action, after, kill, damage }) => ({
    action,
    title: actionTitles[action],
    after,
    kill: outlook(battle, 'kill', kill),
    damage: outlook(battle, 'damage', damage),
  }));
  const bestForKill = bestOf(actions, 'kill');
  const bestForDamage = bestOf(actions, 'damage');
  const [forKill] = bestForKill;
  const [forDamage] = bestForDamage;
  const joint = ends.find((end) => end.action === forKill.action)!.kill;
  const [one, two] = battle.plans.kill.fighters;
  const { errorBound, distributions } = fightEnd(joint, one.wounds, two.wounds);
  return {
    errorBound,
    distributions,
    summary: {
      enemyDies: forKill.kill.enemyDies,
      selfDies: forKill.kill.selfDies,
      killValue: forKill.kill.value,
      damageValue: forDamage.damage.value,
    },
    actions,
    best: { kill: forKill.action, damage: forDamage.action },
    ties: { kill: bestForKill.map(({ action }) => action), damage: bestForDamage.map(({ action }) => action) },
  };
}

/** The actions as good as the best one, in the order that settles ties. */
function bestOf(actions: readonly ActionOutlook[], objective: Objective): ActionOutlook[] {
  const most = Math.max(...actions.map((action) => action[objective].value));
  return actions.filter((action) => action[objective].value >= most - TIE_TOLERANCE);
}

function outlook({ actor, open, plans }: ChoiceBattle, objective: Objective, joint: Float64Array): Outlook {
  const [one, two] = plans[objective].fighters;
  const stride = two.wounds + 1;
  const dead = [0, 0];
  const left = [0, 0];
  for (let w1 = 0; w1 <= one.wounds; w1++)
    for (let w2 = 0; w2 < stride; w2++) {
      const chance = joint[w1 * stride + w2];
      if (w1 === 0) dead[0] += chance;
      if (w2 === 0) dead[1] += chance;
      left[0] += w1 * chance;
      left[1] += w2 * chance;
    }
  const [selfDies, enemyDies] = [dead[actor], dead[1 - actor]];
  const taken = open[actor].wounds - left[actor];
  const dealt = open[1 - actor].wounds - left[1 - actor];
  return { value: objective === 'kill' ? enemyDies - selfDies : dealt - taken, enemyDies, selfDies, dealt, taken };
}
