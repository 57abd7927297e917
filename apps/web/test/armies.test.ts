// What the Armies page makes of a matrix: derived figures, means, order and verdict, worked out by hand.
import { readArmy } from '@oddsmith/analysis';
import { merge } from '@oddsmith/games';
import { battleBetween, importArmyList } from '@oddsmith/games/lists';
import { expect, test } from 'vitest';
import { splitRules } from '../src/games/grimdark/units/rule-line.ts';
import { armyGames, pairInput, shownUnit } from '../src/places/armies/armies-game.ts';
import { sorted, tableOf, verdictOf } from '../src/places/armies/table.ts';

const rows = [
  { title: 'Bolters', points: 100 },
  { title: 'Lascannon', points: 50 },
];
const columns = [
  { title: 'Mob', points: 80 },
  { title: 'Tank', points: 200 },
];
const names = ['wipeChance', 'damage.mean'];
const run = {
  // Bolters at the mob, at the tank, lascannon at the mob, at the tank.
  figures: Float64Array.of(0.1, 4, 0, 1, 0, 1, 0.3, 5),
  rolled: new Uint8Array(4),
  wounds: [10, 10],
  part: 0,
  done: 4,
  total: 4,
  problem: undefined,
};
const figureOf = (name: string) => {
  const found = armyGames.wh40k.figures.find((figure) => figure.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const table = (name: string, weighted = false) =>
  tableOf({ rows, columns, run, names, figure: figureOf(name), weighted });

test('points destroyed are the share of the wounds lost times the points of the unit', () => {
  expect([...table('share').values]).toEqual([0.4, 0.1, 0.1, 0.5]);
  expect([...table('points').values]).toEqual([32, 20, 8, 100]);
  expect([...table('perPoint').values]).toEqual([0.32, 0.2, 0.16, 2]);
});

test('means count units alike, or by their points', () => {
  expect(table('wipeChance').rowMeans).toEqual([0.05, 0.15]);
  expect(table('wipeChance', true).rowMeans[1]).toBeCloseTo((200 * 0.3) / 280, 12);
  expect(table('wipeChance', true).columnMeans[0]).toBeCloseTo((100 * 0.1) / 150, 12);
});

test('the problem is what our units do least to, the answer who does most to it', () => {
  const shown = table('share');
  expect(verdictOf(shown)).toEqual({ problem: 0, answer: 0, value: 0.4, tied: 0, star: 1 });
  expect(sorted(rows, shown.rowMeans, 'mean')).toEqual([1, 0]);
  expect(sorted(columns, shown.columnMeans, 'name')).toEqual([0, 1]);
});

test('rows that do as much are a tie', () => {
  // Both do 4 of 10 wounds to the mob.
  const even = { ...run, figures: Float64Array.of(0.1, 4, 0, 6, 0, 4 + 1e-12, 0.3, 5) };
  const shown = tableOf({ rows, columns, run: even, names, figure: figureOf('share'), weighted: false });
  expect(verdictOf(shown)).toMatchObject({ problem: 0, tied: 1 });
});

test('nothing is said while cells are missing', () => {
  const early = { ...run, figures: Float64Array.of(0.1, 4, Number.NaN, Number.NaN, 0, 1, Number.NaN, Number.NaN) };
  expect(
    verdictOf(tableOf({ rows, columns, run: early, names, figure: figureOf('share'), weighted: false })),
  ).toBeUndefined();
});

test('a pair opens with the attacker, the target and the situation', () => {
  const attacker = { title: 'A', attack: { volley: [] } };
  const target = { title: 'B', target: { target: { models: 5 } } };
  const [, cover] = armyGames.wh40k.situations;
  expect(pairInput(attacker, target, cover)).toEqual({ volley: [], target: { models: 5 }, context: { cover: true } });
});

test('a pair of lists opens with the abilities of both that are always on; the sheet of one knows its own alone', async () => {
  const list = `Test (200 points)\n\nAdeptus Custodes\nTalons of the Emperor\n\nBATTLELINE\n
Custodian Guard (100 points)\n  • 4x Custodian Guard\n    • 4x Guardian spear\n
Keeper of Secrets (100 points)\n  • 1x Keeper of Secrets\n    • 1x Snapping claws\n`;
  const army = await readArmy('wh40k/attack', list, 'melee');
  if (army === undefined || 'error' in army) throw new Error(JSON.stringify(army));
  const [guard, keeper] = army.units;
  const situation = armyGames.wh40k.situations.find(({ name }) => name === 'Melee after a charge');
  if (situation === undefined) throw new Error('no charge');
  const read = await importArmyList(list, { game: 'wh40k' });
  if (!read.ok) throw new Error(read.problem.message);
  const battle = await battleBetween({ list: read, unit: guard.title }, { list: read, unit: keeper.title }, 'fight');
  if (!battle.ok) throw new Error(battle.problem.message);
  // Stand Vigil rolls wounds of 1 again, Mesmerising Form makes hits worse.
  const own = [{ name: 'Stand Vigil', effects: [{ effect: 'rerollWounds', value: 'ones' }] }];
  expect(battle.input).toMatchObject({
    abilities: { attacker: own, defender: [{ effects: [{ effect: 'hitRollTaken', value: -1 }] }] },
  });
  expect(pairInput(guard, keeper, situation)).toEqual(merge(battle.input, { context: { charged: true } }));
  const { data } = shownUnit(armyGames.wh40k, guard);
  expect(data).toMatchObject({ attack: { abilities: { attacker: own } } });
  expect(JSON.stringify([data, shownUnit(armyGames.wh40k, keeper).data])).not.toContain('"listed"');
});

test('a situation is what its name says', () => {
  const context = (input: unknown) => ({ ...(input as { context?: object }).context });
  for (const { name, phase, input } of armyGames.wh40k.situations) {
    expect(phase, name).toBe(name.startsWith('Melee') ? 'melee' : 'shooting');
    expect(context(input), name).toEqual({
      ...(/cover/.test(name) && { cover: true }),
      ...(/half range/.test(name) && { halfRange: true }),
      ...(/stationary/.test(name) && { stationary: true }),
      ...(/charge/.test(name) && { charged: true }),
    });
  }
  const saves = armyGames.killteam.situations
    .filter(({ phase }) => phase === 'shooting')
    .map(({ name, input }) => [name, { coverNormals: 0, ...(input as { defender?: object }).defender }.coverNormals]);
  expect(saves).toEqual([
    ['In the open', 0],
    ['Target in cover', 1],
    ['Target in cover with two saves', 2],
  ]);
});

test('rules are typed as they are printed: a comma in brackets does not separate', () => {
  expect(splitRules(' Tough(3), War Banner(Furious, Fearless) ,, Hero')).toEqual([
    'Tough(3)',
    'War Banner(Furious, Fearless)',
    'Hero',
  ]);
  expect(splitRules('')).toEqual([]);
});

test('who has several weapons is one row, with the best of them in each cell, and opens with it', () => {
  const carried = (weapon: string) => ({ title: `Gunner: ${weapon}`, bearer: 'Gunner', weapon });
  const armed = [carried('gun'), { title: 'Scout' }, carried('cannon')];
  // Gun, scout and cannon at the mob and at the tank.
  const figures = Float64Array.of(0.5, 0.1, 0.3, 0.2, 0.4, 0.6);
  const shot = { ...run, figures, rolled: new Uint8Array(6), done: 6, total: 6 };
  const figure = { name: 'killChance', title: 'Kill chance', chance: true };
  const found = tableOf({ rows: armed, columns, run: shot, names: ['killChance'], figure, weighted: false });
  expect(found.rows.map(({ title }) => title)).toEqual(['Gunner', 'Scout']);
  expect([...found.values]).toEqual([0.5, 0.6, 0.3, 0.2]);
  expect(found.weapons).toEqual(['gun', 'cannon', '', '']);
  expect([...found.attackers]).toEqual([0, 2, 1, 1]);
});

test('in a fight the column answers with the weapon most likely to kill, whatever figure is shown', () => {
  const carried = (bearer: string, weapon: string) => ({ title: `${bearer}: ${weapon}`, bearer, weapon });
  const mine = [carried('Nob', 'choppa'), carried('Nob', 'klaw')];
  const theirs = [carried('Captain', 'fist'), carried('Captain', 'sword')];
  const names = ['secondDies', 'firstDies'];
  // Choppa against fist and sword, klaw against fist and sword: kills, dies.
  const figures = Float64Array.of(0.6, 0.2, 0.3, 0.5, 0.4, 0.4, 0.9, 0.1);
  const fought = { ...run, figures, rolled: new Uint8Array(4), done: 4, total: 4 };
  const weaponsBy = { attacker: 'secondDies', defender: 'firstDies' };
  const shown = (name: string) =>
    tableOf({
      rows: mine,
      columns: theirs,
      run: fought,
      names,
      figure: { name, title: '' },
      weighted: false,
      weaponsBy,
    });
  // The choppa would be met with the sword (0.3), the klaw with the fist (0.4).
  expect([...shown('secondDies').values]).toEqual([0.4]);
  expect([...shown('firstDies').values]).toEqual([0.4]);
  expect(shown('secondDies').weapons).toEqual(['klaw against fist']);
});
