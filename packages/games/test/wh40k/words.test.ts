// What a 40,000 answer says follows from what it computes, in both editions.
import { calculators } from '@oddsmith/games/wh40k';
import { describe } from 'vitest';
import { describeRuleWords, describeWordsOf, type RulePair } from '../words.ts';
import { cases } from './cases.ts';
import { statementCases } from './edition-11.table.ts';
import { KEYWORDS, smallAttacks } from './small-attacks.ts';

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
      pairs.map(({ rule, ...battles }) => ({
        rule,
        with: inEdition(battles.with),
        without: inEdition(battles.without),
      })),
      SILENT,
    );
    describeWordsOf(attack, [
      ...attack.presets.map(({ input }) => inEdition(input)),
      ...cases.map(({ input }) => inEdition(input)),
      ...statementCases.map(({ input }) => inEdition(input)),
    ]);
  });

for (const calculator of calculators.slice(1))
  describeWordsOf(
    calculator,
    calculator.presets.map(({ input }) => input),
  );
