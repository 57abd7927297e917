// Pairings of teams: reference results, and the words and errors of an answer.
import { readFileSync } from 'node:fs';
import { type Pairing, type PairingChoice, pairing } from '@oddsmith/analysis';
import { describe, expect, test } from 'vitest';

interface Worth {
  readonly choice: PairingChoice;
  readonly worst: number;
}

interface Reference {
  readonly id: string;
  readonly input: object;
  readonly expect: {
    readonly value: number;
    readonly settled: number;
    readonly step: Pairing['step'];
    readonly worst: { readonly mine: readonly Worth[] | null; readonly theirs: readonly Worth[] | null };
    readonly baselines: { readonly best: number; readonly worst: number; readonly random: number };
    readonly regret?: readonly (Worth & { readonly side: string; readonly loss: number })[];
    readonly error?: { readonly code: string; readonly path: string };
  };
}

const REFERENCES: readonly Reference[] = readFileSync(new URL('./fixtures/pairing.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function paired(question: object): Pairing {
  const result = pairing(question);
  if ('error' in result) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result;
}

function expectNear(got: number, want: number, what: string): void {
  expect(Math.abs(got - want), `${what}: ${got}, not ${want}`).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(want)));
}

test('a hole among the values is a value that is missing', () => {
  const values: number[][] = [
    [1, 2],
    [3, 4],
  ];
  delete values[1][0];
  const refused = pairing({ mine: ['a', 'b'], theirs: ['c', 'd'], values });
  expect('error' in refused && refused.error).toMatchObject({ code: 'pairing/value', path: 'values[1][0]' });
});

describe('reference results', () => {
  test.each(REFERENCES.map((reference) => [reference.id, reference] as const))('%s', (_id, { input, expect: want }) => {
    if (want.error !== undefined) {
      const refused = pairing(input);
      expect('error' in refused && refused.error).toMatchObject(want.error);
      return;
    }
    const got = paired(input);
    expectNear(got.value, want.value, 'value');
    expectNear(got.settled, want.settled, 'settled');
    expect(got.step).toEqual(want.step);
    for (const side of ['mine', 'theirs'] as const) {
      const worths = want.worst[side];
      expect(got.choices[side]?.map(({ choice }) => choice)).toEqual(worths?.map(({ choice }) => choice));
      for (const [i, { choice, worst }] of (worths ?? []).entries())
        expectNear(got.choices[side]?.[i].worst ?? Number.NaN, worst, `worst of ${choice}`);
    }
    expectNear(got.baselines.best.value, want.baselines.best, 'best');
    expectNear(got.baselines.worst.value, want.baselines.worst, 'worst');
    expectNear(got.baselines.random, want.baselines.random, 'random');
    expect(got.regret?.map(({ side, choice }) => [side, choice])).toEqual(
      want.regret?.map(({ side, choice }) => [side, choice]),
    );
    for (const [i, { worst, loss }] of (want.regret ?? []).entries()) {
      expectNear(got.regret?.[i].worst ?? Number.NaN, worst, 'worst of what was asked');
      expectNear(got.regret?.[i].loss ?? Number.NaN, loss, 'loss');
    }
    expectSound(got);
  });
});

/** Strategies, line and proof hang together. */
function expectSound({ value, mine, theirs, choices, baselines, proof, line, regret }: Pairing): void {
  expect(proof.optimal).toBe(true);
  expect(proof.gap).toBeLessThanOrEqual(1e-9 * Math.max(1, value));
  expect(proof.games).toBe(proof.saddles + proof.mixed);
  expect(baselines.worst.value).toBeLessThanOrEqual(value + 1e-9);
  expect(baselines.best.value).toBeGreaterThanOrEqual(value - 1e-9);
  for (const [side, weights] of [['mine', mine] as const, ['theirs', theirs] as const]) {
    if (weights === null) continue;
    expectNear(
      weights.reduce((sum, { weight }) => sum + weight, 0),
      1,
      'weights',
    );
    const worths = choices[side] ?? [];
    for (const { choice, weight } of weights) {
      expect(weight).toBeGreaterThan(0);
      // Whatever an optimal strategy contains is worth the value against the other one.
      const worth = worths.find((one) => String(one.choice) === String(choice));
      expectNear(worth?.expected ?? Number.NaN, value, `expected of ${choice}`);
    }
    const sign = side === 'mine' ? 1 : -1;
    for (const { expected, worst } of worths) {
      expect(sign * (expected - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)));
      expect(sign * (worst - expected)).toBeLessThanOrEqual(1e-9);
    }
  }
  for (const { expectedLoss, choice, side } of regret ?? []) {
    const weights = (side === 'mine' ? mine : theirs) ?? [];
    if (weights.some((one) => String(one.choice) === String(choice))) expect(expectedLoss).toBeLessThanOrEqual(1e-9);
  }
  expectNear(
    line.pairs.reduce((sum, pair) => sum + pair.value, 0),
    line.value,
    'line',
  );
}

const ANNA_AND_CO = {
  mine: ['Anna', 'Ben', 'Cleo'],
  theirs: ['Xaver', 'Yuki', 'Zoe'],
  values: [
    [12, 8, 10],
    [5, 15, 11],
    [14, 9, 6],
  ],
};

test('the worked example of three a side', () => {
  const got = paired(ANNA_AND_CO);
  expectNear(got.value, 32.1, 'value');
  expect(got.sentence).toBe('Put up Ben (90.0%) or Cleo (10.0%): 32.1 of 60 points expected.');
  expect(got.opponent).toBeCloseTo(27.9, 9);
  expect(got.theirs?.map(({ choice }) => choice)).toEqual(['Xaver', 'Yuki']);
  expect(got.proof).toMatchObject({ states: 1, games: 10 });
  expect(got.baselines).toMatchObject({ best: { value: 39 }, worst: { value: 19 }, random: 30 });
  const taken = paired({ ...ANNA_AND_CO, state: { defenders: { mine: 'Anna', theirs: 'Yuki' } } });
  expect(taken).toMatchObject({
    value: 32,
    step: { choice: 'opponents' },
    mine: [{ choice: 'Xaver', weight: 1 }],
    theirs: [{ choice: 'Cleo', weight: 1 }],
    sentence: 'Take Xaver: 32 of 60 points expected.',
  });
  expect(taken.choices.mine?.map(({ worst }) => worst)).toEqual([32, 24]);
});

const EIGHT = (seed: number) => ({
  mine: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  theirs: ['1', '2', '3', '4', '5', '6', '7', '8'],
  values: Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 8 }, (_, j) => ((i * 37 + j * 53 + i * j * seed) * 7919) % 21),
  ),
});

test('eight a side: pairs of hands are counted as they are solved, and a stop is heard', () => {
  const told: number[] = [];
  let total = 0;
  const result = pairing(EIGHT(11), {
    onProgress: (done, all) => {
      told.push(done);
      total = all;
    },
  });
  expect('error' in result).toBe(false);
  expect(total).toBe(5_685);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  const stopped = pairing(EIGHT(11), { expired: () => true });
  expect('error' in stopped && stopped.error.code).toBe('budget/cancelled');
});
