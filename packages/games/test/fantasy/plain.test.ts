// Strikes that follow from cards, asked again as plain dice: the same losses through the other calculator.
import { attack, battle, type battleCalculator } from '@oddsmith/games/fantasy';
import { expect, test } from 'vitest';

type Input = (typeof battleCalculator.presets)[number]['input'];
type Card = NonNullable<Input['first']>;

/** It strikes last of all, so that nobody of the first unit falls before his turn. */
const wall: Card = { models: 12, frontage: 6, initiative: 0, attacks: 0, armourSave: 5, shield: true, leadership: 10 };
const squad: Card = { models: 10, frontage: 5, weaponSkill: 4, strength: 4 };

const CARDS: readonly (readonly [title: string, system: 'oldWorld' | 'ninthAge', first: Card, second: Card])[] = [
  ['a plain unit', 'oldWorld', squad, wall],
  ['great weapons and a champion', 'oldWorld', { ...squad, weapon: 'greatWeapon', champion: {} }, wall],
  ['poison against a ward', 'oldWorld', { ...squad, rules: ['Poisoned Attacks'] }, { ...wall, ward: 5 }],
  ['armour bane and hatred', 'oldWorld', { ...squad, rules: ['Armour Bane (1)', 'Hatred'] }, wall],
  ['multiple wounds on regeneration', 'oldWorld', { ...squad, rules: ['Multiple Wounds (2)'] }, { ...wall, wounds: 3 }],
  ['a plain unit of the other system', 'ninthAge', squad, wall],
  ['poison and battle focus', 'ninthAge', { ...squad, rules: ['Poison Attacks', 'Battle Focus'] }, wall],
];

test.each(CARDS)('%s', (_, system, first, second) => {
  const { strikes, distributions } = battle({ system, first, second });
  const profiles = strikes.flatMap(({ side, profile }) => (side === 'first' ? [profile] : []));
  const target = { models: second.models, wounds: second.wounds ?? 1 };
  const plain = attack({ system, profiles, target });
  expect(plain.distributions.slain?.mean).toBeCloseTo(distributions.secondSlain.mean, 10);
  plain.distributions.slain?.probabilities.forEach((chance, slain) => {
    expect(chance).toBeCloseTo(distributions.secondSlain.probabilities[slain - distributions.secondSlain.min] ?? 0, 10);
  });
});
