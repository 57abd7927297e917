// Every case, by the exact engine, by simulation, and through the public request.
import { type Answer, calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';
import { expectSimulationInBand } from '../agreement.ts';
import { cases } from './cases.ts';

function answerTo(calculator: string, input: unknown): Answer {
  const reply = calculateWith(calculators, { calculator, input });
  if (isRefusal(reply)) throw new Error(`${reply.error.path}: ${reply.error.message}`);
  return reply;
}

/** "distributions.wounds.mean" of an answer. */
function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], answer);
}

describe.each(cases)('$name', ({ calculator: id, input, expect: figures }) => {
  test('exact', () => {
    const answer = answerTo(id, input);
    for (const [path, value] of Object.entries(figures)) {
      const got = Number(valueAt(answer, path) ?? 0);
      expect(Math.abs(got - value), `${path} is ${got}, not ${value}`).toBeLessThan(1e-12);
    }
  });

  test('simulated', () => {
    const calculator = calculators.find((candidate) => candidate.id === id)!;
    expectSimulationInBand(calculator as (typeof calculators)[0], input, { iterations: 5_000, ignore: ['summary'] });
  });
});
