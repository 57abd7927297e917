// Expected points lost and traded: figures worked by hand, and both engines on the same battles.
import { Budget, prepareBattle } from '@oddsmith/games';
import { type DuelFindings, duel, duelCalculator, sampleArmies, type UnitInput } from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';
import { expectSimulationInBand } from '../agreement.ts';

/** One die at Quality 4+ against Defense 4+: a wound with 1/4. */
function squad(name: string, points: number | null, count = 1): UnitInput {
  return {
    name,
    points,
    quality: 4,
    defense: 4,
    models: [
      {
        count,
        weapons: [
          { name: 'Gun', range: 24 },
          { name: 'Blade', range: 0 },
        ],
      },
    ],
  };
}

function pointsOf(found: Pick<DuelFindings, 'scenarios'>, scenario: keyof DuelFindings['scenarios']) {
  return found.scenarios[scenario]!.points;
}

describe('points of a duel', () => {
  const charge = duel({ attacker: squad('Reds', 100), defender: squad('Blues', 60), scenarios: ['charge'] });

  test('are the chance to fall times the cost, when one wound is the whole unit', () => {
    // Blues fall with 1/4, Reds with 3/4 x 1/4 = 3/16, never both.
    const { attackerLost, defenderLost, traded } = pointsOf(charge, 'charge');
    expect(attackerLost?.mean).toBeCloseTo(18.75, 12);
    expect(defenderLost?.mean).toBeCloseTo(15, 12);
    expect(traded?.mean).toBeCloseTo(-3.75, 12);
    expect(attackerLost?.stdDev).toBeCloseTo(100 * Math.sqrt((3 / 16) * (13 / 16)), 12);
    expect(defenderLost?.stdDev).toBeCloseTo(60 * Math.sqrt(3 / 16), 12);
    // Mean square of the trade: 60^2 / 4 + 100^2 x 3/16.
    expect(traded?.stdDev).toBeCloseTo(Math.sqrt(900 + 1875 - 3.75 ** 2), 12);
  });

  test('are in the summary as means over the scenarios', () => {
    expect(charge.summary.meanAttackerPointsLost).toBeCloseTo(18.75, 12);
    expect(charge.summary.meanPointsTraded).toBeCloseTo(-3.75, 12);
    const both = duel({
      attacker: squad('Reds', 100),
      defender: squad('Blues', 60),
      scenarios: ['charge', 'shooting_only'],
    });
    // Shooting alone takes 15 and gives nothing.
    expect(both.summary.meanPointsTraded).toBeCloseTo((-3.75 + 15) / 2, 12);
  });

  test('of a unit that stands go by its wounds, of a routed one all are lost', () => {
    const shot = duel({
      attacker: squad('Reds', 100),
      defender: { ...squad('Blues', 60, 3), rules: ['Fearless'] },
      scenarios: ['shooting_only'],
    });
    // A third of 60 with 1/4.
    expect(pointsOf(shot, 'shooting_only').defenderLost?.mean).toBeCloseTo(5, 12);
    const routed = duel({
      attacker: squad('Reds', 100, 2),
      defender: { ...squad('Blues', 60, 2), quality: 6 },
      scenarios: ['charge'],
    });
    const { defender, points } = routed.scenarios.charge!;
    expect(defender.routed).toBeGreaterThan(0);
    // One wound, then a failed test: the other model is lost too, so the points go faster than the wounds.
    expect(points.defenderLost?.mean).toBeGreaterThan((60 * defender.wounds.mean) / 2 + 1);
    expect(points.defenderLost?.mean).toBeCloseTo(60 * defender.lossShare, 12);
  });

  test('are null where a cost is not known', () => {
    const found = duel({ attacker: squad('Reds', null), defender: squad('Blues', 60), scenarios: ['charge'] });
    expect(pointsOf(found, 'charge')).toMatchObject({ attackerLost: null, traded: null });
    expect(pointsOf(found, 'charge').defenderLost?.mean).toBeCloseTo(15, 12);
    expect(Object.keys(found.summary)).toEqual([
      'win',
      'draw',
      'loss',
      'bestWin',
      'worstWin',
      'attackerHolds',
      'defenderHolds',
      'meanDefenderPointsLost',
    ]);
  });

  test('are certain when nothing can happen', () => {
    const unarmed: UnitInput = { name: 'Crates', points: 10, quality: 4, defense: 4, models: [{}] };
    const found = duel({ attacker: unarmed, defender: unarmed, scenarios: ['mutual_shooting'] });
    expect(pointsOf(found, 'mutual_shooting').traded).toEqual({ mean: 0, stdDev: 0 });
  });
});

test('a seeded run of the sample armies lies in its band, points included', () => {
  const [attacker, defender] = sampleArmies.map(({ units }) => units[1]);
  const input = { attacker, defender, scenarios: ['charge', 'full_engagement'] };
  expect(
    pointsOf(duelCalculator.exact(prepareBattle(duelCalculator, input), new Budget()), 'charge').traded,
  ).not.toBeNull();
  expectSimulationInBand(duelCalculator, input, { iterations: 4_000 });
});

test('the margin of the headline is that of a mean of scenarios rolled apart', () => {
  const input = prepareBattle(duelCalculator, {
    attacker: squad('Reds', 1),
    defender: squad('Blues', 1),
    scenarios: ['charge', 'shooting_only'],
  });
  const tally = duelCalculator.tally(input);
  const sound = { status: 0, wounds: 0, models: 1, atHalf: false, lossShare: 0 };
  // Wins: 1 of 2 and 2 of 2.
  tally.add([
    { result: 1, holder: 'contested', attacker: sound, defender: sound },
    { result: 1, holder: 'contested', attacker: sound, defender: sound },
  ]);
  tally.add([
    { result: 0, holder: 'contested', attacker: sound, defender: sound },
    { result: 1, holder: 'contested', attacker: sound, defender: sound },
  ]);
  // With one battle of either kind added: 2 of 4 and 3 of 4 won, variances 1/4 and 3/16.
  expect(tally.headline().value).toBe(0.75);
  expect(tally.headline().deviation).toBeCloseTo(Math.sqrt(1 / 4 + 3 / 16) / 2, 12);
});
