// Statements of the 11th edition about the table and the charge, and the check that none of them goes without a test.
import { readFileSync } from 'node:fs';
import { attack, type ChargeInput, calculators, charge, melee, volleyOf } from '@oddsmith/games/wh40k';
import { describe, expect, test } from 'vitest';
import { expectAllPathsEqualExact } from '../agreement.ts';
import { statementCases } from './edition-11.table.ts';

/** Hits without a roll and wounds T4 on 2+. */
const sure = { attacks: 1, skill: null, strength: 8, ap: 0, damage: 1, keywords: [] as string[] };
const blade = { ...sure, kind: 'melee' as const };
const man = { models: 1, wounds: 1, toughness: 4, save: 7, weapons: [{ weapon: blade }] };

describe('statements', () => {
  test('E14: Blast cannot target who is engaged', () => {
    const codes = (engaged: boolean, keywords: string[]) =>
      attack({ edition: '11', weapon: { ...sure, keywords }, context: { engaged } }).advice.map(({ code }) => code);
    expect(codes(true, ['Blast'])).toContain('wh40k/engaged-target');
    expect(codes(false, ['Blast'])).not.toContain('wh40k/engaged-target');
    expect(codes(true, ['Pistol'])).not.toContain('wh40k/engaged-target');
  });

  test('E15: weapons with Extra Attacks are used beside another', () => {
    const weapon = {
      kind: 'melee' as const,
      range: 'Melee' as const,
      skill: 3,
      strength: 4,
      ap: 0,
      damage: 1,
      count: 1,
    };
    const unit = {
      name: 'Beast',
      keywords: [],
      models: [{ name: 'Beast', count: 1, t: 4, sv: 3, w: 3 }],
      weapons: [
        { ...weapon, name: 'Claws', attacks: 4, keywords: [] },
        { ...weapon, name: 'Fangs', attacks: 3, keywords: [] },
        { ...weapon, name: 'Tail', attacks: 2, keywords: ['Extra Attacks'] },
      ],
    };
    expect(volleyOf(unit, 'fight').map((entry) => entry.weapon?.name)).toEqual(['Claws', 'Tail']);
  });

  test('E26: Conversion asks for more than its distance, not for as much', () => {
    const gun = { ...sure, skill: 4, keywords: ['Conversion 18', 'Sustained Hits 1'] };
    for (const edition of ['10', '11'] as const) {
      const hits = (distance: number) => attack({ edition, weapon: gun, context: { distance } }).weapons[0].hits.mean;
      // Half of the rolls hit; of these the sixes are critical, or all.
      expect(hits(18)).toBeCloseTo(1 / 2 + 1 / 6, 12);
      expect(hits(18.1)).toBeCloseTo(1 / 2 + 1 / 2, 12);
    }
  });

  test.each(['10', '11'] as const)(
    'what changes shooting leaves melee weapons of the %sth edition alone',
    (edition) => {
      const strike = (context: object, target: object = {}) =>
        attack({
          edition,
          weapon: { ...blade, skill: 4, ap: -1 },
          context,
          target: { models: 1, wounds: 1, toughness: 4, save: 4, ...target },
        }).summary;
      const plain = strike({});
      for (const field of ['cover', 'plungingFire', 'engaged']) expect(strike({ [field]: true }), field).toEqual(plain);
      expect(strike({}, { stealth: true })).toEqual(plain);
    },
  );

  test('E43: a group of the attacker that says nothing of Feel No Pain has that of the unit', () => {
    const lost = (attacker: object) =>
      attack({ edition: '11', weapon: { ...sure, keywords: ['Hazardous'] }, attacker }).distributions.hazardousSlain
        .mean;
    const groups = [{ models: 1, wounds: 1 }];
    expect(lost({ groups })).toBeCloseTo(1 / 3, 12);
    expect(lost({ fnp: 5, groups })).toBeCloseTo((1 / 3) * (4 / 6), 12);
    expect(lost({ fnp: 6, fnpMortal: 4, groups })).toBeCloseTo((1 / 3) * (3 / 6), 12);
    expect(lost({ fnpMortal: 4, groups: [{ ...groups[0], fnpMortal: null }] })).toBeCloseTo(1 / 3, 12);
  });

  test('E45: Crushing Impact costs the own unit one mortal wound for each 1, at most six', () => {
    const impact = (dice: number, wounds: number) => ({
      edition: '11' as const,
      attacker: { models: 1, wounds },
      context: { mortalWounds: { dice, on: 5, max: 6, ownOn: 1 } },
      target: { models: 3, wounds: 1, toughness: 4, save: 4 },
    });
    const two = attack(impact(2, 2)).distributions;
    expect(two.ownWounds.probabilities).toEqual([
      expect.closeTo(25 / 36, 12),
      expect.closeTo(10 / 36, 12),
      expect.closeTo(1 / 36, 12),
    ]);
    expect(two.ownSlain.mean).toBeCloseTo(1 / 36, 12);
    expect(two.damage.mean).toBeCloseTo(2 / 3, 12);
    expect(attack(impact(12, 20)).distributions.ownWounds.max).toBe(6);
    expectAllPathsEqualExact(calculators[0], impact(3, 2));
    const guarded = { ...impact(2, 1), attacker: { models: 2, wounds: 1, fnpMortal: 4 } };
    expectAllPathsEqualExact(calculators[0], guarded);
  });

  test('E50: who is within 2" is engaged already, so no charge is rolled for less than 3', () => {
    expect(charge({ edition: '11', distance: 1 }).summary.rollNeeded).toBe(3);
    expect(charge({ edition: '10', distance: 1 }).summary.rollNeeded).toBe(2);
  });

  test('E57: the charger fights first, and what it kills does not strike back', () => {
    const { summary } = melee({ edition: '11', first: man, second: man });
    expect(summary.secondWipeChance).toBeCloseTo(5 / 6, 12);
    expect(summary.firstWipeChance).toBeCloseTo((1 / 6) * (5 / 6), 12);
  });

  test('E58: a second round is fought in the same order', () => {
    const { summary } = melee({ edition: '11', rounds: 2, first: man, second: man });
    const bothStand = 1 / 36;
    expect(summary.secondWipeChance).toBeCloseTo((5 / 6) * (1 + bothStand), 12);
    expect(summary.firstWipeChance).toBeCloseTo((5 / 36) * (1 + bothStand), 12);
  });

  test('E59: Assault says when a weapon may shoot, and changes no dice', () => {
    const damage = (keywords: string[]) =>
      attack({ edition: '11', weapon: { ...sure, keywords } }).distributions.damage;
    expect(damage(['Assault'])).toEqual(damage([]));
  });

  test('E62: out of reserve more than 8" away, a charge needs 9', () => {
    const preset = calculators[1].presets.find(({ id }) => id === 'deep-strike-11');
    const { summary } = charge(preset?.input as ChargeInput);
    expect(summary.rollNeeded).toBe(9);
    expect(summary.chargeChance).toBeCloseTo(10 / 36, 12);
  });

  test('E63: Into the Fray counts as 6 at most', () => {
    const fray = (distance: number, modifier = 0) =>
      charge({ edition: '11', distance, modifier, rollAtMost: 6 }).summary.chargeChance;
    expect(fray(6)).toBeCloseTo(26 / 36, 12);
    expect(fray(6.1)).toBe(0);
    expect(fray(7, 4)).toBe(0);
    expectAllPathsEqualExact(calculators[1], { edition: '11', distance: 5, rollAtMost: 6, reroll: true });
  });
});

