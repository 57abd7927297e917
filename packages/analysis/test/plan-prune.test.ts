// The tree of a plan leaves out what is less likely than asked, and nothing else: held against the tree that shows all.
import { type Plan, type PolicyNode, plan } from '@oddsmith/analysis';
import type { AnyCalculator } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { Random } from '@oddsmith/kernel';
import { expect, test } from 'vitest';

const shoot = calculators.find(({ id }) => id === 'killteam/shoot') as AnyCalculator;

function phase(random: Random, prune: number) {
  return {
    calculator: 'killteam/shoot',
    shooters: Array.from({ length: 3 }, (_, i) => ({
      title: `shooter ${i}`,
      input: {
        attacker: {
          attacks: 3 + random.die(4),
          hit: 2 + random.die(3),
          normalDamage: random.die(4),
          criticalDamage: 4 + i,
        },
      },
    })),
    targets: Array.from({ length: 2 }, (_, t) => ({
      title: `target ${t}`,
      points: 10 + random.die(10),
      input: { defender: { dice: 3, save: 2 + random.die(4), wounds: 18 + random.die(12) } },
    })),
    commandReroll: false,
    prune,
  };
}

function planned(seed: number, prune: number, solve: number | undefined): Plan {
  const found = plan(shoot, phase(new Random(seed), prune), solve === undefined ? {} : { solve });
  if ('error' in found) throw new Error(found.error.message);
  return found;
}

/** The likeliest branch of the whole tree that the shorter one does not have. */
function mostLeftOut(whole: PolicyNode, shown: PolicyNode): number {
  let most = 0;
  for (const { left, probability, then } of whole.branches ?? []) {
    const within = (shown.branches ?? []).filter(
      (branch) => left === null || (branch.left !== null && branch.left[0] <= left[1] && branch.left[1] >= left[0]),
    );
    const told = within.reduce((sum, branch) => sum + branch.probability, 0);
    if (told < probability / 2) most = Math.max(most, probability);
    else if (within.length === 1 && within[0].left?.join() === left?.join())
      most = Math.max(most, mostLeftOut(then, within[0].then));
  }
  return most;
}

test.each([
  ['the best policy', undefined],
  ['a policy for a phase too large to solve', 0],
])('%s', (_, solve) => {
  for (let seed = 1; seed <= 12; seed++) {
    const prune = 0.02;
    const whole = planned(seed, 0, solve);
    const shown = planned(seed, prune, solve);
    expect(mostLeftOut(whole.policy, shown.policy), `seed ${seed}`).toBeLessThan(prune);
  }
});
