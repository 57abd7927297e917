// Rules that show in a duel alone, each with a figure worked out by hand.
import type { UnitInput } from '@oddsmith/games/grimdark';
import { AP1, BLOCK1, PLAIN, PLUS_HIT } from './chances.ts';

export interface DuelCase {
  readonly rule: string;
  /** What is worked out, in words. */
  readonly about: string;
  readonly input: object;
  /** Path into the only scenario's result. */
  readonly figure: readonly string[];
  readonly want: number;
}

const body = (rules: readonly string[], models: number, tough: number, weapons: readonly object[]): UnitInput =>
  ({ name: 'Unit', quality: 4, defense: 4, rules, models: [{ count: models, tough, weapons }] }) as UnitInput;
const blade = (...rules: string[]) => ({ name: 'Blade', range: 0, attacks: 1, rules });
const gun = (...rules: string[]) => ({ name: 'Gun', range: 24, attacks: 1, rules });

function duelCase(
  rule: string,
  about: string,
  scenario: string,
  attacker: UnitInput,
  defender: UnitInput,
  figure: readonly string[],
  want: number,
  more: object = {},
): DuelCase {
  return { rule, about, input: { attacker, defender, scenarios: [scenario], distance: 6, ...more }, figure, want };
}

/** A unit with one blade charges a unarmed model of two wounds: wounded 1/4, at half, and it must test on 4+. */
const tested = (
  rule: string,
  printed: string,
  want: number,
  figure = ['defender', 'routed'],
  more: string[] = [],
): DuelCase =>
  duelCase(
    rule,
    'the loser tests',
    'charge',
    body([], 1, 1, [blade()]),
    body([printed, ...more], 1, 2, []),
    figure,
    want,
  );

const recovering = (rule: string): DuelCase =>
  duelCase(
    rule,
    'shot 1/4, Shaken 1/8, recovered 1/16 before the charge',
    'full_engagement',
    body([rule], 2, 1, [blade()]),
    body([], 1, 1, [gun()]),
    ['defender', 'destroyed'],
    (3 / 4) * (7 / 16) + (1 / 8) * (1 / 4) + (1 / 16) * (1 / 4),
  );

const LED: UnitInput = {
  name: 'Led',
  quality: 4,
  defense: 4,
  models: [{ count: 1 }, { count: 1, hero: true, defense: 2 }],
};

