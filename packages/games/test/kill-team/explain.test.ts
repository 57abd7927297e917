// Results explain themselves: sentences and steps as text.
import { describe, expect, test } from 'vitest';
import { choice, fight, shoot } from '../../src/kill-team/index.ts';

function step(steps: readonly { title: string; text: string }[], title: string): string {
  return steps.find((candidate) => candidate.title === title)?.text ?? `no step ${title}`;
}

describe('shoot', () => {
  const result = shoot({
    attacker: { name: 'Bolter', attacks: 4, devastating: 2, piercing: 2, abilities: ['rending'], reroll: 'balanced' },
    defender: { name: 'Warrior', dice: 6, save: 3, wounds: 12 },
  });

  test('sentence', () => {
    expect(result.sentence).toMatch(
      /^Bolter kills Warrior \(12 W\) \d+\.\d% of the time and does \d+\.\d\d damage on average, most likely \d+\.$/,
    );
    expect(
      shoot({ attacker: { attacks: 1, autoCrits: 1, criticalDamage: 4 }, defender: { dice: 0, wounds: 4 } }).sentence,
    ).toBe('1 attack on 3+ kills the target (4 W) 100% of the time and does 4.00 damage on average, most likely 4.');
    expect(shoot({ attacker: { attacks: 0 } }).sentence).toBe(
      '0 attacks on 3+ kill the target (12 W) 0% of the time and do 0.00 damage on average, most likely 0.',
    );
  });

  test('saves are explained as a player would', () => {
    expect(step(result.steps, 'Against save 3+')).toBe(
      '6 base - 2 Piercing; 4 dice, save on 3+, critical on 6: one die is critical 16.7%, normal 50.0%, a fail 33.3%',
    );
  });

  test('a conversion says what it changed', () => {
    // Four dice on 3+ without a reroll: 8/3 successes, 2/3 crits; Rending adds P(a crit and a normal).
    const { steps } = shoot({ attacker: { abilities: ['rending'] } });
    const both = 1 - (5 / 6) ** 4 - (1 / 2) ** 4 + (1 / 3) ** 4;
    expect(step(steps, 'Attack: Rending')).toBe(
      `With at least one critical success, one normal success becomes critical. Successes 2.67 to 2.67, crits 0.67 to ${(2 / 3 + both).toFixed(2)} on average.`,
    );
  });

  test('battle report', () => {
    const { steps } = shoot({
      attacker: { attacks: 2, autoNormals: 2, normalDamage: 3, devastating: 2 },
      defender: { dice: 0, wounds: 12 },
    });
    expect(step(steps, 'Battle report')).toBe(
      'Attacker: 2D6 hit 3+, damage 3/4 with Devastating 2. Defender: 12 W, 0D6 save 3+. 0% chance to kill outright. 100% chance to deal 6 or more wounds. Average damage 6.00 wounds. Most likely outcome: 6 damage (100%).',
    );
  });

  test('further attacks are named in turn', () => {
    const sure = { attacks: 1, autoCrits: 1, criticalDamage: 4 };
    const { steps, volleys } = shoot({
      attacker: { ...sure, name: 'Pistol' },
      volleys: [{ ...sure, name: 'Rifle' }],
      defender: { dice: 0, wounds: 8 },
    });
    expect(step(steps, 'After Pistol')).toBe('4.00 damage on average, dead 0% of the time');
    expect(step(steps, 'After Rifle')).toBe('8.00 damage on average, dead 100% of the time');
    expect(volleys.map((volley) => volley.killChance)).toEqual([0, 1]);
  });
});

describe('fight', () => {
  test('sentence with and without names', () => {
    const sure = { attacks: 1, autoCrits: 1, criticalDamage: 12 };
    expect(fight({ first: sure, second: { attacks: 1 } }).sentence).toBe(
      'The first fighter kills the second fighter 100% of the time and dies 0% of the time; both live 0%.',
    );
    expect(fight({ first: { ...sure, name: 'Nob' }, second: { ...sure, name: 'Nob' } }).sentence).toBe(
      'Nob (first) kills Nob (second) 100% of the time and dies 0% of the time; both live 0%.',
    );
  });

  test('steps name dice, strategy, order', () => {
    const { steps } = fight({
      first: { name: 'Nob', abilities: ['brutal'] },
      rounds: 3,
      swapFirst: true,
      injured: true,
    });
    expect(step(steps, 'Nob')).toContain('4 dice, hit on 3+, critical on 6');
    expect(step(steps, 'Nob: Brutal')).toBe('The enemy can parry with critical successes only.');
    expect(step(steps, 'Nob: strategy')).toContain('plays both choices out');
    expect(step(steps, 'Order')).toBe(
      '3 rounds until someone dies; Nob acts first in odd rounds, then one die each in turn; who begins a round injured (Nob below 6.00 wounds, the second fighter below 6.00 wounds) hits on a roll one higher',
    );
    expect(step(steps, 'Battle report')).toMatch(
      /^Nob: 4 dice on 3\+, damage 3\/4, dies .* Both live .*, both die 0%\.$/,
    );
  });
});

test('choice', () => {
  const result = choice({
    first: { name: 'You', crits: 0, normals: 1, wounds: 3, normalDamage: 3 },
    second: { name: 'Enemy', crits: 0, normals: 1, wounds: 9, normalDamage: 3 },
  });
  expect(result.sentence).toBe(
    'You should parry a normal with a normal now (kills 0%, dies 0%); for the trade of wounds: strike with a normal or parry a normal with a normal (a tie) (+0.00 wounds).',
  );
  expect(step(result.steps, 'Parry a normal with a normal')).toBe(
    'for the kill: kills 0%, dies 0%, value +0.00; for wounds: deals 0.00, takes 0.00, value +0.00',
  );
});
