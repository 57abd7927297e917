// A part of a budget, spent without ending the calculation.
import { Budget, BudgetExceeded } from '../contract/budget.ts';

export class ShareSpent extends BudgetExceeded {
  constructor(steps: number) {
    super('budget/exceeded', { id: 'part-too-many-steps', values: { steps } });
  }
}

/** Steps of the whole as well: throws ShareSpent when the share is used up, and what the whole throws when that is. */
export class Share extends Budget {
  private readonly whole: Budget;
  private left: number;

  constructor(whole: Budget, steps: number) {
    super({ steps });
    this.whole = whole;
    this.left = steps;
  }

  override spend(steps: number): void {
    this.whole.spend(steps);
    this.left -= steps;
    if (this.left < 0) throw new ShareSpent(this.steps);
  }

  override look(): void {
    this.whole.look();
  }
}
