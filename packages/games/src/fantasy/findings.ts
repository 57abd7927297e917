// What both engines report: distributions and headline figures, made from the distribution of wounds alone.
import { chanceAtLeast, type Distribution, type Pmf, relabel, summarize } from '@oddsmith/kernel';
import type { Findings } from '../contract/calculator.ts';
import type { AttackInput, CombatInput, Target } from './schema/index.ts';

export interface AttackFindings extends Findings {
  readonly distributions: {
    readonly wounds: Distribution;
    /** By the rules of a system: wounds that count for the combat result, in The Old World recovered ones too. */
    readonly scored?: Distribution;
    readonly slain?: Distribution;
  };
  readonly summary: {
    readonly meanWounds: number;
    /** At least one wound. */
    readonly woundChance: number;
    /** With a finite target: models slain, those lost before included. */
    readonly meanSlain?: number;
    /** With a finite target: no model is left. */
    readonly wipeChance?: number;
  };
}

/** `wounds` is the distribution of the wounds caused by the sequence, `scored` of those that count for the combat result. */
export function attackFindings(input: AttackInput, wounds: Pmf, scored: Pmf = wounds): AttackFindings {
  const caused = summarize(wounds);
  const counted = input.system === 'dice' ? {} : { scored: summarize(scored) };
  const figures = { meanWounds: caused.mean, woundChance: chanceAtLeast(caused, 1) };
  if (input.target === null) return { errorBound: 0, distributions: { wounds: caused, ...counted }, summary: figures };
  const slain = summarize(relabel(wounds, slainByWounds(input.target, wounds.length)));
  return {
    errorBound: 0,
    distributions: { wounds: caused, ...counted, slain },
    summary: { ...figures, meanSlain: slain.mean, wipeChance: chanceAtLeast(slain, input.target.models) },
  };
}

/** `slain[w]`: models lost in all when the sequence causes w wounds. */
function slainByWounds(target: Target, length: number): Int32Array {
  const slain = new Int32Array(length);
  for (let wounds = 0; wounds < length; wounds++)
    slain[wounds] = Math.min(target.models, Math.floor((target.alreadyLost + wounds) / target.wounds));
  return slain;
}

export interface CombatFindings extends Findings {
  readonly distributions: { readonly firstLost: Distribution; readonly secondLost: Distribution };
  /** `joint[a][b]`: the first unit loses a wounds and the second b. */
  readonly joint: readonly (readonly number[])[];
  readonly summary: {
    /** The first unit causes more wounds than it loses; the second does; neither. */
    readonly firstAhead: number;
    readonly secondAhead: number;
    readonly even: number;
    readonly firstDestroyed: number;
    readonly secondDestroyed: number;
    readonly firstMeanLost: number;
    readonly secondMeanLost: number;
  };
}

/** `joint` holds the chance of (a, b) at a * (wounds of the second unit + 1) + b. */
export function combatFindings(input: CombatInput, joint: Float64Array): CombatFindings {
  const height = input.first.models * input.first.wounds + 1;
  const width = input.second.models * input.second.wounds + 1;
  const first = new Float64Array(height);
  const second = new Float64Array(width);
  const rows: number[][] = [];
  let firstAhead = 0;
  let secondAhead = 0;
  let even = 0;
  for (let a = 0; a < height; a++) {
    const row = Array.from(joint.subarray(a * width, (a + 1) * width));
    for (let b = 0; b < width; b++) {
      first[a] += row[b];
      second[b] += row[b];
      if (b > a) firstAhead += row[b];
      else if (b < a) secondAhead += row[b];
      else even += row[b];
    }
    rows.push(row);
  }
  const firstLost = summarize(first);
  const secondLost = summarize(second);
  return {
    errorBound: 0,
    distributions: { firstLost, secondLost },
    joint: rows,
    summary: {
      firstAhead,
      secondAhead,
      even,
      firstDestroyed: first[height - 1],
      secondDestroyed: second[width - 1],
      firstMeanLost: firstLost.mean,
      secondMeanLost: secondLost.mean,
    },
  };
}
