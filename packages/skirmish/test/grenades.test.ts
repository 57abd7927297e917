// Grenades (S84) as the computer weighs them: binomial wounds worked out by hand.
import { decide, type State } from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { grenadeWorth } from '../src/computer/grenades.ts';
import { stage } from './stage.ts';

type Line = State['setup']['forces'][0]['units'][0]['lines'][0];

/** A unit of so many models with these wounds, worth 100 points. */
function target(count: number, change: Partial<Line>): State {
  const state = stage('shooting', { a1: [10, 10], b1: [10, 16] });
  const [own, theirs] = state.setup.forces;
  const [squad, ...rest] = theirs.units;
  const unit = { ...squad, points: 100, lines: [{ ...squad.lines[0], ...change }] };
  const b1 = state.units.find(({ id }) => id === 'b1')!;
  const w = unit.lines[0].w;
  const models = b1.models.slice(0, count).map((model) => ({ ...model, wounds: w }));
  const shrunk = { ...b1, models, start: { models: count, wounds: count * w } };
  return {
    ...state,
    setup: { ...state.setup, forces: [own, { ...theirs, units: [unit, ...rest] }] },
    units: state.units.map((one) => (one === b1 ? shrunk : one)),
  };
}

function worth(state: State): number {
  return grenadeWorth(state, state.units.find(({ id }) => id === 'b1')!);
}

describe('six dice, a mortal wound for each 4+', () => {
  test('take three of ten models with one wound', () => {
    expect(worth(target(10, { w: 1, fnp: null, fnpMortal: null }))).toBeCloseTo(30, 9);
  });

  test('of models with two wounds, 80/64 fall', () => {
    // Two or three wounds: 35/64, one model; four or five: 21/64, two; six: 1/64, three. Wounds: 3 of 20.
    const share = (80 / 64 / 10 + 3 / 20) / 2;
    expect(worth(target(10, { w: 2, fnp: null, fnpMortal: null }))).toBeCloseTo(100 * share, 9);
  });

  test('Feel No Pain 5+ ignores a third', () => {
    expect(worth(target(10, { w: 1, fnp: 5, fnpMortal: null }))).toBeCloseTo(20, 9);
    expect(worth(target(10, { w: 1, fnp: null, fnpMortal: 5 }))).toBeCloseTo(20, 9);
  });

  test('no more than are there', () => {
    // One model with one wound: it stays only if all six dice fail.
    expect(worth(target(1, { w: 1, fnp: null, fnpMortal: null }))).toBeCloseTo(100 * (1 - 1 / 64), 9);
  });
});

test('S84 one is thrown where it is worth more than the guns, and only with stratagems', () => {
  const state = target(10, { w: 1, fnp: null, fnpMortal: null });
  const [own, theirs] = state.setup.forces;
  // Who carries grenades and has nothing else to fire.
  const [squad, ...rest] = own.units;
  const unit = { ...squad, keywords: [...squad.keywords, 'Grenades'] };
  const forces: State['setup']['forces'] = [{ ...own, units: [unit, ...rest] }, theirs];
  const units = state.units.map((one) =>
    one.id === 'a1'
      ? { ...one, models: one.models.map((model) => ({ ...model, weapons: [] })) }
      : { ...one, shot: true },
  );
  const armed = (stratagems: boolean): State => ({
    ...state,
    cp: [1, 1],
    units,
    setup: { ...state.setup, forces, stratagems },
  });
  const chosen = (stratagems: boolean) => decide(armed(stratagems), 0, { level: 'hard', effort: 200, seed: 1 }).action;
  expect(chosen(true)).toEqual({ type: 'grenade', unit: 'a1', target: 'b1' });
  expect(chosen(false).type).not.toBe('grenade');
});
