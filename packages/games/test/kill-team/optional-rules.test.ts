// Optional rules of choice: against every choice tried on every roll, against rules that are always used, and between the engines.
import { Budget, prepareBattle } from '@oddsmith/games';
import { mean, type Pmf, Random, TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { volleyOdds } from '../../src/kill-team/exact/volley.ts';
import { shoot, shootCalculator } from '../../src/kill-team/index.ts';
import type { ShotPlan } from '../../src/kill-team/plan.ts';
import type { ShootInput } from '../../src/kill-team/schema/index.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { smallAttack } from './every-choice.ts';
import { randomBest } from './random-battles.ts';

function worthOf(shot: ShotPlan): number {
  const { damage } = volleyOdds(shot, new Budget());
  return shot.aim === 'damage' ? mean(damage) : chanceFrom(damage, shot.wounds);
}

function chanceFrom(damage: Pmf, wounds: number): number {
  let chance = 0;
  for (let points = wounds; points < damage.length; points++) chance += damage[points];
  return chance;
}

function always(shot: ShotPlan, side: 'attacker' | 'defender'): ShotPlan {
  if (side === 'attacker') return { ...shot, attack: { ...shot.attack, declines: false } };
  const saves = { ...shot.saves, declines: false };
  const same = shot.saves === shot.savesAfterCrit;
  return { ...shot, saves, savesAfterCrit: same ? saves : { ...shot.savesAfterCrit, declines: false } };
}

test('on 2,000 random attacks declining is never worse than always, for whoever may decline', () => {
  const random = new Random(46);
  let gained = 0;
  for (let i = 0; i < 2_000; i++) {
    const input = randomBest(random, 4);
    const [shot] = prepareBattle(shootCalculator, input).shots;
    const best = worthOf(shot);
    const text = JSON.stringify(input);
    const attackerAlways = worthOf(always(shot, 'attacker'));
    const defenderAlways = worthOf(always(shot, 'defender'));
    expect(best, text).toBeGreaterThanOrEqual(attackerAlways - 1e-9);
    expect(best, text).toBeLessThanOrEqual(defenderAlways + 1e-9);
    if (best > attackerAlways + 1e-6 || best < defenderAlways - 1e-6) gained++;
  }
  expect(gained).toBeGreaterThan(100);
});

describe('every dice path', () => {
  test('of 150 small attacks gives what exact says', () => {
    const random = new Random(47);
    for (let done = 0; done < 150; ) {
      try {
        expectAllPathsEqualExact(shootCalculator, randomBest(random, 3), { maxPaths: 9_000 });
        done++;
      } catch (thrown) {
        if (!(thrown instanceof TooManyPaths)) throw thrown;
      }
    }
  });

  test('and a larger attack stays in its band', () => {
    const input: ShootInput = {
      optionalRules: 'best',
      attacker: { attacks: 5, lethal: 5, autoNormals: 2, normalsToCrits: 1, abilities: ['rending', 'punishing'] },
      defender: { dice: 4, coverNormals: 1, normalsToCrits: 2, reroll: 'balanced', rerollChoice: 'optimal' },
    };
    expectSimulationInBand(shootCalculator, input, { iterations: 2_500, ignore: ['summary'] });
  });
});

test('200 small attacks are what trying every choice on every list of faces gives', () => {
  const random = new Random(48);
  for (let i = 0; i < 200; i++) {
    const small = smallAttack(random);
    const { summary } = shoot(small.input);
    const got = small.goal === 'damage' ? summary.meanDamage : summary.killChance;
    expect(got, JSON.stringify(small.input)).toBeCloseTo(Math.max(...small.byKept), 9);
  }
});

test.each([
  [{ optionalRules: 'best', edition: '2021' }, 'killteam/optional-edition', 'optionalRules'],
  [
    { optionalRules: 'best', attacker: { abilities: ['eliteModerate'] } },
    'killteam/optional-old-ability',
    'attacker.abilities',
  ],
  [{ optionalRules: 'best', optionalGoal: 'kill', rounds: 2 }, 'killteam/kill-one-attack', 'optionalGoal'],
  [{ optionalRules: 'best', optionalGoal: 'kill', rerollFor: 'damage' }, 'killteam/one-goal', 'rerollFor'],
  [{ optionalRules: 'best', rerollFor: 'kill' }, 'killteam/one-goal', 'rerollFor'],
] as const)('%j is refused', (input, code, path) => {
  expect(() => shoot(input as unknown as ShootInput)).toThrowError(
    expect.objectContaining({ problem: expect.objectContaining({ code, path }) }),
  );
});

test('a goal of optional rules means nothing while they are always used', () => {
  const input = { rounds: 2, optionalGoal: 'kill' } as const;
  expect(shoot(input).summary).toEqual(shoot({ rounds: 2 }).summary);
});
