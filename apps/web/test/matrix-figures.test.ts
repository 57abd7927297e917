// Figures of the matrix, worked by hand from small cells: means, margins, who answers whom, and what is written to files.
import { describe, expect, it } from 'vitest';
import type { ArmyUnit, Row } from '../src/places/armies/army.ts';
import { marginOf } from '../src/places/armies/matrix/margin.ts';
import { matrixCsv } from '../src/places/armies/matrix/matrix-csv.ts';
import {
  bestCounter,
  figureAt,
  lead,
  oddsNames,
  problemUnit,
  type Reading,
  type Table,
  tableOf,
} from '../src/places/armies/matrix/matrix-figures.ts';
import { matrixSvg } from '../src/places/armies/matrix/matrix-picture.ts';
import { shownAs } from '../src/places/armies/matrix/shown-figure.ts';

type Odds = readonly [win: number, draw: number, loss: number];

interface TestCell {
  readonly row: number;
  readonly column: number;
  readonly scenarios: { readonly [scenario: string]: Odds };
  /** Battles that were rolled. */
  readonly iterations?: number;
}

const SCENARIOS_OF_TEST = ['charge', 'shooting_only', 'mutual_shooting', 'receive_charge'];
const NAMES = oddsNames(SCENARIOS_OF_TEST);

function rowOf(unit: ArmyUnit): Row {
  return { unit, ids: [unit.id], ways: [unit], count: 1 };
}

function side(points: readonly number[]): readonly Row[] {
  return points.map((worth, i) => rowOf({ id: `u${i}`, title: `Unit ${i}`, points: worth }));
}

interface Weighing {
  readonly rows?: readonly number[];
  readonly columns?: readonly number[];
}

/** Of the scenarios that are named; weighed by points where those are given. */
function tableFrom(
  cells: readonly TestCell[],
  [rows, columns]: readonly [number, number],
  layers: readonly string[],
  points: Weighing = {},
): Table {
  const figures = new Float64Array(rows * columns * NAMES.length).fill(Number.NaN);
  const state = new Uint8Array(rows * columns);
  for (const { row, column, scenarios, iterations } of cells) {
    const cell = row * columns + column;
    state[cell] = iterations === undefined ? 1 : 2;
    for (const [scenario, odds] of Object.entries(scenarios))
      figures.set(odds, cell * NAMES.length + NAMES.indexOf(`scenarios.${scenario}.win`));
  }
  return tableOf({
    rows: side(points.rows ?? Array(rows).fill(1)),
    columns: side(points.columns ?? Array(columns).fill(1)),
    cells: {
      names: NAMES,
      figures,
      state,
      stale: new Uint8Array(rows * columns),
      wounds: new Float64Array(columns),
      iterations: cells.find(({ iterations }) => iterations !== undefined)?.iterations ?? 0,
    },
    reading: { kind: 'outcome', layers },
    weighted: points.rows !== undefined,
  });
}

const BOTH = ['charge', 'shooting_only'];
const OUTCOME: Reading = { kind: 'outcome', layers: ['charge'] };

const cells: readonly TestCell[] = [
  { row: 0, column: 0, scenarios: { charge: [0.5, 0.25, 0.25], shooting_only: [0.1, 0.9, 0] } },
  { row: 0, column: 1, scenarios: { charge: [1, 0, 0], shooting_only: [0, 1, 0] } },
  { row: 1, column: 0, scenarios: { charge: [0.5, 0, 0.5], shooting_only: [0.9, 0.1, 0] } },
];

