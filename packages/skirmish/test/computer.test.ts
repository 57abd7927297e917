// The computer player: always legal, the same on every machine, blind to the seed, and better than chance.
import { check, decide, newSave, playOut, quickStart, type Setup, type State, start } from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomSetup } from './random-battles.ts';

const EFFORT = 300;
/** Every so many actions of a random battle the computer is asked. */
const EVERY = 9;

function moments(seed: number): State[] {
  const found: State[] = [];
  playRandomly({ ...randomSetup(seed), deployment: 'auto' }, seed, ({ before }) => {
    if (before.actions % EVERY === 0 || before.pending !== null) found.push(before);
  });
  return found;
}

describe.each([31, 32])('in battle %d', (seed) => {
  test.each(['easy', 'normal', 'hard'] as const)('%s always finds something legal', (level) => {
    for (const state of moments(seed)) {
      const { action, why } = decide(state, state.actor, { level, effort: EFFORT, seed });
      expect(check(state, action), JSON.stringify(action)).toBeNull();
      expect(why.length).toBeLessThanOrEqual(3);
      for (const [index, { score }] of why.entries())
        if (index > 0) expect(score).toBeLessThanOrEqual(why[index - 1].score);
    }
  });

  test('S91, S92 normal decides alike whatever the seed, and leaves the state as it was', () => {
    for (const state of moments(seed)) {
      const before = JSON.stringify(state);
      const [one, other] = [1, 2].map((own) =>
        decide(state, state.actor, { level: 'normal', effort: EFFORT, seed: own }),
      );
      expect(one).toEqual(other);
      expect(JSON.stringify(state)).toBe(before);
    }
  });
});

test.each([0, 1] as const)('S95 normal beats random as side %d', (side) => {
  const computer = { kind: 'computer', name: 'Computer', level: 'normal' } as const;
  const random = { kind: 'random', name: 'Random' } as const;
  const setup: Setup = { ...quickStart(), players: side === 0 ? [computer, random] : [random, computer] };
  const ended = playOut(newSave(setup, 3), start(setup), EFFORT);
  if ('code' in ended) throw new Error(ended.message);
  expect(ended.state.result?.winner).toBe(side);
});
