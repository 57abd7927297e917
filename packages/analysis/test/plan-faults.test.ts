// A plan is made of chances that were checked, as any answer is.
import { plan } from '@oddsmith/analysis';
import { type AnyCalculator, loadCalculator } from '@oddsmith/games';
import { expect, test } from 'vitest';

test('an engine whose chances cannot be right', async () => {
  const { figures: _, ...shoot } = (await loadCalculator('killteam/shoot')) as AnyCalculator;
  const exact: AnyCalculator['exact'] = (battle, budget) => {
    const { damage, ...others } = shoot.exact(battle, budget).distributions;
    const probabilities = damage.probabilities.map(() => Number.NaN);
    return { errorBound: 0, summary: {}, distributions: { ...others, damage: { ...damage, probabilities } } };
  };
  const result = plan(
    { ...shoot, exact },
    { calculator: 'killteam/shoot', shooters: [{ title: 'A' }], targets: [{ title: 'B', points: 1 }] },
  );
  expect('error' in result && result.error).toMatchObject({ code: 'internal/failure', path: 'distributions.damage' });
});
