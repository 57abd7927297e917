// What the calculators remark on, and that they keep quiet about a sound battle.
import { type Advice, prepareBattle, Speaker } from '@oddsmith/games';
import { expect, test } from 'vitest';
import { calculators, choiceCalculator, fightCalculator, shootCalculator } from '../../src/kill-team/index.ts';
import type { ChoiceInput, FightInput, ShootInput } from '../../src/kill-team/schema/index.ts';
import { expectIdleIsIdle } from '../words.ts';

const shot = (input: ShootInput) =>
  new Speaker(shootCalculator).advice(shootCalculator.advise(prepareBattle(shootCalculator, input)));
const fight = (input: FightInput) =>
  new Speaker(fightCalculator).advice(fightCalculator.advise(prepareBattle(fightCalculator, input)));
const choice = (input: ChoiceInput) =>
  new Speaker(choiceCalculator).advice(choiceCalculator.advise(prepareBattle(choiceCalculator, input)));

test('sound battles need no advice', () => {
  expect(shot({ attacker: { abilities: ['rending', 'severe'], piercing: 1, lethal: 5 } })).toEqual([]);
  expect(fight({ first: { abilities: ['brutal', 'shock'] } })).toEqual([]);
  expect(choice({})).toEqual([]);
});

test('a rule named twice is remarked on once', () => {
  const remarks = shot({ attacker: { abilities: ['closeAssault', 'closeAssault'] } });
  expect(remarks.map(({ code }) => code)).toEqual(['killteam/old-name-2024']);
});

const shots: readonly [code: string, path: string, input: ShootInput][] = [
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
];

test.each(shots)('shoot: %s at %s', (code, path, input) => {
  const advice = shot(input).find((remark) => remark.code === code && remark.path === path);
  expect(advice?.message, JSON.stringify(shot(input))).toBeTypeOf('string');
});

const fights: readonly [code: string, path: string, input: FightInput][] = [
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
  [
    'killteam/parry-v-brutal',
    'first.abilities',
    { first: { abilities: ['dueller2024'] }, second: { abilities: ['brutal'] } },
  ],
  ['killteam/guard-does-nothing', 'first.ignoreDice', { first: { ignoreDice: { damage: 3 } } }],
  ['killteam/starting-wounds-idle', 'first.startingWounds', { first: { startingWounds: 14 } }],
];

test.each(fights)('fight: %s at %s', (code, path, input) => {
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

/** On either side of the line between a remark and none. */
test.each<[string, ShootInput]>([
  ['killteam/more-kept-than-dice', { attacker: { attacks: 2, autoNormals: 2 } }],
  ['killteam/cannot-kill', { attacker: { attacks: 4, criticalDamage: 4 }, defender: { wounds: 16 } }],
  ['killteam/piercing-above-dice', { attacker: { piercing: 3 } }],
  ['killteam/piercing-above-dice', { attacker: { piercing: 4 }, defender: { piercingReduction: 1 } }],
  ['killteam/cover-above-dice', { defender: { coverNormals: 3 } }],
  ['killteam/crit-damage-not-lowered', { attacker: { criticalDamage: 4 }, defender: { abilities: ['durable'] } }],
  ['killteam/lethal-at-hit', { attacker: { hit: 4, lethal: 5 } }],
  ['killteam/crit-below-normal', { attacker: { normalDamage: 4, criticalDamage: 4 } }],
  ['killteam/invulnerable-worse-than-save', { defender: { save: 4, invulnerable: 4 } }],
  ['killteam/feel-no-pain-2024', { edition: '2021', defender: { feelNoPain: 5 } }],
  ['killteam/other-edition', { edition: '2021', attacker: { reroll: 'ones' } }],
  // What the first weapon leaves idle the next one meets.
  ['killteam/no-piercing', { defender: { piercingReduction: 1 }, volleys: [{ piercing: 1 }] }],
  ['killteam/cover-v-saturate', { attacker: { saturate: true }, defender: { coverNormals: 1 }, volleys: [{}] }],
  [
    'killteam/guard-does-nothing',
    { defender: { damageReduction: { minDamage: 5 } }, volleys: [{ criticalDamage: 5 }] },
  ],
])('no %s for %j', (code, input) => expect(shot(input).map((remark) => remark.code)).not.toContain(code));

test('below half of the starting wounds a fighter is injured from the first round on, at half he is not', () => {
  const remarks = (wounds: number) => fight({ first: { wounds, startingWounds: 12 }, injured: true });
  expect(remarks(6).map(({ path }) => path)).toEqual(['injured']);
  expect(remarks(5)).toEqual([]);
});

const places = (advice: readonly Advice[]) =>
  advice.map(({ code, path, message }) => JSON.stringify([code, path, message])).sort();

test('each side of a fight is judged against the other', () => {
  const others: FightInput[] = fightCalculator.presets.map((preset) => preset.input);
  for (const input of [...fights.map(([, , row]) => row), ...others]) {
    const mirrored = fight({ ...input, first: input.second, second: input.first });
    const back = mirrored.map((remark) => ({
      ...remark,
      path: remark.path.replace(/^(first|second)/, (side) => (side === 'first' ? 'second' : 'first')),
    }));
    expect(places(back)).toEqual(places(fight(input)));
  }
});

test('a further attack and a further target are judged as the first ones are', () => {
  /** That the whole attack cannot kill is said of the target alone. */
  const of = (input: ShootInput, place: string) =>
    shot(input).filter(({ code, path }) => path.startsWith(place) && code !== 'killteam/cannot-kill');
  const moved = (advice: readonly Advice[], from: string, to: string) =>
    places(advice.map((remark) => ({ ...remark, path: remark.path.replace(from, to) })));
  for (const [, , { attacker = {}, defender = {}, secondaries, ...input }] of shots) {
    const volleys = [{}, attacker];
    expect(moved(of({ ...input, defender, volleys }, 'volleys[1]'), 'volleys[1]', 'attacker')).toEqual(
      places(of({ ...input, attacker, defender }, 'attacker')),
    );
    const others = [{}, ...(secondaries ?? [defender])];
    expect(
      moved(of({ ...input, attacker, secondaries: others }, 'secondaries[1]'), 'secondaries[1]', 'defender'),
    ).toEqual(places(of({ ...input, attacker, defender: others[1] }, 'defender')));
  }
});

test('what is said to do nothing does nothing, whatever else is in the battle', () => {
  const [shooting, fighting] = calculators;
  const tried = new Set<string>();
  const others: ShootInput[] = [
    {},
    { edition: '2021' },
    { rounds: 2, volleys: [{ attacks: 2, piercing: 1, piercingCrits: 2, normalDamage: 2, criticalDamage: 6 }] },
  ];
  for (const [, , input] of shots)
    for (const other of others) for (const code of expectIdleIsIdle(shooting, { ...other, ...input })) tried.add(code);
  for (const [, , { first, second, ...input }] of fights)
    for (const [own, enemy] of [
      [{}, {}],
      [{ lethal: 5 }, { abilities: ['hammerhand'], devastating: 2 }],
    ] as const)
      for (const code of expectIdleIsIdle(fighting, {
        ...input,
        first: { ...own, ...first },
        second: { ...enemy, ...second },
      }))
        tried.add(code);
  expect(tried.size).toBeGreaterThan(8);
});
