// Reference results computed outside this project (vectors/wh40k, vectors/wh40k-extended): every outcome within 1e-9.
import { readFileSync } from 'node:fs';
import { Budget } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { exactAttack } from '../../src/wh40k/exact/index.ts';
import { attackSchema } from '../../src/wh40k/schema/index.ts';
import { probabilityOf } from '../agreement.ts';

const TOLERANCE = 1e-9;

type Outcomes = { readonly [outcome: string]: number };

interface Vector {
  readonly id: string;
  readonly input: unknown;
  readonly expect: {
    readonly damage: Outcomes;
    readonly slain: Outcomes;
    readonly groupSlain?: readonly Outcomes[];
    readonly hazardous?: Outcomes;
    readonly hazardousSlain?: Outcomes;
    readonly [figure: string]: unknown;
  };
}

function readVectors(name: string): readonly Vector[] {
  const text = readFileSync(new URL(`./fixtures/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function expectOutcomes(got: Distribution | undefined, want: Outcomes, label: string): void {
  expect(got, label).toBeDefined();
  const top = Math.max(got!.max, ...Object.keys(want).map(Number));
  for (let n = 0; n <= top; n++)
    expect(Math.abs(probabilityOf(got!, n) - (want[n] ?? 0)), `${label} = ${n}`).toBeLessThan(TOLERANCE);
}

for (const [name, size] of [
  ['attack', 250],
  ['attack-extended', 78],
] as const) {
  describe(`vectors ${name}`, () => {
    const vectors = readVectors(name);
    test(`there are ${size}`, () => expect(vectors).toHaveLength(size));
    test.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_id, vector) => {
      const found = exactAttack(attackSchema.parse(vector.input), new Budget());
      const { damage, slain, groupSlain, hazardous, hazardousSlain, ...figures } = vector.expect;
      expectOutcomes(found.distributions.damage, damage, 'damage');
      expectOutcomes(found.distributions.slain, slain, 'slain');
      for (const [index, want] of (groupSlain ?? []).entries())
        expectOutcomes(found.groups[index].slain, want, `group ${index} slain`);
      if (hazardous !== undefined) expectOutcomes(found.distributions.hazardous, hazardous, 'hazardous');
      else expect(found.distributions).not.toHaveProperty('hazardous');
      if (hazardousSlain !== undefined)
        expectOutcomes(found.distributions.hazardousSlain, hazardousSlain, 'slain bearers');
      const got: { readonly [figure: string]: number } = {
        ...found.summary,
        stdDevDamage: found.distributions.damage.stdDev,
        stdDevSlain: found.distributions.slain.stdDev,
      };
      for (const [figure, want] of Object.entries(figures))
        expect(Math.abs(got[figure] - (want as number)), figure).toBeLessThan(TOLERANCE);
    });
  });
}
