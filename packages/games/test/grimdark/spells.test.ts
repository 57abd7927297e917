// Spells that deal hits, by hand and on every path of the dice.
import { calculateWith, exactFunction } from '@oddsmith/games';
import { attackCalculator, calculators, duelCalculator } from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';
import { expectAllPathsEqualExact, expectSimulationInBand } from '../agreement.ts';

const duel = exactFunction(duelCalculator);

interface Target {
  readonly count?: number;
  readonly tough?: number;
  readonly defense?: number;
  readonly rules?: readonly string[];
}

/** A caster without weapons against some models. */
function cast(spell: object, { count = 1, tough = 1, defense = 4, rules = [] }: Target = {}) {
  return {
    attacker: { name: 'Caster', quality: 4, defense: 4, models: [{ count: 1, weapons: [] }] },
    defender: { name: 'Target', quality: 4, defense, rules: [...rules], models: [{ count, tough, weapons: [] }] },
    spells: { attacker: [spell] },
    scenarios: ['shooting_only'] as const,
  };
}

const destroyed = (input: object): number => duel(input).scenarios.shooting_only?.defender.destroyed ?? Number.NaN;

describe('by hand', () => {
  // Casting roll times the chance that Defense 4+ fails.
  test('one hit at 4+', () => expect(destroyed(cast({ hits: 1 }))).toBeCloseTo((3 / 6) * (3 / 6), 12));

  test('tokens move the casting roll, AP the block roll', () => {
    const spell = { hits: 1, hitRules: ['AP(2)'], help: 1, hinder: 2 };
    expect(destroyed(cast(spell))).toBeCloseTo((2 / 6) * (5 / 6), 12);
  });

  test('Blast is limited by the models there', () =>
    expect(destroyed(cast({ hits: 1, hitRules: ['Blast(3)'] }, { count: 2 }))).toBeCloseTo((3 / 6) * (3 / 6) ** 2, 12));

  test('Deadly multiplies on one model', () =>
    expect(destroyed(cast({ hits: 1, hitRules: ['Deadly(3)'] }, { tough: 3 }))).toBeCloseTo(1 / 4, 12));

  test('Shielded does not help, Fortified and Regeneration do', () => {
    expect(destroyed(cast({ hits: 1 }, { rules: ['Shielded'] }))).toBeCloseTo(1 / 4, 12);
    expect(destroyed(cast({ hits: 1, hitRules: ['AP(1)'] }, { rules: ['Fortified'] }))).toBeCloseTo(1 / 4, 12);
    expect(destroyed(cast({ hits: 1 }, { rules: ['Regeneration'] }))).toBeCloseTo((1 / 4) * (4 / 6), 12);
  });

  test('some ignore the wounds of spells more often', () => {
    // Resistance and Psy-Barrier on 2+, Knightborn on 4+, by the army books of 3.5.2 and 3.5.3 and the lists of 3.4.
    expect(destroyed(cast({ hits: 1 }, { rules: ['Resistance'] }))).toBeCloseTo((1 / 4) * (1 / 6), 12);
    expect(destroyed(cast({ hits: 1 }, { rules: ['Knightborn'] }))).toBeCloseTo((1 / 4) * (3 / 6), 12);
    const older = (rule: string) => ({ ...cast({ hits: 1 }, { rules: [rule] }), rulesVersion: '3.4' });
    expect(destroyed(older('Psy-Barrier'))).toBeCloseTo((1 / 4) * (1 / 6), 12);
    // Shield Wall of 3.4 is not against spells.
    expect(destroyed(older('Shield Wall'))).toBeCloseTo(1 / 4, 12);
  });

  test('nobody rolls to hit, so nothing asks for a natural 6', () =>
    expect(destroyed(cast({ hits: 1, hitRules: ['Surge', 'Rending'] }))).toBeCloseTo(1 / 4, 12));

  test('a storm: three dice at 2+, three hits each', () => {
    const input = cast({ dice: 3, cast: 2, hits: 3, hitRules: ['AP(1)'] }, { tough: 20 });
    expect(duel(input).scenarios.shooting_only?.defender.wounds.mean).toBeCloseTo(3 * (5 / 6) * 3 * (4 / 6), 12);
  });

  test('a unit brought to half by it tests its morale as after shooting', () => {
    const { shaken } = duel(cast({ hits: 1, hitRules: ['AP(4)'] }, { count: 2 })).scenarios.shooting_only!.defender;
    expect(shaken).toBeCloseTo((3 / 6) * (5 / 6) * (3 / 6), 12);
  });
});

