// Figures of the win-rate matrix, worked by hand from small cells; tasks against the library's own functions.
import { analysisOf, type FigureCell } from '@oddsmith/analysis';
import {
  duel,
  duelCalculator,
  duelSchema,
  type Replay,
  SCENARIOS,
  type ScenarioResult,
  sampleArmies,
} from '@oddsmith/games/grimdark';
import { describe, expect, it } from 'vitest';
import { ALL_SCENARIOS } from '../src/games/grimdark/pairing/scenario-groups.ts';
import { tasks } from '../src/games/grimdark/tasks/tasks.ts';
import { typicalLoss } from '../src/games/grimdark/tasks/typical-loss.ts';
import { type Cell, MatrixCells, type MatrixOrder, movedCells } from '../src/places/armies/matrix/known-cells.ts';
import { marginOf } from '../src/places/armies/matrix/margin.ts';
import { matrixCsv } from '../src/places/armies/matrix/matrix-csv.ts';
import {
  bestCounters,
  figureTable,
  lead,
  meanFigure,
  problemUnit,
  rowFigures,
  tableFigure,
} from '../src/places/armies/matrix/matrix-figures.ts';
import { matrixSvg } from '../src/places/armies/matrix/matrix-picture.ts';
import { EXACT_STEPS, FIRST_RUN, readRun } from '../src/places/armies/plan/run-plan.ts';

const cells: readonly Cell[] = [
  { attacker: 0, defender: 0, scenarios: { charge: [0.5, 0.25, 0.25], shooting_only: [0.1, 0.9, 0] } },
  { attacker: 0, defender: 1, scenarios: { charge: [1, 0, 0], shooting_only: [0, 1, 0] } },
  { attacker: 1, defender: 0, scenarios: { charge: [0.5, 0, 0.5], shooting_only: [0.9, 0.1, 0] } },
];

