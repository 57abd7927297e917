// The page of reference cases: it asks what the files hold, judges as the command does, and ends when it is told to.
import { readFileSync } from 'node:fs';
import type { CaseResult } from '@oddsmith/conformance/report';
import { calculateWith, type Refusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { describe, expect, test } from 'vitest';
import { askedGames } from '../src/places/conformance/others.ts';
import { readCases, runCases } from '../src/places/conformance/run-cases.ts';

const file = new URL('../../../packages/conformance/cases/killteam.jsonl', import.meta.url);
const cases = readCases(readFileSync(file, 'utf8')).slice(0, 30);
const engine = async (question: object) => calculateWith(calculators, question);

test('our engine is right in every case', async () => {
  let results: readonly CaseResult[] = [];
  await runCases(cases, engine, (found) => (results = found), new AbortController().signal);
  expect(results.map(({ id, state }) => [id, state])).toEqual(cases.map(({ id }) => [id, 'right']));
});

test('one that refuses has not answered', async () => {
  let results: readonly CaseResult[] = [];
  const mute = async (): Promise<Refusal> => ({ error: { code: 'x/none', path: '', message: 'no idea' } });
  await runCases(cases, mute, (found) => (results = found), new AbortController().signal);
  expect(results.every(({ state, error }) => state === 'refused' && error === 'no idea')).toBe(true);
});

test('nothing is shown after it was stopped', async () => {
  const controller = new AbortController();
  let shown = 0;
  const stopping = async (question: object) => {
    controller.abort();
    return calculateWith(calculators, question);
  };
  await runCases(cases, stopping, () => (shown += 1), controller.signal);
  expect(shown).toBe(0);
});

describe('the table of other calculators', () => {
  const asked = askedGames.flatMap(({ game, calculators: those, cases: rows }) =>
    rows.map(([id, row]) => ({ id, game, count: those.length, ...row })),
  );

  test('has twelve cases, each with a cell for every calculator of its game', () => {
    expect(asked.length).toBe(12);
    expect(asked.filter(({ answers, count }) => answers.length !== count)).toEqual([]);
  });

  test.each(asked.map((row) => [row.id, row] as const))('the reference of %s is that of the suite', (id, row) => {
    const suite = new URL(`../../../packages/conformance/cases/${row.game}.jsonl`, import.meta.url);
    const found = readCases(readFileSync(suite, 'utf8')).find((one) => one.id === id);
    if (found === undefined) throw new Error(`${id} is no case of the suite`);
    const { summary, distributions }: Expected = found.expect;
    const figures = row.figures.map((figure) => summary?.[figure] ?? mean(distributions?.[figure] ?? {}));
    expect(figures.map((figure) => Number(figure.toFixed(4)))).toEqual(row.reference);
  });
});

interface Expected {
  readonly summary?: { readonly [figure: string]: number };
  readonly distributions?: { readonly [figure: string]: { readonly [outcome: string]: number } };
}

function mean(chances: { readonly [outcome: string]: number }): number {
  return Object.entries(chances).reduce((sum, [outcome, chance]) => sum + Number(outcome) * chance, 0);
}
