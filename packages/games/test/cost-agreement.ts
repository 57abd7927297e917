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

function counted<Battle>(calculator: Calculator<unknown, Battle, Findings, unknown>, input: unknown) {
  const battle = prepareBattle(calculator, input);
  const budget = new CountingBudget({ steps: Number.POSITIVE_INFINITY });
  calculator.exact(battle, budget);
  return { cost: calculator.cost(battle), steps: budget.counted };
}

/** Fails with the input that reproduces it. */
export function expectCostNearSteps<Battle>(
  calculator: Calculator<unknown, Battle, Findings, unknown>,
  input: unknown,
): void {
  const { cost, steps } = counted(calculator, input);
  const text = `cost ${cost.toExponential(2)}, spent ${steps.toExponential(2)}: ${JSON.stringify(input)}`;
  expect(cost, `too low: ${text}`).toBeGreaterThanOrEqual(steps / FACTOR - NEGLIGIBLE);
  expect(cost, `too high: ${text}`).toBeLessThanOrEqual(steps * FACTOR + NEGLIGIBLE);
}
