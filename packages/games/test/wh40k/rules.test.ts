// Every rule of the catalogue is explained, read, played by both engines and named in a case or an advice.
import { Budget, prepareBattle } from '@oddsmith/games';
import { describe, expect, test } from 'vitest';
import { calculators, standardKeywords } from '../../src/wh40k/index.ts';
import { weaponRules } from '../../src/wh40k/rules/catalogue.ts';
import { readKeyword, rules } from '../../src/wh40k/rules/index.ts';
import { cases } from './cases.ts';
import { KEYWORDS, NEVER_TOGETHER, smallAttacks } from './small-attacks.ts';

const [attack] = calculators;

function keywordsOf(input: (typeof smallAttacks)[number]): readonly string[] {
  const weapons = [input.weapon, ...(input.volley ?? []).map((entry) => entry.weapon)];
  return [...weapons.flatMap((weapon) => weapon?.keywords ?? []), ...(input.context?.keywords ?? [])];
}

describe('the catalogue', () => {
  test('every keyword that forms offer is read, and every ability is offered', () => {
    const offered = standardKeywords().map((text) => readKeyword(text));
    expect(offered.filter(({ rule, incomplete }) => rule === undefined || incomplete)).toEqual([]);
    expect(new Set(offered.map(({ rule }) => rule?.id))).toEqual(new Set(weaponRules.map((rule) => rule.id)));
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))('%s has one sentence', (_id, rule) => {
    expect(rule.summary).toMatch(/^[A-Z0-9+−].*\.$/);
    expect(rules.filter((other) => other.id === rule.id)).toHaveLength(1);
  });

  test.each(weaponRules.filter((rule) => rule.stage !== 'none').map((rule) => [rule.id, rule] as const))(
    '%s is walked on every path and has a case or a vector',
    (id, rule) => {
      const small = smallAttacks.filter((input) => keywordsOf(input).some((text) => readKeyword(text).rule === rule));
      expect(small.length, 'alone and in pairs').toBeGreaterThanOrEqual(10);
      const named = cases.some((one) => keywordsOf(one.input).some((text) => readKeyword(text).rule === rule));
      // Hazardous hurts the attacker: its figures are in the extended vectors.
      expect(named || rule.stage === 'after', `no case for ${id}`).toBe(true);
    },
  );

  test.each(weaponRules.filter((rule) => rule.stage === 'none').map((rule) => rule.name))(
    '%s is known and said to change nothing',
    (name) => {
      const advice = attack.advise(prepareBattle(attack, { weapon: { keywords: [name] } }));
      expect(advice).toContainEqual(expect.objectContaining({ code: 'wh40k/keyword-no-effect', severity: 'info' }));
    },
  );
});

describe('the small attacks', () => {
  const has = (input: (typeof smallAttacks)[number], keyword: string): boolean => keywordsOf(input).includes(keyword);

  test('hold every rule that acts on the dice', () => {
    const listed = KEYWORDS.map(({ keyword }) => readKeyword(keyword).rule?.name);
    expect(listed).toEqual(weaponRules.filter((rule) => rule.stage !== 'none').map((rule) => rule.name));
  });

  test('hold every pair that one weapon can have, and each keyword alone', () => {
    const missing: string[] = [];
    for (const { keyword: one } of KEYWORDS) {
      if (!smallAttacks.some((input) => has(input, one) && keywordsOf(input).length === 1)) missing.push(one);
      for (const { keyword: two } of KEYWORDS) {
        if (one === two || NEVER_TOGETHER.some((pair) => pair.includes(one) && pair.includes(two))) continue;
        if (!smallAttacks.some((input) => has(input, one) && has(input, two))) missing.push(`${one} + ${two}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test.each(KEYWORDS.map(({ keyword }) => keyword))('%s has something to do in most of its pairs', (keyword) => {
    const pairs = smallAttacks.filter((input) => has(input, keyword) && keywordsOf(input).length === 2);
    const awake = pairs.filter((input) => {
      const { weapon } = input;
      const without = {
        ...input,
        weapon: { ...weapon, keywords: weapon?.keywords?.filter((text) => text !== keyword) },
      };
      const [one, other] = [input, without].map((request) => {
        const { weapons, distributions } = attack.exact(prepareBattle(attack, request), new Budget());
        return JSON.stringify([weapons, distributions]);
      });
      return one !== other;
    });
    // Where it has not, the other keyword takes its place: Torrent never rolls to hit, Conversion needs something critical to do.
    expect(awake.length).toBeGreaterThan(keyword === 'Conversion' ? 0 : pairs.length / 2);
  });
});

describe('keywords are read as datasheets spell them', () => {
  test.each([
    ['SUSTAINED HITS D3', 'Sustained Hits', { count: 1, sides: 3, plus: 0 }],
    ['sustained hits 2', 'Sustained Hits', { count: 0, sides: 6, plus: 2 }],
    ['[Rapid Fire D6+3]', 'Rapid Fire', { count: 1, sides: 6, plus: 3 }],
    ['Twin Linked', 'Twin-linked', undefined],
    ['TWIN-LINKED', 'Twin-linked', undefined],
    ['Melta 2', 'Melta', { count: 0, sides: 6, plus: 2 }],
    ['indirect fire', 'Indirect Fire', undefined],
  ])('%s', (text, name, value) => {
    const read = readKeyword(text);
    expect(read.rule?.name).toBe(name);
    if (value !== undefined) expect(read.value).toEqual(value);
  });

  test.each([
    ['Anti-Vehicle 4+', 'vehicle', 4],
    ['ANTI-INFANTRY 2+', 'infantry', 2],
    ['anti monster 5', 'monster', 5],
    ['Anti-Epic Hero 3+', 'epic hero', 3],
  ])('%s', (text, against, roll) => {
    expect(readKeyword(text)).toMatchObject({
      rule: { id: 'anti' },
      scope: { keywords: [against] },
      value: { plus: roll },
    });
  });

  test.each([
    ['Sustained Hits 1: Infantry/Beasts', ['infantry', 'beast']],
    ['[LETHAL HITS: VEHICLES]', ['vehicle']],
    ['Anti-Monster/Vehicle 4+', ['monster', 'vehicle']],
    ['Hunter: Monsters/Titanic', ['monster', 'titanic']],
  ])('%s works against some targets only', (text, only) => {
    expect(readKeyword(text)).toMatchObject({ rule: expect.anything(), scope: { keywords: only } });
  });

  test.each([
    'Anti-non-Monster/Vehicle 2+',
    'anti non-monster/vehicles 2',
    'Lethal Hits: NON-MONSTER/VEHICLE',
    'Sustained Hits 1: non\u2011Monster/non\u2011Vehicle',
  ])('%s: "non-" negates the whole list', (text) => {
    expect(readKeyword(text)).toMatchObject({
      rule: expect.anything(),
      scope: { not: { keywords: ['monster', 'vehicle'] } },
    });
  });

  test.each([
    ['Conversion', 12],
    ['Conversion 18', 18],
    ['Blast', 1],
    ['Blast 2', 2],
  ])('%s: a number that may be left out', (text, plus) => {
    expect(readKeyword(text)).toMatchObject({ incomplete: false, value: { plus } });
  });

  test.each(['Bubblechukka', 'Anti-Vehicle', 'Anti-Fly 7+', 'Melta D3', 'Sustained Hits many', ''])(
    '"%s" is not a rule',
    (text) => expect(readKeyword(text).rule).toBeUndefined(),
  );

  test('a missing number is read as 1 and reported', () => {
    expect(readKeyword('Sustained Hits')).toMatchObject({ incomplete: true, value: { plus: 1 } });
  });
});
