// The reference vectors: exact ones to 1e-9, Monte Carlo ones inside 4.5 of their own standard errors.
import { readFileSync } from 'node:fs';
import { Budget, prepareBattle } from '@oddsmith/games';
import { attackCalculator, duelCalculator, type ScenarioResult } from '@oddsmith/games/grimdark';
import type { Distribution } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { probabilityOf } from '../agreement.ts';

interface Numbers {
  readonly [outcome: string]: number;
}

interface Vector {
  readonly id: string;
  readonly calculator: string;
  readonly method: 'exact' | 'monteCarlo';
  readonly runs?: number;
  readonly input: unknown;
  readonly expect: { readonly [name: string]: unknown };
  readonly standardError?: { readonly [name: string]: unknown };
}

const vectors = ['vectors.jsonl', 'vectors-2.jsonl', 'vectors-3.jsonl'].flatMap((file) =>
  readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector),
);

/** The number at the same place in a tree of numbers, 0 where there is none. */
function at(tree: unknown, path: readonly string[]): number {
  let value = tree;
  for (const key of path) value = (value as { [key: string]: unknown } | undefined)?.[key];
  return typeof value === 'number' ? value : 0;
}

class Comparison {
  private readonly vector: Vector;
  compared = 0;

  constructor(vector: Vector) {
    this.vector = vector;
  }

  number(got: number, path: readonly string[]): void {
    this.compared++;
    const want = at(this.vector.expect, path);
    const allowed = this.allowance(got, want, path);
    if (Math.abs(got - want) > allowed) expect.fail(`${path.join('.')}: got ${got}, want ${want} within ${allowed}`);
  }

  private allowance(got: number, want: number, path: readonly string[]): number {
    if (this.vector.method === 'exact') return 1e-9;
    // An outcome that no run showed has no standard error: then its chance of staying unseen must be above 1e-6.
    if (want === 0) return got < 14 / this.vector.runs! ? 1 : 0;
    return 4.5 * at(this.vector.standardError, path) + 1e-12;
  }

  distribution(got: Distribution, path: readonly string[]): void {
    let want: unknown = this.vector.expect;
    for (const key of path) want = (want as { [key: string]: unknown })[key];
    const outcomes = new Set(Object.keys(want as Numbers).map(Number));
    for (let n = got.min; n <= got.max; n++) outcomes.add(n);
    for (const n of outcomes) this.number(probabilityOf(got, n), [...path, String(n)]);
  }
}

function compareScenario(comparison: Comparison, name: string, got: ScenarioResult): void {
  const path = ['scenarios', name];
  for (const key of ['win', 'draw', 'loss'] as const) comparison.number(got[key], [...path, key]);
  for (const side of ['attacker', 'defender'] as const) {
    for (const key of ['destroyed', 'routed', 'shaken'] as const)
      comparison.number(got[side][key], [...path, side, key]);
    for (const key of ['wounds', 'models'] as const) comparison.distribution(got[side][key], [...path, side, key]);
  }
}

describe('reference vectors', () => {
  test('there are 130, 40 and 40 of them', () => {
    expect(vectors).toHaveLength(210);
  });

  test.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    const comparison = new Comparison(vector);
    if (vector.calculator === 'grimdark/attack') {
      const found = attackCalculator.exact(prepareBattle(attackCalculator, vector.input), new Budget());
      for (const name of ['hits', 'wounds', 'kills'] as const)
        comparison.distribution(found.distributions[name], [name]);
      comparison.number(found.summary.wipeChance, ['wipeChance']);
      comparison.number(found.summary.halfChance, ['halfChance']);
    } else {
      const found = duelCalculator.exact(prepareBattle(duelCalculator, vector.input), new Budget());
      const wanted = Object.keys(vector.expect.scenarios as object);
      expect(Object.keys(found.scenarios).sort()).toEqual([...wanted].sort());
      for (const [name, result] of Object.entries(found.scenarios)) compareScenario(comparison, name, result);
    }
    expect(comparison.compared).toBeGreaterThan(4);
  });
});
