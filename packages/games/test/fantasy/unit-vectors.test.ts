// The reference results of unit cards and of attacks by the rules of a system.
import { readFileSync } from 'node:fs';
import { type AnyCalculator, Budget, type Findings, prepareBattle } from '@oddsmith/games';
import { battleCalculator, calculators } from '@oddsmith/games/fantasy';
import type { Distribution } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { probabilityOf } from '../agreement.ts';

interface Table {
  readonly [outcome: string]: number;
}

interface Vector {
  readonly id: string;
  readonly calculator: string;
  readonly group: string;
  readonly input: object;
  readonly expect: object;
}

const vectors: Vector[] = ['unit-vectors', 'rules-vectors'].flatMap((file) =>
  readFileSync(new URL(`./fixtures/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
);

const TOLERANCE = 1e-9;

function findingsOf({ calculator: id, input }: Vector): Findings {
  const calculator = (calculators as readonly AnyCalculator[]).find((candidate) => candidate.id === id);
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  return calculator.exact(prepareBattle(calculator, input), new Budget());
}

function expectNear(got: number, want: number, where: string): void {
  expect(Math.abs(got - want), `${where}: ${got}, not ${want}`).toBeLessThan(TOLERANCE);
}

/** Outcomes that a table leaves out have no chance worth the name. */
function expectDistribution(got: Distribution, want: Table, where: string): void {
  for (const [outcome, chance] of Object.entries(want))
    expectNear(probabilityOf(got, Number(outcome)), chance, `${where}=${outcome}`);
  for (let n = got.min; n <= got.max; n++) if (!(n in want)) expectNear(probabilityOf(got, n), 0, `${where}=${n}`);
}

describe('fantasy/attack by the rules of a system', () => {
  test.each(vectors.filter(({ calculator }) => calculator === 'fantasy/attack'))('$id $group', (vector) => {
    const { distributions } = findingsOf(vector);
    for (const [figure, table] of Object.entries(vector.expect).filter(([key]) => key !== 'advice'))
      expectDistribution(distributions[figure], table as Table, figure);
  });
});

interface BattleExpectation {
  readonly rounds: readonly { readonly fought: number; readonly outcomes: Table; readonly margin: Table | null }[];
  readonly final: Table;
  readonly firstLost: Table;
  readonly secondLost: Table;
  readonly joint?: Table;
  readonly strikes: readonly object[];
  /** Codes of remarks that must be made. */
  readonly advice?: readonly string[];
}

describe('fantasy/battle', () => {
  test.each(vectors.filter(({ calculator }) => calculator === 'fantasy/battle'))('$id $group', (vector) => {
    const found = battleCalculator.exact(prepareBattle(battleCalculator, vector.input), new Budget());
    const want = vector.expect as BattleExpectation;
    const strikes = found.strikes.map(({ side, kind, step, models, toHit, toWound, armourSave }) =>
      JSON.stringify({ side, kind, step, models, toHit, toWound, armourSave }),
    );
    expect(strikes.sort()).toEqual(want.strikes.map((strike) => JSON.stringify(strike)).sort());
    for (const [index, round] of want.rounds.entries()) {
      const got = found.rounds[index];
      expectNear(got.fought, round.fought, `fought ${index}`);
      for (const [outcome, chance] of Object.entries(got.outcomes))
        expectNear(chance, round.outcomes[outcome] ?? 0, `round ${index} ${outcome}`);
      if (round.margin === null || got.margin === null) expect(got.margin).toBe(round.margin);
      else expectDistribution(got.margin, round.margin, `margin ${index}`);
    }
    for (const [ending, chance] of Object.entries(found.summary)) expectNear(chance, want.final[ending] ?? 0, ending);
    expectDistribution(found.distributions.firstLost, want.firstLost, 'firstLost');
    expectDistribution(found.distributions.secondLost, want.secondLost, 'secondLost');
    const said = battleCalculator.advise(prepareBattle(battleCalculator, vector.input)).map(({ code }) => code);
    for (const code of want.advice ?? []) expect(said).toContain(code);
    for (const [pair, chance] of Object.entries(want.joint ?? {})) {
      const [a, b] = pair.split(',').map(Number);
      expectNear(found.joint[a][b], chance, `joint ${pair}`);
    }
  });
});
