// The computer player: always legal, the same on every machine, blind to the seed, and better than chance.
import {
  apply,
  check,
  decide,
  diceFor,
  newSave,
  playOut,
  quickStart,
  type Setup,
  type State,
  start,
  usualEffort,
} from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomSetup } from './random-battles.ts';
import { shareOf } from './share.ts';

const EFFORT = 60;
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
  test.each(['easy', 'normal', 'hard', 'expert'] as const)('%s always finds something legal', (level) => {
    for (const state of moments(seed)) {
      const { action, why } = decide(state, state.actor, { level, effort: EFFORT, seed });
      expect(check(state, action), JSON.stringify(action)).toBeNull();
      expect(why.length).toBeLessThanOrEqual(3);
      for (const [index, { score }] of why.entries())
        if (index > 0) expect(score).toBeLessThanOrEqual(why[index - 1].score);
    }
  });

  test.each(['normal', 'expert'] as const)(
    'S91, S92 %s decides alike whatever the seed, and leaves the state as it was',
    (level) => {
      for (const state of moments(seed)) {
        const before = JSON.stringify(state);
        const [one, other] = [1, 2].map((own) => decide(state, state.actor, { level, effort: EFFORT, seed: own }));
        expect(one).toEqual(other);
        expect(JSON.stringify(state)).toBe(before);
      }
    },
  );
});

test('S16 every level places its own units when deployment is by hand', () => {
  for (const level of ['easy', 'normal', 'hard', 'expert'] as const) {
    let state = start({ ...quickStart(), deployment: 'manual', first: 0 });
    while (state.phase === 'deployment') {
      const { action } = decide(state, state.actor, { level, effort: EFFORT, seed: 1 });
      const applied = apply(state, action, diceFor(1, state.throws));
      if (!applied.ok) throw new Error(applied.problem.code);
      state = applied.state;
    }
    expect(state.result).toBeNull();
    expect(state.units.every(({ placed }) => placed)).toBe(true);
  }
});

type Player = Setup['players'][number];
const NORMAL: Player = { kind: 'computer', name: 'Computer', level: 'normal' };
const EASY: Player = { kind: 'computer', name: 'Easy', level: 'easy' };
const RANDOM: Player = { kind: 'random', name: 'Random' };
const BATTLES = shareOf(20, 2);

/** How many battles normal wins on this side, and by how many points it leads in all of them together. */
function outcome(side: 0 | 1, foe: Player): { readonly won: number; readonly lead: number } {
  const setup = quickStart();
  const effort = usualEffort(setup);
  const battle: Setup = { ...setup, players: side === 0 ? [NORMAL, foe] : [foe, NORMAL] };
  let [won, lead] = [0, 0];
  for (let seed = 1; seed <= BATTLES; seed++) {
    const ended = playOut(newSave(battle, seed), start(battle), effort);
    if ('code' in ended) throw new Error(ended.code);
    const { result } = ended.state;
    if (result?.winner === side) won++;
    lead += (result?.vp[side] ?? 0) - (result?.vp[side === 0 ? 1 : 0] ?? 0);
  }
  return { won, lead };
}

describe.each([0, 1] as const)('S95 normal as side %d', (side) => {
  test.each([
    ['random', RANDOM, 19],
    ['easy', EASY, 13],
  ] as const)('beats %s', (_, foe, least) => {
    const { won, lead } = outcome(side, foe);
    expect(won).toBeGreaterThanOrEqual(Math.floor((BATTLES * least) / 20));
    expect(lead).toBeGreaterThan(0);
  });
});
