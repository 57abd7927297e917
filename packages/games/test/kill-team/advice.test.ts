// What the calculators remark on, and that they keep quiet about a sound battle.
import { prepareBattle } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { choiceCalculator, fightCalculator, shootCalculator } from '../../src/kill-team/index.ts';
import type { ChoiceInput, FightInput, ShootInput } from '../../src/kill-team/schema/index.ts';

const shot = (input: ShootInput) => shootCalculator.advise(prepareBattle(shootCalculator, input));
const fight = (input: FightInput) => fightCalculator.advise(prepareBattle(fightCalculator, input));
const choice = (input: ChoiceInput) => choiceCalculator.advise(prepareBattle(choiceCalculator, input));

test('sound battles need no advice', () => {
  expect(shot({ attacker: { abilities: ['rending', 'punishing'], piercing: 1, lethal: 5 } })).toEqual([]);
  expect(fight({ first: { abilities: ['brutal', 'shock'] } })).toEqual([]);
  expect(choice({})).toEqual([]);
});

test('a rule named twice is remarked on once', () => {
  const remarks = shot({ attacker: { abilities: ['closeAssault', 'closeAssault'] } });
  expect(remarks.map(({ code }) => code)).toEqual(['killteam/old-name-2024']);
});

test.each<[string, string, ShootInput]>([
  ['killteam/lethal-below-hit', 'attacker.lethal', { attacker: { hit: 4, lethal: 3 } }],
  ['killteam/lethal-at-hit', 'attacker.lethal', { attacker: { hit: 4, lethal: 4 } }],
  ['killteam/piercing-above-dice', 'attacker.piercing', { attacker: { piercing: 4 } }],
  ['killteam/piercing-crits-below-piercing', 'attacker.piercingCrits', { attacker: { piercing: 1, piercingCrits: 1 } }],
  [
    'killteam/piercing-v-invulnerable',
    'attacker.piercing',
    { attacker: { piercing: 1 }, defender: { invulnerable: 3 } },
  ],
  ['killteam/ability-does-nothing', 'attacker.abilities', { attacker: { attacks: 1, abilities: ['rending'] } }],
  ['killteam/ability-does-nothing', 'attacker.abilities', { attacker: { lethal: 7, abilities: ['punishing'] } }],
  ['killteam/devastating-without-crits', 'attacker.devastating', { attacker: { lethal: 7, devastating: 2 } }],
  [
    'killteam/piercing-crits-without-crits',
    'attacker.piercingCrits',
    { attacker: { abilities: ['obscuredTarget'], piercingCrits: 1 } },
  ],
  ['killteam/old-name-2024', 'attacker.abilities', { attacker: { abilities: ['closeAssault'] } }],
  ['killteam/other-edition', 'attacker', { attacker: { reroll: 'ones' } }],
  ['killteam/elites-both', 'attacker.abilities', { attacker: { abilities: ['eliteModerate', 'eliteExtreme'] } }],
  ['killteam/reroll-choice-idle', 'attacker.rerollChoice', { attacker: { reroll: 'ones', rerollChoice: 'optimal' } }],
  ['killteam/feel-no-pain-2024', 'defender.feelNoPain', { defender: { feelNoPain: 5 } }],
  ['killteam/no-piercing', 'defender.piercingReduction', { defender: { piercingReduction: 1 } }],
  ['killteam/guard-does-nothing', 'defender.damageReduction', { defender: { damageReduction: { minDamage: 5 } } }],
  [
    'killteam/cover-v-saturate',
    'secondaries[0].coverNormals',
    { attacker: { saturate: true }, secondaries: [{ coverNormals: 1 }] },
  ],
  ['killteam/other-edition', 'defender', { edition: '2021', defender: { reroll: 'ceaseless' } }],
  ['killteam/invulnerable-worse-than-save', 'defender.invulnerable', { defender: { invulnerable: 5 } }],
  ['killteam/cover-above-dice', 'defender.coverNormals', { attacker: { piercing: 2 }, defender: { coverNormals: 2 } }],
  [
    'killteam/crit-damage-not-lowered',
    'defender.abilities',
    { attacker: { criticalDamage: 3 }, defender: { abilities: ['durable'] } },
  ],
  ['killteam/crit-below-normal', 'attacker.criticalDamage', { attacker: { criticalDamage: 2 } }],
  ['killteam/no-dice', 'attacker.attacks', { attacker: { attacks: 0 } }],
  ['killteam/cannot-kill', 'defender.wounds', { defender: { wounds: 17 } }],
  ['killteam/more-kept-than-dice', 'attacker', { attacker: { attacks: 1, autoNormals: 2 } }],
])('shoot: %s at %s', (code, path, input) => {
  const advice = shot(input).find((remark) => remark.code === code && remark.path === path);
  expect(advice?.message, JSON.stringify(shot(input))).toBeTypeOf('string');
});

test.each<[string, string, FightInput]>([
  [
    'killteam/enemy-does-not-parry',
    'first.abilities',
    { first: { abilities: ['brutal'] }, second: { strategy: 'strike' } },
  ],
  ['killteam/striker-with-shield', 'first.abilities', { first: { abilities: ['stormShield'], strategy: 'strike' } }],
  ['killteam/two-parry-rules', 'second.abilities', { second: { abilities: ['stormShield', 'dueller'] } }],
  [
    'killteam/crit-damage-not-lowered',
    'first.abilities',
    { first: { abilities: ['durable'] }, second: { criticalDamage: 3 } },
  ],
  ['killteam/ability-without-crits', 'first.abilities', { first: { abilities: ['shock'], lethal: 7 } }],
  ['killteam/devastating-without-crits', 'second.devastating', { second: { devastating: 1, lethal: 7 } }],
  ['killteam/no-dice', 'first.attacks', { first: { attacks: 0 } }],
  ['killteam/one-round', 'injured', { injured: true }],
  ['killteam/one-round', 'swapFirst', { swapFirst: true }],
])('fight: %s at %s', (code, path, input) => {
  expect(fight(input).map((remark) => `${remark.code} ${remark.path}`)).toContain(`${code} ${path}`);
});

test.each<[string, string, ChoiceInput]>([
  ['killteam/crit-strike-is-a-strike', 'second.hasStruck', { second: { hasCritStruck: true } }],
])('choice: %s at %s', (code, path, input) => {
  expect(choice(input).map((remark) => `${remark.code} ${remark.path}`)).toContain(`${code} ${path}`);
});

test('a mistake is told with its numbers', () => {
  expect(shot({ attacker: { piercing: 5 } })[0].message).toBe(
    'Piercing 5 removes more dice than the 3 dice of the defender: no saves are rolled',
  );
  expect(shot({ attacker: { hit: 4, lethal: 2 } })[0].message).toBe(
    'Lethal 2+ does no more than Lethal 4+: a roll below hit 4+ is a fail',
  );
});
