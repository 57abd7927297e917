// Reference results computed outside this project: every outcome within 1e-9.
import { readFileSync } from 'node:fs';
import { type AnyCalculator, Budget, type Findings, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/wh40k';
import type { Distribution } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { probabilityOf } from '../agreement.ts';

const TOLERANCE = 1e-9;

type Outcomes = { readonly [outcome: string]: number };

interface Vector {
  readonly id: string;
  readonly calculator?: string;
  readonly input: unknown;
  readonly expect: { readonly [figure: string]: unknown };
}

interface AnyFindings extends Findings {
  readonly groups?: readonly { readonly slain: Distribution }[];
  readonly joint?: readonly (readonly number[])[];
}

function readVectors(name: string): readonly Vector[] {
  const text = readFileSync(new URL(`./fixtures/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function calculatorOf({ calculator = 'wh40k/attack' }: Vector): AnyCalculator {
  const found = calculators.find(({ id }) => id === calculator);
  if (found === undefined) throw new Error(`there is no ${calculator}`);
  return found;
}

function expectOutcomes(got: Distribution | undefined, want: Outcomes, label: string): void {
  expect(got, label).toBeDefined();
  const top = Math.max(got!.max, ...Object.keys(want).map(Number));
  for (let n = 0; n <= top; n++)
    expect(Math.abs(probabilityOf(got!, n) - (want[n] ?? 0)), `${label} = ${n}`).toBeLessThan(TOLERANCE);
}

function expectNear(got: number | undefined, want: number, label: string): void {
  expect(got, label).toBeTypeOf('number');
  expect(Math.abs(got! - want), label).toBeLessThan(TOLERANCE);
}

/** Each figure by what it is: a distribution, a list of them, a matrix or a number of the summary. */
function expectFigure(found: AnyFindings, figure: string, want: unknown): void {
  if (figure === 'groupSlain')
    for (const [index, outcomes] of (want as readonly Outcomes[]).entries())
      expectOutcomes(found.groups?.[index].slain, outcomes, `group ${index} slain`);
  else if (figure === 'joint')
    for (const [i, row] of (want as readonly (readonly number[])[]).entries())
      for (const [j, chance] of row.entries()) expectNear(found.joint?.[i]?.[j], chance, `joint ${i} ${j}`);
  else if (typeof want === 'boolean') expect(Boolean(found.summary[figure]), figure).toBe(want);
  else if (typeof want === 'number') {
    const deviation = /^stdDev(.+)$/.exec(figure)?.[1].toLowerCase();
    expectNear(deviation === undefined ? found.summary[figure] : found.distributions[deviation].stdDev, want, figure);
  } else expectOutcomes(found.distributions[figure], want as Outcomes, figure);
}

for (const [name, size] of [
  ['attack', 250],
  ['attack-extended', 78],
  ['edition-10', 170],
  ['edition-11', 256],
  ['outside', 40],
] as const) {
  describe(`vectors ${name}`, () => {
    const vectors = readVectors(name);
    test(`there are ${size}`, () => expect(vectors).toHaveLength(size));
    test.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_id, vector) => {
      const calculator = calculatorOf(vector);
      const found: AnyFindings = calculator.exact(prepareBattle(calculator, vector.input), new Budget());
      for (const [figure, want] of Object.entries(vector.expect)) expectFigure(found, figure, want);
      if (!('hazardous' in vector.expect)) expect(found.distributions).not.toHaveProperty('hazardous');
    });
  });
}
