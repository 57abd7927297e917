// Battles of units by their names that players reported as wrong: each with the figure that is right, worked out by hand, on every road.
import { describe, expect, test } from 'vitest';
import { openUnits } from '../../src/units/index.ts';
import { attack, melee } from '../../src/wh40k/index.ts';

const RHINO = 'Rhino (Space Marines)';

describe.each(['10', '11'] as const)('edition %s', async (edition) => {
  const opened = await openUnits('wh40k', edition);
  if ('error' in opened) throw new Error(opened.error.message);
  const battle = (one: string, other: string, calculator: string) => {
    const found = opened.battle(one, other, calculator);
    if ('error' in found) throw new Error(found.error.message);
    return found;
  };
  /** What the first blow of a fight takes off on average: as a fight both ways, and as the fight of a charge. */
  const struck = (one: string, other: string): readonly number[] => {
    const both = melee(battle(one, other, 'wh40k/melee').input as Parameters<typeof melee>[0]);
    const { fight } = battle(one, other, 'wh40k/charge').input as {
      readonly fight: Parameters<typeof attack>[0];
    };
    const charged = attack({ ...fight, context: { ...fight?.context, charged: true } });
    return [both.distributions.secondDamage.mean, charged.summary.meanDamage];
  };

  test('Monster Hunters of the Beast Snagga Boyz count against a Rhino in Melee and in Charge', () => {
    const [both, charged] = struck('Beast Snagga Boyz', RHINO);
    expect(both).toBeCloseTo(5.15, 2);
    expect(charged).toBeCloseTo(both, 12);
  });

  test('what Brotherhood Terminators have against others than Monsters and Vehicles does not count against a Rhino', () => {
    const [both, charged] = struck('Brotherhood Terminator Squad', RHINO);
    expect(both).toBeCloseTo(4.68, 2);
    expect(charged).toBeCloseTo(both, 12);
  });

  test.each([
    ['Crisis Starscythe Battlesuits', 'Boyz', 'Starscythe'],
    ['Fire Dragons', RHINO, 'Assured Destruction'],
    ['Allarus Custodians', RHINO, 'Slayers of Tyrants'],
  ])('what %s have printed counts', (one, other, ability) => {
    const { rules } = battle(one, other, 'wh40k/attack');
    expect(rules.attacker.counted.map(({ name }) => name)).toContain(ability);
  });

  test('Bladestorm of the Dire Avengers follows the range', () => {
    const { input, rules } = battle('Dire Avengers', 'Boyz', 'wh40k/attack');
    expect(rules.attacker.switches).toContainEqual(
      expect.objectContaining({ name: 'Bladestorm', on: true, if: 'if half range' }),
    );
    const mean = (halfRange: boolean) =>
      attack({ ...(input as Parameters<typeof attack>[0]), context: { halfRange } }).summary.meanDamage;
    expect(mean(true)).toBeGreaterThan(mean(false));
  });

  test('negated Anti wounds those without the keywords, and nobody who has one', () => {
    const weapon = { attacks: 3, skill: 2, strength: 1, ap: 0, damage: 1, keywords: ['Anti-non-Monster/Vehicle 2+'] };
    const mean = (keyword: string) =>
      attack({ edition, weapon, target: { models: 10, wounds: 1, toughness: 4, save: 7, keywords: [keyword] } }).summary
        .meanDamage;
    // 3 attacks, 2+ to hit; wounds on 2+, or on the 6 that S1 needs against T4.
    expect(mean('Infantry')).toBeCloseTo(3 * (5 / 6) * (5 / 6), 12);
    expect(mean('Vehicle')).toBeCloseTo(3 * (5 / 6) * (1 / 6), 12);
  });

  test('a wounded model listed later takes the wound', () => {
    const weapon = { attacks: 1, skill: null, strength: 8, ap: 0, damage: 1, keywords: [] };
    const squad = { name: 'Squad', models: 5, wounds: 1, toughness: 4, save: 7 };
    const hurt = { name: 'Hurt', models: 1, wounds: 3, firstModelWounds: 2, toughness: 4, save: 7 };
    const { summary } = attack({ edition, weapon, target: { groups: [squad, hurt] } });
    // One wound on 2+ leaves the wounded model with one: nobody falls.
    expect(summary.meanDamage).toBeCloseTo(5 / 6, 12);
    expect(summary.meanSlain).toBe(0);
  });

  test('-1 to wound against Strength over Toughness is asked of each weapon of a volley', () => {
    const weapon = { attacks: 1, skill: null, ap: 0, damage: 1 };
    const thick = [{ name: 'Thick', effects: [{ effect: 'woundRollTaken', value: -1, if: 'strengthOverToughness' }] }];
    const { summary } = attack({
      edition,
      volley: [
        { weapon: { ...weapon, name: 'Rifle', strength: 4 }, count: 1 },
        { weapon: { ...weapon, name: 'Cannon', strength: 8 }, count: 1 },
      ],
      target: { models: 10, wounds: 1, toughness: 4, save: 7 },
      abilities: { defender: thick },
    });
    // The rifle wounds on 4+ as ever, the cannon on 3+ in place of 2+.
    expect(summary.meanDamage).toBeCloseTo(1 / 2 + 4 / 6, 12);
  });
});
