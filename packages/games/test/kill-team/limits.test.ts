// The edges of the input: answered, or refused with a code, a path and a sentence.
import { type Answer, calculateWith, isRefusal, type Refusal } from '@oddsmith/games';
import { totalMass } from '@oddsmith/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators, fight, shoot } from '../../src/kill-team/index.ts';

function ask(calculator: string, input: unknown, more: object = {}): Answer | Refusal {
  return calculateWith(calculators, { calculator, input, ...more });
}

describe('refused', () => {
  test.each([
    [
      'killteam/shoot',
      { attacker: { hit: 1 } },
      'killteam/hit-out-of-range',
      'attacker.hit',
      'hit must be 2 to 6, got 1',
    ],
    [
      'killteam/shoot',
      { attacker: { hit: 7 } },
      'killteam/hit-out-of-range',
      'attacker.hit',
      'hit must be 2 to 6, got 7',
    ],
    [
      'killteam/shoot',
      { defender: { save: 1 } },
      'killteam/save-out-of-range',
      'defender.save',
      'save must be 2 to 6, got 1',
    ],
    [
      'killteam/shoot',
      { defender: { wounds: 0 } },
      'killteam/wounds-out-of-range',
      'defender.wounds',
      'wounds must be 1 to 99, got 0',
    ],
    [
      'killteam/fight',
      { first: { wounds: 100 } },
      'killteam/wounds-out-of-range',
      'first.wounds',
      'wounds must be 1 to 99, got 100',
    ],
    [
      'killteam/fight',
      { second: { attacks: 21 } },
      'killteam/attacks-out-of-range',
      'second.attacks',
      'attacks must be 0 to 20, got 21',
    ],
    [
      'killteam/fight',
      { first: { piercing: 1 } },
      'killteam/unknown-field',
      'first.piercing',
      'there is no field "piercing" here',
    ],
    [
      'killteam/choice',
      { first: { crits: 0, normals: 0 } },
      'killteam/no-dice-left',
      'first.crits',
      'the first fighter has the turn but no dice left',
    ],
    [
      'killteam/choice',
      { second: { wounds: 5, roundStartWounds: 3 } },
      'killteam/more-wounds-than-before',
      'second.roundStartWounds',
      '3 wounds when the round began are fewer than the 5 now',
    ],
    [
      'killteam/fight',
      { first: { wounds: 9, startingWounds: 8 } },
      'killteam/more-wounds-than-before',
      'first.startingWounds',
      '8 wounds at the start are fewer than the 9 now',
    ],
    [
      'killteam/shoot',
      { defender: { ignoreDice: {}, halveDice: {} } },
      'killteam/one-choice',
      'defender.halveDice',
      'only one of ignoreDice, halveDice and damageReduction with uses can be given, got ignoreDice and halveDice',
    ],
    [
      'killteam/shoot',
      { rerollFor: 'kill', rounds: 2 },
      'killteam/kill-one-attack',
      'rerollFor',
      'rerolls can aim at a kill only in a single attack: rounds must be 1 and volleys empty',
    ],
  ])('%s %j', (calculator, input, code, path, message) => {
    expect(ask(calculator, input)).toMatchObject({ error: { code, path, message } });
  });

  test('an ability of another side', () => {
    const reply = ask('killteam/shoot', { defender: { abilities: ['rending'] } });
    expect(isRefusal(reply) && reply.error.path).toBe('defender.abilities[0]');
  });

  test('tables that would not fit in memory, before any is made', () => {
    const side = { attacks: 20, wounds: 99, feelNoPain: 5 };
    const reply = ask('killteam/fight', { first: side, second: side, rounds: 8 }, { method: 'exact' });
    expect(isRefusal(reply) && reply.error.message).toMatch(
      /^the fight needs \d+ MB of tables, more than the 300 MB allowed$/,
    );
  });

  test('a fight too large for the exact engine', () => {
    const side = { attacks: 20, wounds: 99, strategy: 'optimalKill' };
    const reply = ask('killteam/fight', { first: side, second: side, rounds: 3 }, { method: 'exact' });
    expect(isRefusal(reply) && reply.error.code).toBe('budget/exceeded');
  });
});

