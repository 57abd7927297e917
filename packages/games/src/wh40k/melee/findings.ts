// What wh40k/melee answers, in the same shape from both engines.
import { type Distribution, type Pmf, summarize } from '@oddsmith/kernel';
import type { Findings } from '../../contract/calculator.ts';
import { known } from '../../contract/defined-fields.ts';
import { pointsLost } from '../findings.ts';
import { modelsOf } from '../target-facts.ts';
import type { Fighter, MeleeBattle } from './battle.ts';

export interface MeleeFindings extends Findings {
  /** Wounds and models *lost by* the side. */
  readonly distributions: { readonly [name: string]: Distribution };
  /** joint[i][j]: the first side loses i models and the second j. */
  readonly joint: readonly (readonly number[])[];
}

/** Losses of one side. */
export interface Losses {
  readonly damage: Pmf;
  readonly slain: Pmf;
  /** Models lost on average, by group. */
  readonly meanGroupSlain: readonly number[];
}

export function toMeleeFindings(
  battle: MeleeBattle,
  first: Losses,
  second: Losses,
  joint: readonly (readonly number[])[],
): MeleeFindings {
  const firstSlain = summarize(first.slain);
  const secondSlain = summarize(second.slain);
  return {
    errorBound: 0,
    distributions: {
      firstDamage: summarize(first.damage),
      secondDamage: summarize(second.damage),
      firstSlain,
      secondSlain,
    },
    joint,
    summary: {
      secondWipeChance: wipeChance(battle.second, second),
      firstWipeChance: wipeChance(battle.first, first),
      meanSecondSlain: secondSlain.mean,
      meanFirstSlain: firstSlain.mean,
      ...pointsTraded(battle, first, second),
    },
  };
}

function wipeChance({ target }: Fighter, { slain }: Losses): number {
  return slain[modelsOf(target.groups)] ?? 0;
}

function pointsTraded(battle: MeleeBattle, ours: Losses, theirs: Losses) {
  const first = pointsLost(battle.first.target.groups, ours.meanGroupSlain);
  const second = pointsLost(battle.second.target.groups, theirs.meanGroupSlain);
  const traded = first === undefined || second === undefined ? undefined : second - first;
  return known({ firstPointsLost: first, secondPointsLost: second, pointsTraded: traded });
}
