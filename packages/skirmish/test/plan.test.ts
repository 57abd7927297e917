// The plan of a turn: what markers are worth by the scorings left (S74), and a choice of places judged through the enemy's answer.
import { describe, expect, test } from 'vitest';
import { type Enemy, type Field, verdictOf } from '../src/computer/plan/reply.ts';
import { stakesOf } from '../src/computer/plan/stakes.ts';
import type { Stand } from '../src/computer/plan/stand.ts';
import { stage } from './stage.ts';

/** Who scores when, by S74 alone: everybody in its Command phases of rounds 2 to 5, but who goes second at the end of its round 5. */
test.each([
  // Side 0 begins. Round, whose turn; the enemy scores as the turn ends, we do, we do after its answer, it does as its answer ends.
  [1, 0, false, false, true, false],
  [1, 1, true, false, true, false],
  [3, 0, true, false, true, false],
  [4, 0, true, false, true, false],
  [4, 1, true, false, false, false],
  [5, 0, false, false, false, true],
  [5, 1, false, true, false, false],
] as const)('in round %d of side %d', (round, side, theirsNow, oursNow, oursNext, theirsNext) => {
  const state = { ...stage('movement'), round, turn: side, actor: side };
  expect(stakesOf(state, side)).toMatchObject({ theirsNow, oursNow, oursNext, theirsNext });
});

test('who goes second still has the end of round 5 ahead in round 4, and nothing after it', () => {
  const later = (round: number, side: 0 | 1) => stakesOf({ ...stage('movement'), round, turn: side }, side).later;
  expect(later(4, 1)).toBeGreaterThan(0);
  expect(later(5, 1)).toBe(0);
  expect(later(5, 0)).toBe(0);
  expect(later(4, 0)).toBe(0);
});

const NOBODY: Pick<Stand, 'unit' | 'action' | 'label'> = {
  unit: { models: [] } as unknown as Stand['unit'],
  action: null,
  label: { id: 'reads-stay', values: { unit: '' } } as Stand['label'],
};

function standing(change: Partial<Stand> = {}): Stand {
  const none = { threat: 0, walk: 0, danger: [0], stormed: [0], shoots: [0], charges: [0], reaches: [0], shotAt: 0 };
  return { ...NOBODY, ...none, points: 100, oc: [0], ...change };
}

const STAKES: Field['stakes'] = {
  marker: 80,
  ...{ theirsNow: false, oursNow: false, oursNext: true, theirsNext: false },
  later: 0,
};

function field(enemy: Partial<Enemy>, stakes: Partial<Field['stakes']> = {}): Field {
  const enemies = [{ points: 100, oc: [0], brings: [0], fires: 1, firesLocked: 0, ...enemy }];
  return { enemies, markers: 1, stakes: { ...STAKES, ...stakes } };
}

describe('a plan', () => {
  test('that holds a marker nobody can reach scores it', () => {
    expect(verdictOf([standing({ oc: [2] })], field({}))).toEqual({
      value: 80,
      destroyed: 0,
      risked: 0,
      objectives: 80,
    });
    expect(verdictOf([standing()], field({})).value).toBe(0);
  });

  test('loses what the enemy shoots away, and gains what it destroys first', () => {
    // Half of 100 points destroyed; the half that is left destroys half of 0.4 of 100.
    const verdict = verdictOf([standing({ shoots: [0.5], danger: [0.4] })], field({}));
    expect(verdict.destroyed).toBeCloseTo(50, 9);
    expect(verdict.risked).toBeCloseTo(20, 9);
    // A loss weighs 0.4 of a gain.
    expect(verdict.value).toBeCloseTo(50 - 0.4 * 20, 9);
  });

  test('takes a marker from the enemy before it scores: the more of it falls, the surer', () => {
    const against = field({ oc: [2] }, { theirsNow: true, oursNext: false });
    const left = (shoots: number) => verdictOf([standing({ shoots: [shoots], oc: [1] })], against).objectives;
    expect(left(0)).toBeLessThan(left(0.4));
    expect(left(0.4)).toBeLessThan(left(1));
    expect(left(1)).toBeCloseTo(0, 9);
  });

  test('does not count the same enemy dead twice', () => {
    const two = [standing({ shoots: [0.8] }), standing({ shoots: [0.8] })];
    expect(verdictOf(two, field({})).destroyed).toBeCloseTo(100, 9);
  });

  test('fears an enemy that walks to the marker with more OC', () => {
    const own = standing({ oc: [2] });
    expect(verdictOf([own], field({ brings: [10] })).value).toBeLessThan(
      verdictOf([own], field({ brings: [1] })).value,
    );
  });

  test('charges what its guns left, and nobody strikes the same enemy down twice', () => {
    // Half is shot; the charge at what is left is worth half of its 80.
    expect(verdictOf([standing({ shoots: [0.5], charges: [80] })], field({})).destroyed).toBeCloseTo(50 + 40, 9);
    // The first takes 80 of 100, the second 80% of the 20 that are left.
    const two = [standing({ charges: [80] }), standing({ charges: [80] })];
    expect(verdictOf(two, field({})).destroyed).toBeCloseTo(80 + 16, 9);
  });

  test('silences the guns that it charges, and is out of sight in the fight', () => {
    const risked = (charge: Partial<Stand>, enemy: Partial<Enemy> = {}) =>
      verdictOf([standing({ danger: [0.4], ...charge })], field(enemy)).risked;
    const charge = { charges: [10], reaches: [0.5], shotAt: 1 };
    expect(risked({})).toBeCloseTo(40, 9);
    // It arrives every second time: then the guns are silent, but for those of a large enemy.
    expect(risked(charge)).toBeCloseTo(20, 9);
    expect(risked(charge, { firesLocked: 0.7 })).toBeCloseTo(40 * (0.5 + 0.5 * 0.7), 9);
    // Nobody shoots into a fight of small units.
    expect(risked({ ...charge, shotAt: 0 }, { firesLocked: 0.7 })).toBeCloseTo(0.5 * 40 * (0.5 + 0.5 * 0.7), 9);
  });
});
