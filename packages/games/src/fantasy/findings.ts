// What both engines report: distributions and headline figures, made from the distribution of wounds alone.
import { type Distribution, type Pmf, relabel, summarize } from '@oddsmith/kernel';
import type { Findings } from '../calculator.ts';
import type { AttackInput, Target } from './schema/index.ts';

export interface AttackFindings extends Findings {
  readonly distributions: { readonly wounds: Distribution; readonly slain?: Distribution };
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

/** `wounds` is the distribution of the wounds caused by the sequence. */
export function attackFindings(input: AttackInput, wounds: Pmf): AttackFindings {
  const caused = summarize(wounds);
  const figures = { meanWounds: caused.mean, woundChance: chanceAtLeast(caused, 1) };
  if (input.target === null) return { errorBound: 0, distributions: { wounds: caused }, summary: figures };
  const slain = summarize(relabel(wounds, slainByWounds(input.target, wounds.length)));
  return {
    errorBound: 0,
    distributions: { wounds: caused, slain },
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

/** P(X >= n). */
export function chanceAtLeast(distribution: Distribution, n: number): number {
  if (n <= distribution.min) return 1;
  return distribution.atLeast[n - distribution.min] ?? 0;
}