describe('figures of a matrix', () => {
  it('takes one scenario or the mean of all', () => {
    expect(figureTable(cells, 2, 2, 'charge')[0]).toEqual([{ odds: [0.5, 0.25, 0.25] }, { odds: [1, 0, 0] }]);
    expect(figureTable(cells, 2, 2, undefined)[1]).toEqual([{ odds: [0.7, 0.05, 0.25] }, undefined]);
  });

  it('averages rows and the whole over what is there', () => {
    const table = figureTable(cells, 2, 2, 'charge');
    expect(rowFigures(table)).toEqual([{ odds: [0.75, 0.125, 0.125] }, { odds: [0.5, 0, 0.5] }]);
    expect(tableFigure(table)?.odds[0]).toBeCloseTo(2 / 3, 12);
    expect(meanFigure([])).toBeUndefined();
  });

  it('gives rolled cells their margin, which shrinks in a mean, and exact ones none', () => {
    const odds = [0.5, 0, 0.5] as const;
    const scenarios = { charge: odds, shooting_only: odds, mutual_shooting: odds, receive_charge: odds };
    const mixed: readonly Cell[] = [{ attacker: 0, defender: 0, scenarios, iterations: 400 }, { ...cells[1] }];
    // Wilson at one half: 1.96 / 2 / sqrt(n + 1.96^2).
    const one = 1.959964 / 2 / Math.sqrt(400 + 1.959964 ** 2);
    const [[cell, exact]] = figureTable(mixed, 1, 2, 'charge');
    expect(cell?.margin).toBeCloseTo(one, 6);
    expect(exact?.margin).toBeUndefined();
    // Four scenarios rolled apart: half of it. Beside an exact cell: half again.
    const all = figureTable(mixed, 1, 2, undefined);
    expect(all[0][0]?.margin).toBeCloseTo(one / 2, 6);
    expect(tableFigure(all)?.margin).toBeCloseTo(one / 4, 6);
  });

  it('does not call a chance of 0 certain because it was not seen', () => {
    // The upper end of Wilson's interval at 0 of n: z^2 / (n + z^2).
    expect(marginOf(0, 100)).toBeCloseTo(1.959964 ** 2 / (100 + 1.959964 ** 2), 6);
    expect(marginOf(0.3, undefined)).toBeUndefined();
  });

  it('names the best answer to each enemy by the win chance that is shown', () => {
    // Both win one half against the first enemy: the one that loses a quarter is better than the one that loses one half.
    const [first, second] = bestCounters(figureTable(cells, 2, 2, 'charge'));
    expect(first?.attacker).toBe(0);
    expect(second?.odds).toEqual([1, 0, 0]);
    // 0.3 - 0.1 is more than 0.4 - 0.5, but 40% is the larger number.
    const close: readonly Cell[] = [
      { attacker: 0, defender: 0, scenarios: { charge: [0.3, 0.6, 0.1] } },
      { attacker: 1, defender: 0, scenarios: { charge: [0.4, 0.1, 0.5] } },
    ];
    expect(bestCounters(figureTable(close, 2, 1, 'charge'))[0]?.attacker).toBe(1);
  });

  it('colours a cell by the number in it', () => {
    expect([lead([1, 0, 0]), lead([0.5, 0.5, 0]), lead([0.25, 0.75, 0]), lead([0, 0, 1])]).toEqual([1, 0, -0.5, -1]);
  });

  it('weighs the average pairing by the points of both units', () => {
    const table = figureTable(cells, 2, 2, 'charge');
    // Wins 1/2, 1 and 1/2 at 100 x 50, 100 x 10 and 20 x 50 points: 2500 + 1000 + 500 of 7000. A hole weighs nothing.
    const weights = { rows: [100, 20], columns: [50, 10] };
    expect(tableFigure(table, weights)?.odds[0]).toBeCloseTo(4_000 / 7_000, 12);
    expect(tableFigure(table)?.odds[0]).toBeCloseTo(2 / 3, 12);
  });

  it('names the enemy unit that is the problem, how many it beats and who answers it best', () => {
    const full: readonly Cell[] = [
      { attacker: 0, defender: 0, scenarios: { charge: [0.2, 0, 0.8] } },
      { attacker: 0, defender: 1, scenarios: { charge: [0.5, 0, 0.5] } },
      { attacker: 1, defender: 0, scenarios: { charge: [0.6, 0, 0.4] } },
      { attacker: 1, defender: 1, scenarios: { charge: [0.4, 0, 0.6] } },
    ];
    const table = figureTable(full, 2, 2, 'charge');
    // We win 0.4 on average against the first enemy and 0.45 against the second.
    const first = problemUnit(table);
    expect(first).toMatchObject({ column: 0, beats: 1, best: { attacker: 1 } });
    expect(first?.mean.odds[0]).toBeCloseTo(0.4, 12);
    expect(first?.mean.odds[2]).toBeCloseTo(0.6, 12);
    // By points nearly all of ours is the second unit, which the second enemy beats.
    expect(problemUnit(table, { rows: [1, 99], columns: [1, 1] })).toMatchObject({ column: 1, best: { attacker: 0 } });
    // While a cell of its column is missing nobody is accused.
    expect(problemUnit(figureTable(cells, 2, 2, 'charge'))?.column).toBe(0);
  });

  it('writes names that spreadsheets do not run', () => {
    const army = (name: string) => ({
      army: {
        key: 'k',
        origin: 'list' as const,
        name: 'Army',
        note: '',
        rulesVersion: '3.5' as const,
        units: [{ id: 'u1', unit: { name, quality: 4, defense: 4, models: [{}] }, points: 1, models: 1 }],
        ruleTexts: {},
        diagnostics: [],
      },
      chosen: ['u1'],
    });
    const hosts = { attacker: army('=1+1'), defender: army('The "Old" Guard') };
    const head = 'attacker,defender,win,draw,loss,method,win margin 95%\r\n\'=1+1,"The ""Old"" Guard",0.5,0.25,0.25,';
    expect(matrixCsv(hosts, [[{ odds: [0.5, 0.25, 0.25] }]])).toBe(`${head}exact,0\r\n`);
    expect(matrixCsv(hosts, [[{ odds: [0.5, 0.25, 0.25], margin: 0.01 }]])).toBe(`${head}simulated,0.01\r\n`);
  });
});

