// What a 40,000 answer says follows from what it computes, in both editions.
import { summaryInEdition } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/wh40k';
import { describe, expect, test } from 'vitest';
import { answerOf, describeRuleWords, describeWordsOf, type RulePair, roundedFiguresOf } from '../words.ts';
import { cases } from './cases.ts';
import { statementCases } from './edition-11.table.ts';
import { KEYWORDS, smallAttacks } from './small-attacks.ts';
import { UNNAMED } from './unnamed.ts';

const [attack] = calculators;

const gun = { attacks: 2, skill: 4, strength: 4, ap: -1, damage: 'D3', keywords: [] as string[] };
const squad = { models: 5, wounds: 2, toughness: 4, save: 4 };

/** Keywords that need another to have something to do. */
const COMPANIONS: { readonly [keyword: string]: readonly string[] } = { Conversion: ['Sustained Hits 1'] };

const keywordPairs: RulePair[] = smallAttacks.flatMap((input) => {
  const keywords = input.weapon?.keywords ?? [];
  if (keywords.length !== 1 || !KEYWORDS.some(({ keyword }) => keyword === keywords[0])) return [];
  const companions = COMPANIONS[keywords[0]] ?? [];
  const rule = attack.rules.find(({ name }) => keywords[0].startsWith(name));
  if (rule === undefined) return [];
  const weapon = { ...input.weapon, skill: 4 };
  return [
    {
      rule: rule.id,
      with: { ...input, weapon: { ...weapon, keywords: [...keywords, ...companions] } },
      without: { ...input, weapon: { ...weapon, keywords: companions } },
    },
  ];
});

function pair(rule: string, context: object, target: object, plain: object = {}): RulePair {
  const request = { weapon: gun, count: 2, target: { ...squad, ...plain } };
  return { rule, with: { ...request, context, target: { ...request.target, ...target } }, without: request };
}

const pairs: RulePair[] = [
  ...keywordPairs,
  pair('invulnerable', {}, { invuln: 4 }),
  pair('cover', { cover: true }, {}),
  pair('stealth', {}, { stealth: true }),
  pair('plungingFire', { plungingFire: true }, {}),
  pair('engaged', { engaged: true }, {}),
  pair('damaged', { damaged: true }, {}),
  pair('feelNoPain', {}, { fnp: 5 }),
  pair('damageReduction', {}, { damageReduction: 1 }),
  pair('halveDamage', {}, { halveDamage: true }),
  pair('setDamage', {}, { setDamage: 1 }),
  pair('overwatch', { overwatch: true }, {}),
  pair('commandReroll', { commandReroll: 'hit' }, {}),
  pair('commandReroll', { commandReroll: 'wound' }, {}),
  pair('commandReroll', { commandReroll: 'damage' }, {}),
  pair('commandReroll', {}, { commandReroll: 'save' }),
];

/** Extra Attacks of the 11th edition may be modified like any other (E15). */
const SILENT_IN_11 = { extraAttacks: 'changes no dice in the 11th edition' };

const SILENT = {
  assault: 'changes no dice',
  oneShot: 'changes no dice',
  hunter: 'says which targets may be chosen',
};

for (const edition of ['10', '11'] as const)
  describe(`edition ${edition}`, () => {
    const inEdition = (input: object) => ({ ...input, edition });
    describeRuleWords(
      attack,
      pairs
        .filter(({ rule }) => edition === '10' || !Object.hasOwn(SILENT_IN_11, rule))
        .map(({ rule, ...battles }) => ({
          rule,
          with: inEdition(battles.with),
          without: inEdition(battles.without),
        })),
      edition === '11' ? { ...SILENT, ...SILENT_IN_11 } : SILENT,
      UNNAMED['wh40k/attack'],
    );
    describeWordsOf(attack, [
      ...attack.presets.map(({ input }) => inEdition(input)),
      ...cases.map(({ input }) => inEdition(input)),
      ...statementCases.map(({ input }) => inEdition(input)),
    ]);
  });

describe('rule texts belong to the edition', () => {
  const inBoth = (input: object) =>
    ['10', '11'].map((edition) => roundedFiguresOf(answerOf(attack, { ...input, edition })));
  const isAlike = ([one, other]: readonly string[]) => one === other;
  /** Alike in both editions until the rule is added, and then never: it is the rule that the editions play differently. */
  const differing = attack.rules.filter(({ id }) => {
    const about = pairs.filter(({ rule, without }) => rule === id && isAlike(inBoth(without)));
    return about.length > 0 && about.every((pair) => !isAlike(inBoth(pair.with)));
  });

  test('editions differ in rules', () => {
    expect(differing.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['indirectFire', 'hazardous', 'cover', 'plungingFire']),
    );
  });

  test.each(differing.map((rule) => [rule.name, rule] as const))(
    '%s has a sentence of its own for the 11th',
    (_, rule) => {
      expect(summaryInEdition(rule, '11')).not.toBe(summaryInEdition(rule, '10'));
    },
  );

  test.each([
    ['heavy', '10', 'remained stationary'],
    ['heavy', '11', 'no model moved more than 3"'],
    ['cover', '10', '+1 to armour saves'],
    ['cover', '11', 'BS 1 worse'],
    ['hazardous', '10', 'on a 1, three mortal wounds'],
    ['hazardous', '11', 'on a 1 or 2 one mortal wound'],
    ['indirectFire', '10', '−1 to hit, rolls of 1 to 3 miss'],
    ['indirectFire', '11', '1 to 5 miss'],
  ])('%s of the %s edition', (id, edition, fact) => {
    expect(summaryInEdition(attack.rules.find((rule) => rule.id === id)!, edition)).toContain(fact);
  });
});

for (const calculator of calculators.slice(1))
  describeWordsOf(
    calculator,
    calculator.presets.map(({ input }) => input),
  );
