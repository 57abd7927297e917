// What the Armies page makes of a matrix: derived figures, means, order and verdict, worked out by hand.
import { readArmy } from '@oddsmith/analysis';
import { merge } from '@oddsmith/games';
import { battleBetween, importArmyList } from '@oddsmith/games/lists';
import { expect, test } from 'vitest';
import { splitRules } from '../src/games/grimdark/units/rule-line.ts';
import { killTeamArmies } from '../src/games/kill-team/armies.ts';
import { wh40kArmies } from '../src/games/wh40k/armies.ts';
import { type ArmyUnit, chosenUnits, linesOf, type Row, rowsOf } from '../src/places/armies/army.ts';
import {
  bestRow,
  pairAt,
  problemUnit,
  sorted,
  type Table,
  tableOf,
} from '../src/places/armies/matrix/matrix-figures.ts';
import { weaponsText } from '../src/places/armies/matrix/shown-figure.ts';

const rowOf = (...ways: readonly ArmyUnit[]): Row => ({ unit: ways[0], ids: ways.map(({ id }) => id), ways, count: 1 });
const row = (title: string, points: number) => rowOf({ id: title, title, points });
const rows = [row('Bolters', 100), row('Lascannon', 50)];
const columns = [row('Mob', 80), row('Tank', 200)];
// Bolters at the mob, at the tank, lascannon at the mob, at the tank.
const FIGURES = [0.1, 4, 0, 1, 0, 1, 0.3, 5];

function table(name: string, { weighted = false, figures = FIGURES } = {}): Table {
  const figure = wh40kArmies.figures.find((one) => one.name === name);
  if (figure === undefined) throw new Error(name);
  const cells = {
    names: ['wipeChance', 'damage.mean'],
    figures: Float64Array.from(figures),
    state: Uint8Array.of(0, 1, 2, 3).map((cell) => Number(!Number.isNaN(figures[2 * cell]))),
    stale: new Uint8Array(4),
    wounds: Float64Array.of(10, 10),
    iterations: 0,
  };
  return tableOf({ rows, columns, cells, reading: { kind: 'figure', figure }, weighted });
}

test('points destroyed are the share of the wounds lost times the points of the unit', () => {
  expect([...table('share').values]).toEqual([0.4, 0.1, 0.1, 0.5]);
  expect([...table('points').values]).toEqual([32, 20, 8, 100]);
  expect([...table('perPoint').values]).toEqual([0.32, 0.2, 0.16, 2]);
});

test('means count units alike, or by their points', () => {
  expect(table('wipeChance').rowMeans.map((mean) => mean?.value)).toEqual([0.05, 0.15]);
  const weighted = table('wipeChance', { weighted: true });
  expect(weighted.rowMeans[1]?.value).toBeCloseTo((200 * 0.3) / 280, 12);
  expect(weighted.columnMeans[0]?.value).toBeCloseTo((100 * 0.1) / 150, 12);
  // Bolters 0.1 x 80 of the mob; lascannon 0.3 x 200 of the tank: by the points of both units.
  expect(weighted.mean?.value).toBeCloseTo((100 * 80 * 0.1 + 50 * 200 * 0.3) / (150 * 280), 12);
});

test('the problem is what our units do least to, the answer who does most to it', () => {
  const shown = table('share');
  expect(problemUnit(shown)).toMatchObject({ column: 0, best: { row: 0, value: 0.4, tied: 0 } });
  expect(bestRow(shown)).toBe(1);
  expect(sorted(rows, shown.rowMeans, 'mean')).toEqual([1, 0]);
  expect(sorted(columns, shown.columnMeans, 'name')).toEqual([0, 1]);
});

test('rows that do as much are a tie', () => {
  // Both do 4 of 10 wounds to the mob.
  const shown = table('share', { figures: [0.1, 4, 0, 6, 0, 4 + 1e-12, 0.3, 5] });
  expect(problemUnit(shown)).toMatchObject({ column: 0, best: { tied: 1 } });
});

test('nobody is accused while cells are missing', () => {
  const missing = Number.NaN;
  expect(
    problemUnit(table('share', { figures: [missing, missing, missing, missing, 0, 1, missing, missing] })),
  ).toBeUndefined();
});

