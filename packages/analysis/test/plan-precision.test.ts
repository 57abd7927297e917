// Plans against a squad with its leader: who has lost what is told apart where a shot picks the leader out, and wounds are lost in the
// order of the edition. Held against the attack calculator, which plays units one after another without ever stopping in between.
import { plan } from '@oddsmith/analysis';
import { type AnyCalculator, calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { describe, expect, test } from 'vitest';

const attack = calculators.find(({ id }) => id === 'wh40k/attack') as AnyCalculator;

const rifles = { weapon: { name: 'Rifles', attacks: 2, skill: 3, strength: 4, ap: -1, damage: 1 }, count: 3 };
const sniper = {
  weapon: { name: 'Sniper', attacks: 2, skill: 2, strength: 5, ap: -3, damage: 3, keywords: ['Precision'] },
  count: 2,
};
const squad = { name: 'Squad', models: 3, wounds: 2, toughness: 4, save: 3 };
const leader = { name: 'Leader', models: 1, wounds: 4, toughness: 4, save: 2, character: true };
const WOUNDS = 10;
const POINTS = 200;

const SHOOTERS = {
  rifles: { volley: [rifles] },
  sniper: { volley: [sniper], context: { precision: true } },
} as const;
type Shooter = keyof typeof SHOOTERS;

function targetOf(groups: readonly unknown[]) {
  return { toughness: 4, save: 3, wounds: 2, models: 1, groups };
}

/** Mean points destroyed when these fire one after the other. */
function inTurn(edition: string, groups: readonly unknown[], [first, ...others]: readonly Shooter[]): number {
  const answer = calculateWith([attack], {
    calculator: 'wh40k/attack',
    input: {
      edition,
      target: targetOf(groups),
      ...SHOOTERS[first],
      followedBy: others.map((shooter) => ({ name: shooter, ...SHOOTERS[shooter] })),
    },
    method: 'exact',
  });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  return (POINTS * answer.distributions.damage.mean) / WOUNDS;
}

function planned(edition: string, groups: readonly unknown[]) {
  const result = plan(attack, {
    calculator: 'wh40k/attack',
    input: { edition },
    shooters: Object.entries(SHOOTERS).map(([title, input]) => ({ title, input })),
    targets: [{ title: 'Squad and leader', points: POINTS, input: { target: targetOf(groups) } }],
    commandReroll: false,
    prune: 0,
  });
  if ('error' in result) throw new Error(result.error.message);
  return result;
}

describe.each(['10', '11'])('edition %s', (edition) => {
  test.each([
    ['the leader listed last', [squad, leader]],
    ['the leader listed first', [leader, squad]],
  ])('both fire, in the better order: %s', (_, groups) => {
    const { value, moves } = planned(edition, groups);
    const orders = [inTurn(edition, groups, ['rifles', 'sniper']), inTurn(edition, groups, ['sniper', 'rifles'])];
    expect(value).toBeCloseTo(Math.max(...orders), 9);
    const byFirst = Object.fromEntries(moves.map((move) => [move.shooter, move.value]));
    expect(byFirst.rifles).toBeCloseTo(orders[0], 9);
    expect(byFirst.sniper).toBeCloseTo(orders[1], 9);
  });
});

test('branches say what is left of the leader, and make the whole', () => {
  const { policy, targets } = planned('10', [squad, leader]);
  // The sniper fires first, and each of its wounds takes three of the leader's four: he is dead, at one, or whole.
  expect(policy.shot?.shooter).toBe('sniper');
  expect(policy.branches?.map(({ picked }) => picked)).toEqual([0, 1, 4]);
  expect(policy.branches?.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  for (const { picked = -1, left } of policy.branches ?? []) expect(left?.[0]).toBeGreaterThanOrEqual(picked);
  expect(targets[0].meanWoundsLost).toBeCloseTo(planned('10', [squad, leader]).value / (POINTS / WOUNDS), 9);
});

test('without Precision wounds tell everything', () => {
  const result = plan(attack, {
    calculator: 'wh40k/attack',
    input: { edition: '10', volley: [rifles] },
    shooters: [{ title: 'A' }, { title: 'B' }],
    targets: [{ title: 'Squad and leader', points: POINTS, input: { target: targetOf([leader, squad]) } }],
    commandReroll: false,
  });
  if ('error' in result) throw new Error(result.error.message);
  expect(result.value).toBeCloseTo(inTurn('10', [leader, squad], ['rifles', 'rifles']), 9);
  expect(result.policy.branches?.some((branch) => 'picked' in branch)).toBe(false);
});

test('Takedown picks a hero out, and Blast still counts everybody who stands', () => {
  const duelist = calculators.find(({ id }) => id === 'grimdark/attack') as AnyCalculator;
  const gun = (rules: string[]) => ({
    quality: 2,
    defense: 4,
    models: [{ weapons: [{ range: 24, attacks: 1, rules }] }],
  });
  const result = plan(duelist, {
    calculator: 'grimdark/attack',
    shooters: [
      { title: 'Assassin', input: { attacker: gun(['Takedown']) } },
      { title: 'Mortar', input: { attacker: gun(['Blast(3)']) } },
    ],
    targets: [
      {
        title: 'Hero and friend',
        points: 40,
        input: {
          defender: {
            quality: 4,
            defense: 4,
            models: [
              { count: 1, weapons: [] },
              { count: 1, tough: 3, hero: true, weapons: [] },
            ],
          },
        },
      },
    ],
    commandReroll: false,
    order: 'given',
    prune: 0,
  });
  if ('error' in result) throw new Error(`${result.error.path}: ${result.error.message}`);
  // Each hits on 2+ and is blocked on 4+. The assassin takes one of four wounds; the mortar's hit becomes two whoever was wounded,
  // because both still stand: were the wound taken for a death, it would become one.
  const assassin = (5 / 6) * (1 / 2);
  const mortar = (5 / 6) * 2 * (1 / 2);
  expect(result.value).toBeCloseTo(10 * (assassin + mortar), 9);
  expect(result.policy.branches?.map(({ left, picked }) => [left, picked])).toEqual([
    [[3, 3], 2],
    [[4, 4], 3],
  ]);
});

describe('Takedown that is no matter of one hero', () => {
  const duelist = calculators.find(({ id }) => id === 'grimdark/attack') as AnyCalculator;
  const attacker = {
    quality: 2,
    defense: 4,
    models: [{ weapons: [{ range: 24, attacks: 1, rules: ['Takedown'] }] }],
  };
  const assassin = { title: 'Assassin', input: { attacker } };
  const asked = (heroes: number, shooters: readonly object[]) =>
    plan(duelist, {
      calculator: 'grimdark/attack',
      shooters,
      targets: [
        {
          title: 'Heroes and friend',
          points: 40,
          input: {
            defender: {
              quality: 4,
              defense: 4,
              models: [
                { count: 1, weapons: [] },
                { count: heroes, tough: 3, hero: true, weapons: [] },
              ],
            },
          },
        },
      ],
      prune: 0,
    });
  const nextCasualty = { attacker, options: { takedownTarget: 'nextCasualty' } };

  test('takes the next casualty: wounds alone tell what is left', () => {
    const result = asked(1, [
      { title: 'One', input: nextCasualty },
      { title: 'Two', input: nextCasualty },
    ]);
    if ('error' in result) throw new Error(`${result.error.path}: ${result.error.message}`);
    // Each hits on 2+, is blocked on 4+ and takes one of four wounds: ten points.
    expect(result.value).toBeCloseTo(10 * 2 * (5 / 6) * (1 / 2), 9);
    // The other fires whatever is left, so both numbers are one branch; nobody is told apart.
    expect(result.policy.branches?.map(({ left, picked }) => [left, picked])).toEqual([[[3, 4], undefined]]);
  });

  test.each([
    ['several heroes', 2, [assassin], 'shooters[0].input.attacker', /2 heroes/],
    [
      'both ways at once',
      1,
      [assassin, { title: 'Other', input: nextCasualty }],
      'shooters[1].input.options.takedownTarget',
      /next casualty here and a hero in another shot/,
    ],
  ] as const)('%s: refused with the reason', (_what, heroes, shooters, path, message) => {
    expect(asked(heroes, shooters)).toMatchObject({
      error: { code: 'plan/one-target', path, message: expect.stringMatching(message) },
    });
  });
});

test.each(['10', '11'])('edition %s: a wounded model is hit first, wherever its group is listed', (edition) => {
  const groups = [leader, squad, { ...squad, name: 'Veterans', firstModelWounds: 1 }];
  const result = plan(attack, {
    calculator: 'wh40k/attack',
    input: { edition, volley: [rifles] },
    shooters: [{ title: 'A' }, { title: 'B' }],
    targets: [{ title: 'Squad, veterans and leader', points: POINTS, input: { target: targetOf(groups) } }],
    commandReroll: false,
    prune: 0,
  });
  if ('error' in result) throw new Error(result.error.message);
  const wounds = 2 * WOUNDS - 4 - 1;
  expect(result.value).toBeCloseTo((inTurn(edition, groups, ['rifles', 'rifles']) * WOUNDS) / wounds, 9);
});
