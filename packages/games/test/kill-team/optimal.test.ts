// Optimal play is at least as good as every other strategy on its own objective, whatever the enemy does.
import { Budget, prepareBattle } from '@oddsmith/games';
import { Random } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { type FightInput, fightCalculator } from '../../src/kill-team/index.ts';
import { STRATEGIES, type Strategy } from '../../src/kill-team/strategies.ts';
import { pick, randomFight } from './random-battles.ts';

const FIGHTS = many('kill-team', 2_000);
/** Each decision may give away up to 1e-9 by the rule for ties. */
const TOLERANCE = 1e-7;

function worthForFirst(input: FightInput, strategy: Strategy, objective: 'optimalKill' | 'optimalDamage'): number {
  const battle = prepareBattle(fightCalculator, { ...input, first: { ...input.first, strategy } });
  const { summary, distributions } = fightCalculator.exact(battle, new Budget());
  return objective === 'optimalKill'
    ? summary.secondDies - summary.firstDies
    : distributions.firstWounds.mean - distributions.secondWounds.mean;
}

test(`optimal is never worse on ${FIGHTS} random fights`, () => {
  const random = new Random(31);
  let strictly = 0;
  for (let i = 0; i < FIGHTS; i++) {
    const objective = pick(random, ['optimalKill', 'optimalDamage'] as const);
    // Against the same objective the game is zero-sum, so the claim holds there as well.
    const enemy = pick(random, ['strike', 'parry', 'maxDamage', 'minDamage', objective] as const);
    const drawn = randomFight(random, 3, random.die(4) === 1 ? 2 : 1);
    const feelNoPain = random.die(5) === 1 ? 5 : null;
    const input = { ...drawn, second: { ...drawn.second, strategy: enemy, feelNoPain } };
    const best = worthForFirst(input, objective, objective);
    for (const strategy of STRATEGIES) {
      if (strategy === objective) continue;
      const worth = worthForFirst(input, strategy, objective);
      if (worth > best + TOLERANCE)
        expect.fail(`${strategy} ${worth} beats ${objective} ${best}: ${JSON.stringify(input)}`);
      if (worth < best - 1e-6) strictly++;
    }
  }
  // A test that compares equal numbers only would prove nothing.
  expect(strictly).toBeGreaterThan(FIGHTS / 2);
});
