// Figures of the win-rate matrix, worked by hand from small cells; tasks against the library's own functions.
import { duel, duelMatrix, duelSchema, sampleArmies, unitSchema } from '@oddsmith/games/grimdark';
import { describe, expect, it } from 'vitest';
import { matrixCsv } from '../src/games/grimdark/matrix-csv.ts';
import { bestCounters, meanOdds, oddsTable, rowOdds, tableOdds } from '../src/games/grimdark/matrix-figures.ts';
import { type Cell, type MatrixUpdate, tasks } from '../src/games/grimdark/tasks.ts';

const cells: readonly Cell[] = [
  { attacker: 0, defender: 0, exact: true, scenarios: { charge: [0.5, 0.25, 0.25], shooting_only: [0.1, 0.9, 0] } },
  { attacker: 0, defender: 1, exact: true, scenarios: { charge: [1, 0, 0], shooting_only: [0, 1, 0] } },
  { attacker: 1, defender: 0, exact: true, scenarios: { charge: [0.5, 0, 0.5], shooting_only: [0.9, 0.1, 0] } },
];

describe('figures of a matrix', () => {
  it('takes one scenario or the mean of all', () => {
    expect(oddsTable(cells, 2, 2, 'charge')[0]).toEqual([
      [0.5, 0.25, 0.25],
      [1, 0, 0],
    ]);
    expect(oddsTable(cells, 2, 2, undefined)[1]).toEqual([[0.7, 0.05, 0.25], undefined]);
  });

  it('averages rows and the whole over what is there', () => {
    const table = oddsTable(cells, 2, 2, 'charge');
    expect(rowOdds(table)).toEqual([
      [0.75, 0.125, 0.125],
      [0.5, 0, 0.5],
    ]);
    expect(tableOdds(table)?.[0]).toBeCloseTo(2 / 3, 12);
    expect(meanOdds([])).toBeUndefined();
  });

  it('names the best answer to each enemy by wins less losses', () => {
    const [first, second] = bestCounters(oddsTable(cells, 2, 2, 'charge'));
    expect(first?.attacker).toBe(0);
    expect(second?.odds).toEqual([1, 0, 0]);
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
    const csv = matrixCsv({ attacker: army('=1+1'), defender: army('The "Old" Guard') }, [[[0.5, 0.25, 0.25]]]);
    expect(csv).toBe('attacker,defender,win,draw,loss\r\n"\'=1+1","The ""Old"" Guard",0.5,0.25,0.25\r\n');
  });
});

describe('tasks of the Armies page', () => {
  const { attacker: _a, defender: _d, ...settings } = duelSchema.parse({ scenarios: ['charge', 'mutual_shooting'] });
  const [first, second] = sampleArmies.map(({ units }) => units.slice(0, 2));

  it('computes the same matrix as the library, cell by cell', async () => {
    const seen: Cell[] = [];
    const run = { report: (update: unknown) => seen.push(...(update as MatrixUpdate).cells), pause: async () => {} };
    await tasks.matrix({ attackers: first, defenders: second, settings }, run);
    const parse = (units: typeof first) => units.map((unit) => unitSchema.parse(unit));
    const expected = duelMatrix(parse(first), parse(second), settings);
    expect(seen.map(({ attacker, defender }) => [attacker, defender])).toEqual(
      expected.cells.map(({ attacker, defender }) => [attacker, defender]),
    );
    seen.forEach((cell, index) => {
      expect(cell.scenarios.charge?.[0]).toBe(expected.cells[index].scenarios.charge?.win);
    });
  });

  it('reads a list beside its books, and says why it cannot', () => {
    const list = '++ Patrol [GF 30pts] ++\n\nDuelist [1] Q4+ D4+ | 30pts\n1x Sabre (A1)\n';
    const read = tasks.read({ files: [list] });
    expect(read.ok && read.army.name).toBe('Patrol');
    expect(read.ok && read.army.units.map(({ points }) => points)).toEqual([30]);
    expect(tasks.read({ files: [''] })).toMatchObject({ ok: false, problem: { code: 'grimdark/import-empty' } });
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

  it('answers a pairing as the duel calculator does', () => {
    const input = { ...settings, attacker: first[0], defender: second[0] };
    expect(tasks.pairing({ input }).summary.win).toBe(duel(input).summary.win);
  });
});
