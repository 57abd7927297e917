// What to send, what to keep: the words of a recommendation, and the side they speak for.
import { Budget, prepareBattle } from '@oddsmith/games';
import type { RecommendationInput } from '@oddsmith/games/axis';
import { describe, expect, test } from 'vitest';
import { battleCalculator } from '../../src/axis/calculators/battle.ts';
import { recommendCalculator } from '../../src/axis/calculators/recommend.ts';
import { Speaker } from '../../src/words/door.ts';
import { percent } from '../../src/words/wording.ts';
import { answerOf } from '../words.ts';
import { COUNTER, wave } from './waves.ts';

describe('what to send, what to keep', () => {
  const answered = (input: RecommendationInput) => answerOf(recommendCalculator, input).sentence;

  // What must happen for the side that asked; of a defender, what must not happen to it.
  test.each<[RecommendationInput['criterion'], boolean, string]>([
    [null, false, 'the territory is held'],
    ['takes', false, 'the territory is held'],
    ['clears', false, 'the attacker is not left alone'],
    ['survives', false, 'a unit of yours is left, fled or not,'],
    [null, true, 'the zone is not cleared'],
    ['clears', true, 'the zone is not cleared'],
    ['survives', true, 'a unit of yours is left, fled or not,'],
  ])('a defender keeps: %s, at sea: %s', (criterion, naval, words) => {
    const [ours, theirs] = naval ? [{ bat: 2 }, { tra: 1 }] : [{ fig: 2 }, { fig: 1 }];
    const sentence = answered({
      side: 'defender',
      naval,
      criterion,
      waves: [wave(theirs, ours)],
      goal: { winChance: 0.1 },
    });
    expect(sentence).toMatch(/^Keep 1 /);
    expect(sentence).toContain(`: ${words} `);
  });

  test.each([
    [false, { inf: 4, arm: 2 }, { inf: 1 }, 'the territory is taken and held'],
    [true, { cru: 3 }, { des: 1 }, 'the zone is cleared and held'],
  ] as const)('an attacker sends against a counter-attack, at sea: %s', (naval, ours, theirs, words) => {
    const waves = [wave(ours, theirs), wave(theirs, {}, COUNTER)];
    const sentence = answered({ naval, waves, goal: { winChance: 0.2 } });
    expect(sentence).toMatch(/^Send .* in wave 1 for \d+ IPC: /);
    expect(sentence).toContain(`: ${words} `);
  });

  // What the first attacker does not hold when all is over, whether or not he had it in between.
  test.each([
    [false, 'takes', { inf: 4 }, { inf: 2 }, { inf: 3 }, 'the territory is yours in the end'],
    [false, 'clears', { inf: 4 }, { inf: 2 }, { inf: 3 }, 'the territory is yours in the end'],
    [true, 'clears', { cru: 2 }, { sub: 1 }, { des: 2 }, 'the zone is not held by the attacker in the end'],
  ] as const)(
    'a defender keeps for a counter-attack, at sea: %s, %s',
    (naval, criterion, theirs, ours, back, words) => {
      const waves = [wave(theirs, ours), wave(back, {}, COUNTER)];
      const { takesChance, holdsChance } = answerOf(battleCalculator, { naval, waves }).summary;
      expect(1 - takesChance).toBeLessThan(1 - holdsChance - 0.1);
      const sentence = answered({ side: 'defender', naval, criterion, waves, minArmy: ours, goal: { winChance: 0 } });
      expect(sentence).toContain(`: ${words} ${percent(1 - holdsChance)} of the time`);
    },
  );

  test('nothing cheaper is enough only where that is proven', () => {
    const given = prepareBattle(recommendCalculator, {
      waves: [wave({ inf: 3 }, { inf: 1 })],
      goal: { winChance: 0.5 },
    });
    const found = recommendCalculator.exact(given, new Budget());
    const speaker = new Speaker(recommendCalculator);
    const said = (proven: boolean) => speaker.say(recommendCalculator.explain(given, { ...found, proven }).sentence);
    expect(said(true)).toContain('nothing cheaper is enough');
    expect(said(false)).toContain('the cheapest that was found');
  });

  test('what is not proven to be the best is remarked upon', () => {
    const given = prepareBattle(recommendCalculator, {
      waves: [wave({ inf: 3 }, { inf: 1 })],
      goal: { winChance: 0.5 },
    });
    const found = recommendCalculator.exact(given, new Budget());
    const codes = (proven: boolean) => recommendCalculator.advise(given, { ...found, proven }).map(({ code }) => code);
    expect(codes(true)).not.toContain('axis/not-proven');
    expect(codes(false)).toContain('axis/not-proven');
  });

  test('where nothing is enough, the figures are those of what comes nearest', () => {
    const input: RecommendationInput = { waves: [wave({ inf: 2 }, { inf: 2 })], goal: { winChance: 0.9 } };
    const { summary, sentence } = answerOf(recommendCalculator, input);
    const { takesChance } = answerOf(battleCalculator, { waves: input.waves }).summary;
    expect(summary).toMatchObject({ chance: expect.closeTo(takesChance, 12), cost: 6 });
    expect(sentence).toContain(`2 infantry comes nearest: the territory is taken ${percent(takesChance)}`);
  });

  test('a split says how many of how many are held', () => {
    const attack = { units: { inf: 1 } };
    const sentence = answered({
      side: 'defender',
      waves: [{ defense: { units: { inf: 2 } } }],
      territories: [{ attack }, { attack }, { attack }],
      hold: 2,
      goal: { winChance: 0.1 },
    });
    expect(sentence).toContain(': you hold at least 2 of 3 territories ');
  });

  const split = (naval: boolean, stock: object, attacks: readonly object[], hold: number, winChance: number) =>
    recommendCalculator.exact(
      prepareBattle(recommendCalculator, {
        side: 'defender',
        naval,
        waves: [{ defense: { units: stock } }],
        territories: attacks.map((units) => ({ attack: { units } })),
        hold,
        goal: { winChance },
      }),
      new Budget(),
    );

  test('a split is enough where it holds as often as was asked, and each territory has its chance', () => {
    const attacks = [{ inf: 1 }, { inf: 2, arm: 1 }];
    const { chance } = split(false, { inf: 2 }, attacks, 1, 0.5).split!;
    for (const [asked, feasible] of [
      [chance - 0.01, true],
      [chance + 0.01, false],
    ] as const)
      expect(split(false, { inf: 2 }, attacks, 1, asked)).toMatchObject({ feasible });
    const { summary, split: found } = split(false, { inf: 2 }, attacks, 1, 0.5);
    expect([summary.hold1, summary.hold2]).toEqual(found!.territories.map(({ holdChance }) => holdChance));
  });

  test('an empty zone that a ship enters is not held', () => {
    const { summary } = split(true, { cru: 1 }, [{ des: 1 }, { des: 1 }], 2, 0.5);
    expect(summary.chance).toBe(0);
  });
});
