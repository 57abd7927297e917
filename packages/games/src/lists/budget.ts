// How much work a list may cause. Readers spend from it, so that no input, however made, holds up who reads it.

/** Thrown out of a reader, caught by its importer: a refusal as data. */
export class ReadingStopped extends Error {
  readonly fact: string;

  constructor(fact: string, message: string) {
    super(message);
    this.fact = fact;
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
    if (this.steps > MOST_STEPS)
      throw new ReadingStopped('too-much', 'reading it takes far more work than any army list: it is given up');
    if (this.steps - this.looked < STEPS_PER_LOOK) return;
    this.looked = this.steps;
    if (this.expired()) throw new ReadingStopped('out-of-time', 'the time for reading a list is over');
  }
}
