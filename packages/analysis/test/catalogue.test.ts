// Every calculator of the catalogue gets every analysis for nothing: this is the proof.
import {
  compare,
  decodeLink,
  encodeLink,
  figureNames,
  figureOf,
  figureWord,
  headlineName,
  isChance,
  markdownReport,
  matrix,
  sensitivity,
} from '@oddsmith/analysis';
import { type Answer, calculateWith, isRefusal, prepareBattle } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { describe, expect, test } from 'vitest';

/** Large battles are simulated, and shortly: the figures are tested with the games. */
const QUICK = { steps: 5_000_000, iterations: 50 };

function answer(calculator: string, input: unknown): Answer {
  const reply = calculateWith(calculators, { calculator, input, iterations: QUICK.iterations }, { steps: QUICK.steps });
  if (isRefusal(reply)) throw new Error(`${reply.error.path}: ${reply.error.message}`);
  return reply;
}

/** Figures that count something, beside those that say "mean"; every other is a chance. */
const AMOUNTS: readonly string[] = [
  ...['damage', 'profit', 'rounds', 'cost', 'checked', 'rollNeeded', 'killValue', 'damageValue'],
  ...['attackerLoss', 'defenderLoss', 'bombersLost', 'cargoLost', 'firstMeanLost', 'secondMeanLost'],
  ...['pointsDestroyed', 'pointsPerPoint', 'pointsTraded', 'firstPointsLost', 'secondPointsLost'],
];

for (const calculator of calculators)
  describe(calculator.id, () => {
    const presets = calculator.presets.slice(0, 3);

    test('every preset travels in a link', () => {
      for (const { input } of calculator.presets)
        expect(decodeLink(encodeLink({ input }))).toEqual({
          ok: true,
          state: { input: JSON.parse(JSON.stringify(input)) },
        });
    });

    test('figures, reports and comparison', () => {
      for (const { input } of presets) {
        const reply = answer(calculator.id, input);
        for (const name of figureNames(reply)) {
          expect(figureOf(reply, name), name).toBeTypeOf('number');
          expect(isChance(name), name).toBe(!/^mean|\.mean$/.test(name) && !AMOUNTS.includes(name));
          const [side] = /^first|^second/.exec(name) ?? [''];
          expect(figureWord(name).toLowerCase().startsWith(side), `${name} is called ${figureWord(name)}`).toBe(true);
        }
        const chances = Object.entries(reply.summary).filter(([name]) => isChance(name));
        for (const [name, chance] of chances) {
          expect(chance, name).toBeGreaterThanOrEqual(-1e-12);
          expect(chance, name).toBeLessThanOrEqual(1 + 1e-12);
        }
        expect(headlineName(reply)).toBeDefined();
        expect(markdownReport(reply).split('\n')[0]).toBe(`**${reply.sentence}**`);
        for (const { difference } of compare(reply, reply).figures) expect(difference).toBe(0);
      }
    });

    test('what matters', () => {
      const cost = (input: unknown) => calculator.cost(prepareBattle(calculator, input));
      const lightest = calculator.presets.reduce((a, b) => (cost(b.input) < cost(a.input) ? b : a));
      const result = sensitivity(calculator, { input: lightest.input }, QUICK);
      if ('error' in result) throw new Error(result.error.message);
      expect(result.changes.length).toBeGreaterThan(0);
      for (const change of result.changes) {
        expect(change.title, change.path).not.toBe('');
        expect(Number.isFinite(change.difference), change.path).toBe(true);
      }
    });

    test('a matrix of presets', () => {
      const rows = presets.map(({ title, input }) => ({ title, input }));
      const result = matrix(calculator, { rows, columns: [{ title: 'as it is', input: {} }] }, QUICK);
      if ('error' in result) throw new Error(result.error.message);
      for (const [cell] of result.cells ?? []) expect(cell.problem).toBeUndefined();
    });
  });
