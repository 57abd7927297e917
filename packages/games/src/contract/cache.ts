// Caches: the last few results by a key, what belongs to an object, and work that spends its steps again when it is taken from here.
import type { Budget } from './budget.ts';

/** Consecutive requests often share an input. Evicts the oldest entry first. */
export class FifoCache<Value> {
  private readonly values = new Map<string, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string, make: () => Value): Value {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (this.values.size >= this.most) this.values.delete(this.values.keys().next().value as string);
    this.values.set(key, value);
    return value;
  }

  forget(): void {
    this.values.clear();
  }
}

/** Computes a value of an object once and keeps it as long as the object. What `given` adds must follow from the object. */
export function memoizeWeak<Key extends object, Value, Given = void>(
  make: (key: Key, given: Given) => Value,
): (key: Key, given: Given) => Value {
  const made = new WeakMap<Key, Value>();
  return (key, given) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key, given);
    made.set(key, value);
    return value;
  };
}

/** A cache of what spends from a budget: it is spent again, so that no answer depends on what was asked before. */
export class BudgetedCache<Value> {
  private readonly cache: FifoCache<{ readonly value: Value; readonly steps: number }>;

  constructor(most: number) {
    this.cache = new FifoCache(most);
  }

  get(key: string, budget: Budget, make: () => Value): Value {
    let fresh = false;
    const { value, steps } = this.cache.get(key, () => {
      fresh = true;
      const before = budget.used;
      return { value: make(), steps: budget.used - before };
    });
    if (!fresh) budget.spend(steps);
    return value;
  }

  forget(): void {
    this.cache.forget();
  }
}

/** Answers that an estimate found on its way, for whoever asks next; once, so that a second question is worked out anew. */
export class HandOff<Key extends object, Value> {
  private readonly begun = new WeakMap<Key, { readonly value: Value; readonly steps: number }>();

  /** Steps of the answer, worked out now. */
  begin(key: Key, budget: Budget, make: (budget: Budget) => Value): number {
    this.begun.set(key, { value: make(budget), steps: budget.used });
    return budget.used;
  }

  take(key: Key, budget: Budget, make: (budget: Budget) => Value): Value {
    const known = this.begun.get(key);
    if (known === undefined) return make(budget);
    this.begun.delete(key);
    budget.spend(known.steps);
    return known.value;
  }
}
