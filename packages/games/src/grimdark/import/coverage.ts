// What the calculators make of the rules of a list: which count, which need context, which are not modelled.
import { type Coverage, type CoverageReport, coverUnits } from '../rules/catalogue.ts';
import { ruleSetOf } from '../rules/resolve.ts';
import { unitSchema } from '../schema.ts';
import type { ImportedArmy } from './army.ts';

export function coverArmy({ units, rulesVersion, ruleTexts }: ImportedArmy): CoverageReport {
  return coverUnits(
    units.map(({ unit }) => unitSchema.parse(unit)),
    ruleSetOf({ rulesVersion, ruleTexts }),
  );
}

const WORDS: readonly (readonly [Coverage, string])[] = [
  ['read from text', 'read from their text'],
  ['needs support', 'need a second unit'],
  ['no effect', 'no effect in a duel'],
  ['not modelled', 'not modelled'],
];

/** "rules: 12 count; no effect in a duel: Strider, Scout; not modelled: Glorious Nonsense" */
export function coverageSentence({ occurrences, rules }: CoverageReport): string {
  const counted = occurrences.counted + occurrences['read from text'];
  const exceptions = WORDS.filter(([coverage]) => rules[coverage].length > 0);
  const parts = exceptions.map(([coverage, words]) => `${words}: ${rules[coverage].join(', ')}`);
  return [`rules: ${counted} ${counted === 1 ? 'counts' : 'count'}`, ...parts].join('; ');
}
