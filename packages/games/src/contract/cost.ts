// Estimates made by an engine that tries a little of its own work and counts.
import { Budget, BudgetExceeded } from './budget.ts';

/** Steps of its own under the clock of another, of which nothing is spent. */
export function budgetToLook(steps: number, clock: Budget): Budget {
  const expired = () => {
    clock.look();
    return false;
  };
  return new Budget({ steps, expired });
}

/** It took too many steps; that the time is up is for the caller to know. */
export function isTooLarge(thrown: unknown): boolean {
  return thrown instanceof BudgetExceeded && thrown.code === 'budget/exceeded';
}

/** What is halved so often is as small as it can be. */
const MOST_HALVINGS = 12;

/**
 * Steps of work that may be too large to be tried: beside what is always there they are a power of its size. Both functions are
 * told how often the work is halved; `attempt` returns the steps of such a part, or throws where they are too many.
 */
export function stepsByHalves(size: (halvings: number) => number, attempt: (halvings: number) => number): number {
  for (let halvings = 0; halvings < MOST_HALVINGS; halvings++)
    try {
      const steps = attempt(halvings);
      if (halvings === 0) return steps;
      const [half, least] = [attempt(halvings + 1), attempt(MOST_HALVINGS)];
      const ratio = half > least ? (steps - least) / (half - least) : steps / half;
      const power = Math.log(ratio) / Math.log(size(halvings) / size(halvings + 1));
      return least + (steps - least) * (size(0) / size(halvings)) ** power;
    } catch (thrown) {
      if (!isTooLarge(thrown)) throw thrown;
    }
  return Number.POSITIVE_INFINITY;
}