describe('figures of a matrix', () => {
  it('takes one scenario or the mean of all', () => {
    const charge = tableFrom(cells, [2, 2], ['charge']);
    expect(figureAt(charge, 0, 0)).toEqual({ value: 0.5, odds: [0.5, 0.25, 0.25] });
    expect(figureAt(charge, 0, 1)?.odds).toEqual([1, 0, 0]);
    const all = tableFrom(cells, [2, 2], BOTH);
    expect(figureAt(all, 1, 0)?.odds).toEqual([0.7, 0.05, 0.25]);
    expect(figureAt(all, 1, 1)).toBeUndefined();
  });

  it('averages rows, columns and the whole over what is there', () => {
    const { rowMeans, columnMeans, mean } = tableFrom(cells, [2, 2], ['charge']);
    expect(rowMeans.map((row) => row?.odds)).toEqual([
      [0.75, 0.125, 0.125],
      [0.5, 0, 0.5],
    ]);
    expect(columnMeans.map((column) => column?.value)).toEqual([0.5, 1]);
    expect(mean?.value).toBeCloseTo(2 / 3, 12);
    expect(tableFrom([], [1, 1], ['charge']).mean).toBeUndefined();
  });

  it('counts a unit that is there three times three times', () => {
    const table = tableFrom(cells, [2, 2], ['charge']);
    const [first, second] = table.rows;
    const thrice = tableOf({
      rows: [{ ...first, count: 3 }, second],
      columns: table.columns.slice(0, 1),
      cells: {
        names: NAMES,
        figures: Float64Array.from([...[0.9, 0.1, 0], ...Array(9).fill(0), ...[0.5, 0, 0.5], ...Array(9).fill(0)]),
        state: Uint8Array.of(1, 1),
        stale: new Uint8Array(2),
        wounds: new Float64Array(1),
        iterations: 0,
      },
      reading: OUTCOME,
      weighted: false,
    });
    // As three rows of 0.9 and one of 0.5.
    expect(thrice.mean?.value).toBeCloseTo((3 * 0.9 + 0.5) / 4, 12);
    expect(thrice.columnMeans[0]?.value).toBeCloseTo((3 * 0.9 + 0.5) / 4, 12);
  });

  it('gives rolled cells their margin, which shrinks in a mean, and exact ones none', () => {
    const odds = [0.5, 0, 0.5] as const;
    const scenarios = { charge: odds, shooting_only: odds, mutual_shooting: odds, receive_charge: odds };
    const exact = { ...cells[1], scenarios: { ...scenarios, ...cells[1].scenarios } };
    const mixed: readonly TestCell[] = [{ row: 0, column: 0, scenarios, iterations: 400 }, exact];
    // Wilson at one half: 1.96 / 2 / sqrt(n + 1.96^2).
    const one = 1.959964 / 2 / Math.sqrt(400 + 1.959964 ** 2);
    const charge = tableFrom(mixed, [1, 2], ['charge']);
    expect(figureAt(charge, 0, 0)?.margin).toBeCloseTo(one, 6);
    expect(figureAt(charge, 0, 1)?.margin).toBeUndefined();
    // Four scenarios rolled apart: half of it. Beside an exact cell: half again.
    const all = tableFrom(mixed, [1, 2], SCENARIOS_OF_TEST);
    expect(figureAt(all, 0, 0)?.margin).toBeCloseTo(one / 2, 6);
    expect(all.mean?.margin).toBeCloseTo(one / 4, 6);
  });

  it('does not call a chance of 0 certain because it was not seen', () => {
    // The upper end of Wilson's interval at 0 of n: z^2 / (n + z^2).
    expect(marginOf(0, 100)).toBeCloseTo(1.959964 ** 2 / (100 + 1.959964 ** 2), 6);
    expect(marginOf(0.3, undefined)).toBeUndefined();
  });

  it('names the best answer to each enemy by the win chance that is shown', () => {
    // Both win one half against the first enemy: the one that loses a quarter is better than the one that loses one half.
    const table = tableFrom(cells, [2, 2], ['charge']);
    expect(bestCounter(table, 0)).toMatchObject({ row: 0, tied: 1 });
    expect(bestCounter(table, 1)?.odds).toEqual([1, 0, 0]);
    // 0.3 - 0.1 is more than 0.4 - 0.5, but 40% is the larger number.
    const close: readonly TestCell[] = [
      { row: 0, column: 0, scenarios: { charge: [0.3, 0.6, 0.1] } },
      { row: 1, column: 0, scenarios: { charge: [0.4, 0.1, 0.5] } },
    ];
    expect(bestCounter(tableFrom(close, [2, 1], ['charge']), 0)).toMatchObject({ row: 1, tied: 0 });
  });

  it('colours a cell by the number in it', () => {
    expect([lead(1), lead(0.5), lead(0.25), lead(0)]).toEqual([1, 0, -0.5, -1]);
  });

  it('weighs the average pairing by the points of both units', () => {
    // Wins 1/2, 1 and 1/2 at 100 x 50, 100 x 10 and 20 x 50 points: 2500 + 1000 + 500 of 7000. A hole weighs nothing.
    const points = { rows: [100, 20], columns: [50, 10] };
    expect(tableFrom(cells, [2, 2], ['charge'], points).mean?.value).toBeCloseTo(4_000 / 7_000, 12);
    expect(tableFrom(cells, [2, 2], ['charge']).mean?.value).toBeCloseTo(2 / 3, 12);
  });

  it('names the enemy unit that is the problem, how many it beats and who answers it best', () => {
    const full: readonly TestCell[] = [
      { row: 0, column: 0, scenarios: { charge: [0.2, 0, 0.8] } },
      { row: 0, column: 1, scenarios: { charge: [0.5, 0, 0.5] } },
      { row: 1, column: 0, scenarios: { charge: [0.6, 0, 0.4] } },
      { row: 1, column: 1, scenarios: { charge: [0.4, 0, 0.6] } },
    ];
    // We win 0.4 on average against the first enemy and 0.45 against the second.
    const first = problemUnit(tableFrom(full, [2, 2], ['charge']));
    expect(first).toMatchObject({ column: 0, beats: 1, best: { row: 1 } });
    expect(first?.mean.value).toBeCloseTo(0.4, 12);
    expect(first?.mean.odds?.[2]).toBeCloseTo(0.6, 12);
    // By points nearly all of ours is the second unit, which the second enemy beats.
    const points = { rows: [1, 99], columns: [1, 1] };
    expect(problemUnit(tableFrom(full, [2, 2], ['charge'], points))).toMatchObject({ column: 1, best: { row: 0 } });
    // While a cell of its column is missing nobody is accused.
    expect(problemUnit(tableFrom(cells, [2, 2], ['charge']))?.column).toBe(0);
  });

  it('writes names that spreadsheets do not run', () => {
    const named = (iterations?: number): Table => {
      const rolled = iterations === undefined ? {} : { iterations };
      const table = tableFrom(
        [{ row: 0, column: 0, scenarios: { charge: [0.5, 0.25, 0.25] }, ...rolled }],
        [1, 1],
        ['charge'],
      );
      const called = (title: string) => [rowOf({ id: 'u1', title })];
      return { ...table, rows: called('=1+1'), columns: called('The "Old" Guard') };
    };
    const head = 'attacker,defender,win,draw,loss,method,win margin 95%\r\n\'=1+1,"The ""Old"" Guard",0.5,0.25,0.25,';
    expect(matrixCsv(named(), OUTCOME)).toBe(`${head}exact,0\r\n`);
    expect(matrixCsv(named(400), OUTCOME)).toBe(`${head}simulated,${marginOf(0.5, 400)}\r\n`);
  });
});

