// Ways around what stands in the straight one, over two corners and over waypoints, and the faces a roll needed.
import { apply, check, diceFor, formation, type State, volley } from '@oddsmith/skirmish';
import { expect, test } from 'vitest';
import { box, stage } from './stage.ts';

type Terrain = State['setup']['terrain'];

/** One marine alone at 20, 20, with 6 inches to go, and terrain. */
function alone(pieces: readonly object[]): State {
  const state = stage('movement', { a1: [20, 20] });
  const units = state.units.map((unit) => ({ ...unit, models: unit.id === 'a1' ? unit.models.slice(0, 1) : [] }));
  return { ...state, setup: { ...state.setup, terrain: pieces as Terrain }, units, objectives: [] };
}

function endOf(state: State, to: readonly [number, number], corners: number) {
  const found = formation(state, 'a1', [...to], { corners });
  return Array.isArray(found) ? found[0].to : undefined;
}

test('a model goes around one corner of what stands in its way where that is enough', () => {
  // A 32 mm base cannot cut the corner at 21.5, 19.3, and has room enough beyond it.
  const state = alone([box('crates', 21.5, 19.3, 23, 24, 3)]);
  const way = endOf(state, [23, 18.3], 3);
  expect(way).toHaveLength(2);
  expect(way?.at(-1)).toEqual([23, 18.3]);
});

test('and around two where it takes two, which one alone does not reach', () => {
  const state = alone([box('crates', 21.2, 19.2, 21.9, 40, 3)]);
  const way = endOf(state, [23, 20.2], 3);
  expect(way).toHaveLength(3);
  expect(way?.at(-1)).toEqual([23, 20.2]);
  const paths = formation(state, 'a1', [23, 20.2], { corners: 3 });
  if (!Array.isArray(paths)) throw new Error(paths.code);
  expect(check(state, { type: 'move', unit: 'a1', kind: 'normal', paths })).toBeNull();
  expect(endOf(state, [23, 20.2], 1)?.at(-1)).not.toEqual([23, 20.2]);
});

test('waypoints are passed by every model, each beside the first, and cost their inches', () => {
  const state = stage('movement', { a1: [20, 20] });
  const clear: State = { ...state, setup: { ...state.setup, terrain: [] }, objectives: [] };
  const unit = clear.units[0];
  const [first] = unit.models;
  const found = formation(clear, 'a1', [first.x + 3, first.y], { via: [[0, -2]] });
  expect(Array.isArray(found)).toBe(true);
  if (!Array.isArray(found)) return;
  for (const path of found) {
    const model = unit.models.find(({ id }) => id === path.model);
    expect(path.to[0]).toEqual([model?.x, (model?.y ?? 0) - 2]);
  }
  // 2 up and 3.6 on are within 6 inches; 3 up and back down again are not.
  const far = formation(clear, 'a1', [first.x + 3, first.y], { via: [[0, -4]] });
  const ends = Array.isArray(far) ? far.find(({ model }) => model === first.id)?.to.at(-1) : undefined;
  expect(ends).not.toEqual([first.x + 3, first.y]);
});

test('an attack says from which face on its dice succeeded: as many as it counted', () => {
  const state = stage('shooting', { a1: [26, 16], b1: [28, 22] });
  const action = { type: 'shoot', unit: 'a1', shots: volley(state, 'a1', 'b1') } as const;
  for (let seed = 1; seed <= 20; seed++) {
    const applied = apply(state, action, diceFor(seed, 0));
    if (!applied.ok) throw new Error(applied.problem.code);
    for (const event of applied.events) {
      if (event.type !== 'attack') continue;
      const { dice, needs, hits, wounds, saved } = event;
      const made = (faces: readonly number[], from: number | null) =>
        faces.filter((face) => face >= (from ?? 0)).length;
      // Bolt rifles: BS 3+ with no more hits of one die, S4 against T4, nothing rolled again.
      expect(made(dice.hit, needs.hit)).toBe(hits);
      expect(made(dice.wound, needs.wound)).toBe(wounds);
      expect(made(dice.save, needs.save)).toBe(saved);
    }
  }
});