it('draws the matrix with its names and figures, as text and not as markup', () => {
  const svg = matrixSvg({
    title: 'Reds win 50.0% against <Blues> & friends',
    link: 'https://odds.example/#/grimdark/armies/1',
    rows: ['The Old Guard of the Northern Lighthouse'],
    columns: ['Mob'],
    table: [[{ odds: [0.5, 0.25, 0.25], margin: 0.031 }]],
    colours: { paper: '#fff', ink: '#000', cell: (row, column) => `rgb(${row}, ${column}, 9)` },
  });
  expect(svg).toContain('>50.0% ±3.1</text>');
  expect(svg).toContain('fill="rgb(0, 0, 9)"');
  expect(svg).toContain('&lt;Blues> &amp; friends');
  expect(svg).toContain('>The Old Guard of the</text>');
  expect(svg).toContain('https://odds.example/#/grimdark/armies/1</text>');
});

describe('a typical loss', () => {
  const ended = (seed: number, winner: Replay['winner'], models: number): Replay => {
    const standing = { models, wounds: 0, shaken: false, routed: false };
    const events = [
      { kind: 'note' as const, round: 1, text: '', dice: [], attacker: { ...standing, models: 0 }, defender: standing },
    ];
    return { scenario: 'full_engagement', seed, winner, rounds: 1, events };
  };

  it('is the middle one of the lost battles, by what the winner has left', () => {
    // Lost: seeds 10, 20, 30 with 5, 1 and 3 models left. The middle is 3 models.
    const left = new Map([
      [10, 5],
      [20, 1],
      [30, 3],
    ]);
    const play = (seed: number) => ended(seed, left.has(seed) ? 'defender' : 'attacker', left.get(seed) ?? 0);
    expect(typicalLoss(play, 1)).toBe(30);
    expect(typicalLoss((seed) => ended(seed, 'draw', 1), 1)).toBeUndefined();
  });
});

describe('plan of a run', () => {
  it('is read from a link only as far as it makes sense', () => {
    expect(readRun({ method: 'simulate', iterations: 500, seed: 0 })).toEqual({
      method: 'simulate',
      iterations: 500,
      seed: 0,
    });
    expect(readRun({ method: 'guess', iterations: 1e12, seed: -1 })).toEqual(FIRST_RUN);
  });

  it('offers every scenario once', () => {
    expect([...ALL_SCENARIOS]).toEqual([...SCENARIOS]);
  });
});

const { attacker: _a, defender: _d, ...settings } = duelSchema.parse({ scenarios: ['charge', 'mutual_shooting'] });
const [first, second] = sampleArmies.map(({ units }) => units.slice(0, 2));
const pause = async () => {};

/** As the pool does it, on this thread. */
function compute(order: MatrixOrder): { readonly cells: readonly Cell[]; readonly asked: number } {
  const cells = new MatrixCells(order);
  const { names, toAsk } = cells;
  const analysis = analysisOf([duelCalculator], { kind: 'matrix', ...cells.question });
  if ('error' in analysis) throw new Error(analysis.error.message);
  const figures = new Float64Array(analysis.work.total * names.length).fill(Number.NaN);
  const rolled = new Uint8Array(analysis.work.total);
  for (const index of toAsk) {
    const cell = analysis.work.cell(index, { names, steps: EXACT_STEPS }) as FigureCell;
    names.forEach((name, n) => {
      figures[index * names.length + n] = cell.figures?.[name] ?? Number.NaN;
    });
    rolled[index] = Number(cell.method === 'simulated');
  }
  cells.learn({ figures, rolled });
  return { cells: cells.known, asked: toAsk.length };
}

