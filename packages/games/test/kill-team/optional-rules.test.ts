// Optional rules of choice: against every choice tried on every roll, against rules that are always used, and between the engines.
import { Budget, prepareBattle } from '@oddsmith/games';
import { mean, type Pmf, Random, TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { volleyOdds } from '../../src/kill-team/exact/volley.ts';
import { shoot, shootCalculator } from '../../src/kill-team/index.ts';
import type { ShotPlan } from '../../src/kill-team/plan.ts';
import type { ShootInput } from '../../src/kill-team/schema/index.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
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

/** A die as it lies; `free` can still be retained as a crit. */
type Die = 'crit' | 'severe' | 'free' | 'locked' | 'fail';
interface Side {
  readonly dice: number;
  readonly stat: number;
  readonly normals: number;
  readonly failsToNormals: number;
  readonly failsToNormalsBy: 'retain' | 'change';
  readonly normalsToCrits: number;
  readonly normalsToCritsBy: 'retain' | 'change';
  readonly abilities: readonly string[];
}

/** All pairs of crits and normals a roll can be brought to. */
function ends(dice: readonly Die[], side: Side): (readonly [number, number])[] {
  const found = new Map<string, readonly [number, number]>();
  const uses = [
    ...side.abilities,
    ...new Array<string>(side.failsToNormals).fill('save'),
    ...new Array<string>(side.normalsToCrits).fill('promote'),
  ];
  const go = (lying: readonly Die[], left: readonly string[]): void => {
    const count = (...kinds: Die[]) => lying.filter((die) => kinds.includes(die)).length;
    const end = [count('crit', 'severe'), count('free', 'locked')] as const;
    found.set(String(end), end);
    const turn = (left: readonly string[], from: Die, to: Die | null, more = 0) => {
      const next = [...lying];
      next[next.indexOf(from)] = to ?? 'fail';
      for (let i = 0; i < more; i++) next.splice(next.indexOf('fail'), 1);
      go(next, left);
    };
    left.forEach((rule, index) => {
      if (left.indexOf(rule) !== index) return;
      const rest = left.filter((_, other) => other !== index);
      const saved = side.failsToNormalsBy === 'change' ? 'free' : 'locked';
      if (rule === 'punishing' && count('crit') && count('fail')) turn(rest, 'fail', 'locked');
      if (rule === 'puritySeal' && count('fail') > 1) turn(rest, 'fail', 'locked', 1);
      if (rule === 'save' && count('fail')) turn(rest, 'fail', saved);
      if (rule === 'rending' && count('crit') && count('free')) turn(rest, 'free', 'crit');
      if (rule === 'severe' && !count('crit', 'severe'))
        for (const kind of ['free', 'locked'] as const) if (count(kind)) turn(rest, kind, 'severe');
      if (rule === 'promote')
        for (const kind of side.normalsToCritsBy === 'change' ? (['free', 'locked'] as const) : (['free'] as const))
          if (count(kind)) turn(rest, kind, 'crit');
    });
  };
  go(dice, uses);
  return [...found.values()];
}

/** Every list of faces of so many dice. */
function rolls(side: Side, kept: number): Die[][] {
  const rolled = side.dice - kept;
  return Array.from({ length: 6 ** rolled }, (_, roll) => [
    ...Array.from({ length: rolled }, (_, die): Die => {
      const face = 1 + (Math.floor(roll / 6 ** die) % 6);
      return face < side.stat ? 'fail' : face === 6 ? 'crit' : 'free';
    }),
    ...new Array<Die>(kept).fill('locked'),
  ]);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The least damage over all ways to block. */
function blocked(hits: readonly [number, number], saves: readonly [number, number], damage: readonly [number, number]) {
  let least = Number.POSITIVE_INFINITY;
  for (let critByCrit = 0; critByCrit <= Math.min(hits[0], saves[0]); critByCrit++)
    for (let critByTwo = 0; critByTwo <= hits[0] - critByCrit && 2 * critByTwo <= saves[1]; critByTwo++) {
      const free = saves[0] - critByCrit + saves[1] - 2 * critByTwo;
      least = Math.min(least, (hits[0] - critByCrit - critByTwo) * damage[1] + Math.max(0, hits[1] - free) * damage[0]);
    }
  return least;
}

function range(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, n) => n);
}

test('200 small attacks are what trying every choice on every list of faces gives', () => {
  const random = new Random(48);
  const side = (dice: number, abilities: readonly string[]): Side => ({
    dice,
    stat: 1 + random.die(5),
    normals: random.die(3) - 1,
    failsToNormals: random.die(3) - 1,
    failsToNormalsBy: random.die(2) === 1 ? 'retain' : 'change',
    normalsToCrits: random.die(3) - 1,
    normalsToCritsBy: random.die(2) === 1 ? 'retain' : 'change',
    abilities: abilities.filter(() => random.die(3) === 1),
  });
  for (let i = 0; i < 200; i++) {
    const attack = side(random.die(3), ['punishing', 'puritySeal', 'severe', 'rending']);
    const defence = side(random.die(3) - 1, ['punishing', 'puritySeal']);
    const damage = [random.die(4), random.die(6)] as const;
    const wounds = random.die(8);
    const goal = random.die(2) === 1 ? 'damage' : 'kill';
    const worth = (points: number) => (goal === 'damage' ? points : points >= wounds ? 1 : 0);
    const answers = new Map<string, number>();
    const defended = (hits: readonly [number, number]) => {
      const known = answers.get(String(hits));
      if (known !== undefined) return known;
      const values = range(Math.min(defence.normals, defence.dice)).map((kept) =>
        average(
          rolls(defence, kept).map((roll) =>
            Math.min(...ends(roll, defence).map((saves) => worth(blocked(hits, saves, damage)))),
          ),
        ),
      );
      answers.set(String(hits), Math.min(...values));
      return Math.min(...values);
    };
    const values = range(Math.min(attack.normals, attack.dice)).map((kept) =>
      average(rolls(attack, kept).map((roll) => Math.max(...ends(roll, attack).map(defended)))),
    );
    const { dice: attacks, stat: hit, normals: autoNormals, ...weapon } = attack;
    const { dice, stat: save, normals: coverNormals, ...target } = defence;
    const input = {
      optionalRules: 'best',
      optionalGoal: goal,
      attacker: { attacks, hit, autoNormals, ...weapon, normalDamage: damage[0], criticalDamage: damage[1] },
      defender: { dice, save, coverNormals, ...target, wounds },
    } as unknown as ShootInput;
    const { summary } = shoot(input);
    const got = goal === 'damage' ? summary.meanDamage : summary.killChance;
    expect(got, JSON.stringify(input)).toBeCloseTo(Math.max(...values), 9);
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
