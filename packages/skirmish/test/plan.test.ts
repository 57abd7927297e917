// The plan of a turn: what markers are worth by the scorings left (S74), and a choice of places judged through the enemy's answer.
import { decide } from '@oddsmith/skirmish';
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
  const none = { prospect: 0, threat: 0, walk: 0, danger: [0], stormed: [0], shoots: [0] };
  return { ...NOBODY, ...none, points: 100, oc: [0], ...change };
}

const STAKES: Field['stakes'] = {
  marker: 80,
  ...{ theirsNow: false, oursNow: false, oursNext: true, theirsNext: false },
  later: 0,
};

function field(enemy: Partial<Enemy>, stakes: Partial<Field['stakes']> = {}): Field {
  const enemies = [{ points: 100, oc: [0], brings: [0], fires: 1, ...enemy }];
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
});

test('S82 a poor Advance is rolled again where the marker is out of reach with it, and a Command point is left', () => {
  // Marker 2 is 12.5" away: 7" leave the unit out of range of it, 9" do not.
  const placed = stage('movement', { a1: [12, 9.5] }, { stratagems: true });
  const units = placed.units.map((unit) =>
    unit.side === 0 && unit.id !== 'a1' ? { ...unit, moved: 'normal' as const } : unit,
  );
  const rolled = (roll: number, cp: number) => {
    const pending = { kind: 'advance', unit: 'a1', roll, rerolled: false } as const;
    return decide({ ...placed, units, cp: [cp, 0], pending }, 0, { level: 'expert', effort: 250, seed: 1 }).action.type;
  };
  expect(rolled(1, 1)).toBe('reroll');
  expect(rolled(1, 0)).toBe('move');
  expect(rolled(4, 1)).toBe('move');
});
