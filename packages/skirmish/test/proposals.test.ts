// What a player is offered before the dice: split fire, chosen weapons, and what a place would mean.
import {
  allot,
  check,
  exposure,
  formation,
  options,
  pileIn,
  quickStart,
  type Setup,
  type State,
  unitById,
} from '@oddsmith/skirmish';
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

function shotsOf(state: State, unit: string) {
  return options(state, unit).shots.filter(({ models }) => models.length > 0);
}

test('S53 a unit splits its fire: so many at each target, nobody twice', () => {
  const state = stage('shooting', { a1: [10, 10], b1: [10, 20], b3: [24, 20] });
  const able = shotsOf(state, 'a1');
  const wish = (target: string, count: number) => ({ of: 0, weapon: 0, target, count });
  const shots = allot(state, 'a1', able, [wish('b1', 3), wish('b3', 2)]);
  expect(shots.map(({ target, models }) => [target, models.length])).toEqual([
    ['b1', 3],
    ['b3', 2],
  ]);
  expect(new Set(shots.flatMap(({ models }) => models)).size).toBe(5);
  expect(check(state, { type: 'shoot', unit: 'a1', shots })).toBeNull();
  // More than there are: the second target gets who is left.
  const greedy = allot(state, 'a1', able, [wish('b1', 4), wish('b3', 4)]);
  expect(greedy.map(({ models }) => models.length)).toEqual([4, 1]);
});

test('S48 of the profiles of a weapon each model fires one', () => {
  const [one, other] = quickStart().forces;
  const [squad, ...rest] = one.units;
  const [rifle] = squad.weapons;
  const weapons = ['Rifle - single', 'Rifle - burst'].map((name) => ({ ...rifle, name }));
  const forces: Setup['forces'] = [{ ...one, units: [{ ...squad, weapons }, ...rest] }, other];
  const state = stage('shooting', { a1: [10, 10], b1: [10, 20] }, { forces });
  const wish = (weapon: number, count: number) => ({ of: 0, weapon, target: 'b1', count });
  const shots = allot(state, 'a1', shotsOf(state, 'a1'), [wish(0, 2), wish(1, 5)]);
  expect(shots.map(({ weapon, models }) => [weapon, models.length])).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(check(state, { type: 'shoot', unit: 'a1', shots })).toBeNull();
});

test('S66 of two melee weapons each model swings one, Extra Attacks come on top', () => {
  const [one, other] = quickStart().forces;
  const [squad, ...rest] = one.units;
  const [, blade] = squad.weapons;
  const weapons = [
    ...squad.weapons,
    { ...blade, name: 'Power fist', damage: 2 },
    { ...blade, name: 'Claws', keywords: ['Extra Attacks'] },
  ];
  const forces: Setup['forces'] = [{ ...one, units: [{ ...squad, weapons }, ...rest] }, other];
  const fighting = stage('fight', { a1: [10, 10], b1: [10, 11.3] }, { forces });
  const state: State = { ...fighting, pending: { kind: 'fight', unit: 'a1', stage: 'strike' } };
  const wish = (weapon: number, count: number) => ({ of: 0, weapon, target: 'b1', count });
  const shots = allot(state, 'a1', options(state, 'a1').strikes, [wish(2, 2), wish(1, 5), wish(3, 5)]);
  expect(shots.map(({ weapon, models }) => [weapon, models.length])).toEqual([
    [2, 2],
    [1, 3],
    [3, 5],
  ]);
  expect(check(state, { type: 'fight', unit: 'a1', shots })).toBeNull();
  const [, , claws] = shots;
  const twice = [...shots, { ...claws, models: claws.models.slice(0, 1) }];
  expect(check(state, { type: 'fight', unit: 'a1', shots: twice })?.code).toBe('skirmish/weapon-used-twice');
});

test('a place is judged by who sees it, what they expect to do there, and the markers it holds', () => {
  const state = stage('movement', { a1: [26, 10], b1: [20, 43], b2: [20, 41], b3: [40, 43], b4: [30, 34] });
  const unit = unitById(state, 'a1');
  if (unit === undefined) throw new Error('there is no a1');
  const at = (y: number) => unit.models.map((model) => ({ ...model, y }));
  const near = exposure(state, 'a1', at(20));
  // The Doomsday cannon reaches 72", its arrays and the squads 24".
  expect(near?.seenBy.map(({ unit: id }) => id)).toEqual(['b1', 'b2', 'b3', 'b4']);
  expect(near?.holds).toEqual([0]);
  const far = exposure(state, 'a1', at(3));
  expect(far?.seenBy.map(({ unit: id }) => id)).toEqual(['b4']);
  expect(far?.seenBy[0].damage).toBeGreaterThan(0);
});

/** Too high to step over. */
function crates([left, top]: [number, number], [right, bottom]: [number, number]): Setup['terrain'][number] {
  const footprint: [number, number][] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { id: 'crates', kind: 'crates', footprint, height: 3, walls: [], floors: [] };
}

test('S20, S34 a unit that is sent on goes around what it cannot step over', () => {
  const terrain = [crates([12, 12], [13, 12.4])];
  const state = stage('movement', { a1: [10, 10] }, { terrain });
  const paths = formation(state, 'a1', [10, 15]);
  if (!Array.isArray(paths)) throw new Error(paths.code);
  expect(check(state, { type: 'move', unit: 'a1', kind: 'normal', paths })).toBeNull();
  const bent = paths.filter(({ to }) => to.length > 1);
  expect(bent).not.toEqual([]);
  const straight = paths.map((path) => ({ ...path, to: path.to.slice(-1) }));
  expect(check(state, { type: 'move', unit: 'a1', kind: 'normal', paths: straight })).toMatchObject({
    code: 'skirmish/through-terrain',
  });
});

test('S62 who cannot come closer stays, and the others pile in', () => {
  // The last model has a wall of crates before it, the first three do not.
  const terrain = [crates([14.8, 10.7], [18, 13])];
  const fighting = stage('fight', { a1: [10, 10], b1: [10, 12.2] }, { terrain });
  const [first, ...rest] = fighting.units;
  const models = first.models.map((model, index) => (index === 0 ? { ...model, y: 10.6 } : model));
  const state: State = { ...fighting, units: [{ ...first, models, charged: true }, ...rest] };
  const paths = pileIn(state, 'a1');
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.length).toBeLessThan(5);
  expect(check(state, { type: 'pile-in', unit: 'a1', paths })).toBeNull();
});
