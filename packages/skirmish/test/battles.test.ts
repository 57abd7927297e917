// Whole battles: they end, nothing happens without an event, and a replay comes out the same to the last bit.
import {
  apply,
  diceFor,
  extend,
  hash,
  isTakenBack,
  legal,
  newSave,
  parseSave,
  play,
  pointsLost,
  scoreOf,
  start,
} from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { bodiesOf } from '../src/battle/roster.ts';
import { isCoherent } from '../src/rules/coherency.ts';
import { onBoard, overlaps } from '../src/rules/measure.ts';
import { playRandomly, randomSetup, type Step } from './random-battles.ts';
import { shareOf } from './share.ts';

/** A share of the 500 with every change. */
const BATTLES = shareOf(500, 20);

function woundsOf(state: Step['after']): Map<string, number> {
  return new Map(state.units.flatMap((unit) => unit.models.map((model) => [model.id, model.wounds])));
}

/** S78: wounds, models, points and Command points follow from the events alone. */
function expectExplained({ before, after, events, action }: Step): void {
  const wounds = woundsOf(before);
  const vp = [...before.vp];
  const cp = [...before.cp];
  for (const event of events) {
    if (event.type === 'wounded') {
      expect(wounds.get(event.model), event.model).toBe(event.lost + event.left);
      wounds.set(event.model, event.left);
    }
    if (event.type === 'slain') {
      expect(wounds.get(event.model), event.model).toBe(0);
      wounds.delete(event.model);
    }
    if (event.type === 'vp') vp[event.side] += event.gained;
    if (event.type === 'cp') cp[event.side] += event.gained;
  }
  const told = JSON.stringify(action);
  expect([...wounds].sort(), told).toEqual([...woundsOf(after)].sort());
  expect(vp, told).toEqual([...after.vp]);
  expect(cp, told).toEqual([...after.cp]);
  const destroyed = events.flatMap((event) => (event.type === 'unit-destroyed' ? [event.unit] : []));
  const gone = after.units.filter((unit, index) => unit.models.length === 0 && before.units[index].models.length > 0);
  expect(destroyed.sort()).toEqual(gone.map((unit) => unit.id).sort());
}

/** S5: on the board, and nobody on anybody. */
function expectApart({ after, action }: Step): void {
  const bodies = after.units.flatMap((unit) => bodiesOf(after, unit));
  const off = bodies.some((body) => !onBoard(body));
  const on = bodies.some((body, index) => bodies.slice(index + 1).some((other) => overlaps(body, other)));
  expect([off, on], JSON.stringify(action)).toEqual([false, false]);
}

/** Asked for at any time, whoever decides. */
const AT_ANY_TIME = ['loss-order', 'concede'];

/** What was done had been offered, to the side that did it. */
function expectOffered({ before, action }: Step): void {
  if (AT_ANY_TIME.includes(action.type)) return;
  const { actor, actions, units } = legal(before);
  const told = JSON.stringify(action);
  expect(actor, told).toBe(before.actor);
  // A grenade is offered beside the shooting of its unit.
  const type = action.type === 'grenade' ? 'shoot' : action.type;
  const offered = 'unit' in action ? units.find(({ unit }) => unit === action.unit)?.may : actions;
  expect(offered ?? [], told).toContain(type);
}

/** S68, S74: who scores, and what is below half, follow from whose turn it was and who is left. */
function expectJudged({ before, after, events }: Step): void {
  for (const event of events) {
    if (event.type !== 'vp') continue;
    const lost = pointsLost(after, event.side === 0 ? 1 : 0);
    if (event.why === 'annihilation') expect(event.gained).toBe(Math.floor(lost / 10));
    else expect([event.side, before.round > 1]).toEqual([before.turn, true]);
  }
  for (const { id, models, wounds, belowHalf } of scoreOf(after).units) {
    const { start: was } = after.units.find((unit) => unit.id === id)!;
    const half = was.models === 1 ? was.wounds / 2 : was.models / 2;
    expect(belowHalf, id).toBe(models > 0 && (was.models === 1 ? wounds : models) < half);
  }
}