/** Statements that speak of places of models, of phases or of points to command with: no calculator is asked about those. */
const OF_THE_TABLE = [48, 51, 52, 53, 60, 61];
const LAST = 64;

test('every statement has a test titled with its number, or is of the table', () => {
  const sources = ['edition-11.test.ts', 'statements.test.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const titled = new Set<number>(statementCases.map(({ statement }) => statement));
  for (const source of sources) for (const [, number] of source.matchAll(/'E(\d+): /g)) titled.add(Number(number));
  const missing = Array.from({ length: LAST }, (_, index) => index + 1).filter(
    (statement) => !titled.has(statement) && !OF_THE_TABLE.includes(statement),
  );
  expect(missing).toEqual([]);
  expect(OF_THE_TABLE.filter((statement) => titled.has(statement))).toEqual([]);
});

describe('every statement names its witness', () => {
  const text = readFileSync(new URL('../../src/wh40k/STATEMENTS.md', import.meta.url), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1));
  const cells = rows.map((row) => row.map((cell) => cell.trim()));
  const statements = cells.filter(([number]) => /^E?\d+$/.test(number));
  const sources = cells.filter((row) => row.length === 4 && /^[a-z]+$/.test(row[0]) && row[0] !== 'witness');

  test('the sources have a version and a date', () => {
    expect(sources.length).toBeGreaterThan(4);
    for (const [name, what, version, date] of sources) {
      expect(what.length * version.length, name).toBeGreaterThan(0);
      expect(date, name).toMatch(/20\d\d|named in the row/);
    }
  });

  test('no number is missing, and each says what and who', () => {
    const numbers = [
      ...Array.from({ length: 56 }, (_, index) => `${index + 1}`),
      ...Array.from({ length: LAST }, (_, index) => `E${index + 1}`),
    ];
    expect(statements.map(([number]) => number)).toEqual(numbers);
    const known = new Set(sources.map(([name]) => name));
    for (const [number, statement, witness] of statements) {
      expect(statement, number).not.toBe('');
      for (const part of witness.split('; ')) {
        const [, name, place] = /^([a-z]+)[: ]?(.*)$/.exec(part) ?? [];
        expect(known, `${number}: ${part}`).toContain(name);
        // The book is cited by section, what is no catalogue and no reading by its heading.
        if (name === 'book') expect(place, number).toMatch(/^\d\d\.\d\d(, \d\d\.\d\d)*$/);
        else if (name !== 'sheets' && name !== 'reading') expect(place, number).not.toBe('');
      }
    }
  });

  test('the guide cites no number that is not there', () => {
    const guide = readFileSync(new URL('../../src/wh40k/README.md', import.meta.url), 'utf8');
    const cited = [...guide.matchAll(/\b(?:rule (\d+)|(E\d+))\b/g)].map(([, rule, statement]) => rule ?? statement);
    const numbers = statements.map(([number]) => number);
    expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(cited.length).toBeGreaterThan(10);
  });
});

test('the 10th edition out of Deep Strike: 27.8%', () => {
  const preset = calculators[1].presets.find(({ id }) => id === 'deep-strike');
  expect(charge(preset?.input as ChargeInput).summary.chargeChance).toBeCloseTo(10 / 36, 12);
  expect(charge(preset?.input as ChargeInput).sentence).toContain('27.8%');
});
