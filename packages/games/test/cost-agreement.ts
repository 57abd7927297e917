// The estimate of a battle's work against the work done, in steps of the budget.
import { Budget, type Calculator, type Findings, prepareBattle } from '@oddsmith/games';
import { expect } from 'vitest';

/** `calculate` falls back by itself, so an estimate need only be of the right order. */
const FACTOR = 3;
/** Steps that no budget notices: a hundred microseconds. */
const NEGLIGIBLE = 100_000;

class CountingBudget extends Budget {
  counted = 0;

  override spend(steps: number): void {
    this.counted += steps;
  }
}

/** Fails with the input that reproduces it. */
export function expectCostNearSteps<Battle>(
  calculator: Calculator<unknown, Battle, Findings, unknown>,
  input: unknown,
): void {
  const battle = prepareBattle(calculator, input);
  const cost = calculator.cost(battle);
  const budget = new CountingBudget({ steps: Number.POSITIVE_INFINITY });
  calculator.exact(battle, budget);
  const text = `cost ${cost.toExponential(2)}, spent ${budget.counted.toExponential(2)}: ${JSON.stringify(input)}`;
  expect(cost, `too low: ${text}`).toBeGreaterThanOrEqual(budget.counted / FACTOR - NEGLIGIBLE);
  expect(cost, `too high: ${text}`).toBeLessThanOrEqual(budget.counted * FACTOR + NEGLIGIBLE);
}