const unit = (id: string, parts: Partial<ArmyUnit>): ArmyUnit => ({ id, title: id, ...parts });

test('equal units are one row, told apart by what they bring and cost', () => {
  const squad = { attack: { volley: [1] }, target: { models: 5 }, points: 90 };
  const units = [unit('a', squad), unit('b', { ...squad, points: 95 }), unit('c', squad), unit('d', squad)];
  expect(linesOf(units).map(({ ids }) => ids)).toEqual([['a', 'c', 'd'], ['b']]);
  expect(rowsOf(units).map(({ unit: { id }, count }) => [id, count])).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});

test('a unit strikes with what it brings to a melee, and stands on the side it can stand on', () => {
  const army = {
    key: 'k',
    origin: 'list' as const,
    name: '',
    note: '',
    units: [
      unit('shooter', { attack: 'guns', target: 't', melee: { target: 't' } }),
      unit('brawler', { attack: 'pistol', melee: { attack: 'fists' } }),
    ],
    diagnostics: [],
    ruleTexts: {},
  };
  const host = { army, chosen: ['shooter', 'brawler'] };
  const parts = (phase: 'shooting' | 'melee') => chosenUnits(host, 'attacker', phase).map(({ attack }) => attack);
  expect(parts('shooting')).toEqual(['guns', 'pistol']);
  expect(parts('melee')).toEqual(['fists']);
  // The same object again: what is known of it is known again.
  expect(chosenUnits(host, 'attacker', 'melee')[0]).toBe(chosenUnits(host, 'attacker', 'melee')[0]);
  expect(chosenUnits(host, 'defender', 'melee').map(({ id }) => id)).toEqual(['shooter']);
});

const carried = (bearer: string, weapon: string, attack: unknown = weapon): ArmyUnit =>
  unit(`${bearer}: ${weapon}`, { bearer, weapon, attack });

test('who has several weapons is one row, with the best of them in each cell, and opens with it', () => {
  const armed = rowsOf([carried('Gunner', 'gun'), unit('Scout', { attack: 'rifle' }), carried('Gunner', 'cannon')]);
  expect(armed.map(({ unit: { title }, ways }) => [title, ways.length])).toEqual([
    ['Gunner', 2],
    ['Scout', 1],
  ]);
  // Gun, cannon and rifle at the mob and at the tank.
  const cells = {
    names: ['killChance'],
    figures: Float64Array.of(0.5, 0.1, 0.4, 0.6, 0.3, 0.2),
    state: new Uint8Array(6).fill(1),
    stale: new Uint8Array(6),
    wounds: new Float64Array(2),
    iterations: 0,
  };
  const figure = { name: 'killChance', title: 'Kill chance', chance: true, does: String };
  const found = tableOf({ rows: armed, columns, cells, reading: { kind: 'figure', figure }, weighted: false });
  expect([...found.values]).toEqual([0.5, 0.6, 0.3, 0.2]);
  expect(weaponsText(found, 0, 0)).toBe('gun');
  expect(weaponsText(found, 0, 1)).toBe('cannon');
  expect(weaponsText(found, 1, 0)).toBe('');
  expect(pairAt(found, 0, 1).map(({ id }) => id)).toEqual(['Gunner: cannon', 'Tank']);
});

test('two of a kind with two weapons each are one row that counts twice', () => {
  const two = ['gun', 'cannon', 'gun', 'cannon'].map((weapon, i) => ({ ...carried('Gunner', weapon), id: `${i}` }));
  expect(rowsOf(two).map(({ ids, ways, count }) => [ids.length, ways.length, count])).toEqual([[4, 2, 2]]);
});

