// A moment by itself: taken down and read back it plays on alike, and what cannot be is refused.
import {
  apply,
  diceFor,
  hash,
  newSave,
  offers,
  openingOf,
  parsePosition,
  parseSave,
  play,
  positionOf,
  quickStart,
  type State,
  saveFrom,
  start,
} from '@oddsmith/skirmish';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomSetup } from './random-battles.ts';

function moments(seed: number): State[] {
  const found: State[] = [];
  playRandomly({ ...randomSetup(seed), deployment: 'auto', stratagems: true }, seed, ({ before }) =>
    found.push(before),
  );
  return found;
}

describe.each([41, 42])('battle %d', (seed) => {
  const states = moments(seed);

  test('every moment between decisions is read back as it was', () => {
    let read = 0;
    for (const state of states) {
      const position = positionOf(state);
      expect(position === undefined).toBe(state.pending !== null);
      if (position === undefined) continue;
      const parsed = parsePosition(JSON.parse(JSON.stringify(position)));
      if (!parsed.ok) throw new Error(`${parsed.problem.code} ${parsed.problem.path}`);
      expect(hash(parsed.value)).toBe(hash(state));
      read++;
    }
    expect(read).toBeGreaterThan(20);
  });

  test('a battle that starts from one is kept, read and replayed', () => {
    const middle = states.find(({ phase, round }) => phase === 'movement' && round === 2);
    if (middle === undefined) throw new Error('the battle was over before');
    const save = saveFrom(middle, 5, 'Middle');
    expect(hash(openingOf(save))).toBe(hash(middle));
    const applied = apply(middle, { type: 'end-phase' }, diceFor(5, middle.throws));
    if (!applied.ok) throw new Error(applied.problem.code);
    const longer = { ...save, actions: [{ type: 'end-phase' } as const], hash: hash(applied.state) };
    const read = parseSave(JSON.stringify(longer));
    expect(read.ok && read.value.played.states.map(hash)).toEqual([hash(middle), hash(applied.state)]);
    expect(play(save).ok).toBe(true);
  });

  test('whatever is offered is legal, and there is always something', () => {
    for (const state of states.filter((_, index) => index % 23 === 0)) {
      const found = offers(state);
      expect(found.length, state.phase).toBeGreaterThan(0);
      for (const { action } of found) expect(apply(state, action, diceFor(1, 0)).ok, JSON.stringify(action)).toBe(true);
    }
  });
});

describe('a position that cannot be', () => {
  const position = JSON.parse(JSON.stringify(positionOf(start({ ...quickStart(), first: 0 }))));
  const changed = (
    change: (state: { units: { models: Record<string, unknown>[]; id: string }[]; [field: string]: unknown }) => void,
  ) => {
    const copy = structuredClone(position);
    change(copy.state);
    return parsePosition(copy);
  };

  test('as it is, it can', () => {
    expect(changed(() => undefined).ok).toBe(true);
  });

  test.each([
    [
      'a model beside the board',
      (state) => {
        state.units[0].models[0].x = 60;
      },
      'units[0]',
    ],
    [
      'a model on another',
      (state) =>
        void Object.assign(state.units[0].models[0], { x: state.units[0].models[1].x, y: state.units[0].models[1].y }),
      'units',
    ],
    [
      'more wounds than a model has',
      (state) => {
        state.units[0].models[0].wounds = 3;
      },
      'units[0]',
    ],
    [
      'a weapon it does not carry',
      (state) => {
        state.units[0].models[0].weapons = [0, 0, 0];
      },
      'units[0]',
    ],
    [
      'a model twice',
      (state) => {
        state.units[0].models[1] = { ...state.units[0].models[0], x: 5, y: 5 };
      },
      'units[0]',
    ],
    [
      'units of another name',
      (state) => {
        state.units[0].id = 'a9';
      },
      'units[0]',
    ],
    [
      'nobody on one side',
      (state) => {
        for (const unit of state.units) if (unit.id.startsWith('a')) unit.models.splice(0);
      },
      'state',
    ],
    [
      'markers of another mission',
      (state) => {
        state.objectives = [];
      },
      'objectives',
    ],
  ] as [string, Parameters<typeof changed>[0], string][])('%s is refused', (_, change, path) => {
    expect(changed(change)).toMatchObject({ ok: false, problem: { code: 'skirmish/position-impossible', path } });
  });
});

test('a new battle says nothing of a position', () => {
  expect(newSave(quickStart(), 1).from).toBeUndefined();
});
