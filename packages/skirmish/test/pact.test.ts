// Dice that neither of two players can choose, and a past that neither can change.
import { createHash } from 'node:crypto';
import {
  apply,
  commitTo,
  diceFor,
  extend,
  joinPact,
  newSave,
  pactStage,
  parseSave,
  quickStart,
  revealIn,
  type Save,
  type Setup,
  seedOfPact,
  sequelOf,
  start,
} from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';

const ONE = '00112233445566778899aabbccddeeff';
const OTHER = 'ffeeddccbbaa99887766554433221100';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const PLAYERS: Setup['players'] = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Bert' },
];
const SETUP: Setup = { ...quickStart(), players: PLAYERS, first: 0 };

function agreed(): Save {
  const pact = revealIn(joinPact(commitTo(ONE), OTHER), ONE);
  return { ...newSave(SETUP, seedOfPact(pact) ?? 0, 'By link'), pact };
}

function after(save: Save, ...actions: Parameters<typeof extend>[1][]): Save {
  let [state, kept] = [start(save.setup), save];
  for (const action of actions) {
    const applied = apply(state, action, diceFor(save.seed, state.throws));
    if (!applied.ok) throw new Error(applied.problem.code);
    state = applied.state;
    kept = extend(kept, action, state);
  }
  return kept;
}

test('the first commits, the second joins, the first reveals: the seed follows from both', () => {
  const committed = commitTo(ONE);
  // By the standard library, not by the code of the skirmish.
  expect(committed).toEqual({ commitment: sha256(ONE), secrets: [null, null] });
  expect(JSON.stringify(committed)).not.toContain(ONE);
  expect([committed, joinPact(committed, OTHER), revealIn(joinPact(committed, OTHER), ONE)].map(pactStage)).toEqual([
    'join',
    'reveal',
    'sealed',
  ]);
  expect(seedOfPact(joinPact(committed, OTHER))).toBeUndefined();
  expect(agreed().seed).toBe(Number.parseInt(sha256(`${ONE} ${OTHER}`).slice(0, 8), 16));
});

describe('a file', () => {
  const save = agreed();

  test('is read as it was agreed, also before the secrets are out', () => {
    const committed = { ...newSave(SETUP, 0), pact: commitTo(ONE) };
    for (const one of [
      save,
      committed,
      { ...committed, pact: joinPact(committed.pact, OTHER) },
      after(save, { type: 'command' }),
    ])
      expect(parseSave(JSON.stringify(one))).toMatchObject({ ok: true });
  });

  test.each([
    ['another seed', { ...save, seed: save.seed + 1 }],
    ['another secret than was committed to', { ...save, pact: { ...save.pact, secrets: [OTHER, OTHER] } }],
    ['a seed before the secrets are out', { ...save, pact: { ...save.pact, secrets: [null, OTHER] } }],
    [
      'a secret revealed before the other one joined',
      { ...save, seed: 0, pact: { ...save.pact, secrets: [ONE, null] } },
    ],
  ])('with %s is refused', (_, changed) => {
    expect(parseSave(JSON.stringify(changed))).toMatchObject({ ok: false, problem: { code: 'skirmish/pact-broken' } });
  });
});

test('what comes next is told from the same, the older and the rewritten', () => {
  const save = agreed();
  const one = after(save, { type: 'command' });
  const two = after(save, { type: 'command' }, { type: 'end-phase' });
  const otherwise = after(save, { type: 'command' }, { type: 'concede', side: 0 });
  expect(sequelOf(one, two)).toBe('goes-on');
  expect(sequelOf(two, two)).toBe('same');
  expect(sequelOf(two, one)).toBe('behind');
  expect(sequelOf(two, otherwise)).toBe('rewritten');
  expect(sequelOf(one, { ...one, setup: { ...one.setup, stratagems: true } })).toBe('rewritten');
  const committed: Save = { ...newSave(SETUP, 0), pact: commitTo(ONE) };
  const joined: Save = { ...committed, pact: joinPact(commitTo(ONE), OTHER) };
  expect(sequelOf(committed, joined)).toBe('goes-on');
  expect(sequelOf(joined, { ...joined, pact: joinPact(commitTo(ONE), ONE) })).toBe('rewritten');
  expect(sequelOf(committed, { ...joined, pact: joinPact(commitTo(OTHER), OTHER) })).toBe('rewritten');
});
