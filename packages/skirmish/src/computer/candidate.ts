// What the computer thinks of: an action, what speaks for it, and how that reads.
import type { Message } from '@oddsmith/words';
import type { Action } from '../battle/action.ts';

/** In points: what is expected to be destroyed, what the enemy's answer is expected to destroy, what objectives are worth. */
export interface ScoreParts {
  readonly destroyed: number;
  readonly risked: number;
  readonly objectives: number;
}

export interface Candidate {
  readonly action: Action;
  readonly score: number;
  readonly parts: ScoreParts;
  /** "Intercessor Squad towards objective 2". */
  readonly label: Message;
}

/** `risk`: how much an expected loss weighs against an expected gain. */
export function candidate(action: Action, label: Message, parts: Partial<ScoreParts>, risk = 0): Candidate {
  const { destroyed = 0, risked = 0, objectives = 0 } = parts;
  return { action, label, parts: { destroyed, risked, objectives }, score: destroyed - risk * risked + objectives };
}

/** Below this difference two candidates amount to the same. */
const ALIKE = 0.5;

/** Without those that amount to the same as a better one: what there is to choose from, and to tell. */
export function distinct(ranking: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  for (const one of ranking) {
    const last = found.at(-1);
    if (last === undefined || last.action.type !== one.action.type || last.score - one.score >= ALIKE) found.push(one);
  }
  return found;
}

/** Best first; of equals the one thought of first, so that every machine decides alike. */
export function ranked(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => b.score - a.score);
}
