// Who holds the objective after the exchange: worked by hand, on every path of the dice, and as the win of a duel.
import { type DuelFindings, duel, duelCalculator, type UnitInput } from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';

/** One die at Quality 4+ against Defense 4+: a wound with 1/4. */
function squad(count = 1): UnitInput {
  const weapons = [
    { name: 'Gun', range: 24 },
    { name: 'Blade', range: 0 },
  ];
  return { name: 'Squad', quality: 4, defense: 4, models: [{ count, weapons }] };
}

type Battle = Parameters<typeof duel>[0];

const CHARGE: Battle = { attacker: squad(), defender: squad(), scenarios: ['charge'] };
const SHOT: Battle = { attacker: squad(), defender: squad(2), scenarios: ['shooting_only'] };

function holds({ scenarios }: DuelFindings, scenario: 'charge' | 'shooting_only') {
  const { attacker, defender, contested, nobody } = scenarios[scenario]!.objective;
  return [attacker, defender, contested, nobody];
}

function expectChances(got: readonly number[], expected: readonly number[]): void {
  for (const [i, chance] of expected.entries()) expect(got[i]).toBeCloseTo(chance, 12);
}

describe('the objective', () => {
  test('is held by who is left alone at it', () => {
    // The charged falls with 1/4; if not, the charger with 1/4 of the rest.
    expectChances(holds(duel(CHARGE), 'charge'), [1 / 4, 3 / 16, 9 / 16, 0]);
  });

  test('is not held by a unit that is out of reach of it', () => {
    expectChances(holds(duel({ ...CHARGE, objective: { attacker: false } }), 'charge'), [0, 3 / 4, 0, 1 / 4]);
    const nobody = duel({ ...CHARGE, objective: { attacker: false, defender: false } });
    expectChances(holds(nobody, 'charge'), [0, 0, 0, 1]);
  });

  test('is not held by a Shaken unit, nor contested by one', () => {
    // One of two falls with 1/4, and the other fails its morale on 4+ with 1/2.
    expectChances(holds(duel(SHOT), 'shooting_only'), [1 / 8, 0, 7 / 8, 0]);
    const shaken = duel({ ...SHOT, start: { attacker: { shaken: true } } });
    // A Shaken attacker does not shoot, and is steady again once it has been idle.
    expectChances(holds(shaken, 'shooting_only'), [0, 0, 1, 0]);
  });

  test('may decide who wins', () => {
    const { summary, scenarios } = duel({ ...SHOT, outcomeBy: 'objective' });
    expectChances([summary.win, summary.draw, summary.loss], [1 / 8, 7 / 8, 0]);
    expectChances([summary.attackerHolds, summary.defenderHolds], [1 / 8, 0]);
    expect(scenarios.shooting_only!.win).toBe(scenarios.shooting_only!.objective.attacker);
  });

  test.each([
    ['charge', CHARGE],
    ['charge, the charger out of reach', { ...CHARGE, objective: { attacker: false }, outcomeBy: 'objective' }],
    ['shooting only', { ...SHOT, outcomeBy: 'objective' }],
  ] as const)('%s: every path of the dice', (_, input) => expectAllPathsEqualExact(duelCalculator, input));

  test('of larger units lies in the band of the simulation', () => {
    const input: Battle = {
      attacker: squad(5),
      defender: { ...squad(8), rules: ['Fearless'] },
      scenarios: ['full_engagement', 'shoot_then_charge'],
      outcomeBy: 'objective',
    };
    expectSimulationInBand(duelCalculator, input, { iterations: 4_000 });
  });
});
