// S76, S79 and S80: which model takes the next attack.
import { isCoherent } from './coherency.ts';
import type { Body } from './measure.ts';

export interface Casualty extends Body {
  readonly wounds: number;
  /** Wounds of a fresh model. */
  readonly w: number;
  /** Indices of what it carries. */
  readonly weapons: readonly number[];
  readonly leader: boolean;
}

/** The index of the model that takes the next attack; `rank` is the order of its owner. */
export function nextLoss<Model extends Casualty>(models: readonly Model[], rank?: (model: Model) => number): number {
  const all = models.map((_, index) => index);
  const bodyguards = all.filter((index) => !models[index].leader);
  const candidates = bodyguards.length > 0 ? bodyguards : all;
  const wounded = candidates.find((index) => models[index].wounds < models[index].w);
  if (wounded !== undefined) return wounded;
  if (rank === undefined) return firstToGo(models, candidates);
  return candidates.reduce((first, index) => (rank(models[index]) < rank(models[first]) ? index : first));
}

/** S80: of the most common armament, the last whose loss leaves the unit coherent. */
function firstToGo(models: readonly Casualty[], candidates: readonly number[]): number {
  const armament = (index: number): string => [...models[index].weapons].sort((a, b) => a - b).join();
  const counts = new Map<string, number>();
  for (const index of candidates) counts.set(armament(index), (counts.get(armament(index)) ?? 0) + 1);
  let common = '';
  let most = 0;
  for (const index of candidates) {
    const count = counts.get(armament(index)) ?? 0;
    // Of equally common sets, that of the model with the highest index.
    if (count >= most) [common, most] = [armament(index), count];
  }
  const equal = candidates.filter((index) => armament(index) === common).reverse();
  return equal.find((index) => isCoherent(models.filter((_, at) => at !== index))) ?? equal[0];
}
