// The two engines against each other: every dice path of small battles, and seeded runs of larger ones.
import { Random, TooManyPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../../test/depth.ts';
import { choiceCalculator, fightCalculator, shootCalculator } from '../../src/kill-team/index.ts';
import { type AbilityId, abilitiesOf, REROLLS } from '../../src/kill-team/rules/index.ts';
import type { ChoiceInput } from '../../src/kill-team/schema/index.ts';
import { STRATEGIES } from '../../src/kill-team/strategies.ts';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';
import { randomChoice, randomFight, randomShot } from './random-battles.ts';

const MOST_PATHS = 9_000;

/** Compares `count` drawn battles that are small enough to walk; how many were too large is part of the result. */
function walkMany(count: number, compare: () => readonly string[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  let tooLarge = 0;
  for (let done = 0; done < count; ) {
    try {
      for (const ability of compare()) seen.set(ability, (seen.get(ability) ?? 0) + 1);
      done++;
    } catch (thrown) {
      if (!(thrown instanceof TooManyPaths)) throw thrown;
      if (++tooLarge > count) throw new Error('most of the drawn battles are too large to walk');
    }
  }
  return seen;
}

describe('every dice path of random small battles gives what exact says', () => {
  test('300 shots, every ability of both sides among them', () => {
    const random = new Random(11);
    const seen = walkMany(300, () => {
      const input = randomShot(random);
      expectAllPathsEqualExact(shootCalculator, input, { maxPaths: MOST_PATHS });
      return [...(input.attacker?.abilities ?? []), ...(input.defender?.abilities ?? [])];
    });
    for (const ability of [...abilitiesOf('attacker'), ...abilitiesOf('defender')])
      expect(seen.get(ability) ?? 0, ability).toBeGreaterThan(9);
  });

  test('300 fights of every strategy, every ability of a fighter among them', () => {
    const random = new Random(12);
    const seen = walkMany(300, () => {
      const input = randomFight(random, 3, 1);
      expectAllPathsEqualExact(fightCalculator, input, { maxPaths: MOST_PATHS });
      return [...(input.first?.abilities ?? []), ...(input.second?.abilities ?? []), input.first?.strategy ?? ''];
    });
    for (const id of [...abilitiesOf('fighter'), ...STRATEGIES]) expect(seen.get(id) ?? 0, id).toBeGreaterThan(9);
  });

  test('60 fights of two and three rounds, with injured and changing first', () => {
    const random = new Random(13);
    walkMany(60, () => {
      expectAllPathsEqualExact(fightCalculator, randomFight(random, 1, 3), { maxPaths: MOST_PATHS });
      return [];
    });
  });

  test('30 fights with Feel No Pain', () => {
    const random = new Random(14);
    walkMany(30, () => {
      const input = randomFight(random, 1, 1);
      const hurt = { feelNoPain: 3 + random.die(3), normalDamage: random.die(2), criticalDamage: random.die(3) };
      expectAllPathsEqualExact(
        fightCalculator,
        { ...input, first: { ...input.first, ...hurt }, second: { ...input.second, ...hurt } },
        { maxPaths: MOST_PATHS },
      );
      return [];
    });
  });

  test('20 shots with Feel No Pain', () => {
    const random = new Random(15);
    walkMany(20, () => {
      const input = randomShot(random);
      expectAllPathsEqualExact(
        shootCalculator,
        {
          ...input,
          attacker: { ...input.attacker, attacks: 1, normalDamage: 2, criticalDamage: 3, devastating: 1 },
          defender: { ...input.defender, dice: 1, feelNoPain: 1 + random.die(5) },
        },
        { maxPaths: MOST_PATHS },
      );
      return [];
    });
  });
});

test('saves against every APL, with every reroll', () => {
  for (const apl of [1, 2, 3, 5, 6])
    for (const reroll of REROLLS)
      expectAllPathsEqualExact(
        shootCalculator,
        {
          attacker: { attacks: 2, autoNormals: 1, autoCrits: 1, soulstrike: true },
          defender: { dice: 2, apl, save: 4, reroll, hardy: 5, invulnerable: 5 },
        },
        { maxPaths: MOST_PATHS },
      );
});

describe('open positions', () => {
  test('positions without chance: playing each action out gives what exact says', () => {
    const random = new Random(21);
    for (let i = 0; i < many('kill-team', 200); i++)
      expectAllPathsEqualExact(choiceCalculator, { ...randomChoice(random), rounds: 1 });
  });

  const sampled: readonly ChoiceInput[] = [
    { first: { crits: 1, normals: 1, feelNoPain: 5 }, second: { crits: 2, normals: 1, wounds: 8 } },
    { first: { wounds: 5 }, second: { wounds: 6, strategy: 'maxDamage' }, rounds: 2, turn: 'second' },
  ];
  test.each(sampled)('position %# with chance stays in its band', (input) => {
    // Means of wounds are not chances; `best` of a sample may settle a tie otherwise.
    const ignore = ['actions', 'best', 'ties', 'summary'];
    expectSimulationInBand(choiceCalculator, input, { iterations: 2_500, ignore });
  });
});

describe('every pair of abilities in simulation', () => {
  const pairs = (ids: readonly AbilityId[]): [AbilityId, AbilityId][] =>
    ids.flatMap((one, index) => ids.slice(index + 1).map((two): [AbilityId, AbilityId] => [one, two]));
  const bothSides = { iterations: 1_000, ignore: ['pools'] };

  const fighter = { attacks: 4, hit: 4, normalDamage: 3, criticalDamage: 5, wounds: 11, lethal: 5 };

  test('both on one fighter', () => {
    let seed = 1;
    for (const abilities of pairs(abilitiesOf('fighter'))) {
      const input = {
        first: { ...fighter, abilities, strategy: STRATEGIES[seed % 4] },
        second: { ...fighter, strategy: STRATEGIES[(seed >> 2) % 4] },
      };
      expectSimulationInBand(fightCalculator, input, { ...bothSides, seed: seed++ });
    }
  });

  test('one on each fighter', () => {
    let seed = 1;
    for (const [one, two] of pairs(abilitiesOf('fighter'))) {
      const input = {
        first: { ...fighter, abilities: [one], strategy: STRATEGIES[seed % 4] },
        second: { ...fighter, abilities: [two], strategy: STRATEGIES[(seed >> 2) % 4] },
      };
      expectSimulationInBand(fightCalculator, input, { ...bothSides, seed: seed++ });
    }
  });

  test('attacker with attacker, and attacker with defender', () => {
    const attacker = { attacks: 5, hit: 4, normalDamage: 3, criticalDamage: 5, piercingCrits: 1, devastating: 1 };
    let seed = 1;
    for (const abilities of pairs(abilitiesOf('attacker')))
      expectSimulationInBand(
        shootCalculator,
        { attacker: { ...attacker, abilities }, defender: { dice: 4 } },
        { iterations: 1_000, ignore: ['summary'], seed: seed++ },
      );
    for (const one of abilitiesOf('attacker'))
      for (const two of abilitiesOf('defender'))
        expectSimulationInBand(
          shootCalculator,
          { attacker: { ...attacker, abilities: [one] }, defender: { dice: 4, abilities: [two] } },
          { iterations: 1_000, ignore: ['summary'], seed: seed++ },
        );
  });
});

describe('larger battles in simulation', () => {
  test.each([
    { first: { attacks: 5, strategy: 'optimalKill', feelNoPain: 5 }, second: { attacks: 4 } },
    { first: { attacks: 4, strategy: 'optimalDamage' }, second: { attacks: 4, strategy: 'optimalKill' }, rounds: 2 },
    { first: { attacks: 5, devastating: 1 }, second: { attacks: 5, feelNoPain: 4, strategy: 'minDamage' }, rounds: 3 },
    {
      first: { attacks: 8, wounds: 20 },
      second: { attacks: 7, wounds: 18, strategy: 'parry' },
      injured: true,
      rounds: 4,
    },
  ] as const)('fight %#', (input) => {
    expectSimulationInBand(fightCalculator, input, { iterations: 2_500 });
  });

  test('a series of shots', () => {
    expectSimulationInBand(
      shootCalculator,
      {
        attacker: { attacks: 5, reroll: 'ceaseless', abilities: ['rending', 'punishing'], devastating: 2 },
        defender: { dice: 5, reroll: 'balanced', feelNoPain: 5, coverNormals: 1 },
        rounds: 2,
        volleys: [{ attacks: 6, piercingCrits: 2, reroll: 'onesPlusBalanced' }],
      },
      { ignore: ['summary', 'volleys'] },
    );
  });
});