export const duelCases: readonly DuelCase[] = [
  duelCase(
    'Takedown',
    'picks the hero behind Defense 2+',
    'shooting_only',
    body([], 1, 1, [gun('Takedown')]),
    LED,
    ['defender', 'models', 'mean'],
    2 - 1 / 12,
  ),
  duelCase(
    'Sniper',
    'picks the hero behind Defense 2+',
    'shooting_only',
    body([], 1, 1, [gun('Sniper')]),
    LED,
    ['defender', 'models', 'mean'],
    2 - 1 / 12,
  ),
  duelCase(
    'Counter',
    'the charged strike first',
    'charge',
    body([], 1, 1, [blade()]),
    body([], 1, 1, [blade('Counter')]),
    ['win'],
    (3 / 4) * (1 / 4),
  ),
  duelCase(
    'Counter-Attack',
    'the charged strike first',
    'charge',
    body([], 1, 1, [blade()]),
    body(['Counter-Attack'], 1, 1, [blade()]),
    ['win'],
    (3 / 4) * (1 / 4),
  ),
  duelCase(
    'Unwieldy',
    'the charger strikes last',
    'charge',
    body(['Unwieldy'], 1, 1, [blade()]),
    body([], 1, 1, [blade()]),
    ['loss'],
    1 / 4,
  ),
  duelCase(
    'Limited',
    'shoots in the first of two rounds only',
    'approach_2_turns',
    body([], 1, 1, []),
    body([], 1, 1, [gun('Limited')]),
    ['attacker', 'destroyed'],
    1 / 4,
  ),
  duelCase(
    'Retaliate',
    'one hit back per wound',
    'charge',
    body([], 1, 1, [blade()]),
    body(['Retaliate(1)'], 1, 2, []),
    ['attacker', 'destroyed'],
    (1 / 4) * (1 / 2),
  ),
  duelCase(
    'Deathstrike',
    'one hit back when killed',
    'charge',
    body([], 1, 1, [blade()]),
    body(['Deathstrike(1)'], 1, 1, []),
    ['attacker', 'destroyed'],
    (1 / 4) * (1 / 2),
  ),
  duelCase(
    'Self-Destruct',
    'one hit either way',
    'charge',
    body([], 1, 1, [blade()]),
    body(['Self-Destruct(1)'], 1, 1, []),
    ['attacker', 'destroyed'],
    1 / 2,
  ),
  duelCase(
    'Explode',
    'nobody of it is left',
    'charge',
    body([], 1, 1, [blade()]),
    body(['Explode(1)'], 1, 1, []),
    ['defender', 'destroyed'],
    1,
  ),
  duelCase(
    'Piercing Growth',
    'AP +1 in round two',
    'approach_2_turns',
    body(['Piercing Growth'], 1, 1, [blade()]),
    body([], 1, 1, []),
    ['defender', 'destroyed'],
    AP1,
  ),
  duelCase(
    'Precision Growth',
    '+1 to hit in round two',
    'approach_2_turns',
    body(['Precision Growth'], 1, 1, [blade()]),
    body([], 1, 1, []),
    ['defender', 'destroyed'],
    PLUS_HIT,
  ),
  duelCase(
    'Fortified Growth',
    'AP(1) counts in round one only',
    'approach_2_turns',
    body(['Fortified Growth'], 1, 1, []),
    body([], 1, 1, [gun('AP(1)')]),
    ['attacker', 'destroyed'],
    1 - (1 - AP1) * (1 - PLAIN),
  ),
  duelCase(
    'Defensive Growth',
    '+1 to block in round two',
    'approach_2_turns',
    body(['Defensive Growth'], 1, 1, []),
    body([], 1, 1, [gun()]),
    ['attacker', 'destroyed'],
    1 - (1 - PLAIN) * (1 - BLOCK1),
  ),
  duelCase(
    'Mend',
    'two of three wounds: a D3 of 1 leaves one of them',
    'shooting_only',
    body(['Mend'], 1, 3, []),
    body([], 1, 1, []),
    ['attacker', 'wounds', 'mean'],
    1 / 3,
    { start: { attacker: { wounds: 2 } }, circumstances: { attacker: { mending: true } } },
  ),
  duelCase(
    'Reanimation',
    'two of three models are lost, each comes back on 5+',
    'shooting_only',
    body(['Reanimation'], 3, 1, []),
    body([], 1, 1, []),
    ['attacker', 'models', 'mean'],
    1 + 2 / 3,
    { start: { attacker: { wounds: 2 } }, circumstances: { attacker: { mending: true } } },
  ),
  duelCase(
    'Inquisitorial Agent',
    'shoots twice',
    'shooting_only',
    body(['Inquisitorial Agent'], 1, 1, [gun()]),
    body([], 1, 1, []),
    ['defender', 'destroyed'],
    1 - (1 - PLAIN) ** 2,
    { circumstances: { attacker: { actsTwice: true } } },
  ),
  duelCase(
    'Martial Prowess',
    'charges twice, tired the second time',
    'charge',
    body(['Martial Prowess'], 1, 1, [blade()]),
    body([], 1, 1, []),
    ['defender', 'destroyed'],
    PLAIN + (1 - PLAIN) * (1 / 6) * (1 / 2),
    { circumstances: { attacker: { actsTwice: true } } },
  ),
  duelCase(
    'Surprise Attack',
    'once per game: not again when it acts twice',
    'shooting_only',
    body(['Surprise Attack(1)', 'Martial Prowess'], 1, 1, []),
    body([], 1, 1, []),
    ['defender', 'destroyed'],
    (5 / 6) * (4 / 6),
    { circumstances: { attacker: { actsTwice: true, close: true } } },
  ),
  duelCase(
    'Breath Attack',
    'in every activation: again when it acts twice',
    'shooting_only',
    body(['Breath Attack', 'Martial Prowess'], 1, 1, []),
    body([], 1, 1, []),
    ['defender', 'destroyed'],
    1 - (1 - (5 / 6) * (4 / 6)) ** 2,
    { circumstances: { attacker: { actsTwice: true, close: true } } },
  ),
  tested('Fearless', 'Fearless', (1 / 4) * (1 / 2) * (1 / 2)),
  ...['No Retreat', 'Robot', 'Undead'].map((rule) =>
    tested(rule, rule, (1 / 4) * (1 / 2) * (3 / 6), ['defender', 'destroyed']),
  ),
  tested('Fear', 'Fear(1)', 0),
  ...['Hive Bond', 'Hold the Line', 'Courage', 'Banner'].map((rule) => tested(rule, rule, (1 / 4) * (2 / 6))),
  tested('Morale', 'Morale(2)', (1 / 4) * (1 / 6)),
  ...['Hive Bond', 'Hold the Line'].map((rule) =>
    tested(`${rule} Boost`, `${rule} Boost`, (1 / 4) * (1 / 6), ['defender', 'routed'], [rule]),
  ),
  ...['Battleborn', 'Honor Code', 'Steadfast'].map(recovering),
];