describe('answered', () => {
  test.each([0, 20])('%i dice', (dice) => {
    const damage = shoot({ attacker: { attacks: dice }, defender: { dice } }).distributions.damage;
    expect(totalMass(Float64Array.from(damage.probabilities))).toBeCloseTo(1, 12);
    const wounds = fight({
      first: { attacks: dice, strategy: 'strike' },
      second: { attacks: dice, strategy: 'parry' },
    });
    expect(totalMass(Float64Array.from(wounds.distributions.firstWounds.probabilities))).toBeCloseTo(1, 12);
  });

  test('99 wounds', () => {
    expect(shoot({ defender: { wounds: 99 } }).summary.killChance).toBe(0);
    expect(fight({ first: { wounds: 99 }, second: { wounds: 99 } }).summary.bothSurvive).toBeCloseTo(1, 12);
  });

  test('20 dice and 99 wounds by simulation, which says so', () => {
    const side = { attacks: 20, wounds: 99, strategy: 'parry' };
    const reply = ask('killteam/fight', { first: side, second: side, rounds: 2 }, { iterations: 50 });
    expect(reply).toMatchObject({ method: 'simulated', simulation: { iterations: 50 } });
    expect((reply as Answer).advice[0].code).toBe('request/simulated-over-budget');
  });

  test('two fails for one normal behind Piercing Crits', () => {
    // 4 attack dice rolled and one kept as a crit, so that 2 defence dice are always rolled, both of them successes.
    const reply = ask('killteam/shoot', {
      attacker: { attacks: 5, autoCrits: 1, piercingCrits: 1 },
      defender: { failsToNormals: 2 },
    }) as Answer;
    expect(totalMass(Float64Array.from(reply.distributions.damage.probabilities))).toBeCloseTo(1, 12);
    expect(reply).toMatchObject({ pools: { defence: { successes: { min: 2, max: 2 } } } });
  });

  test('a crit that rounding makes more than certain, behind Piercing Crits', () => {
    // Every die becomes a normal and every normal a crit: 3 defence dice, 2 of them never rolled.
    const reply = ask('killteam/shoot', {
      attacker: {
        hit: 6,
        reroll: 'critFishing',
        failsToNormals: 20,
        failsToNormalsBy: 'change',
        normalsToCrits: 8,
        piercing: 1,
        piercingCrits: 2,
      },
      defender: { dice: 3, save: 3, wounds: 14 },
    }) as Answer;
    // One die that saves on 3 and better: a deviation of the root of 2/3 times 1/3.
    expect(reply).toMatchObject({
      pools: { defence: { successes: { max: 1, stdDev: expect.closeTo(Math.sqrt(2) / 3, 12) } } },
    });
  });

  test('no field at all', () => {
    for (const { id } of calculators) expect(ask(id, {})).toMatchObject({ method: 'exact', errorBound: 0 });
  });
});

describe('properties', () => {
  const die = fc.record({ attacks: fc.integer({ min: 0, max: 6 }), hit: fc.integer({ min: 2, max: 6 }) });

  test('more wounds never make a kill likelier, a worse save never less likely', () => {
    fc.assert(
      fc.property(die, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 20 }), (attacker, save, wounds) => {
        const kill = (s: number, w: number) =>
          shoot({ attacker: { ...attacker, devastating: 1 }, defender: { save: s, wounds: w } }).summary.killChance;
        const chance = kill(save, wounds);
        expect(kill(save, wounds + 1)).toBeLessThanOrEqual(chance + 1e-12);
        expect(kill(save + 1, wounds)).toBeGreaterThanOrEqual(chance - 1e-12);
      }),
      { numRuns: 100, seed: 5 },
    );
  });

  test('a fight sums to 1 and its marginals are those of the joint table', () => {
    fc.assert(
      fc.property(
        die,
        die,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (one, two, wounds, rounds) => {
          const { joint, summary } = fight({ first: { ...one, wounds }, second: two, rounds });
          const total = joint.flat().reduce((sum, chance) => sum + chance, 0);
          expect(total).toBeCloseTo(1, 12);
          expect(summary.firstDies).toBeCloseTo(
            joint[0].reduce((sum, chance) => sum + chance, 0),
            12,
          );
          expect(summary.firstDies + summary.secondDies - summary.bothDie + summary.bothSurvive).toBeCloseTo(1, 12);
        },
      ),
      { numRuns: 60, seed: 6 },
    );
  });
});