test('in a fight the column answers with the weapon most likely to kill, whatever figure is shown', () => {
  const mine = rowsOf([carried('Nob', 'choppa'), carried('Nob', 'klaw')]);
  const theirs = rowsOf([carried('Captain', 'fist'), carried('Captain', 'sword')]);
  const cells = {
    names: ['secondDies', 'firstDies'],
    // Choppa against fist and sword, klaw against fist and sword: kills, dies.
    figures: Float64Array.of(0.6, 0.2, 0.3, 0.5, 0.4, 0.4, 0.9, 0.1),
    state: new Uint8Array(4).fill(1),
    stale: new Uint8Array(4),
    wounds: new Float64Array(2),
    iterations: 0,
  };
  const weaponsBy = { attacker: 'secondDies', defender: 'firstDies' };
  const shown = (name: string) => {
    const reading = { kind: 'figure', figure: { name, title: '', does: String }, weaponsBy } as const;
    return tableOf({ rows: mine, columns: theirs, cells, reading, weighted: false });
  };
  // The choppa would be met with the sword (0.3), the klaw with the fist (0.4).
  expect([...shown('secondDies').values]).toEqual([0.4]);
  expect([...shown('firstDies').values]).toEqual([0.4]);
  expect(weaponsText(shown('secondDies'), 0, 0)).toBe('klaw against fist');
});

test('of harm done to us the least is the best', () => {
  const figure = { name: 'damage.mean', title: 'Harm', harm: true, does: String };
  const cells = {
    names: ['damage.mean'],
    figures: Float64Array.of(0.4, 0.1, 0.2, 0.6),
    state: new Uint8Array(4).fill(1),
    stale: new Uint8Array(4),
    wounds: new Float64Array(2),
    iterations: 0,
  };
  const found = tableOf({ rows, columns, cells, reading: { kind: 'figure', figure }, weighted: false });
  // 0.3 on average against the mob, 0.35 against the tank, which the bolters stand best.
  expect(problemUnit(found)).toMatchObject({ column: 1, best: { row: 0, value: 0.1 } });
  expect(bestRow(found)).toBe(0);
});

test('a pair opens with the attacker, the target and the situation', () => {
  const attacker = unit('A', { attack: { volley: [] } });
  const defender = unit('B', { target: { target: { models: 5 } } });
  const [, cover] = wh40kArmies.situations ?? [];
  expect(wh40kArmies.pairInput({}, { attacker, defender }, cover)).toEqual({
    volley: [],
    target: { models: 5 },
    context: { cover: true },
  });
});

test('a pair of lists opens with the abilities of both that are always on; the sheet of one knows its own alone', async () => {
  const list = `Test (200 points)\n\nAdeptus Custodes\nTalons of the Emperor\n\nBATTLELINE\n
Custodian Guard (100 points)\n  • 4x Custodian Guard\n    • 4x Guardian spear\n
Keeper of Secrets (100 points)\n  • 1x Keeper of Secrets\n    • 1x Snapping claws\n`;
  const army = await readArmy('wh40k/attack', list, 'melee');
  if (army === undefined || 'error' in army) throw new Error(JSON.stringify(army));
  const [guard, keeper] = army.units.map((one) => ({ ...one, id: one.title }));
  const situation = wh40kArmies.situations?.find(({ name }) => name === 'Melee after a charge');
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
  expect(wh40kArmies.pairInput({}, { attacker: guard, defender: keeper }, situation)).toEqual(
    merge(battle.input, { context: { charged: true } }),
  );
  const whole = { key: '', origin: 'list', name: '', note: '', units: [], diagnostics: [], ruleTexts: {} } as const;
  const { data } = wh40kArmies.shown(guard, whole);
  expect(data).toMatchObject({ attack: { abilities: { attacker: own } } });
  expect(JSON.stringify([data, wh40kArmies.shown(keeper, whole).data])).not.toContain('"listed"');
});

test('a situation is what its name says', () => {
  const context = (input: unknown) => ({ ...(input as { context?: object }).context });
  for (const { name, phase, input } of wh40kArmies.situations ?? []) {
    expect(phase, name).toBe(name.startsWith('Melee') ? 'melee' : 'shooting');
    expect(context(input), name).toEqual({
      ...(/cover/.test(name) && { cover: true }),
      ...(/half range/.test(name) && { halfRange: true }),
      ...(/stationary/.test(name) && { stationary: true }),
      ...(/Advance/.test(name) && { advanced: true }),
      ...(/charge/.test(name) && { charged: true }),
    });
  }
  const saves = (killTeamArmies.situations ?? [])
    .filter(({ phase }) => phase !== 'melee')
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
