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
