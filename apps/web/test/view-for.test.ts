// A view reads the battles of its own calculator and no others: the compiler says so, and the door to the page.
import { type Answer, calculateWith, isRefusal } from '@oddsmith/games';
import { attackCalculator } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';
import type { AnswerOf } from '../src/games/calculator-types.ts';
import type { ViewOf } from '../src/games/view.ts';
import { viewFor } from '../src/games/view-for.ts';

function answerTo(numAttacks: number): Answer {
  const answer = calculateWith([attackCalculator], { calculator: 'fantasy/attack', input: { numAttacks } });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  return answer;
}

const NOTHING = { text: '', unit: '', side: 'attacker' } as const;

test('a view gets the input and the answer of its calculator', () => {
  const view = viewFor({
    id: 'fantasy/attack',
    tab: 'Attack',
    charts: [],
    bigNumber: ({ summary }, { numAttacks }) => ({ ...NOTHING, text: `${numAttacks} attacks, ${summary.meanWounds}` }),
  });
  const answer = answerTo(8);
  // 8 attacks that hit and wound on 4+ each, without armour: 2 wounds.
  expect(view.bigNumber(answer, { numAttacks: 8 }).text).toBe('8 attacks, 2');
});

test('a battle of another calculator is refused', () => {
  const view = viewFor({ id: 'killteam/shoot', tab: 'Shoot', charts: [], bigNumber: () => NOTHING });
  expect(() => view.bigNumber(answerTo(8), {})).toThrow('the view of killteam/shoot got a battle of fantasy/attack');
});

test('a view that reads another answer than its own does not compile', () => {
  const view: ViewOf<'killteam/shoot'> = {
    id: 'killteam/shoot',
    tab: 'Shoot',
    charts: [],
    // @ts-expect-error a fight is no shot: were the function a method, both would be let through
    bigNumber: ({ summary }: AnswerOf<'killteam/fight'>) => ({ ...NOTHING, text: String(summary.firstDies) }),
  };
  expect(view.id).toBe('killteam/shoot');
});