it('draws the matrix with its names and figures, as text and not as markup', () => {
  const table = tableFrom(
    [{ row: 0, column: 0, scenarios: { charge: [0.5, 0.25, 0.25] }, iterations: 1_000 }],
    [1, 1],
    ['charge'],
  );
  const called = (title: string) => [rowOf({ id: 'u1', title })];
  const svg = matrixSvg({
    title: 'Reds win 50.0% against <Blues> & friends',
    foot: 'How often the unit on the left wins.',
    link: 'https://odds.example/#/grimdark/armies/1',
    table: { ...table, rows: called('The Old Guard of the Northern Lighthouse'), columns: called('Mob') },
    shown: { text: shownAs(OUTCOME, 1).text, tint: () => ['--lead-defender', 0.25] },
    colours: {
      paper: '#fff',
      ink: '#000',
      sunken: '#eee',
      '--lead-attacker': '#f80',
      '--lead-defender': 'rgb(0, 0, 9)',
    },
  });
  expect(svg).toContain('>50.0% ±3.1</text>');
  expect(svg).toContain('fill="rgb(0, 0, 9)" fill-opacity="0.250"');
  expect(svg).toContain('&lt;Blues> &amp; friends');
  expect(svg).toContain('>The Old Guard of the</text>');
  expect(svg).toContain(
    'How often the unit on the left wins. Made with Oddsmith. https://odds.example/#/grimdark/armies/1</text>',
  );
});
