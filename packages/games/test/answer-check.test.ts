// No answer leaves with a number that cannot be right: every way to go wrong is tried on a calculator that does.
import { type AnyCalculator, calculateWith, exactFunction, FaultyAnswer, type Findings } from '@oddsmith/games';
import { summarize } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

const sound: Findings = {
  errorBound: 0,
  distributions: { hits: summarize(Float64Array.of(0.25, 0.5, 0.25)) },
  summary: { hitChance: 0.75 },
};

function answering(findings: object): AnyCalculator {
  return {
    id: 'faulty/attack',
    title: '',
    question: '',
    input: z.strictObject({}),
    words: { messages: { nothing: () => '' } },
    rules: [],
    presets: [],
    prepare: (input) => input,
    cost: () => 1,
    exact: () => findings as Findings,
    simulate: () => () => 0,
    tally: () => ({
      add: () => undefined,
      headline: () => ({ value: 0, deviation: 1 }),
      findings: () => findings as Findings,
    }),
    explain: () => ({ sentence: { id: 'nothing' }, steps: [] }),
    advise: () => [],
  };
}

const hits = (change: object) => ({ ...sound, distributions: { hits: { ...sound.distributions.hits, ...change } } });

const faults: readonly [string, object, string][] = [
  ['a chance that is not a number', hits({ probabilities: [0.25, Number.NaN, 0.25] }), 'distributions.hits'],
  ['a negative chance', hits({ probabilities: [-0.25, 1, 0.25] }), 'distributions.hits'],
  ['mass that is missing', hits({ probabilities: [0.25, 0.5, 0.249] }), 'distributions.hits'],
  [
    'mass that is missing beyond the error bound',
    { ...hits({ probabilities: [0.2, 0.5, 0.2] }), errorBound: 0.05 },
    'distributions.hits',
  ],
  ['more mass than there is', { ...sound, errorBound: 1e-6 }, 'distributions.hits'],
  ['a mean above the range', hits({ mean: 2.5 }), 'distributions.hits'],
  ['a mean that is not a number', hits({ mean: Number.NaN }), 'distributions.hits'],
  [
    'a summary that is infinite',
    { ...sound, summary: { hitChance: 0.5, profit: Number.NEGATIVE_INFINITY } },
    'summary.profit',
  ],
  ['a chance above 1', { ...sound, summary: { hitChance: 1.1 } }, 'summary.hitChance'],
  ['an error bound that is not a number', { ...sound, errorBound: Number.NaN }, 'errorBound'],
  [
    'a number deep inside what the calculator adds',
    {
      ...sound,
      waves: [
        {
          rows: [
            [1, 0.5],
            [2, Number.NaN],
          ],
        },
      ],
    },
    'waves[0].rows[1][1]',
  ],
];

describe.each(faults)('%s', (_, findings, path) => {
  const calculator = answering(findings);

  test.each(['exact', 'simulate', 'auto'])('is refused by method %s', (method) => {
    const reply = calculateWith([calculator], { calculator: calculator.id, input: {}, method, iterations: 10 });
    expect(reply).toMatchObject({ error: { code: 'internal/failure', path } });
    expect((reply as { error: { message: string } }).error.message).toContain('faulty/attack');
  });

  test('is thrown by the library', () => {
    expect(() => exactFunction(calculator)({})).toThrow(FaultyAnswer);
  });
});

test('an answer that is sound goes out, and so does one that names what it dropped', () => {
  for (const findings of [sound, { ...hits({ probabilities: [0.25, 0.5, 0.2] }), errorBound: 0.05 }]) {
    const calculator = answering(findings);
    expect(calculateWith([calculator], { calculator: calculator.id, input: {} })).toMatchObject({ method: 'exact' });
  }
});
