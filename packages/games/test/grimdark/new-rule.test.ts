// A rule that is data alone: one entry of a pack, and every part of the game knows it.
import { Budget, calculateWith, isRefusal, prepareBattle } from '@oddsmith/games';
import { attackCalculator, calculators, coverageOf, lookUp, searchRules } from '@oddsmith/games/grimdark';
import { expect, test, vi } from 'vitest';
import { expectAllPathsEqualExact } from '../agreement.ts';

vi.mock('../../src/grimdark/packs.generated.ts', async (importOriginal) => {
  const { packRules } = await importOriginal<typeof import('../../src/grimdark/packs.generated.ts')>();
  const rule = {
    id: 'moonstruck',
    name: 'Moonstruck',
    summary: 'Every natural 5 or 6 to hit when shooting is one hit more, with AP +1.',
    category: 'attack',
    effects: [
      { do: 'extraHits', value: 1, face: 5, carriers: 'own', when: [{ phase: 'shooting' }] },
      { do: 'ap', value: 1, carriers: 'own' },
    ],
  };
  return { packRules: [...packRules, rule] };
});

const unit = (rules: string[]) => ({
  name: 'Squad',
  quality: 4,
  defense: 4,
  rules,
  models: [{ weapons: [{ name: 'Gun', range: 24 }] }],
});
const input = { attacker: unit(['Moonstruck']), defender: unit([]) };

test('lists, search and coverage know it', () => {
  for (const { rules } of calculators) expect(rules.map(({ id }) => id)).toContain('moonstruck');
  expect(searchRules('moonstruck')[0].name).toBe('Moonstruck');
  expect(coverageOf('Moonstruck Aura', { version: '3.5' })).toBe('counted');
  expect(lookUp('Moonstruck when Shooting')?.phase).toBe('shooting');
});

test('the engine counts it, on every path of the dice', () => {
  const { distributions } = attackCalculator.exact(prepareBattle(attackCalculator, input), new Budget());
  // 4 is one hit, 5 and 6 are two, each unblocked with 4/6.
  expect(distributions.hits.mean).toBeCloseTo(5 / 6, 12);
  expectAllPathsEqualExact(attackCalculator, { ...input, defender: { ...unit([]), models: [{ tough: 3 }] } });
});

test('explanation and advice speak of it', () => {
  const reply = calculateWith(calculators, { calculator: 'grimdark/attack', input });
  if (isRefusal(reply)) throw new Error(reply.error.message);
  expect(reply.steps[0].text).toBe('1 die hits on 4+, blocked on 5+; a natural 5 and 6 adds 1 hit.');
  expect(reply.advice).toEqual([]);
});