const unarmed = (count: number, rules: readonly string[] = []) => ({
  quality: 4,
  defense: 5,
  points: 50,
  rules: [...rules],
  models: [{ count, weapons: [] }],
});

const BATTLES: readonly object[] = [
  { spells: { attacker: [{ hits: 2, hitRules: ['AP(1)'] }] } },
  { spells: { defender: [{ hits: 1, hitRules: ['Deadly(3)'], hinder: 1 }] } },
  { spells: { attacker: [{ hits: 1 }], defender: [{ hits: 1, hitRules: ['Bane'] }] } },
  { spells: { attacker: [{ hits: 1, hitRules: ['Blast(2)'] }] } },
  { spells: { attacker: [{ hits: 1, dice: 2 }] } },
  { spells: { attacker: [{ hits: 1 }, { rule: 'AP(1)' }] } },
  { spells: { attacker: [{ hits: 1, hitRules: ['Shred'] }] }, start: { defender: { wounds: 1 } } },
];

describe('every path of the dice', () => {
  for (const rules of [[], ['Regeneration'], ['Shielded', 'Fearless'], ['Protection Feat'], ['No Retreat']])
    test(`against ${rules.join(', ') || 'nothing'}`, () => {
      for (const battle of BATTLES)
        expectAllPathsEqualExact(duelCalculator, {
          attacker: unarmed(1),
          defender: unarmed(2, rules),
          scenarios: ['shooting_only'],
          ...battle,
        });
    });

  test('before a charge', () => {
    const striker = { ...unarmed(1), models: [{ weapons: [{ name: 'Blade', attacks: 1 }] }] };
    expectAllPathsEqualExact(duelCalculator, {
      attacker: striker,
      defender: striker,
      spells: { attacker: [{ hits: 1 }] },
      scenarios: ['charge'],
    });
  });

  test('a seeded run of large units lies in its band', () =>
    expectSimulationInBand(duelCalculator, {
      spells: { attacker: [{ hits: 6, hitRules: ['AP(1)', 'Blast(3)'] }], defender: [{ hits: 4, dice: 3, cast: 2 }] },
    }));
});

describe('before a single attack', () => {
  const attack = exactFunction(attackCalculator);
  const shooter = { ...unarmed(1), models: [{ weapons: [{ name: 'Gun', range: 24, attacks: 1 }] }] };

  test('hits, wounds and kills of the spell are those of the attack', () => {
    const { distributions } = attack({
      attacker: shooter,
      defender: unarmed(9),
      spells: { attacker: [{ hits: 2, hitRules: ['AP(1)'] }] },
    });
    // Two hits at 4+ with AP 1 on Defense 5+, and one at 4+ without.
    expect(distributions.hits.mean).toBeCloseTo(2 * (1 / 2) + 1 / 2, 12);
    expect(distributions.wounds.mean).toBeCloseTo(2 * (1 / 2) * (5 / 6) + (1 / 2) * (4 / 6), 12);
  });

  test('a spell of the defender may leave nobody to attack', () => {
    const { distributions } = attack({
      attacker: shooter,
      defender: unarmed(9),
      spells: { defender: [{ hits: 1 }] },
    });
    expect(distributions.hits.mean).toBeCloseTo((1 - (1 / 2) * (4 / 6)) * (1 / 2), 12);
  });

  test('on every path of the dice', () => {
    for (const rules of [[], ['Regeneration'], ['Shielded'], ['Protection Feat']])
      for (const battle of BATTLES)
        expectAllPathsEqualExact(attackCalculator, { attacker: shooter, defender: unarmed(2, rules), ...battle });
  });
});

describe('refused with a sentence', () => {
  const refusal = (calculator: string, spell: object) =>
    calculateWith(calculators, { calculator, input: { spells: { attacker: [spell] } } });

  test('hits that pick out a model', () =>
    expect(refusal('grimdark/duel', { hits: 1, hitRules: ['Takedown'] })).toMatchObject({
      error: { code: 'grimdark/spell-picks-model' },
    }));
});

test('a step tells the casting roll and the hits, and rules that do nothing are named', () => {
  const { steps, advice } = duel(cast({ hits: 4, hitRules: ['AP(1)', 'Glorious Nonsense'] }));
  expect(steps).toContainEqual(
    expect.objectContaining({
      title: 'Spell',
      text: 'Target takes 4 hits with AP(1) and Glorious Nonsense if the casting roll is 4+, before the first step.',
      chance: 0.5,
    }),
  );
  expect(advice.map(({ message }) => message)).toContain('Glorious Nonsense as support changes nothing here');
});
