// A rule nobody has thought of, added to the catalogue in memory: data alone, and everything knows it.
import { type Answer, type AnyCalculator, calculateWith } from '@oddsmith/games';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeForm } from '../../src/form/form.ts';
import type { KillTeamRule } from '../../src/kill-team/rules/rule.ts';
import { expectAllPathsEqualExact } from '../agreement.ts';

/** Far beyond any damage of the game: a bound written down by hand would be too small for it. */
const BONUS = 40;

const made = {
  category: 'fighting',
  kind: 'ability',
  edition: 'both',
  sides: ['fighter'],
} as const;

const rules: readonly KillTeamRule[] = [
  {
    ...made,
    id: 'avalanche',
    name: 'Avalanche',
    summary: 'The first strike does 40 more damage.',
    melee: { firstStrikeBonus: BONUS },
  },
  {
    ...made,
    id: 'thirdArm',
    name: 'Third arm',
    summary: 'Each parry removes three successes.',
    melee: { parryTakesMore: 2 },
  },
  {
    ...made,
    id: 'broken',
    name: 'Broken',
    summary: 'Its damage is not a number.',
    melee: { firstStrikeBonus: Number.NaN },
  },
];

let fight: AnyCalculator;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../src/kill-team/rules/catalogue.ts', async (original) => {
    const real = await original<typeof import('../../src/kill-team/rules/catalogue.ts')>();
    return { rules: [...real.rules, ...rules] };
  });
  ({ fightCalculator: fight } = await import('../../src/kill-team/index.ts'));
});

function ask(first: object, second: object): Answer {
  return calculateWith([fight], { calculator: 'killteam/fight', input: { first, second } }) as Answer;
}

test('the form offers it and the catalogue explains it', () => {
  expect(JSON.stringify(describeForm(fight.input))).toContain('Avalanche');
  expect(fight.rules.map((rule) => rule.id)).toContain('avalanche');
});

test('the numbers are right, with Feel No Pain as well', () => {
  const first = {
    attacks: 1,
    autoNormals: 1,
    normalDamage: 2,
    wounds: 9,
    strategy: 'strike',
    abilities: ['avalanche'],
  };
  // 42 points, each felt 5 times in 6: 99 wounds lose 35 on average.
  const hurt = ask(first, { attacks: 0, wounds: 99, feelNoPain: 6 });
  expect(hurt.distributions.secondWounds.mean).toBeCloseTo(99 - 42 * (5 / 6), 9);
  const plain = ask(first, { attacks: 0, wounds: 99 });
  expect(plain.distributions.secondWounds.mean).toBe(99 - 42);
  expect(plain.steps.map((step) => step.title)).toContain('The first fighter: Avalanche');
});

test.each(['strike', 'parry', 'maxDamage', 'minDamage', 'optimalKill', 'optimalDamage'])(
  'the engines agree: %s',
  (strategy) => {
    for (const abilities of [['avalanche'], ['thirdArm'], ['avalanche', 'thirdArm', 'duelist']])
      expectAllPathsEqualExact(fight, {
        first: { attacks: 2, hit: 4, strategy, abilities },
        second: { attacks: 3, hit: 4, wounds: 50, strategy: 'maxDamage' },
      });
  },
);

test('an answer that is not a number does not leave the house', () => {
  const reply = ask({ attacks: 2, autoNormals: 2, abilities: ['broken'] }, { attacks: 1, wounds: 9, feelNoPain: 5 });
  expect(reply).toMatchObject({ error: { code: 'internal/failure' } });
});
