// A plan is made of chances that were checked, as any answer is.
import { plan } from '@oddsmith/analysis';
import { type AnyCalculator, type Firing, loadCalculator } from '@oddsmith/games';
import { expect, test } from 'vitest';

test('an engine whose chances cannot be right', async () => {
  const shoot = (await loadCalculator('killteam/shoot')) as AnyCalculator;
  const losses: Firing['losses'] = () => () => ({
    lost: [Int32Array.of(0, 1)],
    chances: Float64Array.of(0.5, Number.NaN),
  });
  const firing = { ...shoot.firing, losses } as Firing;
  const result = plan(
    { ...shoot, firing },
    { calculator: 'killteam/shoot', shooters: [{ title: 'A' }], targets: [{ title: 'B', points: 1 }] },
  );
  expect('error' in result && result.error).toMatchObject({ code: 'internal/failure', path: 'distributions.damage' });
});
