// The reference vectors, every probability within 1e-9.
import { Budget, type Findings } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import { exactFight } from '../../src/kill-team/exact/fight.ts';
import { exactShoot } from '../../src/kill-team/exact/shoot.ts';
import { fightSchema, shootSchema } from '../../src/kill-team/schema.ts';
import { probabilityOf } from '../agreement.ts';
import { baseVectors, extendedVectors, type Vector } from './vectors.ts';

const TOLERANCE = 1e-9;

function solve(vector: Vector): Findings {
  const budget = new Budget();
  return vector.calculator === 'killteam/shoot'
    ? exactShoot(shootSchema.parse(vector.input), budget)
    : exactFight(fightSchema.parse(vector.input), budget);
}

function check(vector: Vector): void {
  const findings = solve(vector);
  for (const [name, expected] of Object.entries(vector.distributions)) {
    const got = findings.distributions[name];
    for (let n = got.min; n <= got.max; n++)
      expect(Math.abs(probabilityOf(got, n) - (expected[n] ?? 0)), `${vector.id} ${name}=${n}`).toBeLessThan(TOLERANCE);
    for (const [n, chance] of Object.entries(expected))
      expect(Math.abs(probabilityOf(got, Number(n)) - chance), `${vector.id} ${name}=${n}`).toBeLessThan(TOLERANCE);
  }
  for (const [name, figure] of Object.entries(vector.summary))
    expect(Math.abs(findings.summary[name] - figure), `${vector.id} ${name}`).toBeLessThan(TOLERANCE);
}

describe('killteam.jsonl', () => {
  test.each(baseVectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => check(vector));
});

describe('killteam-extended.jsonl', () => {
  test.each(extendedVectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => check(vector));
});

test('no vector is missing', () => {
  expect(baseVectors.length).toBe(793);
  expect(extendedVectors.length).toBe(90);
});
