// The reference vectors, every probability within 1e-9.
import { Budget, type Findings, prepareBattle } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import { fightCalculator, type ShootFindings, shootCalculator } from '../../src/kill-team/index.ts';
import { probabilityOf } from '../agreement.ts';
import { baseVectors, extendedVectors, secondVectors, thirdVectors, type Vector } from './vectors.ts';

const TOLERANCE = 1e-9;

function solve(vector: Vector): Findings {
  const budget = new Budget();
  return vector.calculator === 'killteam/shoot'
    ? shootCalculator.exact(prepareBattle(shootCalculator, vector.input), budget)
    : fightCalculator.exact(prepareBattle(fightCalculator, vector.input), budget);
}

/** "secondaries[1].damage" is a figure of that target, "damage" one of the battle. */
function placeOf(
  findings: Findings,
  path: string,
): { readonly part: Pick<Findings, 'distributions' | 'summary'>; readonly name: string } {
  const match = /^(secondaries|bystanders)\[(\d+)\]\.(\w+)$/.exec(path);
  if (match === null) return { part: findings, name: path };
  const list = (findings as ShootFindings)[match[1] as 'secondaries' | 'bystanders'];
  return { part: list[Number(match[2])], name: match[3] };
}

function check(vector: Vector): void {
  const findings = solve(vector);
  for (const [path, expected] of Object.entries(vector.distributions)) {
    const { part, name } = placeOf(findings, path);
    const got = part.distributions[name];
    for (let n = got.min; n <= got.max; n++)
      expect(Math.abs(probabilityOf(got, n) - (expected[n] ?? 0)), `${vector.id} ${path}=${n}`).toBeLessThan(TOLERANCE);
    for (const [n, chance] of Object.entries(expected))
      expect(Math.abs(probabilityOf(got, Number(n)) - chance), `${vector.id} ${path}=${n}`).toBeLessThan(TOLERANCE);
  }
  for (const [path, figure] of Object.entries(vector.summary)) {
    const { part, name } = placeOf(findings, path);
    expect(Math.abs(part.summary[name] - figure), `${vector.id} ${path}`).toBeLessThan(TOLERANCE);
  }
}

describe('killteam.jsonl', () => {
  test.each(baseVectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => check(vector));
});

describe('killteam-extended.jsonl', () => {
  test.each(extendedVectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => check(vector));
});

describe('killteam-2.jsonl', () => {
  test.each(secondVectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => check(vector));
});

describe('killteam-3.jsonl', () => {
  test.each(thirdVectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => check(vector));
});

test('no vector is missing', () => {
  expect(baseVectors.length).toBe(793);
  expect(extendedVectors.length).toBe(90);
  expect(secondVectors.length).toBe(163);
  expect(thirdVectors.length).toBe(60);
});