/** S75. */
function expectRightWinner(end: Step['after']): void {
  const { winner, reason } = end.result!;
  const standing = [0, 1].filter((side) => end.units.some((unit) => unit.side === side && unit.models.length > 0));
  if (reason === 'wiped-out') expect(standing).toEqual(winner === null ? [] : [winner]);
  if (reason !== 'points') return;
  const [one, other] = end.vp;
  expect([standing, winner]).toEqual([[0, 1], one === other ? null : Number(other > one)]);
}

describe.each(Array.from({ length: BATTLES }, (_, index) => index + 1))('battle %d', (seed) => {
  test('S17, S75, S78, S87 ends, explains itself and replays', () => {
    const setup = randomSetup(seed);
    let save = newSave(setup, seed);
    const hashes = [hash(start(setup))];
    const end = playRandomly(setup, seed, (step) => {
      expectExplained(step);
      expectApart(step);
      expectOffered(step);
      expectJudged(step);
      if (step.after.phase === 'command' && step.before.phase !== 'command')
        for (const unit of step.after.units)
          expect(isCoherent(bodiesOf(step.after, unit)), `S18 ${unit.id}`).toBe(true);
      save = extend(save, step.action, step.after);
      hashes.push(save.hash);
    });
    expectRightWinner(end);
    const played = play(save);
    expect(played.ok && played.value.states.map(hash)).toEqual(hashes);
    // The file says the same after it was written and read.
    expect(parseSave(JSON.stringify(save))).toMatchObject({ ok: true });
  });
});

describe('a file', () => {
  const setup = randomSetup(7);
  let save = newSave(setup, 7);
  playRandomly(setup, 7, (step) => {
    save = extend(save, step.action, step.after);
  });
  const text = JSON.stringify(save);

  test.each([
    ['S89 another hash', text.replace(save.hash, '0123456789abcdef'), 'skirmish/hash-differs', 'hash'],
    [
      'another version',
      text.replace('"version":1,"name"', '"version":2,"name"'),
      'skirmish/version-not-allowed',
      'version',
    ],
    [
      'S89 an action that is not legal',
      JSON.stringify({ ...save, actions: [{ type: 'end-phase' }, ...save.actions] }),
      'skirmish/illegal-action',
      'actions[0]',
    ],
    [
      'an action nobody knows',
      JSON.stringify({ ...save, actions: [{ type: 'cheat' }] }),
      'skirmish/illegal-action',
      'actions[0]',
    ],
    ['too many characters', ' '.repeat(5_000_001), 'skirmish/too-large', ''],
    ['no JSON', text.slice(0, -1), 'skirmish/malformed-json', ''],
    [
      'too many actions',
      JSON.stringify({ ...save, actions: new Array(5_001).fill({ type: 'pass' }) }),
      'skirmish/actions-out-of-range',
      'actions',
    ],
  ])('with %s is refused', (_, changed, code, path) => {
    expect(parseSave(changed)).toMatchObject({ ok: false, problem: { code, path } });
  });

  test('S88 what threw no dice can be taken back, what threw some cannot, nor what another player did', () => {
    const human = { kind: 'human', name: 'a' } as const;
    const begun = start({ ...setup, players: [human, human], deployment: 'auto', first: 0 });
    let state = begun;
    for (const action of [{ type: 'command' }, { type: 'end-phase' }, { type: 'end-phase' }] as const) {
      expect(isTakenBack(state, action)).toBe(true);
      const applied = apply(state, action, diceFor(3, state.throws));
      if (!applied.ok) throw new Error(applied.problem.code);
      state = applied.state;
    }
    expect(isTakenBack(start({ ...begun.setup, first: 'roll' }), { type: 'roll-off' })).toBe(false);
    const computer = { kind: 'computer', name: 'b', level: 'normal' } as const;
    expect(isTakenBack(start({ ...begun.setup, players: [computer, human] }), { type: 'command' })).toBe(false);
  });
});
