// What it is worth to either player of a shot to use optional rules where they pay, against using them always.
import { atLeast, mean, type Pmf } from '@oddsmith/kernel';
import { Budget } from '../contract/budget.ts';
import { isTooLarge } from '../contract/cost.ts';
import { ChoosingVolley } from './exact/choosing-volley.ts';
import { poolOf } from './exact/pool.ts';
import { PoolChoice } from './exact/pool-choice.ts';
import { volleyOdds } from './exact/volley.ts';
import type { PoolPlan, ShotPlan } from './plan.ts';

export interface OptionalWorth {
  readonly aim: ShotPlan['aim'];
  /** Damage on average, or the chance to kill: where both use them always, and where both choose. */
  readonly always: number;
  readonly best: number;
  /** What is lost without the choice of the attacker, and gained without that of the defender. */
  readonly attacker: number;
  readonly defender: number;
  /** Dice the attacker keeps as normals without rolling, of those it may keep. */
  readonly kept: number;
  readonly mayKeep: number;
  /** Dice the defender may keep, and the chance that it keeps fewer. */
  readonly mayCover: number;
  readonly coversLess: number;
}

/** A remark is not worth more: a shot of ten dice a side takes a fifth of it. */
const STEPS = 5_000_000;

/** Undefined where finding out would take long. */
export function optionalWorth(shot: ShotPlan): OptionalWorth | undefined {
  try {
    return worthOf(shot, new Budget({ steps: STEPS }));
  } catch (thrown) {
    if (isTooLarge(thrown)) return undefined;
    throw thrown;
  }
}

function worthOf(shot: ShotPlan, budget: Budget): OptionalWorth {
  const value = (damage: Pmf) => (shot.aim === 'damage' ? mean(damage) : atLeast(damage, shot.wounds));
  const played = (attacker: boolean, defender: boolean) =>
    value(volleyOdds(declining(shot, attacker, defender), budget).damage);
  const { attack, damage, kept, savesKept } = new ChoosingVolley(declining(shot, true, true), budget).odds();
  const best = value(damage);
  let coversLess = 0;
  for (let a = 0; a < attack.size; a++) {
    const { autoNormals } = attack.crits[a] > 0 ? shot.savesAfterCrit : shot.saves;
    if (savesKept[a] < autoNormals) coversLess += attack.chance[a];
  }
  return {
    aim: shot.aim,
    always: played(false, false),
    best,
    attacker: best - played(false, true),
    defender: best - played(true, false),
    kept,
    mayKeep: shot.attack.autoNormals,
    mayCover: shot.saves.autoNormals,
    coversLess: Math.min(1, coversLess),
  };
}

function declining(shot: ShotPlan, attacker: boolean, defender: boolean): ShotPlan {
  const plan = (pool: PoolPlan, declines: boolean): PoolPlan => ({ ...pool, declines });
  const saves = plan(shot.saves, defender);
  const savesAfterCrit = shot.savesAfterCrit === shot.saves ? saves : plan(shot.savesAfterCrit, defender);
  return { ...shot, attack: plan(shot.attack, attacker), saves, savesAfterCrit };
}

/** The most damage that any roll and choice can do. */
export function mostDamage({ attack, criticalDamage, normalDamage, devastating }: ShotPlan): number {
  let most = 0;
  const look = (crits: number, normals: number) => {
    most = Math.max(most, crits * (criticalDamage + devastating) + normals * normalDamage);
  };
  if (attack.declines) {
    const stride = attack.dice + 1;
    new PoolChoice(attack, new Budget()).eachPlace((place) => look(Math.floor(place / stride), place % stride));
  } else {
    const { size, crits, normals } = poolOf(attack);
    for (let i = 0; i < size; i++) look(crits[i], normals[i]);
  }
  return most;
}
