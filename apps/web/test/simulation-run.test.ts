// A watched simulation reports as it goes, stops when told, and rolls what the engine rolls.
import { games, prepareBattle } from '@oddsmith/games';
import { expect, test } from 'vitest';
import type { SimulationUpdate } from '../src/engine/engine.ts';
import { runSimulation } from '../src/engine/simulation-run.ts';

const calculator = await games[0].calculators[0].load();
const battle = prepareBattle(calculator);

function plan(stopAfter: number, total: number) {
  const updates: SimulationUpdate[] = [];
  let clock = 0;
  const run = runSimulation({
    calculator,
    battle,
    seed: 1,
    total,
    stopped: () => updates.length >= stopAfter,
    onUpdate: (update) => updates.push(update),
    now: () => {
      clock += 25;
      return clock;
    },
    pause: async () => undefined,
  });
  return { run, updates };
}

test('plays to the end and reports on the way', async () => {
  const { run, updates } = plan(Number.POSITIVE_INFINITY, 1000);
  await run;
  expect(updates.length).toBeGreaterThan(2);
  expect(updates.at(-1)).toMatchObject({ done: 1000, total: 1000 });
  const [wounds] = Object.values(updates[updates.length - 1].findings.distributions);
  expect(wounds.probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
});

test('stops between slices', async () => {
  const { run, updates } = plan(1, 1_000_000);
  await run;
  expect(updates.length).toBe(1);
  expect(updates[0].done).toBeLessThan(1000);
});