describe('cells of the matrix', () => {
  const order: MatrixOrder = { attackers: first, defenders: second, settings, run: FIRST_RUN };

  it('are those of the library, and are asked for once', () => {
    const { cells: seen, asked } = compute(order);
    expect(asked).toBe(4);
    expect(seen.map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    for (const { attacker, defender, scenarios, iterations } of seen) {
      const { win, draw, loss } = duel({ ...settings, attacker: first[attacker], defender: second[defender] }).scenarios
        .charge as ScenarioResult;
      expect(scenarios.charge).toEqual([win, draw, loss]);
      expect(iterations).toBeUndefined();
    }
    // The same units in another order, with other dice: what was counted is known. Two of a kind are one question.
    const turned = { ...order, attackers: [...first].reverse(), run: { ...FIRST_RUN, seed: 9 } };
    const again = compute(turned);
    expect(again.asked).toBe(0);
    expect(again.cells[0].scenarios).toEqual(seen[2].scenarios);
    const [other] = sampleArmies[0].units.slice(2);
    expect(compute({ ...order, attackers: [...first, other, other] }).asked).toBe(2);
  });

  it('are rolled as often as is told, around the exact figures, and the open pairing shows the same', async () => {
    const run = { method: 'simulate', iterations: 2_000, seed: 3 } as const;
    const counted = compute(order).cells;
    const { cells: seen, asked } = compute({ ...order, run });
    expect(asked).toBe(4);
    seen.forEach((cell, index) => {
      expect(cell.iterations).toBe(2_000);
      const want = counted[index].scenarios.charge![0];
      // Four of these in a fixed stream of dice: five standard errors.
      expect(Math.abs(cell.scenarios.charge![0] - want)).toBeLessThan(
        5 * Math.sqrt((want * (1 - want)) / 2_000) + 1e-9,
      );
    });
    const opened = await tasks.pairing({ input: { ...settings, attacker: first[0], defender: second[0] }, run }, pause);
    expect(opened.scenarios.charge?.win).toBe(seen[0].scenarios.charge?.[0]);
    // Rolled apart: two pairings of the same units on other dice would agree in every digit only by chance.
    expect(new Set(seen.map((cell) => cell.scenarios.charge?.[0])).size).toBeGreaterThan(1);
  });

  it('stand where their units stand until new ones arrive', () => {
    const seen = compute(order).cells;
    const moved = movedCells(seen, order, { ...order, attackers: [first[1]] });
    expect(moved).toEqual([seen[2], seen[3]].map((cell) => ({ ...cell, attacker: 0 })));
  });
});

describe('tasks of the Armies page', () => {
  it('rolls what is too large to count and says why', async () => {
    const horde = {
      name: 'Horde',
      quality: 5,
      defense: 5,
      rules: ['Retaliate(1)'],
      models: Array.from({ length: 3 }, (_, index) => ({
        count: 40,
        tough: 3 + index,
        weapons: [{ name: 'Claw', range: 0, attacks: 3 }],
      })),
    };
    const run = { ...FIRST_RUN, iterations: 20 };
    const found = await tasks.pairing({ input: { ...settings, attacker: horde, defender: horde }, run }, pause);
    expect(found.rolled).toMatchObject({ iterations: 20, seed: 1 });
    const { cost, allowed } = found.rolled?.tooLarge ?? {};
    expect(allowed).toBe(300_000_000);
    expect(cost).toBeGreaterThan(300_000_000);
    expect(cost).toBeLessThan(Number.POSITIVE_INFINITY);
    const [cell] = compute({ attackers: [horde], defenders: [horde], settings, run }).cells;
    expect(cell.iterations).toBe(20);
    expect(cell.scenarios.charge?.[0]).toBe(found.scenarios.charge?.win);
  });

  it('reads a list beside its books, and says why it cannot', async () => {
    const list = '++ Patrol [GF 30pts] ++\n\nDuelist [1] Q4+ D4+ | 30pts\n1x Sabre (A1)\n';
    const read = await tasks.read({ files: [list] });
    expect(read.ok && read.army.name).toBe('Patrol');
    expect(read.ok && read.army.units.map(({ points }) => points)).toEqual([30]);
    expect(await tasks.read({ files: [''] })).toMatchObject({ ok: false, problem: { code: 'grimdark/import-empty' } });
  });

  it('takes units from a link only when each of them is one', () => {
    const unit = first[0];
    const link = { key: 'k', name: 'Linked', ruleTexts: {} };
    expect(tasks.adopt({ ...link, units: [{ id: 'u1', unit }] })?.units[0].models).toBe(5);
    expect(
      tasks.adopt({
        ...link,
        units: [
          { id: 'u1', unit },
          { id: 'u2', unit: { name: 'Nobody' } },
        ],
      }),
    ).toBeUndefined();
    expect(tasks.adopt({ ...link, units: [] })).toBeUndefined();
  });

  it('answers a pairing as the duel calculator does', async () => {
    const input = { ...settings, attacker: first[0], defender: second[0] };
    const found = await tasks.pairing({ input, run: FIRST_RUN }, pause);
    expect(found.summary.win).toBe(duel(input).summary.win);
  });
});
