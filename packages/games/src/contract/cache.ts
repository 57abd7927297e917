// The last few things that were read or worked out, by what they were made from: what comes next often needs the same.
import type { Budget } from './budget.ts';

export class Kept<Value> {
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

/** The same for what spends from a budget: it is spent again, so that no answer depends on what was asked before. */
export class KeptWork<Value> {
  private readonly kept: Kept<{ readonly value: Value; readonly steps: number }>;

  constructor(most: number) {
    this.kept = new Kept(most);
  }

  get(key: string, budget: Budget, make: () => Value): Value {
    let fresh = false;
    const { value, steps } = this.kept.get(key, () => {
      fresh = true;
      const before = budget.used;
      return { value: make(), steps: budget.used - before };
    });
    if (!fresh) budget.spend(steps);
    return value;
  }

  forget(): void {
    this.kept.forget();
  }
}

/** Answers that an estimate found on its way, for whoever asks next; once, so that a second question is worked out anew. */
export class BegunWork<Key extends object, Value> {
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
