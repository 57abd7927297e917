// What pairings weigh in averages: nothing, or the points of both units.
import { chosenUnits } from '../army.ts';
import { useLook, usePlan } from '../plan/plan.ts';
import type { Weights } from './matrix-figures.ts';

/** Undefined: every pairing counts alike. */
export function useWeights(): Weights | undefined {
  const { hosts } = usePlan();
  const { weighted } = useLook();
  if (!weighted) return undefined;
  const points = (side: 'attacker' | 'defender') => chosenUnits(hosts[side]).map((unit) => unit.points);
  return { rows: points('attacker'), columns: points('defender') };
}
