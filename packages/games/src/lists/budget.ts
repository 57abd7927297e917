// How much work a list may cause. Readers spend from it, so that no input, however made, holds up who reads it.
import type { ListSentence } from './words/index.ts';

/** Thrown out of a reader, caught by its importer: a refusal as data. */
export class ReadingStopped extends Error {
  readonly fact: string;
  /** Put into words by the importer. */
  readonly said: ListSentence;

  constructor(fact: string, said: ListSentence) {
    super(said.id);
    this.fact = fact;
    this.said = said;
  }
}

/** Names looked up, selections and lines read: fifty times what the largest real list needs. */
const MOST_STEPS = 200_000;
/** A clock is asked once in so many steps. */
const STEPS_PER_LOOK = 256;

export class ReadingBudget {
  private readonly expired: () => boolean;
  private steps = 0;
  private looked = 0;

  constructor(expired: () => boolean = () => false) {
    this.expired = expired;
  }

  get spent(): number {
    return this.steps;
  }

  spend(steps = 1): void {
    this.steps += steps;
    if (this.steps > MOST_STEPS) throw new ReadingStopped('too-much', { id: 'too-much', values: undefined });
    if (this.steps - this.looked < STEPS_PER_LOOK) return;
    this.looked = this.steps;
    if (this.expired()) throw new ReadingStopped('out-of-time', { id: 'out-of-time', values: undefined });
  }
}
