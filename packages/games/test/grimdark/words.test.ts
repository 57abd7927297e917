// What a Grimdark answer says follows from what it computes: every rule of the packs in small battles with and without it.
import { calculators, coverageOf, coverUnit, rules, unitSchema } from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';
import { describeRuleWords, describeWordsOf, type RulePair } from '../words.ts';
import {
  attackSituations,
  duelSituations,
  inputOf,
  PLACES,
  printedFor,
  type Situation,
  withRule,
} from './situations.ts';
import { UNNAMED } from './unnamed.ts';

const [attack, duel] = calculators;

/** Rules of which an attack by itself knows nothing. */
const DUEL_ONLY =
  /^(limited|counter|hazardous|counter-attack|unwieldy|retaliate|deathstrike|self-destruct|explode|fearless|no-retreat|robot|undead|fear|hive-bond|hold-the-line|courage|banner|morale|battleborn|honor-code|steadfast|.*-growth|hive-bond-boost|hold-the-line-boost|mend|inquisitorial-agent|martial-prowess)$/;
/** Rules of melee order, morale and rounds; the others have their words in the attack. */
const inDuels = rules.filter((rule) => DUEL_ONLY.test(rule.id));

function silence(acts: (id: string) => boolean, why: string): { [rule: string]: string } {
  const silent: { [rule: string]: string } = {};
  for (const { id, name } of rules) {
    const coverage = coverageOf(name, { version: '3.5' });
    if (coverage !== 'counted') silent[id] = coverage;
    else if (!acts(id)) silent[id] = why;
  }
  return silent;
}

function pairsOf(situations: readonly Situation[], acts: (id: string) => boolean): RulePair[] {
  return rules
    .filter((rule) => acts(rule.id) && coverageOf(rule.name, { version: '3.5' }) === 'counted')
    .flatMap((rule) => {
      const printed = printedFor(rule);
      return situations.flatMap((situation) =>
        PLACES.map((place) => ({
          rule: rule.id,
          with: inputOf(withRule(situation, printed.with, place)),
          without: inputOf(withRule(situation, printed.without, place)),
        })),
      );
    });
}

const inAttacks = (id: string): boolean => !DUEL_ONLY.test(id);
const duelOnly = (id: string): boolean => DUEL_ONLY.test(id);

describeRuleWords(
  attack,
  pairsOf(attackSituations, inAttacks),
  silence(inAttacks, 'a duel only'),
  UNNAMED['grimdark/attack'],
);
describeRuleWords(
  duel,
  pairsOf(duelSituations, duelOnly),
  silence(duelOnly, 'spoken of in the attack'),
  UNNAMED['grimdark/duel'],
);

describeWordsOf(attack, [
  ...attack.presets.map((preset) => preset.input as object),
  ...attackSituations.map(inputOf),
  ...pairsOf(attackSituations.slice(0, 1), inAttacks).map((pair) => pair.with),
]);
describeWordsOf(duel, [
  ...duel.presets.map((preset) => preset.input as object),
  ...pairsOf(duelSituations.slice(0, 1), duelOnly).map((pair) => pair.with),
]);

describe('a rule is described as the version in use plays it', () => {
  const versioned = rules.filter((rule) => rule.versions !== undefined);

  test('wherever a version states other effects it has its own words', () => {
    expect(inDuels.length).toBeGreaterThan(20);
    expect(versioned.length).toBeGreaterThan(20);
    for (const rule of versioned) expect(Object.keys(rule.summaryIn ?? {})).toEqual(Object.keys(rule.versions ?? {}));
  });

  test.each([
    ['3.5', 'Every natural 6 this model rolls to hit is one hit more.'],
    ['3.4.1', 'Every natural 6 this model rolls to hit is one hit more.'],
    ['3.0', '+1 to hit.'],
  ] as const)('Sergeant in %s', (version, summary) => {
    const unit = unitSchema.parse({ quality: 4, defense: 4, rules: ['Sergeant'], models: [{}] });
    expect(coverUnit(unit, { version })[0].summary).toBe(summary);
  });
});
