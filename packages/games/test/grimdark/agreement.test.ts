// The two engines against each other on the reference battles: a seeded run must lie in its band in every scenario.
import { readFileSync } from 'node:fs';
import { attackCalculator, duelCalculator } from '@oddsmith/games/grimdark';
import { describe, test } from 'vitest';
import { expectSimulationInBand } from '../agreement.ts';

const vectors = ['vectors.jsonl', 'vectors-2.jsonl'].flatMap((file) =>
  readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; calculator: string; input: object }),
);

describe('simulation in band', () => {
  test.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_, { calculator, input }) => {
    if (calculator === 'grimdark/attack') expectSimulationInBand(attackCalculator, input, { iterations: 8_000 });
    else expectSimulationInBand(duelCalculator, input, { iterations: 4_000 });
  });
});
