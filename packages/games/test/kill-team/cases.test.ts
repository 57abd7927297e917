// Every case by the exact engine, and by simulation within its band.
import { type AnyCalculator, Budget, prepareBattle } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/kill-team/index.ts';
import { expectSimulationInBand } from '../agreement.ts';
import { type Case, cases } from './cases.ts';

function calculatorOf(entry: Case): AnyCalculator {
  return calculators.find((calculator) => calculator.id === entry.calculator)!;
}

function figure(findings: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], findings);
}

describe.each(cases.map((entry) => [entry.title, entry] as const))('%s', (_, entry) => {
  const calculator = calculatorOf(entry);

  test(`exact: ${entry.source}`, () => {
    const findings = calculator.exact(prepareBattle(calculator, entry.input), new Budget());
    for (const [path, expected] of Object.entries(entry.expected)) {
      const got = figure(findings, path);
      expect(got, path).toBeTypeOf('number');
      expect(Math.abs((got as number) - expected), `${path} is ${got}`).toBeLessThan(entry.within ?? 1e-12);
    }
  });

  test('simulated', () => {
    // Means are compared as part of their distributions; the summary of a shot repeats one.
    expectSimulationInBand(calculator, entry.input, {
      iterations: 1_000,
      ignore: ['summary', 'volleys', 'actions', 'best', 'ties'],
    });
  });
});
