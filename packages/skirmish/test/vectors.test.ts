// Reference answers on geometry and rules; their meaning is told beside them in fixtures/skirmish.md.
import { readFileSync } from 'node:fs';
import { answerCheck } from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';

interface Vector {
  readonly id: string;
  readonly check: string;
  readonly input: unknown;
  readonly expect: unknown;
}

function read(name: string): Vector[] {
  const text = readFileSync(new URL(`fixtures/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Vector);
}

/** Numbers agree within 0.000001, everything else is equal. */
function expectSame(got: unknown, want: unknown, path: string): void {
  if (typeof want === 'number' && typeof got === 'number') {
    expect(Math.abs(got - want), `${path}: ${got} instead of ${want}`).toBeLessThan(1e-6);
    return;
  }
  if (typeof want !== 'object' || want === null || typeof got !== 'object' || got === null) {
    expect(got, path).toEqual(want);
    return;
  }
  expect(Object.keys(got).sort(), path).toEqual(Object.keys(want).sort());
  for (const [key, value] of Object.entries(want))
    expectSame((got as { readonly [key: string]: unknown })[key], value, `${path}.${key}`);
}

describe.each(['skirmish-geometry', 'skirmish-rules'])('%s', (name) => {
  test.each(read(name).map((vector) => [vector.id, vector.check, vector] as const))('%s %s', (id, _, vector) => {
    const reply = answerCheck(vector.check, vector.input);
    expect(reply).not.toHaveProperty('error');
    expectSame((reply as { readonly result: unknown }).result, vector.expect, id);
  });
});
