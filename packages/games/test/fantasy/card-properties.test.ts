// What must hold whatever the cards say: more of a good thing never hurts, and chances are chances.
import { Budget, prepareBattle } from '@oddsmith/games';
import { battleCalculator } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';
import { strikesOf } from '../../src/fantasy/card/ledger.ts';
import { Draw } from './random-battles.ts';
import { largeCardBattle } from './random-cards.ts';

const SYSTEMS = ['oldWorld', 'ninthAge'] as const;
type Json = { readonly [field: string]: unknown };

function answer(input: unknown) {
  return battleCalculator.exact(prepareBattle(battleCalculator, input), new Budget());
}

test('the figure that analyses look at unless told otherwise moves, and speaks for the first unit', () => {
  const figure = (attacks: number) => Object.entries(answer({ first: { attacks } }).summary)[0];
  expect(figure(1)[0]).toBe('secondBreaks');
  expect(figure(3)[1]).toBeGreaterThan(figure(1)[1]);
});

/** Plain troops whose rules do not turn on numbers, so that one change is one change. */
function plainBattle(draw: Draw, system: (typeof SYSTEMS)[number]): { first: Json; second: Json; system: string } {
  const card = (): Json => ({
    models: 10 + draw.upTo(10),
    frontage: 5,
    weaponSkill: 2 + draw.upTo(3),
    strength: 3 + draw.upTo(2),
    toughness: 3 + draw.upTo(2),
    initiative: 2 + draw.upTo(3),
    leadership: 6 + draw.upTo(3),
    armourSave: 4 + draw.upTo(3),
    standard: draw.chance(0.5),
  });
  return { system, first: card(), second: card() };
}

describe.each(SYSTEMS)('%s', (system) => {
  test('chances sum to 1, and the two sides mirror each other', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const input = largeCardBattle(new Draw(500 + seed), system);
      const one = answer(input);
      const mirrored = answer({ ...input, first: input.second, second: input.first });
      const sum = Object.values(one.summary).reduce((total, chance) => total + chance, 0);
      expect(sum).toBeCloseTo(1, 9);
      for (const { fought, outcomes } of one.rounds)
        expect(Object.values(outcomes).reduce((total, chance) => total + chance, 0)).toBeCloseTo(fought, 12);
      expect(mirrored.summary.secondBreaks).toBeCloseTo(one.summary.firstBreaks, 9);
      expect(mirrored.chances.secondWins).toBeCloseTo(one.chances.firstWins, 9);
    }
  });

  test.each([
    ['a standard', { standard: true }, { standard: false }],
    ['better armour', { armourSave: 3 }, { armourSave: 6 }],
    ['more strength', { strength: 5 }, { strength: 3 }],
    ['more toughness', { toughness: 5 }, { toughness: 3 }],
    ['a ward', { ward: 5 }, { ward: 'none' }],
    ['hatred', { rules: ['Hatred'] }, { rules: [] }],
  ])('%s never loses the combat more often', (_, better, worse) => {
    for (let seed = 1; seed <= 12; seed++) {
      const { first, ...rest } = plainBattle(new Draw(seed), system);
      const with_ = answer({ ...rest, first: { ...first, ...better } });
      const without = answer({ ...rest, first: { ...first, ...worse } });
      expect(with_.chances.secondWins).toBeLessThanOrEqual(without.chances.secondWins + 1e-12);
    }
  });

  test('a full rank more never loses the combat more often', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { first, ...rest } = plainBattle(new Draw(seed), system);
      const models = 10;
      const few = answer({ ...rest, first: { ...first, models } });
      const many = answer({ ...rest, first: { ...first, models: models + 5 } });
      expect(many.chances.secondWins).toBeLessThanOrEqual(few.chances.secondWins + 1e-12);
    }
  });

  test('leadership never breaks more often', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { first, ...rest } = plainBattle(new Draw(seed), system);
      const brave = answer({ ...rest, first: { ...first, leadership: 9 } });
      const timid = answer({ ...rest, first: { ...first, leadership: 6 } });
      expect(brave.summary.firstBreaks).toBeLessThanOrEqual(timid.summary.firstBreaks + 1e-12);
    }
  });
});

/** In The Old World who charges fights one rank deep, so only the side of a single rank is never worse off. */
test('charging never hurts a single rank', () => {
  for (const system of SYSTEMS)
    for (let seed = 1; seed <= 12; seed++) {
      const { first, ...rest } = plainBattle(new Draw(seed), system);
      const single = { ...first, models: 5 };
      const standing = answer({ ...rest, first: single });
      const charging = answer({ ...rest, first: { ...single, charging: true } });
      expect(charging.chances.secondWins).toBeLessThanOrEqual(standing.chances.secondWins + 1e-12);
    }
});

test('what was left out is never less than nothing: chariots with hundreds of attacks at four trolls', () => {
  const chariots = {
    models: 21,
    frontage: 21,
    baseWidth: 163,
    weaponSkill: 10,
    strength: 10,
    toughness: 10,
    initiative: 0,
    attacks: 12,
    leadership: 2,
    regeneration: 5,
    troopType: 'heavyChariot',
    battleStandard: true,
    mount: { strength: 2, initiative: 0, attacks: 20, armourPiercing: 10, count: 3 },
    bodyStrength: 3,
    bodyPiercing: 10,
    arc: 'flank',
    breakReroll: 'breaks',
    toWoundModifier: 3,
    rerollHits: '1s',
  };
  const trolls = {
    models: 4,
    frontage: 4,
    baseWidth: 40,
    baseDepth: 40,
    troopType: 'monstrousInfantry',
    strength: 5,
    toughness: 4,
    wounds: 3,
    initiative: 1,
    attacks: 3,
    leadership: 5,
    regeneration: 5,
    rules: ['Fear', 'Stomp Attacks (1)'],
    charging: true,
  };
  expect(answer({ first: chariots, second: trolls, system: 'ninthAge' }).errorBound).toBeGreaterThanOrEqual(0);
});

test('the points of a unit that breaks are lost, whoever it is', () => {
  // Nobody strikes. The standard wins by 1, and two dice are never 1 or less: Discipline 2 is sure to break.
  const winner = { attacks: 0, standard: true, points: 90 };
  const loser = { attacks: 0, models: 4, frontage: 4, leadership: 2, points: 150 };
  for (const [first, second, lost] of [
    [winner, loser, [0, 150]],
    [loser, winner, [150, 0]],
  ] as const) {
    const { traded } = answer({ system: 'ninthAge', first, second });
    expect(traded.first).toBeCloseTo(lost[0], 9);
    expect(traded.second).toBeCloseTo(lost[1], 9);
  }
});

test('strikes name the values their target numbers come from', () => {
  for (const { input } of battleCalculator.presets) {
    const battle = prepareBattle(battleCalculator, input);
    for (const { side, strength, toughness, toWound } of strikesOf(battle)) {
      expect(toughness).toBe(battle[side === 'first' ? 'second' : 'first'].card.toughness);
      expect(toWound).toBe(Math.min(6, Math.max(2, 4 + toughness - strength)));
    }
  }
});
