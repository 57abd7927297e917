// Cells of the duels between two armies and the tasks of their page, against the library's own functions.
import { analysisOf, type FigureCell } from '@oddsmith/analysis';
import {
  duel,
  duelCalculator,
  duelSchema,
  type Replay,
  SCENARIOS,
  type ScenarioResult,
  sampleArmies,
  type UnitInput,
} from '@oddsmith/games/grimdark';
import { describe, expect, it } from 'vitest';
import { ALL_SCENARIOS } from '../src/games/grimdark/pairing/scenario-groups.ts';
import { EXACT_STEPS } from '../src/games/grimdark/tasks/exact-steps.ts';
import { tasks } from '../src/games/grimdark/tasks/tasks.ts';
import { typicalLoss } from '../src/games/grimdark/tasks/typical-loss.ts';
import { MatrixCells, type MatrixOrder, withOlder } from '../src/places/armies/matrix/known-cells.ts';
import { oddsNames } from '../src/places/armies/matrix/matrix-figures.ts';
import { FIRST_RUN, type RunPlan, readRun } from '../src/places/armies/plan/run-plan.ts';

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
const names = oddsNames(settings.scenarios);
const partsOf = (units: readonly UnitInput[], side: 'attacker' | 'defender') => units.map((unit) => ({ [side]: unit }));

function orderOf(
  attackers: readonly UnitInput[],
  defenders: readonly UnitInput[],
  run: RunPlan = FIRST_RUN,
): MatrixOrder {
  return {
    calculator: 'grimdark/duel',
    input: settings,
    rows: partsOf(attackers, 'attacker'),
    columns: partsOf(defenders, 'defender'),
    names,
    run,
    ownDice: true,
  };
}

/** As the pool does it, on this thread. */
function compute(order: MatrixOrder): { readonly matrix: MatrixCells; readonly asked: number } {
  const matrix = new MatrixCells(order);
  const { toAsk } = matrix;
  const analysis = analysisOf([duelCalculator], { kind: 'matrix', ...matrix.question });
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
  matrix.learn({ figures, rolled, wounds: [] });
  return { matrix, asked: toAsk.length };
}

/** Win, draw and loss of the first scenario, a charge. */
function chargeOf({ cells: { figures } }: MatrixCells, cell: number): readonly number[] {
  return [...figures.subarray(cell * names.length, cell * names.length + 3)];
}

describe('cells of the matrix', () => {
  const order = orderOf(first, second);

  it('are those of the library, and are asked for once', () => {
    const { matrix: seen, asked } = compute(order);
    expect(asked).toBe(4);
    expect([...seen.cells.state]).toEqual([1, 1, 1, 1]);
    for (const [row, attacker] of first.entries())
      for (const [column, defender] of second.entries()) {
        const { win, draw, loss } = duel({ ...settings, attacker, defender }).scenarios.charge as ScenarioResult;
        expect(chargeOf(seen, 2 * row + column)).toEqual([win, draw, loss]);
      }
    // The same units in another order, with other dice: what was counted is known. Two of a kind are one question.
    const again = compute(orderOf([...first].reverse(), second, { ...FIRST_RUN, seed: 9 }));
    expect(again.asked).toBe(0);
    expect(chargeOf(again.matrix, 0)).toEqual(chargeOf(seen, 2));
    const [other] = sampleArmies[0].units.slice(2);
    const twice = compute(orderOf([...first, other, other], second));
    expect(twice.asked).toBe(2);
    expect(twice.matrix.count).toBe(8);
    expect(chargeOf(twice.matrix, 6)).toEqual(chargeOf(twice.matrix, 4));
  });

  it('are rolled as often as is told, around the exact figures, and the open pairing shows the same', async () => {
    const run = { method: 'simulate', iterations: 2_000, seed: 3 } as const;
    const { matrix: counted } = compute(order);
    const { matrix: seen, asked } = compute(orderOf(first, second, run));
    expect(asked).toBe(4);
    for (const cell of seen.cells.state.keys()) {
      expect(seen.cells.state[cell]).toBe(2);
      const [want] = chargeOf(counted, cell);
      // Four of these in a fixed stream of dice: five standard errors.
      expect(Math.abs(chargeOf(seen, cell)[0] - want)).toBeLessThan(5 * Math.sqrt((want * (1 - want)) / 2_000) + 1e-9);
    }
    const opened = await tasks.pairing({ input: { ...settings, attacker: first[0], defender: second[0] }, run }, pause);
    expect(opened.scenarios.charge?.win).toBe(chargeOf(seen, 0)[0]);
    // Rolled apart: two pairings of the same units on other dice would agree in every digit only by chance.
    expect(new Set([0, 1, 2, 3].map((cell) => chargeOf(seen, cell)[0])).size).toBeGreaterThan(1);
  });

  it('stand where their units stand until new ones arrive', () => {
    const { matrix: seen } = compute(order);
    // The second row alone, in a plan whose cells are not known yet.
    const next = { ...order, rows: [order.rows[1]], input: { ...settings, distance: 13 } };
    const fresh = new MatrixCells(next);
    expect(fresh.count).toBe(0);
    const shown = withOlder(fresh.cells, next, seen.cells, order);
    expect([...shown.stale]).toEqual([1, 1]);
    expect([...shown.figures]).toEqual([...seen.cells.figures.subarray(2 * names.length)]);
    expect(fresh.count).toBe(0);
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
    const { matrix } = compute(orderOf([horde], [horde], run));
    expect([matrix.cells.state[0], matrix.cells.iterations]).toEqual([2, 20]);
    expect(chargeOf(matrix, 0)[0]).toBe(found.scenarios.charge?.win);
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
